import { describe, expect, test } from "vitest";
import { userSubscriptions } from "#app/data/base/schema/entitlements.server.ts";
import { cancellations, orders } from "#app/data/base/schema/payments.server.ts";
import { messages } from "#app/domain/base/messages.ts";
import type { SoldPlanId } from "#app/domain/billing/plans.ts";
import type { Payments } from "#app/integrations/payments/payments.ts";
import {
	cancelSubscription,
	resumeSubscription,
} from "#app/operations/billing/cancel-subscription.server.ts";
import { openPortal } from "#app/operations/billing/open-portal.server.ts";
import { refundOrder } from "#app/operations/billing/refund-order.server.ts";
import { startCheckout } from "#app/operations/billing/start-checkout.server.ts";
import type { Services } from "#app/services.ts";
import { openShop, type Shop } from "#tests/helpers/shop.ts";
import { findBrokenInvariants } from "#tests/helpers/site.ts";

// As often as the SDK tries.
const faults = {
	"an error": { apiErrors: 3 },
	"a broken connection": { apiResets: 3 },
	"an answer that is lost": { lostAnswers: 3 },
};
const kinds = Object.keys(faults) as (keyof typeof faults)[];
type Fault = [keyof Payments, keyof typeof faults, { isNext: boolean }?];

/**
 * The services of a process for which one call of the provider fails.
 * @param options.isNext the call after it fails, and it works
 */
function failing(
	{ services, sandbox }: Shop,
	call: keyof Payments,
	kind: keyof typeof faults,
	{ isNext = false } = {},
): Services {
	const original = services.payments[call] as (...parameters: unknown[]) => Promise<unknown>;
	const payments = {
		...services.payments,
		async [call](...parameters: unknown[]) {
			if (isNext) {
				const result = await original(...parameters);
				await sandbox.control.setFaults(faults[kind]);
				return result;
			}
			await sandbox.control.setFaults(faults[kind]);
			return original(...parameters);
		},
	};
	return { ...services, payments };
}

/** A person who has paid something, and hears of it; later events stay away. */
async function openWith(planId: SoldPlanId) {
	const shop = await openShop();
	const person = await shop.addBuyer(planId);
	shop.setAway(true);
	const [order] = await shop.services.database.select().from(orders);
	if (!order) throw new Error("There is no order");
	return { shop, services: shop.services, person, order, now: shop.services.clock() };
}

async function endWell(shop: Shop): Promise<void> {
	shop.setAway(false);
	await shop.settle();
	expect(await findBrokenInvariants(shop)).toEqual([]);
}

const failed = (error: string) => ({ success: false, status: 500, error });

describe("A checkout", () => {
	const calls = ["startCheckout", "createCustomer", "readCustomer"] as const;
	test.each(calls)("whose %s fails says so, and works when it is tried again", async (call) => {
		await Promise.all(kinds.map((kind) => failAndTryAgain(call, kind)));
	});

	async function failAndTryAgain(call: keyof Payments, kind: keyof typeof faults): Promise<void> {
		const shop = await openShop();
		const { services } = shop;
		const person = await shop.addPerson();
		shop.setAway(true);
		const now = services.clock();
		const first = await startCheckout(failing(shop, call, kind), person, "pro-monthly", now);
		expect(first, kind).toEqual(failed(messages.checkout.sessionFailed));

		const second = await startCheckout(services, person, "pro-monthly", now);
		if (!second.success) throw new Error(second.error);
		expect(await startCheckout(services, person, "pro-monthly", now)).toEqual(second);
		const { rows } = await services.pool.query(
			"select 1 from sandbox.objects where kind = 'customer'",
		);
		expect(rows).toHaveLength(1);
		await shop.pay(second.data.url);
		await endWell(shop);
		expect((await shop.chargesOf(person)).map(({ amount }) => amount)).toEqual([2999]);
		expect(await services.database.$count(userSubscriptions)).toBe(1);
	}
});

