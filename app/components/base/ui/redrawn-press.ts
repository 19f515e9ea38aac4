/**
 * Keeps a press that lasts while React takes the page over. Of a page that an extension or a translator has changed
 * React draws another one, and of a button or a link that is gone when the mouse is released browsers send no click.
 * It is sent to what stands there then, when `fillAgain` has put into the new fields what was typed.
 */
export function keepPress(): void {
	let pressed: EventTarget | null | undefined = [...document.querySelectorAll(":active")].at(-1);
	const listen = <K extends keyof WindowEventMap>(
		type: K,
		listener: (event: WindowEventMap[K]) => void,
	) => addEventListener(type, listener, true);
	listen("pointerdown", ({ target }) => {
		pressed = document.came && target;
	});
	listen("pointerup", ({ pointerType }) => {
		// Where a finger was, browsers look for what they click when it is lifted.
		if (pointerType !== "mouse") pressed = null;
	});
	// React draws the page at once when the pointer comes up, so it is known here and not before.
	listen("mouseup", (event) => {
		const press = () => {
			if (document.came) return setTimeout(press, 50);
			const found = document.elementFromPoint(event.clientX, event.clientY);
			return found?.dispatchEvent(new MouseEvent("click", event));
		};
		if (pressed instanceof Node && !pressed.isConnected && !event.button) press();
		pressed = null;
	});
}
