import { plans } from "#app/domain/billing/plans.ts";
import type { OwnerFigures } from "#app/integrations/metrics.server.ts";
import { orNullOf } from "#app/operations/base/or-null.server.ts";
import type { Uses } from "#app/services.ts";
import { readBusiness } from "./read-business.server.ts";
import { readWaiting } from "./read-waiting.server.ts";

/** What the overview shows as figures for a monitor. Never fails: what cannot be read is not known. */
export async function readOwnerFigures(
	services: Uses<"backups" | "clock" | "database" | "disk" | "isDemonstration" | "jobs" | "log">,
): Promise<OwnerFigures> {
	const now = services.clock();
	const [waiting, business] = await Promise.all([
		orNullOf(services.log)(
			readWaiting(services, now),
			"What waits for the owner could not be read",
		),
		readBusiness(services, now),
	]);
	const month = now.toISOString().slice(0, 7);
	const pro = business?.pro.find((one) => one.month === month);
	const packs = business?.packs.find((one) => one.month === month)?.holders ?? 0;
	return {
		waiting,
		members: business && { [plans.pro.id]: pro?.atEnd ?? 0, [plans.pack.id]: packs },
		recurringInCents: business && (pro?.recurringInCents ?? 0),
	};
}
