import { asc, eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditEntries, resumeBatchRows } from "#app/data/base/schema/admin.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { countStatistics } from "#app/data/library/resume-statistics.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { openResume } from "#app/operations/reader/open-resume.server.ts";
import { openDashboard } from "#tests/helpers/dashboard.ts";
import type { HtmlElement } from "#tests/helpers/html.ts";
import { linkIn, openMailbox } from "#tests/helpers/mailbox.ts";
import { formWith } from "#tests/helpers/member.ts";
import { multipartForm } from "#tests/helpers/multipart.ts";
import { passcode } from "#tests/helpers/owner.ts";
import { addDocument, documentWith } from "#tests/helpers/resume-bodies.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";
import { until } from "#tests/helpers/until.ts";
import { createVisitor } from "#tests/helpers/visitor.ts";

const whole = {
	title: "Backend engineer, payments",
	company: "Google",
	role: "Software Engineer",
	industry: "Tech",
};
const unknownId = "11111111-1111-4111-8111-111111111111";

/** @param options.hasQueue whether what is queued can be queued: starting it takes its time */
async function openDesk({ hasQueue = false } = {}) {
	const site = await createTestSite({ ADMIN_PASSCODE: passcode });
	if (hasQueue) await site.services.start();
	const { app, owner } = await openDashboard(site);
	const { database } = site.services;
	const findAll = () => database.select().from(resumes).orderBy(asc(resumes.createdAt));
	const getResume = async (id: string) => {
		const [row] = await database.select().from(resumes).where(eq(resumes.id, id));
		if (!row) throw new Error("There is no such resume");
		return row;
	};
	const findLog = async () =>
		(await database.select().from(auditEntries).orderBy(asc(auditEntries.id))).filter(
			({ subject }) => subject === "resume",
		);
	return { site, app, database, owner, findAll, getResume, findLog, visitor: createVisitor(app) };
}

const figuresOf = (page: HtmlElement) =>
	Object.fromEntries(
		page
			.one("dl", { class: "admin-stats" })
			.all("div")
			.map((card) => [card.one("dt").text, card.one("dd").text]),
	);
const rowsOf = (page: HtmlElement) =>
	page.all("tbody").flatMap((body) => body.all("tr").map((row) => row.all("td").slice(1)));
const titlesOf = (page: HtmlElement) => rowsOf(page).map(([title]) => title?.text);
const fieldOf = (page: HtmlElement, name: string) =>
	page.all("*", { name }).find((element) => element.get("type") !== "hidden");
const problemOf = (page: HtmlElement, name: string) => {
	const [id = ""] = (fieldOf(page, name)?.get("aria-describedby") ?? "").split(" ");
	return page.all("p", { id })[0]?.text;
};
const formAt = (page: HtmlElement, action: string) => page.one("form", { method: "post", action });

