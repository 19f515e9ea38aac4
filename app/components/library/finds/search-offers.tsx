import { Link } from "react-router";
import { valueFields } from "#app/domain/library/resume-query.ts";
import type { OfferedFilter, UnknownWord } from "#app/domain/library/search/other-searches.ts";
import { browseAddress } from "../browse-address.ts";

/** How what was found leads to another search. */
export const findLink =
	"inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4";

/** Which words find nothing; of a search that is one word the advice has said so. */
export function sayUnknown(search: string, unknown: readonly UnknownWord[]): string {
	const named = unknown.filter(({ typed }) => typed !== search);
	return [
		...(named.length > 0
			? [`No resume is found by ${named.map(({ typed }) => `“${typed}”`).join(" or ")}.`]
			: []),
		...(unknown.some(({ mayBeForeign }) => mayBeForeign)
			? ["All resumes here are in English."]
			: []),
	].join(" ");
}

/** Near companies and the places of a search, as filters. */
export function OfferedFilters({
	offered,
	className,
}: {
	offered: readonly OfferedFilter[];
	className: string;
}) {
	return offered.length > 0 ? (
		<ul aria-label="As a filter" className={`flex flex-wrap gap-x-5 ${className}`}>
			{offered.map(({ field, value, query, resumes }) => (
				<li key={`${field}: ${value}`}>
					<Link to={browseAddress(query)} className={findLink}>
						{`${valueFields[field].label}: ${value} (${resumes.toLocaleString("en-US")})`}
					</Link>
				</li>
			))}
		</ul>
	) : null;
}
