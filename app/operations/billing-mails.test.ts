import { describe, expect, test } from "vitest";
import { orders } from "#app/data/schema/payments.server.ts";
import { userPurchases, userSubscriptions } from "#app/data/schema/rights.server.ts";
import { addDays, formatLongDate } from "#app/domain/dates.ts";
import { receiptNumber } from "#app/domain/orders.ts";
import type { Person } from "#app/domain/viewer.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { openShop, type Shop } from "#tests/helpers/shop.ts";
import { openResume } from "./open-resume.server.ts";
import { refundOrder } from "./refund-order.server.ts";
import { remindOfPacks } from "./remind-of-packs.server.ts";
import { syncCustomer } from "./sync-customer.server.ts";

/** Looks at everybody many times over, and hears of everything again. */
async function lookAgainAndAgain(shop: Shop): Promise<void> {
	const { services, sandbox } = shop;
	for (const { id } of await sandbox.control.listEvents()) await sandbox.control.redeliver(id);
	await shop.settle();
	const { rows } = await services.pool.query<{ customer_id: string }>(
		"select customer_id from stripe_customers",
	);
	for (const { customer_id } of rows) {
		await Promise.all([1, 2, 3].map(() => syncCustomer(services, customer_id)));
	}
	await shop.reconcile();
	await shop.settle();
}

describe("The mails about money", () => {
	test("of a pack are one receipt and one refund, however often somebody looks", async () => {
		const shop = await openShop();
		const { services } = shop;
		const person = await shop.addPerson();
		await shop.buy(person, "resume-pack");
		await lookAgainAndAgain(shop);
		const mailbox = openMailbox(shop);
		const [pack] = await services.database.select().from(userPurchases);
		const [order] = await services.database.select().from(orders);
		const number = receiptNumber(order?.number ?? 0);
		const [receipt, ...others] = await mailbox.mailsTo(person.email);
		expect(others).toEqual([]);
		expect(receipt?.subject).toContain(`is ready (receipt ${number})`);
		expect(receipt?.key).toBe(`receipt:${order?.stripePaymentIntent}`);
		for (const words of [
			"$9.99",
			number,
			`Date: ${formatLongDate(order?.paidAt ?? "")}`,
			`until ${formatLongDate(pack?.expiresAt ?? "")}`,
			"5 resumes",
			`http://localhost/orders/${order?.id}/receipt`,
		]) {
			expect(receipt?.text).toContain(words);
		}

		await refundOrder(services, person, order?.id ?? "", services.clock());
		await lookAgainAndAgain(shop);
		const refunds = (await mailbox.mailsTo(person.email)).slice(1);
		expect(refunds).toHaveLength(1);
		expect(refunds[0]?.subject).toContain(`refund of $9.99 (receipt ${number})`);
		expect(refunds[0]?.text).toContain("in full");
	});

	test("of Pro are a welcome at $1 that names the next price, and a receipt for each renewal", async () => {
		const shop = await openShop();
		const { services, sandbox } = shop;
		const person = await shop.addPerson();
		await shop.buy(person, "resume-pack");
		await shop.buy(person, "pro-monthly");
		await lookAgainAndAgain(shop);
		await sandbox.control.advance({ days: 32 });
		await lookAgainAndAgain(shop);
		const [, first, renewal] = await services.database.select().from(orders).orderBy(orders.number);
		const mails = await openMailbox(shop).mailsTo(person.email);
		expect(mails).toHaveLength(3);
		const about = (words: string) => mails.find(({ subject }) => subject.includes(words));
		const day = (date: Date | null | undefined) => formatLongDate(date ?? "");
		const welcome = about("Welcome to")?.text;
		expect(welcome).toContain("your payment of $1:");
		expect(welcome).toContain(`${day(first?.periodStart)} to ${day(first?.periodEnd)}`);
		expect(welcome).toContain(`On ${day(first?.periodEnd)} we charge $29.99`);
		const receipt = about(`receipt ${receiptNumber(renewal?.number ?? 0)}`)?.text;
		expect(receipt).toContain("your payment of $29.99");
		expect(receipt).toContain(`${day(renewal?.periodStart)} to ${day(renewal?.periodEnd)}`);
		expect(renewal?.periodStart).toEqual(first?.periodEnd);
		// Looking again uses up no number.
		expect([first?.number, renewal?.number]).toEqual([2, 3]);
	});

	test("of a refund in parts say how much, and of a dispute that access is closed", async () => {
		const shop = await openShop();
		const { control } = shop.sandbox;
		const person = await shop.addPerson();
		await shop.buy(person, "resume-pack");
		await shop.settle();
		const [charge] = await shop.chargesOf(person);
		await control.refund(charge?.id ?? "", 250);
		await lookAgainAndAgain(shop);
		const dispute = await control.openDispute(charge?.id ?? "");
		await lookAgainAndAgain(shop);
		await control.closeDispute(dispute.id, "won");
		await lookAgainAndAgain(shop);
		const mails = await openMailbox(shop).mailsTo(person.email);
		const count = (words: string) => mails.filter(({ subject }) => subject.includes(words)).length;
		expect([mails.length, count("refund of $2.50"), count("disputes")]).toEqual([3, 1, 1]);
		const part = mails.find(({ subject }) => subject.includes("refund"));
		expect(part?.text).toContain("a part of your payment");
		expect(part?.text).toContain("stays as it is");
	});

	test("go to the address that the account has now", async () => {
		const shop = await openShop();
		const { services } = shop;
		const person = await shop.addPerson();
		await shop.buy(person, "pro-monthly");
		await shop.settle();
		await services.pool.query(`update "user" set email = 'moved@example.com' where id = $1`, [
			person.id,
		]);
		await shop.sandbox.control.advance({ days: 32 });
		await shop.settle();
		const mailbox = openMailbox(shop);
		expect(await mailbox.subjectsTo(person.email)).toHaveLength(1);
		expect(await mailbox.subjectsTo("moved@example.com")).toHaveLength(1);
		expect(await services.database.$count(userSubscriptions)).toBe(1);
	});
});

