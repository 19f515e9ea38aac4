import { writeCsv } from "#app/domain/intake/csv/write-rows.ts";
import { sampleRows } from "#app/domain/intake/resume-import.ts";

/** A file to begin with. */
export const loader = () =>
	new Response(writeCsv(sampleRows, { byteOrderMark: true }), {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": 'attachment; filename="resumes-sample.csv"',
		},
	});