describe("the list of resumes", () => {
	test("shows figures and lines that agree with the library", async () => {
		const { site, owner, database } = await openDesk();
		await site.addResume({ ...whole, isFeatured: true, viewCount: 1_200 });
		await site.addResume({
			...whole,
			title: "Analyst",
			company: "Evercore",
			industry: "Finance",
			viewCount: 34,
			availability: "none",
			createdAt: addDays(testNow, -1),
		});
		await site.addResume({ title: "Gone", viewCount: 500, withdrawnAt: testNow });
		const { page, status, html } = await owner.visit("/admin/resumes");
		expect(status).toBe(200);
		expect(page.one("h1").text).toBe("Resume Database");
		expect(figuresOf(page)).toEqual({
			"Total Resumes": "2",
			Featured: "1",
			"Total Views": "1,234",
			"Filtered Results": "2",
		});
		expect(page.all("th").map(({ text }) => text)).toEqual([
			"Choose",
			"Title",
			"Company",
			"Role",
			"Industry",
			"File",
			"Views",
			"Status",
			"Actions",
		]);
		const [first = [], second = []] = rowsOf(page).map((cells) => cells.map(({ text }) => text));
		expect(first.slice(0, 7)).toEqual([
			"Backend engineer, payments",
			"Google",
			"Software Engineer",
			"Tech",
			"Available",
			"1,200",
			"Featured Mid-level Demonstration",
		]);
		expect(second.slice(0, 7)).toEqual([
			"Analyst",
			"Evercore",
			"Software Engineer",
			"Finance",
			"No file",
			"34",
			"Mid-level Demonstration",
		]);
		expect(html).toContain("noindex");
		expect(await countStatistics(database)).toMatchObject({
			total: 2,
			featured: 1,
			totalViews: 1_234,
			byCompany: [
				{ value: "Evercore", count: 1 },
				{ value: "Google", count: 1 },
			],
			byIndustry: [
				{ value: "Finance", count: 1 },
				{ value: "Tech", count: 1 },
			],
		});
	});

	test("leads to a CSV upload, to the files that wait, to a new resume, and to itself again", async () => {
		const { owner } = await openDesk();
		const { page } = await owner.visit("/admin/resumes?featured=yes");
		const main = page.one("main");
		expect(main.link("Files waiting")).toBe("/admin/uploads/new");
		expect(main.link("CSV Upload")).toBe("/admin/imports/new");
		expect(main.link("Add Resume")).toBe("/admin/resumes/new?featured=yes");
		expect(main.link("Refresh")).toBe("/admin/resumes?featured=yes");
		expect(main.link("Clear Filters")).toBe("/admin/resumes");
	});

	test("is searched in title, company, role and description, in any case, and nowhere else", async () => {
		const { site, owner } = await openDesk();
		await site.addResume({ ...whole, title: "In the Title: QUASAR", tags: [] });
		await site.addResume({ ...whole, company: "Quasar & Sons", tags: [] });
		await site.addResume({ ...whole, role: "Quasar engineer", tags: [] });
		await site.addResume({ ...whole, description: "Built a quasar_100% thing", tags: [] });
		await site.addResume({ ...whole, industry: "Quasar", title: "By industry" });
		await site.addResume({ ...whole, tags: ["quasar"], title: "By tag" });
		const found = async (q: string) => {
			const { page } = await owner.visit(`/admin/resumes?${new URLSearchParams({ q })}`);
			const titles = titlesOf(page);
			expect(figuresOf(page)["Filtered Results"]).toBe(String(titles.length));
			return titles;
		};
		for (const q of ["quasar", "QUASAR", " uasa "]) {
			const titles = await found(q);
			expect(titles).toHaveLength(4);
			expect(titles).not.toContain("By industry");
			expect(titles).not.toContain("By tag");
		}
		expect(await found("quasar_100%")).toHaveLength(1);
		expect(await found("quasar%")).toHaveLength(0);
		expect(await found("sons google")).toHaveLength(0);
		expect(await found("quasar engineer")).toContain("In the Title: QUASAR");
		// Twelve words are looked for.
		const thirteen = "q u a s r i n t h e l quasar zebra";
		expect(await found(thirteen)).toContain("In the Title: QUASAR");
	});

	test("is filtered by company, industry, being featured or without a file, and all of them at once", async () => {
		const { site, owner } = await openDesk();
		await site.addResume({ ...whole, title: "a", isFeatured: true });
		await site.addResume({ ...whole, title: "b", company: "Google Cloud" });
		await site.addResume({
			...whole,
			title: "c",
			industry: "Marketing / CPG",
			availability: "none",
		});
		const found = async (filter: Record<string, string>) => {
			const { page } = await owner.visit(`/admin/resumes?${new URLSearchParams(filter)}`);
			const titles = titlesOf(page).sort();
			expect(figuresOf(page)).toMatchObject({
				"Total Resumes": "3",
				"Filtered Results": String(titles.length),
			});
			for (const [name, value] of Object.entries(filter)) {
				const chosen = page.one("select", { name }).all("option", { selected: "" });
				expect(chosen.map((option) => option.get("value"))).toEqual([value]);
			}
			return titles.join("");
		};
		expect(await found({ company: "Google" })).toBe("ac");
		expect(await found({ company: "Google Cloud" })).toBe("b");
		expect(await found({ industry: "Marketing / CPG" })).toBe("c");
		expect(await found({ featured: "yes" })).toBe("a");
		expect(await found({ featured: "no" })).toBe("bc");
		expect(await found({ file: "none" })).toBe("c");
		expect(await found({ company: "Google", industry: "Tech", featured: "no" })).toBe("");
		expect(await found({ company: "Nobody's" })).toBe("");
		const { page } = await owner.visit("/admin/resumes");
		const options = page.one("select", { name: "company" }).all("option");
		expect(options.map(({ text }) => text)).toEqual([
			"All companies",
			"Google (2)",
			"Google Cloud (1)",
		]);
	});

	test("has pages that hold every resume once, also when many were added in one moment", async () => {
		const { site, owner } = await openDesk();
		for (let index = 0; index < 120; index++) {
			await site.addResume({ ...whole, title: `Resume ${index}` });
		}
		await site.addResume({ ...whole, title: "Other", company: "Evercore" });
		const seen: (string | undefined)[] = [];
		for await (const { page } of owner.pages("/admin/resumes?company=Google")) {
			expect(figuresOf(page)["Filtered Results"]).toBe("120");
			seen.push(...titlesOf(page));
		}
		expect(seen).toHaveLength(120);
		expect(new Set(seen).size).toBe(120);
		// What is not shown is not sent.
		const { html } = await owner.visit("/admin/resumes");
		expect(new Set(html.match(/Resume \d+/gu)).size).toBeLessThanOrEqual(50);
	});

	test.each(["after=x", "after=1-x", "featured=1&status=%00", "q=%25%25%5C&company=%27%3B--"])(
		"answers an address that makes no sense: %s",
		async (search) => {
			const { site, owner } = await openDesk();
			await site.addResume();
			expect((await owner.visit(`/admin/resumes?${search}`)).status).toBe(200);
		},
	);

	test("says that it could not be loaded, and keeps the dashboard", async () => {
		const { owner, database } = await openDesk();
		await database.execute(sql`alter table resumes rename column role to part`);
		const { status, page } = await owner.visit("/admin/resumes");
		expect(status).toBe(503);
		expect(page.one("div", { role: "alert" }).text).toBe("Failed to load resumes");
		expect(page.one("main").link("Refresh")).toBe("/admin/resumes");
		expect((await owner.ask("/admin/exports/resumes", { form: {} })).status).toBe(503);
	});
});

