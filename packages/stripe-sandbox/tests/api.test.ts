import Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { openForAll } from "./opening.ts";
import { connect, site } from "./stage.ts";

const { stage, shop, ask } = openForAll();

describe("customers", () => {
	test("are made, changed, found by their address and taken away", async () => {
		const { stripe } = stage;
		const made = await stripe.customers.create({
			email: "ada@example.com",
			name: "Ada",
			metadata: { person: "1", colour: "green" },
		});
		expect(made.id).toMatch(/^cus_test_[A-Za-z0-9]{14}$/u);
		expect(made.livemode).toBe(false);
		const changed = await stripe.customers.update(made.id, {
			name: "",
			metadata: { colour: "", size: "L" },
		});
		expect(changed).toMatchObject({ name: null, email: "ada@example.com" });
		expect(changed.metadata).toEqual({ person: "1", size: "L" });
		expect((await stripe.customers.update(made.id, { metadata: "" })).metadata).toEqual({});
		const found = await stripe.customers.list({ email: "ada@example.com" });
		expect(found.data.map(({ id }) => id)).toEqual([made.id]);
		await stripe.customers.del(made.id);
		expect((await stripe.customers.list({ email: "ada@example.com" })).data).toEqual([]);
		await expect(stripe.customers.update(made.id, { name: "A" })).rejects.toMatchObject({
			code: "resource_missing",
		});
	});

	test("have metadata of any name but the one that would change all objects", async () => {
		const { body } = await ask("POST", "/v1/customers", {
			body: "metadata[__proto__]=1&metadata[constructor]=2&metadata[0]=3",
		});
		expect(JSON.stringify(body.metadata)).toBe('{"0":"3","constructor":"2"}');
	});
});

describe("prices", () => {
	test("are found by their lookup keys, which can be handed over", async () => {
		const { stripe } = stage;
		const { data } = await stripe.prices.list({
			lookup_keys: ["pro-monthly", "resume-pack"],
			expand: ["data.product"],
		});
		expect(data.map(({ id }) => id).sort()).toEqual([shop.pack.id, shop.monthly.id].sort());
		expect(data.every(({ product }) => typeof product === "object")).toBe(true);
		const facts = { currency: "usd", unit_amount: 1299, product: String(shop.pack.product) };
		await expect(
			stripe.prices.create({ ...facts, lookup_key: "resume-pack" }),
		).rejects.toMatchObject({ param: "lookup_key" });
		const dearer = await stripe.prices.create({
			...facts,
			lookup_key: "resume-pack",
			transfer_lookup_key: true,
		});
		expect((await stripe.prices.retrieve(shop.pack.id)).lookup_key).toBeNull();
		await stripe.prices.update(shop.pack.id, {
			lookup_key: "resume-pack",
			transfer_lookup_key: true,
		});
		expect((await stripe.prices.update(dearer.id, { active: false })).active).toBe(false);
		const active = await stripe.prices.list({ active: true, type: "one_time" });
		expect(active.data.map(({ id }) => id)).toEqual([shop.pack.id]);
		expect(String(dearer.unit_amount_decimal)).toBe("1299");
	});
});

describe("lists", () => {
	test("come in pages, and the SDK turns them by itself", async () => {
		const { stripe } = stage;
		const email = "many@example.com";
		const ids: string[] = [];
		for (let count = 0; count < 7; count++)
			ids.unshift((await stripe.customers.create({ email })).id);
		const first = await stripe.customers.list({ email, limit: 3 });
		expect(first).toMatchObject({ object: "list", has_more: true, url: "/v1/customers" });
		expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 3));
		const all = await stripe.customers.list({ email, limit: 2 }).autoPagingToArray({ limit: 100 });
		expect(all.map(({ id }) => id)).toEqual(ids);
		const before = await stripe.customers.list({ email, limit: 2, ending_before: ids[4] ?? "" });
		expect(before.data.map(({ id }) => id)).toEqual(ids.slice(2, 4));
		await expect(stripe.customers.list({ starting_after: "cus_no" })).rejects.toMatchObject({
			param: "starting_after",
			code: "resource_missing",
		});
		await expect(stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: "limit" });
	});

	test("can be asked for what was made in a time", async () => {
		const { stripe, sandbox } = stage;
		const now = Math.floor(sandbox.now().getTime() / 1000);
		const later = await stripe.customers.list({ created: { gt: now + 60 } });
		expect(later.data).toEqual([]);
		const recent = await stripe.customers.list({ created: { gte: now - 3600, lte: now + 60 } });
		expect(recent.data.length).toBeGreaterThan(0);
	});
});

