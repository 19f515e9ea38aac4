import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { chevronDownIcon } from "#app/components/base/icons.ts";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { useHydrated } from "#app/components/base/use-hydrated.ts";
import { namedOptions } from "#app/domain/base/named-options.ts";
import type { FacetOption } from "#app/domain/library/resume.ts";
import {
	expansionHint,
	type FilterField,
	filterFields,
	offeredValues,
	type ResumeQuery,
} from "#app/domain/library/resume-query.ts";
import { FilterOption } from "./filter-option.tsx";
import { useFilterOptions } from "./use-filter-options.ts";

type FilterGroupProps = {
	field: FilterField;
	options: readonly FacetOption[];
	chosen: readonly string[];
	/** How many options the page left out. */
	omitted?: number;
	/** The counts were reckoned from a sample. */
	isAbout: boolean;
	/** The query of the list, whose options they are. */
	query: ResumeQuery;
	onToggle: (value: string) => void;
};

/** One field of the filter panel. A long list has a search of its own and is shown in full when asked. */
export function FilterGroup(props: FilterGroupProps) {
	const { field, chosen, omitted = 0, isAbout, query, onToggle } = props;
	const { label, parameter } = filterFields[field];
	const [text, setText] = useState("");
	const [all, setAll] = useState(false);
	const hydrated = useHydrated();
	const hint = expansionHint(field);
	const hintId = useId();
	const { options, total, isLoading, askForAll } = useFilterOptions(
		field,
		props.options,
		omitted,
		query,
	);
	const find = useRef<HTMLInputElement>(null);
	// A visitor may have begun to type before the scripts came.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when they have come
	useEffect(() => {
		if (!find.current?.value) return;
		setText(find.current.value);
		askForAll();
	}, []);
	const visible = visibleOptions(field, options, chosen, { text, all });
	const isLong = total > offeredValues[field].length;
	return (
		<details open className="filter-group">
			<summary>
				<span>{label}</span>
				{chosen.length > 0 ? <span className="filter-count">{chosen.length}</span> : null}
				<Icon path={chevronDownIcon} className="ml-auto size-4 text-quiet" />
			</summary>
			<fieldset aria-describedby={hint ? hintId : undefined}>
				<legend className="sr-only">{label}</legend>
				{hint ? (
					<p id={hintId} className="mb-1 text-sm text-quiet">
						{hint}
					</p>
				) : null}
				{isLong ? (
					<input
						ref={find}
						type="search"
						// Without scripts what is typed here is itself a value: a part of a name is enough.
						name={hydrated ? undefined : parameter}
						aria-label={`Find in ${label.toLowerCase()}`}
						placeholder={`Find in ${label.toLowerCase()}`}
						value={text}
						onFocus={askForAll}
						onChange={(event) => {
							askForAll();
							setText(event.currentTarget.value);
						}}
						onKeyDown={keepInField}
						autoComplete="off"
						className="filter-find"
					/>
				) : null}
				<div className={isLong ? "filter-scroll" : undefined}>
					{visible.map(({ value, count }) => (
						<FilterOption
							key={value}
							name={parameter}
							value={value}
							label={value}
							count={count}
							isAbout={isAbout}
							checked={chosen.includes(value)}
							onToggle={() => onToggle(value)}
						/>
					))}
					{visible.length === 0 || (isLoading && all) ? (
						<p className="py-2 text-sm text-quiet">
							{isLoading ? "Loading the others…" : `Nothing here contains “${text.trim()}”.`}
						</p>
					) : null}
				</div>
				{isLong && text === "" ? (
					<button
						type="button"
						aria-expanded={all}
						onClick={() => {
							askForAll();
							setAll(!all);
						}}
						className="needs-script min-h-11 text-sm font-medium text-accent underline underline-offset-4"
					>
						{all ? "Show fewer" : `Show all ${total.toLocaleString("en-US")}`}
					</button>
				) : null}
			</fieldset>
		</details>
	);
}

/** The options that are drawn: the named and the chosen ones, all of them, or those that contain a text. */
export function visibleOptions(
	field: FilterField,
	options: readonly FacetOption[],
	chosen: readonly string[],
	{ text, all }: { text: string; all: boolean },
): readonly FacetOption[] {
	const part = plain(text.trim());
	if (part !== "") return options.filter(({ value }) => plain(value).includes(part));
	if (all) return options;
	return namedOptions(field, options, chosen);
}

// Enter in the field that finds a company would send the whole form.
function keepInField(event: KeyboardEvent<HTMLInputElement>): void {
	if (event.key === "Enter") event.preventDefault();
}

/** Without case, accents and apostrophes. */
const plain = (text: string): string =>
	text
		.normalize("NFKD")
		.replace(/[\p{M}'’]/gu, "")
		.toLowerCase();
