import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { showToast } from "#app/components/base/toast-queue.ts";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import type { FormResult } from "#app/domain/base/form-result.ts";
import * as messages from "#app/domain/base/messages/billing.ts";
import { pageAfterCancelling } from "#app/domain/billing/cancellation.ts";
import type { Billing } from "#app/domain/billing/plan-view.ts";
import { CancelForm } from "./cancel-form.tsx";
import { type CancelAnswers, noAnswers } from "./cancel-steps.ts";
import { CancelTerms } from "./cancel-terms.tsx";
import { refundableOrder } from "./refund-button.tsx";
import { tellByToast, useBillingForm } from "./use-plan-form.ts";

type CancelPageProps = {
	billing: Pick<Billing, "subscription" | "orders">;
	/** What the form answered that was posted without scripts, and what had been typed into it. */
	result?: FormResult;
};

/** The cancellation dialog as a page with one form, for browsers without scripts. */
export function CancelPage({ billing, result }: CancelPageProps) {
	const { subscription } = billing;
	const navigate = useNavigate();
	const [given, setGiven] = useState<CancelAnswers>({ ...noAnswers, ...result?.values });
	const cancelForm = useBillingForm(({ success, values }) => {
		if (!success) return;
		showToast("success", messages.cancel.done);
		navigate(pageAfterCancelling(values?.reason));
	});
	const refundForm = useBillingForm((answer) => {
		tellByToast(answer);
		if (answer.success) navigate("/subscription");
	});
	const pauseForm = useBillingForm((answer) => {
		tellByToast(answer);
		if (answer.success) navigate("/subscription");
	});
	const order = refundableOrder(billing);
	return (
		<main id="content" className="container-page flex flex-1 justify-center py-8 md:py-12">
			<div className="w-full max-w-2xl">
				<h1 className="mb-6 text-3xl md:text-4xl">Cancel your subscription</h1>
				{subscription?.cancelling ? (
					<>
						<CancelTerms
							subscription={subscription}
							refund={order && { order, form: refundForm }}
							pausing={pauseForm}
						/>
						<div className="mt-8 border-t border-hairline pt-6">
							<CancelForm
								form={cancelForm}
								from="page"
								answers={given}
								onAnswers={setGiven}
								result={cancelForm.answer ?? result}
							>
								<Link to="/subscription" className={buttonVariants()}>
									Keep My Subscription
								</Link>
							</CancelForm>
						</div>
					</>
				) : (
					<>
						<p className="mb-6">
							{result?.message ??
								(subscription?.endsOn
									? `Your subscription is canceled already. It ends on ${subscription.endsOn}.`
									: messages.cancel.nothing)}
						</p>
						<Link to="/subscription" className={buttonVariants({ variant: "secondary" })}>
							My Subscription
						</Link>
					</>
				)}
			</div>
		</main>
	);
}
