import { type FormEvent, useEffect, useState } from "react";

/** How far a form is that leads to another site. */
export type Leaving = "here" | "leaving" | "back" | "offline";

/**
 * For a form that the browser itself posts, because its answer leads to another site. `leaving` from the press
 * on; `back` when Back brings the page out of the browser's memory, as it was left; `offline` when there was
 * no way to leave.
 */
export function useLeaving() {
	const [state, setState] = useState<Leaving>("here");
	useEffect(() => {
		const comeBack = ({ persisted }: PageTransitionEvent) => {
			if (persisted) setState("back");
		};
		window.addEventListener("pageshow", comeBack);
		return () => window.removeEventListener("pageshow", comeBack);
	}, []);
	const leave = (event: FormEvent) => {
		setState(navigator.onLine ? "leaving" : "offline");
		if (!navigator.onLine) event.preventDefault();
	};
	return { state, setState, leave };
}
