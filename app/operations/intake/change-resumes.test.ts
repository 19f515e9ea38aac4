import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { findBatchRows, getBatch, getBatchOfImport } from "#app/data/admin/batches.server.ts";
import { removeEnded } from "#app/data/base/clean-up.server.ts";
import { auditEntries, resumeBatchRows } from "#app/data/base/schema/admin.server.ts";
import { userPurchases } from "#app/data/base/schema/entitlements.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { findImports } from "#app/data/intake/resume-imports.server.ts";
import { bulkSchema } from "#app/domain/admin/batch.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { exportResumes } from "#app/operations/admin/downloads/export-resumes.server.ts";
import { featureResume } from "#app/operations/admin/feature-resume.server.ts";
import { recordDocument } from "#app/operations/admin/record-document.server.ts";
import { openResume } from "#app/operations/reader/open-resume.server.ts";
import { addContribution } from "#tests/helpers/contributor.ts";
import { ownerOf } from "#tests/helpers/owner.ts";
import { addDocument, documentWith } from "#tests/helpers/resume-bodies.ts";
import { createTestSite, findBrokenInvariants, testNow } from "#tests/helpers/site.ts";
import { until } from "#tests/helpers/until.ts";
import { addImportedResumes } from "./add-imported-resumes.server.ts";
import { changeResumes } from "./change-resumes.server.ts";
import { checkResumeFile } from "./check-resume-file.server.ts";
import { withdrawOwn } from "./contribution/withdraw-own.server.ts";
import { readImport } from "./read-import.server.ts";
import { beginTakeBack } from "./take-back.server.ts";

async function openDesk() {
	const site = await createTestSite();
	await site.services.start();
	const { services } = site;
	const { database } = services;
	const owner = () => ownerOf(site);
	const get = async (id: string) => {
		const [row] = await database.select().from(resumes).where(eq(resumes.id, id));
		if (!row) throw new Error("There is no such resume");
		return row;
	};
	const change = (ids: string[], change: string, value = "") => {
		const order = bulkSchema.parse({ ids: ids.join(" "), change, value });
		return changeResumes(services, owner(), order);
	};
	const changed = async (...order: Parameters<typeof change>) => {
		const result = await change(...order);
		if (!result.success || !result.batchId) throw new Error(JSON.stringify(result));
		return result.batchId;
	};
	const takeBack = async (batchId: string) => {
		const result = await beginTakeBack(services, owner(), batchId);
		if (!result.success) return result;
		return until(async () => {
			const rows = await database
				.select()
				.from(resumeBatchRows)
				.where(eq(resumeBatchRows.batchId, batchId));
			const isSettled = rows.every(({ takenBack }) => takenBack !== null);
			return isSettled
				? Object.fromEntries(rows.map((row) => [row.resumeId, row.takenBack]))
				: null;
		});
	};
	const upload = async (text: string, options = {}) => {
		const file = { name: "rows.csv", bytes: new TextEncoder().encode(text) };
		const checked = await checkResumeFile(services, file, services.clock());
		if (!checked.success) throw new Error(JSON.stringify(checked));
		const view = await readImport(services, checked.importId, 0);
		const add = async () => {
			const begun = await addImportedResumes(services, owner(), checked.importId, options);
			if (!begun.success) throw new Error(begun.error);
			const done = await until(async () => {
				const found = await readImport(services, checked.importId, 0);
				return found?.summary.status === "done" ? found : null;
			});
			const batch = await getBatchOfImport(database, checked.importId);
			const { importId } = checked;
			return { importId, counts: done.counts, errors: done.errors, batchId: batch?.id ?? "" };
		};
		return { view, add };
	};
	const exported = async (query = "") =>
		new Response((await exportResumes(services, owner(), new URLSearchParams(query))).body).text();
	return { site, services, database, owner, get, change, changed, takeBack, upload, exported };
}

