import Stripe from "stripe";
import { describe, expect, test } from "vitest";
import {
	packCredits,
	userPurchases,
	userSubscriptions,
} from "#app/data/base/schema/entitlements.server.ts";
import { cancellations, orders, stripeCustomers } from "#app/data/base/schema/payments.server.ts";
import { getSubscription } from "#app/data/billing/subscriptions.server.ts";
import { getRights } from "#app/data/reader/rights.server.ts";
import { addDays, addMonths, formatMoment } from "#app/domain/base/dates.ts";
import { messages } from "#app/domain/base/messages.ts";
import type { PauseMonths } from "#app/domain/billing/pause.ts";
import { removeAccount } from "#app/operations/account/delete-person.server.ts";
import {
	cancelSubscription,
	resumeSubscription,
} from "#app/operations/billing/cancel-subscription.server.ts";
import { endPause, pauseSubscription } from "#app/operations/billing/pause-subscription.server.ts";
import { readBilling } from "#app/operations/billing/read-plan.server.ts";
import { startCheckout } from "#app/operations/billing/start-checkout.server.ts";
import { explainDenial } from "#app/operations/reader/explain-denial.server.ts";
import { openResume } from "#app/operations/reader/open-resume.server.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { openedBy } from "#tests/helpers/opened-by.ts";
import { cards, openShop } from "#tests/helpers/shop.ts";
import { findBrokenInvariants } from "#tests/helpers/site.ts";

const reason = { reason: "Too expensive" } as const;

