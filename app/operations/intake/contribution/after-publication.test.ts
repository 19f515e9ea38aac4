import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { getExportedData } from "#app/data/account/exported-data.server.ts";
import { findAdminResumes } from "#app/data/admin/resume-list.server.ts";
import { auditEntries, contactMessages } from "#app/data/base/schema/admin.server.ts";
import { resumeDocuments } from "#app/data/base/schema/bodies.server.ts";
import {
	consentReceipts,
	contributionRewards,
	contributions,
} from "#app/data/base/schema/contributions.server.ts";
import { proGrants, userPurchases } from "#app/data/base/schema/entitlements.server.ts";
import { intakeDrafts, resumeUploads, takedowns } from "#app/data/base/schema/intake.server.ts";
import { keptLines } from "#app/data/base/schema/keeping.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { libraryChanges } from "#app/data/base/schema/search.server.ts";
import { getContribution } from "#app/data/intake/contribution/contributed-drafts.server.ts";
import { findRewardable } from "#app/data/intake/contribution/rewards.server.ts";
import { findDrafts, getDraft } from "#app/data/intake/drafts.server.ts";
import { addTakedown, findTakedownOfDocument } from "#app/data/intake/takedowns.server.ts";
import { getLesson } from "#app/data/reader/opened-resumes.server.ts";
import { adminResumeLine } from "#app/domain/admin/resume-line.ts";
import { parseAdminResumeQuery } from "#app/domain/admin/resume-list-query.ts";
import { addDays } from "#app/domain/base/dates.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { receiptWording } from "#app/domain/intake/contribution/consent.ts";
import { contributed, contributing } from "#app/domain/intake/contribution/contributor-messages.ts";
import { noteField } from "#app/domain/intake/contribution/margin-notes.ts";
import { clearedEntry } from "#app/domain/intake/contribution/withdrawn-entry.ts";
import { noBlur } from "#app/domain/intake/desk/blur.ts";
import { withheldName } from "#app/domain/intake/desk/draft-gate.ts";
import type { ResumeFormValues } from "#app/domain/intake/resume-form.ts";
import { lineHash } from "#app/domain/reader/line-hash.ts";
import { resumeText } from "#app/domain/reader/sheet/resume-text.ts";
import { removeAccount } from "#app/operations/account/delete-person.server.ts";
import { readPerson } from "#app/operations/admin/read-person.server.ts";
import { removeEarlierOf, removeNote } from "#app/operations/admin/remove-note.server.ts";
import { liftTakedown, takeDown } from "#app/operations/admin/take-down.server.ts";
import { contributionMails } from "#app/operations/base/write-contribution-mail.server.ts";
import { writeMail } from "#app/operations/base/write-mail.server.ts";
import { publishDraft } from "#app/operations/intake/desk/publish-draft.server.ts";
import { readDraft } from "#app/operations/intake/desk/read-draft.server.ts";
import { saveDraft } from "#app/operations/intake/desk/save-draft.server.ts";
import { showDraft } from "#app/operations/intake/desk/show-draft.server.ts";
import { restoreResume } from "#app/operations/intake/restore-resume.server.ts";
import { withdrawResume } from "#app/operations/intake/withdraw-resume.server.ts";
import { openResume } from "#app/operations/reader/open-resume.server.ts";
import { addContribution, addReaders } from "#tests/helpers/contributor.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { askForTakedown, ownerOf } from "#tests/helpers/owner.ts";
import { addDocument, documentWith } from "#tests/helpers/resume-bodies.ts";
import { createTestSite, findBrokenInvariants, testNow } from "#tests/helpers/site.ts";
import { answerContribution } from "./answer-contributor.server.ts";
import { changeConsent } from "./change-consent.server.ts";
import { submitEarlier } from "./earlier-version.server.ts";
import { receiveContribution, receiveEarlier } from "./receive-own-resume.server.ts";
import { rewardPeople } from "./reward-people.server.ts";
import { showContribution } from "./show-own.server.ts";
import { takeContributionBack } from "./submit-own-draft.server.ts";
import { withdrawOwn } from "./withdraw-own.server.ts";
import { readOwnNotes, writeMarginNotes } from "./write-margin-notes.server.ts";

