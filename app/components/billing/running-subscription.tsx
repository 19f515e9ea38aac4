import { brand } from "#app/content/brand.ts";
import type { BillingPlace } from "#app/domain/billing/plan-forms.ts";
import { plans } from "#app/domain/billing/plans.ts";
import type { CancelDialogProps } from "./cancel-dialog.tsx";
import { EndPauseButton, PauseOffer } from "./pause-actions.tsx";
import { CancelButton, PortalButton, ResumeButton } from "./plan-actions.tsx";
import { BillingFacts } from "./plan-facts.tsx";
import { describeStatus, isPausedNow, SubscriptionAlert } from "./subscription-alert.tsx";
import type { BillingForm } from "./use-plan-form.ts";

type RunningProps = CancelDialogProps & {
	place: BillingPlace;
	isTestCustomer: boolean;
	resumption: BillingForm;
};

/** A subscription that runs, was told to end, could not be renewed, or is on hold. */
export function RunningSubscription({
	subscription,
	place,
	isTestCustomer,
	cancellation,
	resumption,
	pausing,
	refund,
}: RunningProps) {
	const { state, hold, price, periodStart, periodEnd, nextBilling, endsOn } = subscription;
	const { cancelling, pausedUntil, pausesOn, givenUntil } = subscription;
	const isFailing = state === "past_due" || state === "on_hold";
	const isPaused = isPausedNow(subscription);
	const status = describeStatus(subscription);
	return (
		<>
			{isFailing ? (
				<div className="mb-5">
					<SubscriptionAlert subscription={subscription} place={place} />
				</div>
			) : null}
			{place === "subscription" ? (
				<p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
					<span className="font-serif text-2xl font-medium">
						{brand.name} {plans.pro.name}
					</span>
					<span className={isFailing && !isPaused ? "badge badge-bad" : "badge badge-good"}>
						{status}
					</span>
				</p>
			) : null}
			<BillingFacts
				facts={[
					place === "settings" ? ["Plan", <PlanBadge key="plan" price={price} />] : null,
					["Status", status],
					// An unpaid month is not a period of the member.
					state === "past_due"
						? ["Payment due since", periodStart]
						: isPaused
							? ["Paused until", pausedUntil]
							: ["Current period", `${periodStart} to ${periodEnd}`],
					pausesOn ? ["Pause begins", pausesOn] : null,
					nextBilling ? ["Next billing date", nextBilling] : null,
					state === "on_hold" ? ["Access", givenUntil ? givenAccess(givenUntil) : "Off"] : null,
				]}
			/>
			<div className="mt-4 flex flex-col gap-2 sm:flex-row sm:flex-wrap">
				{endsOn && hold !== "refunded" ? <ResumeButton place={place} form={resumption} /> : null}
				{pausedUntil && hold !== "refunded" ? (
					<EndPauseButton subscription={subscription} form={pausing} />
				) : null}
				<PortalButton place={place} />
				{cancelling ? (
					<CancelButton
						subscription={subscription}
						refund={refund}
						pausing={pausing}
						cancellation={cancellation}
					/>
				) : null}
			</div>
			{subscription.canPause ? <PauseOffer subscription={subscription} form={pausing} /> : null}
			{state === "active" || !isTestCustomer ? (
				<p className="mt-2 text-sm text-quiet">{portalHint(isTestCustomer, cancelling !== null)}</p>
			) : null}
		</>
	);
}

/** What there is to do at the payment provider. A subscription that ends already has nothing to cancel. */
function portalHint(isTestCustomer: boolean, canCancel: boolean): string {
	if (isTestCustomer) return "Cancel anytime - no commitments or contracts";
	return canCancel
		? "Update payment methods, view invoices, or cancel your subscription"
		: "Update payment methods or view invoices";
}

/** Nothing of it comes from the subscription. */
const givenAccess = (until: string) =>
	`With the ${plans.pro.name} that you were given, until ${until}`;

function PlanBadge({ price }: { price: string | null }) {
	return (
		<span className="badge badge-good">
			{plans.pro.name}
			{price ? ` - ${price}/${plans.pro.interval}` : null}
		</span>
	);
}
