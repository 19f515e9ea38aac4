import { eq, sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { resumeDocuments, resumeLessons } from "#app/data/base/schema/bodies.server.ts";
import {
	freeAllowances,
	packCredits,
	readingHistory,
	resumeUses,
	userPurchases,
	userResumeAccess,
	userSubscriptions,
} from "#app/data/base/schema/entitlements.server.ts";
import { resumes, resumeViews } from "#app/data/base/schema/library.server.ts";
import { setPackStatus } from "#app/data/billing/purchases.server.ts";
import { addDays, formatLongDate, formatMoment } from "#app/domain/base/dates.ts";
import { limits } from "#app/domain/base/limits.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { lineHash } from "#app/domain/reader/line-hash.ts";
import { measureLibrary } from "#app/operations/library/measure-resumes.server.ts";
import { flashOf, toastOf } from "#tests/helpers/accounts.ts";
import { type Ask, openApp } from "#tests/helpers/app.ts";
import { type HtmlElement, parseHtml } from "#tests/helpers/html.ts";
import { addMember } from "#tests/helpers/member.ts";
import { addPaidPack } from "#tests/helpers/paid-pack.ts";
import { addDocument, documentWith } from "#tests/helpers/resume-bodies.ts";
import { findBrokenInvariants, type TestSite, testNow } from "#tests/helpers/site.ts";
import { createVisitor } from "#tests/helpers/visitor.ts";

const secret = "quicksilver";
const unknown = "99999999-9999-4999-8999-999999999999";

async function openSite(variables: Record<string, string> = {}) {
	const { site, app } = await openApp(variables);
	const { ask } = app;
	return {
		site,
		app,
		ask,
		/** Opens as a script does, which wants the answer as data. */
		open: (id: string, options: Ask = {}) =>
			ask(`/resumes/${id}/open`, {
				form: {},
				...options,
				headers: { Accept: "*/*", ...options.headers },
			}),
		async me(as: Person) {
			const response = await ask("/me", { as });
			return (await response.json()) as Record<string, unknown>;
		},
		/** A resume with a body of its own. */
		async addReadable(values: Partial<typeof resumes.$inferInsert> = {}) {
			const id = await site.addResume(values);
			await addDocument(site, id, documentWith(secret));
			return id;
		},
	};
}

/** Everything that an opening may change. */
async function rightsOf(site: TestSite) {
	await site.services.background.settle();
	const { database } = site.services;
	return {
		access: await database.select().from(userResumeAccess).orderBy(sql`1, 2`),
		packs: await database.select().from(userPurchases).orderBy(userPurchases.id),
		subscriptions: await database.select().from(userSubscriptions).orderBy(userSubscriptions.id),
		credits: await database.select().from(packCredits).orderBy(packCredits.id),
		free: await database.select().from(freeAllowances).orderBy(freeAllowances.mailboxHash),
		history: await database.select().from(readingHistory).orderBy(sql`1, 2`),
		views: await database.select().from(resumeViews).orderBy(sql`1, 2, 3`),
		counts: await database
			.select({ id: resumes.id, views: resumes.viewCount })
			.from(resumes)
			.orderBy(resumes.id),
	};
}

async function useFreeAllowance(site: TestSite, person: Person) {
	await site.services.database
		.insert(freeAllowances)
		.values({ mailboxHash: person.mailboxHash, usedAt: testNow });
}

describe("only a POST opens", () => {
	test("looking, fetching in advance and crawling spend nothing and count no view", async () => {
		const { site, ask, addReadable } = await openSite();
		const id = await addReadable();
		const people = [await site.addPerson(), await site.addPerson(), await site.addPerson()];
		await site.addPack(people[1] as Person);
		await site.addSubscription(people[2] as Person);
		const before = await rightsOf(site);
		const paths = [
			`/resumes/${id}`,
			`/resumes/${id}.data`,
			`/resumes/${id}/open`,
			`/resumes/${id}/open.data`,
			`/resumes/${id}/open?_method=POST`,
			`/resumes/${id}/read`,
			`/resumes/${id}/read.data`,
			`/resumes/${id}/file`,
			`/resumes/${id}/download/pdf`,
			"/library",
			"/library/opened",
			"/me",
		];
		const kinds: Ask[] = [
			{},
			{ method: "HEAD" },
			{ headers: { Purpose: "prefetch" } },
			{ headers: { "Sec-Purpose": "prefetch;prerender" } },
			{ headers: { "X-HTTP-Method-Override": "POST", "X-Moz": "prefetch" } },
		];
		for (const as of [null, ...people]) {
			for (const kind of kinds) {
				const answers = await Promise.all(paths.map((path) => ask(path, { as, ...kind })));
				expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
			}
		}
		// Pro reads without opening, and a download that Pro asked for was made and kept; no right moved.
		expect(await rightsOf(site)).toEqual(before);
	});

	test("the page says before what opening will cost", async () => {
		const { site, ask } = await openSite();
		const id = await site.addResume();
		const opened = await site.addResume();
		const gone = await site.addResume({ availability: "none" });
		const free = await site.addPerson();
		const used = await site.addPerson();
		await useFreeAllowance(site, used);
		const pack = await site.addPerson();
		await site.addPack(pack, { resumesRemaining: 1 });
		const pro = await site.addPerson();
		await site.addSubscription(pro);
		const reader = await site.addPerson();
		await ask(`/resumes/${opened}/open`, { as: reader, form: {} });
		const hintFor = async (as: Person | null, resumeId = id) => {
			const page = parseHtml(await (await ask(`/resumes/${resumeId}`, { as })).text());
			const form = page.one("form", { action: `/resumes/${resumeId}/open` });
			return page.one("p", { id: form.one("button").get("aria-describedby") ?? "" }).text;
		};
		expect(await hintFor(null)).toBe("Free with an account: your first resume costs nothing");
		expect(await hintFor(free)).toBe("Uses your 1 free resume");
		expect(await hintFor(used)).toBe("Needs a Resume Pack ($9.99 for 5) or Pro ($29.99 a month)");
		expect(await hintFor(pack)).toBe("Uses the last resume of your pack");
		expect(await hintFor(pro)).toBe("Included in Pro");
		expect(await hintFor(reader, opened)).toBe("Already unlocked: opening it costs nothing");
		expect(await hintFor(free, gone)).toBe("This resume doesn't have a downloadable file yet.");
	});
});

describe("a denial", () => {
	const upgrade = "Unlock unlimited resume access with Pro - see exactly what gets you hired!";
	type Case = {
		who: string;
		prepare: (site: TestSite, person: Person) => Promise<unknown>;
		status: number;
		reason: string;
		sentence: RegExp;
		cause: string | null;
		offersUpgrade: boolean;
		/** Where its page leads; else to the prices. */
		leadsTo?: string;
	};
	const cases: Case[] = [
		{
			who: "a person whose free resume is used",
			prepare: useFreeAllowance,
			status: 403,
			reason: "limit_reached",
			sentence:
				/^🔒 You're out of resumes! Upgrade to Pro for unlimited access to 20\+ elite resumes that actually landed jobs!$/u,
			cause: "You have used your free resume.",
			offersUpgrade: true,
		},
		{
			who: "the holder of an empty pack",
			prepare: async (site, person) => {
				await useFreeAllowance(site, person);
				await site.addPack(person, { resumesRemaining: 0 });
			},
			status: 403,
			reason: "pack_exhausted",
			sentence: new RegExp(`^${upgrade}$`, "u"),
			cause: `Your Resume Pack has no resumes left to open. What it opened stays open until ${formatMoment(addDays(testNow, 30))}.`,
			offersUpgrade: true,
		},
		{
			who: "the holder of an ended pack",
			prepare: async (site, person) => {
				await useFreeAllowance(site, person);
				await site.addPack(person, { expiresAt: testNow });
			},
			status: 403,
			reason: "pack_expired",
			sentence: new RegExp(`^${upgrade}$`, "u"),
			cause: `Your Resume Pack ended on ${formatLongDate(testNow)}.`,
			offersUpgrade: true,
		},
		{
			who: "a member whose renewal failed too long ago",
			prepare: async (site, person) => {
				await useFreeAllowance(site, person);
				await site.addSubscription(person, { status: "past_due", graceUntil: testNow });
			},
			status: 403,
			reason: "payment_past_due",
			sentence: new RegExp(`^${upgrade}$`, "u"),
			cause: `The renewal of Pro could not be charged, so your access ended on ${formatLongDate(testNow)}.`,
			offersUpgrade: true,
			leadsTo: "/subscription",
		},
		{
			who: "a person whose subscription has ended",
			prepare: async (site, person) => {
				await useFreeAllowance(site, person);
				await site.addSubscription(person, { status: "canceled", currentPeriodEnd: testNow });
			},
			status: 403,
			reason: "limit_reached",
			sentence: /out of resumes/u,
			cause: `Your Pro ended on ${formatLongDate(testNow)}.`,
			offersUpgrade: true,
		},
		{
			who: "a member whose Pro is paused",
			prepare: async (site, person) => {
				await useFreeAllowance(site, person);
				const resumesAt = addDays(testNow, 40);
				await site.addSubscription(person, {
					status: "inactive",
					stripeStatus: "active",
					resumesAt,
				});
			},
			status: 403,
			reason: "limit_reached",
			sentence: /^Pro opens it when it is on again, and a Resume Pack opens it now\.$/u,
			cause: `Your Pro is paused until ${formatMoment(addDays(testNow, 40))}. “My Subscription” has the button that ends the pause.`,
			offersUpgrade: true,
			leadsTo: "/subscription",
		},
		{
			who: "a member whose pause begins, and the event of it is under way",
			prepare: async (site, person) => {
				await useFreeAllowance(site, person);
				const dates = { currentPeriodEnd: testNow, resumesAt: addDays(testNow, 40) };
				await site.addSubscription(person, { status: "active", stripeStatus: "active", ...dates });
				// The provider has not begun the period that is free.
				vi.spyOn(site.services, "renewals").mockResolvedValue({ status: "fulfilled", value: null });
			},
			status: 403,
			reason: "limit_reached",
			sentence: /^Pro opens it when it is on again, and a Resume Pack opens it now\.$/u,
			cause: `Your Pro is paused until ${formatMoment(addDays(testNow, 40))}. “My Subscription” has the button that ends the pause.`,
			offersUpgrade: true,
			leadsTo: "/subscription",
		},
		{
			who: "a person whose address is no longer confirmed",
			prepare: (site, person) =>
				site.services.database.execute(
					sql`update "user" set email_verified = false where id = ${person.id}`,
				),
			status: 403,
			reason: "email_unconfirmed",
			sentence: /confirm your email address first\. We can send you the confirmation link again/u,
			cause: null,
			offersUpgrade: false,
		},
	];

	test.each(cases)("tells $who why, as data: $status $reason", async (entry) => {
		const { site, app, open, ask } = await openSite();
		const id = await site.addResume();
		for (let index = 0; index < 24; index++) await site.addResume();
		const person = await site.addPerson();
		const cookie = await app.cookieOf(person);
		await entry.prepare(site, person);
		const before = await rightsOf(site);
		const response = await open(id, { cookie });
		expect(response.status).toBe(entry.status);
		expect(await response.json()).toEqual({
			success: false,
			reason: entry.reason,
			message: expect.stringMatching(entry.sentence),
			cause: entry.cause,
			offersUpgrade: entry.offersUpgrade,
			// Their Pro is on hold.
			...(entry.leadsTo && { isHeld: true }),
		});
		expect(response.headers.get("Location")).toBeNull();
		const reading = await ask(`/resumes/${id}/read`, { cookie });
		expect(reading.status).toBe(entry.status);
		const main = parseHtml(await reading.text()).one("main");
		if (entry.cause) expect(main.one("h1").text).toBe(entry.cause);
		expect(main.text).toMatch(new RegExp(entry.sentence.source.replace(/^\^|\$$/gu, ""), "u"));
		const { leadsTo = "/pricing" } = entry;
		expect(main.all("a").some((link) => link.get("href") === leadsTo)).toBe(entry.offersUpgrade);
		// Pro that is theirs is not sold a second time.
		if (entry.leadsTo) expect(main.text).not.toContain("$29.99");
		expect(await rightsOf(site)).toEqual(before);
	});

	test("is 401 without a session, 404 for what never was, 410 for what was withdrawn", async () => {
		const { site, open } = await openSite();
		const id = await site.addResume();
		const withdrawn = await site.addResume({ withdrawnAt: testNow });
		const person = await site.addPerson();
		const visitor = await open(id);
		expect(visitor.status).toBe(401);
		expect(await visitor.json()).toMatchObject({
			success: false,
			reason: "authentication_required",
			offersUpgrade: false,
		});
		for (const as of [null, person]) {
			for (const wrong of [unknown, "nonsense", "1 or 1=1"]) {
				const response = await open(encodeURIComponent(wrong), { as });
				expect(response.status).toBe(404);
				expect(await response.text()).toContain("Failed to fetch resume");
			}
			const response = await open(withdrawn, { as });
			expect(response.status).toBe(410);
			expect(await response.text()).toContain("This resume was withdrawn from the library.");
		}
	});

	test("is 503 when the check fails and the owner lets nobody in", async () => {
		const { site, open, ask, addReadable } = await openSite({ ACCESS_ON_FAILURE: "deny" });
		const id = await addReadable();
		const person = await site.addPerson();
		await site.services.database.execute(sql`alter table user_purchases rename to broken`);
		const response = await open(id, { as: person });
		expect(response.status).toBe(503);
		expect(await response.json()).toMatchObject({ success: false, reason: "check_failed" });
		const reading = await ask(`/resumes/${id}/read`, { as: person });
		expect(reading.status).toBe(503);
		const html = await reading.text();
		expect(html).toContain("We could not check your access just now.");
		expect(html).not.toContain(secret);
		expect(site.logged()).toContain('"outcome":"denied"');
	});

	test("shows when the check fails what a person could read a moment ago, and nothing else", async () => {
		const { site, ask, addReadable } = await openSite();
		const id = await addReadable();
		const [free, pro] = [await site.addPerson(), await site.addPerson()];
		await site.addSubscription(pro);
		for (const as of [free, pro]) expect((await ask("/library", { as })).status).toBe(200);
		await site.services.database.execute(sql`alter table user_purchases rename to broken`);
		const closed = await ask(`/resumes/${id}/read`, { as: free });
		expect(closed.status).toBe(503);
		expect(await closed.text()).not.toContain(secret);
		const reading = await ask(`/resumes/${id}/read`, { as: pro });
		expect(reading.status).toBe(200);
		expect(await reading.text()).toContain(secret);
	});

	test("comes after 120 openings in a minute with the time to wait", async () => {
		const { site, open } = await openSite();
		const id = await site.addResume();
		const person = await site.addPerson();
		const { openPerPerson } = limits;
		for (let used = 1; used < openPerPerson.attempts; used++) {
			await site.services.limits.consume(openPerPerson, person.id);
		}
		expect((await open(id, { as: person })).status).toBe(302);
		const response = await open(id, { as: person });
		expect(response.status).toBe(429);
		expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
		expect(Number(response.headers.get("Retry-After"))).toBeLessThanOrEqual(openPerPerson.seconds);
		expect(await response.text()).toContain("Too many attempts.");
		expect((await open(id, { as: await site.addPerson() })).status).toBe(302);
	});
});

describe("without scripts", () => {
	test("the form in the page opens the resume and leads to its text", async () => {
		const { site, app, addReadable } = await openSite();
		const id = await addReadable();
		const person = await site.addPerson();
		const visitor = createVisitor(app, { cookie: await app.cookieOf(person) });
		const list = await visitor.visit("/resumes");
		const read = await visitor.submit(list.page.one("article").one("form"));
		expect([read.status, read.path]).toEqual([200, `/resumes/${id}/read`]);
		const sheet = read.page.one("article");
		expect(sheet.text).toContain(`Built the ${secret} ledger for 12 teams`);
		expect(sheet.all("h2").map(({ text }) => text)).toEqual([
			expect.any(String),
			"Summary",
			"Experience",
			"Education",
			"Skills",
		]);
		// It is open: nothing says that it is still being opened.
		expect(read.page.all("h1")).toHaveLength(1);
		expect(read.html).not.toContain("Opening resume file...");
	});

	test("a page from before Pro ended spends nothing: it says what it costs now, and its button does", async () => {
		const { site, app, addReadable } = await openSite();
		const { person, browser } = await addMember(site, app);
		await site.addProGrant(person);
		await site.addPack(person);
		const id = await addReadable();
		const costsNow =
			"The cost has changed since this page was shown: opening this resume now uses one of your pack. Nothing was spent. Press again if you want that.";
		const formOf = (page: HtmlElement) => page.one("form", { action: `/resumes/${id}/open` });
		const stale = [await browser.visit("/resumes"), await browser.visit(`/resumes/${id}`)];
		const data = { form: { id, costs: "nothing" }, headers: { Accept: "*/*" } };
		site.setNow(addDays(testNow, 11));
		for (const { page } of stale) {
			const refused = await browser.submit(formOf(page));
			expect([refused.path, toastOf(refused)]).toEqual([`/resumes/${id}`, costsNow]);
		}
		const answer = await app.ask("/resumes/open", { as: person, ...data });
		expect([answer.status, await answer.json()]).toMatchObject([
			200,
			{ success: false, reason: "costs_now", message: costsNow, offersUpgrade: false },
		]);
		const { page } = await browser.visit(`/resumes/${id}`);
		expect(page.one("main").text).toContain("Uses 1 of the 5 resumes left in your pack");
		expect((await browser.submit(formOf(page))).path).toBe(`/resumes/${id}/read`);
	});

	test("a page spends what it has announced, and nothing in its place", async () => {
		const { site, app, addReadable } = await openSite();
		const { person, browser } = await addMember(site, app);
		const { database } = site.services;
		const ids = [
			await addReadable(),
			await addReadable(),
			await addReadable(),
			await addReadable(),
		];
		const [a = "", b = "", c = "", d = ""] = ids;
		const costsNow = (words: string) =>
			`The cost has changed since this page was shown: opening this resume now uses ${words}. Nothing was spent. Press again if you want that.`;
		/** The form of a page as it is shown now, with what it says of the cost. */
		const lookAt = async (id: string, hint: string) => {
			const { page } = await browser.visit(`/resumes/${id}`);
			expect(page.one("main").text).toContain(hint);
			return page.one("form", { action: `/resumes/${id}/open` });
		};
		const press = async (form: HtmlElement) => {
			const visit = await browser.submit(form);
			return visit.path.endsWith("/read") ? "opens" : toastOf(visit);
		};
		const refund = (id: string) =>
			database.transaction((transaction) => setPackStatus(transaction, id, "refunded", testNow));

		const free = await lookAt(a, "Uses your 1 free resume");
		const first = await site.addPack(person);
		expect(await press(free)).toBe(costsNow("one of your pack"));
		const credit = await lookAt(a, "Uses 1 of the 5 resumes left in your pack");
		await refund(first);
		expect(await press(credit)).toBe(costsNow("your free resume"));
		expect(await press(await lookAt(a, "Uses your 1 free resume"))).toBe("opens");

		// Of what has its price only, and of a list.
		const dear = await lookAt(b, "Needs a Resume Pack");
		const list = await browser.visit("/resumes");
		await addPaidPack(site, person);
		expect(await press(dear)).toBe(costsNow("one of your pack"));
		expect(await press(list.page.one("form", { action: `/resumes/${c}/open` }))).toBe(
			costsNow("one of your pack"),
		);

		const two = [
			await lookAt(c, "Uses 1 of the 5 resumes left"),
			await lookAt(d, "Uses 1 of the 5 resumes left"),
		] as const;
		expect(await press(two[0])).toBe("opens");
		expect(await press(two[1])).toBe(
			costsNow("one of your pack and ends the pack’s 7-day money-back guarantee"),
		);
		expect(await press(await lookAt(d, "so it ends the pack’s 7-day"))).toBe("opens");
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("a pack's resume is swapped in its reader, and the page after it says so", async () => {
		const { site, app, addReadable } = await openSite();
		const { person, browser } = await addMember(site, app);
		await site.addPack(person);
		const id = await addReadable();
		const opening = (await browser.visit(`/resumes/${id}`)).page;
		const reader = await browser.submit(opening.one("form", { action: `/resumes/${id}/open` }));
		expect(reader.page.text).toContain(
			"Swap it within 10 more minutes, and its credit comes back. This works once per Resume Pack",
		);
		const after = await browser.submit(reader.page.one("form", { action: `/resumes/${id}/swap` }));
		expect([after.path, toastOf(after)]).toEqual([
			`/resumes/${id}`,
			"Swapped: the credit is back in your pack, and this resume is locked again.",
		]);
		expect((await browser.visit(`/resumes/${id}/read`)).html).not.toContain(secret);
		expect((await browser.visit("/library/opened")).page.text).toContain("because you swapped it");
		const again = await browser.visit(`/resumes/${id}`);
		const second = await browser.submit(again.page.one("form", { action: `/resumes/${id}/open` }));
		expect(second.page.all("form", { action: `/resumes/${id}/swap` })).toEqual([]);
		const refused = await browser.ask(`/resumes/${id}/swap`, { form: {} });
		expect(flashOf(refused)).toContain("This resume can no longer be swapped");
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("a visitor is led to sign up, with the way back, and no denial is shown", async () => {
		const { site, app } = await openSite();
		const id = await site.addResume();
		const visitor = createVisitor(app);
		const preview = await visitor.visit(`/resumes/${id}`);
		const form = preview.page.one("form", { action: `/resumes/${id}/open` });
		const signUp = await visitor.submit(form);
		expect(signUp.path).toBe(`/auth/signup?${new URLSearchParams({ returnTo: `/resumes/${id}` })}`);
		const way = signUp.page.one("input", { name: "returnTo" });
		expect(way.get("value")).toBe(`/resumes/${id}`);
		expect(signUp.page.all("noscript")).toEqual([]);
		expect([...visitor.cookies]).toEqual([]);
	});

	test("a denial is told on the resume's page, once", async () => {
		const { site, app } = await openSite();
		const id = await site.addResume();
		const person = await site.addPerson();
		await useFreeAllowance(site, person);
		const visitor = createVisitor(app, { cookie: await app.cookieOf(person) });
		const preview = await visitor.visit(`/resumes/${id}`);
		const denied = await visitor.submit(
			preview.page.one("form", { action: `/resumes/${id}/open` }),
		);
		expect(denied.path).toBe(`/resumes/${id}`);
		const sentence = "You're out of resumes! Upgrade to Pro";
		expect(denied.page.one("noscript").text).toContain(sentence);
		const again = await visitor.visit(`/resumes/${id}`);
		expect(again.page.all("noscript")).toEqual([]);
		expect(again.html).not.toContain(sentence);
	});

	test("beside it stand what sets it apart and similar ones with their reason, and no word of those", async () => {
		const { site, ask, addReadable } = await openSite();
		const person = await site.addPerson();
		await site.addSubscription(person);
		const add = async (words: string, values = {}) => {
			const id = await site.addResume(values);
			await addDocument(site, id, documentWith(words));
			return id;
		};
		const own = await add("ownword");
		const step = { title: "Another step", experienceLevel: "Senior-level" };
		const near = await add(secret, step);
		await addReadable({ title: "Another company", company: "Meta", experienceLevel: "Staff+" });
		// A search for the role finds it too; it is another role all the same.
		await addReadable({ title: "In test", role: "Software Engineer in Test", company: "Cravath" });
		for (let number = 0; number < 6; number++) {
			await addReadable({ title: `Law ${number}`, role: "Law", company: "Cravath" });
			await addReadable({ title: `Intern ${number}`, experienceLevel: "Intern", company: "Meta" });
		}
		const signals = {
			signal: new AbortController().signal,
			stopping: new AbortController().signal,
		};
		await measureLibrary(site.services, signals);
		const html = await (await ask(`/resumes/${own}/read`, { as: person })).text();
		const aside = parseHtml(html).one("aside", { "aria-label": "About this resume" });
		expect(aside.text).toContain(
			"None of the other 8 Software Engineer resumes here lists ownword.",
		);
		const [first] = aside.one("ul", { "aria-label": "Similar resumes" }).all("li");
		expect(first?.one("a").get("href")).toBe(`/resumes/${near}/read`);
		expect(first?.text).toContain("Same company, one level up");
		expect(html).not.toContain(secret);
	});

	test("notes stand below their lines and the earlier version beside the later one; of a changed line there is no note", async () => {
		const { site, ask, addReadable } = await openSite();
		const { database } = site.services;
		const id = await addReadable();
		const person = await site.addPerson();
		await site.addSubscription(person);
		const [line = ""] = documentWith(secret).work[0]?.highlights ?? [];
		const earlier = {
			sent: "2025-01",
			answer: "Thirty applications, no answer",
			document: documentWith("mercury"),
			changes: [{ what: "Named the ledger", why: "It is what the team was for" }],
		};
		const notes = [
			{ line: lineHash(line), note: "Says who uses it" },
			{ line: lineHash("Words of before"), note: "Of a line that is gone" },
		];
		await database.insert(resumeLessons).values({ resumeId: id, notes, earlier });
		const page = parseHtml(await (await ask(`/resumes/${id}/read`, { as: person })).text());
		const item = page.one("ul", { class: "resume-bullets" }).one("li");
		expect(item.text.replace(/\s+/gu, " ").trim()).toBe(`${line} Note: Says who uses it`);
		expect(page.text).not.toContain("Of a line that is gone");
		expect(page.all("a", { href: `/resumes/${id}/versions` })).toHaveLength(1);

		const html = await (await ask(`/resumes/${id}/versions`, { as: person })).text();
		const versions = parseHtml(html).one("main");
		expect(versions.text).toContain("sent in January 2025. Thirty applications, no answer.");
		expect(versions.text).toContain("Named the ledger");
		const marked = (tag: string) => versions.all(tag).map(({ text }) => text.trim());
		expect(marked("del")).toContain("mercury");
		expect(marked("ins")).toContain(secret);

		// Where no version was sent before there is no such page, and the words go with the document.
		const other = await addReadable();
		expect((await ask(`/resumes/${other}/versions`, { as: person })).status).toBe(404);
		await database.delete(resumeDocuments).where(eq(resumeDocuments.resumeId, id));
		expect(await database.select().from(resumeLessons)).toEqual([]);
	});

	test("the same section elsewhere comes as bars of what is locked, which count as nothing, and in words of what is open, which count as readings", async () => {
		const { site, ask, addReadable, open } = await openSite();
		const own = await addReadable();
		const others = [await addReadable(), await addReadable()];
		await addReadable({ experienceLevel: "Intern", title: "Of another level" });
		const person = await site.addPerson();
		await site.addPack(person);
		await open(own, { as: person });
		const elsewhere = async (as: Person, section = "work") => {
			const answer = await ask(`/resumes/${own}/elsewhere?section=${section}`, { as });
			expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
			return answer.text();
		};
		const usesOf = async ({ id }: Person) => {
			const uses = await site.services.database.select().from(resumeUses);
			return uses.filter(({ userId }) => userId === id).map(({ resumeId }) => resumeId);
		};
		const bars = await elsewhere(person);
		expect(bars).not.toContain(secret);
		expect(JSON.parse(bars).others).toMatchObject([
			{ kind: "bars", sheetVersion: expect.any(String), places: [{ page: 1 }] },
			{ kind: "bars" },
		]);
		expect(await usesOf(person)).toEqual([own]);

		const pro = await site.addPerson();
		await site.addSubscription(pro);
		const words = JSON.parse(await elsewhere(pro));
		expect(words.others.map(({ id }: { id: string }) => id).sort()).toEqual(others.toSorted());
		expect(words.others[0]).toMatchObject({ kind: "words", document: { skills: [] } });
		expect(words.others[0].document.basics.name).toBe("");
		expect((await usesOf(pro)).sort()).toEqual(others.toSorted());
		expect(JSON.parse(await elsewhere(pro, "awards")).others).toEqual([]);
		expect((await ask(`/resumes/${own}/elsewhere?section=x`, { as: pro })).status).toBe(404);
	});

	test("two or three stand side by side: at a glance nothing leaves in words or is recorded, line by line what is open does", async () => {
		const { site, ask, addReadable, open } = await openSite();
		const [own, locked] = [await addReadable({ company: "Meta" }), await addReadable()];
		const gone = await site.addResume({ withdrawnAt: testNow });
		const holder = await site.addPerson();
		await site.addPack(holder);
		await open(own, { as: holder });
		const { database } = site.services;
		const uses = () => database.$count(resumeUses);
		const look = async (query: string, as: Person | null = null) => {
			const answer = await ask(`/resumes/compare?${query}`, { as });
			const html = await answer.text();
			const main = parseHtml(html).one("main");
			return { status: answer.status, html, main, columns: main.all("th", { scope: "col" }) };
		};
		const opens = (main: HtmlElement) =>
			main.all("form").filter((form) => form.get("action")?.endsWith("/open"));
		const trio = `ids=${own},${locked},${gone}`;
		for (const as of [null, holder]) {
			const { html, columns, main } = await look(trio, as);
			expect(html).not.toContain(secret);
			expect(columns.map(({ text }) => text)).toEqual([
				expect.stringContaining("Meta"),
				expect.stringContaining("Google"),
				"Withdrawn",
			]);
			expect(main.text).toContain("This resume was withdrawn from the library.");
			for (const fact of ["Level", "Length", "Sections", "Source"])
				expect(main.text).toContain(fact);
			// What opening costs stands beside the button of each that can be opened.
			expect(opens(main)).toHaveLength(2);
		}
		expect(await uses()).toBe(1);

		const visitor = await look(`${trio}&lines=on`);
		expect(visitor.html).not.toContain(secret);
		const rows = ["Resume", "Opening", "Summary", "Experience", "Education", "Skills"];
		const rowsOf = ({ main }: typeof visitor) =>
			main.all("th", { scope: "row" }).map(({ text }) => text);
		expect(rowsOf(visitor)).toEqual(rows);
		expect(visitor.main.all("image")).toHaveLength(8);
		expect(await uses()).toBe(1);

		site.setNow(new Date(testNow.getTime() + 2 * 3_600_000));
		const words = await look(`ids=${own}&ids=${locked}&lines=on`, holder);
		expect(rowsOf(words)).toEqual(rows);
		expect(words.html.split(`Built the ${secret} ledger`)).toHaveLength(3);
		expect(words.main.all("image")).toHaveLength(4);
		expect(opens(words.main)).toHaveLength(1);
		expect(await uses()).toBe(2);

		// What cannot be compared loses nothing: one has a place beside it, of four three are chosen.
		const one = await look(`ids=${own}`);
		expect(one.columns).toHaveLength(1);
		expect(one.main.all("a", { href: `/resumes/compare?ids=${own},${locked}` })).toHaveLength(1);
		const four = await look(`ids=${own},${unknown},${gone},${locked}`);
		expect(four.columns).toHaveLength(3);
		expect(four.main.text).toContain("We do not know this resume.");
		expect(four.main.all("input", { name: "ids" })).toHaveLength(2);
		const none = await look("ids=nonsense");
		expect([none.status, none.columns.length]).toEqual([200, 0]);
		expect(none.main.text).toContain("Choose two or three resumes");
		expect(await uses()).toBe(2);
	});

	test("beyond fair use a comparison says so in the column, and shows no words", async () => {
		const { site, ask, addReadable } = await openSite();
		const pro = await site.addPerson();
		await site.addSubscription(pro);
		const id = await addReadable();
		const used = await Promise.all(Array.from({ length: 40 }, () => site.addResume()));
		await site.services.database.insert(resumeUses).values(
			used.map((resumeId) => ({
				userId: pro.id,
				resumeId,
				kind: "reading" as const,
				at: testNow,
			})),
		);
		const html = await (
			await ask(`/resumes/compare?ids=${id},${used[0]}&lines=on`, { as: pro })
		).text();
		expect(html).toContain("as fair use allows");
		expect(html).not.toContain(secret);
		expect(await site.services.database.$count(resumeUses)).toBe(40);
	});

	test("what was read with a plan that has ended stands behind a door that says so, and leads on", async () => {
		const { site, app, addReadable, open } = await openSite();
		const id = await addReadable();
		const person = await site.addPerson();
		const visitor = createVisitor(app, { cookie: await app.cookieOf(person) });
		const ends = addDays(testNow, 1);
		await site.addSubscription(person, { status: "canceled", currentPeriodEnd: ends });
		await open(id, { as: person });
		site.setNow(ends);
		const knock = async () => {
			const door = await visitor.visit(`/resumes/${id}/read`);
			expect(door.status).toBe(403);
			return door.page.one("main");
		};
		// Their free resume would open it again.
		const half = await knock();
		expect(half.link("Open it from its preview")).toBe(`/resumes/${id}`);
		expect(half.text).not.toContain("See plans");
		// One that they have never read leads to its preview, which says what opening costs.
		const other = await addReadable();
		expect((await visitor.visit(`/resumes/${other}/read`)).path).toBe(`/resumes/${other}`);
		await useFreeAllowance(site, person);
		const main = await knock();
		expect(main.one("h1").text).toBe(`Your Pro ended on ${formatLongDate(ends)}.`);
		expect(main.text).not.toContain(secret);
		expect(main.link("Preview")).toBe(`/resumes/${id}`);
		expect(main.link("My library")).toBe("/library");
		expect(main.link("See plans")).toBe("/pricing");
	});

	test("a renewal that is not paid is said on every page, to nobody else, and kept by nobody", async () => {
		const { site, app } = await openSite();
		const person = await site.addPerson();
		const visitor = createVisitor(app, { cookie: await app.cookieOf(person) });
		const graceUntil = addDays(testNow, 3);
		await site.addSubscription(person, { status: "past_due", graceUntil });
		const line = `Your last payment for Pro failed. Your access ends on ${formatMoment(graceUntil)}.`;
		for (const path of ["/", "/resumes", "/pricing", "/library"]) {
			const { page } = await visitor.visit(path);
			const bar = page.one("aside", { "aria-label": "Payment" });
			expect(bar.text).toContain(line);
			expect(bar.link("Update your card")).toBe("/subscription");
			const cookie = await app.cookieOf(person);
			const answer = await app.ask(path, { cookie });
			expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
			expect((await createVisitor(app).visit(path)).html).not.toContain("last payment");
		}
		const settings = (await visitor.visit("/settings")).page;
		expect(
			settings
				.all("aside")
				.map(({ text }) => text)
				.join(),
		).not.toContain(line);
	});

	test("a page is whole as it comes: nothing of it waits hidden for a script", async () => {
		const { site, app, addReadable, open } = await openSite();
		const id = await addReadable();
		const person = await site.addPerson();
		await open(id, { as: person });
		const member = createVisitor(app, { cookie: await app.cookieOf(person) });
		for (const path of [
			"/",
			"/resumes",
			`/resumes/${id}`,
			`/resumes/${id}/read`,
			"/library",
			"/nope",
		]) {
			const { page } = await member.visit(path);
			expect(page.all("*").filter((element) => element.get("hidden") !== null)).toEqual([]);
			const [header] = page.all("header");
			if (!header) throw new Error("There is no header");
			expect(header.text).toContain(person.email);
			expect(header.link("My library")).toBe("/library");
			expect(header.one("form", { action: "/auth/signout" }).get("method")).toBe("post");
		}
	});

	test("an invented message is not shown", async () => {
		const { app, site } = await openSite();
		const text = JSON.stringify({ id: "1", kind: "success", text: "Call 555-0199 at once" });
		const invented = Buffer.from(text).toString("base64url");
		const values = [
			"x",
			btoa("{}"),
			btoa('{"id":"1","kind":"html","text":"<b>"}'),
			"%00",
			"%E0%A4%A",
			// Well-formed, and written by nobody here; the last one is signed for something else.
			invented,
			`${invented}.${"x".repeat(43)}`,
			site.services.links.sign("confirm-newsletter", invented),
		];
		for (const value of values) {
			const visitor = createVisitor(app, { cookie: `offerfolio.flash=${value}` });
			const { status, page } = await visitor.visit("/");
			expect(`${value}: ${status}`).toBe(`${value}: 200`);
			expect(page.all("noscript")).toEqual([]);
		}
		const own = `offerfolio.flash=${site.services.links.sign("flash", invented)}`;
		const { page } = await createVisitor(app, { cookie: own }).visit("/");
		expect(page.one("noscript").text).toContain("Call 555-0199");
	});
});

describe("what opening spends", () => {
	test("stands in /me at once, and is what the database says", async () => {
		const { site, open, me } = await openSite();
		const person = await site.addPerson();
		const early = await site.addPack(person, { expiresAt: addDays(testNow, 2) });
		const late = await site.addPack(person, { expiresAt: addDays(testNow, 30) });
		const compare = async () => {
			const packs = await site.services.database.select().from(userPurchases);
			const told = await me(person);
			expect(told.email).toBe(person.email);
			expect(told.packs).toEqual(
				expect.arrayContaining(
					packs.map(({ status, resumesRemaining, expiresAt }) => ({
						status,
						resumesRemaining,
						expiresAt: expiresAt.toISOString(),
						isPaused: false,
					})),
				),
			);
			return told.plan as Record<string, unknown>;
		};
		const remaining = async (id: string) =>
			(await site.services.database.select().from(userPurchases).where(eq(userPurchases.id, id)))[0]
				?.resumesRemaining;
		for (let opened = 0; opened <= 10; opened++) {
			expect(await compare()).toEqual({
				plan: "pack",
				freeLeft: 1,
				creditsLeft: 10 - opened,
				expiresAt: addDays(testNow, opened < 5 ? 2 : 30).toISOString(),
			});
			expect([await remaining(early), await remaining(late)]).toEqual([
				Math.max(0, 5 - opened),
				Math.min(5, 10 - opened),
			]);
			if (opened === 10) break;
			const id = await site.addResume();
			expect((await open(id, { as: person })).status).toBe(302);
			// Again, and again from another tab: nothing is spent.
			expect((await open(id, { as: person })).status).toBe(302);
		}
		site.setNow(addDays(testNow, 30));
		expect((await me(person)).plan).toEqual({ plan: "free", freeLeft: 1 });
		await open(await site.addResume(), { as: person });
		expect((await me(person)).plan).toEqual({ plan: "free", freeLeft: 0 });
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("is nothing for Pro, whose end and renewal /me tells apart from a cancellation", async () => {
		const { site, open, me } = await openSite();
		const person = await site.addPerson();
		await site.addPack(person);
		await site.addSubscription(person);
		const { access, packs, credits, free } = await rightsOf(site);
		for (let index = 0; index < 8; index++) {
			expect((await open(await site.addResume(), { as: person })).status).toBe(302);
		}
		expect(await rightsOf(site)).toMatchObject({ access, packs, credits, free });
		const end = addDays(testNow, 30).toISOString();
		const told = async () => {
			const { subscription, plan } = await me(person);
			return { subscription, plan };
		};
		expect(await told()).toMatchObject({
			subscription: { status: "active", active: true, currentPeriodEnd: end },
			plan: { plan: "pro", willRenew: true, endsAt: end },
		});
		await site.services.database.update(userSubscriptions).set({ status: "canceled" });
		expect(await told()).toMatchObject({
			subscription: { status: "canceled", active: true },
			plan: { plan: "pro", willRenew: false, endsAt: end },
		});
		expect((await open(await site.addResume(), { as: person })).status).toBe(302);
		site.setNow(addDays(testNow, 30));
		expect(await told()).toMatchObject({
			subscription: { status: "canceled", active: false },
			plan: { plan: "free" },
		});
	});

	test("is told to nobody else: /me is 401 without a session and knows only its own person", async () => {
		const { site, ask, me } = await openSite();
		const [one, other] = [await site.addPerson(), await site.addPerson()];
		await site.addPack(one);
		expect((await ask("/me")).status).toBe(401);
		expect(await (await ask("/me")).json()).toEqual({ error: "authentication_required" });
		expect(await me(other)).toMatchObject({ email: other.email, packs: [], subscription: null });
		const asked = await ask(`/me?userId=${one.id}&email=${one.email}`, { as: other });
		expect(await asked.json()).toMatchObject({ email: other.email, packs: [] });
	});

	test("opens for as long as it was paid: five with a pack until its last millisecond", async () => {
		const { site, open, ask, addReadable } = await openSite();
		const person = await site.addPerson();
		await useFreeAllowance(site, person);
		const end = addDays(testNow, 30);
		await site.addPack(person, { expiresAt: end });
		const ids = [];
		for (let index = 0; index < 6; index++) ids.push(await addReadable());
		const statuses = [];
		for (const id of ids) statuses.push((await open(id, { as: person })).status);
		expect(statuses).toEqual([302, 302, 302, 302, 302, 403]);
		site.setNow(new Date(end.getTime() - 1));
		for (const id of ids.slice(0, 5)) {
			expect((await ask(`/resumes/${id}/read`, { as: person })).status).toBe(200);
			expect((await open(id, { as: person })).status).toBe(302);
		}
		site.setNow(end);
		for (const id of ids) {
			const response = await open(id, { as: person });
			expect(await response.json()).toMatchObject({ reason: "pack_expired" });
			const read = await ask(`/resumes/${id}/read`, { as: person });
			expect(read.status).toBe(403);
			expect(await read.text()).not.toContain(secret);
		}
		expect(await findBrokenInvariants(site)).toEqual([]);
	});
});

describe("many at once", () => {
	test("a double click costs one credit, and both lead to the reader", async () => {
		const { site, open, me } = await openSite();
		const person = await site.addPerson();
		await site.addPack(person);
		const id = await site.addResume();
		const answers = await Promise.all(Array.from({ length: 10 }, () => open(id, { as: person })));
		expect(answers.map(({ headers }) => headers.get("Location"))).toEqual(
			Array(10).fill(`/resumes/${id}/read`),
		);
		expect((await me(person)).plan).toMatchObject({ creditsLeft: 4 });
	});

	test("two people raise the count by two, and not again on the same day", async () => {
		const { site, open, ask } = await openSite();
		const id = await site.addResume();
		const people = await Promise.all([site.addPerson(), site.addPerson()]);
		const shown = async () => {
			await site.services.background.settle();
			return parseHtml(await (await ask(`/resumes/${id}`)).text()).one("main").text;
		};
		await Promise.all(people.map((as) => open(id, { as })));
		expect(await shown()).toContain("Views 2 ");
		await Promise.all(people.map((as) => open(id, { as })));
		expect(await shown()).toContain("Views 2 ");
		expect(await findBrokenInvariants(site)).toEqual([]);
	});
});

describe("what a browser sends along", () => {
	test("changes no right, no count and no one else's anything", async () => {
		const { site, ask, open } = await openSite();
		const [person, victim] = [await site.addPerson(), await site.addPerson()];
		await site.addPack(victim);
		await useFreeAllowance(site, person);
		await site.addPack(person, { expiresAt: testNow });
		const id = await site.addResume();
		const before = await rightsOf(site);
		const form = {
			userId: victim.id,
			user_id: victim.id,
			email: victim.email,
			view_count: "999",
			viewCount: "999",
			resumes_remaining: "5",
			expires_at: "2099-01-01",
			current_period_end: "2099-01-01",
			status: "active",
			source: "free",
			role: "admin",
			is_featured: "true",
			now: "2020-01-01",
			"__proto__[allowed]": "true",
		};
		const search = `?${new URLSearchParams(form)}`;
		const attempts: Promise<Response>[] = [
			open(id, { as: person, form }),
			ask(`/resumes/${id}/open${search}`, { as: person, form }),
			...[
				"/me",
				"/library",
				`/resumes/${id}`,
				"/resumes",
				"/resumes/cards",
				`/resumes/${id}/read`,
			].map((path) => ask(`${path}${search}`, { as: person, form })),
			...["/me", `/resumes/${id}`, `/resumes/${id}/file`].map((path) =>
				ask(`${path}${search}`, { as: person }),
			),
			open(id, {
				as: person,
				headers: {
					"X-User-Id": victim.id,
					Authorization: `Bearer ${victim.id}`,
					Date: "Mon, 01 Jan 2020 00:00:00 GMT",
				},
			}),
			open(id, { form, headers: { Cookie: `offerfolio.session_token=${victim.id}.x` } }),
		];
		for (const response of await Promise.all(attempts)) {
			expect(response.status).toBeGreaterThanOrEqual(200);
			expect(response.status).toBeLessThan(500);
		}
		expect(await rightsOf(site)).toEqual(before);
	});
});

describe("“My library”", () => {
	test("lists what was opened, by which right and until when, also when it no longer opens", async () => {
		const { site, ask, open } = await openSite();
		const person = await site.addPerson();
		const opening = async (title: string, now: Date) => {
			site.setNow(now);
			const id = await site.addResume({ title });
			expect((await open(id, { as: person })).status).toBe(302);
			return id;
		};
		const freeId = await opening("the free one", testNow);
		await site.addPack(person, { expiresAt: addDays(testNow, 30) });
		await opening("of a pack", addDays(testNow, 1));
		const withdrawn = await opening("withdrawn later", addDays(testNow, 2));
		await site.addSubscription(person, { currentPeriodEnd: addDays(testNow, 10) });
		await opening("during Pro", addDays(testNow, 3));
		await site.services.database
			.update(resumes)
			.set({ withdrawnAt: testNow })
			.where(eq(resumes.id, withdrawn));
		const rows = async (now: Date) => {
			site.setNow(now);
			const page = parseHtml(await (await ask("/library/opened", { as: person })).text());
			return (
				page
					.one("main")
					.all("li")
					// Below stands what the packs were spent on.
					.filter((row) => row.all("h2").length > 0)
					.map((row) => ({
						title: row.one("h2").text,
						line: row
							.all("p")
							.at(-1)
							?.text.replace(/ · Demonstration$/u, ""),
						link: row.all("a")[0]?.text.split(" :")[0] ?? null,
					}))
			);
		};
		const row = (title: string, line: string, link: string | null) => ({ title, line, link });
		expect(await rows(addDays(testNow, 3))).toEqual([
			row("during Pro", "Pro · opened Jun 18, 2026 · opens with Pro", "Read"),
			row(
				"withdrawn later",
				"Resume Pack · opened Jun 17, 2026 · withdrawn from the library",
				null,
			),
			row("of a pack", "Resume Pack · opened Jun 16, 2026 · open until Jul 15, 2026", "Read"),
			row("the free one", "Your free resume · opened Jun 15, 2026 · stays open", "Read"),
		]);
		expect(await rows(addDays(testNow, 31))).toEqual([
			row("during Pro", "Pro · opened Jun 18, 2026 · locked", "Preview"),
			row(
				"withdrawn later",
				"Resume Pack · opened Jun 17, 2026 · withdrawn from the library",
				null,
			),
			row("of a pack", "Resume Pack · opened Jun 16, 2026 · locked since Jul 15, 2026", "Preview"),
			row("the free one", "Your free resume · opened Jun 15, 2026 · stays open", "Read"),
		]);
		const other = parseHtml(
			await (await ask("/library/opened", { as: await site.addPerson() })).text(),
		);
		expect(other.one("main").text).toContain("Nothing here yet");
		expect((await ask(`/resumes/${freeId}/read`, { as: person })).status).toBe(200);
	});
});
