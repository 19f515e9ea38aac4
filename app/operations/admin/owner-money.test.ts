import { asc } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditEntries } from "#app/data/base/schema/admin.server.ts";
import { userPurchases, userSubscriptions } from "#app/data/base/schema/entitlements.server.ts";
import { orders } from "#app/data/base/schema/payments.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { formatMoment, formatShortDate } from "#app/domain/base/dates.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import type { SoldPlanId } from "#app/domain/billing/plans.ts";
import { resumeSubscription } from "#app/operations/billing/cancel-subscription.server.ts";
import { pauseSubscription } from "#app/operations/billing/pause-subscription.server.ts";
import { refundOrder } from "#app/operations/billing/refund-order.server.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { openedBy } from "#tests/helpers/opened-by.ts";
import { ownerOf } from "#tests/helpers/owner.ts";
import { cards, openShop, type Shop } from "#tests/helpers/shop.ts";
import { findBrokenInvariants } from "#tests/helpers/site.ts";
import { endSubscription } from "./end-subscription.server.ts";
import { giveMoneyBack } from "./give-money-back.server.ts";
import { readPerson } from "./read-person.server.ts";

const reason = "Asked by mail";

async function openWith(planId: SoldPlanId, card = cards.good) {
	const shop = await openShop();
	const person = await shop.addBuyer(planId, card);
	const { services } = shop;
	return {
		shop,
		services,
		person,
		orders: () => services.database.select().from(orders).orderBy(orders.number),
		/** All that is left of an order, counted from the first. */
		async refund(place = 0) {
			const rows = await services.database.select().from(orders).orderBy(orders.number);
			const orderId = rows[place]?.id ?? "";
			return giveMoneyBack(services, ownerOf(shop), { orderId, reason });
		},
		end: (when: "with-period" | "now") =>
			endSubscription(services, ownerOf(shop), { personId: person.id, when, reason }),
		audit: async () =>
			(await services.database.select().from(auditEntries).orderBy(asc(auditEntries.id))).map(
				({ action, label, reason: why, changes }) => ({ action, label, reason: why, changes }),
			),
		async refundsAtProvider() {
			const query = "select 1 from sandbox.objects where kind = 'refund'";
			return (await services.pool.query(query)).rows.length;
		},
		async wait(days: number) {
			await shop.sandbox.control.advance({ days });
			await shop.settle();
		},
		subscription: async () => (await services.database.select().from(userSubscriptions))[0],
	};
}

const openNew = async (shop: Shop, person: Person) =>
	openedBy(shop, person, await shop.addResume());

async function expectSound(shop: Shop) {
	await shop.settle();
	expect(await findBrokenInvariants(shop)).toEqual([]);
}

