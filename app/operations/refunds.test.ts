import { describe, expect, test } from "vitest";
import { findReadingHistory } from "#app/data/reading-history.server.ts";
import { orders } from "#app/data/schema/payments.server.ts";
import { userPurchases, userSubscriptions } from "#app/data/schema/rights.server.ts";
import { addDays } from "#app/domain/dates.ts";
import { messages } from "#app/domain/messages.ts";
import type { Person } from "#app/domain/viewer.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { openShop, type Shop } from "#tests/helpers/shop.ts";
import { findBrokenInvariants } from "#tests/helpers/site.ts";
import { openResume } from "./open-resume.server.ts";
import { readBilling } from "./read-billing.server.ts";
import { refundOrder } from "./refund-order.server.ts";

const refused = { success: false, status: 409, error: messages.billing.notRefundable };

/** The newest order of a person. */
async function orderOf({ services }: Shop, person: Person) {
	const rows = await services.database.select().from(orders).orderBy(orders.number);
	const order = rows.findLast(({ userId }) => userId === person.id);
	if (!order) throw new Error("There is no order");
	return order;
}

async function open(shop: Shop, person: Person, resume: string): Promise<string> {
	const { services } = shop;
	const result = await openResume(services, person, resume, services.clock());
	return result.success ? result.data.by : result.reason;
}

/** Somebody with a pack, of which some is used. */
async function openWithPack(unlocked: number) {
	const shop = await openShop();
	const person = await shop.addPerson();
	await shop.buy(person, "resume-pack");
	await shop.settle();
	const resumes = await Promise.all(Array.from({ length: unlocked }, () => shop.addResume()));
	for (const resume of resumes) expect(await open(shop, person, resume)).toBe("pack");
	return { shop, person, resumes, order: await orderOf(shop, person) };
}

const mailsAbout = async (shop: Shop, person: Person, words: string) =>
	(await openMailbox(shop).mailsTo(person.email)).filter(({ subject }) => subject.includes(words));

describe("The money of a pack", () => {
	test.each([0, 1])(
		"goes back when it has unlocked %i, and what it opened closes",
		async (count) => {
			const { shop, person, resumes, order } = await openWithPack(count);
			const { services } = shop;
			expect(await refundOrder(services, person, order.id, services.clock())).toEqual({
				success: true,
			});
			const rows = await services.database.select().from(userPurchases);
			const closedAt = services.clock();
			expect(rows).toMatchObject([
				{ status: "refunded", resumesRemaining: 0, closedAt: expect.any(Date) },
			]);
			const day = rows[0]?.closedAt?.toISOString();
			expect(Number(closedAt) - Number(rows[0]?.closedAt)).toBeLessThan(60_000);
			const history = await findReadingHistory(services.database, person.id, false, closedAt);
			expect(history.map(({ state, until }) => [state, until])).toEqual(
				resumes.map(() => ["locked", day]),
			);
			expect(await orderOf(shop, person)).toMatchObject({
				status: "refunded",
				refundedInCents: 999,
			});
			// The free allowance is left, and only that.
			const [opened = await shop.addResume()] = resumes;
			expect(await open(shop, person, opened)).toBe("free");
			expect(await open(shop, person, await shop.addResume())).toBe("limit_reached");
			await shop.settle();
			expect((await shop.chargesOf(person)).map((charge) => charge.amount_refunded)).toEqual([999]);
			const [mail, ...others] = await mailsAbout(shop, person, "refund");
			expect(others).toEqual([]);
			expect(mail?.text).toContain("$9.99");
			await services.background.settle();
			expect(await findBrokenInvariants(shop)).toEqual([]);
		},
	);

	test("stays when it has unlocked two, and nothing is asked of the provider", async () => {
		const { shop, person, order } = await openWithPack(2);
		const { services } = shop;
		expect(await refundOrder(services, person, order.id, services.clock())).toMatchObject(refused);
		expect((await shop.chargesOf(person)).map((charge) => charge.amount_refunded)).toEqual([0]);
		expect(await services.database.select().from(userPurchases)).toMatchObject([
			{ status: "succeeded", resumesRemaining: 3 },
		]);
	});

	test("goes back until the last millisecond of the seventh day, and not in the next", async () => {
		const { shop, person, order } = await openWithPack(0);
		const { services } = shop;
		const end = addDays(order.paidAt, 7);
		const before = new Date(end.getTime() - 1);
		expect(await refundOrder(services, person, order.id, end)).toMatchObject(refused);
		expect((await readBilling(services, person, end)).orders[0]?.isRefundable).toBe(false);
		expect((await readBilling(services, person, before)).orders[0]?.isRefundable).toBe(true);
		expect(await refundOrder(services, person, order.id, before)).toEqual({ success: true });
		expect((await readBilling(services, person, before)).orders[0]?.isRefundable).toBe(false);
	});

	test("is nobody else's to take back", async () => {
		const { shop, person, order } = await openWithPack(0);
		const { services } = shop;
		const somebody = await shop.addPerson();
		expect(await refundOrder(services, somebody, order.id, services.clock())).toMatchObject({
			success: false,
			status: 404,
		});
		expect((await shop.chargesOf(person)).map((charge) => charge.amount_refunded)).toEqual([0]);
	});
});

