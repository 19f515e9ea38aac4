import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { describe, expect, test } from "vitest";
import { removePerson } from "#app/data/account/people.server.ts";
import { openPool } from "#app/data/base/connections.server.ts";
import {
	arrivedResumes,
	savedSearches,
	savedSearchFinds,
} from "#app/data/base/schema/keeping.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { limits } from "#app/domain/base/limits.ts";
import { searches as sentences } from "#app/domain/base/messages/searches.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { readSavedQuery } from "#app/domain/library/saved-search.ts";
import { unsubscribeAddress } from "#app/integrations/signed-links.server.ts";
import { unsubscribeFromAll } from "#app/operations/account/update-preferences.server.ts";
import { sendAlerts } from "#app/operations/library/send-alerts.server.ts";
import { createRandom, type Random } from "#demo/random.ts";
import { flashOf } from "#tests/helpers/accounts.ts";
import { openApp } from "#tests/helpers/app.ts";
import { parseHtml } from "#tests/helpers/html.ts";
import { linkIn, openMailbox } from "#tests/helpers/mailbox.ts";
import { addDocument, documentWith } from "#tests/helpers/resume-bodies.ts";
import { findBrokenInvariants, type TestSite, testNow } from "#tests/helpers/site.ts";
import { until } from "#tests/helpers/until.ts";

const place = "/library/searches";
const minute = 60_000;
const day = 24 * 60 * minute;
const later = (milliseconds: number) => new Date(testNow.getTime() + milliseconds);
const { signal } = new AbortController();

/** A site, a member, and what they do with searches. */
async function openSite() {
	const { site, ask } = await openApp();
	const { database } = site.services;
	const person = await site.addPerson();
	const page = async (as: Person, path = place) =>
		parseHtml(await (await ask(path, { as })).text()).one("main");
	const send = async (as: Person, path: string, form: Record<string, string>) =>
		ask(path, { as, form, headers: { "Sec-Fetch-Mode": "navigate" } });
	let published = 0;
	return {
		site,
		ask,
		database,
		person,
		page,
		send,
		save: (as: Person, query: string, more: Record<string, string> = {}) =>
			send(as, `${place}/new?${query}`, { query, name: query, alert: "at-once", ...more }),
		rows: (as = person) =>
			database.select().from(savedSearches).where(eq(savedSearches.userId, as.id)),
		/** Publishes a resume, a minute after the one before. */
		publish: (values: Partial<typeof resumes.$inferInsert> = {}) =>
			site.addResume({ createdAt: later(++published * minute), ...values }),
		/** What the job does at an instant. */
		async run(at: Date, services = site.services) {
			site.setNow(at);
			await sendAlerts(services, { signal });
		},
		finds: () => database.select().from(savedSearchFinds).orderBy(savedSearchFinds.foundAt),
	};
}