describe("The owner gives the money back", () => {
	test("of a pack long after its guarantee, and what it has opened closes", async () => {
		const { shop, services, person, refund, audit, wait } = await openWith("resume-pack");
		for (let index = 0; index < 3; index++) expect(await openNew(shop, person)).toBe("pack");
		await wait(20);
		const [order] = await services.database.select().from(orders);
		const own = await refundOrder(services, person, order?.id ?? "", services.clock());
		expect(own).toMatchObject({ success: false, status: 409 });
		expect(await refund()).toEqual({ success: true, said: "$9.99 was refunded." });
		expect(await services.database.select().from(userPurchases)).toMatchObject([
			{ status: "refunded", resumesRemaining: 0 },
		]);
		expect(await audit()).toEqual([
			{
				action: "order.refunded",
				label: "OF-000001",
				reason,
				changes: { refunded: { from: "$0", to: "$9.99" } },
			},
		]);
		const mails = await openMailbox(shop).mailsTo(person.email);
		expect(mails.filter(({ subject }) => subject.includes("refund"))).toHaveLength(1);
		await expectSound(shop);
	});

	test("once for twenty presses, and a press of the person between them", async () => {
		const { shop, services, person, refund, audit, refundsAtProvider } =
			await openWith("resume-pack");
		const [order] = await services.database.select().from(orders);
		const presses = await Promise.all([
			...Array.from({ length: 8 }, () => refund()),
			refundOrder(services, person, order?.id ?? "", services.clock()),
		]);
		expect(presses.every(({ success }) => success)).toBe(true);
		expect(await refund()).toEqual({ success: true, said: adminMessages.orders.alreadyRefunded });
		expect(await refundsAtProvider()).toBe(1);
		expect((await audit()).length).toBeLessThanOrEqual(1);
		await expectSound(shop);
	});

	test("leaves one line in the log for twenty presses", async () => {
		const { shop, refund, audit, refundsAtProvider } = await openWith("resume-pack");
		const presses = await Promise.all(Array.from({ length: 20 }, () => refund()));
		expect(presses.every(({ success }) => success)).toBe(true);
		expect(await refundsAtProvider()).toBe(1);
		expect(await audit()).toHaveLength(1);
		await expectSound(shop);
	});

	test("gives back what is left after a part", async () => {
		const { shop, person, refund, audit } = await openWith("resume-pack");
		await shop.giveBack(person, 300);
		expect(await refund()).toEqual({ success: true, said: "$6.99 was refunded." });
		expect((await shop.chargesOf(person)).map((paid) => paid.amount_refunded)).toEqual([999]);
		expect(await audit()).toMatchObject([{ changes: { refunded: { from: "$3", to: "$9.99" } } }]);
		await expectSound(shop);
	});

	test("of the present month: the subscription ends first and charges nobody again", async () => {
		const { shop, person, refund, wait, subscription } = await openWith("pro-monthly");
		await wait(35);
		expect(await openNew(shop, person)).toBe("subscription");
		expect(await refund(1)).toEqual({ success: true, said: "$29.99 was refunded." });
		expect(await subscription()).toMatchObject({ status: "ended" });
		expect(await openNew(shop, person)).toBe("free");
		await wait(70);
		expect((await shop.chargesOf(person)).map((paid) => paid.amount_refunded)).toEqual([0, 2999]);
		await expectSound(shop);
	});

	test("of an earlier month: the subscription goes on", async () => {
		const { shop, person, refund, wait, subscription } = await openWith("pro-monthly");
		await wait(35);
		expect(await refund(0)).toMatchObject({ success: true });
		expect(await subscription()).toMatchObject({ status: "active" });
		expect(await openNew(shop, person)).toBe("subscription");
		expect((await shop.chargesOf(person)).map((paid) => paid.amount_refunded)).toEqual([2999, 0]);
		await expectSound(shop);
	});

	test("not while the bank decides, and not for what does not exist", async () => {
		const { shop, services, person, refund, audit } = await openWith("resume-pack");
		await shop.dispute(person);
		expect(await refund()).toMatchObject({ status: 409, error: adminMessages.orders.disputed });
		const orderId = "11111111-1111-4111-8111-111111111111";
		const unknown = await giveMoneyBack(services, ownerOf(shop), { orderId, reason });
		expect(unknown).toMatchObject({ success: false, status: 404 });
		expect(await audit()).toEqual([]);
		expect((await shop.chargesOf(person)).map((paid) => paid.amount_refunded)).toEqual([0]);
	});

	test("or says that it did not work, and then nothing stands in the log", async () => {
		const { shop, person, services, audit } = await openWith("resume-pack");
		const [order] = await services.database.select().from(orders);
		const broken = {
			...services,
			payments: { ...services.payments, refund: () => Promise.reject(new Error("away")) },
		};
		const about = { orderId: order?.id ?? "", reason };
		expect(await giveMoneyBack(broken, ownerOf(shop), about)).toMatchObject({
			success: false,
			status: 500,
		});
		expect(await audit()).toEqual([]);
		expect(await openNew(shop, person)).toBe("pack");
		expect(await giveMoneyBack(services, ownerOf(shop), about)).toMatchObject({ success: true });
		await expectSound(shop);
	});
});

