import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import Stripe from "stripe";
import { createSandbox, type Sandbox } from "../src/sandbox.ts";
import { createDatabase } from "./database.ts";

/** For tests: a sandbox with its database, the SDK connected to it, and a listener for its events. */
export type Stage = {
	sandbox: Sandbox;
	stripe: Stripe;
	receiver: Receiver;
	/** Another process, as it were, on the same database. */
	another(enabledEvents?: readonly string[]): Promise<{ sandbox: Sandbox; stripe: Stripe }>;
	/** What the sandboxes logged as errors. */
	complaints: string[];
	close(): Promise<void>;
};

export const site = "http://localhost:3000";
const secrets = { secretKey: "sk_test_stage", webhookSecret: "whsec_stage" };

export async function openStage(): Promise<Stage> {
	const database = await createDatabase();
	const receiver = await openReceiver(secrets.webhookSecret);
	const complaints: string[] = [];
	const complain = (details: object, message: string) => {
		const { error } = details as { error?: unknown };
		complaints.push(`${message}: ${error instanceof Error ? error.stack : String(error)}`);
	};
	const started: Sandbox[] = [];
	const another = async (enabledEvents?: readonly string[]) => {
		const sandbox = createSandbox({
			databaseUrl: database.url,
			publicUrl: site,
			seller: "The Shop",
			webhookUrl: receiver.url,
			...(enabledEvents && { enabledEvents }),
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
