import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { createClient } from "./connections.server.ts";
import {
	type CopyableTable,
	copyIn,
	copyOut,
	copySettings,
	quoteName,
	type SequenceState,
	setSequences,
} from "./copied-tables.server.ts";
import { createRowsDigest } from "./rows-digest.server.ts";

/**
 * Fills a migrated database with the rows of a copy, all or nothing. No trigger runs, because the copy has what
 * triggers have written, and every reference is checked at the end: foreign keys are dropped and made again,
 * which the owner of a database may do everywhere, while only a superuser may switch them off.
 * @param open the rows of a table, as they were copied
 * @param check is told what the tables hold before it counts; what it throws undoes everything
 */
export async function loadRows(
	databaseUrl: string,
	copy: { tables: readonly CopyableTable[]; sequences: readonly SequenceState[] },
	open: (table: CopyableTable) => AsyncIterable<Uint8Array>,
	check: (found: { name: string; rows: number; rowsHash: string }[]) => void,
): Promise<void> {
	const client = createClient({
		connectionString: databaseUrl,
		application_name: "offerfolio restore",
	});
	await client.connect();
	try {
		await client.query(copySettings);
		await client.query("begin");
		const loosened = await loosen(client);
		const names = copy.tables.map(({ name }) => quoteName(name));
		await client.query(`truncate ${names.join(", ")}`);
		for (const table of copy.tables) {
			await pipeline(Readable.from(open(table)), copyIn(client, table));
		}
		await setSequences(client, copy.sequences);
		await loosened.tighten();
		check(await readDigests(client, copy.tables));
		await client.query("commit");
		await client.query("analyze");
	} finally {
		await client.end();
	}
}

/** Takes foreign keys and triggers away until they are brought back. */
async function loosen(client: pg.Client): Promise<{ tighten(): Promise<void> }> {
	const schemas = "('public', 'sandbox', 'pgboss')";
	const keys = await client.query<{ place: string; name: string; definition: string }>(`
		select conrelid::regclass::text as place, quote_ident(conname) as name,
			pg_get_constraintdef(oid) as definition
		from pg_constraint where contype = 'f' and conparentid = 0
			and connamespace::regnamespace::text in ${schemas}`);
	const triggers = await client.query<{ place: string; name: string; always: boolean }>(`
		select tgrelid::regclass::text as place, quote_ident(tgname) as name, tgenabled = 'A' as always
		from pg_trigger join pg_class c on c.oid = tgrelid
		where not tgisinternal and tgenabled in ('O', 'A') and tgparentid = 0
			and c.relnamespace::regnamespace::text in ${schemas}`);
	for (const { place, name } of keys.rows) {
		await client.query(`alter table ${place} drop constraint ${name}`);
	}
	for (const { place, name } of triggers.rows) {
		await client.query(`alter table ${place} disable trigger ${name}`);
	}
	return {
		async tighten() {
			for (const { place, name, definition } of keys.rows) {
				await client.query(`alter table ${place} add constraint ${name} ${definition}`);
			}
			for (const { place, name, always } of triggers.rows) {
				const how = always ? "enable always" : "enable";
				await client.query(`alter table ${place} ${how} trigger ${name}`);
			}
		},
	};
}

/** What the tables hold, read from them and not from the copy. */
async function readDigests(client: pg.Client, tables: readonly CopyableTable[]) {
	const found: { name: string; rows: number; rowsHash: string }[] = [];
	for (const table of tables) {
		const digest = createRowsDigest();
		for await (const chunk of copyOut(client, table)) digest.update(chunk);
		found.push({ name: table.name, ...digest.result() });
	}
	return found;
}
