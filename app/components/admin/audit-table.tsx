import type { AuditLine } from "#app/domain/admin/audit.ts";
import { AdminLink } from "./roles/mine.tsx";
import { TableFrame } from "./table-frame.tsx";

/** What was done here, the newest first: when, what, to what, why, what is different since, and by whom. */
export function AuditTable({ lines }: { lines: readonly AuditLine[] }) {
	return (
		<TableFrame label="Audit log" columns={["When", "What", "About", "Changes", "By"]}>
			{lines.map((line) => (
				<tr key={line.id}>
					<td className="whitespace-nowrap tabular-nums">
						<time dateTime={line.at}>{line.when}</time>
					</td>
					<td>{line.what}</td>
					<td>
						{line.to ? <AdminLink to={line.to}>{line.label}</AdminLink> : line.label}
						{line.reason ? <p className="text-sm text-quiet">“{line.reason}”</p> : null}
					</td>
					<td>
						{line.changes.map(({ field, from, to }) => (
							<p key={field} className="text-sm">
								<span className="text-quiet">{field}:</span> {from} → {to}
							</p>
						))}
					</td>
					<td className="text-sm">
						<p className="wrap-anywhere">{line.who}</p>
						{line.session ? (
							<p className="text-quiet tabular-nums">Session {line.session}</p>
						) : null}
					</td>
				</tr>
			))}
		</TableFrame>
	);
}
