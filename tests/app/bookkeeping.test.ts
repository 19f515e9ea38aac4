import { asc } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditEntries } from "#app/data/base/schema/admin.server.ts";
import { userPurchases } from "#app/data/base/schema/entitlements.server.ts";
import { orders } from "#app/data/base/schema/payments.server.ts";
import { giveMoneyBack } from "#app/operations/admin/give-money-back.server.ts";
import { toastOf } from "#tests/helpers/accounts.ts";
import { openDashboard } from "#tests/helpers/dashboard.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { markupProblems } from "#tests/helpers/markup-problems.ts";
import { addMember, formWith } from "#tests/helpers/member.ts";
import { ownerOf, passcode } from "#tests/helpers/owner.ts";
import { openShop } from "#tests/helpers/shop.ts";
import { findBrokenInvariants } from "#tests/helpers/site.ts";

const reason = "A gesture";

async function openBooks(variables: Record<string, string> = {}) {
	const shop = await openShop({ ADMIN_PASSCODE: passcode, ...variables });
	const { app, owner } = await openDashboard(shop);
	const member = await addMember(shop, app, { email: "ada@example.com" });
	const { database } = shop.services;
	const ordersNow = () => database.select().from(orders).orderBy(asc(orders.number));
	return {
		...{ shop, app, owner, member, database, ordersNow },
		buy: async (planId: "resume-pack" | "pro-monthly") => {
			await shop.buy(member.person, planId);
			await shop.settle();
			return (await ordersNow()).at(-1);
		},
		async refund(orderId: string, amount: string) {
			const { page } = await owner.visit(`/admin/orders/${orderId}`);
			return owner.submit(formWith(page, { intent: "refund" }), { amount, reason });
		},
		/** The lines of an export, each as its cells. */
		async exported(list: string) {
			const { page } = await owner.visit("/admin/orders");
			const form = page.all("form").find((one) => one.get("action")?.includes(`/${list}`));
			const response = await owner.ask(form?.get("action") ?? "", { form: {} });
			expect(response.status).toBe(200);
			return (await response.text())
				.trimEnd()
				.split("\r\n")
				.map((line) => line.split(","));
		},
	};
}

