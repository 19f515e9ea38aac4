import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import Stripe from "stripe";
import { createTestDatabase } from "#tests/helpers/postgres.ts";
import { createSandbox, type Sandbox } from "./sandbox.ts";

/** For tests: a sandbox with its database, the SDK connected to it, and somebody who hears its events. */
export type Stage = {
	sandbox: Sandbox;
	stripe: Stripe;
	receiver: Receiver;
	/** Another process, as it were, on the same database. */
	another(): Promise<{ sandbox: Sandbox; stripe: Stripe }>;
	/** What the sandboxes logged as errors. */
	complaints: string[];
	close(): Promise<void>;
};

export const site = "http://localhost:3000";
const secrets = { secretKey: "sk_test_stage", webhookSecret: "whsec_stage" };

export async function openStage(): Promise<Stage> {
	const database = await createTestDatabase();
	const receiver = await openReceiver(secrets.webhookSecret);
	const complaints: string[] = [];
	const complain = (details: object, message: string) => {
		const { error } = details as { error?: unknown };
		complaints.push(`${message}: ${error instanceof Error ? error.stack : String(error)}`);
	};
	const started: Sandbox[] = [];
	const another = async () => {
		const sandbox = createSandbox({
			databaseUrl: database.url,
			publicUrl: site,
			webhookUrl: receiver.url,
			secrets,
			log: { info() {}, warn: complain, error: complain },
		});
		await sandbox.start();
		started.push(sandbox);
		return { sandbox, stripe: connect(sandbox) };
	};
	return {
		...(await another()),
		receiver,
		another,
		complaints,
		async close() {
			await Promise.all(started.map((sandbox) => sandbox.stop()));
			await receiver.close();
			await database.drop();
		},
	};
}

/** The SDK as the site uses it. */
export function connect(sandbox: Sandbox, secretKey = sandbox.secretKey): Stripe {
	return new Stripe(secretKey, { ...sandbox.api, maxNetworkRetries: 0, telemetry: false });
}

export type Receiver = {
	url: string;
	/** What has arrived and was signed as it should be. */
	events: Stripe.Event[];
	/** What it answers; by default 200. */
	answer: (event: Stripe.Event) => number;
	/** The raw deliveries. */
	deliveries: { body: string; signature: string }[];
	close(): Promise<void>;
};

/** Listens as the site would, and believes only what is signed. */
async function openReceiver(secret: string): Promise<Receiver> {
	const stripe = new Stripe("sk_test_receiver");
	const receiver: Receiver = { url: "", events: [], deliveries: [], answer: () => 200, close };
	const server = createServer(async (incoming, outgoing) => {
		const body = await textOf(incoming);
		const signature = String(incoming.headers["stripe-signature"]);
		receiver.deliveries.push({ body, signature });
		try {
			const event = stripe.webhooks.constructEvent(body, signature, secret);
			const status = receiver.answer(event);
			if (status === 200) receiver.events.push(event);
			outgoing.writeHead(status).end();
		} catch {
			outgoing.writeHead(400).end();
		}
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	if (!address || typeof address === "string") throw new Error("There is no port");
	receiver.url = `http://127.0.0.1:${address.port}/webhook`;
	return receiver;

	async function close() {
		server.closeAllConnections();
		server.close();
		await once(server, "close");
	}
}

async function textOf(incoming: IncomingMessage): Promise<string> {
	const pieces: Buffer[] = [];
	for await (const piece of incoming) pieces.push(piece);
	return Buffer.concat(pieces).toString("utf8");
}

/** The catalogue of a small shop: a pack, a month, and the coupon for a first month at $1. */
export async function openShop(stripe: Stripe) {
	const product = await stripe.products.create({ name: "Pro" });
	const pack = await stripe.prices.create({
		currency: "usd",
		unit_amount: 999,
		product_data: { name: "Resume Pack" },
		lookup_key: "resume-pack",
	});
	const monthly = await stripe.prices.create({
		currency: "usd",
		unit_amount: 2999,
		product: product.id,
		recurring: { interval: "month" },
		lookup_key: "pro-monthly",
	});
	const coupon = await stripe.coupons.create({
		id: "first-month",
		name: "First month for $1",
		amount_off: 2899,
		currency: "usd",
		duration: "once",
	});
	return { pack, monthly, coupon };
}

export const cards = {
	good: "4242424242424242",
	declined: "4000000000000002",
	asks: "4000002500003155",
	failsLater: "4000000000000341",
};

/** Asks for a page as a browser would. */
export async function visit(sandbox: Sandbox, address: string): Promise<Response> {
	const response = await sandbox.handlePage(new Request(new URL(address, site)));
	if (!response) throw new Error(`${address} is not the sandbox's`);
	return response;
}

/** Posts a form as a page of the site would. */
export async function post(
	sandbox: Sandbox,
	address: string,
	fields: Record<string, string>,
	headers: Record<string, string> = { Origin: site },
): Promise<Response> {
	const body = new URLSearchParams(fields);
	const request = new Request(new URL(address, site), { method: "POST", body, headers });
	const response = await sandbox.handlePage(request);
	if (!response) throw new Error(`${address} is not the sandbox's`);
	return response;
}

/** Pays an open session on its page. */
export function payWith(
	sandbox: Sandbox,
	session: Stripe.Checkout.Session,
	card: string,
): Promise<Response> {
	return post(sandbox, session.url ?? "", { email: "ada@example.com", name: "Ada", card });
}

/** A new customer with a subscription that has begun. */
export async function subscribe(
	stage: Pick<Stage, "sandbox" | "stripe">,
	price: Stripe.Price,
	options: { card?: string; coupon?: Stripe.Coupon } = {},
): Promise<{ customer: Stripe.Customer; subscription: Stripe.Subscription }> {
	const customer = await stage.stripe.customers.create({ email: "ada@example.com" });
	const session = await stage.stripe.checkout.sessions.create({
		mode: "subscription",
		customer: customer.id,
		line_items: [{ price: price.id, quantity: 1 }],
		success_url: `${site}/done?session_id={CHECKOUT_SESSION_ID}`,
		...(options.coupon ? { discounts: [{ coupon: options.coupon.id }] } : {}),
	});
	const response = await payWith(stage.sandbox, session, options.card ?? cards.good);
	if (response.status !== 303) throw new Error(await response.text());
	const [subscription] = (await stage.stripe.subscriptions.list({ customer: customer.id })).data;
	if (!subscription) throw new Error("There is no subscription");
	return { customer, subscription };
}

/** The ids of what a test made, so that it looks at its own events only. */
export function typesAbout(events: readonly Stripe.Event[], ...ids: string[]): string[] {
	return events
		.filter(({ data }) => ids.some((id) => JSON.stringify(data.object).includes(id)))
		.map(({ type }) => type);
}
