import { describe, expect, test } from "vitest";
import { getRights } from "#app/data/rights.server.ts";
import { orders, userPurchases, userSubscriptions } from "#app/data/schema.server.ts";
import { getSubscription } from "#app/data/subscriptions.server.ts";
import { openShop } from "#tests/helpers/shop.ts";
import { findBrokenInvariants } from "#tests/helpers/site.ts";
import { cancelSubscription, resumeSubscription } from "./cancel-subscription.server.ts";
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

describe("A subscription", () => {
	test("lives its whole life: bought, renewed, cancelled, resumed, cancelled, ended", async () => {
		const shop = await openShop();
		const { services } = shop;
		const person = await shop.addPerson();
		await shop.buy(person, "pro-monthly");
		await shop.settle();
		const first = await getSubscription(services.database, person.id);
		expect(first).toMatchObject({ status: "active", planId: "pro-monthly" });

		await shop.sandbox.control.advance({ days: 32 });
		await shop.settle();
		const renewed = await getSubscription(services.database, person.id);
		expect(renewed?.status).toBe("active");
		expect(renewed?.currentPeriodStart).toEqual(first?.currentPeriodEnd);
		expect(await services.database.$count(orders)).toBe(2);

		const reason = { reason: "Too expensive" } as const;
		expect(await cancelSubscription(services, person, reason, services.clock())).toEqual({
			success: true,
		});
		expect((await getSubscription(services.database, person.id))?.status).toBe("canceled");
		await resumeSubscription(services, person, services.clock());
		expect((await getSubscription(services.database, person.id))?.status).toBe("active");
		await cancelSubscription(services, person, reason, services.clock());
		await shop.sandbox.control.advance({ days: 32 });
		await shop.settle();
		expect((await getSubscription(services.database, person.id))?.status).toBe("ended");
		expect(await services.database.$count(orders)).toBe(2);
		expect(await services.database.$count(userSubscriptions)).toBe(1);
		const rights = await getRights(services.database, person.id, person.mailboxHash);
		expect(rights.subscription?.status).toBe("ended");
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});
});