async function openSite() {
	const site = await createTestSite();
	await site.services.jobs.start({});
	const person = await site.addPerson();
	const { id, resumeId } = await addContribution(site, person);
	const asked = { person, sessionId: "session", now: testNow };
	const show = async (as = person) => {
		const shown = await showContribution(site.services, { person: as, now: testNow }, id);
		return shown?.stage === "published" ? shown : null;
	};
	const grants = () =>
		site.services.database.select().from(proGrants).where(eq(proGrants.userId, person.id));
	return { site, database: site.services.database, person, id, resumeId, asked, show, grants };
}

test("Below three people no number is told, from three on it is, and its own person does not count", async () => {
	const { site, database, person, resumeId, show } = await openSite();
	const [one, two] = await addReaders(site, resumeId, 2);
	const keep = (userId: string, line: string) =>
		database.insert(keptLines).values({ userId, resumeId, line, place: 0, keptAt: testNow });
	for (const { id } of [one, two, person].filter((reader) => reader !== undefined)) {
		await keep(id, "a");
		await keep(id, "b");
	}
	await site.addSubscription(person);
	await openResume(site.services, person, resumeId, testNow);
	expect(await show()).toMatchObject({ audience: { total: null }, keepers: null });
	const [third] = await addReaders(site, resumeId, 1);
	await keep(third?.id ?? "", "a");
	expect(await show()).toMatchObject({ gone: null, audience: { total: 3 }, keepers: 3 });
	expect(await show(await site.addPerson())).toBeNull();
});

test("A consent that is taken back holds at once, has a receipt of its own, and the same again has none", async () => {
	const { site, database, id, resumeId, asked, show } = await openSite();
	const changesBefore = await database.$count(libraryChanges);
	const change = (parts: ("reading" | "lines")[]) => changeConsent(site.services, asked, id, parts);
	await Promise.all([change(["reading", "lines"]), change(["reading", "lines"])]);
	const [resume] = await database.select().from(resumes).where(eq(resumes.id, resumeId));
	expect(resume).toMatchObject({ inInsights: false, inLines: true, forAssistants: false });
	expect((await show())?.given).toEqual(["reading", "lines"]);
	expect(await database.$count(consentReceipts)).toBe(2);
	await change(["reading"]);
	expect((await show())?.given).toEqual(["reading"]);
	expect((await show())?.receipts[0]?.wording).toBe(receiptWording(["reading"]));
	// What other processes look at every second.
	expect(await database.$count(libraryChanges)).toBe(changesBefore + 2);
	const stranger = { ...asked, person: await site.addPerson() };
	const refused = await changeConsent(site.services, stranger, id, ["reading"]);
	expect(refused).toMatchObject({ success: false, status: 404 });
});

test("Who has spent something on a resume that its person withdraws gets it back, once", async () => {
	const { site, database, id, resumeId, asked, show } = await openSite();
	const reader = await site.addPerson();
	const pack = await site.addPack(reader);
	await openResume(site.services, reader, resumeId, testNow);
	const left = async () =>
		(await database.select().from(userPurchases).where(eq(userPurchases.id, pack)))[0]
			?.resumesRemaining;
	expect(await left()).toBe(4);
	const results = await Promise.all([1, 2].map(() => withdrawOwn(site.services, asked, id)));
	expect(results).toEqual([1, 2].map(() => ({ success: true, message: contributing.withdrawn })));
	expect(await left()).toBe(5);
	expect(await show()).toMatchObject({ gone: { how: "withdrawn" } });
	expect(await openResume(site.services, reader, resumeId, testNow)).toMatchObject({
		success: false,
	});
	expect(await changeConsent(site.services, asked, id, ["reading"])).toMatchObject({ status: 409 });
	// Nothing of it is left that could come back, even when nothing keeps it out any more.
	await database.update(takedowns).set({ liftedAt: testNow });
	expect(await restoreResume(site.services, ownerOf(site), resumeId)).toMatchObject({
		error: contributed.withdrawnForGood,
	});
	expect(await findBrokenInvariants(site)).toEqual([]);
});

