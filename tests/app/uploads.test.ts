import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { auditEntries } from "#app/data/base/schema/admin.server.ts";
import { resumeFiles } from "#app/data/base/schema/bodies.server.ts";
import { resumeUploads } from "#app/data/base/schema/intake.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { getUpload } from "#app/data/intake/uploads.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { isAppError } from "#app/domain/base/errors.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { intakeMessages } from "#app/domain/intake/desk/draft-messages.ts";
import type { ReadableKind } from "#app/domain/reader/file-kinds.ts";
import { renderPdf } from "#app/integrations/documents/pdf.server.ts";
import {
	type FileStore,
	FileStoreError,
	type FileStoreErrorKind,
} from "#app/integrations/files/files.ts";
import { createLocalFiles } from "#app/integrations/files/local-files.server.ts";
import { createS3Files } from "#app/integrations/files/s3-files.server.ts";
import { sendDigest } from "#app/operations/content/send-digest.server.ts";
import { publishUpload } from "#app/operations/intake/publish-upload.server.ts";
import { showUpload } from "#app/operations/intake/show-upload.server.ts";
import { openResume } from "#app/operations/reader/open-resume.server.ts";
import type { Services } from "#app/services.ts";
import { leftIn, wholeIn } from "#tests/fixtures/contact/measure-file.ts";
import { plantedDocx, plantedPdf } from "#tests/fixtures/contact/planted-files.ts";
import { plantedPerson, randomOf } from "#tests/fixtures/contact/planted-person.ts";
import { layouts } from "#tests/fixtures/contact/resume-words.ts";
import { intern } from "#tests/fixtures/documents/intern.ts";
import { openDashboard } from "#tests/helpers/dashboard.ts";
import { makeFolder } from "#tests/helpers/folder.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { multipartForm } from "#tests/helpers/multipart.ts";
import { passcode } from "#tests/helpers/owner.ts";
import { addDocument, addOriginal, documentWith } from "#tests/helpers/resume-bodies.ts";
import { startS3 } from "#tests/helpers/s3-server.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const resumeText = `Ada Example
ada@mail.example | (555) 013-2284 | github.com/ada

EXPERIENCE
Kestrel Works\t2020 – 2022
• Built the ledger for 12 teams`;
const script = { "Sec-Fetch-Mode": "cors", Accept: "application/json" };
const page = { "Sec-Fetch-Mode": "navigate" };

/** How many people's files are published; `npm run measure:contact` publishes 300. */
const planted = Number(process.env.PLANTED ?? 2);

/** Every row of every table, the queue's too. */
async function everythingStored({ database }: Services): Promise<string> {
	const { rows: tables } = await database.execute<{ name: string }>(
		sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
			where schemaname in ('public', 'pgboss')`,
	);
	const rows = await Promise.all(
		tables.map(({ name }) => database.execute(sql`select t::text from ${sql.raw(name)} t`)),
	);
	return JSON.stringify(rows.map((result) => result.rows));
}

async function openSite() {
	const site = await createTestSite({ ADMIN_PASSCODE: passcode });
	const { services } = site;
	await services.start();
	const { app, owner } = await openDashboard(site);

	async function send(
		file: { name: string; bytes: Uint8Array } | null,
		headers: Record<string, string> = script,
		fields: Record<string, string> = {},
	) {
		const form = await multipartForm(file, fields);
		return owner.ask("/admin/uploads", { ...form, headers: { ...form.headers, ...headers } });
	}
	const isRead = async (id: string) => {
		await expect
			.poll(async () => (await getUpload(services.database, id))?.status)
			.not.toBe("waiting");
	};
	async function upload(name = "resume.txt", bytes = bytesOf(resumeText)): Promise<string> {
		const answer = (await (await send({ name, bytes })).json()) as { id: string };
		await isRead(answer.id);
		return answer.id;
	}
	/** Everything that was found goes; the copy may be published. */
	async function cleanCopyOf(id: string, more: Record<string, string> = {}): Promise<string> {
		const findings = (await getUpload(services.database, id))?.findings ?? [];
		const all = findings.map(({ text }) => text).join("\n");
		const answer = await settle(id, { intent: "redact", more: all, ...more });
		const copyId = answer.headers.get("Location")?.split("/").at(-1) ?? "";
		await settle(copyId, { intent: "review", reviewed: "on", returns: "on" });
		return copyId;
	}
	/** By an owner who has just looked at it, unless the form names another version. */
	async function settle(id: string, form: Record<string, string>) {
		const version = (await showUpload(services, id))?.version ?? "";
		return owner.ask(`/admin/uploads/${id}`, { form: { version, ...form }, headers: page });
	}
	/** The sentence why a file was not published; null when it was. */
	const publish = (uploadId: string, resumeId: string): Promise<string | null> =>
		services.database
			.transaction((transaction) =>
				publishUpload(services, transaction, uploadId, resumeId, testNow),
			)
			.then(
				() => null,
				(error: unknown) => {
					if (isAppError(error)) return error.message;
					throw error;
				},
			);
	return { site, services, app, owner, send, upload, isRead, settle, cleanCopyOf, publish };
}