describe("many resumes", () => {
	test("are changed, looked at and taken back without scripts, and exported as the list shows them", async () => {
		const { site, owner, database, getResume } = await openDesk({ hasQueue: true });
		const ids = [await site.addResume(whole), await site.addResume(whole)];
		const other = await site.addResume({ ...whole, company: "Meta" });
		const list = await owner.visit("/admin/resumes?company=Google");
		const form = list.page.one("form", { id: "bulk" });
		const boxes = list.page.all("input", { name: "id", form: "bulk" });
		expect(boxes.map((box) => box.get("value")).sort()).toEqual(ids.toSorted());
		const action = form.get("action") ?? "";
		const post = (fields: Record<string, string>, chosen: string[]) => {
			const body = new URLSearchParams({ intent: "bulk", ...fields });
			for (const id of chosen) body.append("id", id);
			return owner.visit(action, {
				method: "POST",
				body: body.toString(),
				headers: { "Content-Type": "application/x-www-form-urlencoded" },
			});
		};
		const none = await post({ change: "tag", value: "sql" }, []);
		expect(none.status).toBe(400);
		expect(none.page.text).toContain("Please choose at least one resume");
		const wrong = await post({ change: "offerMonth", value: "May" }, ids);
		expect(wrong.page.one("input", { name: "value" }).get("value")).toBe("May");
		const ticked = wrong.page.all("input", { name: "id", form: "bulk", checked: "" });
		expect(ticked).toHaveLength(2);
		expect(wrong.page.text).toContain("Offer month must be a year and a month");
		const changed = await post({ change: "location", value: "Bern" }, ids);
		expect(changed.path).toMatch(/^\/admin\/changes\/[0-9a-f-]{36}$/u);
		expect(changed.page.one("table").text).toContain("location: (none) → Bern");
		expect((await owner.visit("/admin/changes")).page.one("tbody").text).toContain(
			"Location: Bern",
		);
		const file = await owner.ask("/admin/exports/resumes?company=Google", { form: {} });
		expect(file.headers.get("Content-Disposition")).toContain("resumes-2026-06-15.csv");
		const text = await file.text();
		expect([ids.every((id) => text.includes(id)), text.includes(other)]).toEqual([true, false]);
		await owner.visit(changed.path, { form: {} });
		await until(async () => (await getResume(ids[0] ?? "")).location === null);
		const after = await until(async () => {
			const { page } = await owner.visit(changed.path);
			return page.text.includes("It was taken back.") ? page : null;
		});
		expect(after.all("form", { method: "post" }).map((one) => one.get("action"))).not.toContain(
			changed.path,
		);
		const stateOf = async (state: string | null) => {
			await database.update(resumeBatchRows).set({ takenBack: state as "changed" });
			const { page } = await owner.visit("/admin/changes");
			return page.one("tbody").all("td").at(-1)?.text;
		};
		expect(await stateOf(null)).toBe("Being taken back");
		expect(await stateOf("changed")).toBe("Taken back, but for 2 resumes");
		const { page } = await owner.visit(changed.path);
		expect(page.text).toContain("but for 2 resumes: the list says why.");
	});
});

describe("the evidence of a resume", () => {
	test("is recorded without scripts, and the public pages say so", async () => {
		const { site, owner, visitor, database } = await openDesk({ hasQueue: true });
		const id = await site.addResume({ ...whole, provenance: "declared", offerMonth: null });
		const list = await owner.visit("/admin/resumes?provenance=declared&opened=never&sort=checked");
		expect(rowsOf(list.page)).toHaveLength(1);
		const at = `/admin/resumes/${id}/evidence`;
		expect(list.html).toContain(at);
		const { page } = await owner.visit(at);
		expect(page.one("ul", { "aria-label": "Records" }).text).toContain("The author’s declaration");
		const post = async (file: string | null, fields: Record<string, string>) =>
			owner.visit(at, {
				...(await multipartForm(
					file === null ? null : { name: "Ada-offer.pdf", bytes: new TextEncoder().encode(file) },
					fields,
				)),
			});
		const fields = { intent: "document", documentKind: "offer_letter", reviewer: "Ada" };
		const less = await post("An offer", { ...fields, company: "true" });
		expect(less.status).toBe(400);
		expect(less.page.text).toContain("Missing: Role");
		const ticked = { ...fields, company: "true", role: "true" };
		expect((await post(null, ticked)).page.text).toContain("Please choose the document");
		const done = await post("An offer", ticked);
		expect(done.page.one("noscript").text).toContain("It was not kept");
		expect(done.page.text).toContain("Verified offer");
		const other = await site.addResume({ provenance: "declared", offerMonth: null });
		const again = await owner.visit(`/admin/resumes/${other}/evidence`, {
			...(await multipartForm({ name: "x", bytes: new TextEncoder().encode("An offer") }, ticked)),
		});
		expect(again.status).toBe(409);

		expect((await visitor.visit("/how-we-check")).page.one("main").link("1 resume today")).toBe(
			"/resumes?provenance=verified",
		);
		const found = await visitor.visit("/resumes?provenance=verified");
		expect(found.page.all("article")).toHaveLength(1);
		expect((await visitor.visit(`/resumes/${id}`)).page.one("main").link("How we check")).toBe(
			"/how-we-check",
		);

		// A mail with a link, to an address that is kept nowhere.
		const link = { intent: "work-link", reviewer: "Ada", isEmployer: "true" };
		const open = await owner.visit(`/admin/resumes/${other}/evidence`, {
			form: { ...link, email: "kim@gmail.com" },
		});
		expect(open.page.text).toContain("Anyone can open a mailbox there");
		await owner.visit(`/admin/resumes/${other}/evidence`, {
			form: { ...link, email: "kim@work.example" },
		});
		const mail = await openMailbox(site).newest("kim@work.example", "Is this resume yours?");
		const question = await visitor.visit(linkIn(mail, "/work-address/"));
		expect(question.page.text).toContain("work.example");
		const answered = await visitor.visit(question.path, { form: { answer: "yes" } });
		expect(answered.path).toBe("/how-we-check");
		const [row] = await database.select().from(resumes).where(eq(resumes.id, other));
		expect(row?.provenance).toBe("confirmed");
	});
});

