/** What a person finds again by its name or its rows: it may take the focus of what was in it. */
const places =
	"li, ul, ol, table, form, fieldset, section, article, aside, nav, [role]:not([role=presentation]), dialog, main";

/** What gives the focus back itself, as a dialog does when it closes, has done so by then; in milliseconds. */
const settled = 100;

/**
 * Where what has the focus goes away, or is switched off, the nearest place around it takes the focus. A browser gives
 * it to the body: who uses the keyboard would begin again at the top, and who listens would hear nothing. After another
 * page has come this is `main`.
 */
export function keepFocus(): void {
	let around = allAround(document.activeElement);
	let timer: ReturnType<typeof setTimeout> | undefined;
	const remember = ({ target }: FocusEvent) => {
		around = allAround(target as Element);
	};
	// A press beside everything takes the focus away on purpose.
	const forget = () => {
		around = [];
	};
	const isLost = () => {
		const [last] = around;
		const { activeElement } = document;
		if (!last || (activeElement && activeElement !== document.body)) return false;
		return !last.isConnected || last.matches(":disabled");
	};
	const hold = () => {
		if (!isLost()) return;
		const place = around.find((element) => element.matches(places) && isShown(element));
		take(place ?? document.querySelector("main"));
	};
	const watcher = new MutationObserver(() => {
		if (!isLost()) return;
		clearTimeout(timer);
		timer = setTimeout(hold, settled);
	});
	document.addEventListener("focusin", remember);
	document.addEventListener("pointerdown", forget, true);
	watcher.observe(document.body, {
		subtree: true,
		childList: true,
		attributes: true,
		attributeFilter: ["disabled"],
	});
}

/** The element and what it stands in, from the inside out. */
function allAround(element: Element | null): Element[] {
	const all: Element[] = [];
	for (let at = element; at && at !== document.body; at = at.parentElement) all.push(at);
	return all;
}

const isShown = (element: Element) => element.isConnected && element.getClientRects().length > 0;

function take(place: Element | null): void {
	if (!(place instanceof HTMLElement)) return;
	if (!place.hasAttribute("tabindex")) {
		place.tabIndex = -1;
		place.addEventListener("blur", () => place.removeAttribute("tabindex"), { once: true });
	}
	place.focus({ preventScroll: true });
}
