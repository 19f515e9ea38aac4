import { type FormEvent, useEffect, useRef, useState } from "react";

/** How far a form is that leads to another site. */
export type Leaving = "here" | "leaving" | "back" | "offline";

/** Longest that the server may take to be found, in milliseconds. */
const patience = 10_000;

/**
 * For a form that the browser itself posts, because its answer leads to another site. `leaving` from the press
 * on, and a second press does nothing; `back` when Back brings the page out of the browser's memory, as it was
 * left; `offline` when the server could not be reached.
 */
export function useLeaving() {
	const [state, setState] = useState<Leaving>("here");
	/** The press that is under way: until it has come to something, others do nothing. */
	const underWay = useRef<object | null>(null);
	useEffect(() => {
		const comeBack = ({ persisted }: PageTransitionEvent) => {
			if (!persisted) return;
			underWay.current = null;
			setState("back");
		};
		window.addEventListener("pageshow", comeBack);
		return () => window.removeEventListener("pageshow", comeBack);
	}, []);
	const leave = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (underWay.current) return;
		const press = {};
		underWay.current = press;
		setState("leaving");
		const form = event.currentTarget;
		const isReached = await isReachable(form.action);
		if (underWay.current !== press) return;
		if (isReached) return form.submit();
		underWay.current = null;
		setState("offline");
	};
	return { state, setState, leave };
}

/** Posting to a server that is not there would leave the page for the browser's own error, and lose it. */
async function isReachable(address: string): Promise<boolean> {
	const signal = AbortSignal.timeout(patience);
	const options = { method: "HEAD", redirect: "manual", cache: "no-store", signal } as const;
	return fetch(address, options).then(
		() => true,
		() => false,
	);
}
