import { lockPerson } from "#app/data/account/passwords.server.ts";
import { getPersonRecord, type PersonRecord } from "#app/data/account/people.server.ts";
import { jobTransaction, type Transaction } from "#app/data/base/database.server.ts";
import { findOpenCheckouts, keepPending } from "#app/data/billing/checkouts.server.ts";
import {
	type Customer,
	claimCustomer,
	forgetCustomer,
	forgetMailbox,
	getCustomer,
	leaveCustomer,
} from "#app/data/billing/customers.server.ts";
import { settlePackEnds } from "#app/data/billing/pack-ends.server.ts";
import { findWaitingEvents, settleEvents } from "#app/data/billing/payment-events.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { isLive } from "#app/domain/billing/subscription-mapping.ts";
import type { CustomerState } from "#app/integrations/payments/payments.ts";
import type { Uses } from "#app/services.ts";
import { closeCheckout } from "./close-checkout.server.ts";
import { queueBillingMails } from "./queue-receipts.server.ts";
import type { BillingChange } from "./respond-to-change.server.ts";
import { writePayments } from "./write-payments.server.ts";
import { writePromises } from "./write-promises.server.ts";
import { writeSubscriptions } from "./write-subscriptions.server.ts";

/**
 * Makes our rows what the provider says now: the only writer of rights that were paid for. It reads
 * everything again, so that events may come late, twice, in any order or never; a second run changes nothing.
 *
 * The state is read outside of any transaction. Writing it is claimed by the version that was known before:
 * a run that finds that another one has written since reads again.
 * @returns false for a customer that is not ours
 */
export async function syncCustomer(
	services: Uses<"clock" | "database" | "failOpen" | "hashMailbox" | "jobs" | "log" | "payments">,
	customerId: string,
): Promise<boolean> {
	let first: number | undefined;
	for (;;) {
		const customer = await getCustomer(services.database, customerId);
		if (!customer) return false;
		first ??= customer.version;
		// The second state that others have written since then was read after that as well: it is as new
		// as ours would be. However many come at once, nobody reads more than twice.
		if (customer.version >= first + 2) return true;
		const events = await findWaitingEvents(services.database, customerId);
		const state = await services.payments.readCustomer(customerId);
		const isWritten = await services.database.transaction(async (transaction) => {
			const now = services.clock();
			// The row of a deleted customer names no user, and a pending payment may still arrive or be refunded: its
			// checkouts name the user.
			const userId = customer.userId ?? state.userId;
			// Before the customer: who deletes the account takes the locks in this order as well.
			if (userId !== null) await lockPerson(transaction, userId);
			if (!(await claimCustomer(transaction, customer, now))) return false;
			const person = userId === null ? null : await getPersonRecord(transaction, userId);
			await writeState(services, transaction, { customer, person, state, now });
			// Events that came while the state was being read may be about a newer state.
			await settleEvents(transaction, events, now);
			return true;
		});
		if (!isWritten) continue;
		const personId = customer.userId ?? state.userId;
		if (personId !== null) services.failOpen.forget(personId);
		return true;
	}
}

/** The provider tries for so many days to tell of an event; one about a customer that we do not know calls the owner. */
const eventDays = 3;

type Written = {
	customer: Customer;
	/** Null when the account is gone. */
	person: PersonRecord | null;
	state: CustomerState;
	now: Date;
};

