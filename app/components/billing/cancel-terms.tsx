import type { SubscriptionView } from "#app/domain/billing/plan-view.ts";
import { guarantee } from "#app/domain/billing/plans.ts";
import { describeCancelling } from "./cancel-words.ts";
import { PauseOffer } from "./pause-actions.tsx";
import { BillingFacts } from "./plan-facts.tsx";
import { type Refund, RefundButton } from "./refund-button.tsx";
import type { BillingForm } from "./use-plan-form.ts";

/** What canceling means: when access ends, how long it can be undone, and what happens to the money. */
export function CancelTerms({
	subscription,
	refund,
	pausing,
}: {
	subscription: SubscriptionView;
	refund: Refund | null;
	pausing: BillingForm;
}) {
	const { periodStart, periodEnd } = subscription;
	const { ending, undoing, refunds } = describeCancelling(subscription);
	return (
		<>
			<BillingFacts
				facts={[
					["Current period start", periodStart],
					["Current period end", periodEnd],
				]}
			/>
			<ul className="cancel-terms">
				<li>{ending}</li>
				<li>{undoing}</li>
				{refund ? null : <li>{refunds}</li>}
			</ul>
			{refund ? (
				<div className="mt-4 rounded-md bg-panel px-4 pt-3 pb-2">
					<p>
						You are within the {guarantee.days}-day money-back guarantee. You can end your
						subscription now and get your money back.
					</p>
					<RefundButton {...refund} />
				</div>
			) : null}
			{subscription.canPause ? (
				<div className="mt-4">
					<PauseOffer subscription={subscription} form={pausing} />
				</div>
			) : null}
		</>
	);
}