test("Who withdrew by mistake sends it again once the owner has lifted that, which needs no message", async () => {
	const { site, database, person, id, resumeId, asked } = await openSite();
	const { services } = site;
	const owner = ownerOf(site);
	const [stored] = await database.select().from(resumeDocuments);
	const pasted = resumeText(stored?.document ?? documentWith("kestrel"));
	/** Sends the same words as a new contribution. @returns what keeps them out */
	const send = async () => {
		const sent = await receiveContribution(services, person, { file: null, pasted }, testNow);
		if (!sent.success) throw new Error(sent.error);
		const draftId = (await getContribution(database, sent.id))?.draftId ?? "";
		await readDraft(services, { draftId }, { attempt: 1 });
		const draft = await getDraft(database, draftId);
		if (!draft) throw new Error("It was not read");
		const { document, uploadId } = draft;
		return findTakedownOfDocument(database, { entry: null, document, uploadId });
	};
	const listed = async () => {
		const query = { ...parseAdminResumeQuery(new URLSearchParams()), status: "withdrawn" as const };
		return (await findAdminResumes(database, query, null, 5)).map((row) => ({
			isTakenDown: row.isTakenDown,
			until: adminResumeLine(row, testNow).withdrawn?.until,
		}));
	};
	const keptOut = async () => (await readPerson(services, person.id, testNow))?.takedowns;
	expect(await keptOut()).toEqual([]);
	await withdrawOwn(services, asked, id);
	expect(await send()).toMatchObject({ label: clearedEntry.title });
	expect(await restoreResume(services, owner, resumeId)).toMatchObject({
		error: contributed.withdrawnForGood,
	});
	expect(await listed()).toEqual([{ isTakenDown: true, until: null }]);
	const toldKeptOut = async () => {
		const shown = await showContribution(services, asked, id);
		return shown?.stage === "published" ? shown.gone?.isKeptOut : undefined;
	};
	expect(await toldKeptOut()).toBe(true);
	expect(await keptOut()).toMatchObject([{ resumeId, by: "Withdrawn by its person" }]);
	expect(await database.$count(contactMessages)).toBe(0);
	const lifted = { resumeId, reason: "Wrote to us: a mistake" };
	expect(await liftTakedown(services, owner, lifted)).toEqual({ success: true });
	expect(await listed()).toEqual([{ isTakenDown: false, until: null }]);
	expect([await toldKeptOut(), await keptOut()]).toEqual([false, []]);
	expect(await send()).toBeNull();
});

test("The email about a publication says whether its days are given or wait", async () => {
	const { site, person, id } = await openSite();
	const told = async () => {
		const job = {
			message: "contribution-published",
			to: person.email,
			contributionId: id,
		} as const;
		return (await writeMail(site.services, job))?.text.replace(/\s+/gu, " ");
	};
	expect(await told()).toContain("The 30 days for this resume wait");
	expect(await rewardPeople(site.services)).toBe(1);
	expect(await told()).toContain("You have 30 days of Pro for it");
});

