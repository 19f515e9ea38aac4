import { getOrderById, type Order } from "../data/orders.server.ts";
import { findProGrants, getProGrant } from "../data/pro-grants.server.ts";
import { getPack } from "../data/purchases.server.ts";
import { getSubscription } from "../data/subscriptions.server.ts";
import { formatLongDate } from "../domain/dates.ts";
import {
	isGrantRunning,
	isPackRunning,
	isSubscriptionActive,
	runningGrant,
} from "../domain/entitlements.ts";
import { formatPrice } from "../domain/money.ts";
import { receiptNumber } from "../domain/orders.ts";
import { guarantee, plans, proPrice, soldPlans } from "../domain/plans.ts";
import { disputeOpenedMail } from "../integrations/mail/messages/dispute-opened.ts";
import type { MailContent } from "../integrations/mail/messages/mail-layout.ts";
import { packEndingMail } from "../integrations/mail/messages/pack-ending.ts";
import { packReceiptMail } from "../integrations/mail/messages/pack-receipt.ts";
import { paymentFailedMail } from "../integrations/mail/messages/payment-failed.ts";
import { proReceiptMail } from "../integrations/mail/messages/pro-receipt.ts";
import { refundedMail } from "../integrations/mail/messages/refunded.ts";
import { rightGrantedMail } from "../integrations/mail/messages/right-granted.ts";
import { subscriptionCanceledMail } from "../integrations/mail/messages/subscription-canceled.ts";
import { subscriptionEndedMail } from "../integrations/mail/messages/subscription-ended.ts";
import { subscriptionResumedMail } from "../integrations/mail/messages/subscription-resumed.ts";
import type { Services } from "../services.server.ts";
import type { BillingMail } from "./mail-job.ts";
import { mailSite } from "./mail-site.server.ts";

/** Writes a mail about money; null when what it is about is gone, or no longer so. */
export async function writeBillingMail(
	services: Services,
	job: BillingMail,
): Promise<MailContent | null> {
	const { brand, settingsUrl, libraryUrl, pricingUrl, billingUrl, browseUrl } = mailSite(services);
	switch (job.message) {
		case "payment-failed":
			return paymentFailedMail({
				brand,
				amount: proPrice,
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
			return subscriptionResumedMail({ brand, nextBilling, amount: proPrice, settingsUrl });
		}
		case "subscription-ended": {
			const endedOn = formatLongDate(job.endedOn);
			return subscriptionEndedMail({ brand, endedOn, libraryUrl, pricingUrl });
		}
		case "pack-ending": {
			const pack = await getPack(services.database, job.packId);
			// Used up, given back or over since the reminder was queued.
			if (pack?.status !== "succeeded" || pack.resumesRemaining === 0) return null;
			const now = services.clock();
			if (pack.expiresAt <= now || !pack.userId) return null;
			// Pro opens everything meanwhile: nothing is lost that has to be used up.
			const subscription = await getSubscription(services.database, pack.userId);
			if (subscription && isSubscriptionActive(subscription, now)) return null;
			if (runningGrant(await findProGrants(services.database, pack.userId), now)) return null;
			const expires = formatLongDate(pack.expiresAt);
			const left = pack.resumesRemaining;
			return packEndingMail({ brand, left, days: job.days, expires, libraryUrl, browseUrl });
		}
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
	{ database, clock }: Services,
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

function writeOrderMail(services: Services, job: OrderMail, order: Order): MailContent {
	const { brand, settingsUrl, libraryUrl } = mailSite(services);
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
				nextAmount: proPrice,
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
