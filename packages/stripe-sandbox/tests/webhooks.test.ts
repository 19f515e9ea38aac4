import Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { signatureOf } from "../src/webhooks.ts";
import { openForEach } from "./opening.ts";

const { stage, makeCustomers, statuses, untilHeard } = openForEach();

const name = (event: Stripe.Event) => (event.data.object as Stripe.Customer).name;

describe("an event", () => {
	test("arrives by itself, signed by real time, with what the API says", async () => {
		const { stripe, sandbox, receiver } = stage;
		await sandbox.control.advance({ days: 400 });
		await makeCustomers("Ada");
		await untilHeard(1);
		const [event] = receiver.events;
		const [delivery] = receiver.deliveries;
		const time = Number(/t=(\d+)/u.exec(delivery?.signature ?? "")?.[1]);
		expect(Math.abs(time - Date.now() / 1000)).toBeLessThan(60);
		expect(event?.created).toBeGreaterThan(Date.now() / 1000 + 399 * 86_400);
		expect(event).toMatchObject({
			object: "event",
			type: "customer.created",
			livemode: false,
			api_version: Stripe.API_VERSION,
			request: { idempotency_key: expect.any(String), id: expect.stringMatching(/^req_/u) },
		});
		await expect.poll(statuses).toEqual(["delivered"]);
		const again = await stripe.events.retrieve(event?.id ?? "");
		expect(again).toEqual({ ...event, pending_webhooks: 0 });
	});

	test("is not believed when it was changed, is old, or another signed it", () => {
		const { webhooks } = new Stripe("sk_test_receiver");
		const body = JSON.stringify({ id: "evt_1", object: "event" });
		const now = Math.floor(Date.now() / 1000);
		const good = signatureOf(body, "whsec_stage", now);
		expect(webhooks.constructEvent(body, good, "whsec_stage").id).toBe("evt_1");
		expect(() => webhooks.constructEvent(`${body} `, good, "whsec_stage")).toThrow();
		expect(() => webhooks.constructEvent(body, good, "whsec_other")).toThrow();
		const old = signatureOf(body, "whsec_stage", now - 301);
		expect(() => webhooks.constructEvent(body, old, "whsec_stage")).toThrow(/tolerance/u);
	});

	test("that nobody took comes again, later and later, and at once when time moves on", async () => {
		const { sandbox, receiver } = stage;
		let refusals = 0;
		receiver.answer = () => {
			refusals++;
			return 500;
		};
		await makeCustomers("Ada");
		await expect.poll(() => refusals).toBeGreaterThanOrEqual(1);
		await sandbox.control.advance({ seconds: 2 });
		await expect.poll(() => refusals).toBeGreaterThanOrEqual(2);
		await sandbox.control.advance({ seconds: 10 });
		await expect.poll(() => refusals).toBeGreaterThanOrEqual(3);
		const delivery = async () => {
			const [event] = await sandbox.control.listEvents();
			return event?.deliveries[0];
		};
		await expect.poll(delivery).toMatchObject({ status: "pending", failure: "500", answer: 500 });
		const isFar = async () => {
			const due = (await delivery())?.due.getTime() ?? 0;
			return due - sandbox.now().getTime() > 10_000;
		};
		await expect.poll(isFar).toBe(true);
		receiver.answer = () => 200;
		await sandbox.control.advance({ days: 1 });
		await untilHeard(1);
		await expect
			.poll(delivery)
			.toMatchObject({ status: "delivered", attempts: refusals + 1, answer: 200 });
	});

	test("is given up after three days", async () => {
		const { sandbox, receiver } = stage;
		receiver.answer = () => 503;
		await makeCustomers("Ada");
		await expect.poll(() => receiver.deliveries.length).toBeGreaterThanOrEqual(1);
		await sandbox.control.advance({ days: 3 });
		await expect.poll(statuses).toEqual(["failed"]);
		const attempts = receiver.deliveries.length;
		await sandbox.control.advance({ days: 3 });
		await sandbox.control.deliverPending();
		expect(receiver.deliveries).toHaveLength(attempts);
	});

	test("finds its way when the site comes back, at another address too", async () => {
		const { sandbox, receiver } = stage;
		sandbox.control.setWebhookUrl("http://127.0.0.1:9/nobody");
		await makeCustomers("Ada");
		await expect
			.poll(async () => (await sandbox.control.listEvents())[0]?.deliveries[0]?.failure)
			.toMatch(/ECONNREFUSED|bad port/u);
		sandbox.control.setWebhookUrl(receiver.url);
		await sandbox.control.deliverPending();
		expect(receiver.events.map(name)).toEqual(["Ada"]);
	});

	test("can be sent once more", async () => {
		const { sandbox, receiver } = stage;
		await makeCustomers("Ada");
		await untilHeard(1);
		await sandbox.control.redeliver(receiver.events[0]?.id ?? "");
		await untilHeard(2);
		expect(receiver.events[1]).toEqual(receiver.events[0]);
		await sandbox.control.redeliver("evt_no");
		await makeCustomers("Grace");
		await untilHeard(3);
	});

	test("of a request that is refused never was", async () => {
		const { stripe, sandbox, receiver } = stage;
		await expect(stripe.refunds.create({ charge: "ch_no" })).rejects.toThrow();
		await sandbox.control.deliverPending();
		expect(receiver.events).toEqual([]);
		expect((await stripe.events.list()).data).toEqual([]);
	});

	test("that nobody has asked for is listed, and posted to nobody", async () => {
		const { stripe, sandbox } = await stage.another(["product.*", "customer.deleted"]);
		const { id } = await stripe.customers.create({ name: "Ada" });
		await stripe.products.create({ name: "Pro" });
		await stripe.customers.del(id);
		await sandbox.control.deliverPending();
		const typesOf = (events: readonly Stripe.Event[]) => events.map(({ type }) => type).toSorted();
		const asked = ["customer.deleted", "product.created"];
		expect(typesOf(stage.receiver.events)).toEqual(asked);
		const { data } = await stripe.events.list();
		expect(typesOf(data)).toEqual(["customer.created", ...asked]);
		expect(data.map(({ pending_webhooks }) => pending_webhooks)).toEqual([0, 0, 0]);
	});

	test("is found by its type", async () => {
		const { stripe } = stage;
		await makeCustomers("Ada");
		await stripe.products.create({ name: "Pro" });
		const typesOf = async (params: Stripe.EventListParams) =>
			(await stripe.events.list(params)).data.map(({ type }) => type);
		expect(await typesOf({ type: "customer.*" })).toEqual(["customer.created"]);
		expect(await typesOf({ types: ["product.created"] })).toEqual(["product.created"]);
		expect(await typesOf({})).toEqual(["product.created", "customer.created"]);
	});
});
