import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { dailyCounts, searchDemand } from "#app/data/base/schema/admin.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { startCheckout } from "#app/operations/billing/start-checkout.server.ts";
import { openResume } from "#app/operations/reader/open-resume.server.ts";
import { openAccounts } from "#tests/helpers/accounts.ts";
import { type Ask, createApp, openApp, origin } from "#tests/helpers/app.ts";
import { tablesWith } from "#tests/helpers/database-rows.ts";
import { startOpenIdProvider } from "#tests/helpers/openid-provider.ts";
import { visitProvider } from "#tests/helpers/openid-provider-browser.ts";
import { openShop } from "#tests/helpers/shop.ts";
import { createTestSite, type TestSite, testNow } from "#tests/helpers/site.ts";
import { createVisitor } from "#tests/helpers/visitor.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0";

async function openSite() {
	const { site, app } = await openApp();
	/** A person with a browser asks. */
	const look = (path: string, headers: Record<string, string> = {}, more: Ask = {}) =>
		app.ask(path, { ...more, headers: { "User-Agent": firefox, ...headers } });
	return { site, app, look };
}

/** Waits until everything that was counted is written. */
async function settleCounts({ services }: TestSite) {
	await services.background.settle();
	await services.useCounter.settle();
}

async function counted(site: TestSite) {
	await settleCounts(site);
	const { database } = site.services;
	const counts = await database.select().from(dailyCounts);
	const demand = await database.select().from(searchDemand).orderBy(searchDemand.query);
	return {
		counts: Object.fromEntries(counts.map(({ name, count }) => [name, count])),
		demand: demand.map(
			({ query, filters, searches, foundNothing }) =>
				`${query}?${filters} ${searches}/${foundNothing}`,
		),
	};
}

const nothing = { counts: {}, demand: [] };

describe("A search", () => {
	test("counts with its words, its filters, and whether it found something", async () => {
		const { site, look } = await openSite();
		await site.addResume({ title: "Ledgers" });
		await look("/resumes?q=LEDGERS");
		await look("/resumes?q=ledgers&company=google");
		await look("/resumes?q=zeppelin");
		// As a script asks when a visitor goes from page to page.
		await look("/resumes.data?q=zeppelin", { Accept: "*/*" });
		expect(await counted(site)).toEqual({
			counts: { search: 4 },
			demand: ["ledgers? 1/0", "ledgers?company=Google 1/0", "zeppelin? 2/2"],
		});
	});

	test.each<[string, string, Record<string, string>, Ask?]>([
		["a look at the whole library", "/resumes", {}],
		["a resume", "/resumes/11111111-1111-4111-8111-111111111111?q=x", {}],
		[
			"a search engine",
			"/resumes?q=x",
			{ "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" },
		],
		["a program", "/resumes?q=x", { "User-Agent": "curl/8.15.0" }],
		["a program without a name", "/resumes?q=x", { "User-Agent": "" }],
		["a prefetch", "/resumes?q=x", { "Sec-Purpose": "prefetch" }],
		["a prerender", "/resumes?q=x", { "Sec-Purpose": "prefetch;prerender" }],
		["a prefetch of an older browser", "/resumes?q=x", { Purpose: "prefetch" }],
		["a look at the headers alone", "/resumes?q=x", {}, { method: "HEAD" }],
		["the next page", "/resumes?q=x&after=abc", {}],
		["more cards", "/resumes/cards?q=x", {}],
		[
			"the same in another order",
			"/resumes?q=x&sort=popular",
			{ Referer: "http://localhost/resumes?q=X" },
		],
	])("is not %s", async (_, path, headers, more) => {
		const { site, look } = await openSite();
		await look(path, headers, more);
		expect(await counted(site)).toEqual(nothing);
	});

	test("that is typed on is one search; one from another page is its own", async () => {
		const { site, look } = await openSite();
		await look("/resumes?q=lin", { Referer: "http://localhost/" });
		await look("/resumes?q=linen", { Referer: "http://localhost/resumes?q=lin" });
		await look("/resumes?q=lin", { Referer: "http://localhost/pricing" });
		expect(await counted(site)).toEqual({
			counts: { search: 2 },
			demand: ["lin? 1/1", "linen? 1/1"],
		});
	});

	test("leaves nothing of the person: no address, no cookie, no browser, no e-mail", async () => {
		const { site, app, look } = await openSite();
		const person = await site.addPerson({ email: "ada@example.com" });
		const cookie = `${await app.cookieOf(person)}; zeppelin-cookie=1`;
		await look("/resumes?q=linen", {}, { cookie, clientAddress: "203.0.113.77" });
		await look("/resumes?q=grace%40example.org");
		await look("/resumes?company=%2B1%20415%20555%200134");
		expect(await counted(site)).toEqual({ counts: { search: 3 }, demand: ["linen? 1/1"] });
		for (const trace of ["203.0.113.77", "zeppelin-cookie", "grace@example.org", "555 0134"]) {
			expect(await tablesWith(site, trace)).toEqual([]);
		}
		const rows = await site.services.database.select().from(searchDemand);
		expect(rows).toEqual([
			{ day: "2026-06-15", query: "linen", filters: "", searches: 1, foundNothing: 1 },
		]);
	});

	test("is answered as ever while nothing can be counted, and is counted later", async () => {
		const { site, look } = await openSite();
		await site.addResume({ title: "Ledgers" });
		const { database, useCounter } = site.services;
		await database.execute(sql`alter table daily_counts rename to away`);
		const response = await look("/resumes?q=ledgers");
		expect(response.status).toBe(200);
		expect(await response.text()).toContain("Ledgers");
		await useCounter.settle();
		expect((await look("/resumes?q=ledgers&role=Consultant")).status).toBe(200);
		await database.execute(sql`alter table away rename to daily_counts`);
		expect((await counted(site)).counts).toEqual({ search: 2 });
	});
});

