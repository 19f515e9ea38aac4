import { lockPerson } from "#app/data/account/passwords.server.ts";
import { getPersonRecord } from "#app/data/account/people.server.ts";
import type { Connection, Database } from "#app/data/base/database.server.ts";
import {
	addCheckout,
	type Checkout,
	findPending,
	getLastCheckout,
} from "#app/data/billing/checkouts.server.ts";
import { addCustomer, getCustomerId } from "#app/data/billing/customers.server.ts";
import { readFirstMonth } from "#app/data/billing/offers.server.ts";
import { getRights } from "#app/data/reader/rights.server.ts";
import { messages } from "#app/domain/base/messages.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { checkoutRefusal } from "#app/domain/billing/checkout-rules.ts";
import { amountOf, plans, type SoldPlanId } from "#app/domain/billing/plans.ts";
import {
	type Failure,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";
import { syncCustomer } from "./sync-customer.server.ts";
import { tellAddress } from "./tell-address.server.ts";

type Started = { success: true; data: { url: string; sessionId: string } } | Failure;

/**
 * Starts a checkout, or continues one that is open already: two tabs cannot end in two subscriptions, because
 * both lead to the same payment page.
 * @returns where the person pays
 */
export function startCheckout(
	services: Uses<
		"clock" | "database" | "failOpen" | "hashMailbox" | "jobs" | "log" | "payments" | "useCounter"
	>,
	person: Person,
	planId: SoldPlanId,
	now: Date,
): Promise<Started> {
	const ofProcess = underWay.get(services.database) ?? new Map<string, Promise<Started>>();
	underWay.set(services.database, ofProcess);
	const key = `${person.id} ${planId}`;
	const known = ofProcess.get(key);
	if (known) return known;
	const started = start(services, { person, planId, now }).finally(() => ofProcess.delete(key));
	ofProcess.set(key, started);
	return started;
}

// A second press while the provider is being asked waits for the same response.
const underWay = new WeakMap<Database, Map<string, Promise<Started>>>();

type Buying = { person: Person; planId: SoldPlanId; now: Date };

function start(
	services: Uses<
		"clock" | "database" | "failOpen" | "hashMailbox" | "jobs" | "log" | "payments" | "useCounter"
	>,
	buying: Buying,
): Promise<Started> {
	return withUnexpectedFailure(services, messages.checkout.sessionFailed, async () => {
		const { person } = buying;
		if (!person.emailConfirmed) return rejected(messages.checkout.emailUnconfirmed, 403);
		const known = new Set<string>();
		// A round starts over when another tab or the provider changed something meanwhile.
		for (;;) {
			const customerId = await findOrAddCustomer(services, person);
			// A payment of a moment ago must be known before another sale.
			await syncCustomer(services, customerId);
			const started = await begin(services, buying, customerId, known);
			if (started) return started;
		}
	});
}

/**
 * One try. The provider is called outside of any transaction; its checkout counts if nothing has changed since
 * the decision.
 * @param known complete checkouts after which the customer was synced once more; this try adds to it
 * @returns null when something has: then everything is looked at again
 */
async function begin(
	services: Uses<"database" | "payments" | "useCounter">,
	buying: Buying,
	customerId: string,
	known: Set<string>,
): Promise<Started | null> {
	const { database, payments } = services;
	const { person, planId, now } = buying;
	// The sync may have found that it was deleted.
	if ((await getCustomerId(database, person.id)) !== customerId) return null;
	const underWay = await findPending(database, person.id);
	// Paid, and not settled: a second payment would buy it twice.
	if (underWay.some((pending) => pending.planId === planId)) {
		return rejected(messages.checkout.underWay, 409);
	}
	const offer = await readOffer(database, buying);
	if (offer.refusal) return rejected(offer.refusal, 409);
	const { isDiscounted } = offer;
	const last = await getLastCheckout(database, person.id, planId, now);
	const state = last && (await payments.getCheckout(last.sessionId));
	if (last && state?.status === "open") {
		const isAsNow =
			state.customerId === customerId &&
			last.isDiscounted === isDiscounted &&
			// The owner may have changed what it costs, or what it costs after a first month.
			state.eachInCents === amountOf(planId, false) &&
			state.amountInCents === amountOf(planId, isDiscounted);
		if (isAsNow) return { success: true, data: { url: last.url, sessionId: last.sessionId } };
		if (!(await payments.expireCheckout(last.sessionId))) return null;
	} else if (last && state?.status === "complete" && !known.has(last.sessionId)) {
		known.add(last.sessionId);
		return null;
	}
	const session = await payments.startCheckout({
		planId,
		customerId,
		userId: person.id,
		isDiscounted,
		key: keyOf(buying, last),
	});
	const { id: sessionId, url, expiresAt } = session;
	const counts = await database.transaction(async (transaction) => {
		await lockPerson(transaction, person.id);
		const present = await getLastCheckout(transaction, person.id, planId, now);
		// Another process has asked at the same moment and got the same checkout.
		if (present?.sessionId === sessionId) return true;
		if (present?.sessionId !== last?.sessionId) return false;
		const offered = await readOffer(transaction, buying);
		if (offered.refusal || offered.isDiscounted !== isDiscounted) return false;
		const checkout = { sessionId, url, expiresAt, planId, isDiscounted, createdAt: now };
		await addCheckout(transaction, { ...checkout, userId: person.id }, last?.sessionId ?? null);
		return true;
	});
	if (counts) {
		services.useCounter.count("checkout");
		return { success: true, data: { url, sessionId } };
	}
	// No person has seen this checkout.
	await payments.expireCheckout(sessionId);
	return null;
}

/**
 * Tabs that press in one moment ask with one key, and are given one checkout. Not for longer than a minute:
 * an answer of the provider that says "failed" is given again under the same key.
 */
function keyOf({ person, planId, now }: Buying, last: Checkout | null): string {
	const minute = Math.floor(now.getTime() / 60_000);
	return [person.id, planId, minute, last?.sessionId ?? "first"].join(":");
}

/** Whether the plan can be bought now, and at which price. */
async function readOffer(connection: Connection, { person, planId, now }: Buying) {
	const rights = await getRights(connection, person.id, person.mailboxHash);
	const isDiscounted =
		planId === plans.pro.id && (await readFirstMonth(connection, person, rights, now));
	// Nobody could open what is paid for.
	const isStopped = (await getPersonRecord(connection, person.id))?.stoppedAt != null;
	const refusal = isStopped ? messages.stopped.account : checkoutRefusal(rights, planId, now);
	return { refusal, isDiscounted };
}

/** The person's customer; two at once make one, because the provider is asked with one key. */
async function findOrAddCustomer(
	{ database, payments }: Uses<"database" | "payments">,
	{ id: userId, email }: Person,
): Promise<string> {
	for (let after: string | undefined; ; ) {
		const known = await getCustomerId(database, userId);
		if (known) return known;
		const customerId = await payments.createCustomer({ userId, email, ...(after && { after }) });
		if (await addCustomer(database, customerId, userId)) {
			// The account may have moved to another address meanwhile.
			await tellAddress({ database, payments }, customerId, email);
			return customerId;
		}
		// Another process was quicker, or it is one that was deleted, found again under its key.
		after = customerId;
	}
}