describe("A file that the owner sends", () => {
	test("is received, and a script hears its id and the sentence", async () => {
		const { send, services, isRead } = await openSite();
		const response = await send({ name: "ada's resume.txt", bytes: bytesOf(resumeText) });
		expect(response.status).toBe(201);
		const answer = (await response.json()) as { id: string; message: string; sameAs: unknown };
		expect(answer.message).toBe("File selected: ada's resume.txt");
		expect(answer.sameAs).toBeNull();
		await isRead(answer.id);
		const upload = await getUpload(services.database, answer.id);
		expect(upload).toMatchObject({ status: "read", reviewedAt: null, resumeId: null });
		expect(upload?.facts).toMatchObject({ pages: 1, jobs: 1, bullets: 1 });
		expect(upload?.findings?.map(({ text }) => text)).toEqual([
			"Ada Example",
			"Example",
			"Ada",
			"ada@mail.example",
			"(555) 013-2284",
			"github.com/ada",
		]);
	});

	test("leads a browser without scripts to the page about it, or back to the form", async () => {
		const { send } = await openSite();
		const file = { name: "a.txt", bytes: bytesOf("Ada") };
		const first = await send(file, page);
		expect(first.headers.get("Location")).toMatch(/^\/admin\/uploads\/[0-9a-f-]{36}$/u);
		const second = await send(file, page, { returnTo: "/admin/resumes?tab=new" });
		expect(second.headers.get("Location")).toMatch(
			/^\/admin\/resumes\?tab=new&upload=[0-9a-f-]{36}$/u,
		);
		for (const returnTo of [
			"//evil.example",
			"https://evil.example/admin",
			"/admin/../x",
			"/adminx",
		]) {
			const third = await send(file, page, { returnTo });
			expect(third.headers.get("Location")).toMatch(/^\/admin\/uploads\//u);
		}
		const refused = await send({ name: "a.exe", bytes: bytesOf("MZ") }, page);
		expect(refused.headers.get("Location")).toBe("/admin/uploads/new");
	});

	test.each([
		["a wrong ending", "a.exe", bytesOf("MZ"), 415, adminMessages.uploads.wrongType],
		[
			"a wrong beginning",
			"a.pdf",
			bytesOf("MZ this is a program"),
			415,
			adminMessages.uploads.wrongType,
		],
		[
			"a wrong inside",
			"a.docx",
			bytesOf("PK\u0003\u0004 and nothing"),
			415,
			adminMessages.uploads.wrongType,
		],
		[
			"a name with a NUL in front of another ending",
			"a.pdf\u0000.html",
			bytesOf("%PDF-1.7"),
			415,
			adminMessages.uploads.wrongType,
		],
		[
			"a byte too many",
			"a.txt",
			new Uint8Array(10_485_761).fill(0x61),
			413,
			adminMessages.uploads.tooLarge,
		],
		["nothing in it", "a.txt", new Uint8Array(), 415, adminMessages.uploads.wrongType],
	])("with %s is refused in the words of the form", async (_, name, bytes, status, error) => {
		const { send, services } = await openSite();
		const response = await send({ name, bytes });
		expect(response.status).toBe(status);
		expect(await response.json()).toMatchObject({ success: false, error });
		expect(await services.database.$count(resumeUploads)).toBe(0);
	});

	test.each([
		["../../etc/passwd.txt", "passwd.txt"],
		["ada\r\nSet-Cookie: x=y.txt", "adaSet-Cookie: x=y.txt"],
		["resume\u202Efdp.txt", "resumefdp.txt"],
		[`${"x".repeat(300)}.txt`, `${"x".repeat(115)}….txt`],
	])("called %j is shown as %j and kept under a name of ours", async (name, shown) => {
		const { send, services, owner } = await openSite();
		const response = await send({ name, bytes: bytesOf(resumeText) });
		const { id } = (await response.json()) as { id: string };
		const upload = await getUpload(services.database, id);
		expect(upload?.originalName).toBe(shown);
		expect(upload?.key).toMatch(/^20260615t120000z-[0-9a-f]{32}\.txt$/u);
		const file = await owner.ask(`/admin/uploads/${id}/file`);
		expect(file.headers.get("Content-Disposition")).toBe(
			'attachment; filename="uploaded-resume.txt"',
		);
		expect(file.headers.get("X-Content-Type-Options")).toBe("nosniff");
	});

	test("may be exactly 10 MB", async () => {
		const { send } = await openSite();
		const bytes = new Uint8Array(10_485_760).fill(0x61);
		expect((await send({ name: "a.txt", bytes })).status).toBe(201);
	});

	test("is told in words why the store did not take it, and leaves no row", async () => {
		const { send, services } = await openSite();
		const { files } = services;
		const sentenceWith = async (store: Pick<FileStore, "put">) => {
			services.files = { ...files, ...store };
			const answer = await send({ name: "a.txt", bytes: bytesOf("Ada") });
			expect(answer.status).toBe(503);
			expect(await services.database.$count(resumeUploads)).toBe(0);
			return ((await answer.json()) as { error: string }).error;
		};
		const failing = (kind: FileStoreErrorKind) => ({
			put: () => Promise.reject(new FileStoreError(kind, "A test")),
		});
		const s3 = await startS3(await makeFolder(), "honoured");
		onTestFinished(s3.close);
		const folder = await makeFolder();
		await writeFile(join(folder, "in-the-way"), "");

		const { uploads } = adminMessages;
		const missing = createLocalFiles({ folder: join(folder, "in-the-way", "files") });
		expect(await sentenceWith(missing)).toBe(uploads.notConfigured);
		const withoutBucket = createS3Files({ ...s3, bucket: "elsewhere" });
		expect(await sentenceWith(withoutBucket)).toBe(uploads.notConfigured);
		const wrongKey = createS3Files({ ...s3, secretKey: "wrong" });
		expect(await sentenceWith(wrongKey)).toBe(
			"Upload failed: the storage cannot be reached. Please try again.",
		);
		expect(await sentenceWith(failing("read_only"))).toBe(
			"Upload failed: the storage cannot be written to. Please check the permissions of its folder.",
		);
		expect(await sentenceWith(failing("full"))).toBe(
			"Upload failed: the disk is full. Please make room and try again.",
		);
		expect(await sentenceWith({ put: () => Promise.reject(new Error("A test")) })).toBe(
			"Upload failed: something went wrong on our side. Please try again.",
		);
	});

	test("in a form that is none, has a thousand parts or no file is refused, and nothing is kept", async () => {
		const { owner, send, services } = await openSite();
		const part = '--xx\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
		const type = { "Content-Type": "multipart/form-data; boundary=xx", ...script };
		for (const body of ["", "--xx", `${part.repeat(1000)}--xx--`, `${part}--xx--`]) {
			const answer = await owner.ask("/admin/uploads", { method: "POST", body, headers: type });
			expect(answer.status).toBe(400);
			expect(await answer.json()).toMatchObject({ success: false });
		}
		expect((await send(null)).status).toBe(400);
		const plain = await owner.ask("/admin/uploads", { form: { file: "x" }, headers: script });
		expect(plain.status).toBe(400);
		expect(await services.database.$count(resumeUploads)).toBe(0);
	});

	test("is warned of when a published resume shows the same, also as a clean copy of it", async () => {
		const { upload, cleanCopyOf, publish, site, send, services } = await openSite();
		const resumeId = await site.addResume({ title: "Ledger engineer", availability: "none" });
		expect(await publish(await cleanCopyOf(await upload()), resumeId)).toBeNull();
		const again = await send({ name: "other.txt", bytes: bytesOf(resumeText) });
		expect(await again.json()).toMatchObject({
			success: true,
			sameAs: { id: resumeId, title: "Ledger engineer" },
		});
		// A resume that was withdrawn warns of nothing.
		await services.database.update(resumes).set({ withdrawnAt: testNow });
		const later = await send({ name: "other.txt", bytes: bytesOf(resumeText) });
		expect(await later.json()).toMatchObject({ success: true, sameAs: null });
	});
});

describe("Looking at a file", () => {
	test("shows what was found, its words as text and its drawing without a word", async () => {
		const { upload, owner } = await openSite();
		const id = await upload("resume.txt", bytesOf(`${resumeText}\n<script>alert(1)</script>`));
		const { status, html, page: shown } = await owner.visit(`/admin/uploads/${id}`);
		expect(status).toBe(200);
		const ticked = shown.all("input", { name: "remove" }).map((input) => input.get("value"));
		expect(ticked).toEqual([
			...["Ada Example", "Example", "Ada"],
			...["ada@mail.example", "(555) 013-2284", "github.com/ada"],
		]);
		expect(html).not.toContain("<script>alert(1)");
		const sheet = await owner.ask(`/admin/uploads/${id}/sheet.svg`);
		expect(sheet.headers.get("Content-Type")).toBe("image/svg+xml");
		expect(await sheet.text()).not.toMatch(/Ada|ledger/u);
		expect((await owner.ask(`/admin/uploads/${id}/sheet.svg?page=2`)).status).toBe(404);
	});

	test("says why a file cannot be read; nothing of it is copied, ticked or published", async () => {
		const { upload, owner, settle, publish, site } = await openSite();
		const id = await upload("resume.pdf", bytesOf("%PDF-1.7\n"));
		expect((await owner.visit(`/admin/uploads/${id}`)).html).toContain(
			"It is damaged and cannot be read.",
		);
		expect((await settle(id, { intent: "redact", more: "Ada" })).status).toBe(409);
		expect((await settle(id, { intent: "review", reviewed: "on" })).status).toBe(409);
		const resumeId = await site.addResume({ availability: "none" });
		expect(await publish(id, resumeId)).toBe(adminMessages.uploads.unread);
	});

	test("a clean copy lacks what was ticked or typed, is logged without a name, and is looked at again", async () => {
		const { upload, settle, services, owner } = await openSite();
		const id = await upload("ada-example.txt");
		const answer = await settle(id, {
			intent: "redact",
			remove: "(555) 013-2284",
			more: "Ada Example\r\n",
			"why name Example": "",
			"why name Ada": "",
			"why email ada@mail.example": "It is the address of a mailing list",
			"why profile github.com/ada": "The project's own page",
		});
		const copyId = answer.headers.get("Location")?.split("/").at(-1) ?? "";
		const copy = await getUpload(services.database, copyId);
		expect(copy).toMatchObject({ redactedFrom: id, reviewedAt: null, status: "read" });
		expect(copy).toMatchObject({
			isClean: true,
			waivers: [{ kind: "email" }, { kind: "profile" }],
		});
		const file = await (await owner.ask(`/admin/uploads/${copyId}/file`)).text();
		expect(file).toBe(resumeText.replace("Ada Example", "").replace(" | (555) 013-2284 |", " |"));
		const [entry] = await services.database
			.select()
			.from(auditEntries)
			.where(eq(auditEntries.action, "resume.redacted"));
		// The ids are hexadecimal: they may hold "ada" or "555" by chance.
		const { sessionId, subjectId, ...said } = entry ?? {};
		expect(JSON.stringify(said)).not.toMatch(/ada|555/iu);
		expect(entry?.changes).toEqual({
			"email 1 stays": { from: null, to: "It is the address of a mailing list" },
			"profile 2 stays": { from: null, to: "The project's own page" },
		});
	});

	test("a file can be removed, with its bytes", async () => {
		const { upload, settle, services } = await openSite();
		const id = await upload();
		const key = (await getUpload(services.database, id))?.key ?? "";
		expect((await settle(id, { intent: "remove" })).headers.get("Location")).toBe(
			"/admin/uploads/new",
		);
		expect(await getUpload(services.database, id)).toBeNull();
		await expect.poll(() => services.files.head(key)).toBeNull();
		expect((await settle(id, { intent: "remove" })).status).toBe(404);
	});
});

describe("Publishing a file", () => {
	test("is refused before it was looked at, read, or when it is gone", async () => {
		const { upload, publish, cleanCopyOf, settle, site, services } = await openSite();
		const resumeId = await site.addResume({ availability: "none" });
		const id = await cleanCopyOf(await upload());
		await settle(id, { intent: "review" });
		expect(await publish(id, resumeId)).toBe(adminMessages.uploads.unreviewed);
		await services.database.update(resumeUploads).set({ reviewedAt: testNow, checkedBy: 1 });
		expect(await publish(id, resumeId)).toBe(adminMessages.uploads.outdated);
		await services.database.update(resumeUploads).set({ status: "waiting" });
		expect(await publish(id, resumeId)).toBe(adminMessages.uploads.waiting);
		expect(await publish(crypto.randomUUID(), resumeId)).toBe(adminMessages.uploads.missing);
		expect(await services.database.$count(resumeFiles)).toBe(0);
	});

	test("is refused for a file as it came in, also one in which nothing was found", async () => {
		const { upload, publish, settle, cleanCopyOf, site, services } = await openSite();
		const resumeId = await site.addResume({ availability: "none" });
		const id = await upload("a.txt", bytesOf("EXPERIENCE\nBuilt the ledger"));
		expect((await getUpload(services.database, id))?.findings).toEqual([]);
		expect((await settle(id, { intent: "review", reviewed: "on" })).status).toBe(409);
		await services.database.update(resumeUploads).set({ reviewedAt: testNow });
		expect(await publish(id, resumeId)).toBe(adminMessages.uploads.original);
		expect(await publish(await cleanCopyOf(id), resumeId)).toBeNull();
		// The database says so as well.
		await expect(
			services.database.update(resumeFiles).set({ isClean: false }),
		).rejects.toMatchObject({ cause: { code: "23514" } });
	});

	test("is refused while contact data remains that nobody has given a reason for", async () => {
		const { upload, publish, settle, owner, site, services } = await openSite();
		const resumeId = await site.addResume({ availability: "none" });
		const id = await upload();
		// Unticked without a reason: no copy is made, and the sentence names what it is about.
		const names = { "why name Ada Example": "", "why name Ada": "", "why name Example": "" };
		const silent = await settle(id, { intent: "redact", remove: "(555) 013-2284", ...names });
		expect(silent.status).toBe(400);
		expect(await silent.text()).toContain("ada@mail.example");
		const made = await settle(id, {
			intent: "redact",
			...names,
			more: "(555) 013-2284\ngithub.com/ada",
			"why email ada@mail.example": "It is the address of a mailing list",
		});
		const copyId = made.headers.get("Location")?.split("/").at(-1) ?? "";
		await services.database
			.update(resumeUploads)
			.set({ waivers: [], reviewedAt: testNow })
			.where(eq(resumeUploads.id, copyId));
		expect((await settle(copyId, { intent: "review", reviewed: "on" })).status).toBe(409);
		expect(await publish(copyId, resumeId)).toBe(adminMessages.uploads.findings);
		// By the form of the resume as well: nothing of it is written.
		const added = await owner.ask("/admin/resumes/new", {
			form: {
				...{ title: "T", company: "C", role: "R", industry: "I", provenance: "declared" },
				...{ fileSource: "upload", uploadId: copyId },
			},
			headers: page,
		});
		expect(added.status).toBe(409);
		expect(await services.database.$count(resumeFiles)).toBe(0);
	});

	test("asked for a copy without a reason for what stays, keeps the ticks, the reasons and the words", async () => {
		const { upload, owner } = await openSite();
		const id = await upload();
		const { page, status } = await owner.visit(`/admin/uploads/${id}`, {
			form: {
				intent: "redact",
				remove: "Ada Example",
				more: "Kestrel",
				"why profile github.com/ada": "A team",
			},
		});
		expect(status).toBe(400);
		const ticks = page.all("input", { name: "remove" });
		const ticked = ticks.filter((tick) => tick.get("checked") !== null);
		expect(ticked.map((tick) => tick.get("value"))).toEqual(["Ada Example"]);
		expect(page.one("input", { name: "why profile github.com/ada" }).get("value")).toBe("A team");
		// The first key goes to what is missing.
		const unsaid = page.all("input", { "aria-invalid": "true" }).map((field) => field.get("name"));
		expect(unsaid).toContain("why email ada@mail.example");
		expect(unsaid).not.toContain("why profile github.com/ada");
		expect(page.one("textarea", { name: "more" }).text).toBe("Kestrel");
	});

	test.each([
		[
			"has a removal that is too short to be found",
			"Kestrel\nJD",
			intakeMessages.removalTooShort("JD"),
		],
		["has more to remove than fits", "Kestrel Works\n".repeat(300), intakeMessages.removalsTooLong],
	])("that %s makes no copy, and says so beside the words", async (_, more, sentence) => {
		const { upload, owner } = await openSite();
		const id = await upload();
		const { page, status } = await owner.visit(`/admin/uploads/${id}`, {
			form: { intent: "redact", remove: "Ada Example", more },
		});
		expect(status).toBe(400);
		const box = page.one("textarea", { name: "more" });
		expect(box.text).toBe(more.trim().replaceAll("\n", " "));
		expect(page.one("p", { id: box.get("aria-describedby")?.split(" ")[0] ?? "" }).text).toBe(
			sentence,
		);
	});

	test("takes no tick from a page that shows an older state, and says so; of many at once it takes one", async () => {
		const { upload, settle, cleanCopyOf, services, owner } = await openSite();
		const id = await cleanCopyOf(await upload());
		const older = { intent: "review", version: (await showUpload(services, id))?.version ?? "" };
		const isReviewed = async () => (await showUpload(services, id))?.isReviewed;
		// Another tab takes it back; this one still shows its tick.
		expect((await settle(id, { intent: "review" })).status).toBe(302);
		for (const form of [older, { ...older, version: "" }]) {
			const late = await settle(id, { ...form, reviewed: "on" });
			expect(late.status).toBe(409);
			expect(await late.text()).toContain(adminMessages.uploads.stale);
			expect(await isReviewed()).toBe(false);
		}
		// Its sentence leads to the state as it is now; what was typed beside the tick is still there.
		const typed = { ...older, reviewed: "on", more: "Kestrel" };
		const { page } = await owner.visit(`/admin/uploads/${id}`, { form: typed });
		const alert = page.one("div", { role: "alert" });
		expect(alert.link("See it as it is now")).toBe("#upload-state");
		expect(page.one("div", { id: "upload-state" }).all("input", { name: "reviewed" })).toHaveLength(
			1,
		);
		expect(page.one("textarea", { name: "more" }).text).toBe("Kestrel");
		const form = (await owner.visit(`/admin/uploads/${id}`)).page.one("input", { name: "version" });
		const current = { intent: "review", reviewed: "on", version: form.get("value") ?? "" };
		const answers = await Promise.all([1, 2, 3, 4, 5].map(() => settle(id, current)));
		expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 409, 409, 409, 409]);
		expect(await isReviewed()).toBe(true);
	});

	test("tells the log what went out: which file, that it is a copy, and what was left for which reason", async () => {
		const { upload, settle, owner, services } = await openSite();
		const id = await upload();
		const made = await settle(id, {
			intent: "redact",
			more: "Ada Example\nAda\nExample\n(555) 013-2284\ngithub.com/ada",
			"why email ada@mail.example": "It is the address of a mailing list",
		});
		const copyId = made.headers.get("Location")?.split("/").at(-1) ?? "";
		await settle(copyId, { intent: "review", reviewed: "on" });
		await settle(copyId, { intent: "review" });
		await settle(copyId, { intent: "review", reviewed: "on" });
		const sha256 = (await getUpload(services.database, copyId))?.sha256.slice(0, 16);
		await owner.ask("/admin/resumes/new", {
			form: {
				...{ title: "T", company: "C", role: "R", industry: "I", provenance: "declared" },
				...{ fileSource: "upload", uploadId: copyId },
			},
			headers: page,
		});
		const removed = await upload("other.txt", bytesOf("Built the ledger"));
		await settle(removed, { intent: "remove" });
		const lines = await services.database.select().from(auditEntries).orderBy(auditEntries.id);
		expect(
			lines.map(({ action }) => action).filter((action) => action !== "admin.entered"),
		).toEqual([
			"resume.redacted",
			"upload.reviewed",
			"upload.review-taken-back",
			"upload.reviewed",
			"resume.added",
			"upload.removed",
		]);
		expect(lines.find(({ action }) => action === "resume.added")?.changes?.file?.to).toBe(
			`TXT ${sha256}, clean copy, left in it: email: It is the address of a mailing list`,
		);
	});

	test("of a file that was withdrawn before is refused until that is confirmed", async () => {
		const { upload, cleanCopyOf, settle, publish, site, send, services, owner } = await openSite();
		const first = await site.addResume({ availability: "none" });
		expect(await publish(await cleanCopyOf(await upload()), first)).toBeNull();
		const withdrawn = await owner.ask(`/admin/resumes/${first}/withdraw`, {
			form: { reason: "Its author asked", deletesFile: "on" },
			headers: page,
		});
		expect(withdrawn.status).toBe(302);
		const again = await send({ name: "again.txt", bytes: bytesOf(resumeText) });
		const { id } = (await again.json()) as { id: string };
		await expect
			.poll(async () => (await getUpload(services.database, id))?.status)
			.not.toBe("waiting");
		const second = await site.addResume({ availability: "none" });
		const copyId = await cleanCopyOf(id, {});
		await services.database.update(resumeUploads).set({ returnsAt: null });
		expect(await publish(copyId, second)).toBe(adminMessages.uploads.withdrawn);
		expect((await owner.visit(`/admin/uploads/${copyId}`)).html).toContain(
			"This file was withdrawn from the library before.",
		);
		await settle(copyId, { intent: "review", reviewed: "on", returns: "on" });
		expect(await publish(copyId, second)).toBeNull();
	});

	test("gives the resume its text, its facts and its drawing, and readers read what was kept", async () => {
		const { upload, publish, cleanCopyOf, site, services, app } = await openSite();
		const resumeId = await site.addResume({ availability: "none" });
		const id = await cleanCopyOf(await upload());
		expect(await publish(id, resumeId)).toBeNull();
		const [resume] = await services.database.select().from(resumes);
		expect(resume).toMatchObject({ availability: "file", facts: { pages: 1, bullets: 1 } });
		const sheet = await app.ask(`/resumes/${resumeId}/sheet.svg?v=${resume?.sheetVersion}`);
		expect(sheet.status).toBe(200);
		expect(await sheet.text()).not.toMatch(/Ada|ledger/u);
		// The upload is no second place where its words lie.
		expect(await getUpload(services.database, id)).toMatchObject({
			resumeId,
			blocks: null,
			findings: null,
		});
		const person = await site.addPerson();
		await site.addSubscription(person);
		await openResume(services, person, resumeId, testNow);
		const html = await (await app.ask(`/resumes/${resumeId}/read`, { as: person })).text();
		expect(html).toContain("Built the ledger for 12 teams");
	});

	test("takes the place of what was there, whose files are deleted after it", async () => {
		const { upload, publish, cleanCopyOf, site, services } = await openSite();
		const resumeId = await site.addResume();
		await addDocument(site, resumeId, documentWith("quicksilver"));
		const old = await addOriginal(site, resumeId, "pdf", await renderPdf(intern, "classic", ""));
		const id = await cleanCopyOf(await upload());
		expect(await publish(id, resumeId)).toBeNull();
		const files = await services.database.select().from(resumeFiles);
		const key = (await getUpload(services.database, id))?.key;
		expect(files).toMatchObject([{ key, kind: "txt", origin: "original" }]);
		await expect.poll(() => services.files.head(old)).toBeNull();
		expect(await services.files.head(key ?? "")).not.toBeNull();
	});

	test("lets nothing of its person out: on no page, in no download, picture, list, feed, mail or table", async () => {
		const { upload, cleanCopyOf, owner, app, site, services } = await openSite();
		const random = randomOf(3);
		const lists = ["/", "/resumes", "/resumes.data", "/feed.xml", "/sitemap.xml", "/library"];
		// A name that the site says by itself is no sign of a person.
		const said = await Promise.all(lists.map(async (path) => (await app.ask(path)).text()));
		const people = Array.from({ length: 50 * planted }, () => plantedPerson(random))
			.filter(({ given, family }) => given.length > 4 && family.length > 4)
			.filter((person) => wholeIn(said.join(" "), person).length === 0)
			.slice(0, planted);
		expect(people).toHaveLength(planted);
		const readers: Person[] = [];
		const left: string[] = [];
		const look = async (path: string, reader: Person | undefined, those = people) => {
			const text = await (await app.ask(path, { as: reader })).text();
			for (const person of those)
				left.push(...wholeIn(text, person).map((part) => `${path}: ${part}`));
		};
		for (const [index, person] of people.entries()) {
			// Nobody reads more than fair use lets them.
			if (index % 30 === 0) {
				readers.unshift(await site.addPerson());
				await site.addSubscription(readers[0] as Person);
			}
			const [reader] = readers as [Person];
			const layout = (["footer", "header", "column", ...layouts] as const)[index % 13] ?? "head";
			const file = await (index % 2 ? plantedDocx : plantedPdf)(person, layout);
			const uploadId = await cleanCopyOf(await upload(file.name, new Uint8Array(file.bytes)));
			const fields = { title: "Ledger engineer", company: "C", role: "R", industry: "I" };
			const added = await owner.ask("/admin/resumes/new", {
				form: { ...fields, provenance: "declared", fileSource: "upload", uploadId },
				headers: page,
			});
			expect(added.status).toBe(302);
			const id = (await getUpload(services.database, uploadId))?.resumeId ?? "";
			const { success } = await openResume(services, reader, id, testNow);
			expect(success).toBe(true);
			const about = `/resumes/${id}`;
			const pages = ["", ".data", "/share.png", "/sheet.svg", "/read", "/read.data"];
			for (const path of pages.map((end) => about + end)) await look(path, reader, [person]);
			await look(`/resumes/suggestions?q=${person.family.slice(0, 4)}`, reader);
			await look(`/resumes/cards?q=${encodeURIComponent(person.family)}`, reader);
			for (const format of ["pdf", "docx", "txt", "json", "original"]) {
				const answer = await app.ask(`${about}/download/${format}`, { as: reader });
				const kind = format === "original" ? file.kind : format;
				expect(answer.status).toBe(format === "json" ? 404 : 200);
				if (answer.status !== 200) continue;
				const bytes = new Uint8Array(await answer.arrayBuffer());
				left.push(...(await leftIn(bytes, kind as ReadableKind, person)));
			}
		}
		for (const path of lists) await look(path, readers[0]);
		site.setNow(new Date("2026-07-01T09:00:00.000Z"));
		expect(await sendDigest(services)).toBe(readers.length);
		await openMailbox(site).settle();
		const tables = await everythingStored(services);
		for (const person of people) left.push(...wholeIn(tables, person));
		expect(tables).toContain("Ledger engineer");
		expect(left).toEqual([]);
	});

	test("twice at once, it goes to one resume and not to both", async () => {
		const { upload, publish, settle, cleanCopyOf, site, services } = await openSite();
		const [one, two] = [
			await site.addResume({ availability: "none" }),
			await site.addResume({ availability: "none" }),
		];
		const id = await cleanCopyOf(await upload());
		const answers = await Promise.all([publish(id, one), publish(id, two), publish(id, one)]);
		expect(answers.toSorted()).toEqual([
			adminMessages.uploads.used,
			adminMessages.uploads.used,
			null,
		]);
		expect(await services.database.$count(resumeFiles)).toBe(1);
		expect((await settle(id, { intent: "redact", more: "Ada" })).status).toBe(409);
		expect((await settle(id, { intent: "remove" })).status).toBe(404);
	});
});
