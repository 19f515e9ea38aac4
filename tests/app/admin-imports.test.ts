import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { resumeImports } from "#app/data/base/schema/admin.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { createCsvParser } from "#app/domain/intake/csv/parser.ts";
import { writeCsv } from "#app/domain/intake/csv/write-rows.ts";
import { resumeColumns } from "#app/domain/intake/resume-csv-headers.ts";
import { openDashboard as openOwner } from "#tests/helpers/dashboard.ts";
import { passcode } from "#tests/helpers/owner.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";
import type { Visit } from "#tests/helpers/visitor.ts";

const headers = ["title", "company", "role", "industry"];
const row = (title: string) => [title, "Citadel", "Finance", "Finance"];
const someId = "11111111-1111-4111-8111-111111111111";

type Sent = { content: string | Uint8Array<ArrayBuffer>; name?: string; field?: string };

/** @param options.adds whether the queue works: it takes a while to begin */
async function openDashboard({ adds = false } = {}) {
	const site = await createTestSite({ ADMIN_PASSCODE: passcode });
	if (adds) await site.services.start();
	const { app, owner: visitor } = await openOwner(site);

	/** Sends a file as a browser without scripts does. */
	async function upload({ content, name = "resumes.csv", field = "file" }: Sent): Promise<Visit> {
		const form = new FormData();
		form.set(field, new File([content], name, { type: "text/csv" }));
		return visitor.visit("/admin/imports/new", await asPost(form));
	}

	/** Presses the button of an import's page. */
	async function add(page: Visit): Promise<Visit> {
		const { origin, pathname } = new URL(page.path, "http://localhost");
		if (origin !== "http://localhost") throw new Error(page.path);
		return visitor.visit(pathname, { form: {}, headers: { "Sec-Fetch-Mode": "navigate" } });
	}

	/** The page of an import when everything has been added. */
	async function untilDone(path: string): Promise<Visit> {
		const pathname = path.split("?")[0] ?? "";
		await expect
			.poll(async () => (await visitor.visit(pathname)).html, { interval: 50 })
			.toContain("CSV Upload Complete!");
		return visitor.visit(pathname);
	}

	const library = async () =>
		(await site.services.database.select().from(resumes)).map(({ title }) => title).sort();

	return { site, app, visitor, upload, add, untilDone, library };
}

async function asPost(form: FormData) {
	const request = new Request("http://localhost/", { method: "POST", body: form });
	return {
		method: "POST",
		body: new Uint8Array(await request.arrayBuffer()),
		headers: {
			"Content-Type": request.headers.get("Content-Type") ?? "",
			"Sec-Fetch-Mode": "navigate",
		},
	};
}

function figures({ page }: Visit): Record<string, string> {
	const cards = page.all("dl", { class: "admin-stats" }).flatMap((list) => list.all("div"));
	return Object.fromEntries(
		cards.map((card) => [card.one("dt").text, card.all("dd")[0]?.text ?? ""]),
	);
}

function parse(text: string): string[][] {
	const parser = createCsvParser();
	return [...parser.push(text), ...parser.end()].map(({ cells }) => cells);
}

