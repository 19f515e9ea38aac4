import type pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";

/** Which rows make the site, and how they are copied out of a database and into another. */

export type CopyableTable = {
	/** With its schema: "public.resumes". */
	name: string;
	/** Without generated ones. */
	columns: string[];
};

/** Of the queue only what waits: everything else in it is made by the process that starts. */
const ours = "(n.nspname in ('public', 'sandbox') or (n.nspname = 'pgboss' and c.relname = 'job'))";

/** What Postgres writes as text must not hang on the settings of a server. */
export const copySettings = `
	set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
	set bytea_output = 'hex'; set extra_float_digits = 1; set statement_timeout = 0;
	set lock_timeout = '30s'; set idle_in_transaction_session_timeout = 0`;

export async function findCopyableTables(client: pg.Client): Promise<CopyableTable[]> {
	const { rows } = await client.query<CopyableTable>(`
		select n.nspname || '.' || c.relname as name,
			array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
		from pg_class c join pg_namespace n on n.oid = c.relnamespace
			join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
		where c.relkind in ('r', 'p') and not c.relispartition and ${ours}
			and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
		group by 1 order by 1`);
	return rows;
}

/** The rows of a table in Postgres' text form, a line each. */
export function copyOut(client: pg.Client, table: CopyableTable): AsyncIterable<Buffer> {
	const what = `select ${columnsOf(table)} from ${quoteName(table.name)}`;
	return client.query(copyTo(`copy (${what}) to stdout`));
}

/** Where rows of `copyOut` are written to. */
export function copyIn(client: pg.Client, table: CopyableTable): NodeJS.WritableStream {
	return client.query(copyFrom(`copy ${quoteName(table.name)} (${columnsOf(table)}) from stdin`));
}

export type SequenceState = { name: string; value: string; isCalled: boolean };

export async function readSequences(client: pg.Client): Promise<SequenceState[]> {
	const { rows } = await client.query<{ name: string }>(`
		select n.nspname || '.' || c.relname as name
		from pg_class c join pg_namespace n on n.oid = c.relnamespace
		where c.relkind = 'S' and n.nspname in ('public', 'sandbox') order by 1`);
	const states: SequenceState[] = [];
	for (const { name } of rows) {
		const state = await client.query<SequenceState>(
			`select $1 as name, last_value::text as value, is_called as "isCalled" from ${quoteName(name)}`,
			[name],
		);
		states.push(...state.rows);
	}
	return states;
}

export async function setSequences(
	client: pg.Client,
	sequences: readonly SequenceState[],
): Promise<void> {
	for (const { name, value, isCalled } of sequences) {
		await client.query("select setval($1::regclass, $2::bigint, $3)", [
			quoteName(name),
			value,
			isCalled,
		]);
	}
}

/** "public.resumes" as SQL names it. */
export const quoteName = (name: string): string => name.split(".").map(quoteWord).join(".");

const columnsOf = ({ columns }: CopyableTable): string => columns.map(quoteWord).join(", ");

const quoteWord = (word: string): string => `"${word.replaceAll('"', '""')}"`;