describe("The reminder of a pack that ends", () => {
	/** Somebody with a pack of which one resume is used; `at` moves to so many days before its end. */
	async function openWithPack() {
		const shop = await openShop();
		const { services } = shop;
		const person = await shop.addPerson();
		await shop.buy(person, "resume-pack");
		await shop.settle();
		await openResume(services, person, await shop.addResume(), services.clock());
		const [pack] = await services.database.select().from(userPurchases);
		if (!pack) throw new Error("There is no pack");
		const mailbox = openMailbox(shop);
		return {
			shop,
			services,
			person,
			pack,
			async daysBefore(days: number) {
				await shop.sandbox.control.advance({ to: addDays(pack.expiresAt, -days) });
				await shop.settle();
			},
			async reminders(to: Person = person) {
				await Promise.all([remindOfPacks(services), remindOfPacks(services)]);
				const mails = await mailbox.mailsTo(to.email);
				return mails.filter(({ subject }) => subject.includes(" ends in "));
			},
		};
	}

	test("comes seven days and one day before, each once, with what is left and until when", async () => {
		const { pack, daysBefore, reminders } = await openWithPack();
		await daysBefore(7.01);
		expect(await reminders()).toHaveLength(0);
		await daysBefore(6.99);
		const [week] = await reminders();
		expect(week?.subject).toContain("ends in 7 days, with 4 resumes left");
		expect(week?.text).toContain(`ends on ${formatLongDate(pack.expiresAt)}`);
		for (const days of [6.5, 6.1, 3, 1.01]) {
			await daysBefore(days);
			expect(await reminders()).toHaveLength(1);
		}
		await daysBefore(0.9);
		const both = await reminders();
		expect(both.map(({ subject }) => subject).join()).toContain("ends in 1 day, with 4 resumes");
		await daysBefore(0.1);
		expect(await reminders()).toHaveLength(2);
		await daysBefore(-0.1);
		expect(await reminders()).toHaveLength(2);
	});

	test("never says seven days when there are less: one that comes too late waits for the last day", async () => {
		const { daysBefore, reminders } = await openWithPack();
		await daysBefore(5.5);
		expect(await reminders()).toEqual([]);
		await daysBefore(0.9);
		expect((await reminders()).map(({ subject }) => subject)).toEqual([
			expect.stringContaining("ends in 1 day,"),
		]);
	});

	test("does not come when nothing is left, when the money went back, or while Pro opens everything", async () => {
		const { shop, services, daysBefore, reminders } = await openWithPack();
		const [used, refunded, member] = [
			await shop.addPerson(),
			await shop.addPerson(),
			await shop.addPerson(),
		];
		for (const person of [used, refunded, member]) await shop.buy(person, "resume-pack");
		await shop.settle();
		for (const _ of [1, 2, 3, 4, 5]) {
			await openResume(services, used, await shop.addResume(), services.clock());
		}
		const [charge] = await shop.chargesOf(refunded);
		await shop.sandbox.control.refund(charge?.id ?? "");
		await shop.buy(member, "pro-monthly");
		await daysBefore(6.5);
		expect(await reminders()).toHaveLength(1);
		for (const person of [used, refunded, member]) expect(await reminders(person)).toEqual([]);
	});

	test("is not written any more when the pack was used up since it was queued", async () => {
		const { shop, services, person, daysBefore, reminders } = await openWithPack();
		await daysBefore(6.5);
		const queued = services.jobs.enqueue;
		const held: (() => Promise<unknown>)[] = [];
		const late = {
			...services,
			jobs: {
				...services.jobs,
				enqueue: async (...job: Parameters<typeof queued>) => {
					held.push(() => queued(...job));
					return true;
				},
			},
		};
		await remindOfPacks(late);
		expect(held).toHaveLength(1);
		for (const _ of [1, 2, 3, 4]) {
			await openResume(services, person, await shop.addResume(), services.clock());
		}
		for (const send of held) await send();
		expect(await reminders()).toEqual([]);
	});
});
