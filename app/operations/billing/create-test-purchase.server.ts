import { findPacks } from "#app/data/billing/purchases.server.ts";
import { messages } from "#app/domain/base/messages.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { plans } from "#app/domain/billing/plans.ts";
import {
	type Failure,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import { startCheckout } from "#app/operations/billing/start-checkout.server.ts";
import { verifyCheckout } from "#app/operations/billing/verify-checkout.server.ts";
import type { Uses } from "#app/services.ts";

/**
 * Buys a pack without a payment page. It exists only with the payment sandbox.
 * @param payTestCheckout of the sandbox
 */
export function createTestPurchase(
	services: Uses<
		"clock" | "database" | "failOpen" | "hashMailbox" | "jobs" | "log" | "payments" | "useCounter"
	>,
	payTestCheckout: Uses<"payTestCheckout">["payTestCheckout"],
	person: Person,
	now: Date,
): Promise<
	| {
			success: true;
			data: { id: string; resumes_remaining: number; expires_at: Date; status: string };
	  }
	| Failure
> {
	return withUnexpectedFailure(services, messages.checkout.testPurchaseFailed, async () => {
		if (!payTestCheckout) return rejected(messages.general.notFound, 404);
		const checkout = await startCheckout(services, person, plans.pack.id, now);
		if (!checkout.success) {
			const { status, error } = checkout;
			return rejected(status >= 500 ? messages.checkout.testPurchaseFailed : error, status);
		}
		await payTestCheckout(checkout.data.url);
		await verifyCheckout(services, person, checkout.data.sessionId, plans.pack.id, now);
		const [pack] = await findPacks(services.database, person.id);
		if (!pack) return rejected(messages.checkout.testPurchaseFailed, 500);
		const { id, resumesRemaining, expiresAt, status } = pack;
		return {
			success: true,
			data: { id, resumes_remaining: resumesRemaining, expires_at: expiresAt, status },
		};
	});
}
