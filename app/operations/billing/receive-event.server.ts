import { jobTransaction } from "#app/data/base/database.server.ts";
import { findCustomerOfPayment, getCustomer } from "#app/data/billing/customers.server.ts";
import {
	addEvent,
	findWaitingEvents,
	parkEvents,
	settleEvents,
} from "#app/data/billing/payment-events.server.ts";
import type { Uses } from "#app/services.ts";
import { syncCustomer } from "./sync-customer.server.ts";

/**
 * Receives an event of the payment provider. It is stored once, together with the job that acts on it, so that
 * a response of 200 means that it cannot be lost. Its contents are not trusted: they only name the customer to
 * read.
 * @param body the bytes as they came, as text
 * @returns the status to answer with
 */
export async function receiveEvent(
	services: Uses<"clock" | "database" | "jobs" | "log" | "payments">,
	body: string,
	signature: string | null,
): Promise<200 | 400> {
	const event = services.payments.readEvent(body, signature);
	if (!event) return 400;
	if (event.isLive !== services.payments.isLive) {
		services.log.error({ event: event.id }, "An event came for the other mode of payments");
		return 400;
	}
	const now = services.clock();
	const customerId =
		event.customerId ??
		(event.paymentIntent
			? await findCustomerOfPayment(services.database, event.paymentIntent)
			: null);
	const isOurs = customerId !== null && (await getCustomer(services.database, customerId)) !== null;
	await services.database.transaction(async (transaction) => {
		const isNew = await addEvent(transaction, {
			id: event.id,
			type: event.type,
			customerId,
			livemode: event.isLive,
			createdAt: event.createdAt,
			receivedAt: now,
			// Without a customer there is nothing to do. With an unknown customer the owner should look.
			...(customerId === null && { processedAt: now }),
			...(customerId !== null &&
				!isOurs && { parkedAt: now, error: "The customer is none of ours" }),
		});
		if (!isNew || !isOurs) return;
		await services.jobs.enqueue(
			"sync-customer",
			{ customerId },
			{ key: `event:${event.id}`, transaction: jobTransaction(transaction) },
		);
	});
	return 200;
}

/** Acts on the events of a customer; does nothing when another job has done it already. */
export async function handleEvents(
	services: Uses<"clock" | "database" | "failOpen" | "hashMailbox" | "jobs" | "log" | "payments">,
	customerId: string,
	attempt: number,
): Promise<void> {
	const waiting = await findWaitingEvents(services.database, customerId);
	if (waiting.length === 0) return;
	try {
		// A customer that was forgotten meanwhile has nothing to act on.
		if (!(await syncCustomer(services, customerId))) {
			await settleEvents(services.database, waiting, services.clock());
		}
	} catch (error) {
		// It goes on being tried; meanwhile the owner can see that something is wrong with it.
		if (attempt >= attemptsBeforeParking) {
			const reason = error instanceof Error ? error.message : String(error);
			await parkEvents(services.database, customerId, reason, services.clock());
		}
		throw error;
	}
}

const attemptsBeforeParking = 5;
