import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { createSandbox, type Sandbox } from "@offerfolio/stripe-sandbox";
import type { Person } from "#app/domain/base/viewer.ts";
import type { SoldPlanId } from "#app/domain/billing/plans.ts";
import { enabledEvents } from "#app/integrations/payments/read-event.server.ts";
import { followClock } from "#app/operations/base/follow-clock.server.ts";
import { openPortal } from "#app/operations/billing/open-portal.server.ts";
import { receiveEvent } from "#app/operations/billing/receive-event.server.ts";
import { reconcile } from "#app/operations/billing/reconcile.server.ts";
import { startCheckout } from "#app/operations/billing/start-checkout.server.ts";
import { createTestSite, type TestSite } from "./site.ts";
import { until } from "./until.ts";

export const cards = {
	good: "4242424242424242",
	declined: "4000000000000002",
	failsLater: "4000000000000341",
};

/** A site of its own with the payment sandbox behind it, whose events arrive where the site takes them. */
export type Shop = TestSite & {
	sandbox: Sandbox;
	/** What the site answered to each delivery. */
	deliveries: { body: string; signature: string; status: number }[];
	/** While true the site is away: deliveries are answered with 503. */
	setAway(isAway: boolean): void;
	/** Begins a checkout and fills in its page. */
	buy(person: Person, planId: SoldPlanId, card?: string): Promise<string>;
	/** A new person who has bought something, of which everything is known here. */
	addBuyer(planId: SoldPlanId, card?: string): Promise<Person>;
	/** Fills in the payment page that a checkout has led to. */
	pay(checkoutUrl: string, card?: string): Promise<void>;
	/** Presses a button of the provider's page for cards and invoices, as its owner. */
	pressInPortal(person: Person, fields: Record<string, string>): Promise<void>;
	/** Waits until everything that has happened at the provider is known here, and was acted on. */
	settle(): Promise<void>;
	/** A night passes, in which every customer is compared with the provider. */
	reconcile(): Promise<void>;
	/** Every row about money, here and at the provider: for "nothing was changed". */
	readMoney(): Promise<Record<string, string[]>>;
	/** What a person has paid, the oldest first: every charge that succeeded at the provider. */
	chargesOf(person: Person): Promise<Charge[]>;
	/** The bank asks for the money of a person's first payment back. */
	dispute(person: Person): Promise<{ id: string }>;
	/** Who sells gives a person's first payment back at the provider, or some cents of it. */
	giveBack(person: Person, cents?: number): Promise<unknown>;
	/** Posts an event once more as it came, as the provider does; what the site answers. */
	replay(delivery: { body: string; signature: string }): Promise<number>;
};

/** A charge as the sandbox has it; money in cents. */
export type Charge = {
	id: string;
	amount: number;
	amount_refunded: number;
	payment_intent: string;
	disputed: boolean;
};

const moneyTables = [
	"cancellations",
	"checkouts",
	"orders",
	"pack_credits",
	"stripe_customers",
	"stripe_events",
	"user_purchases",
	"user_subscriptions",
	"sandbox.objects",
];

/**
 * @param options.moreSecrets that events may be signed with beside the sandbox's own
 * @param options.clockMoves the site follows the sandbox's clock with its jobs, as in the demonstration
 */
