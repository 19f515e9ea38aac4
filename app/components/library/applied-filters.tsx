import { Link } from "react-router";
import { closeIcon } from "#app/components/base/icons.ts";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { shownValue } from "#app/domain/library/provenance.ts";
import {
	emptyQuery,
	isUnfiltered,
	type ResumeQuery,
	toggleFilter,
	valueFieldNames,
	valueFields,
} from "#app/domain/library/resume-query.ts";
import type { Understood } from "#app/domain/library/search/wanted.ts";
import { browseAddress } from "./browse-address.ts";
import { SaveLink } from "./save-link.tsx";

const linkClass =
	"inline-flex min-h-11 items-center px-2 text-note font-medium text-accent underline underline-offset-4 print:hidden";

/** What narrows the list, each with a press to take it away, and one to take away all. */
export function AppliedFilters({
	query,
	page,
	understood = [],
	answered = query,
}: {
	query: ResumeQuery;
	page?: string;
	/** Words of the search that were taken for filters. */
	understood?: readonly Understood[];
	/** The query whose answer is shown, where that is another one. */
	answered?: ResumeQuery;
}) {
	if (isUnfiltered(query)) return null;
	return (
		<ul aria-label="Applied filters" className="flex flex-wrap items-center gap-2">
			{[...appliedFilters(query), ...understoodFilters(query, understood)].map(
				({ label, value, without }) => (
					<li key={`${label}: ${value}`}>
						<Link
							to={browseAddress(without, page)}
							preventScrollReset
							aria-label={`Remove ${label}: ${value}`}
							className="inline-flex min-h-11 max-w-72 items-center gap-2 rounded-md border border-edge bg-raised px-3 text-note hover:bg-panel"
						>
							<span className="truncate">{value}</span>
							<Icon path={closeIcon} className="size-4 shrink-0 text-quiet" />
						</Link>
					</li>
				),
			)}
			<li>
				<Link
					to={browseAddress({ ...emptyQuery, sort: query.sort }, page)}
					preventScrollReset
					className={linkClass}
				>
					Clear
				</Link>
			</li>
			{page ? null : (
				<li>
					<SaveLink query={answered} className={linkClass}>
						Save this search
					</SaveLink>
				</li>
			)}
		</ul>
	);
}

/**
 * What words of the search were taken for, and which are left out because another value is chosen; without one of them
 * the search is shorter.
 */
function understoodFilters(query: ResumeQuery, understood: readonly Understood[]) {
	const isSaid = ({ field, values, isReplaced }: Understood) =>
		!isReplaced || field === "visa" || `${values}` !== `${query.filters[field]}`;
	return understood.filter(isSaid).map(({ field, values, typed, rest, isReplaced }) => {
		const meant = field === "visa" ? "Visa sponsored" : values.map(withoutComma).join(" or ");
		return {
			label: field === "visa" ? "Filter" : valueFields[field].label,
			value: `${typed} → ${meant}${isReplaced ? " (left out)" : ""}`,
			without: { ...query, search: rest },
		};
	});
}

/** A state stands in a place behind a comma. */
const withoutComma = (value: string): string => value.replace(/^, /u, "");

/** Each thing that narrows a query, with the query without it. */
export function appliedFilters(
	query: ResumeQuery,
): { label: string; value: string; without: ResumeQuery }[] {
	const { search, filters } = query;
	return [
		...(search
			? [{ label: "Search", value: `“${search}”`, without: { ...query, search: "" } }]
			: []),
		...(filters.featured
			? [
					{
						label: "Filter",
						value: "Featured only",
						without: { ...query, filters: { ...filters, featured: false } },
					},
				]
			: []),
		...(filters.visa
			? [
					{
						label: "Filter",
						value: "Visa sponsored",
						without: { ...query, filters: { ...filters, visa: false } },
					},
				]
			: []),
		...valueFieldNames.flatMap((field) =>
			filters[field].map((value) => ({
				label: valueFields[field].label,
				value: shownValue(field, value),
				without: toggleFilter(query, field, value),
			})),
		),
	];
}