test("Two processes that count the tenth reader give one day, and a month for the publication", async () => {
	const { site, database, person, resumeId, grants, show } = await openSite();
	await addReaders(site, resumeId, 9);
	expect(await rewardPeople(site.services)).toBe(1);
	await addReaders(site, resumeId, 1);
	const other = site.addProcess();
	await other.jobs.start({});
	const counted = await Promise.all(
		[site.services, other, site.services].map((services) => rewardPeople(services)),
	);
	expect(counted.reduce((sum, rewards) => sum + rewards)).toBe(1);
	expect(await grants()).toHaveLength(2);
	expect(await openMailbox(site).waiting()).toHaveLength(2);
	expect((await show())?.rewards).toEqual([
		{
			...{ reason: "published", isRevoked: false },
			...{ startsAt: testNow.toISOString(), endsAt: addDays(testNow, 30).toISOString() },
		},
		{
			...{ reason: "readers:10", isRevoked: false },
			startsAt: addDays(testNow, 30).toISOString(),
			endsAt: addDays(testNow, 31).toISOString(),
		},
	]);
	const mails = await openMailbox(site).waiting();
	const said = await Promise.all(mails.map(({ job }) => writeMail(site.services, job)));
	expect(said.map((mail) => mail?.text.replace(/\s+/gu, " "))).toEqual([
		expect.stringContaining(
			"The resume that you contributed was published, and this is our thanks.",
		),
		expect.stringContaining(
			"10 people have opened the resume that you contributed, and this is our",
		),
	]);
	// Two more resumes of the same person: ninety days a year are the most, and the rest waits.
	await addContribution(site, person);
	await addContribution(site, person);
	expect(await rewardPeople(site.services)).toBe(1);
	site.setNow(addDays(testNow, 366));
	expect(await rewardPeople(site.services)).toBe(1);
	expect(await database.$count(contributionRewards)).toBe(4);
	expect(await findBrokenInvariants(site)).toEqual([]);
});

test("The email about rewards that fall due at once names all of them, and no other", async () => {
	const { site, person, resumeId } = await openSite();
	const { resumeId: second } = await addContribution(site, person);
	await addReaders(site, resumeId, 20);
	await addReaders(site, second, 10);
	const other = await site.addPerson();
	await addContribution(site, other);
	expect(await rewardPeople(site.services)).toBe(6);
	const waiting = await openMailbox(site).waiting();
	const job = waiting.find(({ job }) => "to" in job && job.to === person.email)?.job;
	const mail = job && (await writeMail(site.services, job));
	expect(mail?.text.replace(/\s+/gu, " ")).toContain(
		"2 resumes that you contributed were published, 20 people have opened one of your resumes, and 10 people have opened another one, and this is our thanks. Until",
	);
});

test("The hourly reward asks only for those who have earned more, and one that fails stops nobody", async () => {
	const { site, database, person, id, resumeId, grants } = await openSite();
	const { services } = site;
	const other = await site.addPerson();
	const second = await addContribution(site, other);
	const due = async () =>
		(await findRewardable(database, [person.id, other.id])).map((one) => one.id).sort();
	expect(await due()).toEqual([id, second.id].sort());
	const { enqueue } = services.jobs;
	const jobs: typeof services.jobs = {
		...services.jobs,
		enqueue: (name, data, options) =>
			"to" in data && data.to === person.email
				? Promise.reject(new Error("The queue is away"))
				: enqueue(name, data, options),
	};
	await expect(rewardPeople({ ...services, jobs })).rejects.toThrow("could not be rewarded: 1");
	expect([await grants(), await database.$count(proGrants)]).toMatchObject([[], 1]);
	expect(await due()).toEqual([id]);
	expect(await rewardPeople(services)).toBe(1);
	expect(await due()).toEqual([]);
	// Its own person is no reader, and nine are not ten.
	await addReaders(site, second.resumeId, 9);
	await site.addSubscription(other);
	await openResume(services, other, second.resumeId, testNow);
	expect(await due()).toEqual([]);
	await addReaders(site, second.resumeId, 1);
	expect(await due()).toEqual([second.id]);
	expect(await rewardPeople(services)).toBe(1);
	expect(await due()).toEqual([]);
	// The days for readers may have had room where the month had none: it is still missing.
	await addReaders(site, resumeId, 10);
	await rewardPeople(services);
	await database
		.delete(contributionRewards)
		.where(
			and(eq(contributionRewards.contributionId, id), eq(contributionRewards.reason, "published")),
		);
	expect(await due()).toEqual([id]);
	await withdrawOwn(services, { person, now: testNow }, id);
	expect(await due()).toEqual([]);
});

