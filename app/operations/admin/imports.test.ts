import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { asc, eq, isNull, sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { getBatch, getBatchOfImport } from "#app/data/admin/batches.server.ts";
import { removeEnded } from "#app/data/base/clean-up.server.ts";
import {
	auditEntries,
	resumeImportRows,
	resumeImports,
} from "#app/data/base/schema/admin.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { findImports, getImport } from "#app/data/intake/resume-imports.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { writeCsv } from "#app/domain/intake/csv/write-rows.ts";
import { importCounts } from "#app/domain/intake/resume-import.ts";
import { addImportedResumes } from "#app/operations/intake/add-imported-resumes.server.ts";
import { checkResumeFile } from "#app/operations/intake/check-resume-file.server.ts";
import { readImport } from "#app/operations/intake/read-import.server.ts";
import { beginTakeBack, takeBack } from "#app/operations/intake/take-back.server.ts";
import {
	importBatch,
	writeImportedResumes,
} from "#app/operations/intake/write-imported-resumes.server.ts";
import { createTestSite, type TestSite, testNow } from "#tests/helpers/site.ts";
import { turnsOf } from "#tests/helpers/turns.ts";
import { untilLocked } from "#tests/helpers/until.ts";

const admin = { sessionId: "22222222-2222-4222-8222-222222222222", now: testNow };
const headers = ["title", "company", "role", "industry"];
const never = new AbortController().signal;
const firstTry = { attempt: 1, signal: never, stopping: never };

function fileOf(content: string | Uint8Array<ArrayBuffer>, name = "resumes.csv") {
	return { name, bytes: typeof content === "string" ? Buffer.from(content) : content };
}

/** A file with this many resumes, and rows of other kinds among them. */
function textWith({ good, bad = 0, blank = 0 }: { good: number; bad?: number; blank?: number }) {
	const rows = [
		...Array.from({ length: good }, (_, at) => [`Analyst ${at}`, "Citadel", "Finance", "Finance"]),
		...Array.from({ length: bad }, (_, at) => ["", `Company ${at}`, "Finance", "Finance"]),
		...Array.from({ length: blank }, () => ["", "", "", ""]),
	];
	return writeCsv([headers, ...rows]);
}

/** A site with an import that has been checked. */
async function openImport(text: string) {
	const site = await createTestSite();
	await site.services.jobs.start({});
	const checked = await checkResumeFile(site.services, fileOf(text), testNow);
	if (!checked.success) throw new Error(`${checked.error} ${checked.detail ?? ""}`);
	return { site, importId: checked.importId };
}

async function countsOf({ services }: TestSite, importId: string) {
	const summary = await getImport(services.database, importId);
	if (!summary) throw new Error("The import is gone");
	const { leftOut: _, ...counts } = importCounts(summary);
	return { status: summary.status, ...counts };
}

const inLibrary = ({ services }: TestSite) => services.database.$count(resumes);

async function jobsIn({ services }: TestSite): Promise<unknown[]> {
	const { rows } = await services.database.execute(
		sql`select data from pgboss.job where name = 'add-resumes' and state in ('created', 'retry')`,
	);
	return rows;
}

describe("checking a file", () => {
	test("of many short lines, which take long to be searched, lets others have their turn, and so does its page", async () => {
		const site = await createTestSite();
		const ids = [];
		for (let at = 0; at < 12; at++) ids.push(await site.addResume({ title: `Nurse ${at}` }));
		const like = "Ada Bo\n".repeat(700);
		const rows = ids.map((id, at) => [id, `${like}${at}`]);
		const text = writeCsv([["resume_id", "description"], ...rows]);
		let importId = "";
		const checking = await turnsOf(async () => {
			const checked = await checkResumeFile(site.services, fileOf(text), testNow);
			if (!checked.success) throw new Error(checked.error);
			importId = checked.importId;
		});
		const showing = await turnsOf(() => readImport(site.services, importId, 0));
		expect(checking.longest).toBeLessThan(0.5);
		expect(showing.longest).toBeLessThan(0.5);
	});

	test("counts every row once, as good, bad or empty, and adds nothing", async () => {
		const { site, importId } = await openImport(textWith({ good: 1_300, bad: 40, blank: 9 }));
		expect(await countsOf(site, importId)).toEqual({
			status: "checked",
			rows: 1_349,
			good: 1_300,
			bad: 40,
			ignored: 9,
			added: 0,
		});
		expect(await inLibrary(site)).toBe(0);
	});

	test("keeps the cells as they were typed, with the numbers of a spreadsheet", async () => {
		const text = 'Title,Company,Role,Industry\n"Line\nbreak", A ,Finance,Finance\n\n,B,Finance\n';
		const { site, importId } = await openImport(text);
		const rows = await site.services.database
			.select()
			.from(resumeImportRows)
			.where(eq(resumeImportRows.importId, importId))
			.orderBy(asc(resumeImportRows.row));
		expect(rows.map(({ row, cells, problem }) => [row, cells, problem])).toEqual([
			[2, ["Line\nbreak", " A ", "Finance", "Finance"], null],
			[4, ["", "B", "Finance"], "This row has 3 cells and the first row has 4."],
		]);
	});

	test.each([
		["another name", "resumes.xlsx", textWith({ good: 1 }), "Please select a valid CSV file"],
		[
			"a picture",
			"a.csv",
			Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1]),
			"Please select a valid CSV file",
		],
		[
			"a zip file",
			"a.csv",
			Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0]),
			"Please select a valid CSV file",
		],
		[
			"a zero character far inside",
			"a.csv",
			`${textWith({ good: 500 })}\0`,
			"Please select a valid CSV file",
		],
		["a PDF", "a.csv", "%PDF-1.7", "Please select a valid CSV file"],
		[
			"what is not the Unicode it says",
			"a.csv",
			Uint8Array.from([0xef, 0xbb, 0xbf, 0xe9, 0x61]),
			"Failed to process CSV file",
		],
		[
			"a first row that is never closed",
			"a.csv",
			'"title,company,role,industry\nA,B,C,D',
			"Failed to process CSV file",
		],
		[
			"a column that stands twice",
			"a.csv",
			"title,Title,company,role,industry\nA,A,B,C,D",
			"Failed to process CSV file",
		],
		["nothing at all", "a.csv", "", "No valid data found in CSV file"],
		[
			"a first row alone",
			"a.csv",
			"title,company,role,industry\n",
			"No valid data found in CSV file",
		],
		[
			"empty rows alone",
			"a.csv",
			"title,company,role,industry\n,,,\n\n\n",
			"No valid data found in CSV file",
		],
		[
			"a column that is missing",
			"a.csv",
			"title,company,role\nA,B,C",
			"No valid data found in CSV file",
		],
		[
			"bad rows alone",
			"a.csv",
			"title,company,role,industry\nA,,C,D\nA,B,C",
			"No valid data found in CSV file",
		],
		[
			"a page of the web",
			"a.csv",
			"<!doctype html>\n<title>Not found</title>",
			"No valid data found in CSV file",
		],
	])("refuses %s, and keeps nothing of it", async (_name, name, content, sentence) => {
		const site = await createTestSite();
		const result = await checkResumeFile(site.services, fileOf(content, name), testNow);
		expect(result).toMatchObject({ success: false, status: 400, error: sentence });
		expect(await site.services.database.$count(resumeImports)).toBe(0);
		expect(await site.services.database.$count(resumeImportRows)).toBe(0);
		expect(site.logged()).not.toContain('"level":50');
	});

	test("says which rows are to blame when none is good", async () => {
		const site = await createTestSite();
		const text = writeCsv([headers, ...Array.from({ length: 30 }, () => ["A", "", "C", "D"])]);
		const result = await checkResumeFile(site.services, fileOf(text), testNow);
		if (result.success) throw new Error("It was taken");
		expect(result.problems).toHaveLength(20);
		expect(result.problems?.[0]).toEqual({ row: 2, problem: "Company is required." });
	});

	test("takes ten thousand rows, and empty ones beside them, and not one more", async () => {
		const { site, importId } = await openImport(textWith({ good: 9_999, bad: 1, blank: 50 }));
		expect(await countsOf(site, importId)).toMatchObject({
			rows: 10_050,
			good: 9_999,
			ignored: 50,
		});
		const more = fileOf(textWith({ good: 10_000, bad: 1 }));
		expect(await checkResumeFile(site.services, more, testNow)).toMatchObject({
			success: false,
			error: "Failed to process CSV file",
			detail: "It has more than 10,000 rows. Split it into smaller files.",
		});
		expect(await site.services.database.$count(resumeImportRows)).toBe(10_000);
	});

	test("takes five megabytes, and not a byte more", async () => {
		const site = await createTestSite();
		const start = textWith({ good: 1 });
		const cell = `"${"x".repeat(1_000_000)}",,,\r\n`;
		const filled = start + cell.repeat(5);
		const fits = filled + "\n".repeat(5 * 1024 * 1024 - filled.length);
		expect(await checkResumeFile(site.services, fileOf(fits), testNow)).toMatchObject({
			success: true,
		});
		expect(await checkResumeFile(site.services, fileOf(`${fits}\n`), testNow)).toMatchObject({
			success: false,
			error: "Failed to process CSV file",
			detail: "It is larger than 5 MB. Split it into smaller files.",
		});
	});

	test("reads Windows-1252 and says so; keeps names of columns that are traps", async () => {
		const site = await createTestSite();
		const text = "title,company,role,industry,constructor,__proto__\nR\u00e9sum\u00e9,A,B,C,x,y\n";
		const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
		const result = await checkResumeFile(site.services, fileOf(bytes), testNow);
		if (!result.success) throw new Error(result.error);
		expect(result.encoding).toBe("windows-1252");
		const view = await readImport(site.services, result.importId, 0);
		expect(view?.preview[0]?.resume.title).toBe("Résumé");
		expect(view?.ignoredColumns).toEqual(["constructor", "__proto__"]);
	});
});