describe("saving a search", () => {
	test("takes its words and filters, with the name that is proposed and what is found today", async () => {
		const { site, person, page, save, rows } = await openSite();
		await site.addResume({ company: "Stripe" });
		const form = await page(person, `${place}/new?company=Stripe&q=ledgers&sort=recent`);
		expect(form.text).toContain("1 resume matches today.");
		expect(form.one("input", { name: "name" }).get("value")).toBe("“ledgers” · Stripe");
		const saved = await save(person, form.one("input", { name: "query" }).get("value") ?? "");
		expect(saved.headers.get("Location")).toBe(place);
		expect(flashOf(saved)).toBe(sentences.saved);
		expect(await rows()).toMatchObject([
			{ query: "q=ledgers&company=Stripe", alert: "at-once", savedAt: testNow, toldAt: null },
		]);
		const list = await page(person);
		expect(list.one("a", { href: "/resumes?q=ledgers&company=Stripe" }).text).toBeTruthy();
		expect(list.text).toContain("You get an email at once.");
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("that finds nothing today says that we tell when one comes", async () => {
		const { person, page, ask } = await openSite();
		expect((await page(person, `${place}/new?q=zinnober`)).text).toContain(sentences.nothingYet);
		const empty = parseHtml(await (await ask("/resumes?q=zinnober", { as: person })).text());
		const links = empty.all("a", { href: `${place}/new?q=zinnober` });
		expect(links.map(({ text }) => text)).toEqual(["Save this search", "Tell me when one comes"]);
	});

	test("leads a visitor to signing up, and back to the form with the search", async () => {
		const { site, ask } = await openSite();
		await site.addResume({ company: "Stripe" });
		const list = parseHtml(await (await ask("/resumes?company=Stripe")).text());
		const returnTo = `${place}/new?company=Stripe`;
		const href = `/auth/signup?${new URLSearchParams({ returnTo })}`;
		expect(list.all("a", { href })).toHaveLength(1);
		const signUp = parseHtml(await (await ask(href)).text()).one("main");
		expect(signUp.all("input", { name: "returnTo" })[0]?.get("value")).toBe(returnTo);
		const led = await ask(returnTo);
		expect(led.headers.get("Location")).toContain(encodeURIComponent(returnTo));
	});

	test("again changes its name and emails, however often and at once it is pressed", async () => {
		const { person, save, rows, page } = await openSite();
		await Promise.all(Array.from({ length: 6 }, () => save(person, "q=ledger")));
		await save(person, "sort=popular&q=ledger", { name: "Ledgers", alert: "weekly" });
		expect(await rows()).toMatchObject([{ name: "Ledgers", alert: "weekly" }]);
		const form = await page(person, `${place}/new?q=ledger`);
		expect(form.one("input", { name: "name" }).get("value")).toBe("Ledgers");
		expect(form.text).toContain("You have saved this search.");
	});

	test("ends at twenty, also for two that come at once", async () => {
		const { site, person, save, rows, page } = await openSite();
		site.services.limits.consume = async () => 0;
		for (let number = 1; number < 20; number++) await save(person, `q=word${number}`);
		const answers = await Promise.all([save(person, "q=one"), save(person, "q=two")]);
		expect(answers.map(({ status }) => status).sort()).toEqual([302, 409]);
		expect(await rows()).toHaveLength(20);
		const refused = parseHtml(await (await save(person, "q=three", { name: "My third" })).text());
		expect(refused.one("main").text).toContain(sentences.full(20));
		expect((await page(person, `${place}/new?q=three`)).text).toContain(sentences.full(20));
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("refuses a search for everything and a name that is none, each with a sentence", async () => {
		const { person, page, save, rows } = await openSite();
		expect((await page(person, `${place}/new?sort=recent`)).text).toContain(sentences.everything);
		const everything = await save(person, "sort=recent");
		expect(everything.status).toBe(400);
		expect(await everything.text()).toContain(sentences.everything);
		const nameless = parseHtml(await (await save(person, "q=ledger", { name: " " })).text());
		expect(nameless.one("main").text).toContain(sentences.noName);
		expect(await rows()).toEqual([]);
	});

	test("is bounded in time", async () => {
		const { site, person, save, rows } = await openSite();
		for (let time = 0; time < limits.savePerPerson.attempts; time++) {
			await site.services.limits.consume(limits.savePerPerson, person.id);
		}
		const refused = await save(person, "q=ledger");
		expect(refused.status).toBe(429);
		expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
		expect(await rows()).toEqual([]);
	});
});

describe("a saved search", () => {
	test("is renamed, switched and removed by its owner, with a way to save it again", async () => {
		const { site, person, save, send, rows, page } = await openSite();
		const other = await site.addPerson();
		await save(person, "q=ledger");
		const [{ id = "" } = {}] = await rows();
		const change = { intent: "change", id, name: "Mine", alert: "never" };
		expect((await send(other, place, change)).status).toBe(409);
		expect((await send(other, place, { intent: "remove", id })).status).toBe(409);
		expect((await page(other)).text).toContain("No searches saved yet");
		await send(person, place, change);
		expect(await rows()).toMatchObject([{ name: "Mine", alert: "never" }]);
		expect((await page(person)).text).toContain("No emails.");
		const removed = await send(person, place, { intent: "remove", id });
		const led = removed.headers.get("Location") ?? "";
		expect((await page(person, led)).one("a", { href: `${place}/new?q=ledger` }).text).toBe(
			"Save it again",
		);
		expect(await rows()).toEqual([]);
	});

	test("is in the person's own copy with what was found, and goes with the account", async () => {
		const { ask, database, person, save, publish, run, rows, finds } = await openSite();
		await save(person, "q=ledger");
		await publish({ title: "Ledger lead" });
		await run(later(10 * minute));
		const copy = await (await ask("/settings/export", { as: person })).json();
		expect(copy).toMatchObject({
			savedSearches: [{ query: "q=ledger", found: [{ title: "Ledger lead", toldAt: null }] }],
		});
		await database.transaction((transaction) => removePerson(transaction, person.id));
		expect([await rows(), await finds()]).toEqual([[], []]);
	});
});

describe("an email about a saved search", () => {
	/** Starts the queue, and returns what has come to a person by an instant. */
	async function withMail(opened: Awaited<ReturnType<typeof openSite>>) {
		const mailbox = openMailbox(opened.site);
		await opened.site.services.start();
		return mailbox;
	}

	test("names what its card says, and not a word of a locked resume", async () => {
		const opened = await openSite();
		const { site, person, save, publish, run } = opened;
		const mailbox = await withMail(opened);
		await save(person, "role=Software+Engineer", { name: "Engineers <b>" });
		const id = await publish({
			title: "Ledger lead",
			company: "Stripe",
			location: "Austin, TX",
			offerMonth: "2026-03",
		});
		await addDocument(site, id, documentWith("quicksilver"));
		await run(later(5 * minute));
		expect(await mailbox.mailsTo(person.email)).toEqual([]);
		await run(later(9 * minute));
		const mail = await mailbox.newest(person.email, "1 new resume: Engineers <b>");
		expect(mail.text).toContain("Ledger lead");
		expect(mail.text).toContain(
			"Invented for a demonstration: Stripe, Mid-level, offer Mar 2026 · Software Engineer · Austin, TX",
		);
		expect(linkIn(mail, "/resumes/")).toBe(`/resumes/${id}`);
		expect(mail.text).toContain("http://localhost/resumes?role=Software+Engineer&sort=recent\n");
		expect(mail.text + mail.html).not.toContain("quicksilver");
		expect(mail.html).not.toContain("Engineers <b>");
		expect(mail.headers).toEqual({
			"List-Unsubscribe": `<http://localhost${linkIn(mail, "/unsubscribe/search/")}>`,
			"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
			"Reply-To": "support@offerfolio.example",
			"Auto-Submitted": "auto-generated",
		});
	});

	test("collects what comes within minutes: fifty are one email, and one that is late waits for its own", async () => {
		const opened = await openSite();
		const { person, save, publish, run } = opened;
		const mailbox = await withMail(opened);
		await save(person, "company=Google");
		for (let number = 0; number < 50; number++) await publish();
		await run(later(60 * minute));
		await run(later(64 * minute));
		await publish();
		await run(later(66 * minute));
		expect(await mailbox.subjectsTo(person.email)).toEqual(["50 new resumes: company=Google"]);
		await run(later(70 * minute));
		expect(await mailbox.subjectsTo(person.email)).toHaveLength(2);
	});

	test("tells nothing that was there before, was told already, or was withdrawn meanwhile", async () => {
		const opened = await openSite();
		const { site, database, person, save, publish, run, finds } = opened;
		const mailbox = await withMail(opened);
		await site.addResume({ createdAt: testNow });
		await save(person, "company=Google");
		const set = (id: string, values: Partial<typeof resumes.$inferInsert>) =>
			database.update(resumes).set(values).where(eq(resumes.id, id));
		const told = await publish();
		const withdrawn = await publish();
		await run(later(10 * minute));
		await set(withdrawn, { withdrawnAt: later(11 * minute) });
		await run(later(20 * minute));
		expect(await mailbox.subjectsTo(person.email)).toEqual(["1 new resume: company=Google"]);
		// Edited, and restored: the first is told no second time.
		await set(told, { title: "Another title" });
		await set(told, { withdrawnAt: later(21 * minute) });
		await run(later(22 * minute));
		await set(told, { withdrawnAt: null });
		await run(later(30 * minute));
		await run(later(40 * minute));
		expect(await mailbox.mailsTo(person.email)).toHaveLength(1);
		// The other one was never told, and is when it is back.
		await set(withdrawn, { withdrawnAt: null });
		await run(later(50 * minute));
		expect(await mailbox.mailsTo(person.email)).toHaveLength(2);
		expect(await finds()).toHaveLength(2);
		expect(await database.select().from(arrivedResumes)).toEqual([]);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("comes once a week for who wants that, and follows a change of mind", async () => {
		const opened = await openSite();
		const { person, save, publish, run, finds } = opened;
		const mailbox = await withMail(opened);
		const weekly = { alert: "weekly" };
		await save(person, "company=Google", weekly);
		await publish();
		await run(later(6 * day));
		await run(later(7 * day - 1));
		expect(await mailbox.mailsTo(person.email)).toEqual([]);
		await run(later(7 * day));
		expect(await mailbox.mailsTo(person.email)).toHaveLength(1);
		await publish();
		await run(later(8 * day));
		await save(person, "company=Google", { alert: "never" });
		await save(person, "company=Google", weekly);
		await run(later(30 * day));
		expect(await mailbox.mailsTo(person.email)).toHaveLength(1);
		await publish();
		await run(later(31 * day));
		await save(person, "company=Google");
		await run(later(31 * day + 4 * minute));
		expect(await mailbox.mailsTo(person.email)).toHaveLength(2);
		expect(await finds()).toHaveLength(3);
	});

	test("ends by one press without signing in, from the page, with all other emails, and with the account", async () => {
		const opened = await openSite();
		const { site, ask, person, save, rows, publish, run } = opened;
		const mailbox = await withMail(opened);
		const others = [await site.addPerson(), await site.addPerson()] as const;
		for (const each of [person, ...others]) await save(each, "company=Google", { name: "Mine" });
		await publish();
		await run(later(10 * minute));
		const [{ id = "" } = {}] = await rows();
		const path = unsubscribeAddress(site.services.links, "search", id);
		const shown = async (options = {}) =>
			parseHtml(await (await ask(path, options)).text()).one("main").text;
		expect(await shown()).toContain("This account will no longer get emails about a saved search.");
		// The address and the name may be newer than the mail.
		expect(await shown()).not.toContain("Mine");
		expect(await shown({ as: person })).toContain(
			`${person.email} will no longer get emails about the saved search “Mine”.`,
		);
		expect(await rows()).toMatchObject([{ alert: "at-once" }]);
		const press = { form: { "List-Unsubscribe": "One-Click" }, isProgram: true };
		expect((await ask(path, press)).status).toBe(200);
		expect((await ask(path, press)).status).toBe(200);
		await unsubscribeFromAll(site.services, { person: others[0], sessionId: "", now: testNow });
		expect([...(await rows()), ...(await rows(others[0]))]).toMatchObject([
			{ alert: "never" },
			{ alert: "never" },
		]);
		await site.services.database.transaction((change) => removePerson(change, others[1].id));
		await run(later(20 * minute));
		await publish();
		await run(later(30 * minute));
		await run(later(40 * minute));
		expect(await mailbox.all()).toEqual([]);
	});

	test("waits for a confirmed address", async () => {
		const opened = await openSite();
		const { site, database, person, save, publish, run } = opened;
		const mailbox = await withMail(opened);
		await save(person, "company=Google");
		await database.execute(sql`update "user" set email_verified = false`);
		await publish();
		await run(later(10 * minute));
		await run(later(20 * minute));
		expect(await mailbox.all()).toEqual([]);
		expect(site.logged()).not.toContain("given up");
	});

	test("is about what the search finds, for words, synonyms, parts and places", async () => {
		const { site, database, person, save, publish, run } = await openSite();
		await site.services.jobs.start({});
		site.services.limits.consume = async () => 0;
		const asked = [
			"q=swe+payments",
			"q=reconcil",
			"q=%22four+years%22",
			"q=kubernetes",
			"q=quicksilver",
			"q=former+teacher",
			"company=oogl&experience=Senior-level",
			"location=austin&education=state&previous_role=teach",
			"q=engineer&featured=true&visa=true",
			"role=Finance",
			"q=zinnober",
		];
		for (const query of asked) await save(person, query);
		const ids = [
			await publish({ tags: ["kubernetes"], experienceLevel: "Staff+" }),
			await publish({ location: "Austin, TX", education: "Harrow State", previousRole: "Teacher" }),
			await publish({ isFeatured: true, visaSponsored: true }),
			await publish({ role: "Investment Banking", company: "Evercore" }),
		];
		// Five share the word of their documents, so that it may be searched.
		for (let number = 0; number < 5; number++) {
			ids.push(await publish({ title: "Nurse", company: "Harrow", role: "Care", tags: [] }));
		}
		for (const id of ids.slice(-5)) await addDocument(site, id, documentWith("quicksilver"));
		await run(later(20 * minute));
		const found = await database
			.select({ query: savedSearches.query, id: savedSearchFinds.resumeId })
			.from(savedSearchFinds)
			.innerJoin(savedSearches, eq(savedSearches.id, savedSearchFinds.searchId));
		for (const query of asked) {
			const { page } = await site.services.search.find(readSavedQuery(query), null, 50);
			const expected = page.resumes.map(({ id }) => id).sort();
			const told = found.filter((find) => find.query === query).map(({ id }) => id);
			expect({ query, found: told.sort() }).toEqual({ query, found: expected });
		}
		expect(new Set(found.map(({ query }) => query)).size).toBe(asked.length - 1);
	});

	test("comes once, however often the process is killed over it", async () => {
		const { site, database, person, save, publish, run, finds } = await openSite();
		await site.services.jobs.start({});
		const other = await site.addPerson();
		for (const query of ["company=Google", "q=ledgers"]) {
			await save(person, query);
			await save(other, query);
		}
		let minutes = 0;
		const random = createRandom("kills");
		for (let kills = 0; kills < 100; ) {
			await publish({ createdAt: later((minutes + 1) * minute) });
			// At any statement, until a run comes to its end.
			for (let isDone = false; !isDone; ) {
				minutes += 5;
				const process = openMortal(site, random);
				isDone = await run(later(minutes * minute), process.services).then(
					() => process.close().then(() => true),
					() => false,
				);
				if (!isDone) kills++;
			}
		}
		// Postgres may take a moment to notice that a process is gone.
		await until(async () => {
			minutes += 5;
			await run(later(minutes * minute));
			return (await finds()).every(({ toldAt }) => toldAt !== null);
		});
		const { rows } = await database.execute<{ search: string; at: string; jobs: number }>(sql`
			select data ->> 'searchId' as search, data ->> 'at' as at, count(*)::int as jobs
			from pgboss.job where name = 'send-mail' group by 1, 2`);
		const told = await finds();
		const [{ published = 0 } = {}] = await database
			.select({ published: sql<number>`count(*)::int` })
			.from(resumes);
		expect(told).toHaveLength(4 * published);
		const emails = told.map(({ searchId, toldAt }) => `${searchId} ${toldAt?.toISOString()}`);
		expect(rows.every(({ jobs }) => jobs === 1)).toBe(true);
		expect(rows.map(({ search, at }) => `${search} ${at}`).sort()).toEqual(
			[...new Set(emails)].sort(),
		);
		expect(await database.select().from(arrivedResumes)).toEqual([]);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});
});

/** How many statements a run has at most, so that each of them may be the last. */
const longestRun = 18;

/** A process that is killed at a statement: before it is sent, or when it was carried out and nobody has heard. */
function openMortal({ services }: TestSite, random: Random) {
	let left = random.int(0, longestRun);
	const isCarriedOut = random.chance(0.5);
	const pool = openPool({ ...services.pool.options, max: 1 });
	pool.on("connect", (client) => {
		const send = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
		const { processID } = client as unknown as { processID: number };
		const die = () => services.pool.query("select pg_terminate_backend($1)", [processID]);
		client.query = (async (...given: unknown[]) => {
			const isLast = left-- === 0;
			if (isLast && !isCarriedOut) await die();
			const answer = await send(...given);
			if (!isLast) return answer;
			await die();
			throw new Error("Killed");
		}) as typeof client.query;
	});
	// As the pool does it, but by promises alone.
	pool.query = (async (...given: [string]) => {
		const client = await pool.connect();
		try {
			return await client.query(...given);
		} finally {
			client.release(left < 0);
		}
	}) as typeof pool.query;
	return {
		services: { ...services, database: drizzle(pool) },
		close: () => pool.end(),
	};
}
