import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#app/data/base/schema/admin.server.ts";
import {
	readingHistory,
	resumeUses,
	userPurchases,
	userResumeAccess,
} from "#app/data/base/schema/entitlements.server.ts";
import { intakeDrafts } from "#app/data/base/schema/intake.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { addDraft } from "#app/data/intake/drafts.server.ts";
import { getAdminResume } from "#app/data/intake/resume-entries.server.ts";
import { noBlur } from "#app/domain/intake/desk/blur.ts";
import { askedOfNone } from "#app/domain/library/lines/asked.ts";
import { emptyQuery } from "#app/domain/library/resume-query.ts";
import { openToEveryoneMost } from "#app/domain/reader/open-words.ts";
import { publishDraft } from "#app/operations/intake/desk/publish-draft.server.ts";
import { updateResume } from "#app/operations/intake/update-resume.server.ts";
import { withdrawResume } from "#app/operations/intake/withdraw-resume.server.ts";
import { findLines } from "#app/operations/library/find-lines.server.ts";
import { ownerOf } from "#tests/helpers/owner.ts";
import { addDocument, documentWith } from "#tests/helpers/resume-bodies.ts";
import {
	createTestSite,
	findBrokenInvariants,
	type TestSite,
	testNow,
} from "#tests/helpers/site.ts";
import { openResume } from "./open-resume.server.ts";
import { provideDownload } from "./provide-file.server.ts";
import { readOpenWords } from "./read-open-words.server.ts";
import { readResume } from "./read-resume.server.ts";
import { readSideBySide } from "./read-side-by-side.server.ts";

const word = "heliotrope";
const entry = { title: "Nurse", company: "Harrow", role: "Nursing", industry: "Care" };

async function addReadable(site: TestSite, values: Partial<typeof resumes.$inferInsert> = {}) {
	const id = await site.addResume(values);
	await addDocument(site, id, documentWith(word));
	return id;
}

/** Presses Save in the owner's form with the box ticked or not. */
async function save(site: TestSite, id: string, openToEveryone: boolean) {
	const { services } = site;
	const current = await getAdminResume(services.database, id);
	if (!current) throw new Error("There is no such resume");
	const fields = { ...current.fields, openToEveryone } as Parameters<
		typeof updateResume
	>[2]["fields"];
	return updateResume(services, ownerOf(site), { id, version: current.version, fields });
}

const asked = { now: testNow, leaves: true };

test("A resume that is open to everyone is read by all, spends nothing, and is downloaded by plan", async () => {
	const site = await createTestSite();
	const { services } = site;
	const { database } = services;
	await services.start();
	const [open, locked] = [await addReadable(site), await addReadable(site)];
	expect(await save(site, open, true)).toEqual({ success: true });
	const [log] = await database.select().from(auditEntries).orderBy(auditEntries.id);
	expect(log).toMatchObject({ action: "resume.updated", subjectId: open });
	expect(log?.changes).toEqual({ openToEveryone: { from: false, to: true } });

	const [free, holder, pro] = [
		await site.addPerson(),
		await site.addPerson(),
		await site.addPerson(),
	];
	await site.addPack(holder);
	await site.addSubscription(pro);
	for (const person of [null, free, holder, pro]) {
		expect(await openResume(services, person, open, testNow)).toEqual({
			success: true,
			data: { by: "everyone" },
		});
		expect(await readResume(services, person, open, testNow)).toMatchObject({ success: true });
	}
	expect(await readResume(services, null, locked, testNow)).toMatchObject({
		reason: "authentication_required",
	});
	for (const table of [userResumeAccess, readingHistory, resumeUses]) {
		expect(await database.$count(table)).toBe(0);
	}
	const [pack] = await database.select().from(userPurchases);
	expect(pack?.resumesRemaining).toBe(5);

	const download = async (person: typeof free | null, format: "pdf" | "txt") => {
		const answer = await provideDownload(services, person, open, format, asked);
		return answer.success || answer.reason;
	};
	expect(await download(null, "pdf")).toBe("authentication_required");
	expect(await download(free, "pdf")).toBe("upgrade_required");
	expect(await download(holder, "pdf")).toBe(true);
	expect(await download(holder, "txt")).toBe("upgrade_required");
	expect(await download(pro, "txt")).toBe(true);
	// Files that leave to a person are recorded as ever.
	expect(await database.$count(resumeUses)).toBe(2);
	expect((await database.select().from(userPurchases))[0]?.resumesRemaining).toBe(5);

	// Words of it, and of no other, in the search of lines and line by line.
	const query = { ...emptyQuery, search: word };
	const found = await findLines(
		services,
		null,
		{ query, asked: askedOfNone, after: null },
		testNow,
	);
	expect([...new Set(found.open.map(({ resumeId }) => resumeId))]).toEqual([open]);
	const columns = await readSideBySide(services, null, [open, locked], true, testNow);
	expect(columns.map((column) => column.state === "there" && column.lines?.kind)).toEqual([
		"words",
		"bars",
	]);

	// Withdrawn it is closed everywhere, and stays closed when it comes back.
	const order = { id: open, reason: null, deletesFile: false };
	expect(await withdrawResume(services, ownerOf(site), order)).toEqual({ success: true });
	expect(await readResume(services, null, open, testNow)).toMatchObject({ reason: "withdrawn" });
	expect(await readOpenWords(services, open, testNow)).toBeNull();
	const [row] = await database.select().from(resumes).where(eq(resumes.id, open));
	expect(row?.openToEveryone).toBe(false);
	expect(await findBrokenInvariants(site)).toEqual([]);
});

