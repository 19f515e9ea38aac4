import { count } from "#app/domain/base/count.ts";
import type { SubscriptionView } from "#app/domain/billing/plan-view.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { describeGift } from "./subscription-alert.tsx";

/** What canceling comes to, in sentences; the dialog and the page without scripts say the same. */
export type CancelWords = {
	/** When it ends, and what happens to access and further charges. */
	ending: string;
	/** How long it can be taken back. */
	undoing: string;
	/** Where the guarantee gives nothing back. */
	refunds: string;
	/** Before the last question, with what is lost listed below. */
	losing: string;
};

const noRefunds = "There are no refunds for the current billing period";
const { name } = plans.pro;

export function describeCancelling(subscription: SubscriptionView): CancelWords {
	const { cancelling, hasAccess, graceUntil, periodEnd, state, givenUntil } = subscription;
	const kept = describeGift(givenUntil);
	const losing = (after: string) =>
		`${kept ? `${kept} When both have ended, you` : after} lose what ${name} gives you:`;
	if (cancelling === "at-once") {
		const access = hasAccess && !kept ? ` Your access ends with it, not on ${graceUntil}.` : kept;
		return {
			ending: `Your last payment failed, so your subscription ends at once.${access} That payment is not retried, and you are not charged again.`,
			undoing: `This cannot be undone. To get ${name} back, you would have to subscribe again.`,
			refunds: `${noRefunds}: it was not paid.`,
			losing: `Your subscription ends at once.${losing(" You then")}`,
		};
	}
	const ends = `Your subscription ends on ${periodEnd}`;
	const undoing = (button: string) =>
		`Until ${periodEnd} you can undo this with “${button}”. Once the period has ended, a cancellation cannot be undone.`;
	if (state === "on_hold") {
		const off = "Your access is already off";
		return {
			ending: `${ends}, and you are not charged again.${kept || ` ${off}.`}`,
			undoing: undoing("Resume subscription"),
			refunds: `${noRefunds}.`,
			losing: kept
				? `${ends}.${losing("")}`
				: `${ends}. ${off}, and after that day only a new subscription brings it back. What ${name} gives you:`,
		};
	}
	return {
		ending: `${ends}. Until then you keep your access, and you are not charged again.${kept}`,
		undoing: undoing("Resume subscription"),
		refunds: `${noRefunds}.`,
		losing: `${ends}.${losing(" After that, you")}`,
	};
}

/** What happens to the person's library, in numbers. */
export function describeLibrary({ locks, stays }: SubscriptionView["library"]): string {
	const kept = "Search, filters, every preview and your list stay as they are.";
	if (locks + stays === 0) return kept;
	const locking =
		locks > 0 ? `${count(locks, "resume")} in your library ${locks === 1 ? "locks" : "lock"}` : "";
	const staying = stays > 0 ? `${stays} ${stays === 1 ? "stays" : "stay"} open` : "";
	return `${[locking, staying].filter(Boolean).join("; ")}. ${kept}`;
}
