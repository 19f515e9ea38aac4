import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { showToast } from "#app/components/base/toast-queue.ts";
import { usePolling } from "#app/components/base/use-polling.ts";
import type { CheckoutOutcome } from "#app/domain/billing/checkout-rules.ts";

/** How long a pending payment is left alone before it is looked at again: longer each time. */
const pauses = { first: 2_000, growth: 1.25, longest: 30_000 };

/** Tells of a confirmed payment once; asks again while it is being confirmed, and no longer. */
export function usePaymentReturn(state: CheckoutOutcome, success: string): void {
	const { revalidate } = useRevalidator();
	const told = useRef(false);
	useEffect(() => {
		if (state !== "paid" || told.current) return;
		told.current = true;
		// A reload of the page tells of nothing new.
		const entry = window.history.state as { toldOfPayment?: true } | null;
		if (entry?.toldOfPayment) return;
		window.history.replaceState({ ...entry, toldOfPayment: true }, "");
		showToast("success", success);
		// The header and what opens for the person have changed with it.
		void revalidate();
	}, [state, success, revalidate]);
	usePolling(state === "pending", (asked) =>
		Math.min(pauses.first * pauses.growth ** asked, pauses.longest),
	);
}
