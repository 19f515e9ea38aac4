import { sellerLines } from "#app/content/seller.ts";
import { getPersonRecord } from "#app/data/account/people.server.ts";
import { readGuarantee } from "#app/data/billing/guarantee.server.ts";
import { getOrderById, type Order } from "#app/data/billing/orders.server.ts";
import { findProGrants, getProGrant } from "#app/data/billing/pro-grants.server.ts";
import { getPack } from "#app/data/billing/purchases.server.ts";
import { getReceiptDetails } from "#app/data/billing/receipt-details.server.ts";
import {
	getPeriodPayment,
	getSubscription,
	getSubscriptionNamed,
	readSoldPrice,
} from "#app/data/billing/subscriptions.server.ts";
import { findEarned } from "#app/data/intake/contribution/rewards.server.ts";
import { formatLongDate, formatMoment } from "#app/domain/base/dates.ts";
import type { MailData } from "#app/domain/base/mail-job.ts";
import { formatPrice } from "#app/domain/base/money.ts";
import { guaranteeState } from "#app/domain/billing/guarantee.ts";
import { receiptNumber } from "#app/domain/billing/orders.ts";
import { plans, soldPlans } from "#app/domain/billing/plans.ts";
import { isToldToEnd } from "#app/domain/billing/subscription-mapping.ts";
import { pauseStart } from "#app/domain/billing/subscription-state.ts";
import { rewardCause } from "#app/domain/intake/contribution/rewards.ts";
import {
	grantedTimes,
	isGrantStanding,
	isPackRunning,
	isSubscriptionActive,
} from "#app/domain/reader/entitlements.ts";
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
import { findGiftEnd } from "./find-gift-end.server.ts";
import { addressed, type MailServices } from "./mail-writer.server.ts";
import { mailSite } from "./name-site.server.ts";

/** The emails about money; none when what it is about is gone, or no longer so. */
export const billingMails = addressed({
	"pack-receipt": aboutPaid(async (services, order, { expiresAt }: MailData<"pack-receipt">) =>
		packReceiptMail({
			...receiptOf(services, order),
			formal: await formalLines(services, order),
			resumes: plans.pack.resumes,
			expires: formatMoment(expiresAt),
			libraryUrl: mailSite(services).libraryUrl,
			isCovered: await isCovered(services, order),
		}),
	),
	"pro-receipt": aboutPaid(async (services, order, { isFirst }: MailData<"pro-receipt">) =>
		proReceiptMail({
			...receiptOf(services, order),
			formal: await formalLines(services, order),
			periodStart: formatLongDate(order.periodStart ?? order.paidAt),
			periodEnd: formatLongDate(order.periodEnd ?? order.paidAt),
			nextCharge: formatMoment(order.periodEnd ?? order.paidAt),
			isFirst,
			nextAmount: await readSoldPrice(services.database, order.stripeSubscriptionId),
			browseUrl: mailSite(services).browseUrl,
			isCovered: await isCovered(services, order),
			givenUntil: await findGiftEnd(services, order.userId),
		}),
	),
	refunded: aboutOrder(async (services, order, { part }: MailData<"refunded">) => {
		const { now, inAll } = part ?? { now: order.refundedInCents, inAll: order.refundedInCents };
		return refundedMail({
			brand: mailSite(services).brand,
			number: receiptNumber(order.number),
			amount: formatPrice(now),
			inAll: inAll > now ? formatPrice(inAll) : null,
			isFull: inAll >= order.amountInCents,
			isOver: await isOver(services, order),
			givenUntil: await findGiftEnd(services, order.userId),
			what: soldPlans[order.planId].name,
			date: formatLongDate(services.clock()),
		});
	}),
	"dispute-opened": aboutOrder(async (services, order) => {
		const { brand, number } = receiptOf(services, order);
		// What went back before is not asked for again.
		const amount = formatPrice(order.amountInCents - order.refundedInCents);
		const givenUntil = await findGiftEnd(services, order.userId);
		return disputeOpenedMail({
			...{ brand, number, amount, givenUntil },
			isOver: await isOver(services, order),
		});
	}),
	"payment-failed": async (services, { subscriptionId, graceUntil }) => {
		if (!(await isUnpaid(services, { subscriptionId, graceUntil }))) return null;
		const { brand, billingUrl } = mailSite(services);
		const amount = await readSoldPrice(services.database, subscriptionId);
		const givenUntil = await findGiftBeside(services, subscriptionId);
		const until = formatMoment(graceUntil);
		return paymentFailedMail({ brand, amount, graceUntil: until, givenUntil, billingUrl });
	},
	"subscription-canceled": async (services, job) => {
		const { subscriptionId } = job;
		const subscription =
			subscriptionId && (await getSubscriptionNamed(services.database, subscriptionId));
		// Resumed since, or over already: of that there is another email.
		if (subscription && !isToldToEnd(subscription)) return null;
		const { brand, settingsUrl } = mailSite(services);
		const endsOn = formatMoment(job.accessUntil);
		const hasAccess = subscription ? subscription.status === "canceled" : !job.isOff;
		const givenUntil = await findGiftBeside(services, subscriptionId);
		return subscriptionCanceledMail({ brand, endsOn, hasAccess, givenUntil, settingsUrl });
	},
	"subscription-resumed": async (services, job) => {
		const { subscriptionId } = job;
		const subscription =
			subscriptionId && (await getSubscriptionNamed(services.database, subscriptionId));
		// Told to end once more.
		if (subscription && subscription.canceledAt !== null) return null;
		const { brand, settingsUrl } = mailSite(services);
		const nextBilling = formatMoment(job.nextBilling);
		const amount = await readSoldPrice(services.database, subscriptionId);
		const pause = await findPause(services, subscriptionId);
		const givenUntil = await findGiftBeside(services, subscriptionId);
		return subscriptionResumedMail({
			...{ brand, nextBilling, amount, pause, givenUntil, settingsUrl },
		});
	},
	"subscription-ended": async (services, job) => {
		const { subscriptionId } = job;
		const subscription =
			subscriptionId && (await getSubscriptionNamed(services.database, subscriptionId));
		const userId = subscription ? subscription.userId : null;
		const present = userId && (await getSubscription(services.database, userId));
		// Another one goes on.
		if (present && isSubscriptionActive(present, services.clock())) return null;
		const { brand, libraryUrl, pricingUrl } = mailSite(services);
		const endedOn = formatLongDate(job.endedOn);
		const unpaidSince = job.unpaidSince ? formatLongDate(job.unpaidSince) : null;
		const givenUntil = await findGiftBeside(services, subscriptionId);
		return subscriptionEndedMail({
			...{ brand, endedOn, unpaidSince, givenUntil, libraryUrl, pricingUrl },
		});
	},
	"right-granted": async (services, { right, id, earnedWith = [] }) => {
		const given = await findGiven(services, { right, id });
		if (!given) return null;
		const { brand, browseUrl, settingsUrl } = mailSite(services);
		const { startsAt, endsAt } = given;
		const from = startsAt && startsAt > services.clock() ? formatLongDate(startsAt) : null;
		const until = right === "pack" ? formatMoment(endsAt) : formatLongDate(endsAt);
		const earned = right === "pro" ? await findEarned(services.database, [id, ...earnedWith]) : [];
		const earnedBy = earned.length > 0 ? rewardCause(earned) : null;
		return rightGrantedMail({ brand, right, from, until, earnedBy, browseUrl, settingsUrl });
	},
});