describe("A part of a payment", () => {
	test("goes back without ending anything, never more than is left, and once for two presses", async () => {
		const { shop, member, buy, refund, ordersNow, database } = await openBooks();
		const order = await buy("resume-pack");
		const id = order?.id ?? "";
		for (const amount of ["-1", "0", "1.234", "ten", "1e3"]) {
			expect((await refund(id, amount)).status).toBe(400);
		}
		const tooMuch = await refund(id, "10");
		expect(tooMuch.status).toBe(409);
		expect(tooMuch.page.text).toContain("Only $9.99 is left to refund.");
		const given = { orderId: id, reason, amountInCents: 400, refundedBefore: 0 };
		const press = () => giveMoneyBack(shop.services, ownerOf(shop), given);
		const presses = await Promise.all(Array.from({ length: 5 }, press));
		// One more when the first has long been answered, as from a page that hung.
		presses.push(await press());
		expect(presses.every(({ success }) => success)).toBe(true);
		expect(await ordersNow()).toMatchObject([{ status: "partly refunded", refundedInCents: 400 }]);
		expect(await database.select().from(userPurchases)).toMatchObject([
			{ status: "succeeded", resumesRemaining: 5 },
		]);
		expect((await refund(id, "6")).page.text).toContain("Only $5.99 is left to refund.");
		expect(toastOf(await refund(id, "$1.50"))).toBe("$1.50 was refunded.");
		const rest = await refund(id, "");
		expect(toastOf(rest)).toBe("$4.49 was refunded.");
		expect(await ordersNow()).toMatchObject([{ status: "refunded", refundedInCents: 999 }]);
		const lines = await database.select().from(auditEntries).orderBy(asc(auditEntries.id));
		expect(
			lines.flatMap(({ action, changes }) => (action === "order.refunded" ? [changes] : [])),
		).toEqual([
			{ refunded: { from: "$0", to: "$4" } },
			{ refunded: { from: "$4", to: "$5.50" } },
			{ refunded: { from: "$5.50", to: "$9.99" } },
		]);
		const subjects = await openMailbox(shop).subjectsTo(member.person.email);
		expect(subjects.filter((subject) => subject.includes("refund of"))).toHaveLength(3);
		await shop.settle();
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("of Pro leaves the subscription and its access", async () => {
		const { shop, member, buy, refund, ordersNow } = await openBooks();
		const order = await buy("pro-monthly");
		expect(toastOf(await refund(order?.id ?? "", "10"))).toBe("$10 was refunded.");
		expect(await ordersNow()).toMatchObject([{ status: "partly refunded" }]);
		const me = await (await member.browser.ask("/me")).json();
		expect(me).toMatchObject({ plan: { plan: "pro", willRenew: true } });
		await shop.settle();
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});
});

test("A bookkeeper gets orders, refunds and fees of a time, in cents, and nobody's address", async () => {
	const { shop, owner, member, buy, refund, exported, ordersNow } = await openBooks();
	await buy("resume-pack");
	// The newest stands first: not two in one second of the provider's clock.
	const { sandbox } = shop;
	await sandbox.control.advance({ to: new Date(sandbox.now().getTime() + 60_000) });
	const pro = await buy("pro-monthly");
	await refund(pro?.id ?? "", "0.5");
	const [pack] = await ordersNow();
	const listed = await exported("orders");
	expect(listed.map(([number, , ...cells]) => [number, ...cells.slice(0, 6)])).toEqual([
		[
			...["Order", "Status", "Plan", "Currency"],
			...["Amount (cents)", "Tax in it (cents)", "Refunded (cents)"],
		],
		["OF-000002", "partly refunded", "Pro", "USD", "100", "0", "50"],
		["OF-000001", "paid", "Resume Pack", "USD", "999", "0", "0"],
	]);
	const refunds = await exported("refunds");
	expect(refunds).toHaveLength(2);
	expect(refunds[1]?.slice(2, 7)).toEqual([
		"OF-000002",
		"Pro",
		"USD",
		"50",
		pro?.stripePaymentIntent,
	]);
	const fees = await exported("fees");
	expect(fees.map((cells) => cells.slice(1, 7))).toEqual([
		["Type", "Order", "Currency", "Amount (cents)", "Fee (cents)", "Net (cents)"],
		["charge", "OF-000001", "USD", "999", "59", "940"],
		["charge", "OF-000002", "USD", "100", "33", "67"],
		["refund", "OF-000002", "USD", "-50", "0", "-50"],
	]);
	expect(fees[1]).toContain(pack?.stripePaymentIntent);
	expect(JSON.stringify([listed, refunds, fees])).not.toContain(member.person.email);
	const { page } = await owner.visit("/admin/audit");
	for (const what of ["Exported orders", "Exported refunds", "Exported fees"]) {
		expect(page.text).toContain(what);
	}
	shop.services.payments.readBalance = () => Promise.reject(new Error("away"));
	expect((await owner.ask("/admin/exports/fees", { form: {} })).status).toBe(503);
});

describe("A receipt for an employer", () => {
	test("says the tax that is in the amount, for a pack and for each month of Pro", async () => {
		const { shop, member, buy, ordersNow } = await openBooks({ STRIPE_TAX: "on" });
		const pack = await buy("resume-pack");
		const { page } = await member.browser.visit(`/orders/${pack?.id}/receipt`);
		expect(page.one("tfoot").text).toContain("Without tax (USD) $9.25");
		expect(page.one("tfoot").text).toContain("Tax included (USD) $0.74");
		expect(page.one("tfoot").text).toContain("Total (USD) $9.99");
		await buy("pro-monthly");
		await shop.sandbox.control.advance({ days: 32 });
		await shop.settle();
		expect(
			(await ordersNow()).map(({ amountInCents, taxInCents }) => [amountInCents, taxInCents]),
		).toEqual([
			[999, 74],
			[100, 7],
			[2999, 222],
		]);
		const mails = await openMailbox(shop).mailsTo(member.person.email);
		const [first] = mails.filter(({ subject }) => subject.includes("receipt OF-000001"));
		expect(first?.text).toContain("Tax included: $0.74");
		expect(first?.text).toContain(
			"Sold by: Offerfolio Demonstration, Inc. (invented), 1 Example Street",
		);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("has the buyer's own lines, on every receipt of theirs and of nobody else", async () => {
		const { shop, app, member, buy } = await openBooks();
		const order = await buy("resume-pack");
		const path = `/orders/${order?.id}/receipt`;
		const { page } = await member.browser.visit(path);
		expect(page.one("tfoot").text).not.toContain("tax");
		const form = page.all("form").find((one) => one.all("textarea").length > 0);
		if (!form) throw new Error("There is no form for the lines");
		const tooLong = await member.browser.submit(form, { details: "x".repeat(401) });
		expect(tooLong.status).toBe(400);
		const details = "Ada <b>Example</b>\nExample Ltd.\n1 Street, Town";
		const kept = await member.browser.submit(form, { details });
		expect(toastOf(kept)).toBe("Saved. It stands on all of your receipts.");
		expect(kept.page.one("article").text).toContain("Ada <b>Example</b>");
		expect(kept.page.one("article").text).toContain("ada@example.com");
		expect(markupProblems(kept.page)).toEqual([]);
		await buy("pro-monthly");
		const mail = await openMailbox(shop).newest(member.person.email, "Welcome to");
		expect(mail.text).toContain("Billed to: Ada <b>Example</b>, Example Ltd., 1 Street, Town");
		const stranger = await addMember(shop, app);
		expect((await stranger.browser.ask(path, { form: { details: "Mine" } })).status).toBe(404);
		const cleared = await member.browser.submit(form, { details: " " });
		expect(cleared.page.one("article").text).not.toContain("Example Ltd.");
	});
});