describe("Many resumes are changed at once, and taken back as one", () => {
	test.each<[string, string, string, Record<string, unknown>]>([
		["feature", "", "isFeatured", { isFeatured: true }],
		["tag", "Sql", "tags", { tags: ["go", "postgres", "Sql"] }],
		["untag", "GO", "tags", { tags: ["postgres"] }],
		["company", "Meta", "company", { company: "Meta" }],
		["experienceLevel", "Senior", "experienceLevel", { experienceLevel: "Senior-level" }],
		["offerMonth", "2026-04", "offerMonth", { offerMonth: "2026-04" }],
		["withdraw", "Old", "withdrawnAt", { withdrawnAt: testNow, withdrawnReason: "Old" }],
	])("%s %s", async (kind, value, field, after) => {
		const { site, database, get, changed, takeBack } = await openDesk();
		const ids = [await site.addResume(), await site.addResume()];
		// What cannot be read is not featured.
		for (const id of ids) await addDocument(site, id, documentWith("quartz"));
		const before = await get(ids[0] ?? "");
		const batch = await changed(ids, kind, value);
		for (const id of ids) expect(await get(id)).toMatchObject(after);
		const log = await database.select().from(auditEntries).orderBy(auditEntries.id);
		expect(log.map(({ subjectId }) => subjectId).sort()).toEqual(ids.toSorted());
		const results = await takeBack(batch);
		expect(results).toEqual(Object.fromEntries(ids.map((id) => [id, "done"])));
		for (const id of ids) {
			expect((await get(id))[field as "tags"]).toEqual(before[field as "tags"]);
		}
		expect(await takeBack(batch)).toMatchObject({ status: 409 });
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("What was changed since stays as it is, and is named; a tier comes back with its record", async () => {
		const { site, services, database, owner, get, changed, takeBack } = await openDesk();
		const [kept, since, checked] = [
			await site.addResume({ company: "Google" }),
			await site.addResume({ company: "Apple" }),
			await site.addResume({ provenance: "declared", offerMonth: null }),
		];
		await recordDocument(services, owner(), {
			resumeId: checked,
			reviewer: "Ada",
			documentKind: "contract",
			compared: ["company", "role"],
			bytes: new TextEncoder().encode("A contract"),
		});
		const batch = await changed([kept, since, checked], "company", "Meta");
		expect((await get(checked)).provenance).toBe("declared");
		await database.update(resumes).set({ company: "Netflix" }).where(eq(resumes.id, since));
		await database.update(resumes).set({ viewCount: 0, title: "T" }).where(eq(resumes.id, kept));
		expect(await takeBack(batch)).toEqual({
			[kept]: "done",
			[since]: "changed",
			[checked]: "done",
		});
		expect(await get(kept)).toMatchObject({ company: "Google", title: "T" });
		expect(await get(since)).toMatchObject({ company: "Netflix" });
		expect(await get(checked)).toMatchObject({ company: "Google", provenance: "verified" });
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("A withdrawal gives credits back once, and what cannot be changed is left and counted", async () => {
		const { site, services, database, get, change, changed, takeBack } = await openDesk();
		const [id, gone, bare] = [
			await site.addResume(),
			await site.addResume({ withdrawnAt: addDays(testNow, -31) }),
			await site.addResume({ availability: "none" }),
		];
		await addDocument(site, id, documentWith("quartz"));
		const person = await site.addPerson();
		const pack = await site.addPack(person);
		await openResume(services, person, id, testNow);
		const withdrawn = await changed([id, gone], "withdraw");
		const remaining = async () =>
			(await database.select().from(userPurchases).where(eq(userPurchases.id, pack)))[0]
				?.resumesRemaining;
		expect(await remaining()).toBe(5);
		expect(await takeBack(withdrawn)).toEqual({ [id]: "done" });
		expect(await remaining()).toBe(5);
		expect(await change([id, gone, bare], "feature")).toMatchObject({
			said: "1 resume was changed. 2 were left as they are: withdrawn (1), nothing to read (1).",
		});
		expect(await change([gone], "restore")).toMatchObject({ status: 409 });
		expect(await change([id], "feature")).toMatchObject({ batchId: null });
		expect((await get(gone)).withdrawnAt).not.toBeNull();
		// What happened is forgotten when it can no longer be taken back.
		await removeEnded(database, addDays(testNow, 31));
		expect(await database.$count(resumeBatchRows)).toBe(0);
	});

	test("Why a resume is left as it is is said: words of its own, its contributor, too many tags", async () => {
		const { site, services, change } = await openDesk();
		const [plain, wordy, tagged] = [
			await site.addResume(),
			await site.addResume(),
			await site.addResume({ tags: Array.from({ length: 30 }, (_, at) => `t${at}`) }),
		];
		const line = "Moved the quartz ledger to a queue";
		await addDocument(site, wordy, {
			...documentWith("quartz"),
			basics: { ...documentWith("quartz").basics, summary: line },
		});
		const person = await site.addPerson();
		const { id, resumeId: theirs } = await addContribution(site, person);
		expect(await change([plain, wordy, theirs], "company", line)).toMatchObject({
			said: "1 resume was changed. 2 were left as they are: for the person who contributed it to say (1), words of the resume itself, which everybody would read (1).",
		});
		// What its person has withdrawn is kept out from then on: that is not a matter of time.
		await withdrawOwn(services, { person, now: testNow }, id);
		expect(await change([theirs], "restore")).toMatchObject({
			error: expect.stringContaining("withdrawn for good (1)"),
			status: 409,
		});
		expect(await change([wordy, tagged], "tag", line)).toMatchObject({
			error: expect.stringContaining("too many tags (1)"),
			status: 409,
		});
	});

	test("What was open to everyone comes back closed, and the change says so", async () => {
		const { site, database, get, changed, takeBack } = await openDesk();
		const [open, closed] = [await site.addResume({ openToEveryone: true }), await site.addResume()];
		const batch = await changed([open, closed], "withdraw");
		expect(await takeBack(batch)).toEqual({ [open]: "closed", [closed]: "done" });
		expect(await get(open)).toMatchObject({ withdrawnAt: null, openToEveryone: false });
		expect(await getBatch(database, batch)).toMatchObject({ left: 0, stayed: 1 });
		const [first] = await findBatchRows(database, batch, 2);
		expect(first).toMatchObject({ resumeId: open, before: { openToEveryone: true } });
	});

	test("Two who take it back at once do it once", async () => {
		const { site, services, owner, get, changed, takeBack } = await openDesk();
		const id = await site.addResume();
		const batch = await changed([id], "tag", "sql");
		const both = await Promise.all([takeBack(batch), beginTakeBack(services, owner(), batch)]);
		expect(both.filter((one) => "status" in one)).toHaveLength(1);
		await until(async () => (await get(id)).tags.join() === "go,postgres");
	});
});

describe("An import", () => {
	const csv = (...rows: string[]) => ["title,company,role,industry", ...rows].join("\n");

	test("is taken back as one, but for what was changed since", async () => {
		const { site, services, database, upload, takeBack, changed } = await openDesk();
		const rows = Array.from({ length: 60 }, (_, at) => `Nurse ${at},Harrow,Nursing,Health`);
		const { importId, batchId } = await (await upload(csv(...rows))).add();
		const added = await database.select().from(resumes).orderBy(asc(resumes.title));
		const [first] = added;
		await changed([first?.id ?? ""], "tag", "kept");
		const results = Object.values(await takeBack(batchId));
		expect(results.filter((result) => result === "done")).toHaveLength(59);
		expect(results.filter((result) => result === "changed")).toHaveLength(1);
		expect(await getBatch(database, batchId)).toMatchObject({ left: 0, stayed: 1 });
		const standing = (await database.select().from(resumes)).filter((row) => !row.withdrawnAt);
		expect(standing.map(({ id }) => id)).toEqual([first?.id]);
		expect(await findBrokenInvariants(site)).toEqual([]);
		// It stays said when the change itself is forgotten.
		const kept = await (await upload(csv("Cook,Harrow,Cooking,Food"))).add();
		await removeEnded(database, addDays(testNow, 31));
		expect(await getBatch(database, batchId)).toBeNull();
		const said = { takenBackAt: testNow, left: 0, stayed: 1 };
		expect((await readImport(services, importId, 0))?.batch).toEqual({ id: null, ...said });
		expect((await readImport(services, kept.importId, 0))?.batch).toBeNull();
		const listed = await findImports(database, null, 5);
		const of = (id: string) => listed.find((one) => one.id === id);
		expect(of(importId)).toMatchObject(said);
		expect(of(kept.importId)).toMatchObject({ takenBackAt: null, left: 0, stayed: 0 });
	});

	test("leaves out what is there already, by choice", async () => {
		const { site, database, upload } = await openDesk();
		await site.addResume({ title: "Nurse", company: "Harrow", role: "Nursing" });
		const text = csv(
			"NURSE,Harrow,Nursing,Health",
			"Cook,Harrow,Cooking,Food",
			"cook,harrow,cooking,Food",
		);
		const { view, add } = await upload(text, { leavesOutRepeats: true });
		expect(view?.repeats?.count).toBe(2);
		expect((await add()).counts).toMatchObject({ rows: 3, added: 1, leftOut: 2, ignored: 0 });
		expect(await database.$count(resumes)).toBe(2);
		expect((await (await upload(text)).add()).counts).toMatchObject({ added: 3, leftOut: 0 });
	});
});

describe("An export", () => {
	test("read again changes nothing; corrected it changes what was corrected, after a look at it", async () => {
		const { site, services, database, owner, get, upload, exported, takeBack } = await openDesk();
		const nasty = await site.addResume({
			title: '=HYPERLINK("x"), “quoted” é',
			description: "Two\nlines; a 'quote' and, commas",
			tags: ["c++", "a b"],
			location: "-Zürich",
			visaSponsored: true,
			offerMonth: "2026-05",
			provenance: "demo",
		});
		const checked = await site.addResume({ provenance: "declared", offerMonth: null });
		await recordDocument(services, owner(), {
			resumeId: checked,
			reviewer: "Ada",
			documentKind: "contract",
			compared: ["company", "role"],
			bytes: new TextEncoder().encode("A contract"),
		});
		await site.addResume({ withdrawnAt: testNow });
		const before = await database.select().from(resumes).orderBy(asc(resumes.id));
		const text = await exported();
		expect(text.trim().split("\r\n")).toHaveLength(3);
		const same = await upload(text);
		expect(same.view?.differences).toEqual({ shown: [], changed: 0, same: 2 });
		expect(same.view?.counts).toMatchObject({ rows: 2, good: 0, leftOut: 2, ignored: 0 });
		expect((await same.add()).counts).toMatchObject({ added: 0, bad: 0, leftOut: 2 });
		expect(await database.select().from(resumes).orderBy(asc(resumes.id))).toEqual(before);

		const corrected = [
			"resume_id,location,title,role",
			`${nasty},Bern,Nurse,Nursing`,
			`${crypto.randomUUID()},Bern,Nurse,Nursing`,
			`${nasty},Basel,Nurse,Nursing`,
		].join("\n");
		const { view, add } = await upload(corrected);
		expect(view?.differences).toMatchObject({
			changed: 1,
			shown: [
				{
					row: 2,
					changes: [
						{ field: "title", to: "Nurse" },
						{ field: "role", from: "Software Engineer", to: "Nursing" },
						{ field: "location", from: "-Zürich", to: "Bern" },
					],
				},
			],
		});
		expect(view?.errors.map(({ problem }) => problem)).toEqual([
			expect.stringContaining("no resume with this resume_id"),
			"Row 2 changes the same resume.",
		]);
		const { batchId } = await add();
		expect(await get(nasty)).toMatchObject({
			location: "Bern",
			company: "Google",
			tags: ["c++", "a b"],
		});
		expect(await takeBack(batchId)).toEqual({ [nasty]: "done" });
		expect(await get(nasty)).toMatchObject({ location: "-Zürich", role: "Software Engineer" });
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("with one correction changes one resume, and is counted so everywhere", async () => {
		const { site, database, upload, exported } = await openDesk();
		const ids = [];
		for (const title of ["Nurse", "Cook", "Judge"]) ids.push(await site.addResume({ title }));
		const corrected = (await exported()).replace("Cook", "Chef");
		const { view, add } = await upload(corrected);
		expect(view?.counts).toMatchObject({ rows: 3, good: 1, leftOut: 2, ignored: 0, added: 0 });
		expect(view?.differences).toMatchObject({ changed: 1, same: 2 });
		const { counts, batchId } = await add();
		expect(counts).toEqual({ rows: 3, good: 1, bad: 0, ignored: 0, leftOut: 2, added: 1 });
		expect(await getBatch(database, batchId)).toMatchObject({ resumes: 1 });
		const lines = await database
			.select()
			.from(auditEntries)
			.where(eq(auditEntries.action, "import.added"));
		expect(lines).toMatchObject([{ changes: { added: { to: 1 }, leftOut: { to: 2 } } }]);
	});

	test("leaves out a row that has come to say what its resume says", async () => {
		const { site, upload, changed } = await openDesk();
		const [one, other] = [await site.addResume(), await site.addResume()];
		const { view, add } = await upload(`resume_id,company\n${one},Meta\n${other},Meta`);
		expect(view?.counts).toMatchObject({ good: 2, leftOut: 0 });
		await changed([one], "company", "Meta");
		const { counts } = await add();
		expect(counts).toEqual({ rows: 2, good: 1, bad: 0, ignored: 0, leftOut: 1, added: 1 });
	});

	test("does not feature what cannot be read, whatever of it goes or comes back", async () => {
		const { site, services, owner, get, upload, takeBack } = await openDesk();
		const fileUrl = "https://files.example/a.pdf";
		const elsewhere = { fileUrl, availability: "file", isFeatured: true } as const;
		const [id, bare] = [
			await site.addResume(elsewhere),
			await site.addResume({ availability: "none" }),
		];
		await expect(upload(`resume_id,file_url\n${id},`)).rejects.toThrow("can be featured");
		const unfeatured = await (await upload(`resume_id,file_url,is_featured\n${id},,no`)).add();
		expect(await get(id)).toMatchObject({ availability: "none", isFeatured: false });
		expect(await takeBack(unfeatured.batchId)).toEqual({ [id]: "done" });
		expect(await get(id)).toMatchObject(elsewhere);

		const filed = await (await upload(`resume_id,file_url\n${bare},${fileUrl}`)).add();
		await featureResume(services, owner(), { id: bare, isFeatured: true });
		expect(await get(bare)).toMatchObject(elsewhere);
		expect(await takeBack(filed.batchId)).toEqual({ [bare]: "done" });
		expect(await get(bare)).toMatchObject({ availability: "none", isFeatured: false });
	});

	test("does not overwrite a star that was pressed after the file was checked", async () => {
		const { site, services, owner, get, upload } = await openDesk();
		const id = await site.addResume();
		const late = await upload(`resume_id,title,is_featured\n${id},From the file,no`);
		site.setNow(addDays(testNow, 1));
		await featureResume(services, owner(), { id, isFeatured: true });
		const { errors } = await late.add();
		expect(errors).toMatchObject([{ problem: expect.stringContaining("changed after") }]);
		expect(await get(id)).toMatchObject({
			isFeatured: true,
			title: "Backend engineer, payments",
			updatedAt: addDays(testNow, 1),
		});
	});

	test("does not overwrite what was changed after the file was checked, nor raise a tier", async () => {
		const { site, get, upload } = await openDesk();
		const id = await site.addResume({ provenance: "declared" });
		const late = await upload(`resume_id,title\n${id},From the file`);
		site.setNow(addDays(testNow, 1));
		const edit = await upload(`resume_id,company\n${id},Meta`);
		expect((await edit.add()).counts).toMatchObject({ added: 1 });
		const { errors } = await late.add();
		expect(errors).toMatchObject([{ problem: expect.stringContaining("changed after") }]);
		expect(await get(id)).toMatchObject({ company: "Meta", title: "Backend engineer, payments" });
		const other = await site.addResume();
		await expect(upload(`resume_id,provenance\n${other},verified`)).rejects.toThrow("Provenance");
	});
});
