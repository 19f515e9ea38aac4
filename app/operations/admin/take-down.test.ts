import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditEntries, contactMessages } from "#app/data/base/schema/admin.server.ts";
import { resumeDocuments } from "#app/data/base/schema/bodies.server.ts";
import { userPurchases } from "#app/data/base/schema/entitlements.server.ts";
import { takedowns } from "#app/data/base/schema/intake.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { getUpload, reviewVersion } from "#app/data/intake/uploads.server.ts";
import { parseResumeForm } from "#app/domain/intake/resume-form.ts";
import { resumeText } from "#app/domain/reader/sheet/resume-text.ts";
import { addImportedResumes } from "#app/operations/intake/add-imported-resumes.server.ts";
import { addResume } from "#app/operations/intake/add-resume.server.ts";
import { checkResumeFile } from "#app/operations/intake/check-resume-file.server.ts";
import { readImport } from "#app/operations/intake/read-import.server.ts";
import { readUpload } from "#app/operations/intake/read-upload.server.ts";
import { receiveUpload } from "#app/operations/intake/receive-upload.server.ts";
import { redactUpload } from "#app/operations/intake/redact-upload.server.ts";
import { restoreResume } from "#app/operations/intake/restore-resume.server.ts";
import { reviewUpload } from "#app/operations/intake/review-upload.server.ts";
import { showUpload } from "#app/operations/intake/show-upload.server.ts";
import { openResume } from "#app/operations/reader/open-resume.server.ts";
import { createDemoLibrary } from "#demo/library.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { askForTakedown, ownerOf } from "#tests/helpers/owner.ts";
import { addDocument } from "#tests/helpers/resume-bodies.ts";
import { createTestSite, findBrokenInvariants, testNow } from "#tests/helpers/site.ts";
import { until, untilLocked } from "#tests/helpers/until.ts";
import { liftTakedown, takeDown } from "./take-down.server.ts";

const [one, other] = createDemoLibrary({ now: testNow, count: 8 }).flatMap(
	({ document }) => document ?? [],
);
if (!one || !other) throw new Error("The demonstration has too few documents");

const named = "was taken down on June 15, 2026";

async function openDesk() {
	const site = await createTestSite();
	await site.services.start();
	const { services } = site;
	const { database } = services;
	const owner = ownerOf(site);
	const id = await site.addResume({ title: "Nurse", provenance: "declared", location: "Austin" });
	await addDocument(site, id, one as NonNullable<typeof one>);
	const messageId = await askForTakedown(site, id);
	/** Everything that the owner does with a file, from choosing it to publishing it. */
	const prepare = async (text: string, name = "resume.txt") => {
		const bytes = new TextEncoder().encode(text);
		const received = await receiveUpload(services, { name, bytes }, testNow);
		if (!received.success) return received;
		await readUpload(services, { uploadId: received.id }, { attempt: 1 });
		const upload = await getUpload(database, received.id);
		const order = { removals: (upload?.findings ?? []).map(({ text }) => text), waivers: [] };
		const copy = await redactUpload(services, owner, received.id, order);
		if (!copy.success) return copy;
		const clean = await getUpload(database, copy.id);
		const version = clean ? reviewVersion(clean) : "";
		const ticks = { version, mayBePublished: true, mayReturn: true };
		return reviewUpload(services, owner, copy.id, ticks);
	};
	const publish = (uploadId: string) => addResume(services, owner, { fields, uploadId });
	const parsed = parseResumeForm({
		title: "Another",
		company: "Meta",
		role: "R",
		industry: "Tech",
		provenance: "declared",
	});
	if (!parsed.success) throw new Error("The form was not taken");
	const { fields } = parsed;
	const press = (answer = "It is down.") => takeDown(services, owner, messageId, answer);
	return { site, services, database, owner, id, prepare, publish, fields, press };
}

test("One press withdraws the resume, deletes its body, gives credits back, answers and keeps it out", async () => {
	const { site, services, database, owner, id, press } = await openDesk();
	const person = await site.addPerson({ email: "reader@example.com" });
	const pack = await site.addPack(person);
	await openResume(services, person, id, testNow);
	const presses = await Promise.all([press(), press(), press()]);
	expect(presses).toEqual(presses.map(() => ({ success: true })));
	const [resume] = await database.select().from(resumes).where(eq(resumes.id, id));
	expect(resume).toMatchObject({ withdrawnAt: testNow, availability: "none" });
	expect(await database.$count(resumeDocuments)).toBe(0);
	const [purchase] = await database.select().from(userPurchases).where(eq(userPurchases.id, pack));
	expect(purchase?.resumesRemaining).toBe(5);
	expect(await database.$count(takedowns)).toBe(1);
	expect((await openMailbox(site).mailsTo("kim@example.com")).map(({ text }) => text)).toEqual([
		expect.stringContaining("It is down."),
	]);
	const log = (await database.select().from(auditEntries)).map(({ action }) => action).sort();
	expect(log).toEqual(["message.replied", "resume.taken-down", "resume.withdrawn"]);
	expect(await findBrokenInvariants(site)).toEqual([]);

	const restore = () => restoreResume(services, owner, id);
	expect(await restore()).toMatchObject({ status: 409, error: expect.stringContaining("June 15") });
	// The message may be gone by then.
	await database.delete(contactMessages);
	const lift = () => liftTakedown(services, owner, { resumeId: id, reason: "A mistake" });
	expect(await Promise.all([lift(), lift()])).toEqual([1, 2].map(() => ({ success: true })));
	const lifted = (await database.select().from(auditEntries).orderBy(auditEntries.id)).filter(
		({ action }) => action === "takedown.lifted",
	);
	expect(lifted).toMatchObject([{ subjectId: id, reason: "A mistake" }]);
	expect(await restore()).toEqual({ success: true });
	const unknown = { resumeId: randomUUID(), reason: "A mistake" };
	expect(await liftTakedown(services, owner, unknown)).toMatchObject({ status: 404 });
});

