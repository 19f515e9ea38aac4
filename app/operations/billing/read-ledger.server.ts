import { findLostPacks } from "#app/data/billing/orders.server.ts";
import { findPaidPeriods } from "#app/data/billing/pack-ends.server.ts";
import { findLedger, findPacks } from "#app/data/billing/purchases.server.ts";
import { formatMoment, formatShortDate } from "#app/domain/base/dates.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { describePause } from "#app/domain/billing/pack-end.ts";
import type { Pack } from "#app/domain/reader/entitlements.ts";
import type { Uses } from "#app/services.ts";

/** Every pack of a person and what its credits went to, ready to be shown. */
export async function readLedger({ database }: Uses<"database">, person: Person, now: Date) {
	const lines = await findLedger(database, person.id);
	const packs = await findPacks(database, person.id);
	const periods = await findPaidPeriods(database, person.id);
	const lost = await findLostPacks(database, person.id);
	return packs.map(({ id, status, origin, resumesRemaining, expiresAt, isRefunding }) => ({
		id,
		isGiven: origin === "granted",
		state: lost.has(id) ? ("lost" as const) : stateOf({ status, expiresAt, isRefunding }, now),
		resumesRemaining,
		expires: formatMoment(expiresAt),
		pause: status === "succeeded" ? describePause(expiresAt, periods, now) : null,
		credits: lines
			.filter(({ purchaseId }) => purchaseId === id)
			.map(({ resumeId, title, company, spentAt, returnedAt, returnedFor }) => ({
				resumeId,
				title,
				company,
				spent: formatShortDate(spentAt),
				returned: returnedAt && formatShortDate(returnedAt),
				isSwapped: returnedFor === "swap",
			})),
	}));
}

function stateOf(
	{ status, expiresAt, isRefunding }: Pick<Pack, "status" | "expiresAt" | "isRefunding">,
	now: Date,
):
	| Exclude<Pack["status"], "succeeded">
	| "running"
	| "refunding"
	| "expired"
	| "disputed afterwards" {
	if (status === "disputed" && expiresAt <= now) return "disputed afterwards";
	if (status !== "succeeded") return status;
	if (expiresAt <= now) return "expired";
	return isRefunding ? "refunding" : "running";
}
