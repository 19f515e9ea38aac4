import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { AnsweredForm } from "#app/components/base/form/answered.tsx";
import { LeavingFailure } from "#app/components/base/leaving-failure.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { Spinner } from "#app/components/base/ui/spinner.tsx";
import { useAccountField } from "#app/components/base/viewer-context.tsx";
import { billingAddresses } from "#app/domain/billing/plan-forms.ts";
import type { SoldPlanId } from "#app/domain/billing/plans.ts";
import { useLeaving } from "./use-leaving.ts";

/**
 * On from signing up to paying: posts itself, so that opening the address buys nothing; without scripts a press
 * does it. So it does where a message came along, such as that the email is confirmed: it is to be read first.
 */
export function CheckoutStart({
	what,
	planId,
	hasMessage,
}: {
	/** What is bought, and for how much. */
	what: string;
	planId: SoldPlanId;
	hasMessage: boolean;
}) {
	const element = useRef<HTMLFormElement>(null);
	const { state, setState, form } = useLeaving(hasMessage ? "back" : "here");
	useEffect(() => {
		if (hasMessage) return;
		// Back from the checkout leads here, and must not lead there again: an entry of the history posts once.
		const { state: entry } = window.history;
		if (entry?.wentToCheckout) return setState("back");
		window.history.replaceState({ ...entry, wentToCheckout: true }, "");
		element.current?.requestSubmit();
	}, [setState, hasMessage]);
	const busy = state === "leaving";
	const account = useAccountField();
	const isOnTheWay = busy || state === "here";
	return (
		<main id="content" className="container-page purchase-page">
			{isOnTheWay ? <Spinner className="mb-6 size-8 text-accent" /> : null}
			<h1 className="text-4xl">
				{isOnTheWay ? "Taking you to checkout…" : "Continue to checkout?"}
			</h1>
			<p className="mt-4 text-lg text-quiet">
				{isOnTheWay ? `${what}. If nothing happens, press the button.` : what}
			</p>
			<AnsweredForm
				{...form}
				ref={element}
				action={billingAddresses.checkout(planId)}
				fixed={account}
			>
				<Button type="submit" size="large" busy={busy} className="mt-8">
					{busy ? "Opening checkout" : "Continue to checkout"}
				</Button>
				<LeavingFailure />
			</AnsweredForm>
			<Link to="/pricing" className="link-quiet mt-4">
				All plans
			</Link>
		</main>
	);
}
