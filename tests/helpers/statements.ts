import type pg from "pg";
import { vi } from "vitest";

export type Asked = { text: string; values: unknown[] };

/** The statements that work asks of the database, on whichever connection. */
export async function statementsOf(pool: pg.Pool, work: () => Promise<unknown>): Promise<Asked[]> {
	const asked: Asked[] = [];
	const watch = (client: pg.PoolClient) => {
		if (vi.isMockFunction(client.query)) return;
		const { query } = client;
		vi.spyOn(client, "query").mockImplementation((...given: unknown[]) => {
			const [statement, values = []] = given as [string | { text: string }, unknown[]?];
			asked.push({ text: typeof statement === "string" ? statement : statement.text, values });
			return Reflect.apply(query, client, given);
		});
	};
	pool.on("acquire", watch);
	await work();
	pool.off("acquire", watch);
	vi.restoreAllMocks();
	return asked;
}
