import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { user } from "#app/data/base/schema/accounts.server.ts";
import { arrivedResumes, savedSearchFinds } from "#app/data/base/schema/keeping.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { createTestSite, findBrokenInvariants, testNow } from "#tests/helpers/site.ts";
import { saveSearch } from "./save-search.server.ts";
import { sendAlerts } from "./send-alerts.server.ts";

const { signal } = new AbortController();
const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000);
const day = 24 * 60;

/** A site with a member who has saved a search for a company. */
async function openSaved(alert: "at-once" | "weekly") {
	const site = await createTestSite();
	const { services } = site;
	await services.start();
	const person = await site.addPerson();
	const search = { query: "company=Google", name: "Mine", alert };
	await saveSearch(services, { person, sessionId: "none", now: testNow }, search);
	const mailbox = openMailbox(site);
	return {
		site,
		person,
		publish: (minute: number) => site.addResume({ createdAt: minutes(minute) }),
		withdraw: (id: string, withdrawnAt: Date | null) =>
			services.database.update(resumes).set({ withdrawnAt }).where(eq(resumes.id, id)),
		setMember: (values: Partial<typeof user.$inferInsert>) =>
			services.database.update(user).set(values).where(eq(user.id, person.id)),
		/** Lets the job run at an instant. @returns of each email of until then how it begins */
		async run(minute: number) {
			site.setNow(minutes(minute));
			await sendAlerts(services, { signal });
			const mails = await mailbox.mailsTo(person.email);
			return mails.map(({ subject }) => subject.split(" for ")[0]);
		},
	};
}

test("What comes back after a weekly email waits for the next one", async () => {
	const { site, publish, withdraw, run } = await openSaved("weekly");
	const [gone = ""] = await Promise.all([1, 2, 3].map(publish));
	expect(await run(10)).toEqual([]);
	await withdraw(gone, minutes(20));
	expect(await run(7 * day)).toHaveLength(1);
	await withdraw(gone, null);
	await publish(7 * day + 1);
	expect(await run(7 * day + 2)).toHaveLength(1);
	expect(await run(14 * day - 1)).toHaveLength(1);
	const mails = await run(14 * day);
	expect(mails).toHaveLength(2);
	expect(mails[1]).toContain("2 new resumes");
	expect(await findBrokenInvariants(site)).toEqual([]);
});

test("What an account that is stopped, or an address that is not confirmed, was not told is told later", async () => {
	for (const [away, back] of [
		[{ stoppedAt: testNow }, { stoppedAt: null }],
		[{ emailVerified: false }, { emailVerified: true }],
	]) {
		const { site, publish, setMember, run } = await openSaved("at-once");
		await publish(1);
		await setMember(away ?? {});
		expect(await run(10)).toEqual([]);
		await publish(11);
		expect(await run(30)).toEqual([]);
		await setMember(back ?? {});
		const mails = await run(40);
		expect(mails).toHaveLength(1);
		expect(mails[0]).toContain("2 new resumes");
		expect(await findBrokenInvariants(site)).toEqual([]);
	}
});

test("However many searches a resume fits, those that came with it are compared with each of them, too", async () => {
	const { site, publish, run } = await openSaved("at-once");
	const { database } = site.services;
	const others = 10_000;
	await database.execute(sql`insert into "user" (id, name, email, email_verified)
		select 'other-' || n, '', 'other-' || n || '@example.com', true from generate_series(1, ${others}) as n`);
	await database.execute(sql`insert into saved_searches (user_id, query, name, alert, saved_at)
		select other.id, mine.query, mine.name, 'never', mine.saved_at from saved_searches as mine,
			(select id from "user" where id like 'other-%') as other`);
	await database.execute(sql`insert into saved_search_keys (key, search_id)
		select known.key, saved_searches.id from saved_searches, (select distinct key from saved_search_keys) as known
		on conflict do nothing`);
	for (const minute of [1, 2, 3]) await publish(minute);
	await run(10);
	expect(await run(20)).toHaveLength(1);
	expect(await database.$count(savedSearchFinds)).toBe(3 * (others + 1));
	expect(await database.$count(arrivedResumes)).toBe(0);
});
