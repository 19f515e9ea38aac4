import { useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { Field } from "#app/components/base/form/field.tsx";
import { SelectField } from "#app/components/base/form/select-field.tsx";
import { Button, buttonVariants } from "#app/components/base/ui/button.tsx";
import {
	type AdminResumeQuery,
	writeAdminResumeQuery,
} from "#app/domain/admin/resume-list-query.ts";
import { provenances } from "#app/domain/library/catalogue.ts";
import { provenanceLabels } from "#app/domain/library/provenance.ts";
import type { NamedCount } from "#app/domain/library/statistics.ts";

type ResumeFiltersProps = {
	query: AdminResumeQuery;
	companies: readonly NamedCount[];
	industries: readonly NamedCount[];
	busy: boolean;
};

/** The fields with a fixed choice. */
const choices = [
	{
		label: "Featured",
		name: "featured",
		options: [
			{ value: "", label: "Featured or not" },
			{ value: "yes", label: "Featured" },
			{ value: "no", label: "Not featured" },
		],
	},
	{
		label: "File",
		name: "file",
		options: [
			{ value: "", label: "With or without a file" },
			{ value: "none", label: "No file" },
			{ value: "no-document", label: "No document" },
		],
	},
	{
		label: "Provenance",
		name: "provenance",
		options: [
			{ value: "", label: "Any provenance" },
			...provenances.map((value) => ({ value, label: provenanceLabels[value] })),
		],
	},
	{
		label: "Opened",
		name: "opened",
		options: [
			{ value: "", label: "Opened or not" },
			{ value: "never", label: "Never opened" },
		],
	},
	{
		label: "Order",
		name: "sort",
		options: [
			{ value: "", label: "Newest first" },
			{ value: "checked", label: "Checked first" },
		],
	},
	{
		label: "Status",
		name: "status",
		options: [
			{ value: "", label: "Current" },
			{ value: "withdrawn", label: "Withdrawn" },
		],
	},
];

/** The panel above the list: a form whose answer is an address. */
export function ResumeFilters({ query, companies, industries, busy }: ResumeFiltersProps) {
	const form = useRef<HTMLFormElement>(null);
	const shown = writeAdminResumeQuery(query).toString();
	// Clearing, and going back, change the query behind fields that keep what was typed into them; also what was typed
	// before the scripts came.
	const before = useRef(shown);
	useEffect(() => {
		if (before.current === shown) return;
		before.current = shown;
		const values = new URLSearchParams(shown);
		for (const field of form.current?.elements ?? []) {
			if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
				field.value = values.get(field.name) ?? "";
			}
		}
	}, [shown]);
	const values = writeAdminResumeQuery(query);
	const shownIn = (name: string) => values.get(name) ?? "";
	return (
		<Form
			ref={form}
			method="get"
			action="/admin/resumes"
			preventScrollReset
			aria-label="Search and Filter"
			className="admin-panel"
		>
			<h2 className="mb-4 text-lg">Search and Filter</h2>
			<div className="filter-columns grid gap-4">
				<Field
					label="Search"
					name="q"
					type="search"
					placeholder="Title, company, role or description"
					defaultValue={shownIn("q")}
					className="filter-wide"
				/>
				{[
					{ label: "Company", name: "company", options: optionsOf("All companies", companies) },
					{ label: "Industry", name: "industry", options: optionsOf("All industries", industries) },
					...choices,
				].map((field) => (
					<SelectField key={field.name} {...field} defaultValue={shownIn(field.name)} />
				))}
			</div>
			<div className="mt-4 flex flex-wrap gap-3">
				<Button type="submit" busy={busy}>
					Search
				</Button>
				<Link
					to="/admin/resumes"
					preventScrollReset
					className={buttonVariants({ variant: "secondary" })}
				>
					Clear Filters
				</Link>
			</div>
		</Form>
	);
}

const optionsOf = (all: string, counts: readonly NamedCount[]) => [
	{ value: "", label: all },
	...counts.map(({ value, count }) => ({
		value,
		label: `${value} (${count.toLocaleString("en-US")})`,
	})),
];
