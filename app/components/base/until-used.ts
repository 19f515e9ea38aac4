/**
 * Ends when the scripts of a page that is only read are wanted: a visitor uses what only they answer, or
 * points at a link. What is pressed before they run is pressed again once they do. It is written into the page as
 * its own text, so it may name nothing outside of itself.
 */
export async function untilUsed(): Promise<void> {
	// What only scripts answer, or answer better. What the browser opens by itself only tells them of it.
	const held = "button:not([popovertarget]), a[href^='/auth/']";
	const using = `${held}, [popovertarget], input, select, textarea`;
	const root = document.documentElement;
	const find = ({ target }: Event, what: string) =>
		target instanceof Element ? target.closest<HTMLElement>(what) : null;
	const waiting = new AbortController();
	const { signal } = waiting;

	const start = location.pathname + location.search;
	const isElsewhere = () => location.pathname + location.search !== start;
	// Back leads to an entry that another page has made in this document: the browser shows nothing else by itself.
	addEventListener("popstate", () => isElsewhere() && location.reload(), { signal });
	// In another tab a person has signed in or out.
	const tabs = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("session");
	tabs?.addEventListener("message", () => location.reload(), { signal });

	let go = () => {};
	const wanted = new Promise<void>((resolve) => {
		go = resolve;
	});
	let pressed: HTMLElement | undefined;
	let place = -1;
	const all = () => [...document.querySelectorAll<HTMLElement>(held)];
	const endWaiting = () => {
		if (signal.aborted) return;
		waiting.abort();
		tabs?.close();
		delete root.dataset.starting;
		// Of a page that a browser has translated React draws another one.
		(pressed?.isConnected ? pressed : all()[place])?.click();
	};
	const hold = (event: MouseEvent) => {
		const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
		const target = find(event, held);
		if (!target || button || ctrlKey || metaKey || shiftKey || altKey) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		if (!pressed) setTimeout(endWaiting, 10_000);
		root.dataset.starting = "";
		pressed = target;
		place = all().indexOf(target);
		go();
	};
	addEventListener("click", hold, { capture: true, signal });

	const look = (event: Event) => {
		if (find(event, using)) go();
		const link = find(event, "a") as HTMLAnchorElement | null;
		if (!link || link.pathname === location.pathname) return;
		// As long as the router takes a pointer for passing by. A finger has pressed already.
		setTimeout(() => link.matches(":hover, :focus") && go(), 100);
	};
	for (const sign of ["pointerover", "pointerdown", "focusin"]) {
		addEventListener(sign, look, { passive: true, signal });
	}
	// The address opens a dialog.
	if (/[?&]auth=/u.test(location.search)) go();

	await wanted;
	// Where they cannot be had, the browser does what it can.
	for (const sign of ["live", "error", "unhandledrejection"]) {
		addEventListener(sign, endWaiting, { signal });
	}
	// The router would scroll to where the page was left before a reload.
	const places = "react-router-scroll-positions";
	try {
		const kept = JSON.parse(sessionStorage.getItem(places) ?? "{}");
		sessionStorage.setItem(places, JSON.stringify({ ...kept, [history.state?.key]: scrollY }));
	} catch {
		// This browser keeps nothing, and no place either.
	}
}
