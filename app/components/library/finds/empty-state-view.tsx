import { Link } from "react-router";
import { BlankSlate } from "#app/components/base/blank-slate.tsx";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { linesPage } from "#app/domain/library/lines/stored.ts";
import { countFilters, emptyQuery, type ResumeQuery } from "#app/domain/library/resume-query.ts";
import type { OfferedFilter, UnknownWord } from "#app/domain/library/search/other-searches.ts";
import { browseAddress } from "../browse-address.ts";
import { SaveLink } from "../save-link.tsx";
import { findLink, OfferedFilters, sayUnknown } from "./search-offers.tsx";

/** Shown when a search or filters find nothing, with links that help. */
export default function EmptyStateView({
	query,
	narrower,
	offered,
	unknown,
	lines,
}: {
	query: ResumeQuery;
	/** Searches with one word less that find something. */
	narrower: readonly { search: string; resumes: number }[];
	/** Near companies and named places, as filters. */
	offered: readonly OfferedFilter[];
	/** Words of the search that find nothing. */
	unknown: readonly UnknownWord[];
	/** How many lines have all of it that the viewer may read. */
	lines: number;
}) {
	const { search, sort } = query;
	const filters = countFilters(query);
	const said = sayUnknown(search, unknown);
	return (
		<BlankSlate
			title="No resumes found"
			action={
				<div className="flex flex-wrap justify-center gap-2">
					{search && filters > 0 ? (
						<Link
							to={browseAddress({ ...query, filters: emptyQuery.filters })}
							className={buttonVariants({ variant: "secondary" })}
						>
							Search without filters
						</Link>
					) : null}
					<Link to={browseAddress({ ...emptyQuery, sort })} className={buttonVariants()}>
						Show all resumes
					</Link>
					{search || filters > 0 ? (
						<SaveLink query={query} className={buttonVariants({ variant: "secondary" })}>
							Tell me when one comes
						</SaveLink>
					) : null}
				</div>
			}
		>
			<p>{adviceFor(search, filters)}</p>
			{said && <p className="mt-2">{said}</p>}
			{lines > 0 ? (
				<p className="mt-3">
					0 resumes by name,{" "}
					<Link to={browseAddress(query, linesPage)} className={findLink}>
						{`${lines.toLocaleString("en-US")} ${lines === 1 ? "line" : "lines"} inside`}
					</Link>
				</p>
			) : null}
			{narrower.length > 0 ? (
				<ul aria-label="With one word less" className="mt-3 flex flex-wrap justify-center gap-x-5">
					{narrower.map((other) => (
						<li key={other.search}>
							<Link to={browseAddress({ ...query, search: other.search })} className={findLink}>
								{`${other.search} (${other.resumes})`}
							</Link>
						</li>
					))}
				</ul>
			) : null}
			<OfferedFilters offered={offered} className="mt-3 justify-center" />
		</BlankSlate>
	);
}

function adviceFor(search: string, filters: number): string {
	if (search && filters > 0) {
		return `Nothing matches “${search}” together with your filters. Remove one, or search for fewer words.`;
	}
	if (search) return `Nothing matches “${search}”. Try fewer words, a company or a role.`;
	if (filters > 1) return "No resume matches all of your filters. Remove one.";
	if (filters === 1) return "No resume matches your filter.";
	return "There is no resume here yet.";
}
