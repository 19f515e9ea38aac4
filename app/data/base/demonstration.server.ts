import { eq } from "drizzle-orm";
import { user } from "#app/data/base/schema/accounts.server.ts";
import { userPurchases, userSubscriptions } from "#app/data/base/schema/entitlements.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { packExpiry } from "#app/domain/reader/entitlements.ts";
import type { Transaction } from "./database.server.ts";

/** Confirms an account of the demonstration and gives it its plan, as a payment would have. */
export async function grantDemonstrationPlan(
	transaction: Transaction,
	account: { id: string; plan: "free" | "pack" | "pro"; now: Date },
): Promise<void> {
	const { id, plan, now } = account;
	await transaction
		.update(user)
		.set({ emailVerified: true, updatedAt: now })
		.where(eq(user.id, id));
	if (plan === "pack") {
		await transaction.insert(userPurchases).values({
			userId: id,
			status: "succeeded",
			resumesRemaining: plans.pack.resumes,
			grantedAt: now,
			expiresAt: packExpiry(now),
			stripeSessionId: `cs_test_demonstration_${id}`,
		});
	}
	if (plan === "pro") {
		await transaction.insert(userSubscriptions).values({
			userId: id,
			planId: plans.pro.id,
			status: "active",
			stripeStatus: "active",
			currentPeriodStart: now,
			currentPeriodEnd: addDays(now, 30),
			stripeCustomerId: `cus_test_demonstration_${id}`,
			stripeSubscriptionId: `sub_test_demonstration_${id}`,
		});
	}
}
