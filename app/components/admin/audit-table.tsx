import { Link } from "react-router";
import type { AuditLine } from "#app/domain/admin/audit.ts";
import { TableFrame } from "./table-frame.tsx";

/** What the owner did, the newest first: when, what, to what, why, and what is different since. */
export function AuditTable({ lines }: { lines: readonly AuditLine[] }) {
	return (
		<TableFrame label="Audit log" columns={["When", "What", "About", "Changes", "Session"]}>
			{lines.map((line) => (
				<tr key={line.id}>
					<td className="whitespace-nowrap tabular-nums">
						<time dateTime={line.at}>{line.when}</time>
					</td>
					<td>{line.what}</td>
					<td>
						{line.to ? (
							<Link to={line.to} className="admin-link">
								{line.label}
							</Link>
						) : (
							line.label
						)}
						{line.reason ? <p className="text-sm text-quiet">“{line.reason}”</p> : null}
					</td>
					<td>
						{line.changes.map(({ field, from, to }) => (
							<p key={field} className="text-sm">
								<span className="text-quiet">{field}:</span> {from} → {to}
							</p>
						))}
					</td>
					<td className="text-sm text-quiet tabular-nums">{line.session}</td>
				</tr>
			))}
		</TableFrame>
	);
}