describe("The button", () => {
	test("pressed twenty times at once gives the money back once", async () => {
		const { shop, person, order } = await openWithPack(1);
		const { services } = shop;
		const presses = await Promise.all(
			Array.from({ length: 20 }, () => refundOrder(services, person, order.id, services.clock())),
		);
		expect(presses).toEqual(Array(20).fill({ success: true }));
		expect(await refundOrder(services, person, order.id, services.clock())).toEqual({
			success: true,
		});
		await shop.settle();
		const { rows } = await services.pool.query(
			"select 1 from sandbox.objects where kind = 'refund'",
		);
		expect(rows).toHaveLength(1);
		expect(await mailsAbout(shop, person, "refund")).toHaveLength(1);
		await services.background.settle();
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("pressed after the owner gave the money back, with no event come yet, finds that it was done", async () => {
		const { shop, person, order } = await openWithPack(0);
		const { services, sandbox } = shop;
		await sandbox.control.setFaults({ drop: true });
		const [charge] = await shop.chargesOf(person);
		await sandbox.control.refund(charge?.id ?? "");
		expect(await refundOrder(services, person, order.id, services.clock())).toEqual({
			success: true,
		});
		expect(await orderOf(shop, person)).toMatchObject({ status: "refunded" });
	});

	test("does nothing for what was partly given back or is disputed", async () => {
		const { shop, person, order } = await openWithPack(0);
		const { services, sandbox } = shop;
		const [charge] = await shop.chargesOf(person);
		await sandbox.control.refund(charge?.id ?? "", 300);
		expect(await refundOrder(services, person, order.id, services.clock())).toMatchObject(refused);
		await sandbox.control.openDispute(charge?.id ?? "");
		expect(await refundOrder(services, person, order.id, services.clock())).toMatchObject(refused);
		expect((await shop.chargesOf(person)).map((paid) => paid.amount_refunded)).toEqual([300]);
	});
});

describe("The money of Pro", () => {
	async function openWithPro() {
		const shop = await openShop();
		const person = await shop.addPerson();
		await shop.buy(person, "pro-monthly");
		await shop.settle();
		return { shop, person, order: await orderOf(shop, person) };
	}

	test("goes back after the first payment: access ends at once, and nothing is charged again", async () => {
		const { shop, person, order } = await openWithPro();
		const { services, sandbox } = shop;
		const resume = await shop.addResume();
		expect(await open(shop, person, resume)).toBe("subscription");
		const billing = await readBilling(services, person, services.clock());
		expect(billing.subscription?.refundableOrder).toBe(order.id);
		expect(await refundOrder(services, person, order.id, services.clock())).toEqual({
			success: true,
		});
		expect(await open(shop, person, resume)).toBe("free");
		const rows = await services.database.select().from(userSubscriptions);
		expect(rows).toMatchObject([{ status: "ended", stripeStatus: "canceled" }]);
		await shop.settle();
		await sandbox.control.advance({ days: 70 });
		await shop.settle();
		expect((await shop.chargesOf(person)).map((charge) => charge.amount_refunded)).toEqual([2999]);
		expect(await mailsAbout(shop, person, "refund")).toHaveLength(1);
		expect(await mailsAbout(shop, person, "has ended")).toHaveLength(1);
		await services.background.settle();
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("stays after a renewal, and after the seventh day", async () => {
		const { shop, person, order } = await openWithPro();
		const { services, sandbox } = shop;
		const end = addDays(order.paidAt, 7);
		expect(await refundOrder(services, person, order.id, end)).toMatchObject(refused);
		await sandbox.control.advance({ days: 32 });
		await shop.settle();
		const renewal = await orderOf(shop, person);
		expect(renewal.id).not.toBe(order.id);
		expect(await refundOrder(services, person, renewal.id, renewal.paidAt)).toMatchObject(refused);
		expect(await open(shop, person, await shop.addResume())).toBe("subscription");
		expect((await shop.chargesOf(person)).map((charge) => charge.amount_refunded)).toEqual([0, 0]);
	});

	test("goes back once for twenty presses at once, and the subscription ends once", async () => {
		const { shop, person, order } = await openWithPro();
		const { services } = shop;
		const presses = await Promise.all(
			Array.from({ length: 20 }, () => refundOrder(services, person, order.id, services.clock())),
		);
		expect(presses).toEqual(Array(20).fill({ success: true }));
		await shop.settle();
		expect((await shop.chargesOf(person)).map((charge) => charge.amount_refunded)).toEqual([2999]);
		expect(await mailsAbout(shop, person, "refund")).toHaveLength(1);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});
});
