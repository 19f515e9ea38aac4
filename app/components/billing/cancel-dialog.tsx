import { useReducer } from "react";
import { Dialog, DialogContent, DialogTitle } from "#app/components/base/ui/dialog.tsx";
import type { SubscriptionView } from "#app/domain/billing/plan-view.ts";
import { CancelStepView } from "./cancel-step-view.tsx";
import { type CancelStep, firstState, moveCancel } from "./cancel-steps.ts";
import type { Refund } from "./refund-button.tsx";
import type { Cancellation } from "./use-cancellation.ts";
import type { BillingForm } from "./use-plan-form.ts";

const titles: Record<CancelStep, string> = {
	warning: "Cancel your subscription?",
	confirmation: "Are you sure?",
	feedback: "Tell us why you are leaving",
};

export type CancelDialogProps = {
	subscription: SubscriptionView;
	/** What the money-back guarantee covers now, or null. */
	refund: Refund | null;
	pausing: BillingForm;
	cancellation: Cancellation;
};

/** Warning, confirmation, feedback. Mounted when it is opened, so that it always begins at the warning. */
export default function CancelDialog({
	subscription,
	refund,
	pausing,
	cancellation: { form, close },
}: CancelDialogProps) {
	const [state, move] = useReducer(moveCancel, firstState);
	// A cancellation that is on its way cannot be left; it ends in a moment, one way or the other.
	const leave = () => form.busy || close();
	return (
		<Dialog onClose={leave}>
			<DialogContent describedBy={false} className="max-h-[90dvh] sm:w-2xl sm:max-h-[90dvh]">
				<DialogTitle>{titles[state.step]}</DialogTitle>
				<CancelStepView
					key={state.step}
					state={state}
					move={move}
					form={form}
					subscription={subscription}
					refund={refund}
					pausing={pausing}
					onKeep={leave}
				/>
			</DialogContent>
		</Dialog>
	);
}
