import { brand } from "../content/brand.ts";
import { sellerLines } from "../content/seller.ts";
import { getOrder } from "../data/orders.server.ts";
import { cardName } from "../domain/card-name.ts";
import { formatLongDate } from "../domain/dates.ts";
import { formatPrice } from "../domain/money.ts";
import { receiptNumber } from "../domain/orders.ts";
import { soldPlans } from "../domain/plans.ts";
import type { Person } from "../domain/viewer.ts";
import type { Services } from "../services.server.ts";

/** A person's receipt, ready to be shown; null when the order is not theirs. */
export async function readReceipt({ database, seller }: Services, person: Person, orderId: string) {
	const order = await getOrder(database, person.id, orderId);
	if (!order) return null;
	const { periodStart, periodEnd, refundedInCents } = order;
	return {
		number: receiptNumber(order.number),
		date: formatLongDate(order.paidAt),
		email: person.email,
		plan: soldPlans[order.planId].name,
		period:
			periodStart && periodEnd
				? `${formatLongDate(periodStart)} to ${formatLongDate(periodEnd)}`
				: null,
		amount: formatPrice(order.amountInCents),
		currency: order.currency.toUpperCase(),
		status: order.status,
		refunded: refundedInCents > 0 ? formatPrice(refundedInCents) : null,
		reference: order.stripePaymentIntent,
		card: cardName({ brand: order.cardBrand, lastFour: order.cardLastFour }),
		seller: seller ? sellerLines(seller) : [brand.name, brand.supportAddress],
	};
}