describe("Cancelling", () => {
	test("that fails says so, and works when it is tried again; so does resuming", async () => {
		await Promise.all([
			...kinds.map((kind) => failAndTryAgain("setCanceling", kind)),
			failAndTryAgain("setCanceling", "an error", { isNext: true }),
			failAndTryAgain("readCustomer", "an error"),
		]);
	});

	async function failAndTryAgain(...fault: Fault): Promise<void> {
		const { shop, services, person, now } = await openWith("pro-monthly");
		const reason = { reason: "Technical issues" } as const;
		const stage = failing(shop, ...fault);
		const first = await cancelSubscription(stage, person, reason, now);
		expect(first, fault[1]).toEqual(failed(messages.cancel.failed));
		expect(await cancelSubscription(services, person, reason, now)).toEqual({ success: true });
		expect(await services.database.select().from(cancellations)).toMatchObject([reason]);

		const resuming = await resumeSubscription(stage, person, now);
		expect(resuming, fault[1]).toEqual(failed(messages.billing.resumeFailed));
		expect(await resumeSubscription(services, person, now)).toEqual({ success: true });
		const [row] = await services.database.select().from(userSubscriptions);
		expect(row?.status).toBe("active");
		await endWell(shop);
	}
});

describe("The money back", () => {
	const failures: Record<SoldPlanId, Fault[]> = {
		"resume-pack": [
			["refund", "an error"],
			["refund", "a broken connection"],
			["readCustomer", "an error"],
		],
		"pro-monthly": [
			["refund", "an error"],
			["endNow", "an error"],
			["endNow", "an answer that is lost"],
			["endNow", "an error", { isNext: true }],
		],
	};

	test.each(["resume-pack", "pro-monthly"] as const)(
		"of %s that fails says so, and works when it is tried again",
		async (planId) => {
			await Promise.all(failures[planId].map((fault) => failAndTryAgain(planId, fault)));
		},
	);

	test.each(["resume-pack", "pro-monthly"] as const)(
		"of %s that was given while an answer was lost is given once",
		async (planId) => {
			const { shop, services, person, order, now } = await openWith(planId);
			const stage = failing(shop, "refund", "an answer that is lost");
			expect(await refundOrder(stage, person, order.id, now)).toEqual({ success: true });
			expect(await refundOrder(services, person, order.id, now)).toEqual({ success: true });
			await endWell(shop);
			await expectOneRefund(shop, order.amountInCents);

			const late = await openWith(planId);
			const blind = failing(late.shop, "refund", "an error", { isNext: true });
			const first = await refundOrder(blind, late.person, late.order.id, now);
			expect(first).toEqual(failed(messages.billing.refundFailed));
			const second = await refundOrder(late.services, late.person, late.order.id, now);
			expect(second).toEqual({ success: true });
			await endWell(late.shop);
			await expectOneRefund(late.shop, order.amountInCents);
		},
	);

	async function failAndTryAgain(planId: SoldPlanId, fault: Fault): Promise<void> {
		const { shop, services, person, order, now } = await openWith(planId);
		const first = await refundOrder(failing(shop, ...fault), person, order.id, now);
		expect(first, fault[1]).toEqual(failed(messages.billing.refundFailed));
		expect((await shop.chargesOf(person)).map((charge) => charge.amount_refunded)).toEqual([0]);
		expect(await refundOrder(services, person, order.id, now)).toEqual({ success: true });
		await endWell(shop);
		await expectOneRefund(shop, order.amountInCents);
	}

	async function expectOneRefund({ services }: Shop, amount: number): Promise<void> {
		const { rows } = await services.pool.query<{ amount: number }>(
			"select (record->>'amount')::int as amount from sandbox.objects where kind = 'refund'",
		);
		expect(rows).toEqual([{ amount }]);
	}
});

test("The portal that cannot be reached says so, and opens when it is tried again", async () => {
	const { shop, services, person } = await openWith("pro-monthly");
	const first = await openPortal(failing(shop, "openPortal", "an error"), person, "/settings");
	expect(first).toEqual(failed(messages.billing.portalFailed));
	expect(await openPortal(services, person, "/settings")).toMatchObject({ success: true });
	const nobody = await shop.addPerson();
	expect(await openPortal(services, nobody, "/settings")).toMatchObject({
		success: false,
		status: 404,
		error: messages.billing.noSubscription,
	});
});
