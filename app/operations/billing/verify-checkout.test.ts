import { describe, expect, test } from "vitest";
import { userPurchases, userSubscriptions } from "#app/data/base/schema/entitlements.server.ts";
import { orders } from "#app/data/base/schema/payments.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import type { SoldPlanId } from "#app/domain/billing/plans.ts";
import { openResume } from "#app/operations/reader/open-resume.server.ts";
import { cards, openShop, type Shop } from "#tests/helpers/shop.ts";
import { findBrokenInvariants } from "#tests/helpers/site.ts";
import { cancelSubscription } from "./cancel-subscription.server.ts";
import { refundOrder } from "./refund-order.server.ts";
import { startCheckout } from "./start-checkout.server.ts";
import { verifyCheckout } from "./verify-checkout.server.ts";

/** Nothing is known but what the page after a payment finds out: no event arrives. */
async function openQuietShop() {
	const shop = await openShop();
	await shop.sandbox.control.setFaults({ drop: true });
	return shop;
}

const verify = (shop: Shop, person: Person, session: string, planId: SoldPlanId = "resume-pack") =>
	verifyCheckout(shop.services, person, session, planId, shop.services.clock());

async function begin(shop: Shop, person: Person, planId: SoldPlanId = "resume-pack") {
	const started = await startCheckout(shop.services, person, planId, shop.services.clock());
	if (!started.success) throw new Error(started.error);
	return started.data;
}

