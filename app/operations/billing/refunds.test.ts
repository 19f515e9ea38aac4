import { describe, expect, test } from "vitest";
import { brand } from "#app/content/brand.ts";
import { removePerson } from "#app/data/account/people.server.ts";
import { contactMessages } from "#app/data/base/schema/admin.server.ts";
import {
	resumeUses,
	userPurchases,
	userSubscriptions,
} from "#app/data/base/schema/entitlements.server.ts";
import { orders, promises } from "#app/data/base/schema/payments.server.ts";
import { countRead } from "#app/data/billing/purchases.server.ts";
import { addLinePage } from "#app/data/reader/line-pages.server.ts";
import { getRights } from "#app/data/reader/rights.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { messages } from "#app/domain/base/messages.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import type { SoldPlanId } from "#app/domain/billing/plans.ts";
import { giveMoneyBack } from "#app/operations/admin/give-money-back.server.ts";
import {
	grantRefundRequest,
	readRefundRequest,
} from "#app/operations/admin/grant-refund-request.server.ts";
import { askForRefund } from "#app/operations/billing/ask-refund.server.ts";
import { readLedger } from "#app/operations/billing/read-ledger.server.ts";
import { readBilling } from "#app/operations/billing/read-plan.server.ts";
import { finishRefund, refundOrder } from "#app/operations/billing/refund-order.server.ts";
import { startCheckout } from "#app/operations/billing/start-checkout.server.ts";
import { readOpened } from "#app/operations/reader/read-opened.server.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { openedBy } from "#tests/helpers/opened-by.ts";
import { openShop, type Shop } from "#tests/helpers/shop.ts";
import { findBrokenInvariants } from "#tests/helpers/site.ts";

const refused = { success: false, status: 409 };
const usedBefore = { ...refused, error: messages.billing.guaranteeUsed };

/** The newest order of a person. */
async function orderOf({ services }: Shop, person: Person) {
	const rows = await services.database.select().from(orders).orderBy(orders.number);
	const order = rows.findLast(({ userId }) => userId === person.id);
	if (!order) throw new Error("There is no order");
	return order;
}

