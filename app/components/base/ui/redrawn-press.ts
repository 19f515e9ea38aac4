/**
 * Keeps a press that lasts while React takes the page over. Of a page that an extension or a translator has changed
 * React draws another one, and of a button or a link that is gone when the mouse is released browsers send no click.
 * It is sent to what stands there then, when `fillAgain` has put into the new fields what was typed.
 */
export function keepPress(): void {
	let pressed: Node | null | undefined = innermost(":active");
	// React stops what makes it draw.
	addEventListener(
		"pointerdown",
		({ target }) => {
			pressed = document.came && (target as Node);
		},
		true,
	);
	// Where a finger was, browsers look for what they click when it is lifted.
	window.onpointerup = ({ pointerType }) => {
		if (pointerType === "touch") pressed = null;
	};
	// React draws the page at once when the pointer comes up, so it is known here and not before.
	window.onmouseup = ({ button }) => {
		if (pressed?.isConnected === false && !button) press();
	};
}

function press(): void {
	if (document.came) setTimeout(press, 50);
	else innermost(":is(a,button):hover")?.click();
}

const innermost = (selector: string) =>
	[...document.querySelectorAll<HTMLElement>(selector)].at(-1);
