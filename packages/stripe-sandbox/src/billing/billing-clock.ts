import type { SubscriptionRecord } from "../records.ts";
import type { Store, Transaction } from "../store.ts";
import { expire } from "./checkout.ts";
import { settleLate } from "./settling.ts";
import { endSubscription, renew, retryInvoice, updateSubscription } from "./subscriptions.ts";

type Due = { kind: string; id: string; due: number };

/**
 * Does everything whose time has come, one after the other in the order of time and each at its own
 * moment, also what comes due by that. Two processes may do this at once: what one has done, the other
 * finds done.
 * @param until the sandbox's time in seconds
 * @param onError told of what failed; the rest goes on
 */
export async function catchUp(
	store: Store,
	until: number,
	onError: (error: unknown, due: Due) => void,
): Promise<void> {
	const failed: string[] = [];
	let last = "";
	for (;;) {
		const { rows } = await store.pool.query<Due>(
			`select kind, id, due::float8 as due from sandbox.objects
			where due <= $1 and not (id = any($2)) order by due, sequence limit 1`,
			[until, failed],
		);
		const [due] = rows;
		if (!due) return;
		try {
			// What is due again at the same moment would never end.
			const name = `${due.id} ${due.due}`;
			if (name === last) throw new Error(`${name} cannot be settled`);
			last = name;
			await store.transaction((tx) => settle(tx, due), { at: due.due });
		} catch (error) {
			failed.push(due.id);
			onError(error, due);
		}
	}
}

/** Does what one thing has waited for until now. */
export async function settle(tx: Transaction, { kind, id }: Due): Promise<void> {
	if (kind === "session") {
		const session = await tx.lock("session", id);
		if (session?.status === "open" && session.expires_at <= tx.at) await expire(tx, session);
		else if (session?.settling && session.settling.at <= tx.at) await settleLate(tx, session);
	} else if (kind === "subscription") {
		await endPeriod(tx, id);
	} else if (kind === "invoice") {
		await retry(tx, id);
	}
}

async function endPeriod(tx: Transaction, id: string): Promise<void> {
	const subscription = await tx.lock("subscription", id);
	if (!subscription || subscription.status === "canceled") return;
	if (subscription.cancel_at !== null && subscription.cancel_at <= tx.at) {
		await endSubscription(tx, subscription, null);
	} else if ((subscription.pause_collection?.resumes_at ?? tx.at + 1) <= tx.at) {
		await updateSubscription(tx, subscription, { pause_collection: null });
	} else if (isRenewed(subscription) && subscription.current_period_end <= tx.at) {
		await renew(tx, subscription);
	}
}

const isRenewed = ({ status, goes_on_unpaid }: SubscriptionRecord): boolean =>
	status === "active" || goes_on_unpaid === true;

async function retry(tx: Transaction, id: string): Promise<void> {
	// The subscription first, as everybody does who takes both.
	const known = await tx.get("invoice", id);
	if (!known?.subscription) return;
	const subscription = await tx.lock("subscription", known.subscription);
	const invoice = await tx.lock("invoice", id);
	if (!subscription || invoice?.status !== "open") return;
	if (invoice.next_payment_attempt === null || invoice.next_payment_attempt > tx.at) return;
	await retryInvoice(tx, subscription, invoice, { isPresent: false });
}