test("With the account its resume is withdrawn, or stays without a person where they say so", async () => {
	for (const resumesStay of [false, true]) {
		const { site, database, person, id, resumeId } = await openSite();
		const [draft] = await database
			.insert(intakeDrafts)
			.values({
				...{ fileName: "cv.txt", status: "ready" as const, document: documentWith("draft") },
				...{ fields: {} as ResumeFormValues, doubts: [], unplaced: [], names: [], blur: noBlur },
				...{ waivers: [], removals: [], placedAt: testNow, createdAt: testNow },
			})
			.returning({ id: intakeDrafts.id });
		await database.insert(contributions).values({
			...{ userId: person.id, draftId: draft?.id },
			...{ createdAt: addDays(testNow, 1), touchedAt: testNow },
		});
		const copy = await getExportedData(database, person.id, person.mailboxHash);
		expect(copy?.contributions).toMatchObject([
			{ id, consentReceipts: [{ parts: ["reading", "insights", "lines", "assistants"] }] },
			{ draft: { basics: { summary: "About draft" } } },
		]);
		const removed = await database.transaction((transaction) =>
			removeAccount(site.services, transaction, person, { now: testNow, resumesStay }),
		);
		expect(removed).toEqual({ success: true, hasWithdrawn: !resumesStay });
		const [resume] = await database.select().from(resumes).where(eq(resumes.id, resumeId));
		expect(resume?.withdrawnAt).toEqual(resumesStay ? null : testNow);
		expect(await database.select().from(contributions)).toMatchObject([
			{ id, userId: null, withdrawnAt: resumesStay ? null : testNow },
		]);
		expect([await database.$count(intakeDrafts), await database.$count(consentReceipts)]).toEqual([
			0, 1,
		]);
		const [mail] = await openMailbox(site).waiting();
		expect(JSON.stringify(mail?.job)).toContain(
			resumesStay ? "because you said so" : "we have withdrawn now",
		);
		expect(await findBrokenInvariants(site)).toEqual([]);
	}
});

test("A note of a resume that is not theirs is refused, and the owner removes one with a reason for the log", async () => {
	const { site, database, person, id, resumeId } = await openSite();
	const line = lineHash("Built the kestrel ledger for 12 teams");
	const { version = "" } = (await readOwnNotes(site.services, { person }, id)) ?? {};
	const typed = { version, [noteField(line)]: "A loud word" };
	const write = (as: Person) => writeMarginNotes(site.services, { person: as }, id, typed);
	expect(await write(await site.addPerson())).toMatchObject({ status: 404 });
	expect(await write(person)).toMatchObject({ success: true });
	const notes = async () => (await getLesson(database, resumeId)).notes;
	expect(await notes()).toEqual([{ line, note: "A loud word" }]);
	const order = { resumeId, line, reason: "Names a colleague" };
	const remove = () => removeNote(site.services, ownerOf(site), order);
	const results = await Promise.all([remove(), remove()]);
	expect(results.filter(({ success }) => success)).toHaveLength(1);
	expect(await notes()).toEqual([]);
	const log = await database.select().from(auditEntries).orderBy(auditEntries.id);
	expect(log).toMatchObject([{ action: "note.removed", reason: "Names a colleague", label: null }]);
	const [mail, ...others] = await openMailbox(site).waiting();
	expect([mail?.job, others]).toEqual([
		{ message: "contribution-note-removed", to: person.email, contributionId: id },
		[],
	]);
});

const before = `Zelda Quickwater
Registered Nurse
zelda.quickwater@mail.example

EXPERIENCE
Clerk, Kestrel, Tulsa, OK\tMarch 2018 – Present
- Filed the letters of nine surgeons by day and by ward, and found each again within the hour
- Wrote the rota of the night nurses on paper until someone asked for a table with their names
`;
const said = { sent: "2025-01", answer: "No answer", changes: [{ what: "Figures", why: "" }] };

