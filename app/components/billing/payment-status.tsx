import * as messages from "#app/domain/base/messages/billing.ts";
import type { CheckoutOutcome } from "#app/domain/billing/checkout-rules.ts";
import { type PurchaseAction, PurchaseActions } from "./pro-success.tsx";

type PaymentStatusProps = {
	/** `none`: no session, an unknown one or someone else's. */
	state: Exclude<CheckoutOutcome, "pending" | "paid">;
};

const browse = { to: "/resumes", label: "Browse resumes" };
const plans = { to: "/pricing", label: "Back to the plans" };
const settings = { to: "/settings", label: "Account Settings" };

/** What is true of each, and the ways on; the first is the likelier one. */
const states: Record<
	PaymentStatusProps["state"],
	{ sentence: string; actions: readonly PurchaseAction[] }
> = {
	none: { sentence: messages.checkout.neutral, actions: [browse, settings] },
	failed: { sentence: messages.checkout.notPaid, actions: [plans, settings] },
	refunded: { sentence: messages.checkout.refunded, actions: [settings, plans] },
	disputed: { sentence: messages.checkout.disputed, actions: [settings, plans] },
	lost: { sentence: messages.checkout.lost, actions: [settings, plans] },
	ended: { sentence: messages.checkout.ended, actions: [settings, plans] },
};

/** Shown instead of the success page when the payment has not succeeded, or no longer counts. */
export function PaymentStatus({ state }: PaymentStatusProps) {
	const { sentence, actions } = states[state];
	return (
		<main id="content" className="container-page purchase-page">
			<h1 className="text-4xl">Payment status</h1>
			<p role="status" className="mt-4 max-w-prose text-lg">
				{sentence}
			</p>
			<PurchaseActions actions={actions} />
		</main>
	);
}