describe("adding", () => {
	test("puts every good row into the library, and counts add up", async () => {
		const { site, importId } = await openImport(textWith({ good: 450, bad: 7, blank: 3 }));
		expect(await addImportedResumes(site.services, admin, importId)).toEqual({ success: true });
		expect(await jobsIn(site)).toMatchObject([{ data: { importId } }]);
		await writeImportedResumes(site.services, { importId }, firstTry);
		const counts = await countsOf(site, importId);
		expect(counts).toEqual({
			status: "done",
			rows: 460,
			good: 450,
			bad: 7,
			ignored: 3,
			added: 450,
		});
		expect(counts.added + counts.bad + counts.ignored).toBe(counts.rows);
		expect(await inLibrary(site)).toBe(450);
		const [first] = await site.services.database
			.select()
			.from(resumes)
			.where(eq(resumes.title, "Analyst 0"));
		expect(first).toMatchObject({
			company: "Citadel",
			experienceLevel: "Mid-level",
			provenance: "curated",
			availability: "none",
			isFeatured: false,
			viewCount: 0,
			createdAt: testNow,
		});
	});

	test("writes every column, and a file that lies elsewhere can be opened", async () => {
		const names =
			"title,company,role,industry,description,tags,experience_level,is_featured,file_url,location,education,previous_role,visa_sponsored,offer_month,provenance";
		const row =
			"T,C,R,I,D,a;b,Senior,true,https://files.example/a.pdf,London,BSc,Intern,true,2024-02,declared";
		const { site, importId } = await openImport(`${names}\n${row}\n`);
		await addImportedResumes(site.services, admin, importId);
		await writeImportedResumes(site.services, { importId }, firstTry);
		expect(await site.services.database.select().from(resumes)).toMatchObject([
			{
				title: "T",
				company: "C",
				role: "R",
				industry: "I",
				description: "D",
				tags: ["a", "b"],
				experienceLevel: "Senior-level",
				isFeatured: true,
				fileUrl: "https://files.example/a.pdf",
				location: "London",
				education: "BSc",
				previousRole: "Intern",
				visaSponsored: true,
				offerMonth: "2024-02",
				provenance: "declared",
				availability: "file",
			},
		]);
	});

	test.each([";", ",", "\t"])("passes over Excel's own first line sep=%j", async (separator) => {
		const cells = [headers, ["Analyst", "Citadel", "Finance", "Finance"]];
		const rows = [`sep=${separator}`, ...cells.map((row) => row.join(separator))];
		const { site, importId } = await openImport(rows.join("\r\n"));
		expect(await countsOf(site, importId)).toMatchObject({ good: 1, bad: 0, ignored: 0 });
	});

	test("leaves one line in the log, with who, what and the counts", async () => {
		const { site, importId } = await openImport(textWith({ good: 3, bad: 2, blank: 1 }));
		await addImportedResumes(site.services, admin, importId);
		expect(
			await site.services.database.select().from(auditEntries).orderBy(auditEntries.id),
		).toMatchObject([
			{
				action: "import.added",
				subject: "import",
				subjectId: importId,
				label: "resumes.csv",
				sessionId: admin.sessionId,
				at: testNow,
				changes: {
					added: { from: 0, to: 3 },
					errors: { from: 0, to: 2 },
					ignored: { from: 0, to: 1 },
				},
			},
		]);
	});

	test("the line in the log counts what is added, without the duplicates that are left out", async () => {
		const titles = ["Old", "New", "Twice", "TWICE", ""];
		const rows = titles.map((title) => [title, "Citadel", "Finance", "Finance"]);
		const { site, importId } = await openImport(writeCsv([headers, ...rows]));
		await site.addResume({ title: "old", company: "Citadel", role: "Finance" });
		await addImportedResumes(site.services, admin, importId, { leavesOutRepeats: true });
		await writeImportedResumes(site.services, { importId }, firstTry);
		expect(await countsOf(site, importId)).toMatchObject({ status: "done", added: 2, bad: 1 });
		const [line] = await site.services.database
			.select()
			.from(auditEntries)
			.orderBy(auditEntries.id);
		expect(line?.changes).toEqual({
			added: { from: 0, to: 2 },
			errors: { from: 0, to: 1 },
			ignored: { from: 0, to: 0 },
			leftOut: { from: 0, to: 2 },
		});
	});

	test("pressed twice at once, or again when it is done, happens once", async () => {
		const { site, importId } = await openImport(textWith({ good: 5 }));
		const other = site.addProcess();
		await other.jobs.start({});
		const results = await Promise.all([
			addImportedResumes(site.services, admin, importId),
			addImportedResumes(other, admin, importId),
		]);
		expect(results.filter(({ success }) => success)).toHaveLength(1);
		expect(results.find(({ success }) => !success)).toMatchObject({ status: 409 });
		expect(await jobsIn(site)).toHaveLength(1);
		await writeImportedResumes(site.services, { importId }, firstTry);
		expect(await addImportedResumes(site.services, admin, importId)).toMatchObject({
			success: false,
			error: "Nothing is left to add: this file was added, is being added, or was taken back.",
		});
		expect(await site.services.database.$count(auditEntries)).toBe(1);
		expect(await inLibrary(site)).toBe(5);
	});

	test("by two processes at once adds nothing twice and leaves nothing out", async () => {
		const good = 3 * importBatch + 1;
		const { site, importId } = await openImport(textWith({ good }));
		await addImportedResumes(site.services, admin, importId);
		const other = site.addProcess();
		await other.jobs.start({});
		await Promise.all([
			writeImportedResumes(site.services, { importId }, firstTry),
			writeImportedResumes(other, { importId }, firstTry),
		]);
		expect(await countsOf(site, importId)).toMatchObject({ status: "done", added: good });
		await expectEachOnce(site, importId, good);
	});

	test("the same file in two windows at once adds nothing twice when duplicates are left out", async () => {
		const text = textWith({ good: 10 });
		const { site, importId } = await openImport(text);
		const again = await checkResumeFile(site.services, fileOf(text), testNow);
		if (!again.success) throw new Error(again.error);
		const imports = [importId, again.importId];
		for (const id of imports) {
			await addImportedResumes(site.services, admin, id, { leavesOutRepeats: true });
		}
		const release = await holdBeforeTitle(site, "Analyst 5");
		const write = (id: string) => writeImportedResumes(site.services, { importId: id }, firstTry);
		const writing = Promise.all(imports.map(write));
		await untilLocked(site.services.pool, 2);
		await release();
		await writing;
		expect(await inLibrary(site)).toBe(10);
		const summaries = await Promise.all(imports.map((id) => getImport(site.services.database, id)));
		expect(summaries.map((one) => one?.addedCount).toSorted()).toEqual([0, 10]);
		expect(summaries.map((one) => one?.status)).toEqual(["done", "done"]);
	});

	test("goes on after its process was killed in the middle, and adds nothing twice", async () => {
		const good = 3 * importBatch;
		const { site, importId } = await openImport(textWith({ good, bad: 1 }));
		await addImportedResumes(site.services, admin, importId);
		const release = await holdBeforeTitle(site, `Analyst ${importBatch + 5}`);
		const victim = spawnWorker(site, importId);
		await untilLocked(site.services.pool);
		victim.kill("SIGKILL");
		await once(victim, "exit");
		await release();
		expect(await countsOf(site, importId)).toMatchObject({ status: "adding", added: importBatch });
		await writeImportedResumes(site.services, { importId }, { ...firstTry, attempt: 2 });
		expect(await countsOf(site, importId)).toMatchObject({ status: "done", added: good, bad: 1 });
		await expectEachOnce(site, importId, good);
		// Once more, as a queue may that has not heard of the end.
		await writeImportedResumes(site.services, { importId }, { ...firstTry, attempt: 3 });
		expect(await inLibrary(site)).toBe(good);
	});

	test("a batch is written whole or not at all", async () => {
		const { site, importId } = await openImport(textWith({ good: importBatch + 10 }));
		await addImportedResumes(site.services, admin, importId);
		await site.services.database.execute(
			sql`alter table resumes add constraint only_some check (title <> ${sql.raw(`'Analyst ${importBatch + 5}'`)})`,
		);
		await expect(writeImportedResumes(site.services, { importId }, firstTry)).rejects.toThrow();
		expect(await countsOf(site, importId)).toMatchObject({ status: "adding", added: importBatch });
		expect(await inLibrary(site)).toBe(importBatch);
		await site.services.database.execute(sql`alter table resumes drop constraint only_some`);
		await writeImportedResumes(site.services, { importId }, { ...firstTry, attempt: 2 });
		await expectEachOnce(site, importId, importBatch + 10);
	});

	test("given up after the last try says so, and can be gone on with", async () => {
		const { site, importId } = await openImport(textWith({ good: 5 }));
		await addImportedResumes(site.services, admin, importId);
		await site.services.database.execute(
			sql`alter table resumes add constraint none_at_all check (company <> 'Citadel')`,
		);
		const lastTry = { ...firstTry, attempt: 12 };
		await expect(writeImportedResumes(site.services, { importId }, lastTry)).rejects.toThrow();
		expect(await countsOf(site, importId)).toMatchObject({ status: "failed", added: 0 });
		await site.services.database.execute(sql`alter table resumes drop constraint none_at_all`);
		// What waits is shown as before, with what it repeats.
		await site.addResume({ title: "Analyst 3", company: "Citadel", role: "Finance" });
		const view = await readImport(site.services, importId, 0);
		expect(view?.preview).toHaveLength(5);
		expect(view?.repeats).toMatchObject({ count: 1 });
		expect(await addImportedResumes(site.services, admin, importId)).toEqual({ success: true });
		await writeImportedResumes(site.services, { importId }, firstTry);
		expect(await countsOf(site, importId)).toMatchObject({ status: "done", added: 5 });
	});

	test("a job that is told to stop leaves the rest as it is", async () => {
		const { site, importId } = await openImport(textWith({ good: 5 }));
		await addImportedResumes(site.services, admin, importId);
		const stopped = { ...firstTry, signal: AbortSignal.abort() };
		await writeImportedResumes(site.services, { importId }, stopped);
		expect(await countsOf(site, importId)).toMatchObject({ status: "adding", added: 0 });
		expect(await jobsIn(site)).toHaveLength(1);
	});

	test("a job of a process that stops leaves the rest to another", async () => {
		const { site, importId } = await openImport(textWith({ good: 5 }));
		await addImportedResumes(site.services, admin, importId);
		const stopped = { ...firstTry, stopping: AbortSignal.abort() };
		await writeImportedResumes(site.services, { importId }, stopped);
		expect(await countsOf(site, importId)).toMatchObject({ status: "adding", added: 0 });
		expect(await jobsIn(site)).toMatchObject([{ data: { importId } }, { data: { importId } }]);
	});

	test("an import that nobody let be added is not added", async () => {
		const { site, importId } = await openImport(textWith({ good: 5 }));
		await writeImportedResumes(site.services, { importId }, firstTry);
		expect(await countsOf(site, importId)).toMatchObject({ status: "checked", added: 0 });
		expect(await inLibrary(site)).toBe(0);
	});

	test("a row that a later rule refuses becomes an error, and the others are added", async () => {
		const { site, importId } = await openImport(textWith({ good: 5, bad: 1 }));
		await addImportedResumes(site.services, admin, importId);
		await site.services.database
			.update(resumeImportRows)
			.set({ cells: ["", "Citadel", "Finance", "Finance"] })
			.where(eq(resumeImportRows.row, 3));
		await writeImportedResumes(site.services, { importId }, firstTry);
		expect(await countsOf(site, importId)).toEqual({
			status: "done",
			rows: 6,
			good: 4,
			bad: 2,
			ignored: 0,
			added: 4,
		});
	});

	test("the queue does it by itself, and what can be read counts at once; what cannot is neither counted nor featured", async () => {
		const site = await createTestSite();
		await site.services.start();
		expect((await site.services.library.counts()).resumes).toBe(0);
		const columns = [...headers, "is_featured", "file_url", "provenance"];
		const row = (company: string, at: number, more: string[]) => [
			`Analyst ${at}`,
			company,
			"Finance",
			"Finance",
			...more,
		];
		const rows = Array.from({ length: 30 }, (_, at) => [
			row("Citadel", at, [at === 0 ? "yes" : "", `https://files.example/${at}.pdf`, "declared"]),
			...(at < 5
				? [row("Nowhere", at, ["yes", "", ""]), row("Citadel", 30 + at, ["yes", "", ""])]
				: []),
		]).flat();
		const text = fileOf(writeCsv([columns, ...rows]));
		const checked = await checkResumeFile(site.services, text, testNow);
		if (!checked.success) throw new Error(checked.error);
		await addImportedResumes(site.services, admin, checked.importId);
		const status = async () => (await countsOf(site, checked.importId)).status;
		await expect.poll(status).toBe("done");
		await expect
			.poll(() => site.services.library.counts())
			.toMatchObject({ resumes: 30, companies: 1, addedLast30Days: 30 });
		expect(await inLibrary(site)).toBe(40);
		expect(await site.services.database.$count(resumes, eq(resumes.isFeatured, true))).toBe(1);
	});
});