/** A person's earlier version, read and named like the published one, with what can be done with it. */
async function openEarlier() {
	const opened = await openSite();
	const { site, database, person, id } = opened;
	const { services } = site;
	const send = () => receiveEarlier(services, person, id, { file: null, pasted: before }, testNow);
	const own = async () => (await getContribution(database, id))?.draftId ?? "";
	const submit = async () => {
		const version = (await getDraft(database, await own()))?.version ?? 0;
		return submitEarlier(services, { person, now: testNow }, id, { version, ...said });
	};
	const save = async (name: string) => {
		const draft = await getDraft(database, await own());
		const [job] = draft?.document.work ?? [];
		if (!draft || !job) throw new Error("It was not read");
		const { style, fields, blur, waivers, removals, fewReason, mayReturn, version } = draft;
		const document = { ...draft.document, work: [{ ...job, name }], education: [] };
		const typed = { style, fields, blur, waivers, removals, fewReason, mayReturn, document };
		return saveDraft(services, draft.id, { typed, version }, { userId: person.id });
	};
	const [published] = await database.select().from(resumeDocuments);
	const [employer = ""] = (published?.document.work ?? []).map(({ name }) => name);
	return { ...opened, services, owner: ownerOf(site), send, own, submit, save, employer };
}

test("The earlier version is its person's alone until it is submitted, and no reader's until the owner publishes it", async () => {
	const opened = await openEarlier();
	const { site, services, database, person, id, resumeId, owner, employer } = opened;
	const { send, own, submit, save } = opened;
	const sent = await Promise.all([send(), send()]);
	expect(sent.filter(({ success }) => success)).toHaveLength(1);
	const draftId = await own();
	await readDraft(services, { draftId }, { attempt: 1 });
	expect(await findDrafts(database, null, 5)).toEqual([]);
	expect(await showDraft(services, draftId)).toBeNull();
	expect(await publishDraft(services, owner, draftId)).toMatchObject({ status: 404 });
	expect(await save("Another House")).toMatchObject({ success: true });
	expect(await submit()).toMatchObject({ error: contributing.namesMore("Another House") });
	await save(employer);
	const earlier = async () => (await getLesson(database, resumeId)).earlier;
	const submitted = { success: true, message: contributing.earlierSubmitted };
	expect(await submit()).toEqual(submitted);

	// With the owner: on the desk with what is said of it, no reader's, and closed to its person.
	expect(await findDrafts(database, null, 5)).toMatchObject([{ id: draftId, isEarlier: true }]);
	expect((await showDraft(services, draftId))?.contribution?.earlier).toMatchObject(said);
	expect(await earlier()).toBeNull();
	expect(await save(employer)).toMatchObject({ success: false });
	expect(await submit()).toMatchObject({ success: false });
	expect(await takeContributionBack(services, person, id, testNow)).toMatchObject({
		success: true,
	});
	expect(await findDrafts(database, null, 5)).toEqual([]);
	expect(await submit()).toEqual(submitted);
	const answer = (isDeclined: boolean) =>
		answerContribution(services, owner, draftId, { isDeclined, because: "Which year?" });
	expect(await answer(true)).toMatchObject({ error: contributed.earlierDeclined });
	expect(await answer(false)).toMatchObject({ success: true });
	expect(await getContribution(database, id)).toMatchObject({
		...{ earlierSaid: said, earlierSubmittedAt: null, sentBackBecause: "Which year?" },
	});
	expect(await submit()).toEqual(submitted);

	const published = await Promise.all([1, 2].map(() => publishDraft(services, owner, draftId)));
	expect(published.filter(({ success }) => success)).toMatchObject([{ isEarlier: true }]);
	expect([await own(), await database.$count(intakeDrafts)]).toEqual(["", 0]);
	expect(await earlier()).toMatchObject({ ...said, document: { basics: { name: withheldName } } });
	expect(JSON.stringify(await earlier())).not.toMatch(/quickwater/iu);
	const order = { resumeId, reason: "Names a ward" };
	const removed = await Promise.all([1, 2].map(() => removeEarlierOf(services, owner, order)));
	expect(removed.filter(({ success }) => success)).toHaveLength(1);
	expect(await earlier()).toBeNull();
	const log = await database.select().from(auditEntries).orderBy(auditEntries.id);
	expect(log.map(({ action, label }) => [action, label])).toEqual([
		["draft.sent-back", null],
		["earlier.published", null],
		["earlier.removed", null],
	]);
	const mails = (await openMailbox(site).waiting()).map(({ job }) => job.message);
	expect(mails).toEqual(
		["sent-back", "earlier-published", "earlier-removed"].map((what) => `contribution-${what}`),
	);
	expect(await findBrokenInvariants(site)).toEqual([]);
});

