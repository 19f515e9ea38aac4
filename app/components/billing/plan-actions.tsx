import { lazy, type MouseEvent, Suspense } from "react";
import { Link } from "react-router";
import { AtHand } from "#app/components/base/at-hand.tsx";
import { LeavingFailure } from "#app/components/base/leaving-failure.tsx";
import { Button, buttonVariants } from "#app/components/base/ui/button.tsx";
import { billingAddresses } from "#app/domain/billing/plan-forms.ts";
import type { SubscriptionView } from "#app/domain/billing/plan-view.ts";
import { type BillingPlace, portalLabels } from "./portal-place.ts";
import type { Refund } from "./refund-button.tsx";
import type { Cancellation } from "./use-cancellation.ts";
import { useLeaving } from "./use-leaving.ts";
import type { BillingForm } from "./use-plan-form.ts";

const CancelDialog = lazy(() => import("./cancel-dialog.tsx"));

/** Leads to the payment provider. The browser posts it itself, because it leaves the site. */
export function PortalButton({ place }: { place: BillingPlace }) {
	const { state, leave, failure } = useLeaving();
	const isLeaving = state === "leaving";
	const { idle, busy } = portalLabels[place];
	return (
		<form method="post" action={billingAddresses.portal} onSubmit={leave}>
			<AtHand page={billingAddresses.portal} />
			<input type="hidden" name="from" value={`/${place}`} />
			<Button type="submit" variant="secondary" busy={isLeaving} className="w-full">
				{isLeaving ? busy : idle}
			</Button>
			<LeavingFailure sentence={failure} />
		</form>
	);
}

/** Undoes a cancellation as long as the period runs. */
export function ResumeButton({
	place,
	form: { Form, busy },
}: {
	place: BillingPlace;
	form: BillingForm;
}) {
	return (
		<Form method="post" action={billingAddresses.resume}>
			<AtHand page={billingAddresses.resume} />
			<input type="hidden" name="from" value={`/${place}`} />
			<Button type="submit" busy={busy} className="w-full">
				{busy ? "Resuming..." : "Resume subscription"}
			</Button>
		</Form>
	);
}

type CancelButtonProps = {
	subscription: SubscriptionView;
	refund: Refund | null;
	cancellation: Cancellation;
};

/** Opens the cancellation dialog; without scripts it leads to the page with the same questions. */
export function CancelButton({ subscription, refund, cancellation }: CancelButtonProps) {
	const press = (event: MouseEvent) => {
		// A press that asks for a new tab or window goes to the page.
		if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		cancellation.open();
	};
	return (
		<>
			<Link
				to={billingAddresses.cancel}
				onClick={press}
				className={buttonVariants({ variant: "ghost" })}
			>
				{subscription.cancelling === "at-once" ? "End Subscription Now" : "Cancel Subscription"}
			</Link>
			{cancellation.isOpen ? (
				<Suspense fallback={null}>
					<CancelDialog subscription={subscription} refund={refund} cancellation={cancellation} />
				</Suspense>
			) : null}
		</>
	);
}
