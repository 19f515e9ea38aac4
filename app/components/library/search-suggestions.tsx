import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect } from "react";
import { isUnfiltered, type ResumeQuery } from "#app/domain/library/resume-query.ts";
import {
	applySuggestion,
	type Suggestion,
	type SuggestionKind,
	suggestionKinds,
} from "#app/domain/library/suggestions.ts";
// Loaded with this code, once the visitor types.
import "#app/styles/search-suggestions.css";
import { useCombobox } from "./use-combobox.ts";

/** What the text field has to say of its list. */
export type Popup = { isOpen: boolean; activeId: string | undefined };

export type SearchSuggestionsProps = {
	/** Of the list, unique in the page. */
	id: string;
	input: HTMLInputElement;
	query: ResumeQuery;
	hasTyped: boolean;
	onPopup: (popup: Popup) => void;
	onChoose: (next: ResumeQuery) => void;
};

/** The list below the search box: companies and roles to filter by, words that complete the text. */
export default function SearchSuggestions(props: SearchSuggestionsProps) {
	const { id, input, query, hasTyped, onPopup, onChoose } = props;
	const { state, take } = useCombobox(input, hasTyped, (suggestion) => {
		const next = applySuggestion(query, suggestion);
		onChoose(next);
		return next.search;
	});
	const { isOpen, active, options } = state;
	const activeId = isOpen && active !== null ? `${id}-${active}` : undefined;
	// Before the list is seen, so that the text field never says otherwise than what is there.
	useLayoutEffect(() => onPopup({ isOpen, activeId }), [onPopup, isOpen, activeId]);
	useEffect(() => {
		if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
	}, [activeId]);

	// A count is true of the filter alone.
	const isAlone = isUnfiltered({ ...query, search: "" });
	const choose = (event: MouseEvent, suggestion: Suggestion) => {
		take(suggestion);
		// Under a thumb the keyboard would stay, and cover what was found.
		if ((event.nativeEvent as PointerEvent).pointerType === "touch") input.blur();
	};
	return (
		<>
			<div role="status" className="sr-only">
				{isOpen ? countText(options.length) : ""}
			</div>
			{isOpen ? (
				<div
					id={id}
					role="listbox"
					aria-label="Suggestions"
					className="suggestions"
					// The text keeps the focus.
					onMouseDown={(event) => event.preventDefault()}
				>
					{groupsOf(options).map(({ kind, members }) => (
						<Group key={kind} kind={kind} id={`${id}-${kind}`}>
							{members.map(({ suggestion, place }) => (
								// biome-ignore lint/a11y/useKeyWithClickEvents: the text field has the focus and hears the keys
								<div
									key={suggestion.value}
									id={`${id}-${place}`}
									role="option"
									tabIndex={-1}
									aria-selected={place === active}
									className="suggestion"
									onClick={(event) => choose(event, suggestion)}
								>
									<Text suggestion={suggestion} />
									{isAlone && !suggestion.before && suggestion.resumes !== null ? (
										<Count resumes={suggestion.resumes} />
									) : null}
								</div>
							))}
						</Group>
					))}
				</div>
			) : null}
		</>
	);
}

function Group(props: { kind: SuggestionKind; id: string; children: ReactNode }) {
	const { kind, id, children } = props;
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; in a listbox it is a group
		<div role="group" aria-labelledby={id}>
			<div id={id} className="py-1 px-2.5 text-quiet text-fine font-medium">
				{suggestionKinds[kind]}
			</div>
			{children}
		</div>
	);
}

/** What is offered, with the typed part marked, and what stays of the text beside it. */
function Text({ suggestion }: { suggestion: Suggestion }) {
	const { kind, value, before, typed } = suggestion;
	return (
		<span className="min-w-0 wrap-anywhere">
			{kind === "word" && before ? <span className="text-quiet">{before} </span> : null}
			{value.slice(0, typed.from)}
			<mark>{value.slice(typed.from, typed.to)}</mark>
			{value.slice(typed.to)}
			{kind !== "word" && before ? <span className="text-quiet"> with “{before}”</span> : null}
		</span>
	);
}

function Count({ resumes }: { resumes: number }) {
	return (
		<span className="text-quiet text-note tabular-nums">
			{resumes.toLocaleString("en-US")}
			<span className="sr-only"> {resumes === 1 ? "resume" : "resumes"}</span>
		</span>
	);
}

function countText(count: number): string {
	return count === 1 ? "1 suggestion" : `${count} suggestions`;
}

/** The options by kind, each with its place in the whole list. */
function groupsOf(options: readonly Suggestion[]) {
	const placed = options.map((suggestion, place) => ({ suggestion, place }));
	return (Object.keys(suggestionKinds) as SuggestionKind[])
		.map((kind) => ({ kind, members: placed.filter(({ suggestion }) => suggestion.kind === kind) }))
		.filter(({ members }) => members.length > 0);
}
