import { type FormEvent, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { FormResult } from "#app/domain/base/form-result.ts";

/** How far a form is that leads to another site. */
export type Leaving = "here" | "leaving" | "back" | "failed";

/**
 * For a form whose answer leads to another site. `leaving` from the press on, and a second press does nothing;
 * `back` when Back brings the page out of the browser's memory, as it was left; `failed` with a sentence when
 * nobody answered.
 */
export function useLeaving(first: Leaving = "here") {
	const { submit, data, reset } = useFetcher<FormResult>();
	const [state, setState] = useState<Leaving>(first);
	useEffect(() => {
		const comeBack = ({ persisted }: PageTransitionEvent) => {
			if (!persisted) return;
			// What was being sent when the page was left is over.
			reset();
			setState("back");
		};
		window.addEventListener("pageshow", comeBack);
		return () => window.removeEventListener("pageshow", comeBack);
	}, [reset]);
	useEffect(() => {
		if (data) setState((before) => (before === "leaving" ? "failed" : before));
	}, [data]);
	const leave = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (state === "leaving") return;
		setState("leaving");
		void submit(event.currentTarget);
	};
	const answer = state === "failed" ? data : undefined;
	return { state, setState, form: { as: "form" as const, onSubmit: leave, answer } };
}
