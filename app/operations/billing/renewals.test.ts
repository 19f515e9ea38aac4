import { describe, expect, test } from "vitest";
import { userSubscriptions } from "#app/data/base/schema/entitlements.server.ts";
import { cancellations, orders } from "#app/data/base/schema/payments.server.ts";
import { getSubscription } from "#app/data/billing/subscriptions.server.ts";
import { addDays, formatMoment } from "#app/domain/base/dates.ts";
import {
	cancelSubscription,
	resumeSubscription,
} from "#app/operations/billing/cancel-subscription.server.ts";
import { readBilling } from "#app/operations/billing/read-plan.server.ts";
import { startCheckout } from "#app/operations/billing/start-checkout.server.ts";
import { openResume } from "#app/operations/reader/open-resume.server.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { openedBy } from "#tests/helpers/opened-by.ts";
import { cards, openShop } from "#tests/helpers/shop.ts";
import { findBrokenInvariants } from "#tests/helpers/site.ts";

/** A person whose renewals fail, with the free resume used up. */
async function openWithFailingCard() {
	const shop = await openShop();
	const { services, sandbox } = shop;
	const person = await shop.addPerson();
	const free = await shop.addResume();
	await openResume(services, person, free, services.clock());
	await shop.buy(person, "pro-monthly", cards.failsLater);
	await shop.settle();
	const resume = await shop.addResume();
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
		/** So long after the end of the month that was paid. */
		async pass(days: number) {
			await sandbox.control.advance({ to: addDays(first.currentPeriodEnd, days) });
			await shop.settle();
		},
		first,
		open: (now = services.clock()) => openedBy(shop, person, resume, now),
		async mails(words: string) {
			const mails = await openMailbox(shop).mailsTo(person.email);
			return mails.filter(({ subject }) => subject.includes(words));
		},
	};
}

