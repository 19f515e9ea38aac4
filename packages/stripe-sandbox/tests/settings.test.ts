import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { createSchema } from "../src/schema.ts";
import { createSettings } from "../src/settings.ts";
import { createDatabase } from "./database.ts";

async function openPool(): Promise<pg.Pool> {
	const database = await createDatabase();
	const pool = new pg.Pool({ connectionString: database.url });
	onTestFinished(async () => {
		await pool.end();
		await database.drop();
	});
	await createSchema(pool);
	return pool;
}

/** Not `Math.round` alone: a moment past is -0 days ahead, which is not `toBe(0)`. */
const daysAhead = (date: Date) => Math.round((date.getTime() - Date.now()) / 86_400_000) || 0;

test("the clock stays moved when what was read before comes back after it", async () => {
	const pool = await openPool();
	const answered = Promise.withResolvers<void>();
	const held: Pick<pg.Pool, "query"> = Object.create(pool, {
		query: {
			value: async (statement: string, values?: unknown[]) => {
				const answer = await pool.query(statement, values);
				if (statement.startsWith("select")) await answered.promise;
				return answer;
			},
		},
	});
	const settings = createSettings(held);
	const refreshed = settings.refresh();
	await expect.poll(() => pool.idleCount).toBe(1);
	await settings.moveClock(7 * 86_400_000);
	answered.resolve();
	await refreshed;
	expect(daysAhead(settings.now())).toBe(7);
});

test("a change by another process is seen by the next reading", async () => {
	const pool = await openPool();
	const [here, there] = [createSettings(pool), createSettings(pool)];
	await here.refresh();
	await there.moveClock(3 * 86_400_000);
	await there.setFaults({ apiErrors: 1 });
	expect(daysAhead(here.now())).toBe(0);
	await here.refresh();
	expect(daysAhead(here.now())).toBe(3);
	expect(await here.spend("apiErrors")).toBe(true);
	expect(await here.spend("apiErrors")).toBe(false);
	expect(here.faults().apiErrors).toBe(0);
});
