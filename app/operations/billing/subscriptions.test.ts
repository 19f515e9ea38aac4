import Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { userSubscriptions } from "#app/data/base/schema/entitlements.server.ts";
import { cancellations, orders } from "#app/data/base/schema/payments.server.ts";
import { getSubscription } from "#app/data/billing/subscriptions.server.ts";
import { getRights } from "#app/data/reader/rights.server.ts";
import { messages } from "#app/domain/base/messages.ts";
import {
	cancelSubscription,
	resumeSubscription,
} from "#app/operations/billing/cancel-subscription.server.ts";
import { startCheckout } from "#app/operations/billing/start-checkout.server.ts";
import { openResume } from "#app/operations/reader/open-resume.server.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { openShop } from "#tests/helpers/shop.ts";
import { findBrokenInvariants } from "#tests/helpers/site.ts";

const reason = { reason: "Too expensive" } as const;

async function openWithPro() {
	const shop = await openShop();
	const { services } = shop;
	const person = await shop.addPerson();
	await shop.buy(person, "pro-monthly");
	await shop.settle();
	return {
		shop,
		services,
		person,
		read: async () => {
			const row = await getSubscription(services.database, person.id);
			if (!row) throw new Error("There is no subscription");
			return row;
		},
		cancel: () => cancelSubscription(services, person, reason, services.clock()),
		resume: () => resumeSubscription(services, person, services.clock()),
		reasons: () => services.database.select().from(cancellations).orderBy(cancellations.createdAt),
	};
}

test("A subscription lives its whole life: bought, renewed, cancelled, resumed, cancelled, ended", async () => {
	const { shop, services, person, read, cancel, resume } = await openWithPro();
	const first = await read();
	expect(first).toMatchObject({ status: "active", planId: "pro-monthly" });

	await shop.sandbox.control.advance({ days: 32 });
	await shop.settle();
	const renewed = await read();
	expect(renewed.status).toBe("active");
	expect(renewed.currentPeriodStart).toEqual(first.currentPeriodEnd);
	expect(await services.database.$count(orders)).toBe(2);

	expect(await cancel()).toEqual({ success: true });
	expect((await read()).status).toBe("canceled");
	expect(await resume()).toEqual({ success: true });
	expect((await read()).status).toBe("active");
	await cancel();
	await shop.sandbox.control.advance({ days: 32 });
	await shop.settle();
	expect((await read()).status).toBe("ended");
	expect((await read()).currentPeriodEnd).toEqual(renewed.currentPeriodEnd);
	expect(await services.database.$count(orders)).toBe(2);
	expect(await services.database.$count(userSubscriptions)).toBe(1);
	const rights = await getRights(services.database, person.id, person.mailboxHash);
	expect(rights.subscription?.status).toBe("ended");
	expect(await findBrokenInvariants(shop)).toEqual([]);
});