describe("an import that is taken back before all of it is added", () => {
	/** A job that stops behind its first batch. */
	const oneBatch = () => {
		let asked = 0;
		const stopping = {
			get aborted() {
				return asked++ > 0;
			},
		} as AbortSignal;
		return { ...firstTry, stopping };
	};
	async function openBegun(good: number) {
		const { site, importId } = await openImport(textWith({ good, bad: 2, blank: 1 }));
		const { services } = site;
		await addImportedResumes(services, admin, importId);
		const batchId = (await getBatchOfImport(services.database, importId))?.id ?? "";
		const write = (job = firstTry) => writeImportedResumes(services, { importId }, job);
		const begin = () => beginTakeBack(services, admin, batchId);
		const settle = () => takeBack(services, { batchId, sessionId: admin.sessionId }, firstTry);
		const standing = () => services.database.$count(resumes, isNull(resumes.withdrawnAt));
		const left = async () => (await getBatch(services.database, batchId))?.left;
		return { site, importId, write, begin, settle, standing, left };
	}

	test.each(["adding", "failed"] as const)("adds nothing more: %s", async (status) => {
		const begun = await openBegun(importBatch + 10);
		const { site, importId, write, begin, settle, standing, left } = begun;
		const { database } = site.services;
		await write(oneBatch());
		await database.update(resumeImports).set({ status });
		expect(await begin()).toEqual({ success: true });
		await settle();
		expect(await addImportedResumes(site.services, admin, importId)).toMatchObject({ status: 409 });
		await write();
		expect(await standing()).toBe(0);
		expect(await left()).toBe(0);
		expect(await countsOf(site, importId)).toEqual({
			...{ status: "done", rows: importBatch + 13, good: importBatch, added: importBatch },
			...{ bad: 2, ignored: 1 },
		});
		expect(await getImport(database, importId)).toMatchObject({ leftOutCount: 10, error: null });
		expect(await findImports(database, null, 5)).toMatchObject([
			{ id: importId, leftOutCount: 10, takenBackAt: testNow, left: 0, stayed: 0 },
		]);
		expect(await begin()).toMatchObject({ status: 409 });
	});

	test("waits for the rows that are being written, and takes them back too", async () => {
		const begun = await openBegun(importBatch + 10);
		const { site, importId, write, begin, settle, standing, left } = begun;
		const release = await holdBeforeTitle(site, "Analyst 5");
		const writing = write();
		await untilLocked(site.services.pool);
		const taking = begin().then(settle);
		await Promise.race([taking, untilLocked(site.services.pool, 2)]);
		await release();
		await Promise.all([taking, writing]);
		expect(await standing()).toBe(0);
		expect(await left()).toBe(0);
		const counts = await countsOf(site, importId);
		expect(counts).toMatchObject({ status: "done", bad: 2, ignored: 1 });
		expect(counts.good).toBe(counts.added);
	});
});

