import { isCoveredPack } from "#app/data/billing/guarantee.server.ts";
import { findOrderOfPack } from "#app/data/billing/orders.server.ts";
import { findPaidPeriods } from "#app/data/billing/pack-ends.server.ts";
import { getPackOfCheckout } from "#app/data/billing/purchases.server.ts";
import { formatMoment } from "#app/domain/base/dates.ts";
import { sentenceCase } from "#app/domain/base/sentence-case.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { receiptNumber } from "#app/domain/billing/orders.ts";
import { describePause } from "#app/domain/billing/pack-end.ts";
import type { BoughtPack } from "#app/domain/billing/plan-view.ts";
import type { Uses } from "#app/services.ts";

/**
 * The pack of a checkout that was verified to be this person's.
 * @param sessionId of the checkout
 * @returns null when no pack was granted for it
 */
export async function readBoughtPack(
	{ database }: Uses<"database">,
	person: Person,
	sessionId: string,
	now: Date,
): Promise<BoughtPack | null> {
	const pack = await getPackOfCheckout(database, sessionId);
	if (!pack) return null;
	const order = await findOrderOfPack(database, pack.id);
	const pause = describePause(pack.expiresAt, await findPaidPeriods(database, person.id), now);
	return {
		expires: sentenceCase(pause ?? formatMoment(pack.expiresAt)),
		receipt: order && { orderId: order.id, number: receiptNumber(order.number) },
		isCovered: (await isCoveredPack(database, person, pack.id, now)) === true,
	};
}
