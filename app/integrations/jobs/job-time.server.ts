import { setTimeout as wait } from "node:timers/promises";
import type { PgBoss } from "pg-boss";
import type { JobTime } from "./jobs.ts";

const lookEveryMs = 20;
const waitAtMostMs = 20_000;
/** How many runs are worked out at a time: a week of days, or a day of every four hours. */
const runsAtOnce = 8;
const hour = 3_600_000;
const day = 24 * hour;
const month = 31 * day;

/**
 * The queue in a site whose clock can be moved. The queue itself counts by the machine's time, so what waits
 * for a moment of the site is kept by the machine's.
 * @param wake asks every worker to look
 */
export function createJobTime(options: {
	boss: PgBoss;
	clock: () => Date;
	parkedQueue: string;
	wake: () => void;
}): JobTime {
	const { boss, clock, parkedQueue, wake } = options;
	const ahead = () => clock().getTime() - Date.now();
	const preview = (cron: string, from: Date, count: number) =>
		boss.previewSchedule(cron, { tz: "UTC", from, count });
	// It is asked every second, and nearly always none has come.
	const firstRuns = new Map<string, { after: Date; run: Date | undefined }>();
	function firstRunAfter(cron: string, after: Date): Date | undefined {
		const known = firstRuns.get(cron);
		if (known?.run && known.after <= after && after < known.run) return known.run;
		const [run] = preview(cron, after, 1);
		firstRuns.set(cron, { after, run });
		return run;
	}
	function lastOf(cron: string, after: Date, until: Date): Date | undefined {
		let last: Date | undefined;
		for (;;) {
			const runs = preview(cron, last ?? after, runsAtOnce).filter((run) => run <= until);
			last = runs.at(-1) ?? last;
			if (runs.length < runsAtOnce) return last;
		}
	}
	const query = async (sql: string, values: unknown[]) =>
		(await boss.getDb().executeSql(sql, values)).rows as Record<string, unknown>[];
	return {
		toMachine: (at) => new Date(at.getTime() - ahead()),

		runsOf: preview,

		lastRunOf(cron, after, until) {
			const from = new Date(Math.max(after.getTime(), until.getTime() - month));
			const first = firstRunAfter(cron, from);
			if (!first || first > until) return null;
			// From near to far: a job of every minute has run forty thousand times in a month.
			for (const reach of [hour, day]) {
				const last = lastOf(
					cron,
					new Date(Math.max(from.getTime(), until.getTime() - reach)),
					until,
				);
				if (last) return last;
			}
			return lastOf(cron, from, until) ?? null;
		},

		async hasten(milliseconds) {
			const sql = `update pgboss.job set start_after = start_after - make_interval(secs => $2)
				where state = 'created' and start_after > now() and name <> $1`;
			await query(sql, [parkedQueue, milliseconds / 1000]);
			wake();
		},

		async findWaiting(limit) {
			const sql = `select name, data, start_after from pgboss.job
				where name <> $1 and state = 'created' and start_after > now() order by start_after limit $2`;
			const rows = await query(sql, [parkedQueue, limit]);
			return rows.map(({ name, data, start_after }) => ({
				name: String(name),
				data,
				at: new Date(new Date(start_after as Date | string).getTime() + ahead()),
			}));
		},

		async settle() {
			const sql = `select 1 from pgboss.job where name <> $1
				and (state = 'active' or (state in ('created', 'retry') and start_after <= now())) limit 1`;
			const end = performance.now() + waitAtMostMs;
			while (performance.now() < end) {
				if ((await query(sql, [parkedQueue])).length === 0) return;
				await wait(lookEveryMs);
			}
		},
	};
}
