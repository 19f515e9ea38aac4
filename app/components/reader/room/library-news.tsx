import { Link } from "react-router";
import { count } from "#app/domain/base/count.ts";
import { formatShortDate } from "#app/domain/base/dates.ts";
import type { OwnLibrary } from "#app/domain/reader/own-library.ts";
import { allOf, LibraryPart, Nothing } from "./library-part.tsx";

/** How many searches are named. */
const named = 4;

/** What came for the searches that a member has saved. */
export function News({ searches, visitedAt }: Pick<OwnLibrary, "searches" | "visitedAt">) {
	const since = visitedAt
		? `since your last visit on ${formatShortDate(visitedAt)}`
		: "in the last 30 days";
	const loud = searches.filter(({ found }) => found > 0);
	const quiet = searches.filter(({ found }) => found === 0);
	return (
		<LibraryPart
			id="news"
			title="New for your searches"
			all={allOf("/library/searches", searches.length)}
		>
			{searches.length === 0 ? (
				<Nothing to="/resumes" way="Search the library">
					Save a search, and what is new for it stands here.
				</Nothing>
			) : (
				<p className="text-note text-quiet">
					{loud.length === 0
						? `Nothing new ${since}.`
						: `What came ${since}, by the search that found it.`}
				</p>
			)}
			<ul className="divide-y divide-hairline">
				{loud.slice(0, named).map((search) => (
					<Finds key={search.id} search={search} />
				))}
			</ul>
			{quiet.length > 0 ? (
				<ul className="flex flex-wrap gap-x-5">
					{quiet.slice(0, named).map(({ id, name, query }) => (
						<li key={id} className="min-w-0">
							<SearchLink name={name} query={query} />
						</li>
					))}
				</ul>
			) : null}
		</LibraryPart>
	);
}

function Finds({
	search: { name, query, found, newest },
}: {
	search: OwnLibrary["searches"][number];
}) {
	return (
		<li className="py-2">
			<SearchLink name={name} query={query} />{" "}
			<span className="text-sm text-quiet">{count(found, "new resume")}</span>
			<ul className="text-note">
				{newest.map(({ id, title, company }) => (
					<li key={id}>
						<Link
							to={`/resumes/${id}`}
							className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
						>
							{title}
						</Link>{" "}
						<span className="text-quiet">{company}</span>
					</li>
				))}
			</ul>
		</li>
	);
}

const SearchLink = ({ name, query }: { name: string; query: string }) => (
	<Link
		to={`/resumes?${query}&sort=recent`}
		className="inline-flex min-h-11 items-center wrap-anywhere text-accent underline underline-offset-4"
	>
		{name}
	</Link>
);
