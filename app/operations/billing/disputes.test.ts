import { describe, expect, test } from "vitest";
import { userPurchases, userSubscriptions } from "#app/data/base/schema/entitlements.server.ts";
import { orders } from "#app/data/base/schema/payments.server.ts";
import { addDays, formatLongDate } from "#app/domain/base/dates.ts";
import type { SoldPlanId } from "#app/domain/billing/plans.ts";
import { readBilling } from "#app/operations/billing/read-plan.server.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { openedBy } from "#tests/helpers/opened-by.ts";
import { openShop, type Shop } from "#tests/helpers/shop.ts";
import { findBrokenInvariants } from "#tests/helpers/site.ts";

async function openWith(planId: SoldPlanId) {
	const shop = await openShop();
	const person = await shop.addBuyer(planId);
	const [charge] = await shop.chargesOf(person);
	if (!charge) throw new Error("Nothing was paid");
	const { control } = shop.sandbox;
	/** Something happens at the provider, and everything that comes of it is done. */
	const happens = async <Result>(what: Promise<Result>) => {
		const result = await what;
		await shop.settle();
		return result;
	};
	return { shop, person, charge: charge.id, control, happens };
}

const packOf = async ({ services }: Shop) =>
	(await services.database.select().from(userPurchases))[0];
const subscriptionOf = async ({ services }: Shop) =>
	(await services.database.select().from(userSubscriptions))[0];
const orderOf = async ({ services }: Shop) => (await services.database.select().from(orders))[0];

