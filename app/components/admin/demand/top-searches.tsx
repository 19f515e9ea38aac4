import { Link } from "react-router";
import { type SearchedWords, searchAddress } from "#app/domain/admin/demand.ts";
import { emptyQuery } from "#app/domain/library/resume-query.ts";
import { DemandList } from "./ranked-list.tsx";

/** The words that were searched for most. */
export function TopSearches({ searches }: { searches: readonly SearchedWords[] | null }) {
	return (
		<DemandList
			title="Top searches"
			explanation="The words, whatever filters were used with them."
			columns={["Words", { number: "Searches" }, { number: "Found nothing" }]}
			lines={searches}
			empty="Nobody searched by words in this period."
		>
			{({ query, searches: times, foundNothing }) => (
				<tr key={query}>
					<th scope="row" className="demand-name">
						<Link to={searchAddress({ ...emptyQuery, search: query })} className="admin-link">
							{query}
						</Link>
					</th>
					<td className="number">{times.toLocaleString("en-US")}</td>
					<td className="number">{foundNothing.toLocaleString("en-US")}</td>
				</tr>
			)}
		</DemandList>
	);
}
