import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type JobInsert, type JobResult, type JobWithMetadata, PgBoss } from "pg-boss";
import { createJobTime } from "./job-time.server.ts";
import { defaultJobTiming, type JobTiming } from "./job-timing.ts";
import { createJobWorkers } from "./job-workers.server.ts";
import {
	type AnyCatalogue,
	HopelessJobError,
	type JobHandler,
	type JobLog,
	type JobSchedule,
	type Jobs,
	type JobTransaction,
	type ParkedJob,
} from "./jobs.ts";

const parkedQueue = "parked";
const day = 24 * 60 * 60;

/**
 * Jobs in Postgres. At least once: a process that dies in the middle of a job leaves it to the next one.
 *
 * @param options.databaseUrl a direct connection or a pool in session mode; through a pool in transaction
 *   mode the wake-up is lost and a job waits for the next look (`pollSeconds`)
 * @param options.names every kind of the catalogue; their queues are made at the start
 * @param options.expireInSeconds of kinds that take longer than others
 * @param options.clock the site's, by which callers say when a job may be done
 * @param options.onParked is told of every job that was given up; `isHopeless`: because trying again is pointless
 */
export function createPgBossJobs<Catalogue extends AnyCatalogue>(options: {
	databaseUrl: string;
	names: (keyof Catalogue & string)[];
	log: JobLog;
	clock?: () => Date;
	timing?: Partial<JobTiming>;
	expireInSeconds?: { [Name in keyof Catalogue]?: number };
	onParked?: (job: { name: string; isHopeless: boolean }) => Promise<void>;
}): Jobs<Catalogue> {
	const { log, names } = options;
	const expireInSeconds: NonNullable<typeof options.expireInSeconds> =
		options.expireInSeconds ?? {};
	const timing = { ...defaultJobTiming, ...options.timing };
	const stopping = new AbortController();
	const boss = new PgBoss({
		connectionString: options.databaseUrl,
		application_name: "offerfolio jobs",
		max: timing.connections,
		useListenNotify: true,
		superviseIntervalSeconds: timing.superviseSeconds,
		monitorIntervalSeconds: timing.superviseSeconds,
	});
	const workers = createJobWorkers({ boss, log, timing, stopping: stopping.signal });
	const time = createJobTime({
		boss,
		clock: options.clock ?? (() => new Date()),
		parkedQueue,
		wake: workers.wake,
	});
	boss.on("error", (error) => log.error({ err: error }, "The job queue reports an error"));
	boss.on("warning", (warning) => log.warn({ warning }, "The job queue reports a warning"));

	async function prepareQueues(): Promise<void> {
		const kept = { retentionSeconds: 14 * day, deleteAfterSeconds: 7 * day };
		const settings = {
			...kept,
			retryLimit: timing.attempts - 1,
			retryBackoff: true,
			retryDelay: timing.retryDelaySeconds,
			retryDelayMax: 60 * 60,
			heartbeatSeconds: timing.silenceSeconds,
			deadLetter: parkedQueue,
			notify: true,
		};
		const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
		if (!queues.has(parkedQueue)) await boss.createQueue(parkedQueue, kept);
		await Promise.all(
			names.map(async (name) => {
				const known = queues.get(name);
				const own = {
					...settings,
					expireInSeconds: expireInSeconds[name] ?? timing.expireInSeconds,
				};
				if (known && holds(known, own)) return;
				if (!known) await boss.createQueue(name, own);
				// Creating leaves a queue as it was that another process has just made.
				await boss.updateQueue(name, own);
			}),
		);
	}

	async function setSchedule(schedule: JobSchedule<Catalogue>): Promise<void> {
		const schedules = await boss.getSchedules();
		for (const known of schedules) {
			if (!(known.name in schedule)) await boss.unschedule(known.name);
		}
		for (const [name, cron] of Object.entries(schedule)) {
			const wanted = { name, cron: String(cron), timezone: "UTC" };
			if (schedules.some((known) => known.data && holds(known, wanted))) continue;
			// Not null: a job without data counts as done.
			await boss.schedule(name, wanted.cron, {}, { tz: wanted.timezone });
		}
	}

	async function run(
		name: string,
		handler: JobHandler<object>,
		job: JobWithMetadata<object | null>,
	): Promise<JobResult> {
		const { id, data, signal } = job;
		// Without data its effect happened in an attempt that died before it could say so.
		if (data === null) return { id, status: "completed" };
		const key = job.singletonKey ?? id;
		const attempt = job.retryCount + 1;
		const details = { job: name, id, key, attempt };
		const reportAbort = () => log.warn(details, "A job took too long or was interrupted");
		signal.addEventListener("abort", reportAbort);
		try {
			await handler(data, { key, id, attempt, signal, stopping: stopping.signal });
			// One that was told to stop may have returned early: it has to be done again, with its data.
			if (!signal.aborted) await forgetData(name, job);
			return { id, status: "completed" };
		} catch (error) {
			const parked = error instanceof HopelessJobError || job.retryCount >= job.retryLimit;
			if (parked) {
				log.error({ ...details, err: error }, "A job was given up and parked");
				await tellParked({ name, isHopeless: error instanceof HopelessJobError });
			} else log.warn({ ...details, err: error }, "A job failed and will be tried again");
			const output = { message: error instanceof Error ? error.message : String(error) };
			return { id, status: parked ? "deadletter" : "failed", output };
		} finally {
			signal.removeEventListener("abort", reportAbort);
		}
	}

	/** Never throws: the job that was given up has to be parked. */
	async function tellParked(job: { name: string; isHopeless: boolean }): Promise<void> {
		try {
			await options.onParked?.(job);
		} catch (error) {
			log.error({ err: error }, "Nobody could be told of a job that was given up");
		}
	}

	/** A job that is done keeps its key and loses its contents: they may name people. */
	async function forgetData(name: string, job: { id: string; retryCount: number }): Promise<void> {
		const attempt = "name = $1 and id = $2 and retry_count = $3 and state = 'active'";
		const sql = `update pgboss.job set data = null where ${attempt}`;
		await boss.getDb().executeSql(sql, [name, job.id, job.retryCount]);
	}

	return {
		time,

		async start(handlers, schedule) {
			await boss.start();
			await prepareQueues();
			if (schedule) await setSchedule(schedule);
			await Promise.all(
				names.map(async (name) => {
					const handler = handlers[name] as JobHandler<object> | undefined;
					if (handler) await workers.start(name, (job) => run(name, handler, job));
				}),
			);
			workers.look();
		},

		async enqueue(name, data, { key, at, transaction } = {}) {
			const id = await boss.send(name, data, {
				...(at ? { startAfter: time.toMachine(at) } : {}),
				...(key === undefined ? {} : { id: idOf(key), singletonKey: key }),
				...(transaction ? { db: databaseOf(transaction) } : {}),
			});
			return id !== null;
		},

		async cancel(name, key, transaction) {
			const sql = `delete from pgboss.job
				where name = $1 and id = $2::uuid and state = 'created' and start_after > now() returning id`;
			return (await transaction.query(sql, [name, idOf(key)])).rows.length > 0;
		},

		async enqueueAll(name, jobs, transaction) {
			if (jobs.length === 0) return 0;
			const byId = new Map<string, JobInsert>();
			for (const { key, data } of jobs) {
				const id = idOf(key);
				if (!byId.has(id)) byId.set(id, { id, singletonKey: key, data });
			}
			// In one order: of two that queue the same, one waits for the other, and never each for each.
			const rows = [...byId.keys()].sort().flatMap((id) => byId.get(id) ?? []);
			const own = transaction ? { db: databaseOf(transaction) } : {};
			return (await boss.insert(name, rows, { returnId: true, ...own }))?.length ?? 0;
		},

		async knownSince(name) {
			return (await boss.getQueue(name))?.createdOn ?? null;
		},

		async findParked({ transaction } = {}) {
			// pg-boss would read all of them, and after a bad night that may be every mail of it.
			const sql = `select id, source_name, singleton_key, data, source_output, source_retry_count,
					created_on
				from pgboss.job where name = $1 and state < 'active' order by created_on desc, id limit 100`;
			const database = transaction ? databaseOf(transaction) : boss.getDb();
			const { rows } = await database.executeSql(sql, [parkedQueue]);
			return (rows as ParkedRow[]).map(toParkedJob);
		},

		async retryParked(ids, { transaction } = {}) {
			const own = transaction ? { db: databaseOf(transaction) } : {};
			return await boss.redrive(parkedQueue, { ids, ...own });
		},

		async stop() {
			const timeoutMilliseconds = timing.stopSeconds * 1000;
			try {
				// pg-boss would look twice a second whether its workers are done.
				const done = Promise.all(names.map((name) => boss.offWork(name, { wait: true })));
				// After that: what is put off now is not for these workers.
				stopping.abort();
				await Promise.race([done, wait(timeoutMilliseconds, undefined, { ref: false })]);
				await within(5000, boss.stop({ graceful: false }));
			} catch (error) {
				log.error({ err: error }, "The job queue did not stop cleanly");
			}
		},
	};
}