describe("resumes that are there already", () => {
	test("are told: in the library, and twice in the file", async () => {
		const rows = ["New", "Old", "old ", "Twice", "TWICE", "Other"].map((title) => [
			title,
			title === "Other" ? "BCG" : "Citadel",
			"Finance",
			"Finance",
		]);
		const site = await createTestSite();
		await site.addResume({ title: "Old", company: "Citadel", role: "Finance" });
		await site.addResume({ title: "Other", company: "Citadel", role: "Finance" });
		await site.addResume({
			title: "New",
			company: "Citadel",
			role: "Finance",
			withdrawnAt: testNow,
		});
		const checked = await checkResumeFile(
			site.services,
			fileOf(writeCsv([headers, ...rows])),
			testNow,
		);
		if (!checked.success) throw new Error(checked.error);
		const view = await readImport(site.services, checked.importId, 0);
		expect(view?.repeats).toEqual({
			shown: [
				{ row: 3, of: "library" },
				{ row: 4, of: "library" },
				{ row: 6, of: 5 },
			],
			count: 3,
		});
	});

	test("the same file uploaded again is told of, row by row", async () => {
		const text = textWith({ good: 60 });
		const { site, importId } = await openImport(text);
		await addImportedResumes(site.services, admin, importId);
		await writeImportedResumes(site.services, { importId }, firstTry);
		const again = await checkResumeFile(site.services, fileOf(text), testNow);
		if (!again.success) throw new Error(again.error);
		const view = await readImport(site.services, again.importId, 0);
		expect(view?.repeats?.count).toBe(60);
		expect(view?.repeats?.shown).toHaveLength(50);
	});
});

