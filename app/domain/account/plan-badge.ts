import { formatShortDate } from "#app/domain/base/dates.ts";
import type { PlanSummary } from "#app/domain/reader/entitlements.ts";

/** The badge of an account in the settings. */
export function accountBadge(plan: PlanSummary): string {
	if (plan.plan === "pro") {
		if (plan.isGiven) return `Pro Member (complimentary until ${formatShortDate(plan.endsAt)})`;
		const ends = !plan.willRenew && !plan.pastDue;
		return ends ? "Pro Member (Cancels at period end)" : "Pro Member";
	}
	if (plan.plan === "pack") return `Resume Pack (${plan.creditsLeft} left)`;
	return "Free Account";
}
