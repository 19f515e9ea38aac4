import { Link } from "react-router";
import {
	describeDemand,
	type FruitlessSearch,
	newResumeAddress,
	searchAddress,
} from "#app/domain/admin/demand.ts";
import { shortDay } from "#app/domain/base/weeks.ts";
import { queryOfDemand } from "#app/domain/library/search-demand.ts";
import { DemandList } from "./ranked-list.tsx";

/** Searches that found nothing: each time a visitor left without a resume. */
export function FruitlessSearches({ searches }: { searches: readonly FruitlessSearch[] | null }) {
	return (
		<DemandList
			title="Searches without results"
			explanation="Words and filters together. Open one to see whether it finds anything now."
			columns={["Search", { number: "Times" }, { number: "Last" }, { heard: "New resume" }]}
			lines={searches}
			empty="Every search in this period found something."
		>
			{(search) => (
				<tr key={`${search.query}?${search.filters}`}>
					<th scope="row" className="demand-name">
						<Link to={searchAddress(queryOfDemand(search))} className="admin-link">
							{describeDemand(search)}
						</Link>
					</th>
					<td className="number">{search.foundNothing.toLocaleString("en-US")}</td>
					<td className="number whitespace-nowrap">{shortDay(search.lastDay)}</td>
					<td className="number">
						<Link to={newResumeAddress(search)} className="admin-link">
							Add<span className="sr-only"> a resume for {describeDemand(search)}</span>
						</Link>
					</td>
				</tr>
			)}
		</DemandList>
	);
}