describe("What was taken down cannot come back", () => {
	test("as the same file, or a near copy of its words; another person's resume can", async () => {
		const { site, services, database, prepare, publish, press } = await openDesk();
		const text = resumeText(one as NonNullable<typeof one>);
		const before = await prepare(text, "before.txt");
		expect(await press()).toEqual({ success: true });
		if (!before.success) throw new Error(before.error);
		// It was uploaded before, and is not published now.
		expect(await publish(before.id)).toMatchObject({
			status: 409,
			error: expect.stringContaining(named),
		});
		const changed = text
			.replace(/\b(?:built|led|ran)\b/giu, "managed")
			.split("\n")
			.slice(3);
		const near = await prepare(changed.join("\n"));
		if (!near.success) throw new Error(near.error);
		expect((await showUpload(services, near.id))?.obstacle).toContain(named);
		expect(await publish(near.id)).toMatchObject({ error: expect.stringContaining(named) });
		expect(await database.$count(resumes)).toBe(1);
		const foreign = await prepare(resumeText(other as NonNullable<typeof other>));
		if (!foreign.success) throw new Error(foreign.error);
		expect(await publish(foreign.id)).toMatchObject({ success: true });

		// A file of ours that was published is known by its hash: it is not even received again.
		const [published] = await database.select().from(resumes).where(eq(resumes.title, "Another"));
		const again = await askForTakedown(site, published?.id ?? "");
		await takeDown(services, { ...ownerAt, now: testNow }, again, "It is down.");
		expect(await prepare(resumeText(other as NonNullable<typeof other>))).toMatchObject({
			status: 409,
			error: expect.stringContaining(named),
		});
	});

	test("as an entry or an address, by a form or a row of a file", async () => {
		const { services, database, owner, id, fields, press } = await openDesk();
		const entry = { location: "Austin, TX", education: "BSc Nursing", previousRole: "Carer" };
		const fileUrl = "https://files.example/kim.pdf";
		await database
			.update(resumes)
			.set({ ...entry, fileUrl, title: fields.title, company: "Meta", role: "R" })
			.where(eq(resumes.id, id));
		// Checked before the takedown, added after it.
		const csv = (rows: string[]) => ({
			name: "rows.csv",
			bytes: new TextEncoder().encode(
				[
					"title,company,role,industry,location,education,previous_role,file_url,provenance",
					...rows,
				].join("\n"),
			),
		});
		const rows = [
			`another,META,R,Tech,"Austin, TX",BSc Nursing,carer,,curated`,
			`Somebody else,Meta,R,Tech,,,,${fileUrl},curated`,
			"A third,Meta,R,Tech,,,,,curated",
		];
		const early = await checkResumeFile(services, csv(rows), testNow);
		expect(await press()).toEqual({ success: true });
		for (const more of [entry, { fileUrl }]) {
			expect(await addResume(services, owner, { fields: { ...fields, ...more } })).toMatchObject({
				status: 409,
				error: expect.stringContaining(named),
			});
		}
		const late = await checkResumeFile(services, csv(rows), testNow);
		if (!early.success || !late.success) throw new Error("The file was not taken");
		const view = await readImport(services, late.importId, 0);
		expect(view?.counts).toMatchObject({ good: 1, bad: 2 });
		expect(view?.errors[0]?.problem).toContain(named);
		expect(await addImportedResumes(services, owner, early.importId)).toEqual({ success: true });
		const done = await until(async () => {
			const found = await readImport(services, early.importId, 0);
			return found?.summary.status === "done" ? found : null;
		});
		expect(done.counts).toMatchObject({ added: 1, bad: 2 });
	});

	test("also when it is published in the very moment", async () => {
		const { site, services, database, prepare, publish, press } = await openDesk();
		const copy = await prepare(resumeText(one as NonNullable<typeof one>));
		if (!copy.success) throw new Error(copy.error);
		const client = await services.pool.connect();
		await client.query("begin");
		await client.query("select pg_advisory_xact_lock(hashtextextended('takedowns', 0))");
		const [down, published] = [press(), publish(copy.id)];
		await untilLocked(services.pool, 2);
		await client.query("commit");
		client.release();
		const results = [await down, await published];
		expect(results[0]).toEqual({ success: true });
		// Published first, it stands beside the takedown; after it, it is refused. Never is it looked past.
		const isPublished = results[1]?.success === true;
		expect(await database.$count(resumes)).toBe(isPublished ? 2 : 1);
		const again = await prepare(resumeText(one as NonNullable<typeof one>), "again.txt");
		if (again.success) {
			expect(await publish(again.id)).toMatchObject({ error: expect.stringContaining(named) });
		}
		expect(await findBrokenInvariants(site)).toEqual([]);
	});
});

const ownerAt = { sessionId: "00000000-0000-4000-8000-000000000001" };
