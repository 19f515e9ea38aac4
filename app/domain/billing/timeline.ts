import { count } from "#app/domain/base/count.ts";
import { addDays, formatLongDate } from "#app/domain/base/dates.ts";
import { guaranteeEnd } from "./orders.ts";
import { plans } from "./plans.ts";
import type { SubscriptionFuture } from "./subscription-state.ts";

/** One dated line of an account's future. */
export type TimelineLine = {
	kind: "guarantee" | "charge" | "pause" | "ending" | "grace" | "given" | "gift" | "pack";
	/** The order, period, gift or pack that it is about: with the kind the same after each change. */
	subject: string;
	at: Date;
	text: string;
	/** What can be done about it; an address that begins with # is on the page that shows the line. */
	link: { label: string; to: string };
};

export type TimelineFacts = {
	/** Payments, with whether the guarantee gives them back now. */
	orders: readonly {
		id: string;
		plan: string;
		amount: string;
		paidAt: Date;
		isRefundable: boolean;
	}[];
	/** The packs that run. */
	packs: readonly TimelinePack[];
	subscription:
		| (SubscriptionFuture & {
				id: string;
				currentPeriodStart: Date;
				price: string | null;
				card: string | null;
				resumesAt?: Date | null;
				/** When a pause begins. */
				pausesAt: Date | null;
		  })
		| null;
	/** Pro that the owner has given, while it runs. */
	gift: { id: string; endsAt: Date } | null;
	/** Pro that the owner has given and that begins later. */
	laterGifts: readonly { id: string; startsAt: Date; endsAt: Date }[];
};

type TimelinePack = {
	id: string;
	resumesRemaining: number;
	expiresAt: Date;
	/** Paid Pro runs: another month of it moves the end. */
	isPaused: boolean;
};

/** How many days before a line its reminders go out. Card schemes ask for seven before a charge. */
const noticeDays: Partial<Record<TimelineLine["kind"], readonly number[]>> = {
	charge: [7],
	pack: [7, 1],
};

/** The longest notice, in days: what is further away needs no reminder yet. */
export const longestNotice = 7;

/** The reminders of a line: how many days of notice each gives, and from when on it can be written. */
export const noticesOf = ({
	kind,
	at,
}: Pick<TimelineLine, "kind" | "at">): { days: number; from: Date }[] =>
	(noticeDays[kind] ?? []).map((days) => ({ days, from: addDays(at, -days) }));

/** The reminder of a line that is due: the last one whose days have begun, also when no job ran in time; or null. */
export const noticeDue = (line: Pick<TimelineLine, "kind" | "at">, now: Date) =>
	noticesOf(line).findLast(({ from }) => from <= now && line.at > now) ?? null;

/**
 * What will happen to an account by itself, the first first. The pages, the reminders and the calendar file all
 * take their dates from here.
 */
export function accountTimeline(facts: TimelineFacts, now: Date): TimelineLine[] {
	const { orders, packs, subscription, gift, laterGifts } = facts;
	return [
		...orders.filter(({ isRefundable }) => isRefundable).map(guaranteeLine),
		...packs.map((pack) => packLine(pack, subscription?.chargedAt ?? null)),
		...(subscription ? subscriptionLines(subscription, gift) : []),
		...(gift ? [giftLine(gift)] : []),
		...laterGifts.map(givenLine),
	]
		.filter(({ at }) => at > now)
		.sort((a, b) => a.at.getTime() - b.at.getTime());
}

function guaranteeLine(order: TimelineFacts["orders"][number]): TimelineLine {
	return {
		kind: "guarantee",
		subject: order.id,
		at: guaranteeEnd(order.paidAt),
		text: `Until then you can have the ${order.amount} for ${order.plan} back.`,
		link: { label: "See your orders", to: "#orders" },
	};
}

/** The end of a pack that runs. @param chargedAt when the next month of Pro begins, which moves it if it comes before */
function packLine(
	{ id, resumesRemaining, expiresAt, isPaused }: TimelinePack,
	chargedAt: Date | null,
): TimelineLine {
	const unused = resumesRemaining > 0 ? `, ${count(resumesRemaining, "resume")} unused` : "";
	const closes = resumesRemaining < plans.pack.resumes ? " What it has opened closes." : "";
	const isMoved = isPaused && !(chargedAt && chargedAt >= expiresAt);
	const pause = isMoved ? ` Each further month of ${plans.pro.name} moves this date.` : "";
	return {
		kind: "pack",
		subject: id,
		at: expiresAt,
		text: `Your ${plans.pack.name} ends${unused}.${closes}${pause}`,
		link:
			resumesRemaining > 0
				? { label: "Open resumes", to: "/resumes" }
				: { label: "Open your library", to: "/library" },
	};
}

function subscriptionLines(
	subscription: NonNullable<TimelineFacts["subscription"]>,
	gift: TimelineFacts["gift"],
): TimelineLine[] {
	const { id, currentPeriodStart, chargedAt, endsAt, graceEndsAt, pausesAt } = subscription;
	const { price, card, resumesAt } = subscription;
	const { name, interval } = plans.pro;
	const isGivenAt = (at: Date | null) => gift !== null && at !== null && gift.endsAt > at;
	const lines: TimelineLine[] = [];
	const subject = `${id}-${currentPeriodStart.toISOString().slice(0, 10)}`;
	const add = (
		kind: TimelineLine["kind"],
		at: Date | null,
		text: string,
		label: string,
		to = "#billing",
	) => at && lines.push({ kind, subject, at, text, link: { label, to } });
	const payment = price ? `${price}${card ? ` from ${card}` : ""}` : "A payment";
	const next = `${payment} for your next ${interval} of ${name}.`;
	add(
		"pause",
		pausesAt,
		isGivenAt(pausesAt)
			? "Your pause begins, and nothing is charged."
			: `Your pause begins: ${name} is closed, and nothing is charged.`,
		"Change your mind",
	);
	add(
		"charge",
		chargedAt,
		resumesAt ? `Your pause ends, and ${name} goes on. ${next}` : next,
		"Cancel before then",
		"/subscription/cancel",
	);
	add(
		"ending",
		endsAt,
		`Your cancellation takes effect: ${name} ends. You are not charged again.`,
		"Undo it",
	);
	add(
		"grace",
		graceEndsAt,
		isGivenAt(graceEndsAt)
			? "Your subscription opens nothing more, unless your payment goes through."
			: `Your access to ${name} ends, unless your payment goes through.`,
		"Update your card",
	);
	return lines;
}

function givenLine({ id, startsAt, endsAt }: TimelineFacts["laterGifts"][number]): TimelineLine {
	return {
		kind: "given",
		subject: id,
		at: startsAt,
		text: `The ${plans.pro.name} that you were given begins, until ${formatLongDate(endsAt)}. Nothing is charged.`,
		link: { label: "Browse resumes", to: "/resumes" },
	};
}

function giftLine({ id, endsAt }: { id: string; endsAt: Date }): TimelineLine {
	const { name } = plans.pro;
	return {
		kind: "gift",
		subject: id,
		at: endsAt,
		text: `The ${name} that you were given ends. Nothing is charged.`,
		link: { label: "See the plans", to: "/pricing" },
	};
}
