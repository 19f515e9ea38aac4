import { Alert } from "#app/components/base/ui/alert.tsx";
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
		<Alert kind={subscription.pausedUntil ? "info" : "error"}>
			<strong className="font-semibold">{matter}</strong> {rest}
		</Alert>
	);
}

type Said = { matter: string; rest: string };

function describeFailure({ hasAccess, graceUntil }: SubscriptionView, portal: string): Said {
	const access = hasAccess
		? `You keep your access until ${graceUntil}.`
		: graceUntil
			? `Your access ended on ${graceUntil}.`
			: "Your access has ended.";
	return {
		matter: "Your last payment failed.",
		rest: `${access} To ${hasAccess ? `keep ${name}` : `get ${name} back`}, update your card with ${portal}.`,
	};
}

function describePause({ pausedUntil, price }: SubscriptionView, portal: string): Said {
	const matter = "Your subscription is paused.";
	const rest = "Your access is off, and you are not charged.";
	if (!pausedUntil) return { matter, rest: `${rest} To go on, add a card with ${portal}.` };
	return {
		matter,
		rest: `${rest} What a pack or your free resume opened stays open, and your list is kept. On ${pausedUntil} ${name} goes on by itself${price ? ` for ${price} a month` : ""}. “Come back now” ends the pause before.`,
	};
}

function describeHold(
	{ nextBilling, endsOn }: SubscriptionView,
	hold: Exclude<SubscriptionHold, "paused">,
	portal: string,
): Said {
	const due = nextBilling ? ` The next payment is due on ${nextBilling}, unless you cancel.` : "";
	const going = endsOn
		? `${name} is open again until ${endsOn}, when it ends. “Resume subscription” undoes the cancellation.`
		: `${name} continues by itself.${due}`;
	switch (hold) {
		case "disputed":
			return {
				matter: "Your payment is disputed.",
				rest: `The bank that paid it has asked for the money back. Your access is off until that is settled. If the payment stands, ${going}`,
			};
		case "refunded":
			return {
				matter: "Your payment was refunded.",
				rest: "Your access is off, and your subscription is ending. You are not charged again.",
			};
		case "unpaid":
			return {
				matter: "A payment was not completed.",
				rest: `Your access is off. To get ${name} back, pay the open invoice with ${portal}.`,
			};
		case "canceled":
			return {
				matter: "Your subscription is canceled.",
				rest: `It ends on ${endsOn}. Your access is off, and you are not charged. “Resume subscription” undoes the cancellation: your subscription is then as it was before.`,
			};
		case "unclear":
			return {
				matter: "Something is wrong with your subscription.",
				rest: "Your access is off. Please write to us: we will put it right.",
			};
	}
}
