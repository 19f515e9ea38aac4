import { type Admin, type AuditEntry, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { streamOf } from "#app/domain/base/stream-of.ts";
import { csvLine } from "#app/domain/intake/csv/write-rows.ts";
import type { Uses } from "#app/services.ts";

/** A file that is written while it is sent. */
export type CsvExport = { name: string; body: ReadableStream<Uint8Array> };

/** What an export consists of: its head, its rows in parts, and the line of the audit log by their number. */
type CsvParts<Row> = {
	name: string;
	head: string;
	parts: AsyncGenerator<readonly Row[]>;
	cells: (row: Row) => readonly (string | number)[];
	entry: (rows: number) => AuditEntry & { label: string };
};

/**
 * Writes a list as a file of comma-separated values while it is read, so that a part at a time is in memory. The line
 * of the audit log is written before the end of the file, and also when it breaks off.
 * @throws when the first part cannot be read; what fails later breaks the stream: half of a list is no whole file
 */
export async function streamCsv<Row>(
	{ database }: Uses<"database">,
	admin: Admin,
	{ name, head, parts, cells, entry }: CsvParts<Row>,
): Promise<CsvExport> {
	const first = await parts.next();
	async function* write(): AsyncGenerator<Uint8Array> {
		const encoder = new TextEncoder();
		let rows = 0;
		let isWhole = false;
		try {
			yield encoder.encode(head);
			for (let part = first; !part.done; part = await parts.next()) {
				rows += part.value.length;
				yield encoder.encode(part.value.map((row) => csvLine(cells(row))).join(""));
			}
			isWhole = true;
		} finally {
			const { label, ...line } = entry(rows);
			await writeAudit(database, admin, {
				...line,
				label: isWhole ? label : `${label}, broken off`,
			});
		}
	}
	return { name, body: streamOf(write()) };
}