/** A person with a pack that is partly used. */
async function openWithPack(unlocked: number) {
	const shop = await openShop();
	const person = await shop.addBuyer("resume-pack");
	const resumes = await Promise.all(Array.from({ length: unlocked }, () => shop.addResume()));
	for (const resume of resumes) expect(await openedBy(shop, person, resume)).toBe("pack");
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
			const rights = await getRights(services.database, person.id, person.mailboxHash);
			const history = await readOpened(services, { person, rights }, closedAt);
			expect(history.map(({ state, until }) => [state, until])).toEqual(
				resumes.map(() => ["locked", day]),
			);
			expect(await orderOf(shop, person)).toMatchObject({
				status: "refunded",
				refundedInCents: 999,
			});
			// The free allowance is left, and only that.
			const [opened = await shop.addResume()] = resumes;
			expect(await openedBy(shop, person, opened)).toBe("free");
			expect(await openedBy(shop, person, await shop.addResume())).toBe("limit_reached");
			await shop.settle();
			expect((await shop.chargesOf(person)).map((charge) => charge.amount_refunded)).toEqual([999]);
			const [mail, ...others] = await mailsAbout(shop, person, "refund");
			expect(others).toEqual([]);
			expect(mail?.text).toContain("$9.99");
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
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("pressed after the owner gave the money back, with no event come yet, finds that it was done", async () => {
		const { shop, person, order } = await openWithPack(0);
		const { services, sandbox } = shop;
		await sandbox.control.setFaults({ drop: true });
		await shop.giveBack(person);
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
		const person = await shop.addBuyer("pro-monthly");
		return { shop, person, order: await orderOf(shop, person) };
	}

	test("goes back after the first payment: access ends at once, and nothing is charged again", async () => {
		const { shop, person, order } = await openWithPro();
		const { services, sandbox } = shop;
		const resume = await shop.addResume();
		expect(await openedBy(shop, person, resume)).toBe("subscription");
		const billing = await readBilling(services, person, services.clock());
		expect(billing.subscription?.refundableOrder).toBe(order.id);
		expect(await refundOrder(services, person, order.id, services.clock())).toEqual({
			success: true,
		});
		expect(await openedBy(shop, person, resume)).toBe("free");
		const rows = await services.database.select().from(userSubscriptions);
		expect(rows).toMatchObject([{ status: "ended", stripeStatus: "canceled" }]);
		await shop.settle();
		await sandbox.control.advance({ days: 70 });
		await shop.settle();
		expect((await shop.chargesOf(person)).map((charge) => charge.amount_refunded)).toEqual([2999]);
		expect(await mailsAbout(shop, person, "refund")).toHaveLength(1);
		expect(await mailsAbout(shop, person, "has ended")).toHaveLength(1);
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
		expect(await openedBy(shop, person, await shop.addResume())).toBe("subscription");
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

describe("The guarantee of a mailbox", () => {
	const press = (shop: Shop, person: Person, orderId: string) =>
		refundOrder(shop.services, person, orderId, shop.services.clock());
	const claims = ({ services }: Shop) => services.database.select().from(promises);
	const refundsOf = async (shop: Shop, person: Person) =>
		(await shop.chargesOf(person)).map((charge) => charge.amount_refunded);

	/** A person with payments, whose orders are in the order of the payments. */
	async function openWith(...planIds: SoldPlanId[]) {
		const shop = await openShop();
		const person = await shop.addPerson();
		for (const planId of planIds) await shop.buy(person, planId);
		await shop.settle();
		const rows = await shop.services.database.select().from(orders).orderBy(orders.number);
		return { shop, person, ids: rows.map(({ id }) => id) as [string, ...string[]] };
	}

	test("is used up by one payment: a pack first, then Pro keeps its money, with the reason", async () => {
		const { shop, person, ids } = await openWith("resume-pack");
		expect(await press(shop, person, ids[0])).toEqual({ success: true });
		await shop.buy(person, "pro-monthly");
		await shop.settle();
		const pro = await orderOf(shop, person);
		expect(await press(shop, person, pro.id)).toMatchObject(usedBefore);
		expect((await readBilling(shop.services, person, shop.services.clock())).orders).toMatchObject([
			{ isRefundable: false, refundNote: usedBefore.error },
			{ isRefundable: false, refundNote: null },
		]);
		expect(await refundsOf(shop, person)).toEqual([999, 0]);
	});

	test("is remembered after the account is deleted and made again, and holds no person", async () => {
		const { shop, person, ids } = await openWith("resume-pack");
		const { services } = shop;
		await press(shop, person, ids[0]);
		await services.database.transaction((transaction) => removePerson(transaction, person.id));
		const [name, host] = person.email.split("@");
		const back = await shop.addPerson({ email: `${name}+again@${host}` });
		await shop.buy(back, "resume-pack");
		await shop.settle();
		expect(await press(shop, back, (await orderOf(shop, back)).id)).toMatchObject(usedBefore);
		expect(JSON.stringify(await claims(shop))).not.toMatch(new RegExp(`${person.id}|@`, "u"));
	});

	test("is remembered after the address of the account has changed", async () => {
		const { shop, person, ids } = await openWith("resume-pack", "resume-pack");
		await press(shop, person, ids[0]);
		const moved = { ...person, mailboxHash: shop.services.hashMailbox("moved@example.com") };
		expect(await press(shop, moved, ids[1] ?? "")).toMatchObject(usedBefore);
	});

	test("is given to one of two payments, however many presses come for both at once", async () => {
		const { shop, person, ids } = await openWith("resume-pack", "resume-pack");
		const presses = await Promise.all(
			Array.from({ length: 10 }, (_, index) => press(shop, person, ids[index % 2] ?? "")),
		);
		expect(presses.filter(({ success }) => success)).toHaveLength(5);
		await shop.settle();
		expect((await refundsOf(shop, person)).sort()).toEqual([0, 999]);
		expect(await claims(shop)).toMatchObject([{ kind: "guarantee" }]);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("stays with its payment when the provider fails, and the next press goes on", async () => {
		const { shop, person, ids } = await openWith("resume-pack", "resume-pack");
		const { services } = shop;
		const broken = {
			...services,
			payments: { ...services.payments, refund: () => Promise.reject(new Error("away")) },
		};
		const failed = await refundOrder(broken, person, ids[0], services.clock());
		expect(failed).toMatchObject({ success: false, status: 500 });
		expect(await press(shop, person, ids[1] ?? "")).toMatchObject(usedBefore);
		expect(await press(shop, person, ids[0])).toEqual({ success: true });
		expect(await refundsOf(shop, person)).toEqual([999, 0]);
	});

	/** Services whose provider has something happen while it is asked for the money. */
	const askedWhile = ({ services }: Shop, happens: () => Promise<unknown>) => ({
		...services,
		payments: {
			...services.payments,
			async refund(...asked: Parameters<typeof services.payments.refund>) {
				await happens();
				return services.payments.refund(...asked);
			},
		},
	});

	test("lets a pack open nothing more while its money goes back, and says why", async () => {
		const { shop, person, ids } = await openWith("resume-pack");
		const { services } = shop;
		const resumes = await Promise.all(Array.from({ length: 5 }, () => shop.addResume()));
		expect(await openedBy(shop, person, resumes[0] ?? "")).toBe("pack");
		const opened: string[] = [];
		const asked = askedWhile(shop, async () => {
			for (const id of resumes.slice(1)) opened.push(await openedBy(shop, person, id));
		});
		expect(await refundOrder(asked, person, ids[0], services.clock())).toEqual({ success: true });
		expect(opened).toEqual(["free", "pack_exhausted", "pack_exhausted", "pack_exhausted"]);
		expect(await refundsOf(shop, person)).toEqual([999]);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("keeps a pack closed to new resumes while the provider fails, and open once a bank has decided for us", async () => {
		const { shop, person, ids } = await openWith("resume-pack");
		const { services, sandbox } = shop;
		await openedBy(shop, person, await shop.addResume());
		const broken = askedWhile(shop, () => Promise.reject(new Error("away")));
		await refundOrder(broken, person, ids[0], services.clock());
		const rights = () => getRights(services.database, person.id, person.mailboxHash);
		expect((await rights()).packs).toMatchObject([{ isRefunding: true, resumesRemaining: 4 }]);
		const {
			packs,
			timeline,
			orders: shown,
		} = await readBilling(services, person, services.clock());
		expect(packs).toMatchObject([{ isRefunding: true }]);
		expect(await readLedger(services, person, services.clock())).toMatchObject([
			{ state: "refunding" },
		]);
		// What comes next is its money alone, which the order tells: no end of the pack, and no end of the guarantee.
		expect(timeline).toEqual([]);
		expect(shown).toMatchObject([{ isRefundable: true, refundNote: /not confirmed it yet/u }]);
		await services.pool.query("insert into free_allowances (mailbox_hash) values ($1)", [
			person.mailboxHash,
		]);
		const resume = await shop.addResume();
		expect(await openedBy(shop, person, resume)).toBe("pack_exhausted");
		// The claim is given up for a payment that is disputed.
		const dispute = await shop.dispute(person);
		await shop.settle();
		await finishRefund(services, ids[0]);
		expect(await claims(shop)).toMatchObject([{ kind: "dispute" }]);
		await sandbox.control.closeDispute(dispute.id, "won");
		await shop.settle();
		expect(await openedBy(shop, person, resume)).toBe("pack");
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test.each([2, 3])("counts an opening that comes before its transaction %i", async (nth) => {
		const { shop, person, ids } = await openWith("resume-pack");
		const { services } = shop;
		await openedBy(shop, person, await shop.addResume());
		const second = await shop.addResume();
		let transactions = 0;
		const database = new Proxy(services.database, {
			get(target, name) {
				const value: unknown = Reflect.get(target, name);
				if (typeof value !== "function") return value;
				return (...args: unknown[]) => {
					if (name !== "transaction" || ++transactions !== nth) return value.apply(target, args);
					return openedBy(shop, person, second).then(() => value.apply(target, args));
				};
			},
		});
		const pressed = await refundOrder({ ...services, database }, person, ids[0], services.clock());
		const { purchaseId } = await orderOf(shop, person);
		const read = await countRead(services.database, purchaseId ?? "");
		expect(transactions).toBeGreaterThanOrEqual(2);
		expect(pressed.success ? read <= 1 : read > 1, `${pressed.success}, ${read}`).toBe(true);
		expect(await refundsOf(shop, person)).toEqual([pressed.success ? 999 : 0]);
		await services.background.settle();
	});

	test("and openings of one moment never give both: the money, and more than one resume", async () => {
		const shop = await openShop();
		const { services } = shop;
		for (let round = 0; round < 3; round++) {
			const person = await shop.addBuyer("resume-pack");
			await services.pool.query("insert into free_allowances (mailbox_hash) values ($1)", [
				person.mailboxHash,
			]);
			const { id, purchaseId } = await orderOf(shop, person);
			const resumes = await Promise.all(Array.from({ length: 4 }, () => shop.addResume()));
			const [back] = await Promise.all([
				refundOrder(services, person, id, services.clock()),
				...resumes.map((resume) => openedBy(shop, person, resume)),
			]);
			const read = await countRead(services.database, purchaseId ?? "");
			expect(back.success ? read <= 1 : read > 1, `${back.success}, ${read}`).toBe(true);
			expect(await refundsOf(shop, person)).toEqual([back.success ? 999 : 0]);
		}
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("closes the page on which the $1 month of its pack could still be paid", async () => {
		const { shop, person, ids } = await openWith("resume-pack");
		const { services } = shop;
		const cheap = await startCheckout(services, person, "pro-monthly", services.clock());
		if (!cheap.success) throw new Error(cheap.error);
		expect(await press(shop, person, ids[0])).toEqual({ success: true });
		await expect(shop.pay(cheap.data.url)).rejects.toThrow("not paid");
		await shop.settle();
		expect(await refundsOf(shop, person)).toEqual([999]);
	});

	test("takes back the $1 month that was paid on that page in the last moment", async () => {
		const { shop, person, ids } = await openWith("resume-pack");
		const { services, sandbox } = shop;
		const cheap = await startCheckout(services, person, "pro-monthly", services.clock());
		if (!cheap.success) throw new Error(cheap.error);
		await sandbox.control.setFaults({ drop: true });
		const { payments } = services;
		const late = {
			...services,
			payments: {
				...payments,
				async expireCheckout(id: string) {
					await shop.pay(cheap.data.url);
					return payments.expireCheckout(id);
				},
			},
		};
		expect(await refundOrder(late, person, ids[0], services.clock())).toEqual({ success: true });
		await sandbox.control.setFaults({ drop: false });
		await shop.reconcile();
		expect(await refundsOf(shop, person)).toEqual([999, 100]);
		expect(await services.database.select().from(userSubscriptions)).toMatchObject([
			{ status: "ended" },
		]);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("leaves no $1 page to a checkout that is begun in the same moment", async () => {
		const { shop, person, ids } = await openWith("resume-pack");
		const { services } = shop;
		const { payments } = services;
		let isFirst = true;
		const slow = {
			...services,
			payments: {
				...payments,
				async startCheckout(...asked: Parameters<typeof payments.startCheckout>) {
					const started = await payments.startCheckout(...asked);
					if (isFirst) {
						isFirst = false;
						const broken = askedWhile(shop, () => Promise.reject(new Error("away")));
						await refundOrder(broken, person, ids[0], services.clock());
					}
					return started;
				},
			},
		};
		const begun = await startCheckout(slow, person, "pro-monthly", services.clock());
		if (!begun.success) throw new Error(begun.error);
		await shop.pay(begun.data.url);
		await shop.settle();
		expect((await shop.chargesOf(person)).map(({ amount }) => amount)).toEqual([999, 2999]);
	});

	test("given by the owner, or asked back by a bank, closes the $1 page as well", async () => {
		const shop = await openShop();
		const { services } = shop;
		for (const happens of ["refund", "dispute"] as const) {
			const person = await shop.addBuyer("resume-pack");
			const cheap = await startCheckout(services, person, "pro-monthly", services.clock());
			if (!cheap.success) throw new Error(cheap.error);
			const order = await orderOf(shop, person);
			const admin = { sessionId: crypto.randomUUID(), now: services.clock() };
			const given = { orderId: order.id, reason: "A gesture" };
			if (happens === "refund") {
				await giveMoneyBack(services, admin, { ...given, amountInCents: 100 });
				await giveMoneyBack(services, admin, given);
			} else {
				await shop.dispute(person);
			}
			await shop.settle();
			await expect(shop.pay(cheap.data.url)).rejects.toThrow("not paid");
		}
	});

	test("that was claimed by a process that died is finished by night, once", async () => {
		const { shop, person, ids } = await openWith("pro-monthly");
		const { services, sandbox } = shop;
		const { mailboxHash } = person;
		await services.database
			.insert(promises)
			.values({ mailboxHash, kind: "guarantee", orderId: ids[0], at: services.clock() });
		await sandbox.control.advance({ days: 1 });
		await shop.reconcile();
		await shop.settle();
		expect(await refundsOf(shop, person)).toEqual([2999]);
		expect(await services.database.select().from(userSubscriptions)).toMatchObject([
			{ status: "ended" },
		]);
		await shop.reconcile();
		await shop.settle();
		expect(await refundsOf(shop, person)).toEqual([2999]);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("takes the $1 month back with the pack that it rests on, and says so before", async () => {
		const { shop, person, ids } = await openWith("resume-pack", "pro-monthly");
		const { services } = shop;
		const billing = await readBilling(services, person, services.clock());
		const note = "Pro ends too, and its $1 is refunded: the lower price depends on this pack.";
		expect(billing.orders).toMatchObject([{ refundNote: null }, { refundNote: note }]);
		expect(await press(shop, person, ids[0])).toEqual({ success: true });
		await shop.settle();
		expect(await refundsOf(shop, person)).toEqual([999, 100]);
		expect(await services.database.select().from(userSubscriptions)).toMatchObject([
			{ status: "ended" },
		]);
		expect(await services.database.select().from(userPurchases)).toMatchObject([
			{ status: "refunded" },
		]);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("of Pro becomes a wish after 21 resumes, which the owner grants with one press", async () => {
		const { shop, person, ids } = await openWith("pro-monthly");
		const { services } = shop;
		const { database } = services;
		const used = await Promise.all(Array.from({ length: 21 }, () => shop.addResume()));
		const use = async (resumeId: string) =>
			database
				.insert(resumeUses)
				.values({ userId: person.id, resumeId, kind: "pdf", at: services.clock() });
		for (const id of used.slice(0, 20)) await use(id);
		const shown = async () => (await readBilling(services, person, services.clock())).orders[0];
		expect(await shown()).toMatchObject({ isRefundable: true, canAskRefund: false });
		const lines = (count: number) =>
			addLinePage(database, { userId: person.id, at: services.clock(), lines: count });
		await lines(500);
		expect(await shown()).toMatchObject({ isRefundable: true, canAskRefund: false });
		await lines(1);
		expect(await shown()).toMatchObject({ isRefundable: false, canAskRefund: true });
		expect(await press(shop, person, ids[0])).toMatchObject(refused);
		await use(used[20] ?? "");
		expect(await press(shop, person, ids[0])).toMatchObject(refused);
		const asks = await Promise.all(
			[1, 2, 3].map(() => askForRefund(services, person, ids[0], services.clock())),
		);
		expect(asks).toEqual(Array(3).fill({ success: true }));
		const [message, ...others] = await database.select().from(contactMessages);
		expect(others).toEqual([]);
		expect(message).toMatchObject({ orderId: ids[0], userId: person.id, status: "new" });
		expect(message?.message).toContain("21 different resumes and 501 found lines");
		const support = await openMailbox(shop).mailsTo(brand.supportAddress);
		expect(support.map(({ subject }) => subject)).toEqual([
			"Refund request to Offerfolio: Refund of OF-000001",
		]);
		expect(support[0]?.text).not.toContain("contact form");
		expect(await shown()).toMatchObject({ isRefundable: false, canAskRefund: false });

		const asked = message && (await readRefundRequest(services, message));
		expect(asked).toMatchObject({
			refundable: "$29.99",
			effect: "The subscription ends at once, and so does its access.",
		});
		// What a part has left is what the press gives back.
		await shop.giveBack(person, 500);
		await shop.settle();
		expect(message && (await readRefundRequest(services, message))?.refundable).toBe("$24.99");
		const admin = { sessionId: crypto.randomUUID(), now: services.clock() };
		for (const _ of [1, 2]) {
			expect(await grantRefundRequest(services, admin, message?.id ?? "")).toMatchObject({
				success: true,
			});
		}
		await shop.settle();
		expect(await refundsOf(shop, person)).toEqual([2999]);
		expect(await database.select().from(contactMessages)).toMatchObject([{ status: "closed" }]);
		expect(await claims(shop)).toMatchObject([{ kind: "guarantee", orderId: ids[0] }]);
		const { rows } = await services.pool.query("select action from audit_entries order by id");
		expect(rows).toEqual([{ action: "order.refunded" }, { action: "message.closed" }]);
	});
});