async function writeState(
	services: Uses<"hashMailbox" | "jobs" | "log">,
	transaction: Transaction,
	{ customer, person, state, now }: Written,
): Promise<void> {
	for (const stranger of state.strangers) {
		services.log.error({ customer: customer.customerId, stranger }, "A payment is none of ours");
	}
	const { customerId } = customer;
	const owner = { customerId, userId: person?.id ?? null };
	const changes = [
		...(await writePayments(transaction, owner, state.payments, now)),
		...(await writeSubscriptions(services, transaction, owner, state, now)),
	];
	await keepPending(transaction, owner.userId, state);
	if (person) {
		// Known only now: what Pro was paid for moves the ends of packs.
		const ends = await settlePackEnds(transaction, person.id, now);
		for (const change of changes) {
			if (change.kind === "paid" && change.packEnds && change.order.purchaseId) {
				change.packEnds = ends.get(change.order.purchaseId) ?? change.packEnds;
			}
		}
	}
	if (person && changes.some(losesPack)) {
		// What the pack made cheaper is not sold any more.
		for (const { sessionId, isDiscounted } of await findOpenCheckouts(
			transaction,
			person.id,
			now,
		)) {
			if (isDiscounted) await closeCheckout(services, transaction, sessionId);
		}
	}
	for (const change of changes) {
		if (change.kind !== "disputed" || !change.order.disputeDueBy) continue;
		const { id: orderId, stripePaymentIntent } = change.order;
		await services.jobs.enqueue(
			"alert-owner",
			{ kind: "dispute", orderId },
			{ key: `dispute:${stripePaymentIntent}`, transaction: jobTransaction(transaction) },
		);
	}
	await writePromises(services, transaction, customer, person?.email ?? null, now);
	if (person) {
		await queueBillingMails(services, transaction, person.email, changes);
		if (person.stoppedAt && changes.some(({ kind }) => kind === "paid" || kind === "resumed")) {
			await endWhatNobodyCanOpen(services, transaction, person, state);
		}
	} else await endWhatNobodyCanCancel(services, transaction, customerId, state);
	const mayStillPay = state.hasOpenCheckout || state.pending.length > 0;
	if (customer.mailboxHash !== null && (person || !mayStillPay)) {
		await forgetMailbox(transaction, customerId);
	}
	if (!person && !mayStillPay) {
		await forgetCustomer(transaction, customerId, addDays(now, -eventDays));
	}
	if (state.isDeleted) await leaveCustomer(transaction, customerId);
}

/** All of the money of a pack went back, or is disputed. */
function losesPack(change: BillingChange): boolean {
	if (change.kind !== "refunded" && change.kind !== "disputed") return false;
	const { purchaseId, status } = change.order;
	return purchaseId !== null && status !== "partly refunded";
}

/**
 * The account is gone: what it paid is kept for the accounts and gives nobody a right. A subscription may
 * have been paid on a page that was still open then.
 */
async function endWhatNobodyCanCancel(
	{ jobs, log }: Uses<"jobs" | "log">,
	transaction: Transaction,
	customerId: string,
	{ subscriptions }: CustomerState,
): Promise<void> {
	for (const { id: subscriptionId } of subscriptions.filter(goesOn)) {
		log.error({ customerId, subscriptionId }, "A deleted account has a subscription: it ends");
		await jobs.enqueue(
			"end-subscription",
			{ customerId, subscriptionId },
			{ key: `no-account:${subscriptionId}`, transaction: jobTransaction(transaction) },
		);
	}
}

/**
 * The account is stopped, and a subscription goes on: it was paid on a page that was open then, or its end was taken
 * back at the provider. Asked for at such a change only: what ends it reads the customer again.
 */
async function endWhatNobodyCanOpen(
	{ jobs, log }: Uses<"jobs" | "log">,
	transaction: Transaction,
	{ id: personId }: PersonRecord,
	{ subscriptions }: CustomerState,
): Promise<void> {
	const subscription = subscriptions.find(goesOn);
	if (!subscription) return;
	const { id: subscriptionId } = subscription;
	log.error({ personId, subscriptionId }, "A stopped account has a subscription: it ends");
	const queue = { transaction: jobTransaction(transaction) };
	await jobs.enqueue("end-stopped-subscription", { personId }, queue);
}

/** Whether a subscription of ours is charged again. */
const goesOn = (subscription: CustomerState["subscriptions"][number]): boolean =>
	subscription.isOurs && !subscription.isCanceling && isLive(subscription);
