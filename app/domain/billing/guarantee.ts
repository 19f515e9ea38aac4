import { count } from "#app/domain/base/count.ts";
import { formatShortDate } from "#app/domain/base/dates.ts";
import { billing } from "#app/domain/base/messages/billing.ts";
import { guaranteeEnd, type OrderStatus } from "./orders.ts";
import { guarantee, plans, type SoldPlanId } from "./plans.ts";

/** What the money-back guarantee depends on. Rule: docs/payments.md, "Promises have a memory". */
export type GuaranteeFacts = {
	planId: SoldPlanId;
	status: OrderStatus;
	paidAt: Date;
	/** For Pro: whether it is the subscription's first payment. */
	isFirstPayment: boolean;
	/** For a pack: how many resumes it has unlocked. */
	unlocked: number;
	/** For Pro: how many different resumes were read or downloaded since it was paid. */
	uses: number;
	/** For Pro: how many lines in words the search for lines has shown since then. */
	lines: number;
	/** Whether the mailbox has claimed its guarantee, and for which order. */
	claimed: "never" | "this order" | "another order";
	/** When the person asked for this payment back. */
	askedAt: Date | null;
};

/**
 * Whether the money goes back by the button, on request, or not at all, and why. `claimed`: it was asked back and has
 * not gone back yet; the button goes on. `none`: nothing is to be said, because it went back already or is disputed.
 */
export type GuaranteeState =
	| { kind: "button" }
	| { kind: "claimed" }
	| { kind: "ask" }
	| { kind: "closed"; why: "renewal" | "over" | "claimed" | "opened" | "asked" }
	| { kind: "none" };

/** The state of the guarantee for one order; every bound is named in `plans.ts`, and the end is exclusive. */
export function guaranteeState(facts: GuaranteeFacts, now: Date): GuaranteeState {
	const { planId, status, paidAt, isFirstPayment, unlocked, uses, lines, claimed, askedAt } = facts;
	if (status !== "paid") return { kind: "none" };
	if (claimed === "this order") return { kind: "claimed" };
	if (planId === plans.pro.id && !isFirstPayment) return { kind: "closed", why: "renewal" };
	if (askedAt) return { kind: "closed", why: "asked" };
	if (guaranteeEnd(paidAt) <= now) return { kind: "closed", why: "over" };
	if (claimed === "another order") return { kind: "closed", why: "claimed" };
	if (planId === plans.pack.id) {
		return unlocked <= guarantee.packUnlocks
			? { kind: "button" }
			: { kind: "closed", why: "opened" };
	}
	const isMuch = uses > guarantee.proUses || lines > guarantee.proLines;
	return isMuch ? { kind: "ask" } : { kind: "button" };
}

/** The orders whose money goes back by a press that nobody has made yet, by their ids. */
export const coveredOrders = (
	guarantees: readonly { order: { id: string }; facts: GuaranteeFacts }[],
	now: Date,
): ReadonlySet<string> =>
	new Set(
		guarantees
			.filter(({ facts }) => guaranteeState(facts, now).kind === "button")
			.map(({ order }) => order.id),
	);

/** The sentence where the button stands, or would stand; null when the button says enough. */
export function guaranteeNote(
	state: GuaranteeState,
	{ askedAt, ...used }: GuaranteeFacts,
): string | null {
	if (state.kind === "ask") {
		return `You have used ${describeUse(used)} since you paid. Above ${guarantee.proUses} resumes or ${guarantee.proLines} lines, we decide case by case.`;
	}
	if (state.kind === "claimed") {
		return "You asked for this money back, and our payment provider has not confirmed it yet. We ask again every night; the button asks now.";
	}
	if (state.kind !== "closed") return null;
	switch (state.why) {
		case "renewal":
			return "The money-back guarantee does not cover renewals.";
		case "over":
			return `The ${guarantee.days} days of the money-back guarantee are over.`;
		case "claimed":
			return billing.guaranteeUsed;
		case "opened":
			return `The money-back guarantee ended when the pack opened more than ${count(guarantee.packUnlocks, "resume")}.`;
		case "asked":
			return `You asked for a refund of this payment${askedAt ? ` on ${formatShortDate(askedAt)}` : ""}. We will answer by email.`;
	}
}

/** "21 different resumes", and the lines of the search for lines where it has shown some. */
export const describeUse = ({ uses, lines }: Pick<GuaranteeFacts, "uses" | "lines">): string =>
	count(uses, "different resume") + (lines > 0 ? ` and ${count(lines, "found line")}` : "");

/** The provider's times are whole seconds; ours are compared with them as such. */
const wholeSecond = (date: Date) => new Date(Math.floor(date.getTime() / 1000) * 1000);

/** A payment of the cheaper first month, and the packs of the same person. */
type FirstMonth = { status: OrderStatus; isDiscounted: boolean; paidAt: Date };
type PackThen = { id: string; status: string; grantedAt: Date; expiresAt: Date };

/**
 * Whether a cheaper first month rests on one pack alone: then the money of the pack takes the month back, too.
 * @param packs every pack of the person, given ones too
 */
export function restsOnPack(
	month: FirstMonth,
	packId: string,
	packs: readonly PackThen[],
): boolean {
	if (!month.isDiscounted || month.status !== "paid") return false;
	const running = packs.filter(
		({ status, grantedAt, expiresAt }) =>
			status === "succeeded" && wholeSecond(grantedAt) <= month.paidAt && expiresAt > month.paidAt,
	);
	return running.length === 1 && running[0]?.id === packId;
}
