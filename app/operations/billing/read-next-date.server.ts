import { askTogether, type Connection } from "#app/data/base/database.server.ts";
import { readGuarantees } from "#app/data/billing/guarantee.server.ts";
import { findOrders } from "#app/data/billing/orders.server.ts";
import { findPaidPeriods } from "#app/data/billing/pack-ends.server.ts";
import { findProGrants } from "#app/data/billing/pro-grants.server.ts";
import { findPacks } from "#app/data/billing/purchases.server.ts";
import { getSubscription } from "#app/data/billing/subscriptions.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { coveredOrders } from "#app/domain/billing/guarantee.ts";
import { guaranteeEnd } from "#app/domain/billing/orders.ts";
import { accountTimeline, type TimelineLine } from "#app/domain/billing/timeline.ts";
import { isPackRunning } from "#app/domain/reader/entitlements.ts";
import { gatherTimeline } from "./gather-timeline.server.ts";

/**
 * The first line of the account's timeline, without the rest of what `readBilling` reads; null when nothing comes.
 * The provider is not asked.
 */
export async function readNextDate(
	{ database }: { database: Connection },
	person: Person,
	now: Date,
): Promise<TimelineLine | null> {
	const { id } = person;
	const [subscription, paid, packs, grants] = await askTogether(database, (connection) => [
		getSubscription(connection, id),
		findOrders(connection, id),
		findPacks(connection, id),
		findProGrants(connection, id),
	]);
	const covered = paid.filter(({ paidAt }) => guaranteeEnd(paidAt) > now);
	const [periods, guarantees] = await askTogether(database, (connection) => [
		packs.some((pack) => isPackRunning(pack, now)) ? findPaidPeriods(connection, id) : [],
		readGuarantees(connection, person, covered, now),
	]);
	const refundable = coveredOrders(guarantees, now);
	const rows = { subscription, paid, refundable, packs, periods, grants };
	return accountTimeline(gatherTimeline(rows, now), now)[0] ?? null;
}
