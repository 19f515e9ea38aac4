import { Link } from "react-router";
import { type MostOpened, newResumeAddress } from "#app/domain/admin/demand.ts";
import { DemandList } from "./ranked-list.tsx";

/** The resumes that were opened most: more like them would be read. */
export function MostOpenedResumes({ resumes }: { resumes: readonly MostOpened[] | null }) {
	return (
		<DemandList
			title="Most opened resumes"
			explanation="Each counts once per person per day."
			columns={["Resume", { number: "Opened" }, { heard: "One like it" }]}
			lines={resumes}
			empty="Nobody opened a resume in this period."
		>
			{({ id, title, company, role, opens }) => (
				<tr key={id}>
					<th scope="row" className="demand-name">
						<Link to={`/resumes/${id}`} className="admin-link">
							{title}
						</Link>
						<span className="block text-sm text-quiet">
							{company} · {role}
						</span>
					</th>
					<td className="number">{opens.toLocaleString("en-US")}</td>
					<td className="number">
						<Link
							to={newResumeAddress({
								query: "",
								filters: new URLSearchParams({ company, role }).toString(),
							})}
							className="admin-link"
						>
							Add<span className="sr-only"> a resume like {title}</span>
						</Link>
					</td>
				</tr>
			)}
		</DemandList>
	);
}
