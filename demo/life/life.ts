import { dayOf } from "#app/domain/base/weeks.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { demoAccounts } from "../accounts.ts";
import { createRandom } from "../random.ts";
import { uuidOf } from "../uuid.ts";
import { type Buyer, buyers } from "./buyers.ts";
import { countDays, createSearches } from "./demand.ts";
import { messagesOf } from "./mail-room.ts";
import { createOutcomes } from "./outcomes.ts";
import { pastOf, type WritePast } from "./past.ts";
import { type Payments, paymentsOf } from "./payments.ts";
import { createMembers, type Member, memberOf } from "./people.ts";
import { createReadings, type ReadResume } from "./readings.ts";
import { createSignups } from "./signups.ts";

type LifeOptions = {
	now: Date;
	publicUrl: string;
	/** The library, with how often each resume has been viewed. */
	resumes: readonly ReadResume[];
	/** The checks that members of Pro may tick. */
	checkIds: readonly string[];
	hashMailbox: (email: string) => string;
	/** Writes what was paid into the payment sandbox. */
	writePast: WritePast;
};

const day = 86_400_000;
/** As far as the owner's overview looks back. */
const days = 180;

/**
 * The invented life of the months before now: who joined, bought, read, searched, wrote and left. The same day
 * gives the same life, but for the names that the payment sandbox gives.
 * @returns the rows of each table
 */
export async function createLife(options: LifeOptions) {
	const { now, resumes } = options;
	const today = Math.floor(now.getTime() / day) * day;
	const customers = buyers.map((buyer, number) =>
		customerOf(buyer, number, today, options.publicUrl),
	);
	const strangers = createMembers(buyers.length, today, days).filter(
		({ joinedAt }) => joinedAt < now,
	);
	const members = [...customers.map(({ member }) => member), ...strangers];
	const pasts = await options.writePast(customers.map(({ past }) => past));
	const payments = customers.map(({ buyer, member }, index) => {
		const past = pasts[index];
		if (!past) throw new Error(`The past of ${member.email} was not written`);
		return paymentsOf({ buyer, member, past, mailboxHash: options.hashMailbox(member.email) }, now);
	});
	const orders = payments
		.flatMap((each) => each.orders)
		.sort((one, other) => one.paidAt.getTime() - other.paidAt.getTime())
		.map((order, index) => ({ ...order, number: index + 1 }));
	const read = createReadings(members, payments, resumes, now);
	const searches = createSearches(now, days);
	const wrote = messagesOf({ customers, strangers, orders, uses: read.uses, today });
	const emails = new Map(members.map(({ id, email }) => [id, email]));
	return {
		user: members.map(({ id, email, emailVerified, joinedAt }) => ({
			id,
			name: "",
			email,
			emailVerified,
			createdAt: joinedAt,
			updatedAt: joinedAt,
		})),
		emailPreferences: preferencesOf(members),
		emailSignups: createSignups(members.length, today, days, now),
		dailyCounts: [
			...searches.counts,
			...countDays(
				"sign-up",
				[...members.map(({ joinedAt }) => joinedAt), ...demoAccounts.map(() => now)].map(dayOf),
			),
			...countDays("open", read.views.map((view) => view.day).filter(isRecent(today))),
			...countDays("checkout", checkoutDays(payments, strangers)),
		],
		searchDemand: searches.demand,
		stripeCustomers: payments.map(({ customer }) => customer),
		userPurchases: payments.flatMap(({ pack }) => (pack ? [withCredits(pack, read.credits)] : [])),
		userSubscriptions: payments.flatMap(({ subscription }) => subscription ?? []),
		orders,
		promises: payments.flatMap((each) => each.promises),
		cancellations: payments.flatMap(cancellationOf),
		freeAllowances: read.access
			.filter(({ source }) => source === "free")
			.map(({ userId, accessedAt }) => ({
				mailboxHash: options.hashMailbox(emails.get(userId) ?? ""),
				usedAt: accessedAt,
			})),
		userResumeAccess: read.access,
		packCredits: read.credits,
		readingHistory: read.history,
		resumeUses: read.uses,
		resumeViews: read.views,
		...createOutcomes(read, now),
		reviewTicks: payments.flatMap((each) => ticksOf(each, options.checkIds, now)),
		...wrote,
	};
}

function customerOf(buyer: Buyer, number: number, today: number, publicUrl: string) {
	const random = createRandom(`buyer ${number}`);
	// Who joins and buys on one day joins in the morning.
	const joinedAt = new Date(today - buyer.joined * day + random.int(6 * 3600, 11 * 3600) * 1000);
	const member = memberOf(number, joinedAt, random, true);
	const hour = random.int(12 * 3600, 23 * 3600) * 1000;
	const at = (daysAgo: number) => new Date(today - daysAgo * day + hour);
	return { buyer, member, past: pastOf(buyer, member, { publicUrl, at }) };
}

const isRecent = (today: number) => {
	const first = dayOf(new Date(today - days * day));
	return (one: string) => one >= first;
};

/** Few want the monthly mail: a jump of the clock over the end of a month writes every one of them. */
function preferencesOf(members: readonly Member[]) {
	return members.flatMap(({ id: userId, joinedAt: updatedAt }) => {
		const random = createRandom(`preferences ${userId}`);
		if (random.chance(0.15)) return [];
		return [{ userId, marketingEmails: random.chance(0.4), productUpdates: false, updatedAt }];
	});
}

/** Every payment began with a checkout, and many a checkout came to nothing. */
function checkoutDays(payments: readonly Payments[], strangers: readonly Member[]): string[] {
	const random = createRandom("checkouts");
	const bought = payments.flatMap(({ pack, subscription }) =>
		[pack?.createdAt, subscription?.createdAt].flatMap((at) => (at ? [at] : [])),
	);
	const begun = strangers.filter(() => random.chance(0.2)).map(({ joinedAt }) => joinedAt);
	return [...bought, ...begun].map(dayOf);
}

function withCredits(
	pack: NonNullable<Payments["pack"]>,
	credits: readonly { purchaseId: string }[],
) {
	const spent = credits.filter(({ purchaseId }) => purchaseId === pack.id).length;
	const resumesRemaining = pack.status === "succeeded" ? plans.pack.resumes - spent : 0;
	return { ...pack, resumesRemaining };
}

function cancellationOf({ buyer, subscription }: Payments) {
	const { leaves } = buyer.pro ?? {};
	if (!leaves || !subscription) return [];
	const { userId, stripeSubscriptionId, createdAt: began } = subscription;
	const createdAt = new Date(began.getTime() + leaves.after * day);
	return [
		{
			id: uuidOf(`cancellation ${userId}`),
			userId,
			stripeSubscriptionId,
			reason: leaves.reason,
			satisfaction: leaves.satisfaction ?? null,
			comments: leaves.comments ?? null,
			createdAt,
			resumedAt: leaves.resumedAfter
				? new Date(createdAt.getTime() + leaves.resumedAfter * day)
				: null,
		},
	];
}

function ticksOf({ subscription }: Payments, checkIds: readonly string[], now: Date) {
	if (!subscription) return [];
	const { userId, createdAt } = subscription;
	const random = createRandom(`checks ${userId}`);
	return random
		.sample(checkIds, random.int(0, checkIds.length))
		.map((checkId) => {
			const tickedAt = new Date(createdAt.getTime() + random.int(1, 6 * 24 * 60) * 60_000);
			return { userId, checkId, tickedAt };
		})
		.filter(({ tickedAt }) => tickedAt < now);
}
