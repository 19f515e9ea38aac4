import { describe, expect, test } from "vitest";
import { userPurchases } from "#app/data/base/schema/entitlements.server.ts";
import { cancellations, orders } from "#app/data/base/schema/payments.server.ts";
import { getSubscription } from "#app/data/billing/subscriptions.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { type Ask, createApp, openApp, origin } from "#tests/helpers/app.ts";
import { openShop } from "#tests/helpers/shop.ts";
import { findBrokenInvariants } from "#tests/helpers/site.ts";

const functions = [
	"create-checkout-session",
	"create-portal-session",
	"cancel-subscription",
	"create-test-purchase",
] as const;
type FunctionName = (typeof functions)[number];

const { pack, pro } = plans;
const json = { "Content-Type": "application/json", Accept: "application/json" };
const asText = (body: unknown) => (typeof body === "string" ? body : JSON.stringify(body));

async function openFunctions() {
	const shop = await openShop();
	const app = await createApp(shop);
	const { pool } = shop.services;
	const ids = async (query: string, value: string): Promise<string> =>
		(await pool.query<{ id: string }>(query, [value])).rows[0]?.id ?? "";
	return {
		shop,
		app,
		/** Calls a function as a script of the site does. */
		async call(name: FunctionName, body: unknown, { headers, ...options }: Ask = {}) {
			const response = await app.ask(`/functions/${name}`, {
				method: "POST",
				body: asText(body),
				headers: { ...json, ...headers },
				...options,
			});
			const answer = (await response.json()) as Record<string, unknown>;
			return { ...answer, status: response.status } as Record<string, unknown>;
		},
		/** A person who is signed in, with what was bought and what the provider calls it. */
		async join(bought?: "resume-pack" | "pro-monthly") {
			const person = await shop.addPerson();
			if (bought) await shop.buy(person, bought);
			await shop.settle();
			return {
				person,
				cookie: await app.cookieOf(person),
				customerId: await ids(
					"select customer_id as id from stripe_customers where user_id = $1",
					person.id,
				),
				subscriptionId: await ids(
					"select stripe_subscription_id as id from user_subscriptions where user_id = $1",
					person.id,
				),
			};
		},
		/** What the provider keeps under the last part of an address. */
		async recordAt(address: unknown): Promise<Record<string, unknown>> {
			const { origin: site, pathname } = new URL(String(address));
			expect(site).toBe(origin);
			const id = pathname.split("/").at(-1);
			const { rows } = await pool.query("select record from sandbox.objects where id = $1", [id]);
			return rows[0]?.record;
		},
	};
}

describe("The payment functions", () => {
	test("are posted to, under both addresses, and no other name is there", async () => {
		const { app, join } = await openFunctions();
		const { cookie } = await join();
		const unknown = ["constructor", "__proto__", "toString", "create-checkout", "delete-user"];
		for (const folder of ["/functions", "/.netlify/functions"]) {
			for (const name of functions) {
				for (const method of ["GET", "HEAD", "PUT", "PATCH", "DELETE"]) {
					const { status, headers } = await app.ask(`${folder}/${name}`, { method, cookie });
					expect(`${method} ${name}: ${status}`).toBe(`${method} ${name}: 405`);
					expect(headers.get("Allow")).toContain("POST");
				}
			}
			for (const name of unknown) {
				for (const method of ["GET", "POST"]) {
					const { status } = await app.ask(`${folder}/${name}`, { method, cookie });
					expect(`${method} ${name}: ${status}`).toBe(`${method} ${name}: 404`);
				}
			}
		}
	});

	test("do nothing without a session", async () => {
		const { shop, app, call, join } = await openFunctions();
		const ada = await join("pro-monthly");
		const ended = await app.cookieOf(ada.person);
		await shop.services.authenticator.signOut(new Headers({ Cookie: ended }));
		const body = {
			planId: pack.id,
			customerId: ada.customerId,
			subscriptionId: ada.subscriptionId,
			feedback: { reason: "Other" },
		};
		const before = await shop.readMoney();
		for (const name of functions) {
			const unknown = { status: 401, error: "Not authenticated" };
			for (const cookie of ["", ended, "offerfolio.session_token=a.b"]) {
				expect(await call(name, body, { cookie })).toEqual(unknown);
			}
			const netlify = await app.ask(`/.netlify/functions/${name}`, { method: "POST", body: "{}" });
			expect([netlify.status, await netlify.json()]).toEqual([401, { error: "Not authenticated" }]);
		}
		expect(await shop.readMoney()).toEqual(before);
	});

	test("say what the specification says when the provider is away, and nothing is half done", async () => {
		const { shop, call, join } = await openFunctions();
		const ada = await join("pro-monthly");
		const bob = await join("resume-pack");
		const before = await shop.readMoney();
		await shop.sandbox.control.setFaults({ apiErrors: 1000 });
		const feedback = { reason: "Other" };
		const asked = [
			call("create-checkout-session", { planId: pro.id }, { cookie: bob.cookie }),
			call("create-portal-session", {}, { cookie: ada.cookie }),
			call("cancel-subscription", { feedback }, { cookie: ada.cookie }),
			call("create-test-purchase", "", { cookie: bob.cookie }),
		];
		expect(await Promise.all(asked)).toEqual([
			{ status: 500, error: "Failed to create checkout session" },
			{ status: 500, error: "Failed to create portal session" },
			{ status: 500, error: "Failed to cancel subscription" },
			{ status: 500, error: "Failed to create test purchase" },
		]);
		await shop.sandbox.control.setFaults({ apiErrors: 0 });
		expect(await shop.readMoney()).toEqual(before);
	});
});