describe("what is kept", () => {
	test("the rows go after thirty days, the counts stay; what was never added goes whole", async () => {
		const { site, importId: added } = await openImport(textWith({ good: 5, bad: 2, blank: 1 }));
		await addImportedResumes(site.services, admin, added);
		await writeImportedResumes(site.services, { importId: added }, firstTry);
		const waiting = await checkResumeFile(site.services, fileOf(textWith({ good: 3 })), testNow);
		const young = await checkResumeFile(
			site.services,
			fileOf(textWith({ good: 4 })),
			addDays(testNow, 1),
		);
		if (!waiting.success || !young.success) throw new Error("A file was refused");
		const before = await countsOf(site, added);
		const { database } = site.services;

		expect(await removeEnded(database, addDays(testNow, 30))).toBe(0);
		const later = new Date(addDays(testNow, 30).getTime() + 1);
		// With the change that the import was.
		expect(await removeEnded(database, later)).toBe(11);
		expect(await countsOf(site, added)).toEqual(before);
		expect(await getImport(database, waiting.importId)).toBeNull();
		expect(await countsOf(site, young.importId)).toMatchObject({ good: 4 });
		expect(await inLibrary(site)).toBe(5);
		expect(await removeEnded(database, later)).toBe(0);
	});
});

/** Every row has become a resume of its own, and the library holds those and no others. */
async function expectEachOnce({ services }: TestSite, importId: string, good: number) {
	const { rows } = await services.database.execute(sql`
		select count(*)::int as rows, count(distinct i.resume_id)::int as ids,
			count(*) filter (where i.cells ->> 0 = r.title)::int as right_ones,
			(select count(*)::int from resumes) as library
		from resume_import_rows i join resumes r on r.id = i.resume_id
		where i.import_id = ${importId}`);
	expect(rows).toEqual([{ rows: good, ids: good, right_ones: good, library: good }]);
}

