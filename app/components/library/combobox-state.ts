/**
 * The behavior of an editable combobox with list autocomplete (ARIA Authoring Practices 1.2), as a pure
 * machine: what is shown after each event, and what a key means. Focus stays in the text; one option at a
 * time is the active one.
 */
export type ComboboxState<Option> = {
	/** What was typed, as far as the list knows. */
	text: string;
	options: readonly Option[];
	isOpen: boolean;
	/** The place of the active option; null while none is. */
	active: number | null;
	/** The visitor has typed and the field still has the focus: the answer may open the list. */
	isAwaited: boolean;
};

export type ComboboxEvent<Option> =
	| { type: "typed"; text: string }
	| { type: "answered"; text: string; options: readonly Option[] }
	| { type: "moved"; by: 1 | -1 }
	| { type: "opened" }
	/** The caret moves through the text, so no option is chosen. */
	| { type: "returned" }
	| { type: "closed" }
	/** An option was taken; so the text reads now. */
	| { type: "chosen"; text: string };

export const closedCombobox: ComboboxState<never> = {
	text: "",
	options: [],
	isOpen: false,
	active: null,
	isAwaited: false,
};

/** The state after an event. An answer to a text that was typed on is dropped. */
export function nextState<Option>(
	state: ComboboxState<Option>,
	event: ComboboxEvent<Option>,
): ComboboxState<Option> {
	switch (event.type) {
		case "typed":
			if (event.text.trim() === "") return { ...closedCombobox, text: event.text };
			// What is shown stays until the answer comes: a list that goes and comes flickers.
			return { ...state, text: event.text, active: null, isAwaited: true };
		case "answered":
			if (event.text !== state.text) return state;
			return {
				...state,
				options: event.options,
				isOpen: state.isAwaited && event.options.length > 0,
				active: null,
			};
		case "moved":
			return { ...state, ...openIfAny(state), active: nextPlace(state, event.by) };
		case "opened":
			return { ...state, ...openIfAny(state) };
		case "returned":
			return { ...state, active: null };
		case "closed":
			return { ...state, isOpen: false, active: null, isAwaited: false };
		case "chosen":
			return { ...closedCombobox, text: event.text };
	}
}

function openIfAny({ options }: ComboboxState<unknown>) {
	return { isOpen: options.length > 0, isAwaited: true };
}

/** From the last on to the first and back; into a closed list from its end. */
function nextPlace({ options, active }: ComboboxState<unknown>, by: 1 | -1): number | null {
	const { length } = options;
	if (length === 0) return null;
	if (active === null) return by === 1 ? 0 : length - 1;
	return (active + by + length) % length;
}

/** What the browser says of a key that was pressed in the text. */
export type PressedKey = Pick<
	KeyboardEvent,
	"key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "isComposing" | "keyCode"
>;
export type KeyMeaning = Extract<
	ComboboxEvent<never>["type"],
	"moved" | "opened" | "returned" | "closed"
>;
/** `isTaken`: the browser must not act on the key as well. */
export type KeyAction =
	| { event: Extract<ComboboxEvent<never>, { type: KeyMeaning }>; isTaken: boolean }
	| "choose"
	| null;

/** The key code of a key that belongs to an input method; Safari says only so of the one that ends it. */
const inputMethodKey = 229;

/** What a key means. Null: it is the text's own, as Enter that submits or Tab that leaves. */
export function meaningOf(key: PressedKey, state: ComboboxState<unknown>): KeyAction {
	if (key.isComposing || key.keyCode === inputMethodKey) return null;
	if (key.ctrlKey || key.metaKey || key.shiftKey) return null;
	switch (key.key) {
		case "ArrowDown":
			return {
				event: key.altKey ? { type: "opened" } : { type: "moved", by: 1 },
				isTaken: true,
			};
		case "ArrowUp":
			return {
				event: key.altKey ? { type: "closed" } : { type: "moved", by: -1 },
				isTaken: true,
			};
		case "Enter":
			return state.isOpen && state.active !== null ? "choose" : null;
		case "Escape":
			return state.isOpen ? { event: { type: "closed" }, isTaken: true } : null;
		case "ArrowLeft":
		case "ArrowRight":
		case "Home":
		case "End":
			return state.active === null ? null : { event: { type: "returned" }, isTaken: false };
		default:
			return null;
	}
}
