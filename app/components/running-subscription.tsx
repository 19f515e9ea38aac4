import { brand } from "#app/content/brand.ts";
import type { SubscriptionView } from "#app/domain/billing.ts";
import { guarantee, plans, proPrice } from "#app/domain/plans.ts";
import { CancelButton, PortalButton, ResumeButton } from "./billing-actions.tsx";
import { BillingFacts } from "./billing-facts.tsx";
import { type BillingPlace, portalLabels } from "./billing-place.ts";
import { type Refund, RefundButton } from "./refund-button.tsx";
import { Alert } from "./ui/alert.tsx";
import type { BillingForm } from "./use-billing-form.ts";
import type { Cancellation } from "./use-cancellation.ts";

const statusWords: Record<Exclude<SubscriptionView["state"], "ended">, string> = {
	active: "Active",
	ends: "Active (Cancels at period end)",
	past_due: "Payment failed",
};

type RunningProps = {
	subscription: SubscriptionView;
	place: BillingPlace;
	isTestCustomer: boolean;
	cancellation: Cancellation;
	resumption: BillingForm;
	refund: Refund | null;
};

/** A subscription that runs, was told to end, or could not be renewed. */
export function RunningSubscription({
	subscription,
	place,
	isTestCustomer,
	cancellation,
	resumption,
	refund,
}: RunningProps) {
	const { state, hasAccess, periodStart, periodEnd, nextBilling, graceUntil } = subscription;
	if (state === "ended") return null;
	const isFailing = state === "past_due";
	const status = statusWords[state];
	const accessEnd = isFailing ? (hasAccess ? graceUntil : null) : periodEnd;
	return (
		<>
			{isFailing ? (
				<div className="mb-5">
					<PaymentFailed subscription={subscription} place={place} />
				</div>
			) : null}
			{place === "subscription" ? (
				<p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
					<span className="font-serif text-2xl font-medium">
						{brand.name} {plans.pro.name}
					</span>
					<span className={isFailing ? "badge badge-bad" : "badge badge-good"}>{status}</span>
				</p>
			) : null}
			<BillingFacts
				facts={[
					place === "settings" ? ["Plan", <PlanBadge key="plan" />] : null,
					["Status", status],
					["Current period", `${periodStart} to ${periodEnd}`],
					nextBilling ? ["Next billing date", nextBilling] : null,
					!nextBilling && accessEnd ? ["Access until", accessEnd] : null,
				]}
			/>
			<div className="mt-6 flex flex-col gap-2 sm:flex-row sm:flex-wrap">
				{state === "ends" ? <ResumeButton place={place} form={resumption} /> : null}
				<PortalButton place={place} />
				{state === "active" ? (
					<CancelButton subscription={subscription} refund={refund} cancellation={cancellation} />
				) : null}
			</div>
			<p className="mt-3 text-sm text-quiet">
				{isTestCustomer
					? "Cancel anytime - no commitments or contracts"
					: "Update payment methods, view invoices, or cancel your subscription"}
			</p>
			{refund ? (
				<div className="mt-4 border-t border-hairline pt-3 text-[0.9375rem]">
					<p className="text-quiet">
						Within {guarantee.days} days of your first payment you can have your money back.
					</p>
					<RefundButton {...refund} />
				</div>
			) : null}
		</>
	);
}

function PlanBadge() {
	return (
		<span className="badge badge-good">
			{plans.pro.name} - {proPrice}/{plans.pro.interval}
		</span>
	);
}

function PaymentFailed({
	subscription: { hasAccess, graceUntil },
	place,
}: {
	subscription: SubscriptionView;
	place: BillingPlace;
}) {
	const access = hasAccess
		? `Your access goes on until ${graceUntil}.`
		: graceUntil
			? `Your access ended on ${graceUntil}.`
			: "Your access has ended.";
	return (
		<Alert kind="error">
			<strong className="font-semibold">Your last payment failed.</strong> {access} To{" "}
			{hasAccess ? `keep ${plans.pro.name}` : `get ${plans.pro.name} back`}, update your card with “
			{portalLabels[place].idle}”. You can cancel there, too.
		</Alert>
	);
}
