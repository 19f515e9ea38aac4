import {
	type FormEvent,
	type ReactNode,
	Suspense,
	useEffect,
	useEffectEvent,
	useId,
	useRef,
	useState,
} from "react";
import { type NavigateOptions, useLocation, useNavigation } from "react-router";
import { searchIcon } from "#app/components/base/icons.ts";
import { lazyInBrowser } from "#app/components/base/lazy-in-browser.ts";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { classes } from "#app/components/base/ui/class-names.ts";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { useHydrated } from "#app/components/base/use-hydrated.ts";
import {
	cleanSearch,
	type ResumeQuery,
	searchMaximumLength,
} from "#app/domain/library/resume-query.ts";
import { HiddenQuery } from "./hidden-query.tsx";
import type { Popup, SearchSuggestionsProps } from "./search-suggestions.tsx";
import type { ChangeQuery } from "./use-query-change.ts";

// Without the code there are no suggestions, and the search is the same.
const SearchSuggestions = lazyInBrowser<(props: SearchSuggestionsProps) => ReactNode>(() =>
	import("./search-suggestions.tsx").catch(() => ({ default: () => null })),
);

type SearchBoxProps = {
	/** The query as it is shown, the one being loaded included. */
	query: ResumeQuery;
	onChange: ChangeQuery;
	/** Searches while typing; for the list, not for other pages. */
	live?: boolean;
	large?: boolean;
	placeholder?: string;
};

/** How long a person must stop typing before the list follows, in milliseconds. */
const typingPause = 350;

/** The search. A form of its own that works without scripts and keeps filters and sort. */
export function SearchBox({
	query,
	onChange,
	live = false,
	large = false,
	placeholder = "Company, role or skill",
}: SearchBoxProps) {
	const input = useRef<HTMLInputElement>(null);
	const asked = useRef(query.search);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const { pathname, state } = useLocation();
	const next = useNavigation().location;
	const isLoading = next !== undefined;
	const leaves = isLoading && next.pathname !== pathname;
	const hydrated = useHydrated();
	const [touched, setTouched] = useState<"focused" | "typed" | null>(null);
	const [popup, setPopup] = useState<Popup>({ isOpen: false, activeId: undefined });
	const listId = useId();

	// Back, a removed chip or "Clear" change the text; a search that is being typed is left alone, also when
	// an earlier one arrives while the next is on its way.
	useEffect(() => {
		if (isLoading || query.search === asked.current) return;
		asked.current = query.search;
		if (input.current) input.current.value = query.search;
	}, [isLoading, query.search]);
	// Who has gone on to a resume, or is about to, is not called back to the list by what they typed before.
	useEffect(() => {
		if (leaves) clearTimeout(timer.current);
		return () => clearTimeout(timer.current);
	}, [leaves]);
	// The press on a link says so at once; until React draws it the pause may be over.
	useEffect(() => {
		const press = (event: MouseEvent) => {
			if (leadsElsewhere(event)) clearTimeout(timer.current);
		};
		document.addEventListener("click", press, { capture: true });
		return () => document.removeEventListener("click", press, { capture: true });
	}, []);

	const go = (change: (before: ResumeQuery) => ResumeQuery, options: NavigateOptions) => {
		clearTimeout(timer.current);
		onChange(
			(before) => {
				const next = change(before);
				asked.current = next.search;
				return next;
			},
			{ preventScrollReset: live, ...options },
		);
	};
	// One entry in the history for one search, however many letters it took.
	const goesOn = state?.typing === true;
	const ask = (text: string, typing: boolean) => {
		clearTimeout(timer.current);
		const search = cleanSearch(text);
		// On a page of something else the same words, or none, lead to the list.
		if (search === asked.current && live) return;
		go((before) => ({ ...before, search }), {
			replace: typing && goesOn,
			state: typing ? { typing: true } : null,
		});
	};
	// What is asked after the pause belongs to the page as it is then.
	const latestAsk = useRef(ask);
	useEffect(() => {
		latestAsk.current = ask;
	});
	const askAfterPause = (text: string) => {
		clearTimeout(timer.current);
		if (live) timer.current = setTimeout(() => latestAsk.current(text, true), typingPause);
	};
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		// Who has searched wants no list that comes late.
		setTouched("focused");
		ask(input.current?.value ?? "", false);
	};
	const type = (text: string) => {
		setTouched("typed");
		askAfterPause(text);
	};
	const choose = (next: ResumeQuery) => {
		if (input.current) input.current.value = next.search;
		go(() => next, { replace: goesOn });
	};
	// A visitor may have begun before the scripts came.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when they have come
	useEffect(() => {
		const text = input.current?.value ?? "";
		if (text !== query.search) askAfterPause(text);
	}, []);

	// A visitor may have begun before the scripts came.
	const begun = useEffectEvent((field: HTMLInputElement) => {
		if (field.value === query.search) setTouched("focused");
		else type(field.value);
	});
	useEffect(() => {
		if (input.current && input.current === document.activeElement) begun(input.current);
	}, []);

	return (
		<search className="relative block">
			<form
				action={live ? pathname : "/resumes"}
				method="get"
				onSubmit={submit}
				className="search-box"
				data-large={large || undefined}
			>
				<HiddenQuery query={{ ...query, search: "" }} />
				<Icon path={searchIcon} className="pointer-events-none size-5 shrink-0 text-quiet" />
				<input
					ref={input}
					type="search"
					name="q"
					aria-label="Search resumes"
					placeholder={placeholder}
					defaultValue={query.search}
					maxLength={searchMaximumLength}
					onFocus={() => setTouched((before) => before ?? "focused")}
					onInput={(event) => type(event.currentTarget.value)}
					enterKeyHint="search"
					autoComplete="off"
					{...(hydrated && {
						role: "combobox",
						"aria-autocomplete": "list",
						"aria-expanded": popup.isOpen,
						"aria-controls": popup.isOpen ? listId : undefined,
						"aria-activedescendant": popup.activeId,
					})}
				/>
				<button type="submit" className={classes(buttonVariants(), "shrink-0")}>
					Search
				</button>
			</form>
			{touched && input.current ? (
				<Suspense fallback={null}>
					<SearchSuggestions
						id={listId}
						input={input.current}
						query={query}
						hasTyped={touched === "typed"}
						onPopup={setPopup}
						onChoose={choose}
					/>
				</Suspense>
			) : null}
		</search>
	);
}

/** Whether a press goes to another page, in this tab. */
function leadsElsewhere({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
	const link = target instanceof Element ? target.closest("a") : null;
	if (!link?.href || link.target === "_blank" || ctrlKey || metaKey || shiftKey) return false;
	return link.origin !== location.origin || link.pathname !== location.pathname;
}