/** Lets nobody write the resume of this title, in whatever transaction, until it is released. */
async function holdBeforeTitle({ services }: TestSite, title: string) {
	const client = await services.pool.connect();
	await client.query(`
		create function hold() returns trigger language plpgsql as $$
			begin perform pg_advisory_xact_lock(1); return new; end $$;
		create trigger hold before insert on resumes for each row
			when (new.title = '${title}') execute function hold();
		select pg_advisory_lock(1)`);
	return async () => {
		await client.query("select pg_advisory_unlock(1)");
		await client.query("drop function hold cascade");
		client.release();
	};
}

/** A process that adds an import on the database of a site, and nothing else. */
function spawnWorker({ services }: TestSite, importId: string): ChildProcess {
	const at = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
	const script = `
		import { readEnvironment } from ${at("../../env.server.ts")};
		import { createServices } from ${at("../../compose-services.server.ts")};
		import { writeImportedResumes } from ${at("../intake/write-imported-resumes.server.ts")};
		import { createLog } from ${at("../../../server/log.ts")};
		const services = createServices({
			env: readEnvironment({ DATA_DIR: "/nowhere" }),
			log: createLog("silent"),
			databaseUrl: ${JSON.stringify(services.pool.options.connectionString)},
			publicUrl: "http://localhost",
			stripe: { secretKey: "sk_test_nobody", webhookSecrets: ["whsec_nobody"] },
		});
		const signal = new AbortController().signal;
		await writeImportedResumes(services, { importId: "${importId}" }, { attempt: 1, signal, stopping: signal });
	`;
	const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
		stdio: ["ignore", "ignore", "inherit"],
	});
	onTestFinished(() => {
		child.kill("SIGKILL");
	});
	return child;
}
