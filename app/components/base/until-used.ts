/**
 * The start of the scripts of a page that is read: they come when somebody uses what only they answer. Until
 * then links lead on and sections are found as the browser knows it. It is written into the page as its own
 * text, so it may name nothing outside of itself.
 */
export async function untilUsed(): Promise<void> {
	// What opens without scripts only tells them of it.
	const held = "button:not([popovertarget]), [data-live]";
	const using = `${held}, [popovertarget], input, select, textarea`;
	const find = ({ target }: Event, what: string) =>
		target instanceof Element ? target.closest<HTMLElement>(what) : null;
	const stop = new AbortController();
	const { signal } = stop;
	const start = location.pathname + location.search;
	// An entry of this document's history that another page has made: its page is elsewhere.
	addEventListener(
		"popstate",
		() => location.pathname + location.search !== start && location.reload(),
		{ signal },
	);
	// Somebody has signed in, or out, in another tab.
	const tabs = new BroadcastChannel("session");
	tabs.onmessage = () => location.reload();
	let pressed: HTMLElement | null = null;
	const goOn = () => {
		stop.abort();
		tabs.close();
		delete document.documentElement.dataset.starting;
		pressed?.click();
	};
	addEventListener(
		"click",
		(event) => {
			const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
			const target = find(event, held);
			if (!target || button || ctrlKey || metaKey || shiftKey || altKey) return;
			event.preventDefault();
			event.stopImmediatePropagation();
			document.documentElement.dataset.starting = "";
			// Without a network the browser does what it can.
			if (!pressed) setTimeout(goOn, 10_000);
			pressed = target;
		},
		{ capture: true, signal },
	);
	addEventListener("live", goOn, { signal });
	await new Promise<void>((go) => {
		const look = (event: Event) => find(event, using) && go();
		for (const sign of ["pointerover", "pointerdown", "focusin"]) {
			addEventListener(sign, look, { passive: true, signal });
		}
		if (
			find({ target: document.activeElement } as Event, using) ||
			/[?&]auth=/u.test(location.search)
		)
			go();
	});
	// The router would scroll to where a reload began.
	const places = "react-router-scroll-positions";
	const kept = JSON.parse(sessionStorage.getItem(places) ?? "{}");
	kept[history.state?.key] = scrollY;
	sessionStorage.setItem(places, JSON.stringify(kept));
}
