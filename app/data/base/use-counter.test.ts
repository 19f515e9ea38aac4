import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { dailyCounts, searchDemand } from "#app/data/base/schema/admin.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { parseResumeQuery } from "#app/domain/library/resume-query.ts";
import { createTestSite, type TestSite, testNow } from "#tests/helpers/site.ts";

const asked = (address: string) => parseResumeQuery(new URLSearchParams(address));

async function countsOf({ services }: TestSite) {
	const rows = await services.database.select().from(dailyCounts).orderBy(dailyCounts.name);
	return Object.fromEntries(rows.map(({ day, name, count }) => [`${day} ${name}`, count]));
}

async function demandOf({ services }: TestSite) {
	const rows = await services.database
		.select()
		.from(searchDemand)
		.orderBy(searchDemand.query, searchDemand.filters);
	return rows.map(
		({ query, filters, searches, foundNothing }) =>
			`${query}?${filters} ${searches}/${foundNothing}`,
	);
}

test("What happens is held and written together, on the day of the site's clock", async () => {
	const site = await createTestSite();
	const { useCounter } = site.services;
	useCounter.count("sign-up");
	useCounter.count("sign-up");
	useCounter.count("open");
	expect(await countsOf(site)).toEqual({});
	site.setNow(addDays(testNow, 1));
	useCounter.count("open");
	await useCounter.settle();
	expect(await countsOf(site)).toEqual({
		"2026-06-15 open": 1,
		"2026-06-15 sign-up": 2,
		"2026-06-16 open": 1,
	});
});

test("Two processes that write the same days at once add up", async () => {
	const site = await createTestSite();
	const processes = [site.services, site.addProcess(), site.addProcess()];
	for (let round = 0; round < 5; round++) {
		for (const [index, { useCounter }] of processes.entries()) {
			// In another order in each process: they must not wait for each other in a circle.
			const words = index % 2 === 0 ? ["ada", "grace", "linus"] : ["linus", "grace", "ada"];
			for (const word of words) {
				useCounter.countSearch({ query: asked(`q=${word}`), before: null, found: index });
			}
			useCounter.count("checkout");
		}
		await Promise.all(processes.map(({ useCounter }) => useCounter.settle()));
	}
	expect(await countsOf(site)).toEqual({ "2026-06-15 checkout": 15, "2026-06-15 search": 45 });
	expect(await demandOf(site)).toEqual(["ada? 15/5", "grace? 15/5", "linus? 15/5"]);
});

test("Counts outlive a database that does not take them", async () => {
	const site = await createTestSite();
	const { useCounter, database } = site.services;
	await database.execute(sql`alter table search_demand rename to away`);
	useCounter.count("open");
	useCounter.countSearch({ query: asked("q=ledgers"), before: null, found: 0 });
	await useCounter.settle();
	expect(site.logged()).toContain("could not be written");
	expect(await countsOf(site)).toEqual({});
	useCounter.count("open");
	await database.execute(sql`alter table away rename to search_demand`);
	await useCounter.settle();
	expect(await countsOf(site)).toEqual({ "2026-06-15 open": 2, "2026-06-15 search": 1 });
	expect(await demandOf(site)).toEqual(["ledgers? 1/1"]);
});

test("Stopping writes what is held", async () => {
	const site = await createTestSite();
	const other = site.addProcess();
	// The test's own end closes it once more.
	vi.spyOn(other.pool, "end").mockImplementationOnce(async () => {});
	other.useCounter.count("open");
	await other.close();
	expect(await countsOf(site)).toEqual({ "2026-06-15 open": 1 });
});

test("A search that is still being put together is one, and only its end is kept", async () => {
	const site = await createTestSite();
	const { useCounter } = site.services;
	const steps = ["q=st", "q=stri", "q=stripe", "q=stripe&role=Consultant"];
	for (const [index, step] of steps.entries()) {
		const before = steps[index - 1];
		useCounter.countSearch({
			query: asked(step),
			before: before ? asked(before) : null,
			found: index === 1 ? 0 : 3,
		});
	}
	await useCounter.settle();
	expect(await countsOf(site)).toEqual({ "2026-06-15 search": 1 });
	expect(await demandOf(site)).toEqual(["stripe?role=Consultant 1/0"]);
});

test("What was written already stays; going on from it is a search of its own", async () => {
	const site = await createTestSite();
	const { useCounter } = site.services;
	useCounter.countSearch({ query: asked("q=stripe"), before: null, found: 1 });
	await useCounter.settle();
	useCounter.countSearch({ query: asked("q=stripe+go"), before: asked("q=stripe"), found: 0 });
	useCounter.countSearch({ query: asked("q=Stripe++go"), before: asked("q=stripe+go"), found: 0 });
	await useCounter.settle();
	expect(await countsOf(site)).toEqual({ "2026-06-15 search": 2 });
	expect(await demandOf(site)).toEqual(["stripe? 1/0", "stripe go? 1/1"]);
});

test("A step of one person takes nothing from another who asked the same", async () => {
	const site = await createTestSite();
	const { useCounter } = site.services;
	useCounter.countSearch({ query: asked("q=go"), before: null, found: 0 });
	useCounter.countSearch({ query: asked("q=go"), before: null, found: 0 });
	useCounter.countSearch({ query: asked("q=google"), before: asked("q=go"), found: 2 });
	await useCounter.settle();
	expect(await countsOf(site)).toEqual({ "2026-06-15 search": 2 });
	expect(await demandOf(site)).toEqual(["go? 1/1", "google? 1/0"]);
});

test("Words on the way to an address are not kept either", async () => {
	const site = await createTestSite();
	const { useCounter } = site.services;
	const [typed, whole] = [asked("q=ada.lovelace"), asked("q=ada.lovelace@example.com")];
	useCounter.countSearch({ query: typed, before: null, found: 0 });
	useCounter.countSearch({ query: whole, before: typed, found: 0 });
	await useCounter.settle();
	expect(await countsOf(site)).toEqual({ "2026-06-15 search": 1 });
	expect(await demandOf(site)).toEqual([]);
});

test("A program that makes up searches fills no table", async () => {
	const site = await createTestSite();
	const { useCounter } = site.services;
	for (let number = 0; number < 20_500; number++) {
		useCounter.countSearch({ query: asked(`q=x${number}`), before: null, found: 0 });
	}
	await useCounter.settle();
	expect(await countsOf(site)).toEqual({ "2026-06-15 search": 20_500 });
	expect(await site.services.database.$count(searchDemand)).toBe(20_000);
	// What is known goes on being counted, and the next day begins again.
	useCounter.countSearch({ query: asked("q=x7"), before: null, found: 0 });
	site.setNow(addDays(testNow, 1));
	useCounter.countSearch({ query: asked("q=x20400"), before: null, found: 0 });
	await useCounter.settle();
	expect((await demandOf(site)).filter((line) => /^x(?:7|20400)\?/u.test(line))).toEqual([
		"x20400? 1/1",
		"x7? 2/2",
	]);
});
