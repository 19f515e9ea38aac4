import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { setEmailPreferences } from "#app/data/account/email-preferences.server.ts";
import { getExportedData } from "#app/data/account/exported-data.server.ts";
import { countHelped, countOutcomes, getOutcome } from "#app/data/account/outcomes.server.ts";
import { removePerson } from "#app/data/account/people.server.ts";
import { user } from "#app/data/base/schema/accounts.server.ts";
import { helpfulResumes, outcomes } from "#app/data/base/schema/coming-back.server.ts";
import { contributions } from "#app/data/base/schema/contributions.server.ts";
import { readingHistory } from "#app/data/base/schema/entitlements.server.ts";
import { askedAfterDays, type Outcome } from "#app/domain/account/outcome.ts";
import { addDays } from "#app/domain/base/dates.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { readOutcomes } from "#app/operations/admin/read-outcomes.server.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";
import { askOutcomes } from "./ask-outcomes.server.ts";
import { tellOutcome } from "./tell-outcome.server.ts";

const subject = "How did your search go?";
const due = addDays(testNow, askedAfterDays);

const told = (more: Partial<Outcome> = {}): Outcome => ({
	...{ answer: "offer", company: "", role: "", month: "2026-05", mayCount: true, helped: [] },
	...more,
});
const notYet = (more: Partial<Outcome> = {}) => told({ answer: "not-yet", month: null, ...more });

/** A site on which members open resumes, are asked and tell. */
async function openSite() {
	const site = await createTestSite();
	const { services } = site;
	// Without workers: what is queued stays where it is.
	await services.jobs.start({});
	const { database } = services;
	const mailbox = openMailbox(site);
	return {
		site,
		database,
		mailbox,
		/** A member who has opened a resume. */
		async addReader(at = testNow, email?: string): Promise<Person & { resumeId: string }> {
			const person = await site.addPerson(email === undefined ? {} : { email });
			const resumeId = await site.addResume();
			const row = { userId: person.id, resumeId, source: "free" as const };
			await database.insert(readingHistory).values({ ...row, firstOpenedAt: at, lastOpenedAt: at });
			return { ...person, resumeId };
		},
		/** What the job does at an instant. */
		async ask(at: Date, by = services) {
			site.setNow(at);
			await askOutcomes(by);
		},
		tell: (person: Person, outcome: Outcome | null, now = due) =>
			tellOutcome(services, { person, sessionId: "", now }, outcome),
		/** Who waits for the question. */
		asked: async () =>
			(await mailbox.waiting()).flatMap(({ job }) =>
				job.message === "outcome-question" ? [job.userId] : [],
			),
		rows: () => database.select().from(outcomes),
	};
}

describe("the question", () => {
	test("comes sixty days after the first resume, and not a millisecond before", async () => {
		const { site, ask, asked, addReader } = await openSite();
		const ada = await addReader();
		await addReader(new Date(testNow.getTime() + 1));
		// Nobody who has opened nothing is asked.
		await site.addPerson();
		await ask(new Date(due.getTime() - 1));
		expect(await asked()).toEqual([]);
		await ask(due);
		expect(await asked()).toEqual([ada.id]);
	});

	test("comes once, over two processes at once, restarts, further days and later resumes", async () => {
		const { site, database, ask, asked, addReader, rows } = await openSite();
		const readers = [];
		for (let nth = 0; nth < 5; nth++) readers.push(await addReader());
		const other = site.addProcess();
		await other.jobs.start({});
		await Promise.all([ask(due), ask(due, other), ask(due), ask(due, other)]);
		await ask(addDays(due, 1), other);
		const again = { userId: readers[0]?.id ?? "", resumeId: await site.addResume() };
		const late = { firstOpenedAt: due, lastOpenedAt: due, source: "pack" as const };
		await database.insert(readingHistory).values({ ...again, ...late });
		await ask(addDays(due, 400));
		expect((await asked()).toSorted()).toEqual(readers.map(({ id }) => id).toSorted());
		expect((await rows()).map(({ dueAt }) => dueAt)).toEqual(readers.map(() => due));
	});

	test("is not put to who has answered, whose answer counts from then on", async () => {
		const { database, ask, asked, addReader, tell } = await openSite();
		const ada = await addReader();
		await tell(ada, told(), testNow);
		expect(await countOutcomes(database)).toEqual({ due: 0, answers: 0, offers: 0 });
		await ask(due);
		expect(await asked()).toEqual([]);
		expect(await countOutcomes(database)).toEqual({ due: 1, answers: 1, offers: 1 });
		// Taken back: the page asks, no email does.
		await tell(ada, null);
		await ask(addDays(due, 1));
		expect(await asked()).toEqual([]);
	});

	test("waits for those who can be sent nothing: a stopped account, and an address that is not proven", async () => {
		const { database, ask, asked, addReader, rows } = await openSite();
		const [ada, bea] = [await addReader(), await addReader()];
		const set = (id: string, values: Partial<typeof user.$inferInsert>) =>
			database.update(user).set(values).where(eq(user.id, id));
		await set(ada.id, { stoppedAt: testNow });
		await set(bea.id, { emailVerified: false });
		await ask(due);
		expect([await asked(), await rows()]).toEqual([[], []]);
		await set(ada.id, { stoppedAt: null });
		await ask(addDays(due, 30));
		expect(await asked()).toEqual([ada.id]);
		await set(bea.id, { emailVerified: true });
		await ask(addDays(due, 31));
		expect(await asked()).toEqual([ada.id, bea.id]);
	});

	test("is an email with one click to end it, for those who want such emails and have not told", async () => {
		const { site, database, ask, addReader, tell, mailbox } = await openSite();
		const ada = await addReader(testNow, "ada@example.com");
		const without = await addReader(testNow, "no@example.com");
		await setEmailPreferences(database, without.id, { marketingEmails: false }, testNow);
		const toldSince = await addReader(testNow, "told@example.com");
		await ask(due);
		await tell(toldSince, notYet());
		await site.addProcess().start();
		const mail = await mailbox.newest(ada.email, subject);
		expect(mail.text).toContain("http://localhost/library/outcome");
		expect(mail.headers["List-Unsubscribe"]).toContain("/unsubscribe/marketing/");
		await expect.poll(() => mailbox.waiting()).toEqual([]);
		expect(await mailbox.mailsTo(without.email)).toEqual([]);
		expect(await mailbox.mailsTo(toldSince.email)).toEqual([]);
		expect(await mailbox.mailsTo(ada.email)).toHaveLength(1);
	});
});

