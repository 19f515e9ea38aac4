import type { Admin } from "#app/data/admin/audit-log.server.ts";
import { walkAdminResumes } from "#app/data/admin/resume-list.server.ts";
import { parseAdminResumeQuery } from "#app/domain/admin/resume-list-query.ts";
import { count } from "#app/domain/base/count.ts";
import { writeCsv } from "#app/domain/intake/csv/write-rows.ts";
import { cellsOfResume } from "#app/domain/intake/resume-csv.ts";
import { idColumn, resumeColumns } from "#app/domain/intake/resume-csv-headers.ts";
import type { ResumeFields } from "#app/domain/intake/resume-form.ts";
import type { Uses } from "#app/services.ts";
import { type CsvExport, streamCsv } from "./stream-csv.server.ts";

/**
 * Writes what a list of resumes shows as a file that can be corrected and uploaded again: each row has its id.
 * @param params the address of the list
 */
export const exportResumes = (
	services: Uses<"database">,
	admin: Admin,
	params: URLSearchParams,
): Promise<CsvExport> =>
	streamCsv(services, admin, {
		name: `resumes-${admin.now.toISOString().slice(0, 10)}.csv`,
		head: writeCsv([[idColumn, ...resumeColumns]], { byteOrderMark: true }),
		parts: walkAdminResumes(services.database, parseAdminResumeQuery(params)),
		cells: ({ id, fields }) => [id, ...cellsOfResume(fields as ResumeFields)],
		entry: (rows) => ({
			action: "resumes.exported",
			subject: "resumes",
			label: count(rows, "resume"),
		}),
	});
