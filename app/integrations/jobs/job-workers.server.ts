import { setTimeout as wait } from "node:timers/promises";
import type { JobResult, JobWithMetadata, PgBoss } from "pg-boss";
import type { JobTiming } from "./job-timing.ts";
import type { JobLog } from "./jobs.ts";

type Run = (job: JobWithMetadata<object | null>) => Promise<JobResult>;

/** A worker looks by itself this seldom: it is woken by the database, and by what looks for all kinds at once. */
const leastOwnLookSeconds = 60;

/**
 * The workers of a queue, by the kind of their jobs.
 * @param options.stopping the queue takes no new job from then on
 */
export function createJobWorkers(options: {
	boss: PgBoss;
	log: JobLog;
	timing: JobTiming;
	stopping: AbortSignal;
}) {
	const { boss, log, timing, stopping } = options;
	/** The ids of the workers of each kind. */
	const workers = new Map<string, string[]>();
	const ownLookSeconds = Math.max(timing.pollSeconds, leastOwnLookSeconds);

	/**
	 * Starts a worker of a kind. Each looks for work as it starts, and most kinds have little: a kind begins with one, and
	 * one that finds a job starts another, up to `workersPerKind`.
	 */
	async function start(name: string, run: Run): Promise<void> {
		const ofKind = workers.get(name) ?? [];
		workers.set(name, ofKind);
		// Its place is taken before it is there: two jobs at once start no more than there are places.
		const place = ofKind.push("") - 1;
		const workerId: string = await boss.work(
			name,
			{
				pollingIntervalSeconds: ownLookSeconds,
				notifyPollingIntervalSeconds: ownLookSeconds,
				includeMetadata: true,
				perJobResults: true,
			},
			async (jobs: JobWithMetadata<object | null>[]) => {
				// The next job is looked for as soon as this one is done, not at the next look.
				boss.notifyWorker(workerId);
				if (!stopping.aborted && ofKind.length < timing.workersPerKind) await start(name, run);
				return await Promise.all(jobs.map(run));
			},
		);
		ofKind[place] = workerId;
	}

	/** Wakes the workers of these kinds, or of all. */
	function wake(kinds: Iterable<string> = workers.keys()): void {
		for (const kind of kinds) for (const id of workers.get(kind) ?? []) boss.notifyWorker(id);
	}

	async function lookAgainAndAgain(): Promise<void> {
		// The rule by which a worker takes a job.
		const sql = `select kind from unnest($1::text[]) as kind where exists (
			select from pgboss.job where name = kind and state < 'active' and not blocked
				and start_after <= pgboss.job_now())`;
		for (;;) {
			await wait(timing.pollSeconds * 1000, undefined, { signal: stopping, ref: false });
			try {
				const { rows } = await boss.getDb().executeSql(sql, [[...workers.keys()]]);
				wake((rows as { kind: string }[]).map(({ kind }) => kind));
			} catch (error) {
				log.error({ err: error }, "The job queue reports an error");
			}
		}
	}

	return {
		start,
		wake,
		/**
		 * Looks for what is due of any kind, and wakes those who do it, until the queue stops. Each worker for itself would
		 * ask twenty times a second in a site where nothing happens.
		 */
		look(): void {
			// Only the stop ends it.
			lookAgainAndAgain().catch(() => undefined);
		},
	};
}
