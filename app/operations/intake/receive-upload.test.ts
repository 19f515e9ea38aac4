import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { eq } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { findAuditEntries } from "#app/data/admin/audit-log.server.ts";
import { auditEntries } from "#app/data/base/schema/admin.server.ts";
import { resumeFiles } from "#app/data/base/schema/bodies.server.ts";
import { resumeUploads } from "#app/data/base/schema/intake.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { getUpload } from "#app/data/intake/uploads.server.ts";
import { getResumeBody, keepRenderedFile } from "#app/data/reader/opened-resumes.server.ts";
import { auditLine } from "#app/domain/admin/audit.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { createFileKey, type FileStore } from "#app/integrations/files/files.ts";
import { createLocalFiles } from "#app/integrations/files/local-files.server.ts";
import { createS3Files } from "#app/integrations/files/s3-files.server.ts";
import { exportAudit } from "#app/operations/admin/downloads/export-audit.server.ts";
import { readAttention } from "#app/operations/admin/read-attention.server.ts";
import { readBytes } from "#app/operations/base/read-bytes.server.ts";
import { checkPublishedFiles } from "#app/operations/reader/check-published-files.server.ts";
import { deleteWithdrawnFiles } from "#app/operations/reader/delete-withdrawn-files.server.ts";
import type { Services } from "#app/services.ts";
import { measureFile } from "#tests/fixtures/contact/measure-file.ts";
import { plantedDocx, plantedPdf } from "#tests/fixtures/contact/planted-files.ts";
import { plantedPerson, randomOf } from "#tests/fixtures/contact/planted-person.ts";
import { layouts } from "#tests/fixtures/contact/resume-words.ts";
import { uploadCorpus } from "#tests/fixtures/documents/upload-corpus.ts";
import { makeFolder } from "#tests/helpers/folder.ts";
import { refuseJob } from "#tests/helpers/refuse-job.ts";
import { addOriginal } from "#tests/helpers/resume-bodies.ts";
import { startS3 } from "#tests/helpers/s3-server.ts";
import { createTestSite, type TestSite, testNow } from "#tests/helpers/site.ts";
import { shareOfThread } from "#tests/helpers/turns.ts";
import { readUpload } from "./read-upload.server.ts";
import { forgetUpload, receiveUpload } from "./receive-upload.server.ts";
import { removeAbandonedUploads } from "./remove-abandoned-uploads.server.ts";
import { settleHeldFile } from "./settle-held-file.server.ts";

async function openS3(): Promise<FileStore> {
	const s3 = await startS3(await makeFolder(), "honoured");
	onTestFinished(s3.close);
	return createS3Files(s3);
}

const stores: [string, () => Promise<FileStore>][] = [
	["a local folder", async () => createLocalFiles({ folder: await makeFolder() })],
	["S3", openS3],
];

/** A site with its queue at work, and these files. */
async function openSite(files?: FileStore) {
	const { services } = await createTestSite();
	if (files) services.files = files;
	await services.start();
	return services;
}

describe("Every kind of file that may be uploaded", () => {
	test("becomes what it should, in bounded memory, and none ends the process or holds it up", async () => {
		const { services } = await createTestSite();
		// Only this test reads, one file after the other.
		await services.jobs.start({});
		const corpus = await uploadCorpus();
		expect(corpus.length).toBeGreaterThanOrEqual(60);
		const before = process.memoryUsage.rss();
		const delay = monitorEventLoopDelay();
		delay.enable();
		const found: string[] = [];
		for (const { title, fileName, bytes, outcome } of corpus) {
			const result = await receiveUpload(services, { name: fileName, bytes }, testNow);
			if (!result.success) {
				const sentences: Record<string, string> = {
					[adminMessages.uploads.wrongType]: "wrong_type",
					[adminMessages.uploads.tooLarge]: "too_large",
				};
				found.push(`${title}: ${sentences[result.error] ?? result.error}`);
				continue;
			}
			await readInTime(services, result.id);
			const upload = await getUpload(services.database, result.id);
			const isEither = outcome === "either" && upload?.status !== "waiting";
			found.push(`${title}: ${isEither ? "either" : upload?.status}`);
			if (upload?.status === "unreadable") expect(upload.remark, title).toMatch(/^.+\.$/u);
		}
		expect(found).toEqual(corpus.map(({ title, outcome }) => `${title}: ${outcome}`));
		expect(process.memoryUsage.rss() - before).toBeLessThan(1_500 * 1024 * 1024);
		// In nanoseconds: meanwhile the site answers nobody.
		expect(delay.max).toBeLessThan(5e9);
	}, 900_000);
});