describe("The owner ends a subscription", () => {
	test("with its period: access goes on until then, and nothing is charged again", async () => {
		const { shop, person, end, audit, wait, subscription } = await openWith("pro-monthly");
		const ended = await end("with-period");
		expect(ended).toMatchObject({
			success: true,
			said: expect.stringMatching(/^The subscription ends on \w+ \d+, \d{4}\.$/u),
		});
		expect(await subscription()).toMatchObject({ status: "canceled" });
		expect(await openNew(shop, person)).toBe("subscription");
		expect(await audit()).toMatchObject([
			{
				action: "subscription.cancelled",
				label: "with its period",
				reason,
				changes: { status: { from: "active", to: "canceled" } },
			},
		]);
		expect(await end("with-period")).toMatchObject({
			said: expect.stringContaining(adminMessages.people.nothingChanged),
		});
		expect(await audit()).toHaveLength(1);
		await wait(40);
		expect(await shop.chargesOf(person)).toHaveLength(1);
		expect(await openNew(shop, person)).toBe("free");
		await expectSound(shop);
	});

	test("once for twenty presses, and once more after the person has taken it back", async () => {
		const { shop, services, person, end, audit } = await openWith("pro-monthly");
		const presses = await Promise.all(Array.from({ length: 20 }, () => end("with-period")));
		expect(presses.every(({ success }) => success)).toBe(true);
		expect(await audit()).toHaveLength(1);
		await shop.sandbox.control.advance({ seconds: 60 });
		await resumeSubscription(services, person, services.clock());
		expect(await end("with-period")).toMatchObject({ success: true });
		expect(await audit()).toHaveLength(2);
		const mails = await openMailbox(shop).mailsTo(person.email);
		expect(mails.filter(({ subject }) => /cancel/iu.test(subject))).toHaveLength(2);
		await expectSound(shop);
	});

	test("at once: access closes, no money goes back", async () => {
		const { shop, person, end, audit, subscription } = await openWith("pro-monthly");
		await end("with-period");
		const presses = await Promise.all(Array.from({ length: 20 }, () => end("now")));
		expect(presses.every(({ success }) => success)).toBe(true);
		expect(await subscription()).toMatchObject({ status: "ended", stripeStatus: "canceled" });
		expect(await openNew(shop, person)).toBe("free");
		expect((await shop.chargesOf(person)).map((paid) => paid.amount_refunded)).toEqual([0]);
		expect((await audit()).map(({ label }) => label)).toEqual(["with its period", "at once"]);
		expect(await end("now")).toEqual({
			success: true,
			said: `${adminMessages.people.subscriptionEnded} ${adminMessages.people.nothingChanged}`,
		});
		await expectSound(shop);
	});

	test("that is paused or disputed: the page says so, until when, and that access is off", async () => {
		const { shop, services, person, end, wait } = await openWith("pro-monthly");
		const read = async () => {
			const file = await readPerson(services, person.id, services.clock());
			const { hasAccess, hold, pausedUntil } = file?.subscriptions[0] ?? {};
			return { plan: file?.plan, hasAccess, hold, pausedUntil };
		};
		expect(await read()).toMatchObject({ hasAccess: true, hold: null, pausedUntil: null });
		await pauseSubscription(services, person, 1, services.clock());
		const { resumesAt } = (await services.database.select().from(userSubscriptions))[0] ?? {};
		const pausedUntil = formatMoment(resumesAt ?? new Date(0));
		expect(await read()).toMatchObject({ hasAccess: true, hold: null, pausedUntil });
		expect((await read()).plan).toMatch(/^Pro, pauses /u);
		await wait(33);
		expect(await read()).toEqual({
			plan: `Free, Pro paused until ${formatShortDate(resumesAt ?? new Date(0))}`,
			hasAccess: false,
			hold: "paused",
			pausedUntil,
		});
		await end("with-period");
		expect(await read()).toMatchObject({
			hasAccess: false,
			hold: "canceled",
			pausedUntil: null,
		});

		const other = await openWith("pro-monthly");
		await other.shop.dispute(other.person);
		await other.shop.settle();
		const disputed = await readPerson(other.services, other.person.id, other.services.clock());
		expect(disputed?.subscriptions).toMatchObject([{ hasAccess: false, hold: "disputed" }]);
		await expectSound(shop);
	});

	test("whose renewal has failed at once in any case: it would be charged after all", async () => {
		const { shop, end, wait, subscription } = await openWith("pro-monthly", cards.failsLater);
		await wait(32);
		expect(await subscription()).toMatchObject({ status: "past_due" });
		expect(await end("with-period")).toEqual({
			success: true,
			said: adminMessages.people.subscriptionEnded,
		});
		expect(await subscription()).toMatchObject({ status: "ended" });
		await expectSound(shop);
	});

	test("only where there is one", async () => {
		const { end, audit } = await openWith("resume-pack");
		expect(await end("now")).toMatchObject({ success: false, status: 404 });
		expect(await audit()).toEqual([]);
	});
});
