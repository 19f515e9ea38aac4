import type pg from "pg";

/** What goes wrong on purpose. Numbers count down by themselves where they say "next". */
export type Faults = {
	/** How often each event arrives; 1 is as it should be. */
	duplicate: number;
	/** The seed of the order in which events arrive, mixed over about a second; null keeps it. */
	shuffle: number | null;
	/** No event ever arrives. */
	drop: boolean;
	/** Milliseconds by which each event is late. */
	delay: number;
	/** Days after which a single payment settles; 0 is at once, as cards do. */
	settleDays: number;
	/** A subscription whose renewal is given up stays past due and goes on, as an account at Stripe can be set. */
	leavesPastDue: boolean;
	/** Milliseconds by which each answer of the API is late. */
	apiSlow: number;
	/** How many of the next requests are answered with 500 and not done. */
	apiErrors: number;
	/** How many of the next requests with a key are not done and answered with 500, which stays the answer to that key. */
	keptErrors: number;
	/** The same for requests that are done all the same. */
	doneErrors: number;
	/** How many of the next requests find their connection closed and are not done. */
	apiResets: number;
	/** How many of the next requests are done while their answer is lost. */
	lostAnswers: number;
};

export const noFaults: Faults = {
	duplicate: 1,
	shuffle: null,
	drop: false,
	delay: 0,
	settleDays: 0,
	leavesPastDue: false,
	apiSlow: 0,
	apiErrors: 0,
	keptErrors: 0,
	doneErrors: 0,
	apiResets: 0,
	lostAnswers: 0,
};

type Row = { clock_offset_ms: number; faults: Partial<Faults>; revision: number };

export type Settings = {
	/** The sandbox's time, by the offset known last. */
	now(): Date;
	faults(): Faults;
	/** Reads what another process may have changed. */
	refresh(): Promise<void>;
	moveClock(milliseconds: number): Promise<void>;
	setFaults(faults: Partial<Faults>): Promise<void>;
	/** Takes one of the next requests to fail, if one is left. */
	spend(counter: Countdown): Promise<boolean>;
};

/** Faults that count down with each request that they spoil. */
export type Countdown = "apiErrors" | "keptErrors" | "doneErrors" | "apiResets" | "lostAnswers";

/** Clock and faults: shared through the database, kept in memory. */
export function createSettings(pool: Pick<pg.Pool, "query">): Settings {
	let offset = 0;
	let faults = noFaults;
	let revision = -1;
	const columns =
		"clock_offset_ms::float8 as clock_offset_ms, faults, revision::float8 as revision";
	const change = "update sandbox.settings set revision = revision + 1,";
	const run = async (statement: string, values: unknown[] = []) => {
		const { rows } = await pool.query<Row>(statement, values);
		const [row] = rows;
		// What was read before a change may come back after it.
		if (row && row.revision >= revision) {
			revision = row.revision;
			offset = row.clock_offset_ms;
			faults = { ...noFaults, ...row.faults };
		}
		return row !== undefined;
	};
	return {
		now: () => new Date(Date.now() + offset),
		faults: () => faults,
		async refresh() {
			await run(`select ${columns} from sandbox.settings`);
		},
		async moveClock(milliseconds) {
			await run(`${change} clock_offset_ms = clock_offset_ms + $1 returning ${columns}`, [
				Math.round(milliseconds),
			]);
		},
		async setFaults(changes) {
			await run(`${change} faults = faults || $1::jsonb returning ${columns}`, [
				JSON.stringify(changes),
			]);
		},
		spend: (counter) =>
			run(
				`${change} faults = jsonb_set(faults, array[$1], to_jsonb((faults->>$1)::int - 1))
				where (faults->>$1)::int > 0 returning ${columns}`,
				[counter],
			),
	};
}