describe("a refusal", () => {
	test("of the key is an authentication error that shows only its form", async () => {
		const wrong = connect(stage.sandbox, "sk_test_somebody_elses_key_1234");
		const error = await wrong.customers.list().catch((error: unknown) => error);
		expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
		expect(String(error)).toMatch(/Invalid API Key provided: sk_test_\*+1234/u);
		const none = await ask("GET", "/v1/customers", { key: null });
		expect(none.status).toBe(401);
		expect(none.body.error.message).toMatch(/^You did not provide an API key/u);
	});

	test.each([
		["a customer that is not there", () => stage.stripe.customers.retrieve("cus_no"), 404, "id"],
		[
			"a customer that a session names",
			() =>
				stage.stripe.checkout.sessions.create({
					mode: "payment",
					customer: "cus_no",
					line_items: [{ price: shop.pack.id, quantity: 1 }],
					success_url: site,
				}),
			400,
			"customer",
		],
		[
			"a price that a session names",
			() =>
				stage.stripe.checkout.sessions.create({
					mode: "payment",
					line_items: [{ price: "price_no", quantity: 1 }],
					success_url: site,
				}),
			400,
			"line_items[0][price]",
		],
	])("of %s names it", async (_what, call, statusCode, param) => {
		const error = await call().catch((error: unknown) => error);
		expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
		expect(error).toMatchObject({
			code: "resource_missing",
			statusCode,
			param,
			doc_url: "https://stripe.com/docs/error-codes/resource-missing",
			requestId: expect.stringMatching(/^req_/u),
		});
	});

	test.each([
		["unknown", "POST", "/v1/customers", "mood=good", "parameter_unknown", "mood"],
		[
			"unknown and deep",
			"POST",
			"/v1/prices",
			"currency=usd&unit_amount=1&recurring[interval]=day&recurring[x]=1",
			"parameter_unknown",
			"recurring[x]",
		],
		["missing", "POST", "/v1/prices", "currency=usd", "parameter_missing", "unit_amount"],
		[
			"missing and deep",
			"POST",
			"/v1/checkout/sessions",
			"mode=payment&success_url=http://a&line_items[0][quantity]=1",
			"parameter_missing",
			"line_items[0][price]",
		],
		[
			"no number",
			"POST",
			"/v1/prices",
			"currency=usd&unit_amount=much",
			"parameter_invalid_integer",
			"unit_amount",
		],
		["empty", "POST", "/v1/products", "name=", "parameter_invalid_empty", "name"],
		[
			"none of its words",
			"POST",
			"/v1/checkout/sessions",
			"mode=gift&success_url=http://a&line_items[0][price]=p",
			undefined,
			"mode",
		],
		[
			"no object",
			"POST",
			"/v1/prices",
			"currency=usd&unit_amount=1&recurring=month",
			undefined,
			"recurring",
		],
		["no list", "GET", "/v1/customers?expand=data", undefined, undefined, "expand"],
	] as const)(
		"of a parameter that is %s says which",
		async (_what, method, path, body, code, param) => {
			const answer = await ask(method, path, body === undefined ? {} : { body });
			expect(answer.status).toBe(400);
			expect(answer.body.error).toMatchObject({ type: "invalid_request_error", param });
			expect(answer.body.error.code).toBe(code);
			expect(answer.body.error.request_log_url).toContain(answer.headers.get("request-id"));
		},
	);

	test("of an address that Stripe has, but the sandbox has not", async () => {
		const answer = await ask("POST", "/v1/issuing/cards", { body: "" });
		expect(answer.status).toBe(404);
		expect(answer.body.error.message).toMatch(
			/^Unrecognized request URL \(POST: \/v1\/issuing\/cards\)/u,
		);
		expect((await ask("GET", "/")).status).toBe(404);
		expect((await ask("DELETE", "/v1/charges/ch_1")).status).toBe(404);
	});

	test.each([
		["a recurring price in payment mode", { mode: "payment" as const, price: () => shop.monthly }],
		[
			"a single price in subscription mode",
			{ mode: "subscription" as const, price: () => shop.pack },
		],
	])("of %s", async (_what, { mode, price }) => {
		await expect(
			stage.stripe.checkout.sessions.create({
				mode,
				line_items: [{ price: price().id, quantity: 1 }],
				success_url: site,
			}),
		).rejects.toMatchObject({ param: "line_items" });
	});
});

describe("expand", () => {
	test("shows whole what it names, and refuses what cannot be", async () => {
		const { stripe } = stage;
		const price = await stripe.prices.retrieve(shop.pack.id, { expand: ["product"] });
		expect(price.product).toMatchObject({ object: "product", name: "Resume Pack" });
		await expect(stripe.prices.retrieve(shop.pack.id, { expand: ["currency"] })).rejects.toThrow(
			/cannot be expanded \(currency\)/u,
		);
		await expect(stripe.prices.retrieve(shop.pack.id, { expand: ["a.b.c.d.e"] })).rejects.toThrow(
			/more than 4 levels/u,
		);
	});
});

test("The account and its balance are those of a test", async () => {
	const { stripe } = stage;
	expect(await stripe.accounts.retrieveCurrent()).toMatchObject({ object: "account" });
	expect(await stripe.balance.retrieve()).toMatchObject({
		livemode: false,
		available: [{ amount: 0, currency: "usd" }],
	});
});

test("Portals are configured, and the first configuration is the default", async () => {
	const { stripe } = stage;
	const made = await stripe.billingPortal.configurations.create({
		features: {
			invoice_history: { enabled: true },
			subscription_cancel: { enabled: true, mode: "at_period_end" },
		},
		business_profile: { headline: "Offers" },
	});
	expect(made).toMatchObject({
		is_default: true,
		features: { subscription_cancel: { enabled: true }, payment_method_update: { enabled: false } },
	});
	const { data } = await stripe.billingPortal.configurations.list({ is_default: true });
	expect(data.map(({ id }) => id)).toEqual([made.id]);
	expect((await stripe.billingPortal.configurations.list({ active: false })).data).toEqual([]);
	expect(await stripe.billingPortal.configurations.retrieve(made.id)).toEqual(made);
});
