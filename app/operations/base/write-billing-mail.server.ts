import { getOrderById, type Order } from "#app/data/billing/orders.server.ts";
import { getProGrant } from "#app/data/billing/pro-grants.server.ts";
import { getPack } from "#app/data/billing/purchases.server.ts";
import { readSoldPrice } from "#app/data/billing/subscriptions.server.ts";
import { formatLongDate } from "#app/domain/base/dates.ts";
import type { BillingMail } from "#app/domain/base/mail-job.ts";
import { formatPrice } from "#app/domain/base/money.ts";
import { receiptNumber } from "#app/domain/billing/orders.ts";
import { guarantee, plans, soldPlans } from "#app/domain/billing/plans.ts";
import { isGrantRunning, isPackRunning } from "#app/domain/reader/entitlements.ts";
import { disputeOpenedMail } from "#app/integrations/mail/messages/dispute-opened.ts";
import type { MailContent } from "#app/integrations/mail/messages/mail-layout.ts";
import { packReceiptMail } from "#app/integrations/mail/messages/pack-receipt.ts";
import { paymentFailedMail } from "#app/integrations/mail/messages/payment-failed.ts";
import { proReceiptMail } from "#app/integrations/mail/messages/pro-receipt.ts";
import { refundedMail } from "#app/integrations/mail/messages/refunded.ts";
import { rightGrantedMail } from "#app/integrations/mail/messages/right-granted.ts";
import { subscriptionCanceledMail } from "#app/integrations/mail/messages/subscription-canceled.ts";
import { subscriptionEndedMail } from "#app/integrations/mail/messages/subscription-ended.ts";
import { subscriptionResumedMail } from "#app/integrations/mail/messages/subscription-resumed.ts";
import type { Uses } from "#app/services.ts";
import { mailSite } from "./name-site.server.ts";
import { writeReminder } from "./write-reminder.server.ts";

/** Writes a mail about money; null when what it is about is gone, or no longer so. */
export async function writeBillingMail(
	services: Uses<"clock" | "database" | "hashMailbox" | "publicUrl">,
	job: BillingMail,
): Promise<MailContent | null> {
	const { brand, settingsUrl, libraryUrl, pricingUrl, billingUrl, browseUrl } = mailSite(services);
	switch (job.message) {
		case "payment-failed":
			return paymentFailedMail({
				brand,
				amount: await readSoldPrice(services.database, job.subscriptionId),
				graceUntil: formatLongDate(job.graceUntil),
				billingUrl,
			});
		case "subscription-canceled":
			return subscriptionCanceledMail({
				brand,
				accessUntil: formatLongDate(job.accessUntil),
				settingsUrl,
			});
		case "subscription-resumed": {
			const nextBilling = formatLongDate(job.nextBilling);
			const amount = await readSoldPrice(services.database, job.subscriptionId);
			return subscriptionResumedMail({ brand, nextBilling, amount, settingsUrl });
		}
		case "subscription-ended": {
			const endedOn = formatLongDate(job.endedOn);
			const unpaidSince = job.unpaidSince ? formatLongDate(job.unpaidSince) : null;
			return subscriptionEndedMail({ brand, endedOn, unpaidSince, libraryUrl, pricingUrl });
		}
		case "pack-ending":
		case "price-rising":
		case "card-expiring":
			return writeReminder(services, job);
		case "right-granted": {
			const end = await findGivenEnd(services, job);
			if (!end) return null;
			const { right } = job;
			return rightGrantedMail({ brand, right, until: formatLongDate(end), browseUrl, settingsUrl });
		}
		default: {
			const order = await getOrderById(services.database, job.orderId);
			return order && writeOrderMail(services, job, order);
		}
	}
}

/** When something ends that was given; null when it was taken back since. */
async function findGivenEnd(
	{ database, clock }: Uses<"clock" | "database">,
	{ right, id }: { right: "pack" | "pro"; id: string },
): Promise<Date | null> {
	if (right === "pack") {
		const pack = await getPack(database, id);
		return pack && isPackRunning(pack, clock()) ? pack.expiresAt : null;
	}
	const grant = await getProGrant(database, id);
	return grant && isGrantRunning(grant, clock()) ? grant.endsAt : null;
}

type OrderMail = Extract<BillingMail, { orderId: string }>;

async function writeOrderMail(
	services: Uses<"clock" | "database" | "publicUrl">,
	job: OrderMail,
	order: Order,
): Promise<MailContent> {
	const { brand, settingsUrl, libraryUrl, browseUrl } = mailSite(services);
	const number = receiptNumber(order.number);
	const date = formatLongDate(order.paidAt);
	const amount = formatPrice(order.amountInCents);
	const receiptUrl = `${brand.url}/orders/${order.id}/receipt`;
	const receipt = { brand, number, date, amount, receiptUrl, settingsUrl };
	switch (job.message) {
		case "pack-receipt":
			return packReceiptMail({
				...receipt,
				resumes: plans.pack.resumes,
				expires: formatLongDate(job.expiresAt),
				libraryUrl,
				guaranteeDays: guarantee.days,
			});
		case "pro-receipt":
			return proReceiptMail({
				...receipt,
				periodStart: formatLongDate(order.periodStart ?? order.paidAt),
				periodEnd: formatLongDate(order.periodEnd ?? order.paidAt),
				isFirst: job.isFirst,
				nextAmount: await readSoldPrice(services.database, order.stripeSubscriptionId),
				browseUrl,
				guaranteeDays: guarantee.days,
			});
		case "refunded":
			return refundedMail({
				brand,
				number,
				amount: formatPrice(order.refundedInCents),
				isFull: order.refundedInCents >= order.amountInCents,
				what: soldPlans[order.planId].name,
				date: formatLongDate(services.clock()),
			});
		case "dispute-opened":
			return disputeOpenedMail({ brand, number, amount });
	}
}
