import { Link } from "react-router";
import { formatShortDate } from "#app/domain/base/dates.ts";
import {
	type CancellationReason,
	type Satisfaction,
	satisfactions,
} from "#app/domain/billing/cancellation.ts";
import { noAnswer } from "#app/domain/billing/cancellation-numbers.ts";
import { TableFrame } from "./table-frame.tsx";

type CancellationTableProps = {
	cancellations: readonly {
		id: string;
		userId: string | null;
		reason: CancellationReason;
		satisfaction: Satisfaction | null;
		comments: string | null;
		createdAt: Date;
		resumedAt: Date | null;
	}[];
};

/** What people said when they canceled. */
export function CancellationTable({ cancellations }: CancellationTableProps) {
	return (
		<TableFrame
			label="Latest cancellations"
			columns={["Date", "Reason", "Satisfaction", "Comments", "Resumed", "Account"]}
		>
			{cancellations.map((row) => (
				<tr key={row.id}>
					<td className="whitespace-nowrap tabular-nums">
						<time dateTime={row.createdAt.toISOString()}>{formatShortDate(row.createdAt)}</time>
					</td>
					<td>{row.reason}</td>
					<td className="whitespace-nowrap">{nameOf(row.satisfaction)}</td>
					<td className="min-w-64 wrap-anywhere whitespace-pre-wrap">{row.comments}</td>
					<td className="whitespace-nowrap tabular-nums">
						{row.resumedAt ? formatShortDate(row.resumedAt) : "No"}
					</td>
					<td>
						{row.userId ? (
							<Link to={`/admin/people/${row.userId}`} className="admin-link">
								Open
							</Link>
						) : (
							"Deleted"
						)}
					</td>
				</tr>
			))}
		</TableFrame>
	);
}

function nameOf(satisfaction: Satisfaction | null): string {
	return satisfactions.find(({ value }) => value === satisfaction)?.label ?? noAnswer.label;
}