/** As the queue does it: a reading that took too long is tried again. */
async function readInTime(services: Services, uploadId: string): Promise<void> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await readUpload(services, { uploadId }, { attempt });
		} catch (error) {
			if (attempt === 3) throw error;
		}
	}
}

describe.each(stores)("In %s", (_, open) => {
	test("a file lies under a name of ours, with its row; what is refused leaves nothing", async () => {
		const services = await openSite(await open());
		const bytes = new TextEncoder().encode("Ada Example\nBuilt a ledger.");
		const name = "../../ada-example.txt";
		const first = await receiveUpload(services, { name, bytes }, testNow);
		const second = await receiveUpload(services, { name, bytes }, testNow);
		if (!first.success || !second.success) throw new Error("Not received");
		expect(first.message).toBe("File selected: ada-example.txt");
		const [one, two] = [
			await getUpload(services.database, first.id),
			await getUpload(services.database, second.id),
		];
		expect(one?.key).toMatch(/^20260615t120000z-[0-9a-f]{32}\.txt$/u);
		expect(two?.key).not.toBe(one?.key);
		expect(await services.files.head(one?.key ?? "")).toMatchObject({ totalSize: bytes.length });
		const refused = { name: "a.pdf", bytes };
		expect(await receiveUpload(services, refused, testNow)).toMatchObject({ status: 415 });
		expect(await services.database.$count(resumeUploads)).toBe(2);
	});
});

describe("A file waits for its reading as long as there is the job that reads it", () => {
	const file = { name: "a.txt", bytes: new TextEncoder().encode("Ada Example") };
	/** A site whose jobs are done by nobody. */
	async function openIdleSite() {
		const { services } = await createTestSite();
		await services.jobs.start({});
		const rowsOf = async (query: string) => (await services.pool.query(query)).rows;
		return { services, rowsOf };
	}
	const deletions = "select data from pgboss.job where name = 'delete-file'";

	test("both are written in one transaction, and nothing deletes the file", async () => {
		const { services, rowsOf } = await openIdleSite();
		expect(await receiveUpload(services, file, testNow)).toMatchObject({ success: true });
		const written = `select upload.xmin::text as "row", job.xmin::text as job from resume_uploads upload
			join pgboss.job on name = 'read-upload' and data ->> 'uploadId' = upload.id::text`;
		const [{ row, job } = { row: 1, job: 2 }] = await rowsOf(written);
		expect(row).toBe(job);
		expect(await rowsOf(deletions)).toEqual([]);
	});

	test("where it cannot be queued the owner is told, and the file goes", async () => {
		const { services, rowsOf } = await openIdleSite();
		refuseJob(services, "read-upload");
		expect(await receiveUpload(services, file, testNow)).toEqual({
			success: false,
			error: adminMessages.uploads.failed(adminMessages.uploads.reasons.unexpected),
			status: 500,
		});
		expect(await services.database.$count(resumeUploads)).toBe(0);
		expect(await rowsOf(deletions)).toEqual([{ data: { key: expect.any(String) } }]);
	});

	test("a process that is killed while it stores leaves no row, and a job that deletes the file", async () => {
		const { services, rowsOf } = await openIdleSite();
		// It never comes back.
		const key = await new Promise<string>((resolve) => {
			const put: FileStore["put"] = (name) => {
				resolve(name);
				return new Promise(() => {});
			};
			services.files = { ...services.files, put };
			void receiveUpload(services, file, testNow);
		});
		expect(await services.database.$count(resumeUploads)).toBe(0);
		const inMinutes = `select data, round(extract(epoch from start_after - now()) / 60)::int as minutes`;
		expect(await rowsOf(deletions.replace("select data", inMinutes))).toEqual([
			{ data: { key }, minutes: 10 },
		]);
	});
});

test("What waits to be published may take 2 GB a day, and then the next file is refused in words", async () => {
	const services = await openSite();
	const waiting = (key: string, size: number, hours: number) => ({
		key,
		kind: "txt" as const,
		originalName: key,
		size,
		sha256: key,
		status: "read" as const,
		createdAt: new Date(testNow.getTime() - hours * 3_600_000),
	});
	const bytes = new TextEncoder().encode("Ada");
	const receive = () => receiveUpload(services, { name: "a.txt", bytes }, testNow);
	await services.database
		.insert(resumeUploads)
		.values([
			waiting("yesterday", 2 ** 30, 25),
			waiting("one", 2 ** 30, 2),
			waiting("two", 2 ** 30 - bytes.length, 1),
		]);
	expect(await receive()).toMatchObject({ success: true });
	expect(await receive()).toMatchObject({
		success: false,
		status: 429,
		error: expect.stringMatching(/^Upload failed: more than 2 GB/u),
	});
});