describe("A renewal that fails", () => {
	test("leaves seven days of grace from the period's start, to the millisecond", async () => {
		const { shop, services, person, read, pass, first, open } = await openWithFailingCard();
		await pass(0.01);
		const failed = await read();
		const graceUntil = addDays(first.currentPeriodEnd, 7);
		expect(failed).toMatchObject({
			status: "past_due",
			currentPeriodStart: first.currentPeriodEnd,
			graceUntil,
		});
		expect(await open()).toBe("subscription");
		expect(await open(new Date(graceUntil.getTime() - 1))).toBe("subscription");
		expect(await open(graceUntil)).toBe("payment_past_due");
		const billing = await readBilling(services, person, services.clock());
		expect(billing.subscription).toMatchObject({
			state: "past_due",
			hasAccess: true,
			nextBilling: null,
			graceUntil: formatMoment(graceUntil),
		});
		// What was tried again meanwhile moves nothing.
		for (const days of [1.1, 3.1, 5.1, 6.9]) {
			await pass(days);
			expect(await read()).toMatchObject({ status: "past_due", graceUntil });
			expect(await open()).toBe("subscription");
		}
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("ends the subscription when nothing was paid by then, and costs nothing", async () => {
		const { shop, services, person, read, pass, first, open, mails } = await openWithFailingCard();
		await pass(7.1);
		expect(await read()).toMatchObject({ status: "ended", stripeStatus: "canceled" });
		expect((await read()).currentPeriodEnd).toEqual(addDays(first.currentPeriodEnd, 7));
		expect(await open()).toBe("limit_reached");
		expect(await services.database.$count(orders)).toBe(1);
		expect(await shop.chargesOf(person)).toHaveLength(1);
		expect(await mails("has ended")).toHaveLength(1);
		// It can be bought again.
		const again = await startCheckout(services, person, "pro-monthly", services.clock());
		expect(again.success).toBe(true);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("gives one grace when the subscription is left past due, however many months stay unpaid", async () => {
		const { shop, services, person, read, pass, first, open, mails } = await openWithFailingCard();
		await shop.sandbox.control.setFaults({ leavesPastDue: true });
		const graceUntil = addDays(first.currentPeriodEnd, 7);
		for (const days of [0.1, 7.1, 32, 40, 63]) {
			await pass(days);
			expect(await read()).toMatchObject({ status: "past_due", graceUntil });
			expect(await open()).toBe(days < 7 ? "subscription" : "payment_past_due");
		}
		expect((await read()).currentPeriodStart > addDays(first.currentPeriodEnd, 50)).toBe(true);
		const { subscription } = await readBilling(services, person, services.clock());
		expect(subscription).toMatchObject({
			state: "past_due",
			hasAccess: false,
			graceUntil: formatMoment(graceUntil),
		});
		const [mail, ...others] = await mails("did not go through");
		expect(others).toEqual([]);
		expect(mail?.text).toContain(`access until ${formatMoment(graceUntil)}`);
		// As one who reads of it for the first time, because no event came before.
		await services.pool.query("delete from user_subscriptions");
		await shop.reconcile();
		expect(await read()).toMatchObject({ status: "past_due", graceUntil });

		// Paid for one month after all, the next renewal that fails is the first again.
		const { rows } = await services.pool.query<{ id: string }>(
			`select id from sandbox.objects where kind = 'invoice' and record->>'status' = 'open'
			order by sequence desc limit 1`,
		);
		await shop.pressInPortal(person, { action: "pay", invoice: rows[0]?.id ?? "" });
		await shop.settle();
		const paid = await read();
		expect(paid).toMatchObject({ status: "active", graceUntil: null });
		await pass(93);
		const next = { status: "past_due", graceUntil: addDays(paid.currentPeriodEnd, 7) };
		expect(await read()).toMatchObject(next);
		expect(await mails("did not go through")).toHaveLength(2);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("is told once for each period, however often it is tried", async () => {
		const { shop, person, read, pass, first, mails } = await openWithFailingCard();
		for (const days of [0.1, 1.1, 3.1]) await pass(days);
		const [mail, ...others] = await mails("did not go through");
		expect(others).toEqual([]);
		expect(mail?.text).toContain("$29.99");
		expect(mail?.text).toContain(
			`access until ${formatMoment(addDays(first.currentPeriodEnd, 7))}`,
		);
		// Paid by hand with the same card, so that the next renewal fails as well.
		await payOpenInvoice();
		expect((await read()).status).toBe("active");
		await pass(32);
		expect((await read()).status).toBe("past_due");
		expect(await mails("did not go through")).toHaveLength(2);

		async function payOpenInvoice() {
			const { rows } = await shop.services.pool.query<{ id: string }>(
				"select id from sandbox.objects where kind = 'invoice' and record->>'status' = 'open'",
			);
			await shop.pressInPortal(person, { action: "pay", invoice: rows[0]?.id ?? "" });
			await shop.settle();
		}
	});

	test("is made good with another card: the month goes on as if nothing had been", async () => {
		const { shop, services, person, read, pass, first, open } = await openWithFailingCard();
		await pass(2);
		await shop.pressInPortal(person, { action: "card", card: cards.good });
		// The next attempt, on the third day.
		await pass(3.1);
		expect(await read()).toMatchObject({
			status: "active",
			graceUntil: null,
			currentPeriodStart: first.currentPeriodEnd,
		});
		await pass(20);
		expect(await open()).toBe("subscription");
		expect(await shop.chargesOf(person)).toHaveLength(2);
		expect(await services.database.$count(orders)).toBe(2);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("and is cancelled then ends at once: an unpaid month is not charged after all", async () => {
		const { shop, services, person, read, pass, open } = await openWithFailingCard();
		await pass(0.5);
		const now = services.clock();
		const cancelled = await cancelSubscription(services, person, { reason: "Other" }, now);
		expect(cancelled).toEqual({ success: true });
		expect(await read()).toMatchObject({ status: "ended", stripeStatus: "canceled" });
		expect(await open()).toBe("limit_reached");
		expect(await resumeSubscription(services, person, now)).toMatchObject({ status: 404 });
		expect(await services.database.$count(cancellations)).toBe(1);
		await shop.pressInPortal(person, { action: "card", card: cards.good });
		await pass(40);
		expect(await shop.chargesOf(person)).toHaveLength(1);
		expect(await services.database.$count(userSubscriptions)).toBe(1);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});
});

test("A renewal whose event is late is found out by the next look at the provider", async () => {
	const shop = await openShop();
	const { services, sandbox } = shop;
	const person = await shop.addBuyer("pro-monthly");
	const before = await getSubscription(services.database, person.id);
	await sandbox.control.setFaults({ drop: true });
	await sandbox.control.advance({ to: addDays(before?.currentPeriodEnd ?? new Date(), 0.001) });
	const now = services.clock();
	// Nobody is sold twice what they have, though the row says that it is over.
	expect(await startCheckout(services, person, "pro-monthly", now)).toMatchObject({ status: 409 });
	const after = await getSubscription(services.database, person.id);
	expect(after?.currentPeriodStart).toEqual(before?.currentPeriodEnd);
	const resume = await shop.addResume();
	expect(await openResume(services, person, resume, now)).toMatchObject({
		data: { by: "subscription" },
	});
});

test.each([
	[5, "subscription"],
	[59, "subscription"],
	[61, "free"],
])(
	"A renewal that the provider makes %i minutes late is waited for, an hour long",
	async (late, by) => {
		const shop = await openShop();
		const { services } = shop;
		const person = await shop.addBuyer("pro-monthly");
		const now = services.clock();
		const end = new Date(Math.floor(now.getTime() / 1000 - late * 60) * 1000);
		await services.pool.query(
			`update sandbox.objects set due = null,
		record = jsonb_set(record, '{current_period_end}', to_jsonb($1::int)) where kind = 'subscription'`,
			[end.getTime() / 1000],
		);
		await services.database
			.update(userSubscriptions)
			.set({ currentPeriodEnd: end, syncedAt: addDays(end, -1) });
		expect(await openResume(services, person, await shop.addResume(), now)).toMatchObject({
			data: { by },
		});
	},
);
