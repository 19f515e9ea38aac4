import { Alert } from "#app/components/base/ui/alert.tsx";
import { giftOpens } from "#app/domain/billing/gift-words.ts";
import { type BillingPlace, portalLabels } from "#app/domain/billing/plan-forms.ts";
import type { SubscriptionHold, SubscriptionView } from "#app/domain/billing/plan-view.ts";
import { plans } from "#app/domain/billing/plans.ts";

const { name } = plans.pro;

const holdWords: Record<SubscriptionHold, string> = {
	disputed: "Payment disputed",
	refunded: "Payment refunded",
	unpaid: "Payment not completed",
	canceled: "Canceled",
	paused: "Paused",
	unclear: "On hold",
};

/** The status of a subscription in a word or two. */
export function describeStatus({ state, hold }: SubscriptionView): string {
	if (hold) return holdWords[hold];
	switch (state) {
		case "active":
			return "Active";
		case "ends":
			return "Active (Cancels at period end)";
		case "past_due":
			return "Payment failed";
		default:
			return "Canceled";
	}
}

/** Paused as it was asked for, until a day that is known: nothing is wrong with it. */
export const isPausedNow = ({ hold, pausedUntil }: SubscriptionView): boolean =>
	hold === "paused" && pausedUntil !== null;

type SubscriptionAlertProps = { subscription: SubscriptionView; place: BillingPlace };

/** What is wrong with a subscription, what happens to the access, and what to do; nothing when all is well. */
export function SubscriptionAlert({ subscription, place }: SubscriptionAlertProps) {
	const portal = `“${portalLabels[place].idle}”`;
	const said = subscription.hold
		? subscription.hold === "paused"
			? describePause(subscription, portal)
			: describeHold(subscription, subscription.hold, portal)
		: subscription.state === "past_due"
			? describeFailure(subscription, portal)
			: null;
	if (!said) return null;
	const { matter, rest } = said;
	return (
		<Alert kind={isPausedNow(subscription) ? "info" : "error"}>
			<strong className="font-semibold">{matter}</strong> {rest}
		</Alert>
	);
}

type Said = { matter: string; rest: string };

/** The sentence, with a space before it, of Pro that was given and runs; otherwise empty. */
export const describeGift = (givenUntil: string | null): string =>
	givenUntil ? ` ${giftOpens(givenUntil)}` : "";

/** What an alert says of the access. Pro that was given opens what the subscription does not. */
function accessWords({ givenUntil }: SubscriptionView) {
	const given = describeGift(givenUntil);
	return given
		? { off: "Your subscription opens nothing", given, regain: "For it to go on" }
		: { off: "Your access is off", given, regain: `To get ${name} back` };
}

function describeFailure(subscription: SubscriptionView, portal: string): Said {
	const { hasAccess, graceUntil, givenUntil } = subscription;
	const { off, given, regain } = accessWords(subscription);
	const access = hasAccess
		? `${givenUntil ? "Your subscription is good" : "You keep your access"} until ${graceUntil}.`
		: givenUntil
			? `${off}.`
			: graceUntil
				? `Your access ended on ${graceUntil}.`
				: "Your access has ended.";
	const way = hasAccess && !givenUntil ? `To keep ${name}` : regain;
	return {
		matter: "Your last payment failed.",
		rest: `${access}${given} ${way}, update your card with ${portal}.`,
	};
}

function describePause(subscription: SubscriptionView, portal: string): Said {
	const { pausedUntil, price } = subscription;
	const { off, given } = accessWords(subscription);
	const matter = "Your subscription is paused.";
	const rest = `${off}, and you are not charged.${given}`;
	if (!pausedUntil) return { matter, rest: `${rest} To go on, add a card with ${portal}.` };
	return {
		matter,
		rest: `${rest} What a pack or your free resume opened stays open, and your list is kept. On ${pausedUntil} ${name} goes on by itself${price ? ` for ${price} a month` : ""}. “Come back now” ends the pause before.`,
	};
}

function describeHold(
	subscription: SubscriptionView,
	hold: Exclude<SubscriptionHold, "paused">,
	portal: string,
): Said {
	const { nextBilling, endsOn, pausesOn, pausedUntil } = subscription;
	const { off, given, regain } = accessWords(subscription);
	const due = nextBilling ? ` The next payment is due on ${nextBilling}, unless you cancel.` : "";
	const going = endsOn
		? `${name} is open again until ${endsOn}, when it ends. “Resume subscription” undoes the cancellation.`
		: pausesOn
			? `${name} is open again until ${pausesOn}, when your pause begins. It lasts until ${pausedUntil}, and then the next payment is due, unless you cancel. “Do not pause” takes the pause back and costs nothing.`
			: `${name} continues by itself.${due}`;
	switch (hold) {
		case "disputed":
			return {
				matter: "Your payment is disputed.",
				rest: `The bank that paid it has asked for the money back. ${off} until that is settled.${given} If the payment stands, ${going}`,
			};
		case "refunded":
			return {
				matter: "Your payment was refunded.",
				rest: `${off}. Your subscription is ending, and you are not charged again.${given}`,
			};
		case "unpaid":
			return {
				matter: "A payment was not completed.",
				rest: `${off}.${given} ${regain}, pay the open invoice with ${portal}.`,
			};
		case "canceled":
			return {
				matter: "Your subscription is canceled.",
				rest: `It ends on ${endsOn}. ${off}, and you are not charged.${given} “Resume subscription” undoes the cancellation: your subscription is then as it was before.`,
			};
		case "unclear":
			return {
				matter: "Something is wrong with your subscription.",
				rest: `${off}.${given} Please write to us: we will put it right.`,
			};
	}
}
