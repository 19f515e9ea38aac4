import { createHmac, randomUUID } from "node:crypto";
import { describe, expect, inject, test } from "vitest";
import { userPurchases } from "#app/data/base/schema/entitlements.server.ts";
import { orders, stripeEvents } from "#app/data/base/schema/payments.server.ts";
import { getCustomerId } from "#app/data/billing/customers.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { startCheckout } from "#app/operations/billing/start-checkout.server.ts";
import { requestLimits } from "#server/http/request-limits.ts";
import { createApp } from "#tests/helpers/app.ts";
import { ask } from "#tests/helpers/http-client.ts";
import { execute } from "#tests/helpers/postgres-server.ts";
import { serveSite } from "#tests/helpers/served-site.ts";
import { openShop, type Shop } from "#tests/helpers/shop.ts";
import { findBrokenInvariants } from "#tests/helpers/site.ts";

const path = "/webhooks/stripe";
const secondsNow = () => Math.floor(Date.now() / 1000);

/** An event as Stripe writes one. */
const eventOf = (values: Record<string, unknown> = {}, about: Record<string, unknown> = {}) => ({
	id: `evt_test_${randomUUID()}`,
	object: "event",
	api_version: "2025-01-01",
	created: secondsNow(),
	livemode: false,
	type: "customer.updated",
	data: { object: { id: "cus_test_nobody", object: "customer", ...about } },
	...values,
});

/** Signs bytes as the documentation of Stripe says, without the SDK. */
function signatureOf(
	body: string | Uint8Array,
	{ secret, at = secondsNow() }: { secret: string; at?: number },
): string {
	const mac = createHmac("sha256", secret).update(`${at}.`).update(body).digest("hex");
	return `t=${at},v1=${mac}`;
}

async function openWebhook() {
	const shop = await openShop();
	const app = await createApp(shop);
	const secret = shop.sandbox.webhookSecret;
	/** Posts as the provider does: without origin, cookies or anything of a browser. */
	async function post(
		body: string | Uint8Array<ArrayBuffer>,
		signature: string | null = signatureOf(body, { secret }),
	) {
		const response = await app.ask(path, {
			method: "POST",
			body,
			isProgram: true,
			headers: {
				Accept: "*/*; q=0.5, application/xml",
				"Content-Type": "application/json; charset=utf-8",
				...(signature !== null && { "Stripe-Signature": signature }),
			},
		});
		expect(await response.text()).toBe("");
		expect(response.headers.getSetCookie()).toEqual([]);
		return response.status;
	}
	const events = () => shop.services.database.select().from(stripeEvents);
	return { shop, app, secret, post, events };
}

async function customerOf({ services }: Shop, { id }: Person): Promise<string> {
	const customerId = await getCustomerId(services.database, id);
	if (!customerId) throw new Error("There is no customer");
	return customerId;
}

