import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { AtHand } from "#app/components/base/at-hand.tsx";
import { AnsweredForm } from "#app/components/base/form/answered.tsx";
import { Button, buttonVariants } from "#app/components/base/ui/button.tsx";
import { classes } from "#app/components/base/ui/class-names.ts";
import { useAccountField } from "#app/components/base/viewer-context.tsx";
import { formatShortDate } from "#app/domain/base/dates.ts";
import { billingAddresses } from "#app/domain/billing/plan-forms.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { useBillingForm } from "./use-plan-form.ts";

/** What a plan's card says to a viewer who cannot buy it now, and why. */

export function RefusedPlan({ label, reason }: { label: string; reason: string }) {
	const reasonId = useId();
	return (
		<>
			<Button variant="secondary" disabled aria-describedby={reasonId} className="w-full">
				{label}
			</Button>
			<Note id={reasonId}>{reason}</Note>
		</>
	);
}

/**
 * Pro that opens nothing now but still exists at the provider: it is repaired, not bought again.
 * @param props.isGiven everything is open all the same, because Pro was given
 */
export function HeldSubscription({ isGiven }: { isGiven: boolean }) {
	const reasonId = useId();
	return (
		<>
			<Link
				to="/subscription"
				aria-describedby={reasonId}
				className={classes(buttonVariants({ variant: "secondary" }), "w-full")}
			>
				See your subscription
			</Link>
			<Note id={reasonId}>
				{isGiven
					? "You already have a subscription, but it is not active. That page explains why."
					: `You already have ${plans.pro.name}, but your access is off. That page explains why.`}
			</Note>
		</>
	);
}

/** Pro that was canceled and still runs: it is not bought again, it goes on. */
export function ResumeSubscription({ endsAt }: { endsAt: Date }) {
	const { Form, busy } = useBillingForm();
	const endId = useId();
	const account = useAccountField();
	return (
		<AnsweredForm as={Form} action={billingAddresses.resume} fixed={account}>
			<AtHand page={billingAddresses.resume} />
			<Button type="submit" busy={busy} aria-describedby={endId} className="w-full">
				{busy ? "Resuming..." : "Resume subscription"}
			</Button>
			<Note id={endId}>
				Yours until {formatShortDate(endsAt)}, then it ends. Resuming costs nothing today.
			</Note>
		</AnsweredForm>
	);
}

function Note({ id, children }: { id: string; children: ReactNode }) {
	return (
		<p id={id} className="mt-2 text-sm text-quiet">
			{children}
		</p>
	);
}
