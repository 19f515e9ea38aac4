import type Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { parseHtml } from "../../../tests/helpers/html.ts";
import { openForAll } from "./opening.ts";
import { cards, payWith, post, visit } from "./shopping.ts";
import { site } from "./stage.ts";

const { stage, shop, read, openSession } = openForAll();

describe("every page", () => {
	test("is none of the sandbox's elsewhere", async () => {
		for (const path of ["/", "/dev/stripes", "/dev/mailbox", "/dev"]) {
			expect(await stage.sandbox.handlePage(new Request(new URL(path, site)))).toBeNull();
		}
	});

	test("runs no script, loads nothing from elsewhere, and is kept nowhere", async () => {
		const session = await openSession();
		for (const address of ["/dev/stripe", session.url ?? "", "/dev/stripe/nothing"]) {
			const { response, page } = await read(address);
			expect(response.headers.get("Cache-Control")).toBe("no-store");
			expect(response.headers.get("Content-Security-Policy")).toBe(
				"default-src 'none'; style-src 'self'; form-action 'self'" +
					`${address === session.url ? ` ${site}` : ""}; base-uri 'none'; frame-ancestors 'none'`,
			);
			expect(page.all("script")).toEqual([]);
			expect(page.all("style")).toEqual([]);
			expect(page.all("*").filter((element) => element.get("style") !== null)).toEqual([]);
			expect(page.one("link", { rel: "stylesheet" }).get("href")).toBe("/dev/stripe/style.css");
			expect(page.text).toContain("Sandbox: no money moves");
		}
		const style = await visit(stage.sandbox, "/dev/stripe/style.css");
		expect(style.headers.get("Content-Type")).toBe("text/css; charset=utf-8");
		expect(await style.text()).not.toMatch(/url\(|@import/u);
	});

	test("takes no form from another site, and no other method", async () => {
		const session = await openSession();
		const address = session.url ?? "";
		const fields = { email: "ada@example.com", card: cards.good };
		const foreign: Record<string, string>[] = [
			{ Origin: "https://evil.example" },
			{ Origin: "null" },
			{ "Sec-Fetch-Site": "cross-site" },
			{ "Sec-Fetch-Site": "same-site", Origin: site },
		];
		for (const headers of foreign) {
			const answer = await post(stage.sandbox, address, fields, headers);
			expect(answer.status).toBe(403);
		}
		const put = await stage.sandbox.handlePage(new Request(address, { method: "PUT" }));
		expect(put?.status).toBe(405);
		const json = new Request(address, { method: "POST", body: "{}", headers: { Origin: site } });
		expect((await stage.sandbox.handlePage(json))?.status).toBe(400);
		expect((await stage.stripe.checkout.sessions.retrieve(session.id)).status).toBe("open");
	});

	test.each([
		"checkout/cs_no",
		"checkout/cs_no/authenticate",
		"portal/bps_no",
		"invoice/in_no",
		"invoice/in_no/pdf",
		"receipt/ch_no",
	])("at %s is not found", async (path) => {
		expect((await visit(stage.sandbox, `/dev/stripe/${path}`)).status).toBe(404);
	});

	test("writes what others said as text, never as markup", async () => {
		const evil = `"><script>alert(1)</script>'&`;
		const product = await stage.stripe.products.create({ name: evil });
		const price = await stage.stripe.prices.create({
			currency: "usd",
			unit_amount: 100,
			product: product.id,
		});
		const coupon = await stage.stripe.coupons.create({
			name: `<img src=x>`,
			percent_off: 10,
		});
		const customer = await stage.stripe.customers.create({
			name: evil,
			email: `${evil}@x.example`,
		});
		const session = await openSession({
			customer: customer.id,
			line_items: [{ price: price.id, quantity: 1 }],
			discounts: [{ coupon: coupon.id }],
			cancel_url: `${site}/?a="><b>`,
		});
		const { page } = await read(session.url ?? "");
		expect(page.text).toContain(evil);
		expect(page.one("input", { id: "name" }).get("value")).toBe(evil);
		expect([...page.all("script"), ...page.all("img"), ...page.all("b")]).toEqual([]);
		const { page: control } = await read("/dev/stripe");
		expect(control.text).toContain(`${evil}@x.example`);
		expect(control.all("script")).toEqual([]);
	});
});

describe("the checkout", () => {
	test("says what is bought, what it costs today and what later", async () => {
		const session = await openSession({
			mode: "subscription",
			line_items: [{ price: shop.monthly.id, quantity: 1 }],
			discounts: [{ coupon: shop.coupon.id }],
		});
		const { page } = await read(session.url ?? "");
		const summary = page.one("section", { class: "summary" }).text;
		expect(summary).toContain("Subscribe to Pro $1.00 due today");
		expect(summary).toContain("First month for $1 −$28.99");
		expect(summary).toContain("First month with the discount, then $29.99 per month.");
		expect(page.all("button").map(({ text }) => text)).toEqual(["Subscribe"]);
		expect(page.link(/^Back to/u)).toBe(`${site}/pricing`);
	});

	test("offers each test card, and knows the customer's address", async () => {
		const customer = await stage.stripe.customers.create({ email: "known@example.com" });
		const session = await openSession({ customer: customer.id });
		const { page } = await read(session.url ?? "");
		const choices = page.all("input", { type: "radio" });
		expect(choices.map((choice) => choice.get("value")).sort()).toEqual(
			Object.values(cards).sort(),
		);
		const email = page.one("input", { id: "email" });
		expect([email.get("value"), email.attributes.has("readonly")]).toEqual([
			"known@example.com",
			true,
		]);
		expect(page.all("button").map(({ text }) => text)).toEqual(["Pay $9.99"]);
		await post(stage.sandbox, session.url ?? "", { email: "other@example.com", card: cards.good });
		const done = await stage.stripe.checkout.sessions.retrieve(session.id);
		expect(done.customer_details?.email).toBe("known@example.com");
	});

	test("asks again for what is missing, and keeps the rest", async () => {
		const session = await openSession();
		const address = session.url ?? "";
		const noEmail = await post(stage.sandbox, address, { name: "Ada", card: cards.failsLater });
		expect(noEmail.status).toBe(400);
		const page = parseHtml(await noEmail.text());
		expect(page.one("p", { role: "alert" }).text).toBe("Your email is incomplete.");
		expect(page.one("input", { id: "email" }).get("aria-invalid")).toBe("true");
		expect(page.one("input", { id: "name" }).get("value")).toBe("Ada");
		expect(page.one("input", { value: cards.failsLater }).attributes.has("checked")).toBe(true);
		const real = { email: "ada@example.com", card: "5555555555554444" };
		expect((await post(stage.sandbox, address, real)).status).toBe(400);
		expect((await stage.stripe.checkout.sessions.retrieve(session.id)).status).toBe("open");
	});
});

test("The receipt of a payment says what was given back", async () => {
	const session = await openSession();
	await payWith(stage.sandbox, session, cards.good);
	const done = await stage.stripe.checkout.sessions.retrieve(session.id, {
		expand: ["payment_intent.latest_charge"],
	});
	const charge = (done.payment_intent as Stripe.PaymentIntent).latest_charge as Stripe.Charge;
	await stage.stripe.refunds.create({ charge: charge.id, amount: 400 });
	const { page } = await read(charge.receipt_url ?? "");
	expect(page.text).toContain("Given back −$4.00");
	expect(page.text).toContain("Amount paid $5.99");
});