describe("create-checkout-session", () => {
	test("leads to the payment of our price for the plan, by the person who is signed in", async () => {
		const { call, join, recordAt } = await openFunctions();
		const { person, cookie } = await join();
		const addresses = { successUrl: `${origin}/subscription/success`, cancelUrl: "/pricing" };
		const bodies = [
			{ planId: pack.id, mode: "payment", priceId: "price_1", userId: person.id, ...addresses },
			{ planId: pro.id, mode: "subscription", priceId: "price_2", userId: person.id },
		];
		const wanted = [
			{ mode: "payment", amount_total: pack.priceInCents },
			{ mode: "subscription", amount_total: pro.priceInCents },
		];
		for (const [index, body] of bodies.entries()) {
			const { status, url, ...more } = await call("create-checkout-session", body, { cookie });
			expect([status, more]).toEqual([200, {}]);
			const page = index === 0 ? "/purchase/success" : "/subscription/success";
			expect(await recordAt(url)).toMatchObject({
				...wanted[index],
				status: "open",
				client_reference_id: person.id,
				success_url: `${origin}${page}?session_id={CHECKOUT_SESSION_ID}`,
				cancel_url: `${origin}/checkout/${index === 0 ? pack.id : pro.id}?left`,
			});
			// A second tab is led to the same page.
			expect(await call("create-checkout-session", body, { cookie })).toEqual({ status, url });
		}
	});

	test("refuses what cannot be bought now", async () => {
		const { shop, call, join } = await openFunctions();
		const { cookie } = await join("pro-monthly");
		const orderCount = await shop.services.database.$count(orders);
		const again = await call("create-checkout-session", { planId: pro.id }, { cookie });
		expect(again).toEqual({ status: 409, error: "You already have an active subscription" });
		const added = await call("create-checkout-session", { planId: pack.id }, { cookie });
		expect(added).toEqual({
			status: 409,
			error: "Your Pro membership already opens every resume. A pack would add nothing.",
		});
		expect(await shop.services.database.$count(orders)).toBe(orderCount);
	});

	test("takes neither price, amount, mode nor owner from a body, whatever it says", async () => {
		const { shop, call, join, recordAt } = await openFunctions();
		const bob = await join("pro-monthly");
		const { person, cookie } = await join();
		const bobs = await rowsOf(shop, bob.person);
		const wishes: Record<string, unknown>[] = [
			{ priceId: "price_cheap", mode: "payment" },
			{ mode: "setup" },
			{ amount: 1, unit_amount: 1, price: 0, priceInCents: 1, currency: "jpy", quantity: 0 },
			{ line_items: [{ price_data: { unit_amount: 1, currency: "usd" }, quantity: 1 }] },
			{ discounts: [{ coupon: "free" }], allow_promotion_codes: true, trial_period_days: 365 },
			{ isDiscounted: true, hadOffer: false, coupon: "first-month" },
			{ customer: bob.customerId, client_reference_id: bob.person.id, user_id: bob.person.id },
			{ metadata: { user_id: bob.person.id, plan_id: "enterprise" }, success_url: "https://evil" },
			{ status: "succeeded", resumes_remaining: 500, expires_at: "2099-01-01" },
			{ constructor: { prototype: { userId: bob.person.id } } },
		];
		const addresses = new Set<unknown>();
		const bodies = wishes.map((wish) => asText({ planId: pro.id, ...wish }));
		bodies.push(`{"planId":"${pro.id}","__proto__":{"userId":"${bob.person.id}","amount":1}}`);
		bodies.push(`{"userId":"${bob.person.id}","userId":"${person.id}","planId":"${pro.id}"}`);
		for (const body of bodies) {
			const { status, url } = await call("create-checkout-session", body, { cookie });
			expect(`${body}: ${status}`).toBe(`${body}: 200`);
			addresses.add(url);
		}
		const [address, ...others] = addresses;
		expect(others).toEqual([]);
		const session = await recordAt(address);
		expect(session).toMatchObject({
			mode: "subscription",
			amount_total: pro.priceInCents,
			currency: "usd",
			client_reference_id: person.id,
			metadata: { user_id: person.id, plan_id: pro.id },
			coupon: null,
		});
		await shop.pay(String(address));
		await shop.settle();
		const { database } = shop.services;
		const bought = (await database.select().from(orders)).filter(
			({ userId }) => userId === person.id,
		);
		expect(bought).toMatchObject([{ amountInCents: pro.priceInCents, planId: pro.id }]);
		expect(await rowsOf(shop, bob.person)).toEqual(bobs);
		expect(Object.keys(Object.prototype)).toEqual([]);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("asks one dollar of the holder of a running pack, and of nobody who says to be one", async () => {
		const { call, join, recordAt } = await openFunctions();
		const [holder, other] = [await join("resume-pack"), await join()];
		const totals = [];
		for (const { cookie } of [holder, other]) {
			const { url } = await call("create-checkout-session", { planId: pro.id }, { cookie });
			totals.push((await recordAt(url)).amount_total);
		}
		expect(totals).toEqual([plans.pro.firstMonthInCents, pro.priceInCents]);
	});
});

describe("create-portal-session", () => {
	test("opens the caller's own portal, which leads back to the settings", async () => {
		const { call, join, recordAt } = await openFunctions();
		const ada = await join("resume-pack");
		const bodies = [
			"",
			{},
			{ customerId: ada.customerId, returnUrl: `${origin}/settings` },
			{ customerId: null, returnUrl: "/subscription" },
			{ customer: "cus_test_other", return_url: "https://evil.example" },
			'{"__proto__":{"customerId":"cus_test_other"}}',
		];
		for (const body of bodies) {
			const { url, ...answer } = await call("create-portal-session", body, { cookie: ada.cookie });
			expect(answer).toEqual({ status: 200, isTestCustomer: true });
			expect(await recordAt(url)).toMatchObject({
				customer: ada.customerId,
				return_url: `${origin}/settings`,
			});
		}
	});

	test("says that there is no subscription to a person who never began to pay", async () => {
		const { shop, call, join } = await openFunctions();
		const bob = await join("pro-monthly");
		const { cookie } = await join();
		const before = await shop.readMoney();
		for (const body of [{}, { customerId: bob.customerId }, { customerId: "cus_test_invented" }]) {
			expect(await call("create-portal-session", body, { cookie })).toEqual({
				status: 404,
				error: "No subscription found",
			});
		}
		expect(await shop.readMoney()).toEqual(before);
	});
});

describe("cancel-subscription", () => {
	test("ends the caller's own at its period's end, and keeps why, once", async () => {
		const { shop, call, join } = await openFunctions();
		const ada = await join("pro-monthly");
		const { database } = shop.services;
		const feedback = { reason: "Too expensive", satisfaction: "neutral", comments: " Good, but… " };
		const body = { subscriptionId: ada.subscriptionId, feedback };
		for (const _ of ["first", "again"]) {
			expect(await call("cancel-subscription", body, { cookie: ada.cookie })).toEqual({
				status: 200,
				success: true,
			});
		}
		const row = await getSubscription(database, ada.person.id);
		expect(row).toMatchObject({ status: "canceled", stripeStatus: "active" });
		expect(await database.select().from(cancellations)).toMatchObject([
			{
				userId: ada.person.id,
				stripeSubscriptionId: ada.subscriptionId,
				reason: "Too expensive",
				satisfaction: "neutral",
				comments: "Good, but…",
				resumedAt: null,
			},
		]);
	});

	test("says when there is nothing to cancel, and asks for a reason", async () => {
		const { shop, app, call, join } = await openFunctions();
		const [nobody, holder, ada] = [
			await join(),
			await join("resume-pack"),
			await join("pro-monthly"),
		];
		const feedback = { reason: "Other" };
		const nothing = { status: 404, error: "No active subscription found" };
		for (const { cookie } of [nobody, holder]) {
			for (const body of ["", {}, { feedback }, { feedback, subscriptionId: ada.subscriptionId }]) {
				expect(await call("cancel-subscription", body, { cookie })).toEqual(nothing);
			}
		}
		const missing = { status: 400, error: "Please select a reason for cancellation" };
		for (const given of [undefined, null, {}, { reason: "" }, { reason: "I am bored" }]) {
			const body = { subscriptionId: ada.subscriptionId, feedback: given };
			expect(await call("cancel-subscription", body, { cookie: ada.cookie })).toEqual(missing);
		}
		await call("cancel-subscription", { feedback }, { cookie: ada.cookie });
		await shop.sandbox.control.advance({ days: 32 });
		await shop.settle();
		// The session has ended meanwhile.
		const cookie = await app.cookieOf(ada.person);
		const late = await call("cancel-subscription", { feedback }, { cookie });
		expect(late).toEqual(nothing);
	});
});

describe("create-test-purchase", () => {
	test("gives a pack where the sandbox takes the money, as any payment does", async () => {
		const { shop, call, join } = await openFunctions();
		const { person, cookie } = await join();
		const { status, purchase } = await call("create-test-purchase", "", { cookie });
		const [row, ...others] = await shop.services.database.select().from(userPurchases);
		expect(others).toEqual([]);
		expect(row).toMatchObject({ userId: person.id, status: "succeeded", resumesRemaining: 5 });
		expect([status, purchase]).toEqual([
			200,
			{
				id: row?.id,
				resumes_remaining: pack.resumes,
				expires_at: addDays(row?.grantedAt ?? new Date(0), pack.days).toISOString(),
				status: "succeeded",
			},
		]);
		expect(await shop.services.database.select().from(orders)).toMatchObject([
			{ userId: person.id, amountInCents: pack.priceInCents, status: "paid" },
		]);
		// A second one is a second pack.
		await call("create-test-purchase", {}, { cookie });
		expect(await shop.services.database.$count(userPurchases)).toBe(2);
		await shop.settle();
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("is refused during Pro like any pack", async () => {
		const { shop, call, join } = await openFunctions();
		const { cookie } = await join("pro-monthly");
		expect((await call("create-test-purchase", "", { cookie })).status).toBe(409);
		expect(await shop.services.database.$count(userPurchases)).toBe(0);
	});

	test("is not there where money moves, for nobody", async () => {
		const { site, app } = await openApp();
		const as = await site.addPerson();
		for (const folder of ["/functions", "/.netlify/functions"]) {
			for (const options of [{}, { as }] satisfies Ask[]) {
				for (const method of ["GET", "POST"]) {
					const path = `${folder}/create-test-purchase`;
					expect((await app.ask(path, { method, ...options })).status).toBe(404);
				}
			}
		}
		expect(await site.services.database.$count(userPurchases)).toBe(0);
	});
});

describe("A body that was tampered with", () => {
	test("changes nothing anywhere, and leads nobody to what is another's", async () => {
		const { shop, call, join } = await openFunctions();
		const bob = await join("pro-monthly");
		const [subscriber, holder] = [await join("pro-monthly"), await join("resume-pack")];
		const attacks = attacksOn(bob);
		expect(attacks.length).toBeGreaterThan(80);
		const before = await shop.readMoney();
		for (const { name, body, headers, status: wanted } of attacks) {
			// Each by a person who could do it with an honest body.
			const { cookie } = name === "cancel-subscription" ? subscriber : holder;
			const { status, error, ...more } = await call(name, body, {
				cookie,
				...(headers && { headers }),
			});
			const label = `${name} ${asText(body).slice(0, 120)}`;
			expect(`${label}: ${status}`).toBe(`${label}: ${wanted}`);
			expect([label, typeof error, more]).toEqual([label, "string", {}]);
			// A sentence of ours, and not the schema's.
			expect(`${error}`).not.toMatch(/invalid|expected/iu);
		}
		expect(await shop.readMoney()).toEqual(before);
		// And by a person who has nothing, and by nobody.
		const newcomer = await join();
		for (const { name, body, headers } of attacks) {
			const asked = { ...(headers && { headers }) };
			const answer = await call(name, body, { cookie: newcomer.cookie, ...asked });
			expect([400, 404]).toContain(answer.status);
			expect((await call(name, body, asked)).status).toBe(401);
		}
		expect(await shop.readMoney()).toEqual(before);
	});
});

type Attack = { name: FunctionName; body: unknown; status: number; headers?: Ask["headers"] };

function attacksOn(bob: { person: Person; customerId: string; subscriptionId: string }): Attack[] {
	const named = { userId: bob.person.id, customerId: bob.customerId };
	const elsewhere = [
		"https://evil.example",
		"//evil.example",
		"/\\evil.example",
		"javascript:alert(1)",
		"data:text/html,hello",
		"http://localhost.evil.example/settings",
		"http://localhost@evil.example/settings",
		"http://localhost:8080/settings",
		"https://localhost/settings",
		" \thttps://evil.example",
		"http://",
	];
	const huge = "x".repeat(100_000);
	const noText = [["a"], { $ne: null }, 7, true];
	const noObject = ["null", "[]", "7", '"text"', "{", "undefined", `{"planId":"${pro.id}"`, huge];
	const form = { "Content-Type": "application/x-www-form-urlencoded" };
	const of =
		(name: FunctionName, honest: Record<string, unknown>) =>
		(status: number, ...bodies: Record<string, unknown>[]): Attack[] =>
			bodies.map((body) => ({ name, body: { ...honest, ...body }, status }));
	const checkout = of("create-checkout-session", { planId: pro.id });
	const portal = of("create-portal-session", {});
	const cancel = of("cancel-subscription", { feedback: { reason: "Other" } });
	const answers = of("cancel-subscription", {});
	const others = [
		...Object.entries(named).map(([key, value]) => ({ [key]: value })),
		{ subscriptionId: bob.subscriptionId },
		{ userId: "nobody" },
		{ customerId: "cus_test_invented" },
		{ subscriptionId: "sub_test_invented" },
		{ ...named, subscriptionId: bob.subscriptionId },
	];
	return [
		...checkout(400, ...others, ...elsewhere.map((successUrl) => ({ successUrl }))),
		...checkout(400, ...elsewhere.map((cancelUrl) => ({ cancelUrl }))),
		...checkout(400, ...noText.flatMap((value) => [{ userId: value }, { planId: value }])),
		...checkout(400, ...noText.flatMap((value) => [{ priceId: value }, { mode: value }])),
		...checkout(
			400,
			...["", null, "free", "enterprise", "PRO-MONTHLY", `${pro.id} `, "constructor", huge].map(
				(planId) => ({ planId }),
			),
		),
		...checkout(400, { successUrl: huge }, { userId: huge }, { successUrl: ["/"] }),
		...portal(403, ...others, ...elsewhere.map((returnUrl) => ({ returnUrl }))),
		...portal(400, ...noText.flatMap((value) => [{ customerId: value }, { returnUrl: value }])),
		...portal(400, { customerId: huge }, { returnUrl: huge }),
		...cancel(403, ...others, ...elsewhere.map((returnUrl) => ({ returnUrl }))),
		...cancel(400, ...noText.map((subscriptionId) => ({ subscriptionId }))),
		...answers(400, ...[[], ["Other"], "Other", 7, true].map((feedback) => ({ feedback }))),
		...answers(400, ...noText.map((reason) => ({ feedback: { reason } }))),
		...answers(400, { feedback: { reason: "Other", satisfaction: "angry" } }),
		...answers(400, { feedback: { reason: "Other", satisfaction: ["neutral"] } }),
		...answers(400, { feedback: { reason: "Other", comments: huge } }),
		...answers(400, { feedback: { reason: "Other", comments: { length: 1 } } }),
		...answers(400, { reason: "Other" }),
		...["create-checkout-session", "create-portal-session", "cancel-subscription"].flatMap(
			(name): Attack[] => [
				...noObject.map((body) => ({ name: name as FunctionName, body, status: 400 })),
				{
					name: name as FunctionName,
					body: `planId=${pro.id}&customerId=${bob.customerId}`,
					status: 400,
					headers: form,
				},
			],
		),
		{ name: "create-checkout-session", body: "", status: 400 },
		{ name: "cancel-subscription", body: "", status: 400 },
		{
			name: "create-checkout-session",
			body: `{"__proto__":{"planId":"${pro.id}"}}`,
			status: 400,
		},
		{
			name: "cancel-subscription",
			body: `{"feedback":{"__proto__":{"reason":"Other"}}}`,
			status: 400,
		},
	];
}

/** Every row about money that names a person. */
async function rowsOf(shop: Awaited<ReturnType<typeof openShop>>, { id }: Person) {
	return Object.values(await shop.readMoney())
		.flat()
		.filter((row) => row.includes(id));
}
