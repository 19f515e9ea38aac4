import Stripe from "stripe";
import { afterEach, describe, expect, test } from "vitest";
import { noFaults } from "../src/settings.ts";
import { openForAll } from "./opening.ts";

const { stage, ask } = openForAll();

afterEach(() => stage.sandbox.control.setFaults(noFaults));

describe("an idempotency key", () => {
	test("gives the same answer again", async () => {
		const { stripe } = stage;
		const options = { idempotencyKey: "same" };
		const first = await stripe.customers.create({ name: "One" }, options);
		const second = await stripe.customers.create({ name: "One" }, options);
		expect(second).toEqual(first);
		expect(second.lastResponse.headers["idempotent-replayed"]).toBe("true");
		expect(second.lastResponse.headers["original-request"]).toBe(first.lastResponse.requestId);
		expect(first.lastResponse.headers["idempotent-replayed"]).toBeUndefined();
	});

	test("is refused for other parameters and for another address", async () => {
		const { stripe } = stage;
		const options = { idempotencyKey: "mismatch" };
		await stripe.customers.create({ name: "One" }, options);
		const other = await stripe.customers.create({ name: "Two" }, options).catch((e: unknown) => e);
		expect(other).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
		expect(String(other)).toMatch(/same parameters they were first used with/u);
		const elsewhere = await stripe.products.create({ name: "One" }, options).catch((e) => e);
		expect(elsewhere).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
	});

	test("of twenty requests at once makes one thing", async () => {
		const { sandbox } = stage;
		const name = "Twenty";
		const patient = new Stripe(sandbox.secretKey, { ...sandbox.api, maxNetworkRetries: 10 });
		const answers = await Promise.all(
			Array.from({ length: 20 }, () =>
				patient.customers.create({ name }, { idempotencyKey: "parallel" }),
			),
		);
		expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
		const all = await patient.customers.list({ limit: 100 });
		expect(all.data.filter((customer) => customer.name === name)).toHaveLength(1);
	});

	test("in use at this moment is a conflict", async () => {
		const { sandbox } = stage;
		const answers = await Promise.all(
			Array.from({ length: 20 }, () =>
				ask("POST", "/v1/customers", {
					body: "name=Conflict",
					headers: { "Idempotency-Key": "conflict" },
				}),
			),
		);
		const refused = answers.filter(({ status }) => status !== 200);
		expect(refused.length).toBeGreaterThan(0);
		for (const { status, body } of refused) {
			expect(status).toBe(409);
			expect(body.error).toMatchObject({
				type: "idempotency_error",
				code: "idempotency_key_in_use",
			});
		}
		expect(sandbox.secretKey).toMatch(/^sk_test_/u);
	});

	test("keeps a refusal of what was begun, but none of what was not", async () => {
		const { stripe } = stage;
		const missing = { idempotencyKey: "begun" };
		const refund = () => stripe.refunds.create({ charge: "ch_later" }, missing);
		const first = await refund().catch((error) => error);
		const second = await refund().catch((error) => error);
		expect(second.headers["idempotent-replayed"]).toBe("true");
		expect(second.message).toBe(first.message);

		const body = "name=";
		const headers = { "Idempotency-Key": "not-begun" };
		expect((await ask("POST", "/v1/products", { body, headers })).status).toBe(400);
		const right = await ask("POST", "/v1/products", { body: "name=Right", headers });
		expect(right.status).toBe(200);
	});

	test("is free again after a day", async () => {
		const { stripe, sandbox } = stage;
		const options = { idempotencyKey: "a day" };
		const first = await stripe.customers.create({}, options);
		await sandbox.control.advance({ days: 1 });
		const second = await stripe.customers.create({}, options);
		expect(second.id).not.toBe(first.id);
	});
});

describe("faults of the API", () => {
	test("a 500 does nothing, and the next request succeeds", async () => {
		const { stripe, sandbox } = stage;
		await sandbox.control.setFaults({ apiErrors: 1 });
		const options = { idempotencyKey: "500" };
		const error = await stripe.customers.create({}, options).catch((error: unknown) => error);
		expect(error).toBeInstanceOf(Stripe.errors.StripeAPIError);
		const made = await stripe.customers.create({}, options);
		expect(made.lastResponse.headers["idempotent-replayed"]).toBeUndefined();
	});

	test.each([
		{ fault: "keptErrors", made: 0 },
		{ fault: "doneErrors", made: 1 },
	])("a 500 of $fault is given again under its key", async ({ fault, made }) => {
		const { stripe, sandbox } = stage;
		await sandbox.control.setFaults({ [fault]: 1 });
		const email = `${fault.toLowerCase()}@example.com`;
		const create = (idempotencyKey: string) =>
			stripe.customers.create({ email }, { idempotencyKey }).catch((error: unknown) => error);
		const first = await create(fault);
		expect(first).toMatchObject({ statusCode: 500, headers: { "stripe-should-retry": "false" } });
		const second = await create(fault);
		expect(second).toMatchObject({ statusCode: 500, headers: { "idempotent-replayed": "true" } });
		expect((await stripe.customers.list({ email })).data).toHaveLength(made);
		expect(await create(`${fault} again`)).toMatchObject({ email });
	});

	test("a connection that is cut off is tried once more by the SDK", async () => {
		const { stripe, sandbox } = stage;
		await sandbox.control.setFaults({ apiResets: 1 });
		expect((await stripe.customers.create({ name: "Reset" })).name).toBe("Reset");
		await sandbox.control.setFaults({ apiResets: 2 });
		const error = await stripe.customers.create({}).catch((error: unknown) => error);
		expect(error).toBeInstanceOf(Stripe.errors.StripeConnectionError);
		expect(sandbox.control.faults().apiResets).toBe(0);
	});

	test("an answer that is lost is found again by its key, and the work is done once", async () => {
		const { stripe, sandbox } = stage;
		await sandbox.control.setFaults({ lostAnswers: 1 });
		const made = await stripe.customers.create({ email: "lost@example.com" });
		expect(made.lastResponse.headers["idempotent-replayed"]).toBe("true");
		const { data } = await stripe.customers.list({ email: "lost@example.com" });
		expect(data.map(({ id }) => id)).toEqual([made.id]);
	});

	test("a slow answer runs into the timeout of the SDK", async () => {
		const { stripe, sandbox } = stage;
		await sandbox.control.setFaults({ apiSlow: 300 });
		const error = await stripe.customers.list({}, { timeout: 50 }).catch((e: unknown) => e);
		expect(error).toBeInstanceOf(Stripe.errors.StripeConnectionError);
		expect(String(error)).toMatch(/timeout/u);
	});
});
