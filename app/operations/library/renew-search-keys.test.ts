import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
	savedSearches,
	savedSearchFinds,
	savedSearchKeys,
} from "#app/data/base/schema/keeping.server.ts";
import type { JobCatalogue } from "#app/domain/base/jobs.ts";
import type { Services } from "#app/services.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";
import { renewSearchKeys } from "./renew-search-keys.server.ts";
import { saveSearch } from "./save-search.server.ts";
import { sendAlerts } from "./send-alerts.server.ts";

const work = { signal: new AbortController().signal };
const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);

/** A site with a saved search, and what is kept of it. */
async function openSaved(query: string) {
	const site = await createTestSite();
	const { services } = site;
	const { database } = services;
	await services.jobs.start({});
	const person = await site.addPerson();
	const search = { query, name: "Mine", alert: "never" as const };
	await saveSearch(services, { person, sessionId: "none", now: testNow }, search);
	const [saved] = await database.select().from(savedSearches);
	if (!saved) throw new Error("Nothing was saved");
	const keys = async () => {
		const rows = await database.select().from(savedSearchKeys).orderBy(savedSearchKeys.key);
		return rows.map(({ key }) => key);
	};
	return {
		site,
		services,
		keys,
		id: saved.id,
		/** As a version saved it by which its words meant something else. */
		async key(...others: string[]) {
			await database.delete(savedSearchKeys).where(eq(savedSearchKeys.searchId, saved.id));
			const rows = others.map((key) => ({ key, searchId: saved.id }));
			if (rows.length > 0) await database.insert(savedSearchKeys).values(rows);
		},
		/** The resumes that the search is told of. */
		async told() {
			site.setNow(later(60));
			await sendAlerts(services, work);
			const rows = await database.select().from(savedSearchFinds);
			return rows.map(({ resumeId }) => resumeId);
		},
	};
}

/** What the job does, page after page. */
async function renewAll(services: Services): Promise<number> {
	const pages: JobCatalogue["renew-search-keys"][] = [{}];
	const noting = {
		...services,
		jobs: {
			...services.jobs,
			enqueue: async (...[, data]: Parameters<typeof services.jobs.enqueue>) => {
				pages.push(data as JobCatalogue["renew-search-keys"]);
				return true;
			},
		},
	};
	let renewed = 0;
	for (const page of pages) renewed += await renewSearchKeys(noting, page);
	return renewed;
}

test("What a saved search finds by its words' meaning of today is told, whatever they meant when it was saved", async () => {
	const { site, services, key, keys, told } = await openSaved("q=staff");
	await key("x:Staff+");
	expect(await renewSearchKeys(services)).toBe(1);
	expect(await keys()).toEqual(["w:staff", "w:staffs"]);
	const found = await site.addResume({ title: "Trained the staff", createdAt: later(1) });
	await site.addResume({ title: "Another", createdAt: later(2) });
	expect(await told()).toEqual([found]);
});

test("The keys of another condition than the rarest of today stay as they are", async () => {
	const { services, key, keys } = await openSaved("q=ledger&company=Stripe");
	for (const kept of [["c:stripe"], ["w:ledger", "w:ledgers"]]) {
		await key(...kept);
		expect(await renewSearchKeys(services)).toBe(0);
		expect(await keys()).toEqual(kept);
	}
});

test("Every search is looked at, and none that was removed meanwhile comes back", async () => {
	const { site, services, key, keys, id } = await openSaved("q=ledger");
	const { database } = services;
	await key("w:old");
	const person = await site.addPerson({ email: "other@example.com" });
	for (let index = 0; index < 501; index++) {
		const [row] = await database
			.insert(savedSearches)
			.values({
				userId: person.id,
				query: `q=word${index}`,
				name: "One",
				alert: "never",
				savedAt: testNow,
			})
			.returning({ id: savedSearches.id });
		await database.insert(savedSearchKeys).values({ key: "w:old", searchId: row?.id ?? "" });
	}
	const removing = {
		...services,
		search: {
			...services.search,
			async keysOf(...asked: Parameters<typeof services.search.keysOf>) {
				await database.delete(savedSearches).where(eq(savedSearches.id, id));
				return services.search.keysOf(...asked);
			},
		},
	};
	expect(await renewAll(removing)).toBe(501);
	expect(await keys()).not.toContain("w:old");
	expect(await keys()).toHaveLength(1_002);
});
