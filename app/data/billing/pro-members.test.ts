import { expect, test } from "vitest";
import { findPeople } from "#app/data/admin/people-list.server.ts";
import { getSubscription } from "#app/data/billing/subscriptions.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { isSubscriptionActive } from "#app/domain/reader/entitlements.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";

const minutes = (count: number) => addDays(testNow, count / 1440);

test("The owner's lists take for Pro who opens by it, also in the hour in which a renewal may be late", async () => {
	const site = await createTestSite();
	const { database } = site.services;
	for (const status of ["active", "canceled", "past_due", "ended", "inactive"] as const) {
		for (const currentPeriodEnd of [minutes(1), minutes(0), minutes(-59), minutes(-60)]) {
			for (const syncedAt of [currentPeriodEnd, addDays(currentPeriodEnd, -1)]) {
				for (const resumesAt of [null, addDays(testNow, 9)]) {
					const graceUntil = status === "past_due" ? currentPeriodEnd : null;
					const values = { status, currentPeriodEnd, syncedAt, resumesAt, graceUntil };
					await site.addSubscription(await site.addPerson(), values);
				}
			}
		}
	}
	const listed = async (plan: "pro" | null) =>
		(await findPeople(database, { plan, after: null, limit: 500 }, testNow)).map(({ id }) => id);
	const opening: string[] = [];
	for (const id of await listed(null)) {
		const subscription = await getSubscription(database, id);
		if (subscription && isSubscriptionActive(subscription, testNow)) opening.push(id);
	}
	expect(await listed("pro")).toEqual(opening);
	expect(opening).toHaveLength(14);
});
