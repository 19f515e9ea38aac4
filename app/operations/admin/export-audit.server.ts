import { type Admin, walkAuditEntries, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { auditActions } from "#app/domain/admin/audit.ts";
import { auditBounds, parseAuditQuery } from "#app/domain/admin/audit-query.ts";
import { count } from "#app/domain/base/count.ts";
import { csvLine } from "#app/domain/intake/csv/write-rows.ts";
import type { Uses } from "#app/services.ts";

const columns = [
	"Line",
	"When",
	"Session",
	"Action",
	"What",
	"Subject",
	"Subject Id",
	"Label",
	"Reason",
	"Changes",
	"By",
	"Role",
] as const;

/**
 * Writes the lines of the audit log that a filter leaves as a file of comma-separated values, the newest first, as
 * they are at one instant.
 * @param params the address of the list
 */
export async function exportAudit(
	{ database }: Uses<"database">,
	admin: Admin,
	params: URLSearchParams,
): Promise<{ name: string; text: string }> {
	const query = parseAuditQuery(params);
	const lines = [csvLine(columns)];
	await walkAuditEntries(database, { ...query, ...auditBounds(query) }, (rows) => {
		for (const { id, at, sessionId, action, subject, subjectId, ...row } of rows) {
			const by = row.personId === null ? "passcode" : (row.email ?? row.personId);
			lines.push(
				csvLine([
					String(id),
					at.toISOString(),
					sessionId,
					action,
					auditActions[action],
					subject,
					subjectId ?? "",
					row.label ?? "",
					row.reason ?? "",
					row.changes ? JSON.stringify(row.changes) : "",
					by,
					row.role ?? "",
				]),
			);
		}
	});
	await writeAudit(database, admin, {
		action: "log.exported",
		subject: "log",
		label: count(lines.length - 1, "line"),
	});
	return { name: `audit-log-${admin.now.toISOString().slice(0, 10)}.csv`, text: lines.join("") };
}
