import { eq } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { user } from "#app/data/base/schema/accounts.server.ts";
import { userPurchases, userSubscriptions } from "#app/data/base/schema/entitlements.server.ts";
import { orders } from "#app/data/base/schema/payments.server.ts";
import { addDays, formatLongDate, formatMoment } from "#app/domain/base/dates.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { offerFor } from "#app/domain/billing/offer.ts";
import { receiptNumber } from "#app/domain/billing/orders.ts";
import { setLatestWords } from "#app/integrations/words-scope.server.ts";
import {
	cancelSubscription,
	resumeSubscription,
} from "#app/operations/billing/cancel-subscription.server.ts";
import { pauseSubscription } from "#app/operations/billing/pause-subscription.server.ts";
import { readBilling } from "#app/operations/billing/read-plan.server.ts";
import { refundOrder } from "#app/operations/billing/refund-order.server.ts";
import { remindOfCharges } from "#app/operations/billing/remind-of-charges.server.ts";
import { remindOfPacks } from "#app/operations/billing/remind-of-packs.server.ts";
import { syncCustomer } from "#app/operations/billing/sync-customer.server.ts";
import { openResume } from "#app/operations/reader/open-resume.server.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { cards, openShop, type Shop } from "#tests/helpers/shop.ts";

/** Reconciles every customer many times, and receives every event again. */
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
	test("of a pack are one receipt and one refund, however often a person looks", async () => {
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
			`until ${formatMoment(pack?.expiresAt ?? "")}`,
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
		expect(welcome).toContain(`On ${formatMoment(first?.periodEnd ?? "")} we charge $29.99`);
		const receipt = about(`receipt ${receiptNumber(renewal?.number ?? 0)}`)?.text;
		expect(receipt).toContain("your payment of $29.99");
		expect(receipt).toContain(`${day(renewal?.periodStart)} to ${day(renewal?.periodEnd)}`);
		expect(renewal?.periodStart).toEqual(first?.periodEnd);
		// Looking again uses up no number.
		expect([first?.number, renewal?.number]).toEqual([2, 3]);
	});

	test("promise the money back where a button gives it: a mailbox has the guarantee once", async () => {
		const shop = await openShop();
		const { services } = shop;
		const person = await shop.addBuyer("resume-pack");
		const [order] = await services.database.select().from(orders);
		const { mailsTo } = openMailbox(shop);
		expect(await mailsTo(person.email)).toHaveLength(1);
		await refundOrder(services, person, order?.id ?? "", services.clock());
		await shop.settle();
		await shop.buy(person, "resume-pack");
		await shop.buy(person, "pro-monthly");
		await shop.settle();
		const mails = await mailsTo(person.email);
		const promising = mails.filter(({ text }) => text.includes("you can get the full amount back"));
		expect([mails.length, promising.length]).toEqual([4, 1]);
	});

	test("of a refund in parts say how much, and of a dispute that access is closed", async () => {
		const shop = await openShop();
		const { control } = shop.sandbox;
		const person = await shop.addBuyer("resume-pack");
		const [charge] = await shop.chargesOf(person);
		await control.refund(charge?.id ?? "", 150);
		await lookAgainAndAgain(shop);
		await control.refund(charge?.id ?? "", 100);
		await lookAgainAndAgain(shop);
		const dispute = await control.openDispute(charge?.id ?? "");
		await lookAgainAndAgain(shop);
		await control.closeDispute(dispute.id, "won");
		await lookAgainAndAgain(shop);
		const mails = await openMailbox(shop).mailsTo(person.email);
		const count = (words: string) => mails.filter(({ subject }) => subject.includes(words)).length;
		expect([mails.length, count("refund of $"), count("disputing")]).toEqual([4, 2, 1]);
		const about = (words: string) => mails.find(({ subject }) => subject.includes(words))?.text;
		expect(about("refund of $1.50")).toContain("part of your payment");
		expect(about("refund of $1.50")).not.toContain("in all");
		expect(about("refund of $1 ")).toContain("Refunded in all: $2.50");
		expect(about("refund of $1 ")).toContain("stays as it is");
		expect(about("disputing")).toContain("Amount: $7.49");
		expect(about("disputing")).toContain("it opens again");

		await control.refund(charge?.id ?? "");
		await shop.settle();
		const rest = (await openMailbox(shop).mailsTo(person.email)).at(-1);
		expect(rest?.subject).toContain("refund of $7.49");
		expect(rest?.text).toContain("the rest of your payment:");
		expect(rest?.text).toContain("Refunded in all: $9.99");
		expect(rest?.text).toContain("has ended");
	});

	test("of a payment whose time was over say that what is open stays so", async () => {
		const shop = await openShop();
		const { control } = shop.sandbox;
		const person = await shop.addBuyer("pro-monthly");
		await control.advance({ days: 32 });
		await shop.settle();
		const [first] = await shop.chargesOf(person);
		const dispute = await control.openDispute(first?.id ?? "");
		await shop.settle();
		await control.closeDispute(dispute.id, "won");
		await shop.settle();
		await control.refund(first?.id ?? "");
		await shop.settle();
		const mails = await openMailbox(shop).mailsTo(person.email);
		for (const { text } of mails.slice(2)) {
			expect(text).toContain("was over already: what is open to you stays open");
			expect(text).not.toMatch(/is closed|has ended/u);
		}
		expect(mails).toHaveLength(4);
	});

	test.each(["resume-pack", "pro-monthly"] as const)(
		"of %s that went back before anybody knew of the payment say so alone",
		async (plan) => {
			const shop = await openShop();
			const person = await shop.addPerson();
			await shop.sandbox.control.setFaults({ drop: true });
			await shop.buy(person, plan);
			await shop.giveBack(person);
			await shop.reconcile();
			await shop.settle();
			const mails = await openMailbox(shop).mailsTo(person.email);
			const told = mails.map(({ subject }) => subject);
			expect(told).toContainEqual(expect.stringContaining("refund of"));
			expect(told.join()).not.toMatch(/ready|Welcome/u);
		},
	);

	test("of what is open do not come while the account is stopped", async () => {
		const shop = await openShop();
		const { services } = shop;
		const person = await shop.addBuyer("pro-monthly");
		await services.database.update(user).set({ stoppedAt: services.clock() });
		await cancelSubscription(services, person, { reason: "Other" }, services.clock());
		await shop.settle();
		await shop.sandbox.control.advance({ days: 40 });
		await shop.settle();
		expect(await openMailbox(shop).subjectsTo(person.email)).toEqual([
			expect.stringContaining("Welcome to"),
		]);
	});

	test("of a cancellation that was undone tell of the pause that goes on with it", async () => {
		const shop = await openShop();
		const { services } = shop;
		const person = await shop.addBuyer("pro-monthly");
		expect(await pauseSubscription(services, person, 2, services.clock())).toMatchObject({
			success: true,
		});
		await cancelSubscription(services, person, { reason: "Other" }, services.clock());
		await resumeSubscription(services, person, services.clock());
		await shop.settle();
		const [row] = await services.database.select().from(userSubscriptions);
		const from = formatLongDate(row?.currentPeriodEnd ?? "");
		const until = formatMoment(row?.resumesAt ?? "");
		const { text } = await openMailbox(shop).newest(person.email, "subscription continues");
		expect(text).toContain(`from ${from} until ${until} it opens nothing`);
	});

	test("go to the address that the account has now", async () => {
		const shop = await openShop();
		const { services } = shop;
		const person = await shop.addBuyer("pro-monthly");
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
	/** A person with a pack, one resume of it used; `at` moves to this many days before its end. */
	async function openWithPack() {
		const shop = await openShop();
		const { services } = shop;
		const person = await shop.addBuyer("resume-pack");
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
				return mails.filter(({ subject }) => / ends? in /u.test(subject));
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
		expect(week?.text).toContain(`ends on ${formatMoment(pack.expiresAt)}`);
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

	test("is one for all packs that end on that day", async () => {
		const { shop, person, daysBefore, reminders } = await openWithPack();
		await shop.buy(person, "resume-pack");
		await shop.settle();
		await daysBefore(6.9);
		const mails = await reminders();
		expect(mails.map(({ subject }) => subject)).toEqual([
			expect.stringContaining("end in 7 days, with 9 resumes left"),
		]);
	});

	test("comes later when no job ran in time, and then says how many days there are", async () => {
		const { daysBefore, reminders } = await openWithPack();
		await daysBefore(5.5);
		expect((await reminders()).map(({ subject }) => subject)).toEqual([
			expect.stringContaining("ends in 6 days, with 4 resumes left"),
		]);
		await daysBefore(0.9);
		expect(await reminders()).toHaveLength(2);
	});

	test("is the last one alone when no job ran for a week", async () => {
		const { daysBefore, reminders } = await openWithPack();
		await daysBefore(0.5);
		expect((await reminders()).map(({ subject }) => subject)).toEqual([
			expect.stringContaining("ends in 1 day,"),
		]);
	});

	test("tells of the PDFs when nothing is left, and of the first month of Pro while it can be had", async () => {
		const { shop, services, person, pack, daysBefore, reminders } = await openWithPack();
		for (const _ of [2, 3, 4, 5]) {
			await openResume(services, person, await shop.addResume(), services.clock());
		}
		await daysBefore(6.5);
		const [mail, ...others] = await reminders();
		expect(others).toEqual([]);
		expect(mail?.subject).toContain(`download your PDFs until ${formatMoment(pack.expiresAt)}`);
		expect(mail?.text).toContain("stays open: first month $1, then $29.99 per month.");
	});

	test("does not come when the money went back, or while Pro opens everything", async () => {
		const { shop, daysBefore, reminders } = await openWithPack();
		const [refunded, member] = [await shop.addPerson(), await shop.addPerson()];
		for (const person of [refunded, member]) await shop.buy(person, "resume-pack");
		await shop.settle();
		await shop.giveBack(refunded);
		await shop.buy(member, "pro-monthly");
		await daysBefore(6.5);
		expect(await reminders()).toHaveLength(1);
		for (const person of [refunded, member]) expect(await reminders(person)).toEqual([]);
	});

	test("is not written when the payment was refunded after it was queued", async () => {
		const { shop, services, person, daysBefore, reminders } = await openWithPack();
		await daysBefore(6.5);
		const queued = services.jobs.enqueueAll;
		const held: (() => Promise<unknown>)[] = [];
		const late = {
			...services,
			jobs: {
				...services.jobs,
				enqueueAll: async (...mails: Parameters<typeof queued>) => {
					held.push(() => queued(...mails));
					return mails[1].length;
				},
			},
		};
		await remindOfPacks(late);
		expect(held).toHaveLength(1);
		await shop.giveBack(person);
		await shop.settle();
		for (const send of held) await send();
		expect(await reminders()).toEqual([]);
	});
});

describe("Before a charge", () => {
	test("the first whole price is told once, seven days ahead, as it was sold; after a cancellation not", async () => {
		const shop = await openShop();
		const { services, sandbox } = shop;
		const [person, leaver] = [await shop.addPerson(), await shop.addPerson()];
		for (const one of [person, leaver]) {
			await shop.buy(one, "resume-pack");
			await shop.buy(one, "pro-monthly");
		}
		await shop.settle();
		const [row] = await services.database
			.select()
			.from(userSubscriptions)
			.where(eq(userSubscriptions.userId, person.id));
		const end = row?.currentPeriodEnd ?? new Date(0);
		const mailbox = openMailbox(shop);
		const told = async (to: Person) => {
			await Promise.all([remindOfCharges(services), remindOfCharges(services)]);
			const mails = await mailbox.mailsTo(to.email);
			return mails.filter(({ subject }) => subject.includes("continues at"));
		};
		await cancelSubscription(services, leaver, { reason: "Other" }, services.clock());
		await sandbox.control.advance({ to: addDays(end, -7.01) });
		expect(await told(person)).toEqual([]);
		await sandbox.control.advance({ to: addDays(end, -6.9) });
		for (const _ of [1, 2]) {
			const [mail, ...others] = await told(person);
			expect(others).toEqual([]);
			expect(mail?.subject).toContain(
				`Your Offerfolio Pro continues at $29.99 a month on ${formatMoment(end)}`,
			);
		}
		expect(await told(leaver)).toEqual([]);
		// The month after it costs the same.
		await sandbox.control.advance({ to: addDays(end, 25) });
		await shop.settle();
		expect(await told(person)).toHaveLength(1);
	});

	test("a card that will have expired is named", async () => {
		const shop = await openShop();
		const { services, sandbox } = shop;
		const person = await shop.addBuyer("pro-monthly");
		await services.pool.query(
			"update user_subscriptions set card_expires_at = current_period_end - interval '1 day'",
		);
		const [row] = await services.database.select().from(userSubscriptions);
		await sandbox.control.advance({ to: addDays(row?.currentPeriodEnd ?? new Date(0), -3) });
		await remindOfCharges(services);
		await remindOfCharges(services);
		const mails = await openMailbox(shop).mailsTo(person.email);
		const [mail, ...others] = mails.filter(({ subject }) => subject.includes("expires"));
		expect(others).toEqual([]);
		expect(mail?.text).toContain("(Visa 4242) will have expired by then.");
		expect(mail?.text).toContain("Your next payment of $29.99");
	});
});

test("After a change of the price list, a running member reads the price that was sold, everywhere", async () => {
	const shop = await openShop();
	const { services, sandbox } = shop;
	const person = await shop.addPerson();
	await shop.buy(person, "resume-pack");
	await shop.buy(person, "pro-monthly");
	await shop.settle();
	onTestFinished(() => setLatestWords({}));
	setLatestWords({ prices: { pack: 999, pro: 3999, firstMonth: 100 } });
	expect(offerFor(null).pro.terms).toBe("$39.99 per month");
	const { subscription } = await readBilling(services, person, services.clock());
	expect(subscription?.price).toBe("$29.99");
	const [row] = await services.database.select().from(userSubscriptions);
	await sandbox.control.advance({ to: addDays(row?.currentPeriodEnd ?? new Date(0), -3) });
	await remindOfCharges(services);
	await cancelSubscription(services, person, { reason: "Other" }, services.clock());
	await resumeSubscription(services, person, services.clock());
	await sandbox.control.advance({ days: 4 });
	await shop.settle();
	const mails = await openMailbox(shop).mailsTo(person.email);
	for (const words of [
		"continues at $29.99",
		"subscription continues",
		"Welcome to",
		"Pro receipt",
	]) {
		const mail = mails.find(({ subject }) => subject.includes(words));
		expect(mail?.text).toContain("$29.99");
	}
	for (const { text } of mails) expect(text).not.toContain("$39.99");
});

test("One that was given up says so: in the row, on the pages and in the mail", async () => {
	const shop = await openShop();
	const { services, sandbox } = shop;
	const person = await shop.addBuyer("pro-monthly", cards.failsLater);
	const [row] = await services.database.select().from(userSubscriptions);
	const renewal = formatLongDate(row?.currentPeriodEnd ?? "");
	await sandbox.control.advance({ days: 32 });
	// The site sees the failed renewal; else it may look for the first time when all is over.
	await shop.settle();
	await openMailbox(shop).settle();
	await sandbox.control.advance({ days: 38 });
	await shop.settle();
	const { subscription } = await readBilling(services, person, services.clock());
	expect(subscription).toMatchObject({ state: "ended", unpaidSince: renewal });
	const mails = await openMailbox(shop).mailsTo(person.email);
	const about = (words: string) => mails.find(({ subject }) => subject.includes(words))?.text;
	expect(about("has ended")).toContain(`because the renewal of ${renewal} could not be charged.`);
	expect(about("did not go through")).toContain("We could not charge $29.99");
});