describe("The page after a payment", () => {
	test("confirms what its own person has paid, before any event has come, as often as it is asked", async () => {
		const shop = await openQuietShop();
		const { services } = shop;
		const person = await shop.addPerson();
		const session = await shop.buy(person, "resume-pack");
		expect(await services.database.$count(userPurchases)).toBe(0);
		const answers = await Promise.all(
			Array.from({ length: 10 }, () => verify(shop, person, session)),
		);
		expect(new Set(answers)).toEqual(new Set(["paid"]));
		expect(await services.database.$count(userPurchases)).toBe(1);
		const resume = await shop.addResume();
		expect(await openResume(services, person, resume, services.clock())).toMatchObject({
			data: { by: "pack" },
		});
		const pro = await shop.buy(person, "pro-monthly");
		expect(await verify(shop, person, pro, "pro-monthly")).toBe("paid");
		expect(await services.database.$count(userSubscriptions)).toBe(1);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("tells nobody of another's payment, and grants nothing by it", async () => {
		const shop = await openQuietShop();
		const { services } = shop;
		const [payer, customer, visitor] = [
			await shop.addPerson(),
			await shop.addPerson(),
			await shop.addPerson(),
		];
		const session = await shop.buy(payer, "resume-pack");
		await begin(shop, customer);
		for (const person of [customer, visitor]) {
			expect(await verify(shop, person, session)).toBe("none");
		}
		expect(await services.database.$count(userPurchases)).toBe(0);
	});

	test("is not taken in by a name that was invented, or is none", async () => {
		const shop = await openQuietShop();
		const person = await shop.addPerson();
		await begin(shop, person);
		const names = [
			"",
			"cs_",
			"cs_test_invented",
			"pi_test_a",
			"{CHECKOUT_SESSION_ID}",
			"cs_test_a/../../customers/cus_a",
			"cs_test_a?expand[]=customer",
			"cs_test_a\r\nX-Header: b",
			"cs_test_\u0000",
			`cs_${"a".repeat(201)}`,
			"cs_tést",
		];
		for (const name of names) {
			expect(await verify(shop, person, name), name).toBe("none");
			expect(await verify(shop, person, name, "pro-monthly"), name).toBe("none");
		}
	});

	test("says nothing for a checkout that is open, waits for one, and forgets one that ran out", async () => {
		const shop = await openQuietShop();
		const person = await shop.addPerson();
		const { sessionId, url } = await begin(shop, person);
		expect(await verify(shop, person, sessionId)).toBe("pending");
		await expect(shop.pay(url, cards.declined)).rejects.toThrow("not paid");
		expect(await verify(shop, person, sessionId)).toBe("pending");
		await shop.sandbox.control.advance({ days: 2 });
		expect(await verify(shop, person, sessionId)).toBe("none");
		expect(await shop.services.database.$count(userPurchases)).toBe(0);
	});

	test("is of one plan: a pack's payment does not welcome to Pro, nor the other way round", async () => {
		const shop = await openQuietShop();
		const person = await shop.addPerson();
		const pack = await shop.buy(person, "resume-pack");
		const pro = await shop.buy(person, "pro-monthly");
		expect(await verify(shop, person, pack, "pro-monthly")).toBe("none");
		expect(await verify(shop, person, pro, "resume-pack")).toBe("none");
	});
});

describe("A payment that takes days", () => {
	async function openSlowShop() {
		const shop = await openShop();
		const person = await shop.addPerson();
		await shop.sandbox.control.setFaults({ settleDays: 2 });
		const session = await shop.buy(person, "resume-pack");
		await shop.settle();
		return { shop, person, session };
	}

	test("is pending and gives nothing until it has come, and a whole pack from then on", async () => {
		const { shop, person, session } = await openSlowShop();
		const { services, sandbox } = shop;
		expect(await verify(shop, person, session)).toBe("pending");
		expect(await services.database.$count(userPurchases)).toBe(0);
		await sandbox.control.advance({ days: 1.9 });
		await shop.settle();
		expect(await verify(shop, person, session)).toBe("pending");
		expect(await services.database.$count(userPurchases)).toBe(0);
		await sandbox.control.advance({ days: 0.2 });
		await shop.settle();
		const [pack] = await services.database.select().from(userPurchases);
		expect(pack).toMatchObject({ resumesRemaining: 5, status: "succeeded" });
		expect(await verify(shop, person, session)).toBe("paid");
		// The thirty days do not begin before the money is there.
		const age = services.clock().getTime() - (pack?.grantedAt.getTime() ?? 0);
		expect(age).toBeLessThan(0.2 * 86_400_000);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("that does not come has failed, gives nothing, and another try can be made", async () => {
		const shop = await openShop();
		const person = await shop.addPerson();
		const { control } = shop.sandbox;
		await control.setFaults({ settleDays: 2 });
		const session = await shop.buy(person, "resume-pack", cards.failsLater);
		expect(await verify(shop, person, session)).toBe("pending");
		await control.advance({ days: 3 });
		await shop.settle();
		expect(await verify(shop, person, session)).toBe("failed");
		expect(await shop.services.database.$count(userPurchases)).toBe(0);
		expect(await shop.services.database.$count(orders)).toBe(0);
		expect(await verify(shop, await shop.addPerson(), session)).toBe("none");

		await control.setFaults({ settleDays: 0 });
		const second = await shop.buy(person, "resume-pack");
		expect(second).not.toBe(session);
		await control.advance({ days: 3 });
		await shop.settle();
		expect(await verify(shop, person, second)).toBe("paid");
		// The first one stays what it was.
		expect(await verify(shop, person, session)).toBe("failed");
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});
});

describe("The page after a payment, opened again later,", () => {
	async function openPaid(planId: SoldPlanId) {
		const shop = await openQuietShop();
		const person = await shop.addPerson();
		const session = await shop.buy(person, planId);
		expect(await verify(shop, person, session, planId)).toBe("paid");
		const [charge] = await shop.chargesOf(person);
		const look = () => verify(shop, person, session, planId);
		return { shop, person, look, chargeId: charge?.id ?? "", control: shop.sandbox.control };
	}

	test.each(["resume-pack", "pro-monthly"] as const)(
		"does not welcome to %s whose money went back",
		async (planId) => {
			const { shop, person, look } = await openPaid(planId);
			const { services } = shop;
			const [order] = await services.database.select().from(orders);
			await refundOrder(services, person, order?.id ?? "", services.clock());
			expect(await look()).toBe("refunded");
			// Also beside one that was bought since.
			const again = await shop.buy(person, planId);
			expect(await verify(shop, person, again, planId)).toBe("paid");
			expect(await look()).toBe("refunded");
		},
	);

	test.each(["resume-pack", "pro-monthly"] as const)(
		"knows of %s that is disputed, that the dispute was won, and that a part was given back",
		async (planId) => {
			const { look, chargeId, control } = await openPaid(planId);
			await control.refund(chargeId, 50);
			expect(await look()).toBe("paid");
			const dispute = await control.openDispute(chargeId);
			expect(await look()).toBe("disputed");
			await control.closeDispute(dispute.id, "won");
			expect(await look()).toBe("paid");
		},
	);

	test("says that a pack has ended, from the instant on at which it has", async () => {
		const { shop, look, control } = await openPaid("resume-pack");
		const [pack] = await shop.services.database.select().from(userPurchases);
		const end = pack?.expiresAt.getTime() ?? 0;
		await control.advance({ to: new Date(end - 60_000) });
		expect(await look()).toBe("paid");
		await control.advance({ to: new Date(end) });
		expect(await look()).toBe("ended");
	});

	test("goes on with a subscription as long as it renews, and ends with it", async () => {
		const { shop, person, look, control } = await openPaid("pro-monthly");
		await control.advance({ days: 32 });
		expect(await look()).toBe("paid");
		await cancelSubscription(shop.services, person, { reason: "Other" }, shop.services.clock());
		expect(await look()).toBe("paid");
		await control.advance({ days: 32 });
		expect(await look()).toBe("ended");
	});

	test("does not call a payment refunded because a later one was", async () => {
		const { shop, person, look, control } = await openPaid("pro-monthly");
		await control.advance({ days: 32 });
		expect(await look()).toBe("paid");
		const [, renewal] = await shop.chargesOf(person);
		await control.refund(renewal?.id ?? "");
		expect(await look()).toBe("ended");
	});
});
