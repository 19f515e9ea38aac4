import { count } from "#app/domain/base/count.ts";
import type { SubscriptionView } from "#app/domain/billing/plan-view.ts";
import { plans } from "#app/domain/billing/plans.ts";

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
	const { cancelling, hasAccess, graceUntil, periodEnd, state } = subscription;
	if (cancelling === "at-once") {
		const access = hasAccess ? ` Your access ends with it, not on ${graceUntil}.` : "";
		return {
			ending: `Your last payment failed, so your subscription ends at once.${access} That payment is not retried, and you are not charged again.`,
			undoing: `This cannot be undone. To get ${name} back, you would have to subscribe again.`,
			refunds: `${noRefunds}: it was not paid.`,
			losing: `Your subscription ends at once. You then lose what ${name} gives you:`,
		};
	}
	const ends = `Your subscription ends on ${periodEnd}`;
	const undoing = (button: string) =>
		`Until ${periodEnd} you can undo this with “${button}”. Once the period has ended, a cancellation cannot be undone.`;
	if (state === "on_hold") {
		return {
			ending: `${ends}, and you are not charged again. Your access is already off.`,
			undoing: undoing("Resume subscription"),
			refunds: `${noRefunds}.`,
			losing: `${ends}. Your access is already off, and after that day only a new subscription brings it back. What ${name} gives you:`,
		};
	}
	return {
		ending: `${ends}. Until then you keep your access, and you are not charged again.`,
		undoing: undoing("Resume subscription"),
		refunds: `${noRefunds}.`,
		losing: `${ends}. After that, you lose what ${name} gives you:`,
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
