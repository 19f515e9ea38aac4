import { brand } from "#app/content/brand.ts";
import { sellerLines } from "#app/content/seller.ts";
import { getOrder } from "#app/data/billing/orders.server.ts";
import { getReceiptDetails } from "#app/data/billing/receipt-details.server.ts";
import { formatLongDate } from "#app/domain/base/dates.ts";
import { formatPrice } from "#app/domain/base/money.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { cardName } from "#app/domain/billing/card-name.ts";
import { receiptNumber, shownStatus } from "#app/domain/billing/orders.ts";
import { soldPlans } from "#app/domain/billing/plans.ts";
import type { Uses } from "#app/services.ts";

/** A person's receipt, ready to be shown; null when the order is not theirs. */
export async function readReceipt(
	{ database, seller }: Uses<"database" | "seller">,
	person: Person,
	orderId: string,
) {
	const order = await getOrder(database, person.id, orderId);
	if (!order) return null;
	const { periodStart, periodEnd, amountInCents, taxInCents, refundedInCents } = order;
	return {
		details: await getReceiptDetails(database, person.id),
		number: receiptNumber(order.number),
		date: formatLongDate(order.paidAt),
		email: person.email,
		plan: soldPlans[order.planId].name,
		period:
			periodStart && periodEnd
				? `${formatLongDate(periodStart)} to ${formatLongDate(periodEnd)}`
				: null,
		amount: formatPrice(amountInCents),
		tax:
			taxInCents > 0
				? { included: formatPrice(taxInCents), net: formatPrice(amountInCents - taxInCents) }
				: null,
		currency: order.currency.toUpperCase(),
		status: shownStatus(order),
		refunded: refundedInCents > 0 ? formatPrice(refundedInCents) : null,
		reference: order.stripePaymentIntent,
		card: cardName({ brand: order.cardBrand, lastFour: order.cardLastFour }),
		seller: seller ? sellerLines(seller) : [brand.name, brand.supportAddress],
	};
}
