import type Stripe from "stripe";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { type HtmlElement, parseHtml } from "../../../tests/helpers/html.ts";
import { openShop, type Shop, visit } from "./shopping.ts";
import { openStage, type Stage, site } from "./stage.ts";

/** For tests: how a file begins. What is given is filled before its tests run, and closed after them. */

/** A stage with its shop for all tests of a file. In the end the sandbox may have complained of nothing. */
export function openForAll() {
	const stage = {} as Stage;
	const shop = {} as Shop;
	beforeAll(async () => {
		Object.assign(stage, await openStage());
		Object.assign(shop, await openShop(stage.stripe));
	});
	afterAll(() => close(stage));
	return {
		stage,
		shop,
		/** A page of the sandbox, read. */
		async read(address: string): Promise<{ response: Response; page: HtmlElement }> {
			const response = await visit(stage.sandbox, address);
			return { response, page: parseHtml(await response.text()) };
		},
		/** A checkout of the pack, if nothing else is said. */
		openSession: (changes: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
			stage.stripe.checkout.sessions.create({
				mode: "payment",
				line_items: [{ price: shop.pack.id, quantity: 1 }],
				success_url: `${site}/done?session_id={CHECKOUT_SESSION_ID}`,
				cancel_url: `${site}/pricing`,
				...changes,
			}),
		/** Everything that has happened to these things, the oldest first. */
		async historyOf(...ids: string[]): Promise<Stripe.Event[]> {
			const events: Stripe.Event[] = [];
			for await (const event of stage.stripe.events.list({ limit: 100 })) {
				const { object } = event.data;
				if (ids.some((id) => JSON.stringify(object).includes(id))) events.unshift(event);
			}
			return events;
		},
		ask: (...question: Question) => ask(stage, ...question),
	};
}

/** A stage of its own for each test of a file, for those that count what is heard. */
export function openForEach() {
	const stage = {} as Stage;
	beforeEach(async () => {
		Object.assign(stage, await openStage());
	});
	afterEach(() => close(stage));
	return {
		stage,
		/** Makes something happen: an event for each name. */
		async makeCustomers(...names: string[]): Promise<void> {
			for (const name of names) await stage.stripe.customers.create({ name });
		},
		/** What became of the deliveries, the newest first. */
		async statuses(): Promise<string[]> {
			const events = await stage.sandbox.control.listEvents();
			return events.flatMap(({ deliveries }) => deliveries.map(({ status }) => status));
		},
		untilHeard: (count: number) => expect.poll(() => stage.receiver.events.length).toBe(count),
	};
}

async function close(stage: Stage): Promise<void> {
	await stage.close();
	expect(stage.complaints).toEqual([]);
}

type Question = [
	method: string,
	path: string,
	options?: { body?: string; key?: string | null; headers?: Record<string, string> },
];

/** Asks without the SDK, to see what goes over the wire. */
async function ask({ sandbox }: Stage, ...[method, path, options = {}]: Question) {
	const { host, port } = sandbox.api;
	const { body, key = sandbox.secretKey } = options;
	const headers = new Headers(options.headers);
	if (key !== null) headers.set("Authorization", `Bearer ${key}`);
	if (body !== undefined && !headers.has("Content-Type")) {
		headers.set("Content-Type", "application/x-www-form-urlencoded");
	}
	const response = await fetch(`http://${host}:${port}${path}`, {
		method,
		headers,
		...(body === undefined ? {} : { body }),
	});
	return { status: response.status, headers: response.headers, body: await response.json() };
}
