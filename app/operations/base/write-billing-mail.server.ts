import { sellerLines } from "#app/content/seller.ts";
import { getOrderById, type Order } from "#app/data/billing/orders.server.ts";
import { getProGrant } from "#app/data/billing/pro-grants.server.ts";
import { getPack } from "#app/data/billing/purchases.server.ts";
import { getReceiptDetails } from "#app/data/billing/receipt-details.server.ts";
import { readSoldPrice } from "#app/data/billing/subscriptions.server.ts";
import { formatLongDate } from "#app/domain/base/dates.ts";
import type { MailData } from "#app/domain/base/mail-job.ts";
import { formatPrice } from "#app/domain/base/money.ts";
import { receiptNumber } from "#app/domain/billing/orders.ts";
import { guarantee, plans, soldPlans } from "#app/domain/billing/plans.ts";
import { isGrantStanding, isPackRunning } from "#app/domain/reader/entitlements.ts";
import { rightGrantedMail } from "#app/integrations/mail/messages/changed-rights.ts";
import { disputeOpenedMail } from "#app/integrations/mail/messages/dispute-opened.ts";
import type { MailContent } from "#app/integrations/mail/messages/mail-layout.ts";
import {
	packReceiptMail,
	proReceiptMail,
	refundedMail,
} from "#app/integrations/mail/messages/receipts.ts";
import {
	paymentFailedMail,
	subscriptionCanceledMail,
	subscriptionEndedMail,
	subscriptionResumedMail,
} from "#app/integrations/mail/messages/subscription.ts";
import type { Uses } from "#app/services.ts";
import { addressed, type MailServices } from "./mail-writer.server.ts";
import { mailSite } from "./name-site.server.ts";

/** The emails about money; none when what it is about is gone, or no longer so. */
export const billingMails = addressed({
	"pack-receipt": aboutOrder(async (services, order, { expiresAt }: MailData<"pack-receipt">) =>
		packReceiptMail({
			...receiptOf(services, order),
			formal: await formalLines(services, order),
			resumes: plans.pack.resumes,
			expires: formatLongDate(expiresAt),
			libraryUrl: mailSite(services).libraryUrl,
			guaranteeDays: guarantee.days,
		}),
	),
	"pro-receipt": aboutOrder(async (services, order, { isFirst }: MailData<"pro-receipt">) =>
		proReceiptMail({
			...receiptOf(services, order),
			formal: await formalLines(services, order),
			periodStart: formatLongDate(order.periodStart ?? order.paidAt),
			periodEnd: formatLongDate(order.periodEnd ?? order.paidAt),
			isFirst,
			nextAmount: await readSoldPrice(services.database, order.stripeSubscriptionId),
			browseUrl: mailSite(services).browseUrl,
			guaranteeDays: guarantee.days,
		}),
	),
	refunded: aboutOrder((services, order) =>
		refundedMail({
			brand: mailSite(services).brand,
			number: receiptNumber(order.number),
			amount: formatPrice(order.refundedInCents),
			isFull: order.refundedInCents >= order.amountInCents,
			what: soldPlans[order.planId].name,
			date: formatLongDate(services.clock()),
		}),
	),
	"dispute-opened": aboutOrder((services, order) => {
		const { brand, number, amount } = receiptOf(services, order);
		return disputeOpenedMail({ brand, number, amount });
	}),
	"payment-failed": async (services, { subscriptionId, graceUntil }) => {
		const { brand, billingUrl } = mailSite(services);
		const amount = await readSoldPrice(services.database, subscriptionId);
		return paymentFailedMail({ brand, amount, graceUntil: formatLongDate(graceUntil), billingUrl });
	},
	"subscription-canceled": (services, job) => {
		const { brand, settingsUrl } = mailSite(services);
		const endsOn = formatLongDate(job.accessUntil);
		return subscriptionCanceledMail({ brand, endsOn, hasAccess: !job.isOff, settingsUrl });
	},
	"subscription-resumed": async (services, job) => {
		const { brand, settingsUrl } = mailSite(services);
		const nextBilling = formatLongDate(job.nextBilling);
		const amount = await readSoldPrice(services.database, job.subscriptionId);
		return subscriptionResumedMail({ brand, nextBilling, amount, settingsUrl });
	},
	"subscription-ended": (services, job) => {
		const { brand, libraryUrl, pricingUrl } = mailSite(services);
		const endedOn = formatLongDate(job.endedOn);
		const unpaidSince = job.unpaidSince ? formatLongDate(job.unpaidSince) : null;
		return subscriptionEndedMail({ brand, endedOn, unpaidSince, libraryUrl, pricingUrl });
	},
	"right-granted": async (services, { right, id }) => {
		const given = await findGiven(services, { right, id });
		if (!given) return null;
		const { brand, browseUrl, settingsUrl } = mailSite(services);
		const { startsAt, endsAt } = given;
		const from = startsAt && startsAt > services.clock() ? formatLongDate(startsAt) : null;
		const until = formatLongDate(endsAt);
		return rightGrantedMail({ brand, right, from, until, browseUrl, settingsUrl });
	},
});

/** When something runs that was given; a pack begins at once. Null when it was taken back since, or is over. */
async function findGiven(
	{ database, clock }: Uses<"clock" | "database">,
	{ right, id }: { right: "pack" | "pro"; id: string },
): Promise<{ startsAt: Date | null; endsAt: Date } | null> {
	if (right === "pack") {
		const pack = await getPack(database, id);
		return pack && isPackRunning(pack, clock()) ? { startsAt: null, endsAt: pack.expiresAt } : null;
	}
	const grant = await getProGrant(database, id);
	return grant && isGrantStanding(grant, clock()) ? grant : null;
}

/** An email about an order; none when there is no such order. */
function aboutOrder<Job extends { orderId: string }>(
	write: (services: MailServices, order: Order, job: Job) => MailContent | Promise<MailContent>,
) {
	return async (services: MailServices, job: Job): Promise<MailContent | null> => {
		const order = await getOrderById(services.database, job.orderId);
		return order && write(services, order, job);
	};
}

/** What an employer or an accountant looks for on a receipt: the tax, who bought and who sold. */
async function formalLines({ database, seller }: Uses<"database" | "seller">, order: Order) {
	const details = order.userId ? await getReceiptDetails(database, order.userId) : "";
	return [
		...(order.taxInCents > 0 ? [`Tax included: ${formatPrice(order.taxInCents)}`] : []),
		...(details ? [`Billed to: ${details.replaceAll("\n", ", ")}`] : []),
		...(seller ? [`Sold by: ${sellerLines(seller).join(", ")}`] : []),
	];
}

function receiptOf(services: Uses<"publicUrl">, order: Order) {
	const { brand, settingsUrl } = mailSite(services);
	return {
		brand,
		number: receiptNumber(order.number),
		date: formatLongDate(order.paidAt),
		amount: formatPrice(order.amountInCents),
		receiptUrl: `${brand.url}/orders/${order.id}/receipt`,
		settingsUrl,
	};
}
