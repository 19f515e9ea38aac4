import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { walkAdminResumes } from "#app/data/admin/resume-list.server.ts";
import { parseAdminResumeQuery } from "#app/domain/admin/resume-list-query.ts";
import { csvLine, writeCsv } from "#app/domain/intake/csv/write-rows.ts";
import { cellsOfResume } from "#app/domain/intake/resume-csv.ts";
import { idColumn, resumeColumns } from "#app/domain/intake/resume-csv-headers.ts";
import type { ResumeFields } from "#app/domain/intake/resume-form.ts";
import type { Uses } from "#app/services.ts";

const partSize = 500;

/**
 * Writes what a list of resumes shows as a file that can be corrected and uploaded again: each row has its id.
 * @param params the address of the list
 */
export async function exportResumes(
	{ database }: Uses<"database">,
	admin: Admin,
	params: URLSearchParams,
): Promise<{ name: string; text: string }> {
	const query = parseAdminResumeQuery(params);
	const lines = [writeCsv([[idColumn, ...resumeColumns]], { byteOrderMark: true })];
	await database.transaction(
		async (transaction) => {
			for await (const part of walkAdminResumes(transaction, query, partSize)) {
				for (const { id, fields } of part) {
					lines.push(csvLine([id, ...cellsOfResume(fields as ResumeFields)]));
				}
			}
		},
		{ isolationLevel: "repeatable read", accessMode: "read only" },
	);
	await writeAudit(database, admin, {
		action: "resumes.exported",
		subject: "resumes",
		label: `${lines.length - 1} resumes`,
	});
	const day = admin.now.toISOString().slice(0, 10);
	return { name: `resumes-${day}.csv`, text: lines.join("") };
}