async function openWithPro() {
	const shop = await openShop();
	const { services } = shop;
	const person = await shop.addBuyer("pro-monthly");
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

	test("sends one mail for each time, with the moment until which access goes on", async () => {
		const { shop, person, read, cancel, resume } = await openWithPro();
		const mailbox = openMailbox(shop);
		await Promise.all([cancel(), cancel()]);
		await mailbox.settle();
		await resume();
		await shop.settle();
		const mails = await mailbox.mailsTo(person.email);
		const end = formatMoment((await read()).currentPeriodEnd);
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
	expect(await findBrokenInvariants(shop)).toEqual([]);
});

describe("A pause", () => {
	async function openPaused(card?: string) {
		const shop = await openShop({}, { clockMoves: true });
		const { services, sandbox } = shop;
		const person = await shop.addBuyer("resume-pack");
		const [owned, other] = [await shop.addResume(), await shop.addResume()];
		const open = (id: string) => openedBy(shop, person, id);
		await open(owned);
		await services.database.update(userPurchases).set({ resumesRemaining: 0 });
		await services.database.insert(packCredits).values(
			await Promise.all(
				[1, 2, 3, 4].map(async () => ({
					purchaseId: (await services.database.select().from(userPurchases))[0]?.id ?? "",
					resumeId: await shop.addResume(),
				})),
			),
		);
		await shop.buy(person, "pro-monthly", card);
		await shop.settle();
		const read = async () => {
			const row = await getSubscription(services.database, person.id);
			if (!row) throw new Error("There is no subscription");
			return row;
		};
		const first = await read();
		return {
			shop,
			services,
			person,
			read,
			open,
			owned,
			other,
			first,
			pause: (months: PauseMonths) => pauseSubscription(services, person, months, services.clock()),
			end: () => endPause(services, person, services.clock()),
			async goTo(date: Date) {
				await sandbox.control.advance({ to: date });
				await shop.settle();
			},
			sums: async () => (await shop.chargesOf(person)).map(({ amount }) => amount),
			timeline: async () =>
				(await readBilling(services, person, services.clock())).timeline
					.filter(({ kind }) => kind === "pause" || kind === "charge")
					.map(({ kind, at }) => [kind, at]),
			mails: async () =>
				(await openMailbox(shop).mailsTo(person.email)).filter(({ subject }) =>
					subject.includes("Your pause of Offerfolio Pro ends"),
				),
		};
	}
	const good = { success: true };

	test("charges nothing, closes what only Pro opened, keeps the price, and ends by itself with a mail before", async () => {
		const { shop, services, person, read, open, owned, other, first, ...pro } = await openPaused();
		const paidUntil = first.currentPeriodEnd;
		const back = addMonths(paidUntil, 2);
		expect(await pro.pause(2)).toMatchObject(good);
		// A second press, with another number, changes nothing.
		expect(await pro.pause(3)).toMatchObject(good);
		expect(await read()).toMatchObject({ status: "active", resumesAt: back });
		expect(await pro.timeline()).toEqual([
			["pause", paidUntil],
			["charge", back],
		]);
		expect(await open(other)).toBe("subscription");
		const isPriceRising = async () =>
			(await readBilling(services, person, services.clock())).subscription?.isPriceRising;
		expect(await isPriceRising()).toBe(true);
		await pro.goTo(addDays(paidUntil, 1));
		expect(await read()).toMatchObject({ status: "inactive", resumesAt: back });
		expect(await pro.timeline()).toEqual([["charge", back]]);
		expect(await open(other)).not.toBe("subscription");
		// The pack's days stood still while Pro was paid, and run now.
		expect(await open(owned)).toBe("unlock");
		const { subscription } = await readBilling(services, person, services.clock());
		expect(subscription).toMatchObject({
			state: "on_hold",
			hold: "paused",
			hasAccess: false,
			canPause: false,
			pausedUntil: formatMoment(back),
			cancelling: "with-period",
			isPriceRising: true,
		});
		expect(
			await explainDenial(services, person, other, "limit_reached", services.clock()),
		).toMatchObject({
			cause: `Your Pro is paused until ${formatMoment(back)}. “My Subscription” has the button that ends the pause.`,
		});
		await pro.goTo(addDays(back, -8));
		expect(await pro.mails()).toHaveLength(0);
		await pro.goTo(addDays(back, -0.5));
		expect(await read()).toMatchObject({ status: "inactive", resumesAt: back });
		const [told, ...others] = await pro.mails();
		expect(others).toEqual([]);
		expect(told?.text).toContain("The lower price was for your first month only.");
		expect(await pro.sums()).toEqual([999, 100]);
		await pro.goTo(addDays(back, 0.5));
		expect(await read()).toMatchObject({
			status: "active",
			resumesAt: null,
			currentPeriodStart: back,
			amountInCents: 2999,
		});
		expect(await pro.sums()).toEqual([999, 100, 2999]);
		expect(await isPriceRising()).toBe(false);
		expect(await open(other)).toBe("subscription");
		expect(await pro.mails()).toHaveLength(1);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("is taken back before it begins, and charges once when it is ended early, by five presses at once", async () => {
		const { shop, read, open, other, first, ...pro } = await openPaused();
		await pro.pause(1);
		expect(await pro.end()).toMatchObject(good);
		expect(await read()).toMatchObject({ status: "active", resumesAt: null });
		await pro.pause(3);
		await pro.goTo(addDays(first.currentPeriodEnd, 40));
		const ends = await Promise.all(Array.from({ length: 5 }, () => pro.end()));
		expect(ends.some(({ success }) => success)).toBe(true);
		await shop.settle();
		expect(await pro.end()).toMatchObject(good);
		expect(await pro.sums()).toEqual([999, 100, 2999]);
		const present = await read();
		expect(present).toMatchObject({ status: "active", resumesAt: null });
		expect(present.currentPeriodEnd).toEqual(addMonths(present.currentPeriodStart, 1));
		expect(await open(other)).toBe("subscription");
		await pro.goTo(addDays(present.currentPeriodEnd, 0.5));
		expect(await pro.sums()).toEqual([999, 100, 2999, 2999]);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("that has not begun is taken back for nothing while its month is disputed, and is shown until then", async () => {
		const { shop, services, person, read, first, ...pro } = await openPaused();
		const paidUntil = first.currentPeriodEnd;
		const back = addMonths(paidUntil, 1);
		await pro.pause(1);
		const charge = (await shop.chargesOf(person)).find(({ amount }) => amount === 100);
		const { id: dispute } = await shop.sandbox.control.openDispute(charge?.id ?? "");
		await shop.settle();
		expect(await read()).toMatchObject({ status: "inactive", resumesAt: back });
		const shown = async () => (await readBilling(services, person, services.clock())).subscription;
		expect(await shown()).toMatchObject({
			hold: "disputed",
			pausesOn: formatMoment(paidUntil),
			pausedUntil: formatMoment(back),
		});
		expect(await pro.timeline()).toEqual([
			["pause", paidUntil],
			["charge", back],
		]);
		expect(await pro.end()).toMatchObject({ ...good, message: messages.pause.takenBack });
		await shop.settle();
		expect(await pro.sums()).toEqual([999, 100]);
		expect(await read()).toMatchObject({
			resumesAt: null,
			currentPeriodStart: first.currentPeriodStart,
		});
		expect(await shown()).toMatchObject({ hold: "disputed", pausesOn: null, pausedUntil: null });
		expect(await pro.timeline()).toEqual([["charge", paidUntil]]);
		await shop.sandbox.control.closeDispute(dispute, "won");
		await shop.settle();
		expect(await read()).toMatchObject({ status: "active", resumesAt: null });
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("that has begun charges when it is ended early, though the month before it is disputed", async () => {
		const { shop, services, person, read, first, ...pro } = await openPaused();
		await pro.pause(2);
		const charge = (await shop.chargesOf(person)).find(({ amount }) => amount === 100);
		await pro.goTo(addDays(first.currentPeriodEnd, 3));
		await shop.sandbox.control.openDispute(charge?.id ?? "");
		await shop.settle();
		const { subscription } = await readBilling(services, person, services.clock());
		expect(subscription).toMatchObject({ hold: "paused", pausesOn: null });
		expect(await pro.end()).toMatchObject({ ...good, message: messages.pause.ended });
		await shop.settle();
		expect(await pro.sums()).toEqual([999, 100, 2999]);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("that was set at the provider for an unpaid month is taken back, and charges no second one", async () => {
		const { shop, services, read, first, ...pro } = await openPaused(cards.failsLater);
		await pro.goTo(addDays(first.currentPeriodEnd, 1));
		const { stripeSubscriptionId, currentPeriodEnd, status } = await read();
		expect(status).toBe("past_due");
		await services.payments.setPause(stripeSubscriptionId, addDays(currentPeriodEnd, 20));
		await shop.settle();
		expect(await pro.end()).toMatchObject({ ...good, message: messages.pause.takenBack });
		expect(await read()).toMatchObject({ status: "past_due", resumesAt: null, currentPeriodEnd });
	});

	test("stays when the card is refused at its early end, and can be cancelled for nothing", async () => {
		const { shop, services, person, read, first, ...pro } = await openPaused(cards.failsLater);
		await pro.pause(2);
		await pro.goTo(addDays(first.currentPeriodEnd, 3));
		const before = await read();
		expect(await pro.end()).toMatchObject({ success: false, error: messages.pause.refused });
		expect(await read()).toMatchObject({
			status: "inactive",
			resumesAt: before.resumesAt,
			currentPeriodStart: before.currentPeriodStart,
		});
		expect(await cancelSubscription(services, person, reason, services.clock())).toEqual(good);
		expect(await pro.timeline()).toEqual([]);
		expect(await pro.end()).toMatchObject({ success: false });
		expect(await read()).toMatchObject({ status: "inactive", resumesAt: null });
		await pro.goTo(addDays(first.currentPeriodEnd, 70));
		expect((await read()).status).toBe("ended");
		expect(await pro.sums()).toEqual([999, 100]);
		expect(await pro.pause(1)).toMatchObject({ success: false });
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("that was cancelled is no dead end: it can be resumed as it was, and ended early then", async () => {
		const { shop, services, person, read, open, other, first, ...pro } = await openPaused();
		const back = addMonths(first.currentPeriodEnd, 2);
		const cancel = () => cancelSubscription(services, person, reason, services.clock());
		const resume = () => resumeSubscription(services, person, services.clock());
		await open(other);
		await pro.pause(2);
		await pro.goTo(addDays(first.currentPeriodEnd, 3));
		expect(await Promise.all([cancel(), cancel()])).toEqual([good, good]);
		expect(await cancel()).toEqual(good);
		const { currentPeriodEnd } = await read();
		const day = formatMoment(currentPeriodEnd);
		const now = services.clock();
		expect((await readBilling(services, person, now)).subscription).toMatchObject({
			hold: "canceled",
			cancelling: null,
			endsOn: day,
		});
		// No word of a pause that has a button.
		expect(await explainDenial(services, person, other, "limit_reached", now)).toMatchObject({
			cause: "Your Pro is on hold. “My Subscription” explains why.",
		});
		// A second subscription could charge beside this one, once it is resumed.
		expect(await startCheckout(services, person, "pro-monthly", now)).toMatchObject({
			status: 409,
			error: messages.checkout.stillEnding,
		});
		await openMailbox(shop).settle();
		expect(await resume()).toEqual(good);
		expect(await read()).toMatchObject({ status: "inactive", canceledAt: null, resumesAt: back });
		expect(await services.database.select().from(cancellations)).toMatchObject([
			{ resumedAt: expect.any(Date) },
		]);
		expect(await pro.end()).toMatchObject(good);
		await shop.settle();
		expect(await pro.sums()).toEqual([999, 100, 2999]);
		expect(await open(other)).toBe("subscription");
		const mails = await openMailbox(shop).mailsTo(person.email);
		const canceled = mails.filter(({ subject }) => subject.includes("is canceled"));
		expect(canceled).toHaveLength(1);
		expect(canceled[0]?.text).toContain(`ends on ${day}. Nothing more is charged`);
		const resumed = mails.filter(({ subject }) => subject.includes("continues"));
		expect(resumed).toHaveLength(1);
		expect(resumed[0]?.text).toContain(`On ${formatMoment(back)} we charge $29.99`);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("that was cancelled lets its account be deleted, and nothing is charged after that", async () => {
		const { shop, services, person, first, ...pro } = await openPaused();
		const remove = () =>
			services.database.transaction((transaction) =>
				removeAccount(services, transaction, person, { now: services.clock() }),
			);
		await pro.pause(1);
		await pro.goTo(addDays(first.currentPeriodEnd, 3));
		expect(await remove()).toMatchObject({ success: false, status: 409 });
		await cancelSubscription(services, person, reason, services.clock());
		const [{ customerId } = { customerId: "" }] = await services.database
			.select()
			.from(stripeCustomers);
		expect(await remove()).toMatchObject({ success: true });
		await pro.goTo(addDays(first.currentPeriodEnd, 70));
		const { payments, subscriptions } = await services.payments.readCustomer(customerId);
		expect(payments.map(({ amountInCents }) => amountInCents)).toEqual([999, 100]);
		expect(subscriptions).toMatchObject([{ status: "canceled" }]);
	});
});

test("A disputed subscription that was cancelled can be resumed, and says so by email", async () => {
	const { shop, services, person, read, cancel, resume } = await openWithPro();
	await shop.dispute(person);
	await shop.settle();
	expect(await cancel()).toEqual({ success: true });
	expect(await read()).toMatchObject({ status: "inactive", canceledAt: expect.any(Date) });
	const { subscription } = await readBilling(services, person, services.clock());
	expect(subscription).toMatchObject({ hold: "disputed", cancelling: null });
	await openMailbox(shop).settle();
	expect(await resume()).toEqual({ success: true });
	expect(await read()).toMatchObject({ status: "inactive", canceledAt: null });
	const subjects = (await openMailbox(shop).subjectsTo(person.email)).join();
	expect(subjects).toMatch(/is canceled/u);
	expect(subjects).toMatch(/continues/u);
	expect(await findBrokenInvariants(shop)).toEqual([]);
});
