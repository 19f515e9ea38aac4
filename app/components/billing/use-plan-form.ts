import { type RefObject, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { showToast } from "#app/components/base/toast-queue.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { sessionEnded } from "#app/domain/base/messages/general.ts";

/** A form of billing as its fields and buttons see it. */
export type BillingForm = ReturnType<typeof useBillingForm>;

/**
 * A form of billing (cancel, resume, refund), posted in place. Call it in a component that outlives the form:
 * a button that the refreshed page no longer has would never get the answer.
 * @param onAnswer called once for each answer, when the page has been read again
 */
export function useBillingForm(onAnswer: (answer: FormResult) => void = tellByToast) {
	const fetcher = useFetcher<FormResult>();
	const answer = fetcher.data;
	const busy = fetcher.state !== "idle";

	// Once the page shows what was done: before, what is below the pointer would move after it was said.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer is told once
	useEffect(() => {
		if (answer && !busy) onAnswer(answer);
	}, [answer, busy]);

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
export function tellByToast({ success, message }: FormResult): void {
	if (message && message !== sessionEnded) showToast(success ? "success" : "error", message);
}

/**
 * Keeps the focus in place: the pressed button is often gone after its work, and the focus would fall back to
 * the top of the page.
 * @param shown changes with the content of the place
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