describe("Cancelling", () => {
	test("keeps the paid period, and asks why once for each time a person leaves", async () => {
		const { shop, read, cancel, resume, reasons } = await openWithPro();
		const before = await read();
		const presses = await Promise.all(Array.from({ length: 10 }, cancel));
		expect(presses).toEqual(Array(10).fill({ success: true }));
		expect(await cancel()).toEqual({ success: true });
		expect(await read()).toMatchObject({
			status: "canceled",
			currentPeriodEnd: before.currentPeriodEnd,
		});
		expect(await reasons()).toMatchObject([{ ...reason, resumedAt: null }]);

		expect(await resume()).toEqual({ success: true });
		const [taken] = await reasons();
		expect(taken?.resumedAt).not.toBeNull();
		await cancel();
		await resume();
		await cancel();
		const kept = await reasons();
		expect(kept.map(({ resumedAt }) => resumedAt !== null)).toEqual([true, true, false]);
		expect(kept[0]).toEqual(taken);
		await shop.settle();
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("and resuming work the same whichever way the provider was told", async () => {
		const { shop, person, read, cancel, resume, reasons } = await openWithPro();
		const { stripeSubscriptionId: subscription, currentPeriodEnd } = await read();
		await shop.pressInPortal(person, { action: "cancel", subscription });
		await shop.settle();
		expect(await read()).toMatchObject({ status: "canceled", currentPeriodEnd });
		expect(await cancel()).toEqual({ success: true });
		expect(await resume()).toEqual({ success: true });
		expect((await read()).status).toBe("active");
		await cancel();
		await shop.pressInPortal(person, { action: "resume", subscription });
		await shop.settle();
		expect((await read()).status).toBe("active");
		// What was taken back there is not still to be counted as a reason to leave.
		expect(await reasons()).toHaveLength(2);
		expect((await reasons()).filter(({ resumedAt }) => resumedAt === null)).toEqual([]);
		await shop.sandbox.control.advance({ days: 32 });
		await shop.settle();
		expect((await read()).currentPeriodStart).toEqual(currentPeriodEnd);
		expect(await shop.chargesOf(person)).toHaveLength(2);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("finds nothing to cancel for a person without a subscription, and after it has ended", async () => {
		const { shop, services, cancel, resume, reasons } = await openWithPro();
		const nobody = await shop.addPerson();
		const nothing = { success: false, status: 404, error: messages.cancel.nothing };
		const now = services.clock();
		expect(await cancelSubscription(services, nobody, reason, now)).toMatchObject(nothing);
		expect(await resumeSubscription(services, nobody, now)).toMatchObject(nothing);
		await cancel();
		// The end is not known here yet: no event has come.
		await shop.sandbox.control.setFaults({ drop: true });
		await shop.sandbox.control.advance({ days: 32 });
		expect(await cancel()).toMatchObject(nothing);
		expect(await resume()).toMatchObject(nothing);
		expect(await reasons()).toHaveLength(1);
	});

	test("sends one mail for each time, with the day until which access goes on", async () => {
		const { shop, person, read, cancel, resume } = await openWithPro();
		await Promise.all([cancel(), cancel()]);
		await resume();
		await shop.settle();
		const mails = await openMailbox(shop).mailsTo(person.email);
		const end = (await read()).currentPeriodEnd.toLocaleDateString("en-US", {
			dateStyle: "long",
			timeZone: "UTC",
		});
		const canceled = mails.filter(({ subject }) => subject.includes("is canceled"));
		expect(canceled).toHaveLength(1);
		expect(canceled[0]?.text).toContain(`ends on ${end}`);
		const resumed = mails.filter(({ subject }) => subject.includes("continues"));
		expect(resumed).toHaveLength(1);
		expect(resumed[0]?.text).toContain(`On ${end} we charge $29.99`);
	});
});

test("A second subscription made behind the checkout's back ends with its money, and the first goes on", async () => {
	const { shop, services, person, read } = await openWithPro();
	const { sandbox } = shop;
	const before = await read();
	const stripe = new Stripe(sandbox.secretKey, { ...sandbox.api, telemetry: false });
	const monthly = (await stripe.prices.list()).data.find(({ recurring }) => recurring);
	await sandbox.control.advance({ days: 2 });
	const late = await stripe.checkout.sessions.create({
		mode: "subscription",
		customer: before.stripeCustomerId,
		line_items: [{ price: monthly?.id ?? "", quantity: 1 }],
		success_url: "http://localhost/",
	});
	await shop.pay(late.url ?? "");
	await shop.settle();
	const rows = await services.database.select().from(userSubscriptions);
	expect(rows.find(({ id }) => id === before.id)).toMatchObject({ status: "active" });
	expect(rows.filter(({ id }) => id !== before.id)).toMatchObject([{ status: "ended" }]);
	const charges = await shop.chargesOf(person);
	expect(charges.map((charge) => charge.amount_refunded)).toEqual([0, 2999]);
	expect((await read()).id).toBe(before.id);
	const resume = await shop.addResume();
	expect(await openResume(services, person, resume, services.clock())).toEqual({
		success: true,
		data: { by: "subscription" },
	});
	expect(await startCheckout(services, person, "pro-monthly", services.clock())).toMatchObject({
		status: 409,
	});
	await services.background.settle();
	expect(await findBrokenInvariants(shop)).toEqual([]);
});
