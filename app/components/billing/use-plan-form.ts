import { type RefObject, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { showToast } from "#app/components/base/toast-queue.ts";
import { sessionEnded } from "#app/domain/base/messages/general.ts";
import type { BillingResult } from "#app/domain/billing/plan-forms.ts";

/** A form of billing as its fields and buttons see it. */
export type BillingForm = ReturnType<typeof useBillingForm>;

/**
 * A form of billing (cancel, resume, refund), posted in place. To be called where something stays when the
 * form has done its work: a button that is gone with the refreshed page would never hear the answer.
 * @param onAnswer is told each answer once
 */
export function useBillingForm(onAnswer: (answer: BillingResult) => void = tellByToast) {
	const fetcher = useFetcher<BillingResult>();
	const answer = fetcher.data;
	const busy = fetcher.state !== "idle";

	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer is told once
	useEffect(() => {
		if (answer) onAnswer(answer);
	}, [answer]);

	return {
		Form: fetcher.Form,
		busy,
		/** The last answer, as long as it is not forgotten. */
		answer: answer ?? undefined,
		forget: () => {
			if (!busy) fetcher.reset();
		},
	};
}

/** Says what was answered; that the session has ended is said by the dialog over the page. */
export function tellByToast({ success, message }: BillingResult): void {
	if (message !== sessionEnded) showToast(success ? "success" : "error", message);
}

/**
 * Keeps the focus where things happen: the button that was pressed is often gone with what it did, and the
 * focus would fall back to the top of the page.
 * @param shown changes with what stands in the place
 * @returns for the place, which needs `tabIndex={-1}`
 */
export function useFocusAfter<Place extends HTMLElement>(shown: string): RefObject<Place | null> {
	const place = useRef<Place>(null);
	const before = useRef(shown);
	useEffect(() => {
		if (before.current === shown) return;
		before.current = shown;
		if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
	}, [shown]);
	return place;
}
