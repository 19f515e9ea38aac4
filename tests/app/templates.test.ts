import mammoth from "mammoth";
import { expect, test } from "vitest";
import { templates } from "#app/content/templates/templates.server.ts";
import { getContentCounts } from "#app/data/base/content-counts.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { openApp } from "#tests/helpers/app.ts";
import type { HtmlElement } from "#tests/helpers/html.ts";
import { testNow } from "#tests/helpers/site.ts";
import { createVisitor } from "#tests/helpers/visitor.ts";

const named = "/templates/google-software-engineer";
const ofIndustry = "/templates/registered-nurse";
const fileOf = (page: string) => `${page}/template.docx`;

async function openSite() {
	const { site, app } = await openApp();
	return { site, app, visitor: createVisitor(app) };
}

const titles = (page: HtmlElement, level: string) =>
	page.all(level).map(({ text }) => text.replace(/^Preview /u, ""));
const downloads = (page: HtmlElement) =>
	page.all("p", { class: "template-figures" }).map(({ text }) => text.replace(/\s+/gu, " ").trim());

test("The page lists the six with their figures, every industry template, and what they cost", async () => {
	const { visitor } = await openSite();
	const { status, page } = await visitor.visit("/templates");
	expect(status).toBe(200);
	expect(page.all("strong").map(({ text }) => text)).toEqual(
		expect.arrayContaining(["50+", "100K+", "95%"]),
	);
	const grid = page.one("ul", { class: "template-grid" });
	expect(titles(grid, "h3")).toEqual([
		"Google Software Engineer",
		"McKinsey Consultant",
		"Meta Product Manager",
		"Goldman Sachs Analyst",
		"Apple Design Lead",
		"Netflix Data Scientist",
	]);
	expect(grid.all("span", { class: "featured-badge" })).toHaveLength(3);
	const figures = downloads(page).join("; ");
	for (const count of ["2,847", "1,923", "1,654", "1,432", "1,287", "1,156"]) {
		expect(figures).toContain(`${count} download`);
	}
	for (const rating of ["4.9", "4.8", "4.7", "4.6"]) expect(figures).toContain(rating);
	expect(titles(page, "h4")).toHaveLength(templates.length - 6);
	// Said before anyone signs in.
	expect(figures.match(/Free with an account/gu)).toHaveLength(6);
	const buttons = page
		.one("main")
		.all("a")
		.filter(({ text }) => text.startsWith("Download"));
	expect(buttons.filter(({ text }) => text.endsWith(" with Pro"))).toHaveLength(
		templates.length - 6,
	);
	expect(buttons).toHaveLength(templates.length);
	expect(page.one("main").text).toContain(
		`The files of 6 are free with an account; the other ${templates.length - 6} come with Pro`,
	);
	const jumps = page.one("nav", { "aria-label": "Jump to" }).all("a");
	expect(jumps.map(({ text }) => text)).toEqual(
		expect.arrayContaining(["By company 6", "Healthcare 3", "Law and public service 3"]),
	);
	for (const jump of jumps) {
		expect(page.all("*", { id: jump.get("href")?.slice(1) ?? "" })).toHaveLength(1);
	}
	const upsell = page.one("section", { "aria-labelledby": "upsell" });
	expect(upsell.all("a").map((link) => link.get("href"))).toEqual(["/pricing", "/resumes"]);
	for (const image of page.one("main", {}).all("img")) expect(image.get("alt")).toBeTruthy();

	const categories = page.one("nav", { "aria-label": "Categories" }).all("a");
	expect(categories.map(({ text }) => text)).toEqual([
		"All",
		"Tech",
		"Finance",
		"Consulting",
		"Product",
		"Design",
	]);
	const shown: Record<string, string[]> = {};
	for (const category of categories.slice(1)) {
		const chosen = await visitor.visit(category.get("href") ?? "");
		shown[category.text] = titles(chosen.page.one("ul", { class: "template-grid" }), "h3");
		const others = templates.filter((one) => one.category === category.text && one.field);
		expect(titles(chosen.page, "h4")).toEqual(others.map(({ name }) => name));
	}
	expect(shown).toEqual({
		Tech: ["Google Software Engineer", "Netflix Data Scientist"],
		Finance: ["Goldman Sachs Analyst"],
		Consulting: ["McKinsey Consultant"],
		Product: ["Meta Product Manager"],
		Design: ["Apple Design Lead"],
	});
});

test("A search finds templates without scripts, within a category too, and says so when there is none", async () => {
	const { visitor } = await openSite();
	const { page } = await visitor.visit("/templates");
	const form = page.one("main").one("search").one("form");
	expect([form.get("action"), form.get("method")]).toEqual(["/templates", "get"]);
	expect(form.one("input", { type: "search" }).get("name")).toBe("q");
	const nurse = (await visitor.visit("/templates?q=nurse")).page.one("main");
	expect(titles(nurse, "h4")).toEqual(["Registered Nurse"]);
	expect(nurse.all("ul", { class: "template-grid" })).toEqual([]);
	expect(nurse.one("p", { role: "status" }).text).toContain("1 template for “nurse”.");
	expect(nurse.one("input", { type: "search" }).get("value")).toBe("nurse");
	const data = (await visitor.visit("/templates?q=data&category=Tech")).page;
	expect(titles(data, "h3")).toContain("Netflix Data Scientist");
	const kept = data.one("nav", { "aria-label": "Categories" }).all("a");
	expect(kept[1]?.get("href")).toBe("/templates?category=Tech&q=data");
	expect(
		data.one("form", { action: "/templates" }).one("input", { type: "hidden" }).get("value"),
	).toBe("Tech");
	expect(data.one("link", { rel: "canonical" }).get("href")).toBe("http://localhost/templates");
	const none = (await visitor.visit("/templates?q=%3Cb%3Ezebra")).page.one("main");
	expect(none.text).toContain("There is no template for “<b>zebra”.");
	expect(none.link("look for it among the resumes")).toBe("/resumes?q=%3Cb%3Ezebra");
});