test("At most five are open, also when twelve forms come at once; one without words never is", async () => {
	const site = await createTestSite();
	const { database } = site.services;
	const ids = await Promise.all(Array.from({ length: 12 }, () => addReadable(site)));
	const answers = await Promise.all(ids.map((id) => save(site, id, true)));
	expect(answers.filter(({ success }) => success)).toHaveLength(openToEveryoneMost);
	expect(answers.find(({ success }) => !success)).toMatchObject({
		status: 409,
		error: "At most 5 resumes are open to everyone, and 5 are. Close one of them first.",
	});
	expect(await database.$count(resumes, eq(resumes.openToEveryone, true))).toBe(openToEveryoneMost);

	// One is closed: another has its place. One that is open is saved again without a word.
	const first = ids[answers.findIndex(({ success }) => success)] ?? "";
	const refused = ids[answers.findIndex(({ success }) => !success)] ?? "";
	expect(await save(site, first, false)).toEqual({ success: true });
	expect(await save(site, refused, true)).toEqual({ success: true });
	expect(await save(site, refused, true)).toEqual({ success: true });
	const empty = await site.addResume({ availability: "none" });
	expect(await save(site, empty, true)).toMatchObject({ status: 409 });
	const elsewhere = await site.addResume({ fileUrl: "https://files.example/a.pdf" });
	expect(await save(site, elsewhere, true)).toMatchObject({ status: 409 });
	// A draft of the intake desk is one more.
	const draftId = await addDraft(database, {
		fileName: "ada.json",
		status: "ready",
		document: documentWith(word),
		fields: { ...entry, provenance: "declared", openToEveryone: "true" },
		...{ doubts: [], unplaced: [], names: [], waivers: [], removals: [], blur: noBlur },
		...{ fewReason: "She agreed", placedAt: testNow, createdAt: testNow },
	});
	const { services } = site;
	expect(await publishDraft(services, ownerOf(site), draftId)).toMatchObject({
		status: 409,
		error: "At most 5 resumes are open to everyone, and 5 are. Close one of them first.",
	});
	expect(await database.$count(resumes, eq(resumes.openToEveryone, true))).toBe(openToEveryoneMost);
	expect(await database.$count(intakeDrafts)).toBe(1);
	expect(await save(site, refused, false)).toEqual({ success: true });
	expect(await publishDraft(services, ownerOf(site), draftId)).toMatchObject({ success: true });
	expect(await findBrokenInvariants(site)).toEqual([]);
});