describe("the page", () => {
	test("is headed Mass Upload Resumes and takes a file without scripts", async () => {
		const { visitor } = await openDashboard();
		const { status, page, html } = await visitor.visit("/admin/imports/new");
		expect(status).toBe(200);
		expect(page.one("h1").text).toBe("Mass Upload Resumes");
		expect(html).toContain("<title>Mass Upload Resumes");
		const form = page.one("form", { encType: "multipart/form-data" });
		expect(form.get("method")).toBe("post");
		const input = form.one("input", { type: "file" });
		expect(page.one("label", { for: input.get("id") ?? "" }).text).toBe("CSV file");
		expect(page.link("Earlier uploads")).toBe("/admin/imports");
		for (const column of resumeColumns) expect(page.one("table").text).toContain(column);
	});

	test("offers a sample file, which can be added as it is", async () => {
		const { visitor, upload } = await openDashboard();
		const { page } = await visitor.visit("/admin/imports/new");
		const response = await visitor.ask(page.link("Download a sample file"));
		expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
		expect(response.headers.get("Content-Disposition")).toBe(
			'attachment; filename="resumes-sample.csv"',
		);
		const sample = new Uint8Array(await response.arrayBuffer());
		expect([...sample.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
		expect(figures(await upload({ content: sample }))).toMatchObject({
			"Will be added": "2",
			Errors: "0",
		});
	});
});

test("a file that names resumes says that they are changed, before and after", async () => {
	const { site, upload, add, untilDone, visitor } = await openDashboard({ adds: true });
	const [id, same] = [await site.addResume({ title: "Nurse" }), await site.addResume()];
	const text = `resume_id,title\n${id},Head nurse\n${same},"Backend engineer, payments"`;
	const first = await upload({ content: text });
	expect(figures(first)).toMatchObject({ "Will be added or changed": "1", "Left out": "1" });
	expect(first.page.text).toContain("there already");
	expect(first.page.all("button").map(({ text }) => text)).toContain("Add or change 1 resume");
	expect(first.page.text).toContain("title: Nurse → Head nurse");
	await add(first);
	const done = await untilDone(first.path);
	expect(done.page.text).toContain("CSV Upload Complete! 1 added or changed, 0 errors");
	expect(figures(done)).toMatchObject({ "Added or changed": "1", "Left out": "1" });
	const again = await upload({ content: `resume_id,title\n${id},Head nurse` });
	expect(again.page.all("button").map(({ text }) => text)).not.toContain("Add or change 1 resume");
	expect((await visitor.visit("/admin/imports")).page.text).toContain("Nothing to add");
});

test("a row with contact data is an error that names its column, and is not added", async () => {
	const { site, upload, add, untilDone, library } = await openDashboard({ adds: true });
	const id = await site.addResume({ title: "Nurse" });
	const checked = await upload({
		content: writeCsv([
			["resume_id", ...headers, "description"],
			["", ...row("Good"), "Kept the books"],
			["", ...row("Bad"), "Write to ada@mail.example"],
			[id, ...row("Call 415-555-0142"), ""],
		]),
	});
	expect(figures(checked)).toMatchObject({ "Will be added or changed": "1", Errors: "2" });
	expect(checked.page.text).toContain('The column description has "ada@mail.example"');
	expect(checked.page.text).toContain('The column title has "415-555-0142"');
	await add(checked);
	await untilDone(checked.path);
	expect(await library()).toEqual(["Good", "Nurse"]);
});

describe("a file that cannot be used is refused in words", () => {
	const text = writeCsv([headers, row("A")]);
	test.each<[string, Sent, string]>([
		["by its name", { content: text, name: "resumes.xlsx" }, "Please select a valid CSV file"],
		["too large", { content: `${text}${"\n".repeat(5 << 20)}` }, "Failed to process CSV file"],
		["without rows", { content: "title,company,role,industry" }, "No valid data found in CSV file"],
		["in another field", { content: text, field: "other" }, "Please select a valid CSV file"],
	])("%s", async (_name, sent, sentence) => {
		const { upload, site } = await openDashboard();
		const { status, page } = await upload(sent);
		expect(status).toBe(400);
		expect(page.one("*", { role: "alert" }).text).toContain(sentence);
		expect(page.one("h1").text).toBe("Mass Upload Resumes");
		expect(await site.services.database.$count(resumeImports)).toBe(0);
	});

	test("a body that is no form, a form without a file, and text where the file should be", async () => {
		const { visitor } = await openDashboard();
		const type = { "Content-Type": "multipart/form-data; boundary=x" };
		const broken = await visitor.ask("/admin/imports/new", {
			method: "POST",
			body: "--x\r\nno",
			headers: type,
		});
		expect(broken.status).toBe(400);
		const none = await visitor.ask("/admin/imports/new", await asPost(new FormData()));
		expect(none.status).toBe(400);
		const typed = await visitor.ask("/admin/imports/new", { form: { file: "a.csv" } });
		expect(typed.status).toBe(400);
		expect(await typed.text()).toContain("Please select a valid CSV file");
	});

	test("rows that are to blame are named, and nothing of them becomes markup", async () => {
		const { upload } = await openDashboard();
		const bad = ["<img src=x onerror=alert(1)>", "", "Finance", "Finance"];
		const { page } = await upload({
			content: writeCsv([
				["<b>x</b>", ...headers],
				["y", ...bad],
			]),
		});
		const alert = page.one("*", { role: "alert" });
		expect(alert.text).toContain("No valid data found in CSV file");
		expect(alert.text).toContain("Row 2: Company is required.");
	});
});

describe("the dry run", () => {
	test("shows what will be added, what cannot be, and what is ignored; nothing is added yet", async () => {
		const { upload, library } = await openDashboard();
		const rows = [
			["Title", "COMPANY", "Role", " Industry ", "Experience Level", "Tags", "Salary"],
			["<script>alert(1)</script>", "Citadel", "Finance", "Finance", "Senior", "sql;python", "1"],
			["", "Citadel", "Finance", "Finance", "", "", ""],
			["Guru", "Citadel", "Finance", "Finance", "Guru", "", ""],
			["Short", "Citadel"],
			["", "", "", "", "", "", ""],
		];
		const visit = await upload({ content: writeCsv(rows), name: "June <b>2026.csv" });
		expect(visit.path).toMatch(/^\/admin\/imports\/[0-9a-f-]{36}$/u);
		expect(figures(visit)).toEqual({ Rows: "5", "Will be added": "1", Errors: "3", Ignored: "1" });
		const { page } = visit;
		expect(page.one("h1").text).toBe("Mass Upload Resumes");
		const [preview, errors] = page.all("table");
		expect(preview?.text).toContain(
			"<script>alert(1)</script> Citadel Finance Finance Senior-level sql, python",
		);
		expect(errors?.all("tr").map(({ text }) => text)).toEqual([
			"Row What is wrong What it says",
			"3 Title is required. Citadel · Finance · Finance",
			"4 Experience level must be one of Intern, Entry-level, Mid-level, Senior-level, Staff+. Guru · Citadel · Finance · Finance · Guru",
			"5 This row has 2 cells and the first row has 7. Short · Citadel",
		]);
		expect(page.text).toContain("1 column ignored: Salary");
		expect(page.text).toContain("June <b>2026.csv");
		expect(await library()).toEqual([]);
	});

	test("says in which encoding a file was read when it is not the usual one", async () => {
		const { upload } = await openDashboard();
		const text = writeCsv([headers, row("R\u00e9sum\u00e9")]);
		const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
		const { page } = await upload({ content: latin });
		expect(page.text).toContain("It was read as Windows-1252");
		expect(page.one("table").text).toContain("Résumé");
		expect((await upload({ content: text })).page.text).not.toContain("It was read as");
	});

	test("warns of what is there already, and adds it all the same when told to", async () => {
		const { upload, add, untilDone, library } = await openDashboard({ adds: true });
		const content = writeCsv([headers, row("Analyst"), row("analyst")]);
		const first = await upload({ content });
		expect(first.page.text).toContain("1 resume is a duplicate");
		expect(first.page.text).toContain("Row 3: the same as row 2");
		await add(first);
		await untilDone(first.path);
		const again = await upload({ content });
		expect(again.page.text).toContain("2 resumes are duplicates");
		expect(again.page.text).toContain("Row 2: in the library");
		await add(again);
		await untilDone(again.path);
		expect(await library()).toEqual(["Analyst", "Analyst", "analyst", "analyst"]);
	});

	test("shows twenty of many good rows, and turns the pages of many bad ones", async () => {
		const { upload, visitor } = await openDashboard();
		const good = Array.from({ length: 25 }, (_, at) => row(`Good ${at}`));
		const bad = Array.from({ length: 60 }, () => row(""));
		const first = await upload({ content: writeCsv([headers, ...good, ...bad]) });
		expect(first.page.text).toContain("The first 20 of 25 resumes");
		const rowsOf = (visit: Visit) => (visit.page.all("table").at(-1)?.all("tr").length ?? 0) - 1;
		expect(rowsOf(first)).toBe(50);
		const second = await visitor.visit(first.page.link("Next page").split("#")[0] ?? "");
		expect(rowsOf(second)).toBe(10);
		expect(second.page.all("table").at(-1)?.text).toContain("77 Title is required.");
		expect(second.page.link("First page").split("#")[0]).toBe(first.path);
		expect(second.page.all("a").map(({ text }) => text)).not.toContain("Next page");
	});
});

describe("adding", () => {
	test("goes from the button to the sentence at the end, and the counts add up", async () => {
		const { upload, add, untilDone, library, visitor } = await openDashboard({ adds: true });
		const rows = [headers, row("A"), row("B"), row(""), ["", "", "", ""], row("C")];
		const page = await upload({ content: writeCsv(rows) });
		expect(page.page.all("button").map(({ text }) => text)).toContain("Add 3 resumes");
		const pressed = await add(page);
		expect(pressed.status).toBe(200);
		expect(pressed.page.text).toMatch(/Adding resumes: \d+ %|CSV Upload Complete!/u);
		const done = await untilDone(page.path);
		expect(done.page.one("*", { role: "status" }).text).toBe(
			"CSV Upload Complete! 3 added, 1 error",
		);
		expect(figures(done)).toEqual({ Rows: "5", Added: "3", Errors: "1", Ignored: "1" });
		expect(done.page.one("table").text).toContain("4 Title is required.");
		expect(done.page.all("button").map(({ text }) => text)).not.toContain("Add 3 resumes");
		expect(await library()).toEqual(["A", "B", "C"]);
		expect((await visitor.visit("/resumes")).html).toContain("Citadel");
		const log = await visitor.visit("/admin/audit");
		expect(log.page.text).toContain("Imported resumes from a file");
		expect(log.page.link("resumes.csv")).toBe(page.path);
	});

	test("shows how far it is while it goes on, with a link for a browser without scripts", async () => {
		const { site, upload, visitor } = await openDashboard();
		const page = await upload({ content: writeCsv([headers, ...["A", "B", "C", "D"].map(row)]) });
		await site.services.database.update(resumeImports).set({ status: "adding", addedCount: 3 });
		const half = await visitor.visit(page.path);
		expect(half.page.text).toContain("Adding resumes: 75 %");
		expect(half.page.one("progress").get("value")).toBe("75");
		expect(half.page.link("Refresh")).toBe(page.path);
		expect(half.page.all("button").map(({ text }) => text)).not.toContain("Add 4 resumes");
	});

	test("pressed again, or for a file that is not there, does nothing and says so", async () => {
		const { upload, add, untilDone, library, visitor } = await openDashboard({ adds: true });
		const page = await upload({ content: writeCsv([headers, row("A")]) });
		await add(page);
		await untilDone(page.path);
		const again = await add(page);
		expect(again.status).toBe(409);
		expect(again.html).toContain("Nothing is left to add");
		expect(await library()).toEqual(["A"]);
		const body = { form: { intent: "add", status: "checked", added_count: "0" } };
		expect((await visitor.ask(`/admin/imports/${someId}`, body)).status).toBe(404);
		expect((await visitor.ask("/admin/imports/nothing", body)).status).toBe(404);
	});

	test("one that stopped says so, and can be gone on with", async () => {
		const { site, upload, add, untilDone, visitor, library } = await openDashboard({ adds: true });
		const page = await upload({ content: writeCsv([headers, row("A"), row("B")]) });
		await site.services.database
			.update(resumeImports)
			.set({ status: "failed", error: "The import stopped." });
		const stopped = await visitor.visit(page.path);
		expect(stopped.page.one("*", { role: "alert" }).text).toBe("The import stopped.");
		expect(stopped.page.all("button").map(({ text }) => text)).toContain("Add 2 resumes");
		await add(page);
		await untilDone(page.path);
		expect(await library()).toEqual(["A", "B"]);
	});

	test("one that is taken back says so, and offers nothing to add", async () => {
		const { site, upload, add, visitor, library } = await openDashboard();
		// Its jobs wait.
		await site.services.jobs.start({});
		const page = await upload({ content: writeCsv([headers, row("A"), row("B")]) });
		await add(page);
		await site.services.database.update(resumeImports).set({ status: "failed" });
		const stopped = await visitor.visit(page.path);
		const change = stopped.page.link("Take this import back");
		await visitor.visit(change, { form: {}, headers: { "Sec-Fetch-Mode": "navigate" } });
		const after = await visitor.visit(page.path);
		expect(after.page.link("This import was taken back")).toBe(change);
		expect(after.page.text).not.toContain("CSV Upload Complete!");
		expect(figures(after)).toMatchObject({ Rows: "2", Added: "0", "Left out": "2", Ignored: "0" });
		expect(after.page.all("button").map(({ text }) => text)).not.toContain("Add 2 resumes");
		expect(await library()).toEqual([]);
	});
});

describe("the file of errors", () => {
	test("has exactly the bad rows, is safe to open, and can be corrected and uploaded again", async () => {
		const { upload, add, untilDone, visitor, library } = await openDashboard({ adds: true });
		const danger = '=HYPERLINK("http://x","y")';
		const rows = [
			["title", "company", "role", "industry", "description", "note"],
			["Good", "A", "Finance", "Finance", "", ""],
			["", "B", "Finance", "Finance", danger, "-1"],
			["Short", "C", "Finance", "Finance"],
		];
		const text = `${writeCsv(rows).replaceAll("'=", "=").replaceAll("'-", "-")}`;
		const first = await upload({ content: text });
		expect(figures(first)).toMatchObject({ "Will be added": "1", Errors: "2" });
		const response = await visitor.ask(first.page.link("Download the rows with errors"));
		expect(response.headers.get("Content-Disposition")).toBe(
			'attachment; filename="resumes-with-errors.csv"',
		);
		expect(response.headers.get("Cache-Control")).toBe("private, no-store");
		const file = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer());
		expect(file).toMatch(/^\uFEFF/u);
		expect(parse(file)).toEqual([
			["problem", "title", "company", "role", "industry", "description", "note"],
			["Title is required.", "", "B", "Finance", "Finance", `'${danger}`, "'-1"],
			["This row has 4 cells and the first row has 6.", "Short", "C", "Finance", "Finance"],
		]);

		const corrected = file
			.replace("Title is required.,,", "Title is required.,Mended,")
			.replace("Short,C,Finance,Finance", "Short,C,Finance,Finance,,");
		const second = await upload({ content: corrected });
		expect(figures(second)).toMatchObject({ "Will be added": "2", Errors: "0" });
		expect(second.page.text).toContain("1 column ignored: note");
		await add(second);
		await untilDone(second.path);
		expect(await library()).toEqual(["Mended", "Short"]);
		const html = (await visitor.visit(second.path)).html;
		expect(html).toContain("CSV Upload Complete! 2 added, 0 errors");
	});

	test("of an import that is not there is not found", async () => {
		const { visitor } = await openDashboard();
		for (const id of [someId, "nothing", "__proto__"]) {
			expect((await visitor.ask(`/admin/imports/${id}/errors.csv`)).status).toBe(404);
			expect((await visitor.ask(`/admin/imports/${id}`)).status).toBe(404);
		}
	});
});

describe("earlier uploads", () => {
	test("stand in a list, the newest first, page by page", async () => {
		const { site, visitor, upload } = await openDashboard();
		expect((await visitor.visit("/admin/imports")).page.text).toContain(
			"No file has been uploaded yet.",
		);
		const page = await upload({
			content: writeCsv([headers, row("A"), row("")]),
			name: "first.csv",
		});
		await site.services.database.execute(sql`
			insert into resume_imports (file_name, status, headers, row_count, bad_count, added_count, created_at)
			select 'file ' || n || '.csv', 'done', '[]', 3, 1, 2, ${testNow.toISOString()}::timestamptz + n * interval '1 minute'
			from generate_series(1, 55) n`);
		const list = await visitor.visit("/admin/imports");
		const rows = list.page
			.one("table")
			.all("tr")
			.map(({ text }) => text);
		expect(rows).toHaveLength(51);
		expect(rows[1]).toBe("file 55.csv 2026-06-15 12:55 UTC Added 3 2 1 0 0");
		const older = await visitor.visit(list.page.link("Next page"));
		expect(older.page.one("table").all("tr")).toHaveLength(7);
		expect(older.page.link("first.csv")).toBe(page.path);
		expect(older.page.text).toContain("first.csv 2026-06-15 12:00 UTC Waiting to be added 2 0 1 0");
		expect((await visitor.visit(older.page.link("First page"))).path).toBe("/admin/imports");
	});

	test.each(["", "x", `0.${someId}`, `999999999999999_${someId}`, "0_", "1_nothing"])(
		"an address that names no line (%j) shows a page",
		async (after) => {
			const { visitor } = await openDashboard();
			const query = new URLSearchParams({ after });
			expect((await visitor.visit(`/admin/imports?${query}`)).status).toBe(200);
		},
	);

	test.each(["-1", "x", "99999999", "999999999999", "1e3", ""])(
		"an address that names no row (%j) shows the import",
		async (after) => {
			const { visitor, upload } = await openDashboard();
			const page = await upload({ content: writeCsv([headers, row("A"), row("")]) });
			const query = new URLSearchParams({ after, encoding: "<b>" });
			expect((await visitor.visit(`${page.path}?${query}`)).status).toBe(200);
		},
	);
});
