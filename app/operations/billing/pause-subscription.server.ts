import {
	claimReturn,
	getPeriodPayment,
	releaseReturn,
} from "#app/data/billing/subscriptions.server.ts";
import { messages } from "#app/domain/base/messages.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { collectsAgain, type PauseMonths } from "#app/domain/billing/pause.ts";
import { hasPauseBegun } from "#app/domain/billing/subscription-state.ts";
import {
	type Failure,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";
import { findPresentSubscription } from "./cancel-subscription.server.ts";
import { syncCustomer } from "./sync-customer.server.ts";

type Needs = Uses<"clock" | "database" | "failOpen" | "hashMailbox" | "jobs" | "log" | "payments">;
type Outcome = Promise<{ success: true; message: string } | Failure>;

/**
 * Pauses the caller's own subscription from the end of the period that is paid for. A repetition while it is
 * paused changes nothing, whatever number of months it names.
 */
export function pauseSubscription(
	services: Needs,
	person: Person,
	months: PauseMonths,
	now: Date,
): Outcome {
	return withUnexpectedFailure(services, messages.pause.failed, async () => {
		const subscription = await findPresentSubscription(services, person.id);
		if (subscription?.status !== "active" || subscription.currentPeriodEnd <= now) {
			return rejected(messages.pause.nothing, 409);
		}
		if (!subscription.resumesAt) {
			const { stripeSubscriptionId, currentPeriodEnd, stripeCustomerId } = subscription;
			const again = collectsAgain(currentPeriodEnd, months);
			await services.payments.setPause(stripeSubscriptionId, again);
			await syncCustomer(services, stripeCustomerId);
		}
		return { success: true, message: messages.pause.done };
	});
}

/**
 * Ends a pause early. One that has not begun is taken back, also while its month is disputed or unpaid: a new month
 * would be a second one for the same time. Otherwise a new month begins and is charged, once, however often it is
 * pressed.
 */
export function endPause(services: Needs, person: Person, now: Date): Outcome {
	return withUnexpectedFailure(services, messages.pause.failed, async () => {
		const { database, payments } = services;
		const subscription = await findPresentSubscription(services, person.id);
		if (!subscription?.resumesAt || subscription.currentPeriodEnd <= now) {
			return subscription?.status === "active"
				? { success: true, message: messages.pause.ended }
				: rejected(messages.pause.nothing, 409);
		}
		const { stripeSubscriptionId: id, stripeCustomerId } = subscription;
		const payment = await getPeriodPayment(database, subscription);
		if (!hasPauseBegun(subscription, payment !== null)) {
			await payments.setPause(id, null);
			await syncCustomer(services, stripeCustomerId);
			return { success: true, message: messages.pause.takenBack };
		}
		if (!(await claimReturn(database, id, now))) return rejected(messages.pause.underWay, 409);
		try {
			// The press before this one may have ended it after it was read.
			const present = await findPresentSubscription(services, person.id);
			if (present?.status === "active") return { success: true, message: messages.pause.ended };
			if (!(await payments.restart(id))) return rejected(messages.pause.refused, 402);
			await syncCustomer(services, stripeCustomerId);
			return { success: true, message: messages.pause.ended };
		} finally {
			await releaseReturn(database, id);
		}
	});
}