describe("adding a resume", () => {
	test("works without scripts, and the library has it at once", async () => {
		const { owner, visitor, findAll, findLog, site } = await openDesk();
		await site.addResume({ createdAt: addDays(testNow, -1) });
		await visitor.visit("/resumes");
		const before = await owner.visit("/admin/resumes?company=Google");
		const { page } = await owner.visit(before.page.one("main").link("Add Resume"));
		expect(page.one("h1").text).toBe("Add Resume");
		const level = page.one("select", { name: "experienceLevel" });
		expect(level.all("option").map(({ text }) => text)).toEqual([
			"Intern",
			"Entry-level",
			"Mid-level",
			"Senior-level",
			"Staff+",
		]);
		expect(level.all("option", { selected: "" }).map(({ text }) => text)).toEqual(["Mid-level"]);
		const added = await owner.submit(formAt(page, "/admin/resumes/new?company=Google"), {
			...whole,
			title: "  Zebra engineer ",
			tags: " go ; sql,, ",
			fileUrl: "https://files.example/a.pdf",
			provenance: "curated",
			offerMonth: "2026-05",
			visaSponsored: "true",
		});
		expect(added.path).toBe("/admin/resumes?company=Google");
		expect(added.page.one("noscript").text).toBe("Resume added successfully!");
		expect(figuresOf(added.page)).toMatchObject({ "Total Resumes": "2", "Filtered Results": "2" });
		expect(titlesOf(added.page)[0]).toBe("Zebra engineer");
		// The public pages count again as well, though no time has passed since they did.
		expect((await site.services.library.counts()).resumes).toBe(2);
		const row = (await findAll()).at(-1);
		expect(row).toMatchObject({
			title: "Zebra engineer",
			experienceLevel: "Mid-level",
			tags: ["go", "sql"],
			isFeatured: false,
			viewCount: 0,
			provenance: "curated",
			offerMonth: "2026-05",
			visaSponsored: true,
			fileUrl: "https://files.example/a.pdf",
			availability: "file",
			createdAt: testNow,
			withdrawnAt: null,
		});
		expect((await visitor.visit("/resumes?q=zebra")).html).toContain("Zebra engineer");
		expect((await visitor.visit(`/resumes/${row?.id}`)).status).toBe(200);
		expect(await findLog()).toMatchObject([
			{
				action: "resume.added",
				subjectId: row?.id,
				label: "Zebra engineer, Google",
				changes: { title: { from: null, to: "Zebra engineer" }, tags: { to: ["go", "sql"] } },
			},
		]);
	});

	test("has the defaults of the library when only what is required is given", async () => {
		const { owner, findAll } = await openDesk();
		const sent = await owner.send("/admin/resumes/new", whole);
		expect(sent.leadsTo).toBe("/admin/resumes");
		expect(await findAll()).toMatchObject([
			{ tags: [], isFeatured: false, viewCount: 0, availability: "none", description: null },
		]);
	});

	test("says of each field that is missing that it is, and loses nothing of the others", async () => {
		const { owner, findAll, findLog } = await openDesk();
		const { page } = await owner.visit("/admin/resumes/new");
		const typed = {
			title: "  ",
			tags: "go, <b>sql</b>",
			description: 'Two\nlines & "quotes"',
			experienceLevel: "Staff+",
			provenance: "declared",
			location: "Berlin",
			isFeatured: "true",
			fileUrl: "nowhere",
		};
		const answer = await owner.submit(formAt(page, "/admin/resumes/new"), typed);
		expect(answer.status).toBe(400);
		const again = answer.page;
		expect(again.one("div", { role: "alert" }).text).toBe(
			"Failed to add resume. Please check all required fields.",
		);
		expect(problemOf(again, "title")).toBe("Title is required");
		expect(problemOf(again, "company")).toBe("Company is required");
		expect(problemOf(again, "role")).toBe("Role is required");
		expect(problemOf(again, "industry")).toBe("Industry is required");
		expect(problemOf(again, "fileUrl")).toBe("Invalid URL format. Please provide a valid URL.");
		expect(fieldOf(again, "tags")?.get("value")).toBe(typed.tags);
		expect(fieldOf(again, "fileUrl")?.get("value")).toBe("nowhere");
		expect(fieldOf(again, "location")?.get("value")).toBe("Berlin");
		expect(fieldOf(again, "description")?.children).toEqual([typed.description]);
		for (const [name, label] of [
			["experienceLevel", "Staff+"],
			["provenance", "Declared by its author"],
		]) {
			const chosen = again.one("select", { name: name ?? "" }).all("option", { selected: "" });
			expect(chosen.map(({ text }) => text)).toEqual([label]);
		}
		expect(again.one("input", { name: "isFeatured" }).get("checked")).toBe("");
		expect(again.one("input", { name: "visaSponsored" }).get("checked")).toBeNull();
		expect(await findAll()).toEqual([]);
		expect(await findLog()).toEqual([]);
	});

	test.each(["ftp://files.example/a", "javascript:alert(1)", "//files.example/a", "a b"])(
		"refuses the address %s",
		async (fileUrl) => {
			const { owner, findAll } = await openDesk();
			const { status, data } = await owner.send("/admin/resumes/new", { ...whole, fileUrl });
			expect(status).toBe(400);
			expect(data).toMatchObject({
				fieldErrors: { fileUrl: "Invalid URL format. Please provide a valid URL." },
				values: { fileUrl, title: whole.title },
			});
			expect(await findAll()).toEqual([]);
		},
	);

	test("sets nothing that the form does not have, whatever a request names", async () => {
		const { owner, findAll } = await openDesk();
		const foreign = {
			id: unknownId,
			view_count: "1000",
			viewCount: "1000",
			availability: "document",
			createdAt: "2020-01-01",
			created_at: "2020-01-01",
			withdrawnAt: "2020-01-01",
			search_text: "x",
			sheetVersion: "x",
			"__proto__[isFeatured]": "true",
			constructor: "x",
		};
		const sent = await owner.send("/admin/resumes/new", { ...whole, ...foreign });
		expect(sent.leadsTo).toBe("/admin/resumes");
		const [row] = await findAll();
		expect(row).toMatchObject({
			viewCount: 0,
			availability: "none",
			createdAt: testNow,
			withdrawnAt: null,
			sheetVersion: null,
			isFeatured: false,
		});
		expect(row?.id).not.toBe(unknownId);
	});

	test("keeps markup and queries as the texts they are", async () => {
		const { owner, visitor, findAll } = await openDesk();
		const hostile = `"><script>alert(1)</script>'; drop table resumes;--`;
		await owner.send("/admin/resumes/new", { ...whole, title: hostile, company: hostile });
		const [row] = await findAll();
		expect(row?.title).toBe(hostile);
		for (const path of ["/admin/resumes", `/admin/resumes/${row?.id}`, "/admin/audit"]) {
			expect((await owner.visit(path)).html).not.toContain("<script>alert(1)");
		}
		expect((await visitor.visit("/resumes")).html).not.toContain("<script>alert(1)");
	});

	test("fails with the sentence for it and the form as it was, when the database is away", async () => {
		const { owner, database, site } = await openDesk();
		await database.execute(sql`alter table resumes rename column location to place`);
		const { page } = await owner.visit("/admin/resumes/new");
		const answer = await owner.submit(formAt(page, "/admin/resumes/new"), whole);
		expect(answer.status).toBe(500);
		expect(answer.page.one("div", { role: "alert" }).text).toBe("Failed to add resume");
		expect(fieldOf(answer.page, "title")?.get("value")).toBe(whole.title);
		expect(site.logged()).toContain("A form failed");
	});
});

