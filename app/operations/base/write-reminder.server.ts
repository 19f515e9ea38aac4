import { getPersonRecord } from "#app/data/account/people.server.ts";
import type { Database } from "#app/data/base/database.server.ts";
import { readFirstMonth } from "#app/data/billing/offers.server.ts";
import { countUnlocked, findPacks, getPack } from "#app/data/billing/purchases.server.ts";
import {
	getLastPayment,
	getPeriodPayment,
	getSubscription,
	getSubscriptionNamed,
	readSoldPrice,
} from "#app/data/billing/subscriptions.server.ts";
import { getRights } from "#app/data/reader/rights.server.ts";
import { formatLongDate, formatMoment } from "#app/domain/base/dates.ts";
import type { MailData } from "#app/domain/base/mail-job.ts";
import { cardName } from "#app/domain/billing/card-name.ts";
import { type ChargeReminder, chargeReminders } from "#app/domain/billing/charge-reminders.ts";
import { offerFor } from "#app/domain/billing/offer.ts";
import { daysOf } from "#app/domain/billing/pack-end.ts";
import { futureOf } from "#app/domain/billing/subscription-state.ts";
import { noticeDue } from "#app/domain/billing/timeline.ts";
import { isPackRunning, isSubscriptionActive } from "#app/domain/reader/entitlements.ts";
import {
	cardExpiringMail,
	packEndingMail,
	pauseEndingMail,
	priceRisingMail,
} from "#app/integrations/mail/messages/reminders.ts";
import type { Uses } from "#app/services.ts";
import { findGiftEnd } from "./find-gift-end.server.ts";
import { addressed } from "./mail-writer.server.ts";
import { mailSite } from "./name-site.server.ts";

/** The reminders; none when their reason is gone. */
export const reminderMails = addressed({
	"pack-ending": writePackEnding,
	"price-rising": (services, job) => writeChargeReminder(services, "price-rising", job),
	"pause-ending": (services, job) => writeChargeReminder(services, "pause-ending", job),
	"card-expiring": (services, job) => writeChargeReminder(services, "card-expiring", job),
});

async function writePackEnding(
	services: Uses<"clock" | "database" | "hashMailbox" | "publicUrl">,
	job: MailData<"pack-ending">,
) {
	const { database } = services;
	const now = services.clock();
	const pack = await getPack(database, job.packId);
	// Given back or over since the reminder was queued.
	if (pack?.status !== "succeeded" || pack.expiresAt <= now || !pack.userId) return null;
	// It waited until the next one was due, or the end has moved.
	if (noticeDue({ kind: "pack", at: pack.expiresAt }, now)?.days !== job.days) return null;
	const day = formatLongDate(pack.expiresAt);
	const ending = await findEndingWith(database, { userId: pack.userId, day }, now);
	// The first of a day speaks for all.
	if (ending[0]?.id !== job.packId) return null;
	const [left, opened] = [sum(ending, "left"), sum(ending, "opened")];
	// While Pro opens everything, nothing has to be used up.
	const subscription = await getSubscription(database, pack.userId);
	if (subscription && isSubscriptionActive(subscription, now)) return null;
	if (await findGiftEnd(services, pack.userId)) return null;
	const { brand, libraryUrl, browseUrl } = mailSite(services);
	const proTerms = offerFor(await readOfferPerson(services, pack.userId, now)).pro.terms;
	const packs = ending.length;
	const expires = formatMoment(pack.expiresAt);
	const days = daysOf(pack.expiresAt.getTime() - now.getTime());
	return packEndingMail({
		...{ brand, packs, left, opened, days, expires, proTerms, libraryUrl, browseUrl },
	});
}

type EndingPack = { id: string; left: number; opened: number };

/** The packs of a person that end on one day with something in them, the first to end first. */
async function findEndingWith(
	database: Database,
	{ userId, day }: { userId: string; day: string },
	now: Date,
): Promise<EndingPack[]> {
	const packs = (await findPacks(database, userId))
		.filter((pack) => isPackRunning(pack, now) && formatLongDate(pack.expiresAt) === day)
		.sort((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime() || (a.id < b.id ? -1 : 1));
	const ending = await Promise.all(
		packs.map(async ({ id, resumesRemaining: left }) => ({
			...{ id, left },
			opened: await countUnlocked(database, id),
		})),
	);
	return ending.filter(({ left, opened }) => left + opened > 0);
}

const sum = (packs: readonly EndingPack[], what: "left" | "opened"): number =>
	packs.reduce((all, pack) => all + pack[what], 0);

async function readOfferPerson(
	{ database, hashMailbox }: Uses<"database" | "hashMailbox">,
	userId: string,
	now: Date,
) {
	const record = await getPersonRecord(database, userId);
	if (!record) return null;
	const person = { id: userId, mailboxHash: hashMailbox(record.email) };
	const rights = await getRights(database, userId, person.mailboxHash);
	return { hasFirstMonth: await readFirstMonth(database, person, rights, now) };
}

async function writeChargeReminder(
	services: Uses<"clock" | "database" | "publicUrl">,
	message: ChargeReminder,
	job: MailData<"price-rising">,
) {
	const { database } = services;
	const { subscriptionId } = job;
	const subscription = await getSubscriptionNamed(database, subscriptionId);
	// Charged, canceled or with another card since it was queued.
	const charge = subscription && futureOf(subscription, services.clock())?.chargedAt;
	if (!subscription || charge?.toISOString() !== job.chargedOn) return null;
	const payment = await getPeriodPayment(database, subscription);
	if (!chargeReminders(subscription, payment, services.clock()).includes(message)) return null;
	const { brand, settingsUrl, billingUrl } = mailSite(services);
	const amount = await readSoldPrice(database, subscriptionId);
	const chargedOn = formatMoment(job.chargedOn);
	const givenUntil = await findGiftEnd(services, subscription.userId);
	if (message === "price-rising") {
		return amount ? priceRisingMail({ brand, chargedOn, amount, givenUntil, settingsUrl }) : null;
	}
	if (message === "pause-ending") {
		// In a free period there is no payment for it.
		const isPriceRising = (await getLastPayment(database, subscriptionId))?.isDiscounted ?? false;
		return pauseEndingMail({ brand, chargedOn, amount, isPriceRising, givenUntil, settingsUrl });
	}
	const { cardBrand, cardLastFour } = subscription;
	const card = cardName({ brand: cardBrand, lastFour: cardLastFour });
	return card ? cardExpiringMail({ brand, card, chargedOn, amount, billingUrl }) : null;
}
