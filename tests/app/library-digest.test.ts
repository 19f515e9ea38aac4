import { eq, sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { setEmailPreferences } from "#app/data/account/email-preferences.server.ts";
import {
	addSignup,
	confirmSignup,
	unsubscribeSignup,
} from "#app/data/account/newsletter.server.ts";
import { addToken } from "#app/data/account/one-time-tokens.server.ts";
import { user } from "#app/data/base/schema/accounts.server.ts";
import { savedSearches, savedSearchFinds } from "#app/data/base/schema/keeping.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { emailSignups } from "#app/data/base/schema/mail.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import type { JobCatalogue } from "#app/domain/base/jobs.ts";
import type { SheetFacts } from "#app/domain/reader/sheet/facts.ts";
import { createSecret, hashSecret } from "#app/integrations/secrets.server.ts";
import { sendDigest } from "#app/operations/content/send-digest.server.ts";
import { flashOf } from "#tests/helpers/accounts.ts";
import { createApp } from "#tests/helpers/app.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { addDocument, documentWith } from "#tests/helpers/resume-bodies.ts";
import { createTestSite, type TestSite, testNow } from "#tests/helpers/site.ts";
import { createVisitor } from "#tests/helpers/visitor.ts";

const email = "ada@example.com";
const firstOfJune = new Date("2026-06-01T09:00:00.000Z");
const inMay = new Date("2026-05-15T12:00:00.000Z");
const aboutMay = "New in the Offerfolio library: May 2026";
const firstSteps = "Three ways to read a resume at Offerfolio";

/** A site on the morning of the first of June. */
async function openSite() {
	const site = await createTestSite();
	site.setNow(firstOfJune);
	const { database } = site.services;
	return {
		site,
		mailbox: openMailbox(site),
		send: () => sendDigest(site.services),
		/** An address of the newsletter whose owner has agreed. */
		async addReader(address: string): Promise<string> {
			const { id } = await database.transaction((transaction) =>
				addSignup(transaction, { email: address, source: "blog", now: testNow }),
			);
			await confirmSignup(database, id, testNow);
			return id;
		},
		unwant: (userId: string) =>
			setEmailPreferences(database, userId, { productUpdates: false }, testNow),
	};
}

/** Starts without workers: what is queued stays where it is. */
const holdQueue = (site: TestSite) => site.services.jobs.start({});

describe("the monthly mail", () => {
	test("is about the month before, from its first millisecond to its last", async () => {
		const { site, mailbox, send } = await openSite();
		await site.services.start();
		await site.addPerson({ email });
		for (const [createdAt, title] of [
			["2026-04-30T23:59:59.999Z", "Of April"],
			["2026-05-01T00:00:00.000Z", "First of May"],
			["2026-05-31T23:59:59.999Z", "Last of May"],
			["2026-06-01T00:00:00.000Z", "Of June"],
			["2025-05-15T00:00:00.000Z", "Of the year before"],
		] as const) {
			await site.addResume({ createdAt: new Date(createdAt), title });
		}
		expect(await send()).toBe(1);
		const mail = await mailbox.newest(email, aboutMay);
		expect(mail.text).toContain("2 resumes were added in May 2026. Here they are:");
		expect(mail.text).toMatch(/Last of May[\s\S]*First of May/u);
		expect(mail.text).not.toMatch(/Of April|Of June|Of the year before/u);

		site.setNow(new Date("2026-07-01T09:00:00.000Z"));
		await send();
		expect((await mailbox.newest(email, "June 2026")).text).toContain("1 resume was added");
		expect(await mailbox.mailsTo(email)).toHaveLength(2);
	});

	test("sent by hand says to how many it goes, and that nothing was sent when nothing was", async () => {
		const { site } = await openSite();
		const { ask } = await createApp(site);
		await site.services.start();
		const press = async () => flashOf(await ask("/dev/mailbox", { form: { send: "now" } }));
		await site.addPerson({ email });
		expect(await press()).toMatch(/^No monthly email was sent: /u);
		await site.addResume({ createdAt: inMay });
		expect(await press()).toBe("The monthly email is on its way to its readers.");
		expect(await press()).toMatch(/^No monthly email was sent: /u);
	});

	test("of a new year is about December", async () => {
		const { site, mailbox, send } = await openSite();
		await site.services.start();
		await site.addPerson({ email });
		await site.addResume({ createdAt: new Date("2025-12-31T23:59:59.999Z") });
		site.setNow(new Date("2026-01-01T00:00:00.000Z"));
		expect(await send()).toBe(1);
		expect(await mailbox.subjectsTo(email)).toEqual([
			"New in the Offerfolio library: December 2025",
		]);
	});

	test("shows the six newest of many, says how many there were, and leads to each", async () => {
		const { site, mailbox, send } = await openSite();
		await site.services.start();
		await site.addPerson({ email });
		const ids = [];
		for (let day = 1; day <= 8; day++) {
			const createdAt = new Date(`2026-05-0${day}T10:00:00.000Z`);
			ids.push(await site.addResume({ createdAt, title: `Engineer number ${day}` }));
		}
		await addDocument(site, ids[7] ?? "", documentWith("quicksilver"));
		await send();
		const { text, html } = await mailbox.newest(email, aboutMay);
		expect(text).toContain("8 resumes were added in May 2026. Here are 6 of them:");
		const shown = [...text.matchAll(/Engineer number (\d)/gu)].map(([, number]) => Number(number));
		expect(shown).toEqual([8, 7, 6, 5, 4, 3]);
		for (const id of ids.slice(2)) {
			expect(text).toContain(`http://localhost/resumes/${id}`);
			expect(html).toContain(`href="http://localhost/resumes/${id}"`);
		}
		expect(text).toContain("Google · Software Engineer · 1 page · 1 bullet, 1 with a number");
		expect(text).toContain("http://localhost/resumes?sort=recent");
		// What stands in a resume stays there.
		expect(text + html).not.toContain("quicksilver");
	});

	test("of a member whose saved searches found something is their own, with what stands out", async () => {
		const { site, mailbox, send, unwant } = await openSite();
		const { database } = site.services;
		await site.services.start();
		const add = (title: string, facts: Partial<SheetFacts> = {}, more = {}) =>
			site.addResume({
				...{ title, createdAt: inMay, ...more },
				facts: {
					pages: 2,
					jobs: 3,
					bullets: 10,
					bulletsWithFigure: 5,
					sections: [],
					words: 500,
					...facts,
				},
			});
		const ids = {
			numbers: await add("Most numbers", { bulletsWithFigure: 9 }),
			usual: await add("As usual"),
			short: await add("One page", { pages: 1 }),
			older: await add("The fourth", {}, { createdAt: addDays(inMay, -1) }),
			gone: await add("Withdrawn", {}, { withdrawnAt: inMay }),
			other: await add("Of another search"),
			before: await add("Of April"),
		};
		const { numbers, usual, short, older, gone, other, before } = ids;
		const save = async (userId: string, name: string, finds: string[], foundAt = inMay) => {
			const [row] = await database
				.insert(savedSearches)
				.values({ userId, query: `q=${name}`, name, alert: "never", savedAt: testNow })
				.returning();
			const searchId = row?.id ?? "";
			await database
				.insert(savedSearchFinds)
				.values(finds.map((resumeId) => ({ searchId, resumeId, foundAt })));
			return searchId;
		};
		const ada = await site.addPerson({ email });
		await save(ada.id, "Ledgers", [numbers, usual, short, older, gone]);
		await save(ada.id, "Words", [numbers, other]);
		await save(ada.id, "Old", [before], addDays(inMay, -20));
		const without = await site.addPerson({ email: "without@example.com" });
		await save(without.id, "Nothing", [gone]);
		const unwilling = await site.addPerson({ email: "unwilling@example.com" });
		await save(unwilling.id, "Ledgers", [numbers]);
		await unwant(unwilling.id);

		expect(await send()).toBe(2);
		expect(await mailbox.subjectsTo("without@example.com")).toEqual([aboutMay]);
		expect(await mailbox.mailsTo("unwilling@example.com")).toEqual([]);
		const { text, headers } = await mailbox.newest(
			email,
			"New for your searches at Offerfolio: May 2026",
		);
		expect(text).toContain("Ledgers: 4 new resumes\n");
		expect(text).toContain("2 pages · 10 bullets, 9 with a number, the most numbers of these");
		expect(text).toContain("1 page · 10 bullets, 5 with a number, the fewest pages of these");
		expect(text).toContain(
			"Open the search\n  1 more\n  http://localhost/resumes?q=Ledgers&sort=recent",
		);
		expect(text).toContain("Words: 2 new resumes, 1 of them named above");
		expect(text.match(/Most numbers/gu)).toHaveLength(1);
		expect(text).toContain("In all, 6 resumes came into the library in May 2026.");
		expect(text).not.toMatch(/Withdrawn|Of April|The fourth/u);
		expect(headers["List-Unsubscribe"]).toContain("/unsubscribe/product/");
	});

	test("is not written for a month without new resumes, nor for one whose resumes are gone", async () => {
		const { site, mailbox, send } = await openSite();
		await holdQueue(site);
		await site.addPerson({ email });
		expect(await send()).toBe(0);
		await site.addResume({ createdAt: testNow });
		const id = await site.addResume({ createdAt: inMay, withdrawnAt: inMay });
		expect(await send()).toBe(0);
		expect(await mailbox.waiting()).toEqual([]);

		const { database } = site.services;
		await database.update(resumes).set({ withdrawnAt: null }).where(eq(resumes.id, id));
		expect(await send()).toBe(1);
		expect(await mailbox.waiting()).toHaveLength(1);
		// Withdrawn between the queue and the mail.
		await database.update(resumes).set({ withdrawnAt: testNow }).where(eq(resumes.id, id));
		await site.services.start();
		expect(await mailbox.all()).toEqual([]);
		expect(await mailbox.waiting()).toEqual([]);
	});

	test("goes to members who want it and to readers who are no members, once to each", async () => {
		const { site, mailbox, send, addReader, unwant } = await openSite();
		await site.services.start();
		await site.addResume({ createdAt: inMay });
		const { database } = site.services;
		await site.addPerson({ email: "member@example.com" });
		await site.addPerson({ email: "both@example.com" });
		await addReader("both@example.com");
		await site.addPerson({ email: "shouted@example.com" });
		await database
			.insert(emailSignups)
			.values({ email: " Shouted@Example.com ", status: "active" });
		const unwilling = await site.addPerson({ email: "unwilling@example.com" });
		await unwant(unwilling.id);
		const marketing = await site.addPerson({ email: "no.marketing@example.com" });
		await setEmailPreferences(database, marketing.id, { marketingEmails: false }, testNow);
		await site.addPerson({ email: "unconfirmed@example.com", emailConfirmed: false });
		await site.addPerson({ email: "unconfirmed.reader@example.com", emailConfirmed: false });
		await addReader("unconfirmed.reader@example.com");
		await addReader("reader@example.com");
		await unsubscribeSignup(database, await addReader("left@example.com"));
		await database.transaction((transaction) =>
			addSignup(transaction, { email: "pending@example.com", source: "blog", now: testNow }),
		);

		expect(await send()).toBe(6);
		const mails = await mailbox.all();
		expect(mails.map(({ recipient }) => recipient).sort()).toEqual([
			"both@example.com",
			"member@example.com",
			"no.marketing@example.com",
			"reader@example.com",
			"shouted@example.com",
			"unconfirmed.reader@example.com",
		]);
		const newsletterOnly = /unsubscribe\/newsletter\//u;
		for (const { recipient, text, subject } of mails) {
			expect(subject).toBe(aboutMay);
			expect(newsletterOnly.test(text)).toBe(recipient.includes("reader"));
		}
	});

	test("is written once, however often and by how many processes it is asked for", async () => {
		const { site, mailbox, send, addReader } = await openSite();
		await site.services.start();
		await site.addResume({ createdAt: inMay });
		await site.addPerson({ email });
		await addReader("reader@example.com");
		expect(await send()).toBe(2);
		await mailbox.settle();
		await Promise.all([send(), send(), send()]);
		// Also later in the same month.
		site.setNow(new Date("2026-06-30T23:59:59.999Z"));
		await send();
		await site.services.jobs.enqueue("send-digest", {});
		expect((await mailbox.all()).map(({ recipient }) => recipient).sort()).toEqual([
			email,
			"reader@example.com",
		]);
		const { rows } = await site.services.database.execute(
			sql`select 1 from pgboss.job where name = 'send-mail'`,
		);
		expect(rows).toHaveLength(2);
	});

	test("goes on where it was interrupted, and nobody gets it twice", async () => {
		const { site, mailbox, send, addReader } = await openSite();
		await site.services.start();
		await site.addResume({ createdAt: inMay });
		for (let number = 1; number <= 3; number++) {
			await site.addPerson({ email: `member${number}@example.com` });
			await addReader(`reader${number}@example.com`);
		}
		const spy = vi.spyOn(site.services.jobs, "enqueueAll");
		spy.mockRejectedValueOnce(new Error("Cut off"));
		await expect(send()).rejects.toThrow("Cut off");
		expect(await mailbox.all()).toEqual([]);
		spy.mockRestore();
		expect(await send()).toBe(6);
		expect(await send()).toBe(0);
		const recipients = (await mailbox.all()).map(({ recipient }) => recipient);
		expect(recipients).toHaveLength(6);
		expect(new Set(recipients).size).toBe(6);
	});

	test("is not sent to a person who unsubscribed while it was queued, nor to a deleted one", async () => {
		const { site, mailbox, send, addReader, unwant } = await openSite();
		await holdQueue(site);
		await site.addResume({ createdAt: inMay });
		const leaving = await site.addPerson({ email: "leaving@example.com" });
		const gone = await site.addPerson({ email: "gone@example.com" });
		await site.addPerson({ email: "staying@example.com" });
		const reader = await addReader("reader@example.com");
		expect(await send()).toBe(4);
		expect(await mailbox.waiting()).toHaveLength(4);
		const { database } = site.services;
		await unwant(leaving.id);
		await database.delete(user).where(eq(user.id, gone.id));
		await unsubscribeSignup(database, reader);
		await site.services.start();
		expect((await mailbox.all()).map(({ recipient }) => recipient)).toEqual([
			"staying@example.com",
		]);
		expect(await mailbox.waiting()).toEqual([]);
		expect(site.logged()).not.toContain('"level":"error"');
	});

	test("reaches everybody at the edges of a page, which is 500", async () => {
		const { site, mailbox, send } = await openSite();
		await holdQueue(site);
		const { pool } = site.services;
		/** As the jobs do, page after page. */
		const sendAll = async () => {
			let queued = await send();
			for (;;) {
				const { rows } = await pool.query<{ data: JobCatalogue["send-digest"] }>(
					"delete from pgboss.job where name = 'send-digest' returning data",
				);
				if (rows.length === 0) return queued;
				for (const { data } of rows) queued += await sendDigest(site.services, data);
			}
		};
		let [members, readers] = [0, 0];
		for (const [index, [moreMembers, moreReaders]] of (
			[
				[499, 0],
				[1, 1],
				[0, 498],
				[1, 1],
				[499, 1],
			] as const
		).entries()) {
			await pool.query(
				`insert into "user" (id, name, email, email_verified)
					select gen_random_uuid()::text, '', gen_random_uuid() || '@members.example', true
					from generate_series(1, $1::int)`,
				[moreMembers],
			);
			await pool.query(
				`insert into email_signups (email, status)
					select gen_random_uuid() || '@readers.example', 'active'
					from generate_series(1, $1::int)`,
				[moreReaders],
			);
			members += moreMembers;
			readers += moreReaders;
			// Each time another month, for which nobody has been written to.
			const now = new Date(Date.UTC(2026, 5 + index, 1, 9));
			site.setNow(now);
			await site.addResume({ createdAt: addDays(now, -1) });
			expect(await sendAll()).toBe(members + readers);
			const month = addDays(now, -1).toISOString().slice(0, 7);
			const ids = (await mailbox.waiting()).flatMap(({ job }) => {
				if (job.message === "library-digest" && job.month === month) return [job.userId];
				return job.message === "newsletter-digest" && job.month === month ? [job.signupId] : [];
			});
			expect(ids).toHaveLength(members + readers);
			expect(new Set(ids).size).toBe(members + readers);
		}
		expect([members, readers]).toEqual([1_000, 501]);
	});

	test("is asked for by the calendar, on the first three mornings of a month", async () => {
		const { services } = await createTestSite({}, { isOnMachineTime: true });
		await services.start();
		const { rows } = await services.database.execute(
			sql`select cron, timezone from pgboss.schedule where name = 'send-digest'`,
		);
		expect(rows).toEqual([{ cron: "0 9 1-3 * *", timezone: "UTC" }]);
	});

	test("is worked by the queue, which has no calendar of its own beside a clock that is given", async () => {
		const { site, mailbox } = await openSite();
		await site.services.start();
		const { rows } = await site.services.database.execute(sql`select name from pgboss.schedule`);
		expect(rows).toEqual([]);
		await site.addResume({ createdAt: inMay });
		await site.addPerson({ email });
		await site.services.jobs.enqueue("send-digest", {});
		expect(await mailbox.subjectsTo(email)).toEqual([aboutMay]);
	});
});

describe("the mail of the first steps", () => {
	/** A member-to-be with a confirmation link, at a site whose queue only waits. */
	async function openSignUp() {
		const site = await createTestSite();
		await holdQueue(site);
		const app = await createApp(site);
		const person = await site.addPerson({ email, emailConfirmed: false });
		const hash = await site.services.authenticator.passwords.hash("a-quiet-room");
		await site.services.pool.query(
			`insert into account (id, account_id, provider_id, user_id, password)
				values ('1', $1, 'credential', $1, $2)`,
			[person.id, hash],
		);
		const addLink = async (purpose: "confirm-email" | "change-email" = "confirm-email") => {
			const secret = createSecret();
			await addToken(site.services.database, {
				tokenHash: hashSecret(secret),
				purpose,
				userId: person.id,
				email: purpose === "confirm-email" ? email : "ada.new@example.com",
				expiresAt: addDays(testNow, 1),
			});
			return secret;
		};
		const use = (code: string) => createVisitor(app).ask("/auth/callback", { form: { code } });
		const mailbox = openMailbox(site);
		const planned = async () =>
			(await mailbox.waiting()).filter(({ job }) => job.message === "first-steps");
		/** The day passes: the queue looks at the real time, and not at the clock of the site. */
		const letADayPass = () =>
			site.services.pool.query("update pgboss.job set start_after = now() - interval '1 second'");
		return { site, person, addLink, use, mailbox, planned, letADayPass };
	}

	test("is planned for a day after the address was confirmed, and once", async () => {
		const { site, person, addLink, use, mailbox, planned, letADayPass } = await openSignUp();
		expect(await planned()).toEqual([]);
		const links = [await addLink(), await addLink()];
		const begun = Date.now();
		const answers = await Promise.all([...links, ...links].map(use));
		expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(302));
		const once = [
			{
				job: { message: "first-steps", userId: person.id },
				key: `first-steps:${person.id}`,
				at: expect.any(Date),
			},
		];
		expect(await planned()).toEqual(once);
		const [{ at } = { at: testNow }] = await planned();
		const delay = new Date(at).getTime() - 86_400_000;
		expect(delay).toBeGreaterThanOrEqual(begun);
		expect(delay).toBeLessThanOrEqual(Date.now());
		// A later change of the address is no joining.
		await use(await addLink("change-email"));
		await use(await addLink());
		expect(await planned()).toEqual(once);

		await letADayPass();
		await site.services.start();
		const address = "ada.new@example.com";
		expect((await mailbox.mailsTo(address)).map(({ subject }) => subject)).toEqual([firstSteps]);
		expect(await mailbox.subjectsTo(email)).toEqual(["Your email at Offerfolio was changed"]);
	});

	test("is not written for a person who has switched marketing off within the day", async () => {
		const { site, person, addLink, use, mailbox, planned, letADayPass } = await openSignUp();
		await use(await addLink());
		expect(await planned()).toHaveLength(1);
		const { database } = site.services;
		await setEmailPreferences(database, person.id, { marketingEmails: false }, testNow);
		await letADayPass();
		await site.services.start();
		expect(await mailbox.all()).toEqual([]);
		expect(await planned()).toEqual([]);
	});

	test("is not written for an account that was deleted within the day", async () => {
		const { site, addLink, use, mailbox, letADayPass } = await openSignUp();
		await use(await addLink());
		await site.services.database.delete(user);
		await letADayPass();
		await site.services.start();
		expect(await mailbox.all()).toEqual([]);
		expect(site.logged()).not.toContain('"level":"error"');
	});
});