describe("editing a resume", () => {
	test("begins with what it is, and changes what was changed, for everybody at once", async () => {
		const { site, owner, visitor, getResume, findLog } = await openDesk();
		const created = addDays(testNow, -3);
		const id = await site.addResume({
			...whole,
			experienceLevel: "Senior",
			tags: ["go", "sql"],
			viewCount: 7,
			createdAt: created,
			updatedAt: created,
		});
		const { page } = await owner.visit(`/admin/resumes/${id}`);
		expect(page.one("h1").text).toBe("Edit Resume");
		expect(fieldOf(page, "title")?.get("value")).toBe(whole.title);
		expect(fieldOf(page, "tags")?.get("value")).toBe("go, sql");
		const level = page.one("select", { name: "experienceLevel" });
		expect(level.all("option", { selected: "" }).map(({ text }) => text)).toEqual(["Senior-level"]);
		const saved = await owner.submit(formAt(page, `/admin/resumes/${id}`), {
			...whole,
			title: "Payments engineer",
			tags: "go; sql",
			experienceLevel: "Senior-level",
			description: "Four years of ledgers and reconciliation.",
			provenance: "demo",
			view_count: "9000",
		});
		expect(saved.path).toBe("/admin/resumes");
		expect(saved.page.one("noscript").text).toBe("Resume updated successfully!");
		expect(await getResume(id)).toMatchObject({
			title: "Payments engineer",
			experienceLevel: "Senior-level",
			viewCount: 7,
			createdAt: created,
			updatedAt: testNow,
		});
		const { html } = await visitor.visit(`/resumes/${id}`);
		expect(html).toContain("Payments engineer");
		expect(html).toContain("Jun 15, 2026");
		expect(await findLog()).toMatchObject([
			{
				action: "resume.updated",
				subjectId: id,
				changes: {
					title: { from: whole.title, to: "Payments engineer" },
					experienceLevel: { from: "Senior", to: "Senior-level" },
				},
			},
		]);
		expect(Object.keys((await findLog())[0]?.changes ?? {})).toEqual(["title", "experienceLevel"]);
	});

	test("opens it to everyone by a box, without scripts, and closes it again", async () => {
		const { site, owner, visitor, findLog } = await openDesk();
		const id = await site.addResume(whole);
		await addDocument(site, id, documentWith("zanzibar"));
		const asItIs = {
			...whole,
			tags: "go, postgres",
			experienceLevel: "Mid-level",
			description: "Four years of ledgers and reconciliation.",
			provenance: "demo",
		};
		const read = async () => (await visitor.visit(`/resumes/${id}`)).html.includes("zanzibar");
		const press = async (box: Record<string, string>) => {
			const { page } = await owner.visit(`/admin/resumes/${id}`);
			return owner.submit(formAt(page, `/admin/resumes/${id}`), { ...asItIs, ...box });
		};
		expect(await read()).toBe(false);
		const saved = await press({ openToEveryone: "true" });
		expect(saved.page.one("main").text).toContain("Open to everyone");
		expect(await read()).toBe(true);
		const { page } = await owner.visit(`/admin/resumes/${id}`);
		expect(fieldOf(page, "openToEveryone")?.get("checked")).toBe("");
		await press({ openToEveryone: "" });
		expect(await read()).toBe(false);
		expect((await findLog()).map(({ changes }) => changes)).toEqual([
			{ openToEveryone: { from: false, to: true } },
			{ openToEveryone: { from: true, to: false } },
		]);
	});

	test("keeps its document, and counts an address only without one", async () => {
		const { site, owner, getResume } = await openDesk();
		const id = await site.addResume(whole);
		await addDocument(site, id, documentWith("zanzibar"));
		const save = async (of: string, typed: Record<string, string>) => {
			const { page } = await owner.visit(`/admin/resumes/${of}`);
			const version = page.one("input", { name: "version" }).get("value") ?? "";
			await owner.send(`/admin/resumes/${of}`, { ...whole, version, ...typed });
		};
		const { html } = await owner.visit(`/admin/resumes/${id}`);
		expect(html).toContain("Members read the document that is stored here");
		expect(html).not.toContain("zanzibar");
		await save(id, {
			provenance: "curated",
			fileUrl: "https://files.example/a.pdf",
		});
		expect(await getResume(id)).toMatchObject({ availability: "document" });
		const bare = await site.addResume({ ...whole, availability: "none" });
		await save(bare, {
			provenance: "declared",
			fileUrl: "http://files.example",
		});
		expect(await getResume(bare)).toMatchObject({ availability: "file" });
		await save(bare, { fileUrl: "" });
		expect(await getResume(bare)).toMatchObject({ availability: "none", fileUrl: null });
	});

	test("refuses what is missing, says so, and keeps what was typed", async () => {
		const { site, owner, getResume, findLog } = await openDesk();
		const id = await site.addResume(whole);
		const { page } = await owner.visit(`/admin/resumes/${id}`);
		const form = formAt(page, `/admin/resumes/${id}`);
		const answer = await owner.submit(form, { ...whole, title: "", role: "Poet" });
		expect(answer.status).toBe(400);
		expect(answer.page.one("div", { role: "alert" }).text).toBe("Failed to update resume");
		expect(problemOf(answer.page, "title")).toBe("Title is required");
		expect(fieldOf(answer.page, "title")?.get("value")).toBe("");
		expect(fieldOf(answer.page, "role")?.get("value")).toBe("Poet");
		expect(await getResume(id)).toMatchObject(whole);
		expect(await findLog()).toEqual([]);
	});

	test("that began with an older version is refused, loses nothing, and replaces the newer one only when it is sent again", async () => {
		const { site, owner, getResume, findLog } = await openDesk();
		const id = await site.addResume(whole);
		const action = `/admin/resumes/${id}`;
		const { page } = await owner.visit(action);
		const save = (from: HtmlElement, typed: object) =>
			owner.submit(formAt(from, action), { ...whole, provenance: "demo", ...typed });
		expect((await save(page, { description: "Of the first tab." })).path).toBe("/admin/resumes");

		const answer = await save(page, { tags: "go" });
		expect(answer.status).toBe(409);
		const alert = answer.page.one("div", { role: "alert" });
		expect(alert.text).toContain("This resume was changed after you opened it.");
		expect(alert.link("Open the newer version in a new tab")).toBe(action);
		expect(fieldOf(answer.page, "tags")?.get("value")).toBe("go");
		expect(await getResume(id)).toMatchObject({ description: "Of the first tab.", tags: [] });
		// Views are none of the owner's words.
		await site.services.database.update(resumes).set({ viewCount: 99 }).where(eq(resumes.id, id));
		expect((await save(answer.page, { tags: "go" })).path).toBe("/admin/resumes");
		expect(await getResume(id)).toMatchObject({ description: null, tags: ["go"] });
		expect(await findLog()).toHaveLength(2);

		// The same press twice says nothing else, and a form that names no version is an old one.
		expect((await save(answer.page, { tags: "go" })).path).toBe("/admin/resumes");
		const bare = await owner.send(action, { ...whole, provenance: "demo" });
		expect(bare).toMatchObject({ status: 409 });
	});

	test("from ten tabs at once saves one, and tells the other nine", async () => {
		const { site, owner, getResume, findLog } = await openDesk();
		const id = await site.addResume(whole);
		const action = `/admin/resumes/${id}`;
		const { page } = await owner.visit(action);
		const form = formAt(page, action);
		const answers = await Promise.all(
			Array.from({ length: 10 }, (_, tab) =>
				owner.submit(form, { ...whole, provenance: "demo", description: `Of tab ${tab}.` }),
			),
		);
		const saved = answers.flatMap(({ path }, tab) => (path === "/admin/resumes" ? [tab] : []));
		expect(saved).toHaveLength(1);
		expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
		expect(await getResume(id)).toMatchObject({ description: `Of tab ${saved[0]}.` });
		expect(await findLog()).toHaveLength(1);
	});

	test("of none, or of a withdrawn one, is refused", async () => {
		const { site, owner, getResume } = await openDesk();
		expect((await owner.visit(`/admin/resumes/${unknownId}`)).status).toBe(404);
		expect((await owner.visit("/admin/resumes/no-id")).status).toBe(404);
		expect((await owner.send(`/admin/resumes/${unknownId}`, whole)).status).toBe(404);
		expect((await owner.ask("/admin/resumes/no-id", { form: whole })).status).toBe(404);
		const id = await site.addResume({ ...whole, withdrawnAt: testNow });
		expect((await owner.visit(`/admin/resumes/${id}`)).status).toBe(410);
		const sent = await owner.send(`/admin/resumes/${id}`, { ...whole, title: "Back" });
		expect(sent).toMatchObject({ status: 409, data: { values: { title: "Back" } } });
		expect(await getResume(id)).toMatchObject({ title: whole.title });
	});
});

