import { useState } from "react";
import * as messages from "#app/domain/messages/billing.ts";
import type { BillingPlace } from "./billing-place.ts";
import { showToast } from "./toast-queue.ts";
import { type BillingForm, useBillingForm } from "./use-billing-form.ts";

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
	const form = useBillingForm(({ success }) => {
		// A failure is told in the dialog, beside what was typed.
		if (!success) return;
		const { done, doneInSettings } = messages.cancel;
		showToast("success", place === "settings" ? doneInSettings : done);
		setOpen(false);
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
