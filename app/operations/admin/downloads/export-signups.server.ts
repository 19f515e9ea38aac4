import type { Admin } from "#app/data/admin/audit-log.server.ts";
import { walkSignups } from "#app/data/admin/signups.server.ts";
import { signupColumns, signupsFileName } from "#app/domain/admin/signups.ts";
import { csvLine } from "#app/domain/intake/csv/write-rows.ts";
import type { Uses } from "#app/services.ts";
import { type CsvExport, streamCsv } from "./stream-csv.server.ts";

/**
 * Writes the newsletter's list as a file of comma-separated values. What a spreadsheet would take for a formula is
 * written as text.
 */
export const exportSignups = (services: Uses<"database">, admin: Admin): Promise<CsvExport> =>
	streamCsv(services, admin, {
		name: signupsFileName(admin.now),
		head: csvLine(signupColumns),
		parts: walkSignups(services.database),
		cells: ({ email, source, status, createdAt }) => [
			email,
			source,
			status,
			createdAt.toISOString(),
		],
		entry: (rows) => ({
			action: "signups.exported",
			subject: "signups",
			label: `${rows.toLocaleString("en-US")} ${rows === 1 ? "address" : "addresses"}`,
		}),
	});
