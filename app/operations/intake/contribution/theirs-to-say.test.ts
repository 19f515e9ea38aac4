import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { resumeDocuments } from "#app/data/base/schema/bodies.server.ts";
import { contributions } from "#app/data/base/schema/contributions.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { getNoted } from "#app/data/intake/contribution/margin-notes.server.ts";
import { getAdminResume } from "#app/data/intake/resume-entries.server.ts";
import { isBodyKept } from "#app/data/reader/resume-bodies.server.ts";
import { bulkSchema } from "#app/domain/admin/batch.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { contributed, contributing } from "#app/domain/intake/contribution/contributor-messages.ts";
import { noteField } from "#app/domain/intake/contribution/margin-notes.ts";
import type { ResumeFields } from "#app/domain/intake/resume-form.ts";
import { lineHash } from "#app/domain/reader/line-hash.ts";
import { removeNote } from "#app/operations/admin/remove-note.server.ts";
import { changeResumes } from "#app/operations/intake/change-resumes.server.ts";
import { updateResume } from "#app/operations/intake/update-resume.server.ts";
import { withdrawResume } from "#app/operations/intake/withdraw-resume.server.ts";
import { settleContribution } from "#app/requests/intake/settle-contribution.server.ts";
import { addContribution } from "#tests/helpers/contributor.ts";
import { ownerOf } from "#tests/helpers/owner.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";
import { submitEarlier } from "./earlier-version.server.ts";
import { leaveContributions } from "./leave-library.server.ts";
import { receiveEarlier } from "./receive-own-resume.server.ts";
import { showContribution } from "./show-own.server.ts";
import { submitContribution } from "./submit-own-draft.server.ts";
import { withdrawOwn } from "./withdraw-own.server.ts";
import { readOwnNotes, writeMarginNotes } from "./write-margin-notes.server.ts";

const line = lineHash("Built the kestrel ledger for 12 teams");

async function openSite() {
	const site = await createTestSite();
	await site.services.jobs.start({});
	const person = await site.addPerson();
	const values = {
		title: "Analyst at a technology company",
		company: "A technology company",
		previousRole: "Clerk in Tulsa",
	};
	const own = await addContribution(site, person, { values });
	const { services } = site;
	const asked = { person, sessionId: "session", now: testNow };
	const notes = async () => (await readOwnNotes(services, { person }, own.id))?.lines ?? [];
	return { ...own, site, services, database: services.database, person, asked, notes };
}

test("The owner says less of a contributed resume than its person, and puts nothing in its place", async () => {
	const { site, services, database, resumeId } = await openSite();
	const change = async (fields: Partial<ResumeFields>, uploadId: string | null = null) => {
		const stored = await getAdminResume(database, resumeId);
		return updateResume(services, ownerOf(site), {
			...{ id: resumeId, version: stored?.version ?? "", uploadId },
			fields: { ...(stored?.fields as ResumeFields), ...fields },
		});
	};
	const refused = (fieldErrors: Record<string, string>) => ({ success: false, fieldErrors });
	expect(await change({ provenance: "curated" })).toMatchObject(
		refused({ provenance: contributed.staysDeclared }),
	);
	expect(await change({}, randomUUID())).toMatchObject(
		refused({ uploadId: contributed.wordsStay }),
	);
	expect(await change({ fileUrl: "https://elsewhere.example/cv.pdf" })).toMatchObject(
		refused({ fileUrl: contributed.wordsStay }),
	);
	const { addsNothing, staysBlurred } = contributed;
	expect(
		await change({ title: "Analyst at Kestrel", company: "Kestrel", offerMonth: "2026-05" }),
	).toMatchObject(
		refused({
			title: staysBlurred("a technology company"),
			...{ company: addsNothing, offerMonth: addsNothing },
		}),
	);
	expect(await database.$count(resumeDocuments, eq(resumeDocuments.resumeId, resumeId))).toBe(1);
	const less = { previousRole: "Clerk", company: "A consulting firm", title: "Analyst" };
	expect(await change({ ...less, description: "Ledgers, and how they are kept" })).toEqual({
		success: true,
	});
	const many = (value: string) =>
		changeResumes(
			services,
			ownerOf(site),
			bulkSchema.parse({ ids: resumeId, change: "company", value }),
		);
	expect(await many("Kestrel Works")).toMatchObject({ success: false, status: 409 });
	expect((await getAdminResume(database, resumeId))?.fields).toMatchObject(less);
	expect(await many("Consulting")).toMatchObject({ success: true });
});