describe("A pack whose payment", () => {
	test("is disputed closes; when the dispute is won it opens again with what its ledger says", async () => {
		const { shop, person, charge, control, happens } = await openWith("resume-pack");
		const [first, second, third] = [
			await shop.addResume(),
			await shop.addResume(),
			await shop.addResume(),
		];
		expect(await openedBy(shop, person, first)).toBe("pack");
		expect(await openedBy(shop, person, second)).toBe("pack");
		const ends = (await packOf(shop))?.expiresAt;

		const dispute = await happens(control.openDispute(charge));
		expect(await packOf(shop)).toMatchObject({ status: "disputed", resumesRemaining: 0 });
		expect(await orderOf(shop)).toMatchObject({
			status: "disputed",
			disputeDueBy: expect.any(Date),
		});
		expect((await orderOf(shop))?.disputeDueBy?.getTime()).toBeGreaterThan(
			shop.services.clock().getTime(),
		);
		// What it opened is closed; the free allowance is another right.
		expect(await openedBy(shop, person, third)).toBe("free");
		expect(await openedBy(shop, person, first)).toBe("limit_reached");

		await happens(control.closeDispute(dispute.id, "won"));
		expect(await packOf(shop)).toMatchObject({
			status: "succeeded",
			resumesRemaining: 3,
			expiresAt: ends,
		});
		expect(await orderOf(shop)).toMatchObject({ status: "paid", disputeDueBy: null });
		expect(await openedBy(shop, person, first)).toBe("unlock");
		expect(await openedBy(shop, person, await shop.addResume())).toBe("pack");
		expect(await findBrokenInvariants(shop)).toEqual([]);
		const subjects = await openMailbox(shop).subjectsTo(person.email);
		expect(subjects.filter((subject) => subject.includes("disputing"))).toHaveLength(1);
	});

	test("is lost to a dispute stays closed", async () => {
		const { shop, person, charge, control, happens } = await openWith("resume-pack");
		const dispute = await happens(control.openDispute(charge));
		await happens(control.closeDispute(dispute.id, "lost"));
		await shop.reconcile();
		expect(await packOf(shop)).toMatchObject({ status: "disputed", resumesRemaining: 0 });
		expect(await openedBy(shop, person, await shop.addResume())).toBe("free");
		expect(await openedBy(shop, person, await shop.addResume())).toBe("limit_reached");
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("is partly given back stays as it is, until the rest goes back as well", async () => {
		const { shop, person, charge, control, happens } = await openWith("resume-pack");
		expect(await openedBy(shop, person, await shop.addResume())).toBe("pack");
		await happens(control.refund(charge, 400));
		expect(await orderOf(shop)).toMatchObject({ status: "partly refunded", refundedInCents: 400 });
		expect(await packOf(shop)).toMatchObject({ status: "succeeded", resumesRemaining: 4 });
		await happens(control.refund(charge, 500));
		expect(await packOf(shop)).toMatchObject({ status: "succeeded", resumesRemaining: 4 });
		await happens(control.refund(charge));
		expect(await orderOf(shop)).toMatchObject({ status: "refunded", refundedInCents: 999 });
		expect(await packOf(shop)).toMatchObject({ status: "refunded", resumesRemaining: 0 });
		expect(await findBrokenInvariants(shop)).toEqual([]);
		// Each time something goes back, one mail.
		const subjects = await openMailbox(shop).subjectsTo(person.email);
		expect(subjects.filter((subject) => subject.includes("refund"))).toHaveLength(3);
	});

	test("went back is given to a resume again by the next pack", async () => {
		const { shop, person, charge, control, happens } = await openWith("resume-pack");
		const resume = await shop.addResume();
		expect(await openedBy(shop, person, resume)).toBe("pack");
		await happens(control.refund(charge));
		await shop.buy(person, "resume-pack");
		await shop.settle();
		expect(await openedBy(shop, person, resume)).toBe("pack");
		expect(await openedBy(shop, person, resume)).toBe("unlock");
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});
});

describe("Pro whose payment", () => {
	test("is disputed gives nothing; when the dispute is won it goes on", async () => {
		const { shop, person, charge, control, happens } = await openWith("pro-monthly");
		const resume = await shop.addResume();
		const dispute = await happens(control.openDispute(charge));
		expect(await subscriptionOf(shop)).toMatchObject({
			status: "inactive",
			stripeStatus: "active",
		});
		expect(await openedBy(shop, person, resume)).toBe("free");
		expect(await openedBy(shop, person, await shop.addResume())).toBe("limit_reached");
		await happens(control.closeDispute(dispute.id, "won"));
		expect(await subscriptionOf(shop)).toMatchObject({ status: "active" });
		expect(await openedBy(shop, person, resume)).toBe("subscription");
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("is disputed while Pro that was given runs says until when that opens everything, on its page and by email", async () => {
		const { shop, person, charge, control, happens } = await openWith("pro-monthly");
		const { services } = shop;
		const startsAt = addDays(services.clock(), -1);
		const endsAt = addDays(services.clock(), 60);
		await shop.addProGrant(person, { startsAt, endsAt });
		await happens(control.openDispute(charge));
		const givenUntil = formatLongDate(endsAt);
		const { subscription } = await readBilling(services, person, services.clock());
		expect(subscription).toMatchObject({ hold: "disputed", hasAccess: false, givenUntil });
		expect(await openedBy(shop, person, await shop.addResume())).toBe("grant");
		const { text } = await openMailbox(shop).newest(person.email, "disputing");
		expect(text.replace(/\s+/gu, " ")).toContain(
			`The Pro that you were given opens every resume until ${givenUntil}.`,
		);
	});

	test("is lost to a dispute ends: nobody is charged again who has their money back", async () => {
		const { shop, person, charge, control, happens } = await openWith("pro-monthly");
		const dispute = await happens(control.openDispute(charge));
		await happens(control.closeDispute(dispute.id, "lost"));
		expect(await subscriptionOf(shop)).toMatchObject({
			status: "ended",
			stripeStatus: "canceled",
		});
		await happens(control.advance({ days: 40 }));
		expect(await shop.chargesOf(person)).toHaveLength(1);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("is given back by the owner ends; a part that is given back changes nothing", async () => {
		const { shop, person, charge, control, happens } = await openWith("pro-monthly");
		const before = await subscriptionOf(shop);
		await happens(control.refund(charge, 1000));
		expect(await subscriptionOf(shop)).toMatchObject({
			status: "active",
			currentPeriodEnd: before?.currentPeriodEnd,
		});
		await happens(control.refund(charge));
		expect(await subscriptionOf(shop)).toMatchObject({
			status: "ended",
			stripeStatus: "canceled",
		});
		expect(await openedBy(shop, person, await shop.addResume())).toBe("free");
		await happens(control.advance({ days: 40 }));
		expect(await shop.chargesOf(person)).toHaveLength(1);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("of an earlier month goes back keeps the month that is paid", async () => {
		const { shop, person, charge, control, happens } = await openWith("pro-monthly");
		await happens(control.advance({ days: 32 }));
		expect(await shop.chargesOf(person)).toHaveLength(2);
		await happens(control.refund(charge));
		expect(await subscriptionOf(shop)).toMatchObject({ status: "active" });
		expect(await openedBy(shop, person, await shop.addResume())).toBe("subscription");
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});
});