test("The folder of the files holds what has a row, and nothing else, after everything that can happen", async () => {
	const folder = await makeFolder();
	const services = await openSite(createLocalFiles({ folder }));
	const bytes = new TextEncoder().encode("Ada Example");
	const receive = async () => {
		const result = await receiveUpload(services, { name: "a.txt", bytes }, testNow);
		if (!result.success) throw new Error(result.error);
		return result.id;
	};
	const [kept, removed] = [await receive(), await receive()];
	await receiveUpload(services, { name: "a.pdf", bytes }, testNow);
	await forgetUpload(services, removed);
	const old = await receive();
	await services.database
		.update(resumeUploads)
		.set({ createdAt: new Date(testNow.getTime() - 14 * 24 * 3_600_000 - 1) })
		.where(eq(resumeUploads.id, old));
	expect(await removeAbandonedUploads(services, testNow)).toBe(1);
	const key = (await getUpload(services.database, kept))?.key;
	const stored = async () => (await readdir(folder)).filter((name) => !name.startsWith("."));
	await expect.poll(stored).toEqual([key]);
	expect(await removeAbandonedUploads(services, testNow)).toBe(0);
});

describe("At night", () => {
	async function openLibrary(
		text: string,
		file: Partial<typeof resumeFiles.$inferInsert>,
		more: Parameters<TestSite["addResume"]>[0] = {},
	) {
		const site = await createTestSite();
		const { services } = site;
		await services.jobs.start({});
		const id = await site.addResume({ availability: "none", provenance: "declared", ...more });
		const key = await addOriginal(site, id, "txt", new TextEncoder().encode(text));
		await services.database.update(resumeFiles).set(file).where(eq(resumeFiles.key, key));
		const signal = new AbortController().signal;
		await checkPublishedFiles(services, {}, { signal, stopping: signal });
		const state = async () => {
			const [resume] = await services.database.select().from(resumes).where(eq(resumes.id, id));
			const body = await getResumeBody(services.database, id);
			const shown = body?.files[0];
			const bytes = shown ? await readBytes(services.files, shown.key) : null;
			return { available: resume?.availability, text: bytes && new TextDecoder().decode(bytes) };
		};
		return { services, id, key, state };
	}
	const admin = { sessionId: "22222222-2222-4222-8222-222222222222", now: testNow };
	const mailbox = "Built a ledger\nada@mail.example";

	test("a published file in which newer rules find contact data is held back, and one press cleans it", async () => {
		const { services, key, state } = await openLibrary(mailbox, { checkedBy: 0 });
		expect(await state()).toEqual({ available: "none", text: null });
		const { files } = await readAttention(services, testNow);
		expect(files.items).toMatchObject([
			{ key, held: "found", findings: [{ kind: "email", text: "ada@mail.example" }] },
		]);
		expect(await settleHeldFile(services, admin, key, null)).toMatchObject({ success: true });
		expect(await state()).toEqual({ available: "file", text: "Built a ledger\n" });
		expect((await readAttention(services, testNow)).files.count).toBe(0);
		expect(await settleHeldFile(services, admin, key, null)).toMatchObject({ status: 409 });
	});

	test.each([
		["found", mailbox, "Contact data was found in its file, which is held back."],
		["unreadable", " \n ", "Its file could not be read or rewritten, and is held back."],
	])(
		"a featured resume whose file is held back loses its star with a line in the log: %s",
		async (_held, text, reason) => {
			const featured = { isFeatured: true, title: "Nurse", company: "Harrow" };
			const { services, id, state } = await openLibrary(text, { checkedBy: 0 }, featured);
			expect(await state()).toEqual({ available: "none", text: null });
			const lines = await services.database.select().from(auditEntries).orderBy(auditEntries.id);
			expect(lines).toMatchObject([
				{
					...{ action: "resume.unfeatured", subject: "resume", subjectId: id },
					...{ label: "Nurse, Harrow", reason, at: testNow },
					changes: { isFeatured: { from: true, to: false } },
				},
			]);
			expect(lines.map((line) => auditLine({ ...line, email: null }))).toMatchObject([
				{ who: "The site", session: null },
			]);
			const { database } = services;
			const found = (search: string) => findAuditEntries(database, { search, limit: 2 });
			expect(await found("the site")).toHaveLength(1);
			expect(await found("passcode")).toHaveLength(0);
			const log = await exportAudit(services, admin, new URLSearchParams());
			expect(await new Response(log.body).text()).toContain(",the site,");
		},
	);

	test("a featured resume that can still be read keeps its star, and one without a star has no line", async () => {
		const fileUrl = "https://files.example/nurse.pdf";
		const kept = await openLibrary(mailbox, { checkedBy: 0 }, { isFeatured: true, fileUrl });
		expect((await kept.services.database.select().from(resumes))[0]?.isFeatured).toBe(true);
		expect(await kept.services.database.$count(auditEntries)).toBe(0);
		const plain = await openLibrary(mailbox, { checkedBy: 0 });
		expect(await plain.services.database.$count(auditEntries)).toBe(0);
	});

	test("what was found stays for a reason, which the log keeps, and is not asked for again", async () => {
		const { services, key, state } = await openLibrary(mailbox, { checkedBy: 0 });
		await settleHeldFile(services, admin, key, "A mailing list");
		expect(await state()).toEqual({ available: "file", text: mailbox });
		const [line] = await services.database.select().from(auditEntries).orderBy(auditEntries.id);
		expect(line).toMatchObject({
			action: "file.waived",
			changes: { "email 1 stays": { to: "A mailing list" } },
		});
		await services.database.update(resumeFiles).set({ checkedBy: 0 });
		const signal = new AbortController().signal;
		await checkPublishedFiles(services, {}, { signal, stopping: signal });
		expect(await state()).toEqual({ available: "file", text: mailbox });
	});

	test("what was rendered of a file goes with it, also what was being rendered meanwhile", async () => {
		const { services, key, state } = await openLibrary(mailbox, { checkedBy: 0 });
		const { database, pool } = services;
		const [file] = await database.select().from(resumeFiles);
		const resumeId = file?.resumeId ?? "";
		async function render(): Promise<string> {
			const rendered = createFileKey("pdf", testNow, randomBytes);
			const file = { key: rendered, resumeId, kind: "pdf", size: 1, sha256: "" } as const;
			await database.transaction((transaction) =>
				keepRenderedFile(transaction, { ...file, madeWith: `3 ${key} note` }),
			);
			return rendered;
		}
		const deleted = async () => {
			const { rows } = await pool.query(
				"select data ->> 'key' as key from pgboss.job where name = 'delete-file'",
			);
			return rows.map(({ key }) => key).toSorted();
		};
		const before = await render();
		await settleHeldFile(services, admin, key, null);
		expect(await deleted()).toEqual([before, key].toSorted());
		const late = await render();
		expect(await deleteWithdrawnFiles(services)).toBe(1);
		expect(await deleted()).toEqual([before, key, late].toSorted());
		expect(await deleteWithdrawnFiles(services)).toBe(0);
		expect(await state()).toEqual({ available: "file", text: "Built a ledger\n" });
	});

	test("a long file that was published as it came in is searched beside the main thread", async () => {
		const line = "Ada Bo 1 Main 415 ada.bo-at 12 rue de la Paix\n";
		const text = line.repeat(Math.floor(390_000 / line.length));
		const old = { isClean: false, checkedBy: 0, held: "rewriting" as const };
		let held: unknown;
		const share = await shareOfThread(async () => {
			const { services } = await openLibrary(text, old);
			[held] = await services.database.select({ held: resumeFiles.held }).from(resumeFiles);
		});
		expect(held).toEqual({ held: "found" });
		expect(share).toBeLessThan(0.5);
	});

	test("a file that was published as it came in is rewritten; one that nobody can read stays away", async () => {
		const old = { isClean: false, checkedBy: 0, held: "rewriting" as const };
		const readable = await openLibrary("Built a ledger", old);
		expect(await readable.state()).toEqual({ available: "file", text: "Built a ledger" });
		const [file] = await readable.services.database.select().from(resumeFiles);
		expect(file).toMatchObject({ isClean: true, held: null });
		expect(file?.key).not.toBe(readable.key);
		const broken = await openLibrary(" \n ", old);
		expect(await broken.state()).toEqual({ available: "none", text: null });
		const { files } = await readAttention(broken.services, testNow);
		expect(files.items).toMatchObject([{ held: "unreadable" }]);
	});
});

test("Of planted people nothing is left in clean copies, and their names are proposed", async () => {
	const random = randomOf(7);
	const problems: string[] = [];
	for (const [index, layout] of layouts.entries()) {
		const person = plantedPerson(random);
		const make = index % 2 === 0 ? plantedPdf : plantedDocx;
		const { isNameProposed, left, failure } = await measureFile(person, await make(person, layout));
		if (!isNameProposed) problems.push(`${layout}: the name was not proposed`);
		if (failure) problems.push(`${layout}: ${failure}`);
		problems.push(...left.map((text) => `${layout}: ${text}`));
	}
	expect(problems).toEqual([]);
});
