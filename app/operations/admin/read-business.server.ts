import {
	findMonthsOfAccounts,
	findMonthsOfPro,
	findPackHolders,
	findRefundsByMonth,
} from "#app/data/billing/business-months.server.ts";
import { type BusinessRows, businessBounds } from "#app/domain/admin/business.ts";
import type { Uses } from "#app/services.ts";

/**
 * Members, recurring revenue, churn, conversion and refunds by month. Null when they could not be counted in time, so
 * that the rest of the page still shows.
 */
export async function readBusiness(
	{ database, log }: Uses<"database" | "log">,
	now: Date,
): Promise<BusinessRows | null> {
	const bounds = businessBounds(now);
	try {
		const [pro, packs, accounts, refunds] = await Promise.all([
			findMonthsOfPro(database, bounds),
			findPackHolders(database, bounds),
			findMonthsOfAccounts(database, bounds),
			findRefundsByMonth(database, bounds),
		]);
		return { pro, packs, accounts, refunds };
	} catch (error) {
		log.error({ error }, "The figures of the business could not be counted");
		return null;
	}
}
