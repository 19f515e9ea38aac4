import { Link } from "react-router";
import { TableFrame } from "#app/components/admin/table-frame.tsx";
import { count } from "#app/domain/base/count.ts";
import { formatMoment } from "#app/domain/base/dates.ts";

export type ListedChange = {
	id: string;
	what: string;
	madeAt: Date;
	resumes: number;
	state: string;
};

/** Changes of many resumes, each of which can be taken back. */
export function ChangeTable({ changes }: { changes: readonly ListedChange[] }) {
	if (changes.length === 0) return <p className="admin-panel">Nothing was changed at once yet.</p>;
	return (
		<TableFrame label="Changes" columns={["Change", "Made", "Resumes", "State"]}>
			{changes.map(({ id, what, madeAt, resumes, state }) => (
				<tr key={id}>
					<th scope="row" className="min-w-48 wrap-anywhere">
						<Link to={`/admin/changes/${id}`} className="admin-link">
							{what}
						</Link>
					</th>
					<td className="whitespace-nowrap tabular-nums">
						<time dateTime={madeAt.toISOString()}>{formatMoment(madeAt)}</time>
					</td>
					<td className="whitespace-nowrap">{count(resumes, "resume")}</td>
					<td className="whitespace-nowrap">{state}</td>
				</tr>
			))}
		</TableFrame>
	);
}