test("Notes that a page shows from before are not written over those that stand", async () => {
	const { site, services, database, asked, id, resumeId, notes } = await openSite();
	const write = (note: string, typed: Record<string, string>) =>
		writeMarginNotes(services, asked, id, { [noteField(line)]: note, ...typed });
	const page = async () => ({ version: (await readOwnNotes(services, asked, id))?.version ?? "" });
	const first = await page();
	expect(await write("A loud word", first)).toMatchObject({ success: true });
	expect(await write("Another window", first)).toMatchObject({
		...{ success: false, status: 409, error: contributing.notesStale },
	});
	const open = await page();
	await removeNote(services, ownerOf(site), { resumeId, line, reason: "Names a colleague" });
	expect(await write("A loud word", open)).toMatchObject({ status: 409 });
	expect((await getNoted(database, resumeId))?.notes).toEqual([]);
	expect(await write("A word", await page())).toMatchObject({ success: true });
	expect((await notes()).map(({ note }) => note)).toEqual(["A word"]);
});

test("Who withdraws what the owner had taken out is told the day that it left, and what is not known again", async () => {
	const { site, services, database, asked, id, resumeId } = await openSite();
	const before = addDays(testNow, -9);
	const owner = { ...ownerOf(site), now: before };
	const order = { id: resumeId, reason: null, deletesFile: true };
	expect(await withdrawResume(services, owner, order)).toEqual({ success: true });
	expect(await isBodyKept(database, resumeId)).toBe(false);
	expect(await withdrawOwn(services, asked, id)).toMatchObject({ success: true });
	expect(await showContribution(services, asked, id)).toMatchObject({
		gone: { how: "withdrawn", at: before.toISOString() },
	});
	// What is left of its entry tells of nobody.
	const [entry] = await database.select().from(resumes).where(eq(resumes.id, resumeId));
	expect(entry).toMatchObject({ experienceLevel: "Level withheld", visaSponsored: false });
});

test("The last email names what is kept of each resume, also of those that were withdrawn before", async () => {
	const { site, services, database, person, asked, id } = await openSite();
	await withdrawOwn(services, asked, id);
	await addContribution(site, person);
	const leave = (resumesStay: boolean) =>
		database
			.transaction(async (transaction) => {
				const left = await leaveContributions(services, transaction, person, {
					...{ now: testNow, resumesStay },
				});
				throw Object.assign(new Error("Nothing stays written"), left);
			})
			.catch(({ kept, isWithdrawn }) => ({ kept, isWithdrawn }));
	const receipts = (which: string) =>
		`The receipts of your consent for the resume that you contributed and that ${which}, a record of its dates without your account, and codes that keep the same file out: so that we can show what was agreed to, and so that nobody brings it back.`;
	const earlier = receipts("had left the library before");
	expect(await leave(false)).toEqual({
		...{ kept: [receipts("we have withdrawn now"), earlier], isWithdrawn: true },
	});
	expect(await leave(true)).toEqual({
		kept: [
			"The resume that you contributed, because you said so, with the receipts of your consent and without your account. To withdraw it, write to us.",
			earlier,
		],
		isWithdrawn: false,
	});
	await addContribution(site, person);
	const { kept } = await leave(true);
	expect(kept[0]).toMatch(/^The 2 resumes that .* To withdraw what stays, write to us\.$/u);
});

test("What the owner has answered is not said to be missing, and what is with us can be taken back", async () => {
	const { services, person, asked, id } = await openSite();
	const form = new FormData();
	form.set("intent", "save");
	const settle = (as = person) => settleContribution(services, { ...asked, person: as }, id, form);
	expect(await settle()).toMatchObject({
		...{ status: 409, error: contributing.answered, to: `/contribute/${id}` },
	});
	const submission = { version: 0, parts: [], proof: "never" as const, workAddress: null };
	expect(await submitContribution(services, person, id, submission, testNow)).toMatchObject({
		...{ status: 409, error: contributing.answered },
	});
	const said = { version: 0, sent: "2025-01", answer: "No", changes: [] };
	const submit = () => submitEarlier(services, asked, id, said);
	expect(await submit()).toMatchObject({ status: 409, error: contributing.earlierAnswered });
	const send = () =>
		receiveEarlier(services, person, id, { file: null, pasted: "Ada, nurse" }, testNow);
	expect(await send()).toMatchObject({ success: true });
	const submitted = { earlierSaid: said, earlierSubmittedAt: testNow };
	await services.database.update(contributions).set(submitted).where(eq(contributions.id, id));
	expect(await submit()).toMatchObject({ status: 409, error: contributing.earlierWithUs });
	expect(await send()).toMatchObject({ status: 409, error: contributing.earlierWithUs });
});
