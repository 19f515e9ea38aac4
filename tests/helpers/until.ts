import type pg from "pg";
import { vi } from "vitest";
import type { Transaction } from "#app/data/base/database.server.ts";
import type { Services } from "#app/services.ts";

/** How long a test waits for what must come, in milliseconds: only a fault, never a slow machine, takes longer. */
const timeoutMilliseconds = 120_000;

/**
 * Waits until a condition holds; what it is asked for last comes back.
 * @throws when it does not hold within two minutes, and when it throws
 */
export function until<Value>(
	condition: () => Value | Promise<Value>,
): Promise<Exclude<Value, false | null | undefined>> {
	return vi.waitUntil(condition, { timeout: timeoutMilliseconds, interval: 15 }) as Promise<
		Exclude<Value, false | null | undefined>
	>;
}

/** Waits until this many statements in the database of a pool wait for the lock of another. */
export async function untilLocked(pool: pg.Pool, statements = 1): Promise<void> {
	await until(async () => {
		const { rowCount } = await pool.query(
			"select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
		);
		return rowCount === statements;
	});
}

/** Lets things begin, one after the other, while something holds a row that each of them needs. */
export async function beside<Done>(
	{ background, database, pool }: Pick<Services, "background" | "database" | "pool">,
	holds: (transaction: Transaction) => PromiseLike<unknown>,
	...works: (() => Promise<Done>)[]
): Promise<Done[]> {
	const begun: Promise<Done>[] = [];
	// What an opening has left would wait as well.
	await background.settle();
	await database.transaction(async (transaction) => {
		await holds(transaction);
		for (const work of works) {
			begun.push(work());
			await untilLocked(pool, begun.length);
		}
	});
	return Promise.all(begun);
}