describe("an answer", () => {
	test("is kept with what helped of what was opened, changed, and taken back without a trace", async () => {
		const { site, database, addReader, tell, rows } = await openSite();
		const ada = await addReader();
		const unopened = await site.addResume();
		const helped = [ada.resumeId, unopened, crypto.randomUUID()];
		await tell(ada, told({ company: "Harrow", role: "Analyst", helped }));
		const kept = { company: "Harrow", role: "Analyst", helped: [ada.resumeId], answeredAt: due };
		expect(await getOutcome(database, ada.id)).toEqual({ ...told(), ...kept });
		await tell(ada, notYet({ mayCount: false }));
		expect(await getOutcome(database, ada.id)).toMatchObject({ answer: "not-yet", helped: [] });
		await tell(ada, null);
		expect(await getOutcome(database, ada.id)).toBeNull();
		expect(await rows()).toMatchObject([{ answer: null, month: null, company: "", role: "" }]);
	});

	test("is one of two that come at once, with what belongs to it", async () => {
		const { site, database, addReader, tell } = await openSite();
		site.services.limits.consume = async () => 0;
		const ada = await addReader();
		for (let nth = 0; nth < 10; nth++) {
			await Promise.all([
				tell(ada, told({ helped: [ada.resumeId] })),
				tell(ada, notYet()),
				tell(ada, null),
				tell(ada, told({ month: "2026-01", helped: [ada.resumeId] })),
			]);
			const found = await getOutcome(database, ada.id);
			const helped = await database.select().from(helpfulResumes);
			expect(helped).toHaveLength(found?.answer === "offer" ? 1 : 0);
		}
	});

	test("counts when it may and is due: the offers, all answers, and how many a resume helped", async () => {
		const { site, database, ask, addReader, tell } = await openSite();
		const readers = [];
		for (let nth = 0; nth < 6; nth++) readers.push(await addReader());
		const [ada, bea, cid, dan, eve] = readers;
		if (!ada || !bea || !cid || !dan || !eve) throw new Error("There are too few readers");
		await ask(due);
		await tell(ada, told({ helped: [ada.resumeId] }));
		await tell(bea, notYet());
		await tell(cid, told({ mayCount: false, helped: [cid.resumeId] }));
		await tell(dan, told({ answer: "stopped", month: null }));
		// Too early: told without being due.
		const early = await addReader(due);
		await tell(early, told());
		expect(await countOutcomes(database)).toEqual({ due: 6, answers: 3, offers: 1 });
		expect(await countHelped(database, ada.resumeId)).toBe(1);
		expect(await countHelped(database, cid.resumeId)).toBe(0);
		// Whose own resume it is counts for nothing.
		await database.insert(contributions).values({
			...{ userId: ada.id, resumeId: ada.resumeId, submittedAt: testNow, publishedAt: testNow },
			...{ createdAt: testNow, touchedAt: testNow },
		});
		expect(await countHelped(database, ada.resumeId)).toBe(0);
		await tell(early, told({ helped: [early.resumeId] }));
		expect(await countHelped(database, early.resumeId)).toBe(1);
		// The owner sees how many gave each answer, and nothing else.
		expect((await readOutcomes(site.services)).given.map(({ members }) => members)).toEqual([
			3, 1, 1,
		]);
	});

	test("stands in the member's own copy, and goes with the account", async () => {
		const { database, ask, addReader, tell } = await openSite();
		const ada = await addReader();
		await ask(due);
		await tell(ada, told({ company: "Harrow", helped: [ada.resumeId] }));
		const copy = await getExportedData(database, ada.id, ada.mailboxHash);
		expect(copy?.outcome).toMatchObject({
			...{ askedSince: due, answer: "offer", company: "Harrow", month: "2026-05", mayCount: true },
			helped: [{ resumeId: ada.resumeId, company: "Google" }],
		});
		await database.transaction((transaction) => removePerson(transaction, ada.id));
		const of = eq(helpfulResumes.resumeId, ada.resumeId);
		expect(await database.$count(helpfulResumes, of)).toBe(0);
		expect(await database.$count(outcomes)).toBe(0);
	});
});
