import { createApiServer } from "./api-server.ts";
import { type Control, createControl } from "./control.ts";
import { isEnabled, planDelivery } from "./delivery-plan.ts";
import { handlePage } from "./pages/pages.ts";
import { type PastCustomer, type PastRecords, writePast } from "./past.ts";
import type { OpenTransaction } from "./record-memory.ts";
import { createSchema } from "./schema.ts";
import { createSettings, type Settings } from "./settings.ts";
import { openStore } from "./store.ts";
import { createWebhooks, type Webhooks } from "./webhooks.ts";

export { messagePage, root as pagesPath } from "./pages/layout.ts";

/**
 * A stand-in for Stripe on this machine: it speaks Stripe's wire format to the official SDK, has pages to
 * pay on, and sends signed events, but moves no money. Its state is in the database, in a schema of its
 * own, so that it survives a restart and several processes can share it.
 */
export type Sandbox = {
	/** For the SDK: `new Stripe(secretKey, { host, port, protocol: "http" })`; known once it is started. */
	readonly api: { host: string; port: number; protocol: "http" };
	/** A request with another key is refused. */
	readonly secretKey: string;
	/** What events are signed with. */
	readonly webhookSecret: string;
	/** The pages below /dev/stripe; null for any other path. */
	handlePage(request: Request): Promise<Response | null>;
	/**
	 * Fills in the payment page as a person would.
	 * @param card one of the test cards; without it, one that pays
	 * @throws when the card was not taken
	 */
	pay(checkoutUrl: string, card?: string): Promise<void>;
	/**
	 * Writes customers who have bought here for months, renewals included, without an event: for a demonstration.
	 * What is sold must be there.
	 * @param to an open transaction on the same database, with which they come or not; without it, one of its own
	 */
	writePast(customers: readonly PastCustomer[], to?: OpenTransaction): Promise<PastRecords[]>;
	/** The sandbox's time: real time, and what it was moved on by. */
	now(): Date;
	readonly control: Control;
	start(): Promise<void>;
	stop(): Promise<void>;
};

export type SandboxLog = {
	info(details: object, message: string): void;
	warn(details: object, message: string): void;
	error(details: object, message: string): void;
};

const tickMilliseconds = 1000;

/**
 * @param options.publicUrl the site's origin, for the addresses of pages
 * @param options.seller the name on its pages and receipts
 * @param options.webhookUrl where events are posted to; `control.setWebhookUrl` changes it
 * @param options.enabledEvents the types that are posted, "charge.*" for all that begin so; without it all of them.
 * The others are only listed
 */
export function createSandbox(options: {
	databaseUrl: string;
	publicUrl: string;
	seller: string;
	webhookUrl: string;
	enabledEvents?: readonly string[];
	secrets: { secretKey: string; webhookSecret: string };
	log: SandboxLog;
}): Sandbox {
	const { secrets, log, enabledEvents = ["*"] } = options;
	let count = 0;
	let webhooks: Webhooks | undefined;
	let stopped: Promise<void> | undefined;
	const store = openStore({
		databaseUrl: options.databaseUrl,
		publicUrl: options.publicUrl,
		seller: options.seller,
		now: () => settings.now().getTime(),
		faults: () => settings.faults(),
		delivery(type) {
			const plan = planDelivery(settings.faults(), settings.now(), () => count++);
			return isEnabled(enabledEvents, type) ? plan : { ...plan, copies: [] };
		},
		onEvents: () => webhooks?.wake(),
		onError(error) {
			// After the end, connections may still be saying goodbye.
			if (!stopped) log.warn({ error }, "The sandbox lost a connection to its database");
		},
	});
	const settings: Settings = createSettings(store.pool);
	webhooks = createWebhooks({
		pool: store.pool,
		settings,
		url: options.webhookUrl,
		secret: secrets.webhookSecret,
		onError: (error) => log.warn({ error }, "The sandbox could not deliver an event"),
	});
	const { tick, ...control } = createControl({
		store,
		settings,
		webhooks,
		onError: (error, due) => log.error({ error, due }, "The sandbox could not settle what is due"),
	});
	const server = createApiServer({
		store,
		settings,
		secretKey: secrets.secretKey,
		onError: (error) => log.error({ error }, "The sandbox failed to answer"),
	});
	const ticks = createTicks(async () => {
		await settings.refresh();
		await tick();
	}, log);
	const showPage = (request: Request) => handlePage({ store, settings, control }, request);
	return {
		get api() {
			return { host: "127.0.0.1", port: server.port(), protocol: "http" as const };
		},
		secretKey: secrets.secretKey,
		webhookSecret: secrets.webhookSecret,
		handlePage: showPage,
		async pay(checkoutUrl, card = "4242424242424242") {
			const fields = { email: "somebody@example.com", name: "Somebody", card };
			const headers = { Origin: new URL(checkoutUrl).origin };
			const body = new URLSearchParams(fields);
			const response = await showPage(new Request(checkoutUrl, { method: "POST", body, headers }));
			if (response?.status !== 303)
				throw new Error(`The checkout was not paid: ${response?.status}`);
		},
		writePast: (customers, to) => writePast(store, customers, store.seconds(), to),
		now: settings.now,
		control,
		async start() {
			await createSchema(store.pool);
			await settings.refresh();
			await server.start();
			ticks.start();
		},
		stop() {
			stopped ??= end();
			return stopped;
		},
	};

	async function end() {
		await ticks.stop();
		await server.stop();
		await webhooks?.stop();
		await store.close();
	}
}

/** Does something every second, never twice at once. */
function createTicks(work: () => Promise<void>, log: SandboxLog) {
	let timer: NodeJS.Timeout | undefined;
	let running: Promise<void> = Promise.resolve();
	let isStopped = true;
	const next = () => {
		timer = setTimeout(() => {
			running = work()
				.catch((error) => log.warn({ error }, "The sandbox's clock stumbled"))
				.finally(() => {
					if (!isStopped) next();
				});
		}, tickMilliseconds);
	};
	return {
		start() {
			isStopped = false;
			next();
		},
		async stop() {
			isStopped = true;
			clearTimeout(timer);
			await running;
		},
	};
}
