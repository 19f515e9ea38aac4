import { useState } from "react";
import { useNavigate } from "react-router";
import { showToast } from "#app/components/base/toast-queue.ts";
import * as messages from "#app/domain/base/messages/billing.ts";
import { offerReason, pageAfterCancelling } from "#app/domain/billing/cancellation.ts";
import type { BillingPlace } from "#app/domain/billing/plan-forms.ts";
import { type BillingForm, useBillingForm } from "./use-plan-form.ts";

/** The cancellation dialog: whether it is open, and its form. */
export type Cancellation = {
	form: BillingForm;
	isOpen: boolean;
	open: () => void;
	close: () => void;
};

/** Holds the cancellation dialog for a page, above everything that changes when it has succeeded. */
export function useCancellation(place: BillingPlace): Cancellation {
	const [isOpen, setOpen] = useState(false);
	const navigate = useNavigate();
	const form = useBillingForm(({ success, values }) => {
		// A failure is shown in the dialog, next to what was typed.
		if (!success) return;
		const { done, doneInSettings } = messages.cancel;
		showToast("success", place === "settings" ? doneInSettings : done);
		setOpen(false);
		if (values?.reason === offerReason) navigate(pageAfterCancelling(offerReason));
	});
	return {
		form,
		isOpen,
		open: () => {
			form.forget();
			setOpen(true);
		},
		close: () => setOpen(false),
	};
}