describe("The address for payment events", () => {
	test("takes what is posted, and nothing else", async () => {
		const { app, secret, events } = await openWebhook();
		const body = JSON.stringify(eventOf());
		for (const method of ["GET", "HEAD", "PUT", "PATCH", "DELETE"]) {
			const headers = { "Stripe-Signature": signatureOf(body, { secret }) };
			const bodyOf = method === "GET" || method === "HEAD" ? {} : { body };
			const response = await app.ask(path, { method, headers, isProgram: true, ...bodyOf });
			expect(`${method}: ${response.status}`).toBe(`${method}: 405`);
			expect(response.headers.get("Allow")).toContain("POST");
		}
		expect(await events()).toEqual([]);
	});

	test("keeps a signed event once, however often it comes", async () => {
		const { shop, post, events } = await openWebhook();
		const person = await shop.addBuyer("resume-pack");
		const before = await events();
		const customerId = await customerOf(shop, person);
		const event = eventOf({}, { id: customerId });
		for (const _ of ["first", "second", "third"]) {
			expect(await post(JSON.stringify(event))).toBe(200);
		}
		await shop.settle();
		const known = new Set(before.map(({ id }) => id));
		const added = (await events()).filter(({ id }) => !known.has(id));
		expect(added).toMatchObject([
			{ id: event.id, type: "customer.updated", customerId, livemode: false, parkedAt: null },
		]);
		expect(added[0]?.processedAt).toBeInstanceOf(Date);
		expect(await shop.services.database.$count(userPurchases)).toBe(1);
	});

	test("refuses what the provider has not signed, and keeps nothing of it", async () => {
		const { secret, post, events } = await openWebhook();
		const body = JSON.stringify(eventOf());
		const right = signatureOf(body, { secret });
		const [time = "", mac = ""] = right.split(",");
		const other = JSON.stringify(eventOf({ type: "invoice.paid" }));
		const forged = [
			null,
			"",
			"v1",
			time,
			mac,
			`${time},v0=${mac.slice(3)}`,
			`${time},v1=${mac.slice(3).toUpperCase()}`,
			"t=,v1=",
			"t=1,v1=",
			`${time},v1=${"0".repeat(64)}`,
			`t=${secondsNow() + 1},${mac}`,
			signatureOf(body, { secret: "whsec_other" }),
			signatureOf(body, { secret: "" }),
			signatureOf(other, { secret }),
			signatureOf(body, { secret, at: secondsNow() - 600 }),
			"é".repeat(10),
			"t=1,".repeat(1000),
		];
		for (const signature of forged) {
			expect(`${signature}: ${await post(body, signature)}`).toBe(`${signature}: 400`);
		}
		expect(await post("", signatureOf("", { secret: "whsec_other" }))).toBe(400);
		expect(await post(`${body} `, right)).toBe(400);
		expect(await events()).toEqual([]);
		// The same body is taken when it is signed.
		expect(await post(body, `${right},v1=${"0".repeat(64)}`)).toBe(200);
	});

	test("refuses what is signed with the right secret and is no event of this hour, and keeps nothing", async () => {
		const { secret, post, events } = await openWebhook();
		const body = JSON.stringify(eventOf());
		const signedAt = (time: string) => {
			const mac = createHmac("sha256", secret).update(`${time}.`).update(body).digest("hex");
			return `t=${time},v1=${mac}`;
		};
		const now = secondsNow();
		const times = [`${now + 3600}`, `${now + 310}`, "NaN", "", "-1", "1e9", "Infinity", `${now}.5`];
		for (const time of times)
			expect(`${time}: ${await post(body, signedAt(time))}`).toBe(`${time}: 400`);
		const right = signedAt(`${now}`);
		expect(await post(body, `t=${now + 1},${right}`)).toBe(400);

		const broken = [
			eventOf({ id: "evt_\u0000" }),
			eventOf({ id: "" }),
			eventOf({ id: 7 }),
			eventOf({ id: "e".repeat(300) }),
			eventOf({ type: "a\u0000b" }),
			eventOf({ type: null }),
			eventOf({ created: 1e15 }),
			eventOf({ created: -1 }),
			eventOf({ created: "soon" }),
			eventOf({ livemode: "no" }),
			eventOf({ data: null }),
			eventOf({ data: {} }),
			eventOf({}, { id: "cus_\u0000" }),
			eventOf({}, { object: "charge", customer: "cus_\u0000" }),
			eventOf({}, { object: "refund", payment_intent: "pi_\ud800" }),
			eventOf({}, { object: "charge", customer: { id: 12 } }),
			[],
			null,
			7,
		];
		for (const event of broken) {
			const sent = JSON.stringify(event);
			expect(`${sent}: ${await post(sent)}`).toBe(`${sent}: 400`);
		}
		expect(await events()).toEqual([]);
		expect(await post(body, signedAt(`${now + 60}`))).toBe(200);
	});

	test("refuses a captured delivery after ten minutes, and takes it again within five", async () => {
		const { shop, secret, post } = await openWebhook();
		await shop.addBuyer("resume-pack");
		const captured = shop.deliveries.find(({ body }) =>
			body.includes("checkout.session.completed"),
		);
		if (!captured) throw new Error("Nothing was delivered");
		const before = await shop.readMoney();
		const old = signatureOf(captured.body, { secret, at: secondsNow() - 600 });
		expect(await post(captured.body, old)).toBe(400);
		expect(await post(captured.body, captured.signature)).toBe(200);
		await shop.settle();
		expect(await shop.readMoney()).toEqual(before);
	});

	test("counts the bytes of a body, in whatever language it is", async () => {
		const { secret, post, events } = await openWebhook();
		const name = "Zoë Nuñez 履歴書 🎉 \u2028 e\u0301 \u0000";
		const body = JSON.stringify(eventOf({}, { name, description: "“quoted”" }), null, 2);
		const bytes = new Uint8Array(Buffer.from(body, "utf8"));
		expect(bytes.length).toBeGreaterThan(body.length);
		// Other bytes that stand for the same words are another body.
		expect(await post(body.normalize("NFC"), signatureOf(bytes, { secret }))).toBe(400);
		expect(await post(JSON.stringify(JSON.parse(body)), signatureOf(bytes, { secret }))).toBe(400);
		const latin = new Uint8Array(Buffer.from(body, "latin1"));
		expect(await post(latin, signatureOf(bytes, { secret }))).toBe(400);
		expect(await post(latin, signatureOf(latin, { secret }))).toBe(400);
		expect(await events()).toEqual([]);
		expect(await post(bytes, signatureOf(bytes, { secret }))).toBe(200);
		expect(await events()).toHaveLength(1);
	});

	test("takes events that mean nothing here, and sets aside those about strangers", async () => {
		const { shop, post, events } = await openWebhook();
		const unknown = eventOf(
			{ type: "radar.early_fraud_warning.created" },
			{ object: "radar", id: "x" },
		);
		const strange = eventOf({ type: "invoice.paid" }, { object: "invoice", customer: "cus_other" });
		expect(await post(JSON.stringify(unknown))).toBe(200);
		expect(await post(JSON.stringify(strange))).toBe(200);
		const rows = new Map((await events()).map((row) => [row.id, row]));
		expect(rows.get(unknown.id)).toMatchObject({ customerId: null, parkedAt: null });
		expect(rows.get(unknown.id)?.processedAt).toBeInstanceOf(Date);
		expect(rows.get(strange.id)).toMatchObject({ customerId: "cus_other", processedAt: null });
		expect(rows.get(strange.id)?.parkedAt).toBeInstanceOf(Date);
		expect(await shop.services.database.$count(userPurchases)).toBe(0);
	});

	test("refuses an event of the other mode, and says so in the log", async () => {
		const { shop, post, events } = await openWebhook();
		expect(await post(JSON.stringify(eventOf({ livemode: true })))).toBe(400);
		expect(await events()).toEqual([]);
		expect(shop.logged()).toContain("other mode of payments");
	});

	test("is no way in for what a signed body says: rights are what the provider has", async () => {
		const { shop, post, events } = await openWebhook();
		const { services } = shop;
		const person = await shop.addPerson();
		const begun = await startCheckout(services, person, "resume-pack", services.clock());
		if (!begun.success) throw new Error(begun.error);
		const paid = eventOf(
			{ type: "checkout.session.completed" },
			{
				object: "checkout.session",
				id: begun.data.sessionId,
				customer: await customerOf(shop, person),
				client_reference_id: person.id,
				status: "complete",
				payment_status: "paid",
				amount_total: 999,
				metadata: { user_id: person.id, plan_id: "resume-pack" },
			},
		);
		expect(await post(JSON.stringify(paid))).toBe(200);
		await shop.settle();
		const row = (await events()).find(({ id }) => id === paid.id);
		expect(row?.processedAt).toBeInstanceOf(Date);
		expect(await services.database.$count(userPurchases)).toBe(0);
		expect(await services.database.$count(orders)).toBe(0);
	});
});