describe("featuring a resume", () => {
	test("changes the order and the badge of the public list at once, and back", async () => {
		const { site, owner, visitor, findLog } = await openDesk();
		await site.addResume({ ...whole, title: "Newer one" });
		const id = await site.addResume({
			...whole,
			title: "Older one",
			createdAt: addDays(testNow, -1),
		});
		const publicOrder = async () => {
			const { page, html } = await visitor.visit("/resumes");
			return {
				titles: page.all("h2").flatMap(({ text }) => text.match(/(?:Newer|Older) one/u) ?? []),
				badges: html.match(/class="featured-badge"/gu)?.length ?? 0,
			};
		};
		expect(await publicOrder()).toEqual({ titles: ["Newer one", "Older one"], badges: 0 });
		const list = await owner.visit("/admin/resumes?q=one");
		const featured = await owner.submit(formWith(list.page, { intent: "feature", id }));
		expect(featured.path).toBe("/admin/resumes?q=one");
		expect(featured.page.one("noscript").text).toBe("Resume featured successfully!");
		expect(figuresOf(featured.page).Featured).toBe("1");
		expect(await publicOrder()).toEqual({ titles: ["Older one", "Newer one"], badges: 1 });
		const back = await owner.submit(formWith(featured.page, { intent: "unfeature", id }));
		expect(back.page.one("noscript").text).toBe("Resume unfeatured successfully!");
		expect(await publicOrder()).toEqual({ titles: ["Newer one", "Older one"], badges: 0 });
		expect(await findLog()).toMatchObject([
			{ action: "resume.featured", changes: { isFeatured: { from: false, to: true } } },
			{ action: "resume.unfeatured", changes: { isFeatured: { from: true, to: false } } },
		]);
		// Nothing stands first that nobody can read.
		const empty = await site.addResume({ ...whole, title: "No file", availability: "none" });
		const again = await owner.visit("/admin/resumes?q=file");
		const refused = await owner.submit(formWith(again.page, { intent: "feature", id: empty }));
		expect(refused.page.one("noscript").text).toContain(
			"Only a resume that can be read can be featured.",
		);
	});

	test("a second time changes nothing and is not logged again", async () => {
		const { site, owner, findLog } = await openDesk();
		const id = await site.addResume({ isFeatured: true });
		const sent = await owner.send("/admin/resumes", { intent: "feature", id });
		expect(sent.leadsTo).toBe("/admin/resumes");
		expect(await findLog()).toEqual([]);
	});

	test("that fails says so above the list", async () => {
		const { site, owner, database } = await openDesk();
		const id = await site.addResume();
		const list = await owner.visit("/admin/resumes");
		await database.execute(sql`alter table resumes rename column offer_month to month`);
		const failed = await owner.submit(formWith(list.page, { intent: "feature", id }));
		expect(failed.page.one("noscript").text).toBe("Failed to update featured status");
	});

	test.each<Record<string, string>>([
		{ intent: "feature", id: "1 or 1=1" },
		{ intent: "delete", id: unknownId },
		{ id: unknownId },
		{},
	])("refuses a button that nobody drew: %j", async (form) => {
		const { owner, findLog } = await openDesk();
		expect((await owner.ask("/admin/resumes", { form })).status).toBe(400);
		expect(await findLog()).toEqual([]);
	});
});

