import { describe, expect, test } from "vitest";
import { getCustomerId } from "#app/data/customers.server.ts";
import { orders, userPurchases } from "#app/data/schema.server.ts";
import type { Person } from "#app/domain/viewer.ts";
import { openShop, type Shop } from "#tests/helpers/shop.ts";
import { findBrokenInvariants } from "#tests/helpers/site.ts";
import { openResume } from "./open-resume.server.ts";
import { verifyCheckout } from "./verify-checkout.server.ts";

const day = 86_400_000;

describe("A pack", () => {
	test("is there when its payment is, with five resumes for thirty days", async () => {
		const shop = await openShop();
		const person = await shop.addPerson();
		const session = await shop.buy(person, "resume-pack");
		expect(await verifyCheckout(shop.services, person, session, "resume-pack")).toBe("paid");
		await shop.settle();
		const [pack, ...others] = await shop.services.database.select().from(userPurchases);
		expect(others).toEqual([]);
		expect(pack).toMatchObject({ status: "succeeded", resumesRemaining: 5, userId: person.id });
		expect((pack?.expiresAt.getTime() ?? 0) - (pack?.grantedAt.getTime() ?? 0)).toBe(30 * day);
		const [order] = await shop.services.database.select().from(orders);
		expect(order).toMatchObject({ amountInCents: 999, status: "paid", planId: "resume-pack" });
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});
});

test("Five hundred payments, whose events arrive ten times each and at once, are five hundred packs", async () => {
	const shop = await openShop();
	const people = await Promise.all(Array.from({ length: 50 }, () => shop.addPerson()));
	shop.setAway(true);
	console.time("buy");
	for (const person of people) await buyPacks(shop, person, 10);
	console.timeEnd("buy");
	expect(await shop.services.database.$count(userPurchases)).toBe(0);

	const events = new Map(
		shop.deliveries
			.map((delivery) => ({ ...delivery, ...(JSON.parse(delivery.body) as EventBody) }))
			.filter(({ type }) => type === "checkout.session.completed")
			.map((event) => [event.id, event]),
	);
	expect(events.size).toBe(500);
	shop.setAway(false);
	console.time("replay");
	const tenTimes = Array.from({ length: 10 }, () => [...events.values()]).flat();
	for (let start = 0; start < tenTimes.length; start += 100) {
		const some = tenTimes.slice(start, start + 100);
		const answers = await Promise.all(some.map((event) => shop.replay(event)));
		expect(new Set(answers)).toEqual(new Set([200]));
	}
	console.timeEnd("replay");
	console.time("settle");
	await shop.settle();
	console.timeEnd("settle");
	expect(await shop.services.database.$count(userPurchases)).toBe(500);
	expect(await shop.services.database.$count(orders)).toBe(500);
	expect(await findBrokenInvariants(shop)).toEqual([]);
});

type EventBody = { id: string; type: string };

/** Pays so many packs one after the other, with nothing known here of any. */
async function buyPacks(shop: Shop, person: Person, count: number): Promise<void> {
	await shop.buy(person, "resume-pack");
	const customerId = await getCustomerId(shop.services.database, person.id);
	if (!customerId) throw new Error("There is no customer");
	for (let bought = 1; bought < count; bought++) {
		const { url } = await shop.services.payments.startCheckout({
			planId: "resume-pack",
			customerId,
			userId: person.id,
			isDiscounted: false,
			key: `${person.id}:${bought}`,
		});
		await shop.pay(url);
	}
}
