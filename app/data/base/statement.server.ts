import { count, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Connection } from "./database.server.ts";

/** Stands in a statement for a value that is known when it is asked. */
export type Later<Value> = Placeholder<string, Value>;

type Places<Values> = { [Index in keyof Values]: Later<Values[Index]> };

type Buildable<Rows> = {
	prepare(name: string): { execute(values: Record<string, unknown>): Promise<Rows> };
};

/**
 * A statement that Drizzle builds once for each connection: to build one takes longer than to send it and to read
 * its answer. For what a page asks of a member each time.
 * @param build writes it, with the values that come later in their order
 * @returns asks it
 */
export function statement<const Values extends readonly unknown[], Rows>(
	build: (connection: Connection, ...values: Places<Values>) => Buildable<Rows>,
): (connection: Connection, ...values: Values) => Promise<Rows> {
	const built = new WeakMap<Connection, ReturnType<Buildable<Rows>["prepare"]>>();
	return (connection, ...values) => {
		let known = built.get(connection);
		if (!known) {
			// Without a name: whether Postgres keeps it too is for the connection to say, as `askTogether` does.
			known = build(connection, ...placesOf(values)).prepare("");
			built.set(connection, known);
		}
		// Each is named by its place.
		return known.execute(Object.fromEntries(values.entries()));
	};
}

/**
 * A statement that finds one row or none.
 * @param read makes of the row what is asked for
 */
export function firstOf<const Values extends readonly unknown[], Row, Found>(
	build: (connection: Connection, ...values: Places<Values>) => Buildable<Row[]>,
	read: (row: Row | undefined) => Found,
): (connection: Connection, ...values: Values) => Promise<Found> {
	const ask = statement(build);
	return async (connection, ...values) => read((await ask(connection, ...values))[0]);
}

/** As Drizzle's `$count`, built once. @returns asks how many rows of a table fulfil the condition */
export const countOf = <const Values extends readonly unknown[]>(
	table: PgTable,
	condition: (...values: Places<Values>) => SQL | undefined,
): ((connection: Connection, ...values: Values) => Promise<number>) =>
	firstOf(
		(connection, ...values: Places<Values>) =>
			connection
				.select({ rows: count() })
				.from(table)
				.where(condition(...values)),
		(row) => row?.rows ?? 0,
	);

const placesOf = <Values extends readonly unknown[]>(values: Values) =>
	values.map((_, index) => sql.placeholder(String(index))) as unknown as Places<Values>;
