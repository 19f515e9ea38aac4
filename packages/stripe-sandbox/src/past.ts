import { settle } from "./billing/billing-clock.ts";
import { type CheckoutResult, pay } from "./billing/checkout.ts";
import { createCustomer } from "./billing/customers.ts";
import { closeDispute, openDispute, refundCharge } from "./billing/giving-back.ts";
import { openSession, type SessionParameters } from "./billing/opening.ts";
import { endingWithPeriod, endSubscription, updateSubscription } from "./billing/subscriptions.ts";
import { type OpenTransaction, openMemory, type RecordMemory } from "./record-memory.ts";
import type { Kind, Metadata, Records, SessionRecord, SubscriptionRecord } from "./records.ts";
import { noFaults } from "./settings.ts";
import { needLocked, type Store, type Transaction } from "./store.ts";
import { findTestCard } from "./test-cards.ts";

/** What a customer did at a time; `checkout` names one of the customer's own. */
export type PastAct = { at: Date; checkout: string } & (
	| {
			kind: "buy";
			/** The metadata of the price: it is the active one that has them. */
			price: Metadata;
			card: string;
			session: Omit<SessionParameters, "customer" | "line_items">;
	  }
	| { kind: "cancel" | "end" | "refund" | "dispute" }
	| { kind: "close-dispute"; outcome: "won" | "lost" }
);

export type PastCustomer = { email: string; metadata: Metadata; acts: readonly PastAct[] };

/** What came of it, as Stripe would tell it now. */
export type PastRecords = {
	customer: Records["customer"];
	/** By the name that the act gave. */
	sessions: Record<string, SessionRecord>;
} & { [K in "charge" | "invoice" | "subscription" | "refund" | "dispute"]: Records[K][] };

/**
 * Writes customers with a past, as if they had bought here all the while: every act and every renewal happens at
 * its own time and by the same rules. It is worked out in memory and written at once, and nobody is told of it.
 * @param until the sandbox's time in seconds; nothing happens after it
 * @param to a transaction of the caller's; without it, one of its own
 */
export async function writePast(
	store: Store,
	customers: readonly PastCustomer[],
	until: number,
	to?: OpenTransaction,
): Promise<PastRecords[]> {
	const { rows } = await store.pool.query<{ kind: Kind; record: Records[Kind] }>(
		"select kind, record from sandbox.objects where kind in ('product', 'price', 'coupon')",
	);
	const memory = openMemory(rows);
	const results: PastRecords[] = [];
	for (const customer of customers)
		results.push(await live(memory, store.publicUrl, customer, until));
	if (to) await memory.write(to);
	else await store.transaction(({ client }) => memory.write(client));
	return results;
}

async function live(
	memory: RecordMemory,
	publicUrl: string,
	{ email, metadata, acts }: PastCustomer,
	until: number,
): Promise<PastRecords> {
	const own = memory.begin();
	const sessions: Record<string, SessionRecord> = {};
	const at = (seconds: number): Transaction => ({
		at: seconds,
		client: memory.client,
		request: { id: null, idempotency_key: null },
		publicUrl,
		faults: noFaults,
		// Its events are over.
		delivery: () => ({ created: new Date(seconds * 1000), isDropped: true, copies: [] }),
		...own.operations,
	});
	const passTo = async (seconds: number) => {
		for (let due = own.nextDue(seconds); due; due = own.nextDue(seconds))
			await settle(at(due.due), due);
	};
	const ordered = acts
		.map((act) => ({ act, seconds: Math.floor(act.at.getTime() / 1000) }))
		.filter(({ seconds }) => seconds <= until)
		.sort((one, other) => one.seconds - other.seconds);
	const first = ordered[0]?.seconds ?? until;
	const customer = await createCustomer(at(first), { email, metadata });
	for (const { act, seconds } of ordered) {
		await passTo(seconds);
		const tx = at(seconds);
		if (act.kind === "buy") sessions[act.checkout] = await buy(tx, memory, customer.id, act);
		else await follow(tx, act, sessions[act.checkout]);
	}
	await passTo(until);
	const { list } = own;
	return {
		customer: await needLocked(at(until), "customer", customer.id),
		sessions,
		charge: list("charge"),
		invoice: list("invoice"),
		subscription: list("subscription"),
		refund: list("refund"),
		dispute: list("dispute"),
	};
}

async function buy(
	tx: Transaction,
	memory: RecordMemory,
	customer: string,
	{ price: wanted, card: number, session }: Extract<PastAct, { kind: "buy" }>,
): Promise<SessionRecord> {
	const price = memory.findPrice(wanted);
	const card = findTestCard(number);
	if (!card) throw new Error(`${number} is no test card`);
	const line_items = [{ price: price.id, quantity: 1 }];
	const open = await openSession(tx, { ...session, customer, line_items });
	const { email } = await needLocked(tx, "customer", customer);
	const result: CheckoutResult | null = await pay(tx, open.id, {
		card,
		email: email ?? "",
		name: "",
	});
	if (result?.outcome !== "complete") throw new Error(`${open.id} was not paid`);
	return result.session;
}

/** Something that happens to what was bought. */
async function follow(
	tx: Transaction,
	act: Exclude<PastAct, { kind: "buy" }>,
	session: SessionRecord | undefined,
): Promise<void> {
	if (!session) throw new Error(`There is no checkout ${act.checkout}`);
	if (act.kind === "cancel") {
		const subscription = await subscriptionOf(tx, session);
		await updateSubscription(tx, subscription, endingWithPeriod(subscription, tx.at));
	} else if (act.kind === "end") {
		await endSubscription(tx, await subscriptionOf(tx, session), "cancellation_requested");
	} else {
		const charge = await chargeOf(tx, session);
		if (act.kind === "refund") {
			await refundCharge(tx, charge, { amount: null, reason: null, metadata: {} });
		} else if (act.kind === "close-dispute") {
			const [dispute] = await tx.find("dispute", { charge: charge.id }, 1);
			if (dispute) await closeDispute(tx, dispute.id, act.outcome);
		} else await openDispute(tx, charge, "fraudulent");
	}
}

const subscriptionOf = (tx: Transaction, session: SessionRecord): Promise<SubscriptionRecord> =>
	needLocked(tx, "subscription", session.subscription ?? "");

/** The first payment of a checkout. */
async function chargeOf(tx: Transaction, session: SessionRecord): Promise<Records["charge"]> {
	const invoice = session.invoice ? await needLocked(tx, "invoice", session.invoice) : null;
	const intent = session.payment_intent ?? invoice?.payment_intent ?? "";
	const [charge] = await tx.find("charge", { payment_intent: intent, status: "succeeded" }, 1);
	if (!charge) throw new Error(`${session.id} has no payment`);
	return charge;
}
