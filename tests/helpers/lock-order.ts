import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import pg from "pg";
import { afterEach, expect } from "vitest";

/**
 * Setup of the tests with a database: no transaction changes what is a user's before it has locked the user. The
 * deletion of an account locks the user first and the rest after it: with the other order, each waits for the other.
 */

const schema = import.meta.glob("../../app/data/base/schema/*.ts", { eager: true });

/** The tables whose rows name a user; adding one locks the user as well. */
const ofUsers = Object.values(schema)
	.flatMap((module) => Object.values(module as Record<string, unknown>))
	.filter((value) => is(value, PgTable))
	.map((table) => getTableConfig(table))
	.filter(({ foreignKeys }) =>
		foreignKeys.some((key) => getTableConfig(key.reference().foreignTable).name === "user"),
	)
	.map(({ name }) => name);

const tables = ofUsers.join("|");
const lock = ` for (?:(?:no key )?update|(?:key )?share)`;
const locksUser = new RegExp(
	`^(?:update|delete from) "user"|^select .* from "user".*${lock}`,
	"su",
);
const adds = new RegExp(
	`^(?:with .*)?insert into "(?:${tables})" \\((.*?)\\) (?:values \\((.*?)\\)|select)`,
	"su",
);
const changes = new RegExp(
	`^(?:update|delete from) "(?:${tables})"|^select .* from "(?:${tables})".*${lock}`,
	"su",
);

type Query = ((this: object, ...given: unknown[]) => unknown) & { found?: string[] };
const { query } = pg.Client.prototype as unknown as { query: Query };
// Files share what they have loaded: the first puts this in place for all.
const found = query.found ?? watch();

/** Whether a statement adds a row of a user; what a gone account has paid is a row of none. */
function addsOfUser(statement: string, values: unknown[]): boolean {
	const [, columns, given] = adds.exec(statement) ?? [];
	if (!columns) return false;
	if (!given) return true;
	const place = columns.split(", ").indexOf('"user_id"');
	const [, number] = /^\$(\d+)$/u.exec(given.split(", ")[place] ?? "") ?? [];
	return number === undefined || values[Number(number) - 1] !== null;
}

function watch(): string[] {
	const list: string[] = [];
	const transactions = new WeakMap<object, { changed: string | null }>();
	/** @param rows how many rows the statement has found: without any, nothing is locked */
	const look = (client: object, statement: string, values: unknown[], rows: number) => {
		if (/^begin/iu.test(statement)) transactions.set(client, { changed: null });
		else if (/^(?:commit|rollback$)/iu.test(statement)) transactions.delete(client);
		const transaction = transactions.get(client);
		if (!transaction || rows === 0) return;
		if (locksUser.test(statement) || addsOfUser(statement, values)) {
			if (transaction.changed) list.push(`${transaction.changed}\ncame before\n${statement}`);
			// An upsert may have found its row, and then it has locked no user.
			if (/ do update /u.test(statement)) transaction.changed ??= statement;
			else transactions.delete(client);
		} else if (changes.test(statement)) transaction.changed ??= statement;
	};
	const watching: Query = function (...given) {
		const [statement, values = []] = given as [string | { text?: string }, unknown[]?];
		const text = typeof statement === "string" ? statement : statement?.text;
		const answer = query.apply(this, given);
		if (text && answer instanceof Promise) {
			const answered = answer as Promise<pg.QueryResult>;
			answered.then(({ rowCount }) => look(this, text, values, rowCount ?? 0)).catch(() => {});
		}
		return answer;
	};
	watching.found = list;
	Object.assign(pg.Client.prototype, { query: watching });
	return list;
}

afterEach(() => {
	expect(found.splice(0)).toEqual([]);
});