test("An earlier version is compared with what was taken down, is kept out with its resume, and goes with that", async () => {
	const opened = await openEarlier();
	const { site, services, database, person, id, resumeId, owner, employer } = opened;
	const { send, own, submit, save } = opened;
	await send();
	await readDraft(services, { draftId: await own() }, { attempt: 1 });
	await save(employer);
	expect(await submit()).toMatchObject({ success: true });
	const document = (await getDraft(database, await own()))?.document ?? documentWith("none");
	const other = await site.addResume();
	await addDocument(site, other, document);
	await database.transaction((transaction) =>
		addTakedown(transaction, other, { label: "Another nurse", now: testNow }),
	);
	expect(await publishDraft(services, owner, await own())).toMatchObject({
		error: expect.stringContaining("Another nurse"),
	});
	await takeContributionBack(services, person, id, testNow);
	expect(await submit()).toMatchObject({ error: contributing.takenDown });
	await database.update(takedowns).set({ liftedAt: testNow });
	expect(await submit()).toMatchObject({ success: true });
	expect(await publishDraft(services, owner, await own())).toMatchObject({ success: true });

	// Another one that is with the owner goes with the withdrawal, its file and what is said of it too.
	expect(await send()).toMatchObject({ success: true });
	await readDraft(services, { draftId: await own() }, { attempt: 1 });
	await save(employer);
	expect(await submit()).toMatchObject({ success: true });
	const submitted = await own();
	const [withdrawn, late] = await Promise.all([
		withdrawOwn(services, { person, now: testNow }, id),
		publishDraft(services, owner, submitted),
	]);
	expect(withdrawn).toMatchObject({ success: true });
	expect(late.success || [404, 409].includes(late.status)).toBe(true);
	expect(await database.$count(intakeDrafts)).toBe(0);
	expect(await database.$count(resumeUploads)).toBe(0);
	expect(await getContribution(database, id)).toMatchObject({
		...{ earlierSaid: null, earlierSubmittedAt: null },
	});
	expect((await getLesson(database, resumeId)).earlier).toBeNull();
	expect(await send()).toMatchObject({ success: false });
	// The earlier version by itself would be known again.
	const kept = { entry: null, document, uploadId: null };
	expect(await findTakedownOfDocument(database, kept)).not.toBeNull();
	expect(await findBrokenInvariants(site)).toEqual([]);
});