describe("When the database is away", () => {
	test("an event is answered with 500, comes again and is acted on then", async () => {
		const { shop, post } = await openWebhook();
		const { pool, database } = shop.services;
		const person = await shop.addPerson();
		shop.setAway(true);
		await shop.buy(person, "resume-pack");
		await shop.sandbox.control.deliverPending();
		shop.setAway(false);
		const missed = shop.deliveries.filter(({ status }) => status === 503);
		expect(missed.length).toBeGreaterThan(0);
		await pool.query("alter table stripe_events rename to stripe_events_away");
		for (const { body, signature } of missed) expect(await post(body, signature)).toBe(500);
		expect(shop.logged()).toContain("An event could not be taken");
		await pool.query("alter table stripe_events_away rename to stripe_events");
		expect(await database.$count(stripeEvents)).toBe(0);
		expect(await database.$count(userPurchases)).toBe(0);
		for (const { body, signature } of missed) expect(await post(body, signature)).toBe(200);
		await shop.settle();
		expect(await database.$count(userPurchases)).toBe(1);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("an event whose work cannot be queued is not kept either", async () => {
		const { shop, post, events } = await openWebhook();
		const person = await shop.addBuyer("resume-pack");
		const before = await events();
		await shop.services.pool.query(`
			create function fail_on_purpose() returns trigger language plpgsql
				as $$ begin raise exception 'on purpose'; end $$;
			create trigger fail_on_purpose before insert on pgboss.job
				for each row execute function fail_on_purpose();`);
		const event = JSON.stringify(eventOf({}, { id: await customerOf(shop, person) }));
		expect(await post(event)).toBe(500);
		expect(await events()).toHaveLength(before.length);
		await shop.services.pool.query("drop trigger fail_on_purpose on pgboss.job");
		expect(await post(event)).toBe(200);
		expect(await events()).toHaveLength(before.length + 1);
	});

	test("that is said so too, and the site lives on", async () => {
		const { shop, post } = await openWebhook();
		const { rows } = await shop.services.pool.query("select current_database() as name");
		const { name } = rows[0];
		const server = inject("postgresUrl");
		const body = JSON.stringify(eventOf());
		await execute(server, `alter database ${name} allow_connections false`);
		await execute(
			server,
			`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
		);
		expect(await post(body)).toBe(500);
		await execute(server, `alter database ${name} allow_connections true`);
		expect(await post(body)).toBe(200);
	});
});

describe("Over HTTP", () => {
	test("a purchase is known here without any page being asked", async () => {
		const { shop } = await openWebhook();
		const { port } = await serveSite(shop.services);
		shop.sandbox.control.setWebhookUrl(`http://127.0.0.1:${port}${path}`);
		const person = await shop.addBuyer("resume-pack");
		expect(shop.deliveries).toEqual([]);
		const deliveries = (await shop.sandbox.control.listEvents(1000)).flatMap((event) =>
			event.deliveries.map(({ status, answer }) => `${status} ${answer}`),
		);
		expect(new Set(deliveries)).toEqual(new Set(["delivered 200"]));
		expect(await shop.services.database.select().from(userPurchases)).toMatchObject([
			{ userId: person.id, status: "succeeded" },
		]);
	});

	test("a huge body is refused while it comes in, and the site goes on", async () => {
		const { shop, secret, events } = await openWebhook();
		const { port } = await serveSite(shop.services);
		const piece = Buffer.alloc(64 * 1024, "x");
		const pieces = Array.from({ length: 64 }, () => piece);
		const headers = { "Content-Type": "application/json", "Stripe-Signature": "t=1,v1=0" };
		const streamed = await ask(port, path, { method: "POST", headers, body: pieces });
		expect(streamed.status).toBe(413);
		const length = { "Content-Length": String(requestLimits.body + 1) };
		const declared = await ask(port, path, { method: "POST", headers: { ...headers, ...length } });
		expect(declared.status).toBe(413);
		// As large as may be, and signed: that is an event like any other.
		const event = JSON.stringify(eventOf({}, { description: "é".repeat(200_000) }));
		const signed = { ...headers, "Stripe-Signature": signatureOf(event, { secret }) };
		const large = await ask(port, path, { method: "POST", headers: signed, body: event });
		expect([large.status, large.body.length]).toEqual([200, 0]);
		expect(await events()).toHaveLength(1);
	});
});
