/**
 * A sheet opens from its card: for the length of one view transition the card's picture and the preview's
 * carry the same name. Two elements must never carry it at once, or the browser drops the transition.
 */

const name = "open-sheet";
/** The address of the picture that a preview was opened from, without its version. */
let left: string | null = null;

/** Before the preview opens: this card's picture is where it comes from. */
export function markLeavingSheet(picture: HTMLImageElement | null): void {
	forgetSheets();
	if (!picture) return;
	left = new URL(picture.src).pathname;
	picture.style.viewTransitionName = name;
}

/** When the preview is there: the card's picture gives the name up. */
export function forgetSheets(): void {
	if (!left) return;
	for (const picture of picturesOf(left)) picture.style.viewTransitionName = "";
}

/** When the preview has gone: the name returns to the card for as long as the way back takes. */
export function returnSheet(id: string): void {
	if (!left?.includes(id)) return;
	const [picture] = picturesOf(left);
	if (!picture) return;
	picture.style.viewTransitionName = name;
	setTimeout(forgetSheets, 400);
}

function picturesOf(address: string): HTMLElement[] {
	return [
		...document.querySelectorAll<HTMLElement>(`.resume-card img[src^="${CSS.escape(address)}"]`),
	];
}
