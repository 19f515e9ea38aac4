import { z } from "zod";

/** What a backup holds: written last, so that a backup with a manifest is whole. */

const digest = z.string().regex(/^[0-9a-f]{64}$/u);
const amount = z.number().int().nonnegative();

const tableSchema = z.object({
	/** With its schema: "public.resumes". */
	name: z.string().regex(/^[a-z_]+\.[a-z0-9_]+$/u),
	/** Without generated ones, in the order of the copy. */
	columns: z.array(z.string().min(1)),
	rows: amount,
	/** A sum over the rows, the same in any order of them. */
	rowsHash: digest,
	/** Where its rows lie in the store. */
	object: z.string(),
});

const fileSchema = z.object({
	key: z.string(),
	contentType: z.string(),
	size: amount,
	sha256: digest,
	/** Where it lies in the store; backups share what they have in common. */
	object: z.string(),
});

export const backupManifestSchema = z.object({
	format: z.literal(1),
	madeAt: z.iso.datetime(),
	/** Of the copy itself, in seconds. */
	seconds: z.number().nonnegative(),
	/** Bytes that were written to the store for it; files that it shares with an earlier one are not. */
	written: amount,
	/** The version of the server, for a person. */
	postgres: z.string(),
	/** The migrations that had run, each by its time. */
	migrations: z.array(z.number().int()).min(1),
	/** The version of the queue's tables; null when none was copied. */
	queue: z.number().int().nullable(),
	tables: z.array(tableSchema),
	sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
	files: z.array(fileSchema),
	/** Files that rows name and that were not in the store. */
	missing: z.array(z.string()),
	/** The key of the sessions: by its fingerprint, and where it lies when the site has invented it. */
	secret: z.object({ fingerprint: z.string(), object: z.string().nullable() }),
	/** How the key is made from the passphrase; null when nothing is encrypted. */
	encryption: z.object({ salt: z.string(), proof: z.string() }).nullable(),
});

export type BackupManifest = z.infer<typeof backupManifestSchema>;
export type CopiedTable = z.infer<typeof tableSchema>;
export type CopiedFile = z.infer<typeof fileSchema>;

/** What two copies of the rows of a database do not have in common; empty when they are the same. */
export function compareTables(
	wanted: readonly Pick<CopiedTable, "name" | "rows" | "rowsHash">[],
	found: readonly Pick<CopiedTable, "name" | "rows" | "rowsHash">[],
): string[] {
	const byName = new Map(found.map((table) => [table.name, table]));
	return wanted.flatMap(({ name, rows, rowsHash }) => {
		const other = byName.get(name);
		if (!other) return [`${name} is missing`];
		if (other.rows !== rows) return [`${name} has ${other.rows} rows instead of ${rows}`];
		return other.rowsHash === rowsHash ? [] : [`${name} has other contents`];
	});
}

const stampPattern = /^(\d{4})(\d\d)(\d\d)t(\d\d)(\d\d)(\d\d)z$/u;

/** The name of a backup: its time to the second, so that a listing is in order. */
export const backupName = (madeAt: Date): string =>
	madeAt.toISOString().replace(/\.\d+/u, "").replace(/[-:]/gu, "").toLowerCase();

/** When a backup of this name was made; null for the name of something else. */
export function timeOfBackup(name: string): Date | null {
	const [, year, month, day, hour, minute, second] = stampPattern.exec(name) ?? [];
	if (!year) return null;
	return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`);
}
