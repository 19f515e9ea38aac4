import { type MouseEvent, useEffect, useRef } from "react";
import { Button } from "#app/components/base/ui/button.tsx";
import { lostFeatures } from "#app/content/pro-features.ts";
import type { SubscriptionView } from "#app/domain/billing/plan-view.ts";
import { CancelForm } from "./cancel-form.tsx";
import type { CancelMove, CancelState } from "./cancel-steps.ts";
import { CancelTerms } from "./cancel-terms.tsx";
import { describeCancelling, describeLibrary } from "./cancel-words.ts";
import type { Refund } from "./refund-button.tsx";
import type { BillingForm } from "./use-plan-form.ts";

type CancelStepViewProps = {
	state: CancelState;
	move: (move: CancelMove) => void;
	form: BillingForm;
	subscription: SubscriptionView;
	refund: Refund | null;
	pausing: BillingForm;
	/** Leaves everything as it is. */
	onKeep: () => void;
};

/** One step of the cancellation dialog. */
export function CancelStepView({
	state: { step, answers },
	move,
	form,
	subscription,
	refund,
	pausing,
	onKeep,
}: CancelStepViewProps) {
	// Takes the focus when it comes, so that a second press of the same key or button goes no further.
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		place.current?.focus({ preventScroll: true });
		place.current?.closest("[role=dialog]")?.scrollTo(0, 0);
	}, []);
	const goOn = once(() => move({ kind: "continue" }));
	const keep = (
		<Button onClick={once(onKeep)} disabled={form.busy}>
			Keep My Subscription
		</Button>
	);
	const back = (
		<Button variant="ghost" onClick={once(() => move({ kind: "back" }))} disabled={form.busy}>
			Go Back
		</Button>
	);
	return (
		<div ref={place} tabIndex={-1} className="mt-4 outline-none">
			{step === "warning" ? (
				<>
					<CancelTerms subscription={subscription} refund={refund} pausing={pausing} />
					<div className="cancel-buttons">
						{keep}
						<Button variant="secondary" onClick={goOn}>
							Continue to Cancel
						</Button>
					</div>
				</>
			) : step === "confirmation" ? (
				<>
					<p>{describeCancelling(subscription).losing}</p>
					<ul className="cancel-terms">
						{lostFeatures.map((feature) => (
							<li key={feature}>{feature}</li>
						))}
					</ul>
					<p className="mt-3">{describeLibrary(subscription.library)}</p>
					<div className="cancel-buttons">
						{keep}
						{back}
						<Button variant="secondary" onClick={goOn} className="danger-button">
							Yes, Cancel My Subscription
						</Button>
					</div>
				</>
			) : (
				<CancelForm
					form={form}
					from="dialog"
					answers={answers}
					onAnswers={(given) => move({ kind: "answer", answers: given })}
					result={form.answer}
				>
					{keep}
					{back}
				</CancelForm>
			)}
		</div>
	);
}

/** The second press of a double click was not meant for the new button under the pointer. */
const once = (act: () => void) => (event: MouseEvent) => {
	if (event.detail < 2) act();
};