export async function openShop(
	variables: Record<string, string> = {},
	{ moreSecrets = [], clockMoves = false }: { moreSecrets?: string[]; clockMoves?: boolean } = {},
): Promise<Shop> {
	let sandbox: Sandbox | undefined;
	const receiver = await openReceiver();
	const secrets = { secretKey: "sk_test_shop", webhookSecret: "whsec_shop" };
	const site = await createTestSite(variables, {
		async openPayments(databaseUrl) {
			const opened = createSandbox({
				databaseUrl,
				publicUrl: "http://localhost",
				seller: "Offerfolio",
				webhookUrl: receiver.url,
				enabledEvents,
				secrets,
				log: { info() {}, warn() {}, error: (details) => receiver.complaints.push(details) },
			});
			await opened.start();
			sandbox = opened;
			return {
				access: {
					stripe: {
						secretKey: secrets.secretKey,
						webhookSecrets: [secrets.webhookSecret, ...moreSecrets],
						address: opened.api,
					},
					clock: () => opened.now(),
					payTestCheckout: opened.pay,
				},
				async stop() {
					await opened.stop();
					await receiver.close();
				},
			};
		},
	});
	if (!sandbox) throw new Error("The sandbox was not opened");
	const open = sandbox;
	receiver.take = (body, signature) => receiveEvent(site.services, body, signature);
	await site.services.start();
	if (clockMoves) open.control.follow(followClock(site.services));
	let nights = 0;
	const firstOf = async (person: Person) => (await shop.chargesOf(person))[0]?.id ?? "";

	const shop: Shop = {
		...site,
		sandbox: open,
		deliveries: receiver.deliveries,
		setAway: (isAway) => {
			receiver.isAway = isAway;
		},
		async buy(person, planId, card = cards.good) {
			const checkout = await startCheckout(site.services, person, planId, site.services.clock());
			if (!checkout.success) throw new Error(checkout.error);
			await open.pay(checkout.data.url, card);
			return checkout.data.sessionId;
		},
		async addBuyer(planId, card) {
			const person = await site.addPerson();
			await shop.buy(person, planId, card);
			await shop.settle();
			return person;
		},
		pay: open.pay,
		async pressInPortal(person, fields) {
			const portal = await openPortal(site.services, person, "/settings");
			if (!portal.success) throw new Error(portal.error);
			const body = new URLSearchParams(fields);
			const headers = { Origin: "http://localhost" };
			const request = new Request(portal.data.url, { method: "POST", body, headers });
			const response = await open.handlePage(request);
			if (response?.status !== 303) throw new Error(`The portal refused: ${response?.status}`);
		},
		async reconcile() {
			await reconcile(site.services, { run: `night ${++nights}` });
			await until(async () => (await site.services.pool.query(underWayAtNight)).rows.length === 0);
		},
		async readMoney() {
			const found: Record<string, string[]> = {};
			for (const table of moneyTables) {
				const { rows } = await site.services.pool.query<{ row: string }>(
					`select t::text as row from ${table} t order by 1`,
				);
				found[table] = rows.map(({ row }) => row);
			}
			return found;
		},
		async settle() {
			await until(async () => {
				await open.control.deliverPending();
				const { rows } = await site.services.pool.query(unfinished);
				return rows.length === 0;
			});
		},
		async chargesOf(person) {
			const { rows } = await site.services.pool.query<{ record: Charge }>(
				`select record from sandbox.objects join stripe_customers
				on customer_id = record->>'customer' where kind = 'charge'
				and record->>'status' = 'succeeded' and user_id = $1 order by sequence`,
				[person.id],
			);
			return rows.map(({ record }) => record);
		},
		dispute: async (person) => open.control.openDispute(await firstOf(person)),
		giveBack: async (person, cents) => open.control.refund(await firstOf(person), cents),
		replay: ({ body, signature }) => receiver.take(body, signature),
	};
	return shop;
}

/** Events on their way or not acted on, and jobs about money that still wait. */
const unfinished = `
	select 1 from sandbox.deliveries where status = 'pending'
	union all select 1 from stripe_events where processed_at is null and parked_at is null
	union all select 1 from pgboss.job where state in ('created', 'retry', 'active')
		and name in ('sync-customer', 'reconcile', 'reconcile-customer', 'end-subscription', 'finish-refund',
			'end-duplicate-subscription', 'end-stopped-subscription', 'close-checkout')
	limit 1`;

const underWayAtNight = `
	select 1 from pgboss.job where state in ('created', 'retry', 'active')
		and name in ('reconcile', 'reconcile-customer', 'end-subscription', 'finish-refund', 'end-duplicate-subscription')
	limit 1`;

async function openReceiver() {
	const receiver = {
		url: "",
		isAway: false,
		deliveries: [] as Shop["deliveries"],
		complaints: [] as object[],
		take: async (_body: string, _signature: string | null): Promise<number> => 503,
		async close() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
	const server = createServer(async (incoming, outgoing) => {
		const body = await text(incoming);
		const signature = String(incoming.headers["stripe-signature"] ?? "");
		const status = receiver.isAway ? 503 : await receiver.take(body, signature).catch(() => 500);
		receiver.deliveries.push({ body, signature, status });
		outgoing.writeHead(status).end();
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	if (!address || typeof address === "string") throw new Error("There is no port");
	receiver.url = `http://127.0.0.1:${address.port}/webhooks/stripe`;
	return receiver;
}
