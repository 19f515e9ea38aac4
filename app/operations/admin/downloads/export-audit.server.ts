import { type Admin, walkAuditEntries } from "#app/data/admin/audit-log.server.ts";
import { auditActions, siteSession } from "#app/domain/admin/audit.ts";
import { auditBounds, parseAuditQuery } from "#app/domain/admin/audit-query.ts";
import { count } from "#app/domain/base/count.ts";
import { writeCsv } from "#app/domain/intake/csv/write-rows.ts";
import type { Uses } from "#app/services.ts";
import { type CsvExport, streamCsv } from "./stream-csv.server.ts";

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
 * Writes the lines of the audit log that a filter leaves as a file of comma-separated values, the newest first.
 * @param params the address of the list
 */
export async function exportAudit(
	services: Uses<"database">,
	admin: Admin,
	params: URLSearchParams,
): Promise<CsvExport> {
	const query = parseAuditQuery(params);
	return streamCsv(services, admin, {
		name: `audit-log-${admin.now.toISOString().slice(0, 10)}.csv`,
		head: writeCsv([columns], { byteOrderMark: true }),
		parts: walkAuditEntries(services.database, { ...query, ...auditBounds(query) }),
		cells: ({ id, at, sessionId, action, subject, subjectId, ...row }) => [
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
			sessionId === siteSession
				? "the site"
				: row.personId === null
					? "passcode"
					: (row.email ?? row.personId),
			row.role ?? "",
		],
		entry: (rows) => ({ action: "log.exported", subject: "log", label: count(rows, "line") }),
	});
}
