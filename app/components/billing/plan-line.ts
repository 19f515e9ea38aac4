import { count } from "#app/domain/base/count.ts";
import { formatShortDate } from "#app/domain/base/dates.ts";
import { plans } from "#app/domain/billing/plans.ts";
import type { PlanSummary } from "#app/domain/reader/entitlements.ts";

/** One line about a person's plan for the account menu. */
export function describePlan(plan: PlanSummary): string {
	switch (plan.plan) {
		case "pro": {
			const date = formatShortDate(plan.endsAt);
			if (plan.isGiven) return `${plans.pro.name}, complimentary until ${date}`;
			if (plan.pastDue) return `${plans.pro.name}: payment failed, access until ${date}`;
			return `${plans.pro.name}, ${plan.willPause ? "pauses" : plan.willRenew ? "renews" : "ends"} ${date}`;
		}
		case "pack":
			return `${plans.pack.name}: ${plan.creditsLeft} left until ${formatShortDate(plan.expiresAt)}`;
		case "free":
			return plan.freeLeft > 0
				? `${plans.free.name}: ${count(plan.freeLeft, "resume")} to open`
				: `${plans.free.name}: the free resume is used`;
	}
}
