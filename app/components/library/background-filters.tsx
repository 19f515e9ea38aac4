import { useEffect, useId, useRef, useState } from "react";
import { chevronDownIcon } from "#app/components/base/icons.ts";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { useHydrated } from "#app/components/base/use-hydrated.ts";
import { type Provenance, provenances } from "#app/domain/library/catalogue.ts";
import { provenanceLabels } from "#app/domain/library/provenance.ts";
import {
	backgroundFields,
	cleanText,
	type ResumeQuery,
	type TypedField,
	toggleFilter,
	typedFieldNames,
} from "#app/domain/library/resume-query.ts";
import { FilterOption } from "./filter-option.tsx";
import type { ChangeQuery } from "./use-query-change.ts";

/** What the library holds most of, offered while a visitor types. A field without any is not shown. */
export type OfferedBackground = Record<TypedField, readonly string[]>;

type BackgroundFiltersProps = {
	query: ResumeQuery;
	/** How many resumes came with a sponsored visa, under the rest of the query. */
	visaCount: number;
	/** The count was reckoned from a sample. */
	isAbout: boolean;
	offered: OfferedBackground;
	onChange: ChangeQuery;
};

/** Where a person came from: visa, place, degree and the job before. Folded until one of them is used. */
export function BackgroundFilters(props: BackgroundFiltersProps) {
	const { query, visaCount, isAbout, offered, onChange } = props;
	const { filters } = query;
	const fields = typedFieldNames.filter(
		(field) => offered[field].length > 0 || filters[field].length > 0,
	);
	const chosen = fields.reduce(
		(sum, field) => sum + filters[field].length,
		Number(filters.visa) + filters.provenance.length,
	);
	return (
		<details open={chosen > 0} className="filter-group">
			<summary>
				<span>Background</span>
				{chosen > 0 ? <span className="filter-count">{chosen}</span> : null}
				<Icon path={chevronDownIcon} className="ml-auto size-4 text-quiet" />
			</summary>
			<fieldset>
				<legend className="sr-only">Background</legend>
				<FilterOption
					name="visa"
					value="true"
					label="Visa sponsored"
					count={visaCount}
					isAbout={isAbout}
					checked={filters.visa}
					onToggle={() =>
						onChange(({ filters, ...rest }) => ({
							...rest,
							filters: { ...filters, visa: !filters.visa },
						}))
					}
				/>
				<CheckedSelect
					chosen={filters.provenance}
					onChoose={(provenance) =>
						onChange(({ filters, ...rest }) => ({ ...rest, filters: { ...filters, provenance } }))
					}
				/>
				{fields.map((field) => (
					<BackgroundInput
						key={field}
						field={field}
						offered={offered[field]}
						chosen={filters[field]}
						onToggle={(value) => onChange((before) => toggleFilter(before, field, value))}
					/>
				))}
			</fieldset>
		</details>
	);
}

/** How far the resumes were checked. An address may name several; they are changed together. */
function CheckedSelect({
	chosen,
	onChoose,
}: {
	chosen: readonly string[];
	onChoose: (chosen: Provenance[]) => void;
}) {
	const [one, ...more] = chosen;
	return (
		<label className="mt-2 block text-sm text-quiet">
			{backgroundFields.provenance.label}
			<select
				name={backgroundFields.provenance.parameter}
				value={more.length > 0 ? "several" : (one ?? "")}
				onChange={({ currentTarget: { value } }) =>
					onChoose(provenances.filter((provenance) => provenance === value))
				}
				className="filter-find"
			>
				<option value="">In any way, or not</option>
				{more.length > 0 ? (
					<option value="several" disabled>
						In several ways
					</option>
				) : null}
				{provenances.map((provenance) => (
					<option key={provenance} value={provenance}>
						{provenanceLabels[provenance]}
					</option>
				))}
			</select>
		</label>
	);
}

type BackgroundInputProps = {
	field: TypedField;
	offered: readonly string[];
	chosen: readonly string[];
	onToggle: (value: string) => void;
};

/** One field: any part of the value finds it, and several find more. */
function BackgroundInput({ field, offered, chosen, onToggle }: BackgroundInputProps) {
	const { parameter, label } = backgroundFields[field];
	const [text, setText] = useState("");
	const hydrated = useHydrated();
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	// A visitor may have begun to type before the scripts came.
	useEffect(() => setText(input.current?.value ?? ""), []);
	const add = () => {
		const value = cleanText(text, 100);
		setText("");
		if (value !== "" && !chosen.includes(value)) onToggle(value);
	};
	return (
		<div className="mt-2">
			<label htmlFor={id} className="text-sm text-quiet">
				{label} contains
			</label>
			<input
				ref={input}
				id={id}
				// Without scripts what is typed is sent with the form.
				name={hydrated ? undefined : parameter}
				list={`${id}-offered`}
				value={text}
				maxLength={100}
				placeholder={offered[0] && `Such as ${offered[0]}`}
				autoComplete="off"
				onChange={(event) => setText(event.currentTarget.value)}
				onBlur={add}
				onKeyDown={(event) => {
					if (event.key !== "Enter") return;
					event.preventDefault();
					add();
				}}
				className="filter-find"
			/>
			<datalist id={`${id}-offered`}>
				{offered.map((value) => (
					<option key={value} value={value} />
				))}
			</datalist>
			{chosen.map((value) => (
				<label key={value} className="filter-option">
					<input
						type="checkbox"
						name={parameter}
						value={value}
						checked
						onChange={() => onToggle(value)}
					/>
					<span className="min-w-0 flex-1">{value}</span>
				</label>
			))}
		</div>
	);
}