test("A sign-up counts when an account is made, and not again for the same address", async () => {
	const { site, signUp } = await openAccounts();
	await signUp();
	await signUp();
	await signUp("grace@example.com");
	expect((await counted(site)).counts).toEqual({ "sign-up": 2 });
});

test("A sign-up with Google counts once, signing in again does not", async () => {
	const provider = await startOpenIdProvider({ redirectUris: [`${origin}/auth/callback`] });
	onTestFinished(provider.stop);
	provider.setNext({ subject: "1", email: "kim@example.com", emailVerified: true });
	const site = await createTestSite({
		GOOGLE_CLIENT_ID: provider.clientId,
		GOOGLE_CLIENT_SECRET: provider.clientSecret,
		GOOGLE_ISSUER: provider.issuer,
	});
	await site.services.start();
	const app = await createApp(site);
	for (let time = 0; time < 2; time++) {
		const browser = createVisitor(app);
		const left = await browser.ask("/auth/google", { form: { returnTo: "/" } });
		const { pathname, search } = await visitProvider(left.headers.get("Location") ?? "");
		expect((await browser.visit(pathname + search)).status).toBe(200);
	}
	expect((await counted(site)).counts).toEqual({ "sign-up": 1 });
});

test("An opening counts once a person, resume and day; a refusal does not", async () => {
	const { site } = await openSite();
	const [first, second] = [await site.addResume(), await site.addResume()];
	const person = await site.addPerson();
	await site.addPack(person);
	const open = async (id: string, now: Date, who: typeof person | null = person) => {
		site.setNow(now);
		return (await openResume(site.services, who, id, now)).success;
	};
	expect(await open(first, testNow)).toBe(true);
	await site.services.background.settle();
	expect(await open(first, testNow)).toBe(true);
	expect(await open(second, testNow)).toBe(true);
	expect(await open(second, testNow, null)).toBe(false);
	await site.services.background.settle();
	expect(await open(second, addDays(testNow, 1))).toBe(true);
	await settleCounts(site);
	// What nobody waits for says in the log why it is missing.
	expect(site.logged()).not.toMatch(/Background work failed|could not be written/u);
	const rows = await site.services.database.select().from(dailyCounts).orderBy(dailyCounts.day);
	expect(rows.map(({ day, count }) => `${day} ${count}`)).toEqual(["2026-06-15 2", "2026-06-16 1"]);
});

test("A checkout counts when it is begun, not when it is gone on with", async () => {
	const shop = await openShop();
	const { services } = shop;
	const person = await shop.addPerson();
	await startCheckout(services, person, "resume-pack", services.clock());
	await startCheckout(services, person, "resume-pack", services.clock());
	expect((await counted(shop)).counts).toEqual({ checkout: 1 });
	await startCheckout(services, person, "pro-monthly", services.clock());
	expect((await counted(shop)).counts).toEqual({ checkout: 2 });
});

test("Counts are kept for 400 days, and what was looked for for 90", async () => {
	const { site } = await openSite();
	const { database } = site.services;
	const { removeEnded } = await import("#app/data/base/clean-up.server.ts");
	const dayBefore = (days: number) => addDays(testNow, -days).toISOString().slice(0, 10);
	await database
		.insert(dailyCounts)
		.values(
			[401, 400, 0].map((days) => ({ day: dayBefore(days), name: "search" as const, count: days })),
		);
	await database.insert(searchDemand).values(
		[91, 90, 0].map((days) => ({
			day: dayBefore(days),
			query: `after ${days}`,
			filters: "",
			searches: 1,
			foundNothing: 0,
		})),
	);
	expect(await removeEnded(database, testNow)).toBe(2);
	const counts = await database.select().from(dailyCounts).orderBy(dailyCounts.day);
	expect(counts.map((row) => row.count)).toEqual([400, 0]);
	const searches = await database.select().from(searchDemand).orderBy(searchDemand.day);
	expect(searches.map((row) => row.query)).toEqual(["after 90", "after 0"]);
	expect(await removeEnded(database, testNow)).toBe(0);
});
