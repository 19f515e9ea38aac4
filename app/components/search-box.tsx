import { type FormEvent, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { type ResumeQuery, searchMaximumLength } from "#app/domain/resume-query.ts";
import { browseAddress } from "./browse-address.ts";
import { HiddenQuery } from "./hidden-query.tsx";
import { searchIcon } from "./icons.ts";
import { buttonVariants } from "./ui/button.tsx";
import { classes } from "./ui/class-names.ts";
import { Icon } from "./ui/icon.tsx";

type SearchBoxProps = {
	query: ResumeQuery;
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
	live = false,
	large = false,
	placeholder = "Company, role or skill",
}: SearchBoxProps) {
	const input = useRef<HTMLInputElement>(null);
	const asked = useRef(query.search);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const navigate = useNavigate();
	const { state } = useLocation();

	// Back, a removed chip or "Clear" change the text; a search that is being typed is left alone.
	useEffect(() => {
		if (query.search === asked.current) return;
		asked.current = query.search;
		if (input.current) input.current.value = query.search;
	}, [query.search]);
	useEffect(() => () => clearTimeout(timer.current), []);

	const ask = (text: string, typing: boolean) => {
		clearTimeout(timer.current);
		const search = text.replace(/\s+/gu, " ").trim();
		if (search === asked.current) return;
		asked.current = search;
		navigate(browseAddress({ ...query, search }), {
			// One entry in the history for one search, however many letters it took.
			replace: typing && state?.typing === true,
			state: typing ? { typing: true } : null,
			preventScrollReset: live,
		});
	};
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		ask(input.current?.value ?? "", false);
	};
	const type = (event: FormEvent<HTMLInputElement>) => {
		const text = event.currentTarget.value;
		clearTimeout(timer.current);
		timer.current = setTimeout(() => ask(text, true), typingPause);
	};
	// Somebody may have begun before the scripts came.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when they have come
	useEffect(() => {
		const text = input.current?.value ?? "";
		if (live && text !== query.search)
			timer.current = setTimeout(() => ask(text, true), typingPause);
	}, []);

	return (
		<search>
			<form
				action="/resumes"
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
					onInput={live ? type : undefined}
					enterKeyHint="search"
					autoComplete="off"
				/>
				<button type="submit" className={classes(buttonVariants(), "shrink-0")}>
					Search
				</button>
			</form>
		</search>
	);
}