test("Everybody may look at a template by its own address, and where to go for the file depends on them", async () => {
	const { site, app, visitor } = await openSite();
	const free = await site.addPerson();
	const pro = await site.addPerson();
	await site.addSubscription(pro);
	const button = async (path: string, as: Person | null) => {
		const browser = createVisitor(app, as ? { cookie: await app.cookieOf(as) } : {});
		const { page } = await browser.visit(path);
		return page
			.all("a")
			.find(({ text }) => text.startsWith("Download"))
			?.get("href");
	};
	expect(await button(named, null)).toBe(
		`/auth/signup?${new URLSearchParams({ returnTo: named })}`,
	);
	expect(await button(named, free)).toBe(fileOf(named));
	expect(await button(ofIndustry, free)).toBe("/pricing");
	expect(await button(ofIndustry, pro)).toBe(fileOf(ofIndustry));

	const { page, html } = await visitor.visit(ofIndustry);
	expect(page.one("h1").text).toBe("Registered Nurse");
	expect(html).toContain("<title>Registered Nurse resume template · Offerfolio</title>");
	expect(page.one("link", { rel: "canonical" }).get("href")).toBe(`http://localhost${ofIndustry}`);
	const picture = page.one("main", {}).one("img");
	expect(picture.get("alt")).toContain("Licenses and certifications");
	const drawn = await app.ask(picture.get("src") ?? "");
	expect(drawn.headers.get("Content-Type")).toBe("image/svg+xml");
	expect(drawn.headers.get("Cache-Control")).toMatch(/^public/u);
	expect(await drawn.text()).toMatch(/^<svg /u);
	for (const path of [
		"/templates/none",
		"/templates/none/page.svg",
		"/templates/none/template.docx",
	]) {
		expect((await app.ask(path)).status).toBe(404);
	}
});

test("The file of each kind of template comes to those who may have it, and to nobody else", async () => {
	const { site, app } = await openSite();
	const [free, holder, pro, given, lapsed] = [
		await site.addPerson(),
		await site.addPerson(),
		await site.addPerson(),
		await site.addPerson(),
		await site.addPerson(),
	];
	await site.addPack(holder);
	await site.addSubscription(pro);
	await site.addProGrant(given);
	await site.addSubscription(lapsed, { status: "ended", currentPeriodEnd: addDays(testNow, -1) });
	const statuses = async (page: string) => {
		const answers = [];
		for (const as of [null, free, holder, lapsed, pro, given]) {
			answers.push((await app.ask(fileOf(page), { as })).status);
		}
		return answers;
	};
	expect(await statuses(named)).toEqual([401, 200, 200, 200, 200, 200]);
	expect(await statuses(ofIndustry)).toEqual([401, 403, 403, 403, 200, 200]);
	const denied = await app.ask(fileOf(ofIndustry), { as: holder });
	expect(await denied.json()).toMatchObject({ kind: "forbidden", offersUpgrade: true });

	const cookie = await app.cookieOf(pro);
	for (const { slug, name } of templates) {
		const response = await app.ask(`/templates/${slug}/template.docx`, { cookie });
		expect(`${name}: ${response.status}`).toBe(`${name}: 200`);
		const headers = Object.fromEntries(response.headers);
		expect(headers).toMatchObject({
			"content-type": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
			"content-disposition": `attachment; filename="${slug}-resume-template.docx"`,
			"cache-control": "private, no-store",
		});
		const bytes = Buffer.from(await response.arrayBuffer());
		expect(headers["content-length"]).toBe(String(bytes.length));
		expect(bytes.subarray(0, 2).toString()).toBe("PK");
	}
	const file = await app.ask(fileOf(named), { cookie });
	const { value } = await mammoth.extractRawText({ buffer: Buffer.from(await file.arrayBuffer()) });
	expect(value).toContain("Software Engineer II");
});

test("A download counts once per person and day; a look at the headers and a denial do not", async () => {
	const { site, app, visitor } = await openSite();
	const [ada, joan] = [await site.addPerson(), await site.addPerson()];
	const count = async (slug: string) => {
		const name = `template:${slug}` as const;
		return (await getContentCounts(site.services.database, [name])).get(name) ?? 0;
	};
	await app.ask(fileOf(named), { as: ada, method: "HEAD" });
	await app.ask(fileOf(named));
	await app.ask(fileOf(ofIndustry), { as: ada });
	expect([await count("google-software-engineer"), await count("registered-nurse")]).toEqual([
		0, 0,
	]);
	for (const as of [ada, ada, joan]) await app.ask(fileOf(named), { as });
	expect(await count("google-software-engineer")).toBe(2);
	site.setNow(addDays(testNow, 1));
	await app.ask(fileOf(named), { as: ada });
	expect(await count("google-software-engineer")).toBe(3);
	expect(downloads((await visitor.visit("/templates")).page)[0]).toContain("2,850 downloads");

	await site.services.pool.query("alter table content_counts rename to away");
	expect((await visitor.visit("/templates")).status).toBe(200);
	site.setNow(addDays(testNow, 2));
	expect((await app.ask(fileOf(named), { as: ada })).status).toBe(200);
	expect(site.logged()).toContain("A download was not counted");
});
