import { eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { setStopped } from "#app/data/account/people.server.ts";
import {
	consentReceipts,
	contributionRewards,
	contributions,
} from "#app/data/base/schema/contributions.server.ts";
import { resumeMeasurements } from "#app/data/base/schema/insights.server.ts";
import { intakeDrafts, resumeUploads } from "#app/data/base/schema/intake.server.ts";
import { resumeEvidence, resumes } from "#app/data/base/schema/library.server.ts";
import { outboxMails } from "#app/data/base/schema/mail.server.ts";
import { findCareers, findLessons } from "#app/data/insights/careers.server.ts";
import { findMembers, findPublicFacts, findShown } from "#app/data/insights/measurements.server.ts";
import {
	findOwnContributions,
	getContribution,
	setConsent,
	setContribution,
} from "#app/data/intake/contribution/contributed-drafts.server.ts";
import {
	countDrafts,
	findDrafts,
	findNextDraft,
	getDraft,
} from "#app/data/intake/drafts.server.ts";
import { getAdminResume } from "#app/data/intake/resume-entries.server.ts";
import { countSkills, findPublicRows } from "#app/data/library/hub-rows.server.ts";
import { findLibraryLines, findLinesOf } from "#app/data/reader/lines-in-words.server.ts";
import { addDays, formatLongDate } from "#app/domain/base/dates.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import type { ConsentPart } from "#app/domain/intake/contribution/consent.ts";
import { receiptWording } from "#app/domain/intake/contribution/consent.ts";
import { contributorLimits } from "#app/domain/intake/contribution/contributor-limits.ts";
import { contributed, contributing } from "#app/domain/intake/contribution/contributor-messages.ts";
import { noBlur } from "#app/domain/intake/desk/blur.ts";
import type { TypedDraft } from "#app/domain/intake/desk/draft-form.ts";
import { withheldName } from "#app/domain/intake/desk/draft-gate.ts";
import { intakeMessages } from "#app/domain/intake/desk/draft-messages.ts";
import type { ResumeFields } from "#app/domain/intake/resume-form.ts";
import { askedOfNone } from "#app/domain/library/lines/asked.ts";
import { emptyQuery } from "#app/domain/library/resume-query.ts";
import { lineHash } from "#app/domain/reader/line-hash.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import { removeAccount } from "#app/operations/account/delete-person.server.ts";
import { jobHandlers } from "#app/operations/base/job-handlers.server.ts";
import { writeMail } from "#app/operations/base/write-mail.server.ts";
import { publishDraft } from "#app/operations/intake/desk/publish-draft.server.ts";
import { readDraft } from "#app/operations/intake/desk/read-draft.server.ts";
import { discardDraft, saveDraft } from "#app/operations/intake/desk/save-draft.server.ts";
import { showDraft } from "#app/operations/intake/desk/show-draft.server.ts";
import { updateResume } from "#app/operations/intake/update-resume.server.ts";
import { findLines } from "#app/operations/library/find-lines.server.ts";
import { measureLibrary } from "#app/operations/library/measure-resumes.server.ts";
import { changeKeptLine } from "#app/operations/reader/keep-line.server.ts";
import { addContribution } from "#tests/helpers/contributor.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { ownerOf } from "#tests/helpers/owner.ts";
import { addDocument, documentWith } from "#tests/helpers/resume-bodies.ts";
import { createTestSite, type TestSite, testNow } from "#tests/helpers/site.ts";
import { answerContribution } from "./answer-contributor.server.ts";
import { receiveContribution } from "./receive-own-resume.server.ts";
import { removeUntouched, tellOfUntouched } from "./remove-untouched.server.ts";
import { rewardPeople } from "./reward-people.server.ts";
import { showOwnDraft } from "./show-own-draft.server.ts";
import {
	discardContribution,
	submitContribution,
	takeContributionBack,
} from "./submit-own-draft.server.ts";

const pasted = `Zelda Quickwater
Registered Nurse
Tulsa, OK | zelda.quickwater@mail.example

EXPERIENCE
Registered Nurse, Harrow Clinic, Tulsa, OK\tMarch 2020 – Present
- Cut falls by 12% with a board

EDUCATION
BSN in Nursing, Harrow State University\tMay 2020
`;

/** A site whose jobs are done by the test alone, with a contributor. */
async function openContributing() {
	const site = await createTestSite();
	await site.services.jobs.start({});
	return { site, services: site.services, admin: ownerOf(site), person: await site.addPerson() };
}

let sentBefore = 0;

/** A draft that was read, of a file that nobody has sent. @returns the ids of the contribution and of its draft */
async function send({ services }: TestSite, person: Person) {
	const text = pasted.replace("\n", "\n".repeat(++sentBefore));
	const sent = await receiveContribution(services, person, { file: null, pasted: text }, testNow);
	if (!sent.success) throw new Error(sent.error);
	const draftId = (await getContribution(services.database, sent.id))?.draftId ?? "";
	await readDraft(services, { draftId }, { attempt: 1 });
	return { id: sent.id, draftId };
}

async function typedOf({ services }: TestSite, draftId: string, more: Partial<TypedDraft> = {}) {
	const draft = await getDraft(services.database, draftId);
	if (!draft) throw new Error("There is no draft");
	const { document, style, fields, removals, version } = draft;
	const said = { industry: "Healthcare", role: "Nursing" };
	const typed: TypedDraft = {
		...{ document, style, fields: { ...fields, ...said }, blur: noBlur, waivers: [], removals },
		...{ fewReason: contributing.fewAgreed, mayReturn: false, ...more },
	};
	return { typed, version };
}

const blur = { months: true, employers: {}, schools: ["Harrow State University"] };

async function submit(
	site: TestSite,
	person: Person,
	{ id, draftId }: { id: string; draftId: string },
	parts: ConsentPart[] = ["reading", "lines"],
) {
	const { services } = site;
	const editor = { userId: person.id };
	const form = await typedOf(site, draftId, { blur });
	expect(await saveDraft(services, draftId, form, editor)).toMatchObject({ success: true });
	const version = (await getDraft(services.database, draftId))?.version ?? 0;
	const said = { version, parts, proof: "later" as const, workAddress: null };
	expect(await submitContribution(services, person, id, said, testNow)).toEqual({
		success: true,
		message: contributing.submitted,
	});
}

test("A person's draft is theirs alone until it is submitted; then the owner sees it, and cannot make it more exact", async () => {
	const { site, services, admin, person } = await openContributing();
	const other = await site.addPerson();
	const own = await send(site, person);
	const { id, draftId } = own;
	expect(await countDrafts(services.database)).toMatchObject({ all: 0 });
	expect(await findDrafts(services.database, null, 5)).toEqual([]);
	expect(await findNextDraft(services.database, { placedAt: testNow, id })).toBeNull();
	expect(await showDraft(services, draftId)).toBeNull();
	for (const done of [
		await publishDraft(services, admin, draftId),
		await saveDraft(services, draftId, await typedOf(site, draftId)),
		await discardDraft(services, admin, draftId),
		await answerContribution(services, admin, draftId, { isDeclined: true, because: "No" }),
	]) {
		expect(done).toMatchObject({ error: intakeMessages.missing });
	}
	// Nor is it another person's.
	expect(await showOwnDraft(services, other, id)).toBeNull();
	expect(await discardContribution(services, other, id)).toMatchObject({ status: 404 });
	expect(
		await saveDraft(services, draftId, await typedOf(site, draftId), { userId: other.id }),
	).toMatchObject({ status: 404 });

	await submit(site, person, own);
	const shown = await showOwnDraft(services, person, id);
	expect(shown?.sheet?.document.basics.name).toBe(withheldName);
	expect(JSON.stringify(shown?.sheet)).not.toMatch(/Quickwater|Harrow State|2020-03/u);
	expect(shown?.sheet?.note).toContain("Declared by its author");
	const [receipt] = await services.database.select().from(consentReceipts);
	expect(receipt).toMatchObject({
		contributionId: id,
		givenAt: testNow,
		parts: ["reading", "lines"],
		wording: receiptWording(["reading", "lines"]),
	});
	await expect(
		services.database.update(consentReceipts).set({ wording: "More" }),
	).rejects.toThrow();
	// It is with the owner now.
	expect(await findDrafts(services.database, null, 5)).toMatchObject([{ isContributed: true }]);
	const late = await saveDraft(services, draftId, await typedOf(site, draftId), {
		userId: person.id,
	});
	expect(late).toMatchObject({ success: false });
	expect((await showDraft(services, draftId))?.contribution).toMatchObject({
		parts: ["reading", "lines"],
		proof: "later",
	});
	expect(await discardDraft(services, admin, draftId)).toMatchObject({
		error: contributed.isTheirs,
	});
	const wider = await typedOf(site, draftId, {
		blur: noBlur,
		removals: [],
		fewReason: "The owner thinks so",
		fields: {
			...(await getDraft(services.database, draftId))?.fields,
			openToEveryone: "true",
			provenance: "curated",
		},
	});
	expect(await saveDraft(services, draftId, wider)).toMatchObject({ success: true });
	const kept = await getDraft(services.database, draftId);
	expect(kept).toMatchObject({
		blur,
		fewReason: contributing.fewAgreed,
		fields: { openToEveryone: "", provenance: "declared" },
		removals: ["zelda.quickwater@mail.example"],
	});

	// Others who had this offer may have gone since: that it may lead to its person is theirs to say, who may not have.
	const saidEnough = async (fewReason: string | null) =>
		services.database.update(intakeDrafts).set({ fewReason });
	await saidEnough(null);
	const tooFew = await publishDraft(services, admin, draftId);
	expect(tooFew).toEqual({ success: false, error: contributed.canLead, status: 409 });
	await saidEnough(contributing.fewAgreed);
	const published = await publishDraft(services, admin, draftId);
	if (!published.success) throw new Error(published.error);
	const [resume] = await services.database.select().from(resumes);
	expect(resume).toMatchObject({
		provenance: "declared",
		inInsights: false,
		inLines: true,
		forAssistants: false,
		openToEveryone: false,
	});
	expect((await services.database.select().from(resumeEvidence)).map(({ kind }) => kind)).toEqual([
		"declaration",
	]);
	expect(await getContribution(services.database, id)).toMatchObject({
		resumeId: published.id,
		publishedAt: testNow,
		draftId: null,
	});
	expect(await takeContributionBack(services, person, id, testNow)).toMatchObject({ status: 404 });
	const mail = { message: "contribution-published", to: person.email, contributionId: id } as const;
	const written = await writeMail(services, mail);
	expect(written?.text).toContain(`/contribute/${id}`);
	// The month of Pro comes with the publication, and not twice.
	expect(await rewardPeople(services)).toBe(0);
	expect(await services.database.select().from(contributionRewards)).toMatchObject([
		{ contributionId: id, reason: "published" },
	]);
	expect(written?.text).not.toMatch(/nurse|harrow/iu);
	// Nor can it be opened to everyone later.
	const stored = await getAdminResume(services.database, published.id);
	const fields = { ...(stored?.fields as ResumeFields), openToEveryone: true };
	expect(
		await updateResume(services, admin, {
			id: published.id,
			version: stored?.version ?? "",
			fields,
		}),
	).toMatchObject({ error: contributed.notOpenToEveryone });
});

test("What a person has sees is what they submit: a newer page, and one that the gate refuses, is not agreed to", async () => {
	const { site, services, person } = await openContributing();
	const { id, draftId } = await send(site, person);
	const editor = { userId: person.id };
	const said = { version: 0, parts: ["reading" as const], proof: "never" as const };
	const submitAt = async () => {
		const version = (await getDraft(services.database, draftId))?.version ?? 0;
		const at = { ...said, version, workAddress: null };
		return submitContribution(services, person, id, at, testNow);
	};
	expect(
		await submitContribution(services, person, id, { ...said, workAddress: null }, testNow),
	).toMatchObject({ error: contributing.stale });
	const few = await typedOf(site, draftId, { fewReason: null });
	await saveDraft(services, draftId, few, editor);
	expect(await submitAt()).toMatchObject({ error: contributing.canLead });
	const empty = await typedOf(site, draftId);
	const document = { ...empty.typed.document, work: [] };
	await saveDraft(services, draftId, { ...empty, typed: { ...empty.typed, document } }, editor);
	expect(await submitAt()).toMatchObject({
		error: intakeMessages.incomplete,
		fieldErrors: { "work.0.position": expect.any(String) },
	});
	expect(await services.database.$count(consentReceipts)).toBe(0);
});

test("What is sent twice is one draft, also at once; another person's is theirs, and a thrown one is new", async () => {
	const { site, services, person } = await openContributing();
	const sendAs = (as: Person) => receiveContribution(services, as, { file: null, pasted }, testNow);
	const both = await Promise.all([sendAs(person), sendAs(person)]);
	const again = await sendAs(person);
	const [first] = await findOwnContributions(services.database, person.id);
	const { id = "" } = first?.contribution ?? {};
	for (const sent of [...both, again]) expect(sent).toMatchObject({ success: true, id });
	expect(again).toMatchObject({ isKnown: true });
	expect(await services.database.$count(resumeUploads)).toBe(1);
	expect(await sendAs(await site.addPerson())).toMatchObject({ isKnown: false });
	await discardContribution(services, person, id);
	expect(await sendAs(person)).toMatchObject({ success: true, isKnown: false });
});

test("At most three wait, however many are sent at once; a refusal stores nothing", async () => {
	const { services, person } = await openContributing();
	const sendOne = (more: Parameters<typeof receiveContribution>[2]) =>
		receiveContribution(services, person, more, testNow);
	for (const [sent, error] of [
		[{ file: null, pasted: " " }, contributing.nothing],
		[{ file: null, pasted: "\u200b\u2060" }, contributing.nothing],
		[{ file: { name: "a.pdf", bytes: new Uint8Array(9) }, pasted: "x" }, contributing.both],
		[{ file: { name: "a.zip", bytes: new Uint8Array(9) }, pasted: "" }, contributing.wrongType],
		[{ file: { name: "a.pdf", bytes: null }, pasted: "" }, contributing.tooLarge],
		[{ file: null, pasted: "x".repeat(60_001) }, contributing.pastedTooLong],
		[
			{ file: { name: "a.json", bytes: new TextEncoder().encode("[]") }, pasted: "" },
			intakeMessages.notJsonResume,
		],
	] as const) {
		expect(await sendOne(sent)).toMatchObject({ success: false, error });
	}
	const results = await Promise.all(
		Array.from({ length: 6 }, (_, at) => sendOne({ file: null, pasted: `${pasted}\nRow ${at}` })),
	);
	expect(results.filter(({ success }) => success)).toHaveLength(contributorLimits.open);
	for (const counted of [contributions, intakeDrafts, resumeUploads]) {
		expect(await services.database.$count(counted)).toBe(contributorLimits.open);
	}
	const statuses = results.map((result) => (result.success ? 200 : result.status));
	expect(new Set(statuses)).toEqual(new Set([200, 409]));
	for (const { contribution } of await findOwnContributions(services.database, person.id)) {
		await discardContribution(services, person, contribution.id);
	}
	expect(await services.database.$count(resumeUploads)).toBe(0);
	// Ten a day, whatever became of them: one was refused above, and of the six the three that were too many may have
	// been seen as such before they were counted.
	let more = 0;
	let next = await sendOne({ file: null, pasted });
	for (; next.success; next = await sendOne({ file: null, pasted })) {
		more++;
		await discardContribution(services, person, next.id);
	}
	expect(next).toMatchObject({ status: 429 });
	expect([3, 4, 5, 6]).toContain(more);
});

test("The owner sends it back or declines it with words; its person takes it back, and one of two presses at once wins", async () => {
	const { site, services, admin, person } = await openContributing();
	const own = await send(site, person);
	await submit(site, person, own);
	const answer = (isDeclined: boolean, because: string) =>
		answerContribution(services, admin, own.draftId, { isDeclined, because });
	for (const because of ["", "\u200b\u2060\u200b", "x".repeat(1_001)]) {
		expect(await answer(false, because)).toMatchObject({ field: "because" });
	}
	// A browser sends two signs for the end of a line.
	const lines = "Which year?\r\nWhich ward?\r\n\r\nAll else is fine.";
	expect(await answer(false, lines + "\r\n".repeat(1_000))).toMatchObject({ success: true });
	expect(await countDrafts(services.database)).toMatchObject({ all: 0 });
	expect(await getContribution(services.database, own.id)).toMatchObject({
		submittedAt: null,
		sentBackBecause: lines.replaceAll("\r\n", "\n"),
	});
	const back = { message: "contribution-sent-back", to: person.email } as const;
	const asked = await writeMail(services, { ...back, contributionId: own.id });
	expect(asked?.text).toContain(lines.replaceAll("\r\n", "\n"));
	expect(asked?.html).toContain("Which year?<br>");
	await submit(site, person, own, ["reading"]);
	// What was asked is answered: there is nothing to send any more.
	expect(await writeMail(services, { ...back, contributionId: own.id })).toBeNull();
	expect(await services.database.$count(consentReceipts)).toBe(2);
	expect(await takeContributionBack(services, person, own.id, testNow)).toMatchObject({
		success: true,
	});
	await submit(site, person, own, ["reading"]);
	const both = await Promise.all([
		takeContributionBack(services, person, own.id, testNow),
		publishDraft(services, admin, own.draftId),
	]);
	expect(both.filter(({ success }) => success)).toHaveLength(1);
	if (both[1].success) {
		expect(await services.database.$count(resumes)).toBe(1);
	} else {
		await submit(site, person, own, ["reading"]);
	}

	const second = await send(site, person);
	await submit(site, person, second);
	expect(
		await answerContribution(services, admin, second.draftId, {
			isDeclined: true,
			because: "It is a template",
		}),
	).toMatchObject({ success: true });
	expect(await getDraft(services.database, second.draftId)).toBeNull();
	expect(await getContribution(services.database, second.id)).toMatchObject({
		draftId: null,
		declinedBecause: "It is a template",
	});
	expect(
		await services.database.$count(consentReceipts, eq(consentReceipts.contributionId, second.id)),
	).toBe(1);
});

test("What its person has forgotten goes after 90 days and a week after a word, however late that is", async () => {
	const { site, services, person } = await openContributing();
	const forgotten = await send(site, person);
	const submitted = await send(site, person);
	await submit(site, person, submitted);
	const mailbox = openMailbox(site);
	const { untouchedDays, noticeDays } = contributorLimits;
	const inDays = (days: number) => addDays(testNow, days);
	const onDay = (days: number) => {
		site.setNow(inDays(days));
		return tellOfUntouched(services);
	};
	const waiting = async () =>
		(await services.jobs.time.findWaiting(9)).filter(({ name }) => name === "remove-draft");
	const remove = () => removeUntouched(services, { contributionId: forgotten.id });

	expect(await onDay(untouchedDays - noticeDays - 1)).toBe(0);
	// Nobody cleaned up in the week before.
	expect(await onDay(untouchedDays + 1)).toBe(1);
	expect(await onDay(untouchedDays + 2)).toBe(0);
	expect(await getContribution(services.database, forgotten.id)).not.toBeNull();
	// The mail server was away for some days: without the email nothing is deleted.
	site.setNow(inDays(untouchedDays + 4));
	expect(await waiting()).toEqual([]);
	const [notice] = await mailbox.waiting();
	if (!notice) throw new Error("Nobody was told");
	const away = { ...services.mail, send: () => Promise.reject(new Error("It is away")) };
	const deliver = (mail = services.mail) => {
		const { signal } = new AbortController();
		const context = { key: "ending", id: "ending", attempt: 1, signal, stopping: signal };
		return jobHandlers({ ...services, mail })["send-mail"](notice.job, context);
	};
	await expect(deliver(away)).rejects.toThrow("It is away");
	expect(await waiting()).toEqual([]);
	await deliver();
	const deleted = inDays(untouchedDays + 4 + noticeDays);
	expect((await services.database.select().from(outboxMails))[0]?.text).toContain(
		formatLongDate(deleted),
	);
	expect(await waiting()).toMatchObject([{ data: { contributionId: forgotten.id } }]);
	const [{ at } = { at: testNow }] = await waiting();
	expect(Math.abs(at.getTime() - deleted.getTime())).toBeLessThan(60_000);

	// Who comes back in the week keeps it, and is told of the next ninety days.
	const touch = (touchedAt: Date) =>
		services.database.transaction((transaction) =>
			setContribution(transaction, forgotten.id, { touchedAt }),
		);
	await touch(inDays(untouchedDays + 5));
	site.setNow(deleted);
	expect(await remove()).toBe(false);
	expect(await writeMail(services, notice.job)).toBeNull();
	// Nor is it deleted while its person cannot come back.
	await touch(testNow);
	await setStopped(services.database, person.id, deleted);
	expect(await remove()).toBe(false);
	await setStopped(services.database, person.id, null);
	expect(await remove()).toBe(true);
	expect(await remove()).toBe(false);
	expect(await getContribution(services.database, forgotten.id)).toBeNull();
	expect(await services.database.$count(resumeUploads)).toBe(1);
});

test("Whose account is stopped is told of no draft, and earns no days, until it is open again", async () => {
	const { site, services, person } = await openContributing();
	await send(site, person);
	await addContribution(site, person);
	const { database } = services;
	const mailbox = openMailbox(site);
	const at = addDays(testNow, contributorLimits.untouchedDays - 1);
	site.setNow(at);
	await setStopped(database, person.id, testNow);
	expect(await tellOfUntouched(services)).toBe(0);
	expect(await rewardPeople(services)).toBe(0);
	expect(await database.$count(contributionRewards)).toBe(0);
	expect(await mailbox.waiting()).toEqual([]);
	await setStopped(database, person.id, null);
	expect(await tellOfUntouched(services)).toBe(1);
	expect(await rewardPeople(services)).toBe(1);
	const mails = (await mailbox.waiting()).map(({ job }) => job);
	expect(mails.map(({ message }) => message).sort()).toEqual([
		"contribution-ending",
		"right-granted",
	]);
	// Stopped while they were on their way.
	await setStopped(database, person.id, testNow);
	for (const job of mails) expect(await writeMail(services, job)).toBeNull();
});

test("With the account goes what is not published", async () => {
	const { site, services, person } = await openContributing();
	const submitted = await send(site, person);
	await submit(site, person, submitted);
	const declined = await send(site, person);
	await submit(site, person, declined);
	const no = { isDeclined: true, because: "It is a template" };
	expect(await answerContribution(services, ownerOf(site), declined.draftId, no)).toMatchObject({
		success: true,
	});
	const leave = () =>
		services.database.transaction((transaction) =>
			removeAccount(services, transaction, person, { now: testNow }),
		);
	// In the same moment the owner publishes one: it is withdrawn, or was never there.
	await Promise.all([publishDraft(services, ownerOf(site), submitted.draftId), leave()]);
	for (const gone of [intakeDrafts, resumeUploads]) {
		expect(await services.database.$count(gone)).toBe(0);
	}
	const left = await services.database.select().from(contributions);
	expect(left.every(({ withdrawnAt }) => withdrawnAt !== null)).toBe(true);
	expect(await services.database.$count(resumes, isNull(resumes.withdrawnAt))).toBe(0);
});

const bread = (word: string): ResumeDocument => ({
	...documentWith("nothing"),
	work: [
		{
			name: "Kestrel",
			position: "Baker",
			startDate: "2020-01",
			endDate: "2023-12",
			highlights: [`Baked ${word} for 12 people`],
		},
	],
	skills: [{ name: "Tools", keywords: ["Ovens"] }],
});

/** Six resumes of bakers, measured; the first is the one in question. */
async function openBakers() {
	const site = await createTestSite();
	await site.services.jobs.start({});
	const ids: string[] = [];
	for (let index = 0; index < 6; index++) {
		const id = await site.addResume({ role: "Baker", previousRole: "Cook" });
		await addDocument(site, id, bread(index === 0 ? "quicksilver" : "bread"));
		ids.push(id);
	}
	const never = new AbortController().signal;
	const measure = () => measureLibrary(site.services, { signal: never, stopping: never });
	await measure();
	const consent = (parts: ConsentPart[]) =>
		site.services.database.transaction((transaction) =>
			setConsent(transaction, ids[0] ?? "", parts),
		);
	return { site, id: ids[0] ?? "", measure, consent };
}

test("A resume without insights is in no figure of the library, and comes back into them when its person agrees", async () => {
	const { site, measure, consent } = await openBakers();
	const { database, search } = site.services;
	const figures = async () => {
		const filters = { ...emptyQuery.filters, role: ["Baker"] };
		const selection = await search.select(filters);
		const group = { filters, selection };
		const cells = (selection?.cells ?? []).map(({ id }) => id);
		return [
			(await findMembers(database, { group, side: "group" }, null, 50)).items.length,
			(await findShown(database, group, null, 50)).items.length,
			(await findCareers(database, null, 50)).items.length,
			(await findLessons(database, null, 50)).items.length,
			(await findPublicFacts(database, "Baker", 50)).length,
			(await findPublicRows(database, cells, 50)).length,
			(await countSkills(database, null, 50)).resumes,
			(await countSkills(database, { cells, since: null }, 50)).resumes,
			await database.$count(resumeMeasurements),
		];
	};
	const all = await figures();
	expect(new Set(all)).toEqual(new Set([6]));
	await consent(["reading", "lines", "assistants"]);
	expect(new Set(await figures())).toEqual(new Set([5]));
	await measure();
	expect(new Set(await figures())).toEqual(new Set([5]));
	await consent(["reading", "insights"]);
	await measure();
	expect(await figures()).toEqual(all);
});

test("A resume without lines has none that is found, kept, compared or quoted; with them they are back", async () => {
	const { site, id, consent } = await openBakers();
	const { database } = site.services;
	const pro = await site.addPerson();
	await site.addProGrant(pro);
	const line = lineHash("Baked quicksilver for 12 people");
	const found = async () => {
		const query = { ...emptyQuery, search: "quicksilver" };
		const asked = { query, asked: askedOfNone, after: null };
		const lines = await findLines(site.services, pro, asked, testNow);
		const reference = { resumeId: id, line };
		const kept = await changeKeptLine(site.services, pro, { intent: "keep", reference }, testNow);
		const texts = await findLinesOf(database, id);
		const marks = await findLibraryLines(database, "Baker", null, 50);
		const locked = await findLines(site.services, null, { ...asked, query: emptyQuery }, testNow);
		return {
			lines: lines.open.length,
			kept: kept.success,
			texts: texts.length > 0,
			marks: marks.some(({ lines }) => lines.some((text) => text.includes("quicksilver"))),
			places: locked.locked.some(({ resumeId }) => resumeId === id),
		};
	};
	const all = { lines: 1, kept: true, texts: true, marks: true, places: true };
	const none = { lines: 0, kept: false, texts: false, marks: false, places: false };
	expect(await found()).toEqual(all);
	await consent(["reading", "insights", "assistants"]);
	expect(await found()).toEqual(none);
	// Nor do they come back with the next change of the resume.
	await database.update(resumes).set({ title: "Bakes" }).where(eq(resumes.id, id));
	expect(await found()).toEqual(none);
	await consent(["reading", "lines"]);
	expect(await found()).toEqual(all);
});
