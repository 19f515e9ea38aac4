import { describe, expect, test } from "vitest";
import { openForAll } from "./opening.ts";
import { cards, post, subscribe, visit } from "./shopping.ts";
import { site } from "./stage.ts";

const { stage, shop, read } = openForAll();

describe("the portal", () => {
	async function openPortal(card = cards.good) {
		const { customer, subscription } = await subscribe(stage, shop.monthly, { card });
		const session = await stage.stripe.billingPortal.sessions.create({
			customer: customer.id,
			return_url: `${site}/settings`,
		});
		const address = session.url;
		const again = () => stage.stripe.subscriptions.retrieve(subscription.id);
		return { customer, subscription, address, again };
	}

	test("cancels by a date, as flexible billing does, and takes it back", async () => {
		const { subscription, address, again } = await openPortal();
		const end = subscription.items.data[0]?.current_period_end;
		const fields = { subscription: subscription.id };
		const left = await post(stage.sandbox, address, { action: "cancel", ...fields });
		expect(left.status).toBe(303);
		expect(await again()).toMatchObject({ cancel_at: end, cancel_at_period_end: false });
		expect((await read(address)).page.text).toContain("Your plan will be canceled on");
		await post(stage.sandbox, address, { action: "resume", ...fields });
		expect(await again()).toMatchObject({ cancel_at: null, canceled_at: null });
		const { page } = await read(address);
		expect(page.text).toContain("Your plan renews on");
		expect(page.link(/^Return to/u)).toBe(`${site}/settings`);
	});

	test("takes another card, and an unpaid renewal can be paid with it", async () => {
		const { subscription, address, again, customer } = await openPortal(cards.failsLater);
		await stage.sandbox.control.advance({
			to: new Date((subscription.items.data[0]?.current_period_end ?? 0) * 1000),
		});
		expect((await again()).status).toBe("past_due");
		const { url } = await stage.stripe.billingPortal.sessions.create({ customer: customer.id });
		const { page } = await read(url);
		expect(page.all("button").map(({ text }) => text)).toContain("Pay $29.99 now");
		const refused = await post(stage.sandbox, url, { action: "card", card: cards.declined });
		expect(refused.status).toBe(402);
		await post(stage.sandbox, url, { action: "card", card: cards.good });
		const { latest_invoice } = await again();
		const paid = await post(stage.sandbox, url, { action: "pay", invoice: String(latest_invoice) });
		expect(paid.status).toBe(303);
		expect((await again()).status).toBe("active");
		expect((await read(url)).page.text).toContain("Visa ending in 4242");
		const invoice = await stage.stripe.invoices.retrieve(String(latest_invoice));
		expect(invoice).toMatchObject({ status: "paid", attempt_count: 2 });
		expect((await visit(stage.sandbox, address)).status).toBe(404);
	});

	test("touches nothing of anybody else", async () => {
		const mine = await openPortal();
		const other = await openPortal();
		const fields = { action: "cancel", subscription: other.subscription.id };
		expect((await post(stage.sandbox, mine.address, fields)).status).toBe(404);
		const pay = { action: "pay", invoice: String(other.subscription.latest_invoice) };
		expect((await post(stage.sandbox, mine.address, pay)).status).toBe(402);
		expect((await other.again()).cancel_at).toBeNull();
	});

	test("closes after five minutes unused, and an hour after its last use", async () => {
		const { sandbox } = stage;
		const unused = await openPortal();
		const used = await openPortal();
		await sandbox.control.advance({ seconds: 240 });
		expect((await visit(sandbox, used.address)).status).toBe(200);
		await sandbox.control.advance({ seconds: 120 });
		expect((await visit(sandbox, unused.address)).status).toBe(404);
		await sandbox.control.advance({ seconds: 3000 });
		expect((await visit(sandbox, used.address)).status).toBe(200);
		await sandbox.control.advance({ seconds: 3600 });
		expect((await visit(sandbox, used.address)).status).toBe(404);
	});

	test("offers only what its configuration allows", async () => {
		const { customer, subscription } = await subscribe(stage, shop.monthly);
		const { id } = await stage.stripe.billingPortal.configurations.create({
			features: { invoice_history: { enabled: true } },
		});
		const { url } = await stage.stripe.billingPortal.sessions.create({
			customer: customer.id,
			configuration: id,
		});
		expect((await read(url)).page.all("button")).toEqual([]);
		const fields = { action: "cancel", subscription: subscription.id };
		expect((await post(stage.sandbox, url, fields)).status).toBe(402);
	});

	test("leads to receipts, as a page and as a file", async () => {
		const { address, subscription } = await openPortal();
		const invoice = await stage.stripe.invoices.retrieve(String(subscription.latest_invoice));
		const { page } = await read(address);
		const link = page.one("ul", { class: "rows" }).link(/./u);
		expect(`${site}${link}`).toBe(invoice.hosted_invoice_url);
		const receipt = (await read(link)).page.text;
		expect(receipt).toContain(`Invoice ${invoice.number}`);
		expect(receipt).toContain("Amount paid $29.99");
		const file = await visit(stage.sandbox, invoice.invoice_pdf ?? "");
		expect(file.headers.get("Content-Type")).toBe("application/pdf");
		expect((await file.text()).slice(0, 5)).toBe("%PDF-");
	});
});
