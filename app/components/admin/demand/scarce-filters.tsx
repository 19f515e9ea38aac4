import { Link } from "react-router";
import {
	filterAddress,
	newResumeWith,
	type ScarceFilter,
	suppliedCount,
} from "#app/domain/admin/demand.ts";
import { filterFields } from "#app/domain/library/resume-query.ts";
import { DemandList } from "./ranked-list.tsx";

/** Values of filters that people choose and that find few resumes. */
export function ScarceFilters({ filters }: { filters: readonly ScarceFilter[] | null }) {
	return (
		<DemandList
			title="Filters with little supply"
			explanation={`Chosen often, with fewer than ${suppliedCount} resumes in the library.`}
			columns={["Filter", { number: "Searches" }, { number: "Resumes" }, { heard: "New resume" }]}
			lines={filters}
			empty="Every filter used in this period finds enough resumes."
		>
			{(filter) => (
				<tr key={`${filter.field} ${filter.value}`}>
					<th scope="row" className="demand-name">
						<Link to={filterAddress(filter)} className="admin-link">
							{filter.value}
						</Link>
						<span className="block text-sm text-quiet">{filterFields[filter.field].label}</span>
					</th>
					<td className="number">{filter.searches.toLocaleString("en-US")}</td>
					<td className="number">{filter.supply}</td>
					<td className="number">
						<Link to={newResumeWith(filter)} className="admin-link">
							Add<span className="sr-only"> a resume: {filter.value}</span>
						</Link>
					</td>
				</tr>
			)}
		</DemandList>
	);
}
