import { type MouseEvent, Suspense } from "react";
import { Link } from "react-router";
import { AtHand } from "#app/components/base/at-hand.tsx";
import { AnsweredForm } from "#app/components/base/form/answered.tsx";
import { lazyInBrowser } from "#app/components/base/lazy-in-browser.ts";
import { LeavingFailure } from "#app/components/base/leaving-failure.tsx";
import { Button, buttonVariants } from "#app/components/base/ui/button.tsx";
import { useAccountField } from "#app/components/base/viewer-context.tsx";
import {
	type BillingPlace,
	billingAddresses,
	portalLabels,
} from "#app/domain/billing/plan-forms.ts";
import type { CancelDialogProps } from "./cancel-dialog.tsx";
import { useLeaving } from "./use-leaving.ts";
import type { BillingForm } from "./use-plan-form.ts";

const CancelDialog = lazyInBrowser(() => import("./cancel-dialog.tsx"));

/** Leads to the payment provider. The browser posts it itself, because it leaves the site. */
export function PortalButton({ place }: { place: BillingPlace }) {
	const { state, form } = useLeaving();
	const isLeaving = state === "leaving";
	const { idle, busy } = portalLabels[place];
	const account = useAccountField();
	return (
		<AnsweredForm
			{...form}
			action={billingAddresses.portal}
			fixed={{ from: `/${place}`, ...account }}
		>
			<AtHand page={billingAddresses.portal} />
			<Button type="submit" variant="secondary" busy={isLeaving} className="w-full">
				{isLeaving ? busy : idle}
			</Button>
			<LeavingFailure />
		</AnsweredForm>
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
	const account = useAccountField();
	return (
		<AnsweredForm
			as={Form}
			action={billingAddresses.resume}
			fixed={{ from: `/${place}`, ...account }}
		>
			<AtHand page={billingAddresses.resume} />
			<Button type="submit" busy={busy} className="w-full">
				{busy ? "Resuming..." : "Resume subscription"}
			</Button>
		</AnsweredForm>
	);
}

/** Opens the cancellation dialog; without scripts it leads to the page with the same questions. */
export function CancelButton(props: CancelDialogProps) {
	const { subscription, cancellation } = props;
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
					<CancelDialog {...props} />
				</Suspense>
			) : null}
		</>
	);
}
