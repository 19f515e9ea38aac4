import { isCoveredPack } from "../data/guarantee.server.ts";
import { findOrderOfPack } from "../data/orders.server.ts";
import { findPaidPeriods } from "../data/pack-ends.server.ts";
import { getPackOfCheckout } from "../data/purchases.server.ts";
import type { BoughtPack } from "../domain/billing.ts";
import { formatLongDate } from "../domain/dates.ts";
import { receiptNumber } from "../domain/orders.ts";
import { describeStandstill } from "../domain/pack-end.ts";
import { sentenceCase } from "../domain/sentence-case.ts";
import type { Person } from "../domain/viewer.ts";
import type { Services } from "../services.server.ts";

/**
 * The pack of a checkout that was verified to be this person's.
 * @param sessionId of the checkout
 * @returns null when no pack was granted for it
 */
export async function readBoughtPack(
	{ database }: Services,
	person: Person,
	sessionId: string,
	now: Date,
): Promise<BoughtPack | null> {
	const pack = await getPackOfCheckout(database, sessionId);
	if (!pack) return null;
	const order = await findOrderOfPack(database, pack.id);
	const standstill = describeStandstill(
		pack.expiresAt,
		await findPaidPeriods(database, person.id),
		now,
	);
	return {
		expires: sentenceCase(standstill ?? formatLongDate(pack.expiresAt)),
		receipt: order && { orderId: order.id, number: receiptNumber(order.number) },
		isCovered: (await isCoveredPack(database, person, pack.id, now)) === true,
	};
}