test("Who contributed a resume is told when the owner takes it out and puts it in again, while that is so", async () => {
	const { site, person, id, resumeId, asked } = await openSite();
	const { services } = site;
	const order = { id: resumeId, reason: "A slip", deletesFile: false };
	const job = { to: person.email, contributionId: id };
	const subjects = async () => {
		const { "contribution-taken-out": out, "contribution-restored": back } = contributionMails;
		const mails = [await out(services, job), await back(services, job)];
		return mails.map((mail) => mail?.subject ?? null);
	};
	const withdraw = () => withdrawResume(services, ownerOf(site), order);
	expect(await Promise.all([withdraw(), withdraw()])).toEqual(
		[1, 2].map(() => ({ success: true })),
	);
	expect(await subjects()).toEqual(["We took your resume out of the Offerfolio library", null]);
	expect(await restoreResume(services, ownerOf(site), resumeId)).toEqual({ success: true });
	expect(await subjects()).toEqual([null, "Your resume is in the Offerfolio library again"]);
	const waiting = (await openMailbox(site).waiting())
		.map((mail) => mail.job)
		.sort((one, other) => one.message.localeCompare(other.message));
	expect(waiting).toEqual(
		["contribution-restored", "contribution-taken-out"].map((message) => ({ message, ...job })),
	);
	// Its person knows what they have done.
	expect(await withdrawOwn(services, asked, id)).toMatchObject({ success: true });
	expect(await subjects()).toEqual([null, null]);
	expect(await openMailbox(site).waiting()).toHaveLength(waiting.length);
	expect(await findBrokenInvariants(site)).toEqual([]);
});

test("What the owner takes down is emptied like what its person withdraws, and its contributor is told", async () => {
	const { site, database, person, id, resumeId, show } = await openSite();
	const { services } = site;
	const owner = ownerOf(site);
	const location = "Quicksilver Bay";
	await database
		.update(resumes)
		.set({ title: "Quicksilver", location })
		.where(eq(resumes.id, resumeId));
	const messageId = await askForTakedown(site, resumeId);
	const press = () => takeDown(services, owner, messageId, "It is down.");
	expect(await Promise.all([press(), press()])).toEqual([1, 2].map(() => ({ success: true })));
	const told = { gone: { at: testNow.toISOString(), how: "taken-down" } };
	expect(await show()).toMatchObject({ ...told, receipts: [{}] });
	expect(await getContribution(database, id)).toMatchObject({ isTakenDown: true });
	const [left] = await database.select().from(resumes).where(eq(resumes.id, resumeId));
	expect(JSON.stringify(left)).not.toContain("Quicksilver");
	expect(await database.$count(resumeDocuments)).toBe(0);
	expect(await database.select().from(takedowns)).toMatchObject([{ label: left?.title }]);
	expect(JSON.stringify(await database.select().from(auditEntries))).not.toContain("Quicksilver");
	expect(
		JSON.stringify(await getExportedData(database, person.id, person.mailboxHash)),
	).not.toContain("Quicksilver");
	const mails = (await openMailbox(site).waiting()).map(({ job }) => job);
	expect(mails.filter(({ message }) => message.startsWith("contribution-"))).toEqual([
		{ message: "contribution-taken-down", to: person.email, contributionId: id },
	]);
	// Lifted, it can be contributed again; nothing of it is left to restore.
	const lifted = { resumeId, reason: "A mistake" };
	expect(await liftTakedown(services, owner, lifted)).toEqual({ success: true });
	expect(await restoreResume(services, owner, resumeId)).toMatchObject({
		error: contributed.withdrawnForGood,
	});
	expect(await findBrokenInvariants(site)).toEqual([]);
});

test("The email to a reader of a withdrawn one says when they opened it, and none of its words", async () => {
	const { site, person, id, resumeId } = await openSite();
	const [reader] = await addReaders(site, resumeId, 1);
	if (!reader) throw new Error("Nobody has read it");
	await withdrawOwn(site.services, { person, now: testNow }, id);
	const job = { message: "resume-withdrawn", to: reader.email, resumeId, until: null } as const;
	const told = async (more: { personId?: string }) =>
		(await writeMail(site.services, { ...job, ...more }))?.text.replace(/\s+/gu, " ");
	expect(await told({ personId: reader.id })).toContain(
		"A contributed resume that you opened on June 15, 2026 was withdrawn from the library.",
	);
	expect(await told({})).toContain("A contributed resume was withdrawn from the library.");
	expect(await told({ personId: reader.id })).not.toContain("withheld");
});