/** Whether what stands in the database is as it should be; writing it again takes a start's longest time. */
function holds(known: object, wanted: object): boolean {
	const values = new Map(Object.entries(known));
	return Object.entries(wanted).every(([name, value]) => values.get(name) === value);
}

/** @throws a TimeoutError when it takes longer than these milliseconds */
async function within(milliseconds: number, work: Promise<void>): Promise<void> {
	const late = AbortSignal.timeout(milliseconds);
	const tooLate = new Promise<never>((_, reject) => {
		late.addEventListener("abort", () => reject(late.reason));
	});
	await Promise.race([work, tooLate]);
}

/**
 * The id of a job is made from its key, so that the table's primary key (kind and id) keeps it unique: also
 * within and between open transactions, and after the job has run. (pg-boss's own singleton key does not.)
 */
function idOf(key: string): string {
	const bytes = createHash("sha256").update(key).digest().subarray(0, 16);
	bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
	bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
	return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, "$1-$2-$3-$4-$5");
}

function databaseOf(transaction: JobTransaction) {
	return {
		executeSql: (text: string, values: unknown[] = []) => transaction.query(text, values),
	};
}

type ParkedRow = {
	id: string;
	source_name: string | null;
	singleton_key: string | null;
	data: unknown;
	source_output: { message?: unknown } | null;
	source_retry_count: number | null;
	/** Through a connection of the site's own pool an instant comes as text. */
	created_on: Date | string;
};

function toParkedJob(row: ParkedRow): ParkedJob {
	return {
		id: row.id,
		name: row.source_name ?? "",
		key: row.singleton_key,
		data: row.data,
		error: String(row.source_output?.message ?? ""),
		attempts: (row.source_retry_count ?? 0) + 1,
		parkedAt: new Date(row.created_on),
	};
}
