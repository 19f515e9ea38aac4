import { useEffect, useReducer, useRef } from "react";
import type { Suggestion } from "#app/domain/library/suggestions.ts";
import { type ComboboxState, closedCombobox, meaningOf, nextState } from "./combobox-state.ts";
import { createSuggestionSource } from "./suggestion-source.ts";

/** How long a person must stop typing before the server is asked, in milliseconds. */
const typingPause = 150;

const source = createSuggestionSource();

/**
 * Listens to a text field and holds the suggestions for it. The field keeps its state and place, because this
 * code arrives while the visitor is typing into it.
 * @param hasTyped whether the visitor typed before this code arrived
 * @param choose takes a suggestion and gives back how the text reads then
 */
export function useCombobox(
	input: HTMLInputElement,
	hasTyped: boolean,
	choose: (suggestion: Suggestion) => string,
) {
	const [state, dispatch] = useReducer(
		nextState<Suggestion>,
		closedCombobox as ComboboxState<Suggestion>,
	);
	const asked = useRef<AbortController>(undefined);
	const wasTyped = useRef(hasTyped);

	const take = (suggestion: Suggestion) => {
		asked.current?.abort();
		dispatch({ type: "chosen", text: choose(suggestion) });
	};
	const latest = useRef({ state, take });
	useEffect(() => {
		latest.current = { state, take };
	});

	useEffect(() => {
		const listening = new AbortController();
		const { signal } = listening;
		const type = () => {
			const text = input.value;
			asked.current?.abort();
			dispatch({ type: "typed", text });
			if (text.trim() === "") return;
			asked.current = new AbortController();
			answer(text, asked.current.signal, (options) =>
				dispatch({ type: "answered", text, options }),
			);
		};
		const press = (event: KeyboardEvent) => {
			const { state, take } = latest.current;
			const meaning = meaningOf(event, state);
			if (meaning === null) return;
			if (meaning === "choose") {
				const option = state.options[state.active ?? -1];
				event.preventDefault();
				if (option) take(option);
				return;
			}
			if (meaning.isTaken) event.preventDefault();
			const opens = meaning.event.type === "moved" || meaning.event.type === "opened";
			// The text may have come from elsewhere: with the page, or by the way back.
			if (opens && input.value !== state.text) type();
			else dispatch(meaning.event);
		};
		const close = () => dispatch({ type: "closed" });
		input.addEventListener("input", type, { signal });
		input.addEventListener("keydown", press, { signal });
		input.addEventListener("blur", close, { signal });
		input.form?.addEventListener("submit", close, { signal });
		if (wasTyped.current && document.activeElement === input) type();
		return () => {
			listening.abort();
			asked.current?.abort();
		};
	}, [input]);

	return { state, take };
}

/** Gives the answer at once if it is known, else after a pause; never after the signal. */
function answer(
	text: string,
	signal: AbortSignal,
	give: (options: readonly Suggestion[]) => void,
): void {
	const known = source.known(text);
	if (known) {
		give(known);
		return;
	}
	const timer = setTimeout(() => {
		source.find(text, signal).then(give, () => {});
	}, typingPause);
	signal.addEventListener("abort", () => clearTimeout(timer));
}