describe("deleting a resume", () => {
	test("asks first, and No leads back to the list with nothing done", async () => {
		const { site, owner, getResume } = await openDesk();
		const id = await site.addResume(whole);
		const list = await owner.visit("/admin/resumes?featured=no");
		const { page } = await owner.visit(list.page.one("main").link(/^Delete/u));
		expect(page.one("h1").text).toBe("Are you sure you want to delete this resume?");
		expect(page.one("main").link("No")).toBe("/admin/resumes?featured=no");
		const buttons = formAt(page, `/admin/resumes/${id}/withdraw?featured=no`).all("button");
		expect(buttons.map(({ text }) => text)).toEqual(["Yes"]);
		expect(await getResume(id)).toMatchObject({ withdrawnAt: null });
	});

	test("with a reason that is too long does nothing, and keeps what was typed", async () => {
		const { site, owner, getResume } = await openDesk();
		const id = await site.addResume(whole);
		const { page } = await owner.visit(`/admin/resumes/${id}/withdraw`);
		const reason = "Its author asked. ".repeat(30).trim();
		const answer = await owner.submit(formAt(page, `/admin/resumes/${id}/withdraw`), { reason });
		expect(answer.status).toBe(400);
		expect(answer.page.text).toContain(adminMessages.people.reasonTooLong(500));
		expect(answer.page.one("textarea", { name: "reason" }).text.trim()).toBe(reason);
		expect(await getResume(id)).toMatchObject({ withdrawnAt: null });
	});

	test("takes it from every page at once, and everybody is told that it was withdrawn", async () => {
		const { site, app, owner, visitor, getResume, findLog } = await openDesk({ hasQueue: true });
		const id = await site.addResume(whole);
		await addDocument(site, id, documentWith("zanzibar"));
		const reader = await site.addPerson();
		await openResume(site.services, reader, id, testNow);
		const member = createVisitor(app, { cookie: await app.cookieOf(reader) });
		await visitor.visit("/resumes");
		const { page } = await owner.visit(`/admin/resumes/${id}/withdraw`);
		const gone = await owner.submit(formAt(page, `/admin/resumes/${id}/withdraw`), {
			reason: " Its author\nasked ",
		});
		expect(gone.path).toBe("/admin/resumes");
		expect(gone.page.one("noscript").text).toBe("Resume deleted successfully!");
		expect(figuresOf(gone.page)["Total Resumes"]).toBe("0");
		expect(await getResume(id)).toMatchObject({
			withdrawnAt: testNow,
			withdrawnReason: "Its author asked",
		});
		expect((await visitor.visit("/resumes")).html).not.toContain(whole.title);
		for (const who of [visitor, member]) {
			const { status, html } = await who.visit(`/resumes/${id}`);
			expect(status).toBe(410);
			expect(html).toContain("This resume was withdrawn from the library.");
			expect((await who.ask(`/resumes/${id}/sheet.svg`)).status).toBe(404);
		}
		const reading = await member.visit(`/resumes/${id}/read`);
		expect(reading.status).toBe(410);
		expect(reading.html).toContain("This resume was withdrawn from the library.");
		expect((await member.ask(`/resumes/${id}/download/pdf`)).status).toBe(410);
		const library = await member.visit("/library/opened");
		expect(library.html).toContain("withdrawn from the library");
		expect(library.html).not.toContain(`/resumes/${id}/read`);
		expect(library.html).not.toContain(`/resumes/${id}/sheet.svg`);
		expect(await findLog()).toMatchObject([
			{ action: "resume.withdrawn", reason: "Its author asked" },
		]);
	});

	test("is undone from the list of what was withdrawn, for thirty days", async () => {
		const { site, owner, visitor } = await openDesk();
		const id = await site.addResume({
			...whole,
			withdrawnAt: addDays(testNow, -2),
			withdrawnReason: "By mistake",
		});
		const old = await site.addResume({
			...whole,
			title: "Old one",
			withdrawnAt: addDays(testNow, -30),
			availability: "none",
		});
		const list = await owner.visit("/admin/resumes?status=withdrawn");
		expect(titlesOf(list.page)).toEqual([`${whole.title} “By mistake”`, "Old one"]);
		expect(figuresOf(list.page)).toMatchObject({ "Total Resumes": "0", "Filtered Results": "2" });
		expect(list.page.one("main").text).toContain("until Jul 13, 2026");
		expect(() => formWith(list.page, { intent: "restore", id: old })).toThrow();
		const restored = await owner.submit(formWith(list.page, { intent: "restore", id }));
		expect(restored.path).toBe("/admin/resumes?status=withdrawn");
		expect(restored.page.one("noscript").text).toBe("Resume restored successfully!");
		expect((await visitor.visit(`/resumes/${id}`)).status).toBe(200);
		await owner.send("/admin/resumes", { intent: "restore", id: old });
		expect((await visitor.visit(`/resumes/${old}`)).status).toBe(410);
	});

	test("of none is refused", async () => {
		const { owner } = await openDesk();
		expect((await owner.visit(`/admin/resumes/${unknownId}/withdraw`)).status).toBe(404);
		expect((await owner.send(`/admin/resumes/${unknownId}/withdraw`, {})).status).toBe(404);
	});

	test("that fails keeps the reason and the tick, and says so", async () => {
		const { site, owner, database, getResume } = await openDesk();
		const id = await site.addResume();
		const { page } = await owner.visit(`/admin/resumes/${id}/withdraw`);
		await database.execute(sql`alter table pack_credits rename column returned_at to back_at`);
		const form = formAt(page, `/admin/resumes/${id}/withdraw`);
		const answer = await owner.submit(form, { reason: "Asked to", deletesFile: "true" });
		expect(answer.status).toBe(500);
		expect(answer.page.one("div", { role: "alert" }).text).toBe("Failed to delete resume");
		expect(answer.page.one("textarea", { name: "reason" }).text).toBe("Asked to");
		expect(answer.page.one("input", { name: "deletesFile" }).get("checked")).toBe("");
		expect(await getResume(id)).toMatchObject({ withdrawnAt: null });
	});
});
