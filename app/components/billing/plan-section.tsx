import { Link } from "react-router";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { useViewer } from "#app/components/base/viewer-context.tsx";
import { brand } from "#app/content/brand.ts";
import { count } from "#app/domain/base/count.ts";
import { offerFor } from "#app/domain/billing/offer.ts";
import type { BillingPlace } from "#app/domain/billing/plan-forms.ts";
import type { Billing, PackView, SubscriptionView } from "#app/domain/billing/plan-view.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { BillingFacts } from "./plan-facts.tsx";
import { refundableOrder } from "./refund-button.tsx";
import { RunningSubscription } from "./running-subscription.tsx";
import { useCancellation } from "./use-cancellation.ts";
import { tellByToast, useBillingForm, useFocusAfter } from "./use-plan-form.ts";

/** The subscription and what can be done about it: the same on its own page and in the settings. */
export function BillingSection({ billing, place }: { billing: Billing; place: BillingPlace }) {
	const { subscription, packs, givenUntil, givenLater, pending } = billing;
	const shown = useFocusAfter<HTMLDivElement>(
		`${subscription?.state} ${subscription?.pausedUntil} ${subscription?.endsOn}`,
	);
	const cancellation = useCancellation(place);
	const resumption = useBillingForm();
	const pausing = useBillingForm((answer) => {
		tellByToast(answer);
		if (answer.success) cancellation.close();
	});
	const refundForm = useBillingForm((answer) => {
		tellByToast(answer);
		if (answer.success) cancellation.close();
	});
	const order = refundableOrder(billing);
	return (
		<div id="billing" ref={shown} tabIndex={-1} className="outline-none">
			<PendingPayments pending={pending} />
			{givenUntil ? <GivenPro until={givenUntil} /> : null}
			{givenLater.map((gift) => (
				<GivenPro key={gift.from} {...gift} />
			))}
			{subscription === null && givenUntil ? null : subscription === null ? (
				<NoSubscription packs={packs} />
			) : subscription.state === "ended" ? (
				<EndedSubscription subscription={subscription} />
			) : (
				<RunningSubscription
					subscription={subscription}
					place={place}
					isTestCustomer={billing.isTestCustomer}
					cancellation={cancellation}
					resumption={resumption}
					pausing={pausing}
					refund={order && { order, form: refundForm }}
				/>
			)}
		</div>
	);
}

/** What was paid for and is not settled yet: neither bought nor lost. */
function PendingPayments({ pending }: { pending: Billing["pending"] }) {
	if (pending.length === 0) return null;
	return (
		<div className="mb-6 grid gap-2">
			{pending.map(({ plan, since, address }) => (
				<Alert key={address} kind="info">
					<strong className="font-semibold">{plan}: being confirmed.</strong> The payment of {since}{" "}
					is being processed by your bank. You have nothing more to pay.{" "}
					<Link
						to={address}
						className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4 print:hidden"
					>
						Check its status
					</Link>
				</Alert>
			))}
		</div>
	);
}

/** What the owner has given, beside a subscription or instead of one. */
function GivenPro({ from, until }: { from?: string; until: string }) {
	return (
		<div className="mb-6 last:mb-0">
			<h3 className="mb-4 text-lg">
				{plans.pro.name}, given by {brand.name} {from ? `from ${from} ` : null}until {until}
			</h3>
			<p className="text-quiet">
				{from
					? "Every resume is open to you then, at no charge. It begins and ends by itself."
					: "Every resume is open to you at no charge. It ends by itself."}
			</p>
		</div>
	);
}

function EndedSubscription({ subscription }: { subscription: SubscriptionView }) {
	const isUnpaid = subscription.unpaidSince !== null;
	return (
		<>
			<h3 className="mb-4 text-lg">{isUnpaid ? "Subscription Ended" : "Subscription Canceled"}</h3>
			{isUnpaid ? (
				<p className="mb-4">
					Ended: the renewal of {subscription.unpaidSince} could not be charged. You owe nothing.
				</p>
			) : null}
			<BillingFacts
				facts={[
					["Plan", `${brand.name} ${plans.pro.name} (${isUnpaid ? "Ended" : "Canceled"})`],
					["Access Until", subscription.periodEnd],
					["Next Billing", "No future charges"],
				]}
			/>
			<WayToPro label="Resubscribe to Pro" />
		</>
	);
}

function NoSubscription({ packs }: { packs: readonly PackView[] }) {
	return (
		<>
			<h3 className="text-lg">No Active Subscription</h3>
			<p className="mt-1 text-quiet">{describeWithout(packs)}</p>
			<WayToPro label="Upgrade to Pro" />
		</>
	);
}

/** The link to Pro, with what it would cost this person. */
function WayToPro({ label }: { label: string }) {
	const { terms } = offerFor(useViewer()).pro;
	return (
		<div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
			<Link to="/pricing" className={`${buttonVariants()} max-sm:w-full`}>
				{label}
			</Link>
			<p className="text-note text-quiet">
				{plans.pro.name}: {terms}
			</p>
		</div>
	);
}

/** What a person without a subscription has: a pack, or the free plan. */
function describeWithout(packs: readonly PackView[]): string {
	if (packs.length === 0)
		return "You're currently on the free plan with limited access to resume examples.";
	const open = packs.filter(({ isRefunding }) => !isRefunding);
	if (open.length === 0) {
		return `Your ${plans.pack.name} is being refunded, so it opens no more resumes.`;
	}
	const left = open.reduce((sum, { resumesRemaining }) => sum + resumesRemaining, 0);
	if (left === 0) return `Your ${plans.pack.name} has no resumes left to open.`;
	return `You have ${count(left, "resume")} left to open with your ${plans.pack.name}.`;
}
