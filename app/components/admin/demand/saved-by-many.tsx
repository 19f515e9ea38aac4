import { Link } from "react-router";
import { describeSaved, type SavedDemand, savedByAtLeast } from "#app/domain/admin/demand.ts";
import { DemandList } from "./ranked-list.tsx";

/** The searches that many members keep. */
export function SavedByMany({ searches }: { searches: readonly SavedDemand[] | null }) {
	return (
		<DemandList
			title="Saved searches"
			explanation={`What members have saved today, whatever the period; shown when ${savedByAtLeast} people have it.`}
			columns={["Search", { number: "People" }, { number: "With emails" }]}
			lines={searches}
			empty={`No search is saved by ${savedByAtLeast} people.`}
		>
			{({ query, people, withEmails }) => (
				<tr key={query}>
					<th scope="row" className="demand-name">
						<Link to={`/resumes?${query}`} className="admin-link">
							{describeSaved(query)}
						</Link>
					</th>
					<td className="number">{people.toLocaleString("en-US")}</td>
					<td className="number">{withEmails.toLocaleString("en-US")}</td>
				</tr>
			)}
		</DemandList>
	);
}
