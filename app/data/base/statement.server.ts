import { type Placeholder, sql } from "drizzle-orm";
import type { Connection } from "./database.server.ts";

/** Stands in a statement for a value that is known when it is asked. */
export type Later<Value> = Placeholder<string, Value>;

type Buildable<Rows> = {
	prepare(name: string): { execute(values: Record<string, unknown>): Promise<Rows> };
};

/**
 * A statement that Drizzle builds once for each connection: to build one takes longer than to send it and to read
 * its answer. For what a page asks of a member each time.
 * @param build writes it, with the values that come later in their order; none of them has a default
 * @returns asks it
 */
export function statement<const Values extends readonly unknown[], Rows>(
	build: (
		connection: Connection,
		...values: { [Index in keyof Values]: Later<Values[Index]> }
	) => Buildable<Rows>,
): (connection: Connection, ...values: Values) => Promise<Rows> {
	const places = Array.from({ length: build.length - 1 }, (_, index) =>
		sql.placeholder(String(index)),
	) as { [Index in keyof Values]: Later<Values[Index]> };
	const built = new WeakMap<Connection, ReturnType<Buildable<Rows>["prepare"]>>();
	return (connection, ...values) => {
		let known = built.get(connection);
		if (!known) {
			// Without a name: whether Postgres keeps it too is for the connection to say, as `askTogether` does.
			known = build(connection, ...places).prepare("");
			built.set(connection, known);
		}
		// Each is named by its place.
		return known.execute(Object.fromEntries(values.entries()));
	};
}
