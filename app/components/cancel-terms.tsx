import type { SubscriptionView } from "#app/domain/billing.ts";
import { guarantee } from "#app/domain/plans.ts";
import { BillingFacts } from "./billing-facts.tsx";
import { type Refund, RefundButton } from "./refund-button.tsx";

/** What cancelling means: when it ends, how long it can be undone, and what becomes of the money. */
export function CancelTerms({
	subscription: { periodStart, periodEnd },
	refund,
}: {
	subscription: SubscriptionView;
	refund: Refund | null;
}) {
	return (
		<>
			<BillingFacts
				facts={[
					["Current period start", periodStart],
					["Current period end", periodEnd],
				]}
			/>
			<ul className="cancel-terms">
				<li>
					Your subscription ends on {periodEnd}. Until then you keep your access, and you are not
					charged again.
				</li>
				<li>
					Until {periodEnd} you can undo this with “Resume subscription”. Once the period has ended,
					a cancellation cannot be undone.
				</li>
				{refund ? null : <li>There are no refunds for the current billing period.</li>}
			</ul>
			{refund ? (
				<div className="mt-4 rounded-md bg-panel px-4 pt-3 pb-2">
					<p>
						You are within the {guarantee.days}-day money-back guarantee. You can end your
						subscription now and have your money back.
					</p>
					<RefundButton {...refund} />
				</div>
			) : null}
		</>
	);
}
