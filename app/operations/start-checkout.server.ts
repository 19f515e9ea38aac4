import { randomUUID } from "node:crypto";
import { addCheckout, findOpenCheckout, removeCheckout } from "../data/checkouts.server.ts";
import { addCustomer, getCustomerId, lockCheckouts } from "../data/customers.server.ts";
import type { Transaction } from "../data/database.server.ts";
import { hadFirstMonth } from "../data/orders.server.ts";
import { getRights } from "../data/rights.server.ts";
import { checkoutRefusal, hasFirstMonthOffer } from "../domain/checkout-rules.ts";
import { messages } from "../domain/messages.ts";
import { plans, type SoldPlanId } from "../domain/plans.ts";
import type { Person } from "../domain/viewer.ts";
import type { Services } from "../services.server.ts";
import { type Failure, orUnexpected, refused } from "./form-failure.server.ts";
import { syncCustomer } from "./sync-customer.server.ts";

type Started = { success: true; data: { url: string; sessionId: string } } | Failure;

/**
 * Begins to buy a plan, or goes on with a checkout that is open already: two tabs cannot end in two
 * subscriptions, because both are led to the same payment page.
 * @returns where the person pays
 */
export function startCheckout(
	services: Services,
	person: Person,
	planId: SoldPlanId,
	now: Date,
): Promise<Started> {
	const ofProcess = underWay.get(services) ?? new Map<string, Promise<Started>>();
	underWay.set(services, ofProcess);
	const key = `${person.id} ${planId}`;
	const known = ofProcess.get(key);
	if (known) return known;
	const started = start(services, person, planId, now).finally(() => ofProcess.delete(key));
	ofProcess.set(key, started);
	return started;
}

// Whoever presses again while the provider is being asked waits for the same answer, and holds no
// connection of the database meanwhile: the lock below keeps one for each that waits.
const underWay = new WeakMap<Services, Map<string, Promise<Started>>>();

function start(
	services: Services,
	person: Person,
	planId: SoldPlanId,
	now: Date,
): Promise<Started> {
	return orUnexpected(services, messages.checkout.sessionFailed, async () => {
		if (!person.emailConfirmed) return refused(messages.checkout.emailUnconfirmed, 403);
		const customerId = await findOrAddCustomer(services, person);
		// Each round but the last has found one more checkout to be over.
		for (;;) {
			// What was paid a moment ago must be known before anything more is sold.
			await syncCustomer(services, customerId);
			const started = await services.database.transaction(async (transaction) => {
				await lockCheckouts(transaction, person.id);
				return begin(services, transaction, { person, customerId, planId, now });
			});
			if (started) return started;
		}
	});
}

/** Null when a checkout was paid since the customer was synced: what it gave is not known yet. */
async function begin(
	services: Services,
	transaction: Transaction,
	buying: { person: Person; customerId: string; planId: SoldPlanId; now: Date },
): Promise<Started | null> {
	const { person, customerId, planId, now } = buying;
	const rights = await getRights(transaction, person.id, person.mailboxHash);
	const refusal = checkoutRefusal(rights, planId, now);
	if (refusal) return refused(refusal, 409);
	const isDiscounted =
		planId === plans.pro.id &&
		hasFirstMonthOffer(rights, await hadFirstMonth(transaction, person.id), now);
	const open = await findOpenCheckout(transaction, person.id, planId, now);
	if (open) {
		const state = await services.payments.getCheckout(open.sessionId);
		const isOpen = state?.status === "open";
		if (isOpen && open.isDiscounted === isDiscounted) {
			return { success: true, data: { url: open.url, sessionId: open.sessionId } };
		}
		const isOver = !isOpen || (await services.payments.expireCheckout(open.sessionId));
		await removeCheckout(transaction, open.sessionId);
		if (!isOver || state?.status === "complete") return null;
	}
	const session = await services.payments.startCheckout({
		planId,
		customerId,
		userId: person.id,
		isDiscounted,
		key: `checkout:${randomUUID()}`,
	});
	const { id: sessionId, url, expiresAt } = session;
	const checkout = { sessionId, url, expiresAt, planId, isDiscounted, createdAt: now };
	await addCheckout(transaction, { ...checkout, userId: person.id });
	return { success: true, data: { url, sessionId } };
}

/** The person's customer; two at once make one. */
async function findOrAddCustomer(
	{ database, payments }: Services,
	person: Person,
): Promise<string> {
	const known = await getCustomerId(database, person.id);
	if (known) return known;
	return database.transaction(async (transaction) => {
		await lockCheckouts(transaction, person.id);
		const added = await getCustomerId(transaction, person.id);
		if (added) return added;
		const customerId = await payments.createCustomer({ userId: person.id, email: person.email });
		await addCustomer(transaction, customerId, person.id);
		return customerId;
	});
}
