import Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { openForEach } from "./opening.ts";
import { openStage, type Stage } from "./stage.ts";

const { stage, makeCustomers, statuses, untilHeard } = openForEach();

const name = (event: Stripe.Event) => (event.data.object as Stripe.Customer).name;

describe("faults", () => {
	const letters = ["a", "b", "c", "d", "e", "f", "g", "h"];

	test("an event arrives several times", async () => {
		await stage.sandbox.control.setFaults({ duplicate: 3 });
		await makeCustomers("Ada");
		await untilHeard(3);
		expect(new Set(stage.receiver.events.map(({ id }) => id)).size).toBe(1);
	});

	test("events arrive in another order, the same for the same seed", async () => {
		const orderOf = async (seed: number) => {
			const other = await openStage();
			try {
				await other.sandbox.control.setFaults({ shuffle: seed, delay: 60_000 });
				for (const name of letters) await other.stripe.customers.create({ name });
				await other.sandbox.control.deliverPending();
				return other.receiver.events.map(name).join("");
			} finally {
				await other.close();
			}
		};
		const first = await orderOf(7);
		expect(first).not.toBe(letters.join(""));
		expect([...first].sort().join("")).toBe(letters.join(""));
		expect(await orderOf(7)).toBe(first);
		expect(await orderOf(8)).not.toBe(first);
	});

	test("events never arrive, but are there to be read", async () => {
		const { sandbox, receiver, stripe } = stage;
		await sandbox.control.setFaults({ drop: true });
		await makeCustomers("Ada");
		await sandbox.control.advance({ days: 1 });
		await sandbox.control.deliverPending();
		expect(receiver.deliveries).toEqual([]);
		expect(await statuses()).toEqual(["dropped"]);
		expect((await stripe.events.list()).data).toHaveLength(1);
	});

	test("events are late", async () => {
		const { sandbox, receiver } = stage;
		await sandbox.control.setFaults({ delay: 60_000 });
		await makeCustomers("Ada");
		const [event] = await sandbox.control.listEvents();
		const late = (event?.deliveries[0]?.due.getTime() ?? 0) - sandbox.now().getTime();
		expect(late).toBeGreaterThan(50_000);
		expect(receiver.deliveries).toEqual([]);
		await sandbox.control.advance({ seconds: 61 });
		await untilHeard(1);
	});
});

describe("two processes on one database", () => {
	test("deliver each event once, and see the same things and the same time", async () => {
		const { stripe, sandbox, receiver } = stage;
		const other = await stage.another();
		await sandbox.control.setFaults({ delay: 60_000 });
		for (let count = 0; count < 30; count++) await stripe.customers.create({ name: `${count}` });
		expect((await other.stripe.customers.list({ limit: 100 })).data).toHaveLength(30);
		await sandbox.control.advance({ days: 1 });
		await Promise.all([sandbox.control.deliverPending(), other.sandbox.control.deliverPending()]);
		await untilHeard(30);
		expect(new Set(receiver.events.map(({ id }) => id)).size).toBe(30);
		expect(await statuses()).toEqual(Array.from({ length: 30 }, () => "delivered"));
		await expect
			.poll(() => Math.abs(other.sandbox.now().getTime() - sandbox.now().getTime()))
			.toBeLessThan(1000);
	});

	test("claim an idempotency key against each other", async () => {
		const other = await stage.another();
		const patient = (sandbox: Stage["sandbox"]) =>
			new Stripe(sandbox.secretKey, { ...sandbox.api, maxNetworkRetries: 10 });
		const clients = [patient(stage.sandbox), patient(other.sandbox)];
		const made = await Promise.all(
			clients.map((client) => client.customers.create({}, { idempotencyKey: "shared" })),
		);
		expect(new Set(made.map(({ id }) => id)).size).toBe(1);
	});
});

test("A restart forgets nothing: neither things, nor time, nor what waits to be delivered", async () => {
	const { sandbox, receiver } = stage;
	await sandbox.control.setFaults({ delay: 3_600_000 });
	await makeCustomers("Ada");
	await sandbox.control.advance({ days: 10 * 365 });
	await sandbox.stop();
	const next = await stage.another();
	expect(next.sandbox.now().getTime()).toBeGreaterThan(Date.now() + 3649 * 86_400_000);
	expect((await next.stripe.customers.list()).data).toMatchObject([{ name: "Ada" }]);
	expect(next.sandbox.control.faults().delay).toBe(3_600_000);
	await untilHeard(1);
	expect(receiver.events.map(name)).toEqual(["Ada"]);
});

test("Several processes may begin at the same moment", async () => {
	const others = await Promise.all([stage.another(), stage.another(), stage.another()]);
	const made = await stage.stripe.customers.create({});
	for (const { stripe } of others) {
		expect(await stripe.customers.retrieve(made.id)).toMatchObject({ id: made.id });
	}
});
