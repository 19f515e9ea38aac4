import { findBadRows, getImport } from "#app/data/intake/resume-imports.server.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import { errorFileHeader, errorFileLine } from "#app/domain/intake/resume-import.ts";
import type { Uses } from "#app/services.ts";

const rowsAtOnce = 500;

/**
 * The rows of an import that cannot be added, as they were typed and with what is wrong, as a CSV file.
 * @returns null when there is no such import
 */
export async function writeErrorFile(
	{ database }: Uses<"database">,
	importId: string,
): Promise<string | null> {
	const found = isUuid(importId) ? await getImport(database, importId) : null;
	if (!found) return null;
	let text = `\uFEFF${errorFileHeader(found.headers)}`;
	for (let after = 0; ; ) {
		const rows = await findBadRows(database, importId, after, rowsAtOnce);
		for (const row of rows) text += errorFileLine(found.headers, row);
		const last = rows.at(-1);
		if (!last || rows.length < rowsAtOnce) return text;
		after = last.row;
	}
}