/** Whether the button gives the money of an order back; of a mailbox that has used it before there is none. */
async function isCovered(
	{ clock, database, hashMailbox }: Uses<"clock" | "database" | "hashMailbox">,
	order: Order,
): Promise<boolean> {
	const person = order.userId && (await getPersonRecord(database, order.userId));
	if (!person) return false;
	const promised = { id: person.id, mailboxHash: hashMailbox(person.email) };
	const now = clock();
	const facts = await readGuarantee(database, promised, order, now);
	return guaranteeState(facts, now).kind === "button";
}

/** Whether the time that a payment is for was over already. */
async function isOver(
	{ clock, database }: Uses<"clock" | "database">,
	{ purchaseId, periodEnd }: Order,
): Promise<boolean> {
	const until = purchaseId ? (await getPack(database, purchaseId))?.expiresAt : periodEnd;
	return until != null && until <= clock();
}

/** Until when Pro that was given to the member runs. Jobs of earlier versions do not say of which subscription. */
async function findGiftBeside(
	services: Uses<"clock" | "database">,
	subscriptionId: string | undefined,
): Promise<string | null> {
	const subscription =
		subscriptionId && (await getSubscriptionNamed(services.database, subscriptionId));
	return subscription ? findGiftEnd(services, subscription.userId) : null;
}

/** Whether the renewal still waits to be paid, in its grace. Jobs of earlier versions do not say of which. */
async function isUnpaid(
	{ clock, database }: Uses<"clock" | "database">,
	{ subscriptionId, graceUntil }: { subscriptionId?: string | undefined; graceUntil: string },
): Promise<boolean> {
	if (new Date(graceUntil) <= clock()) return false;
	if (!subscriptionId) return true;
	const subscription = await getSubscriptionNamed(database, subscriptionId);
	return (
		subscription?.status === "past_due" && subscription.graceUntil?.toISOString() === graceUntil
	);
}

/** The pause that a subscription is in, or goes into with its period. */
async function findPause(
	{ clock, database }: Uses<"clock" | "database">,
	subscriptionId: string | undefined,
): Promise<{ from: string | null; until: string } | null> {
	if (!subscriptionId) return null;
	const subscription = await getSubscriptionNamed(database, subscriptionId);
	if (!subscription?.resumesAt) return null;
	const payment = await getPeriodPayment(database, subscription);
	const from = pauseStart(subscription, payment !== null, clock());
	return {
		from: from ? formatLongDate(from) : null,
		until: formatMoment(subscription.resumesAt),
	};
}

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
	if (!grant || !isGrantStanding(grant, clock())) return null;
	// With what joins it: that it ends by itself would not be so before.
	const times = grantedTimes(await findProGrants(database, grant.userId));
	return times.findLast(({ startsAt }) => startsAt <= grant.startsAt) ?? null;
}

type WriteOfOrder<Job> = (
	services: MailServices,
	order: Order,
	job: Job,
) => MailContent | null | Promise<MailContent | null>;

/** An email about an order; none when there is no such order. */
function aboutOrder<Job extends { orderId: string }>(write: WriteOfOrder<Job>) {
	return async (services: MailServices, job: Job): Promise<MailContent | null> => {
		const order = await getOrderById(services.database, job.orderId);
		return order && write(services, order, job);
	};
}

/** As `aboutOrder`; none once the money went back or is disputed, because of that there is another email. */
function aboutPaid<Job extends { orderId: string }>(write: WriteOfOrder<Job>) {
	return aboutOrder<Job>((services, order, job) =>
		order.status === "refunded" || order.status === "disputed" ? null : write(services, order, job),
	);
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
