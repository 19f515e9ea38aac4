import { createHash } from "node:crypto";
import { type JobResult, type JobWithMetadata, PgBoss } from "pg-boss";
import { defaultJobTiming, type JobTiming } from "./job-timing.ts";
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
 */
export function createPgBossJobs<Catalogue extends AnyCatalogue>(options: {
	databaseUrl: string;
	names: (keyof Catalogue & string)[];
	log: JobLog;
	timing?: Partial<JobTiming>;
}): Jobs<Catalogue> {
	const { log, names } = options;
	const timing = { ...defaultJobTiming, ...options.timing };
	const boss = new PgBoss({
		connectionString: options.databaseUrl,
		application_name: "offerfolio jobs",
		max: 4,
		useListenNotify: true,
		superviseIntervalSeconds: timing.superviseSeconds,
		monitorIntervalSeconds: timing.superviseSeconds,
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
			expireInSeconds: timing.expireInSeconds,
			heartbeatSeconds: timing.silenceSeconds,
			deadLetter: parkedQueue,
			notify: true,
		};
		await boss.createQueue(parkedQueue, kept);
		for (const name of names) {
			await boss.createQueue(name, settings);
			// Creating leaves a queue of an older release as it was.
			await boss.updateQueue(name, settings);
		}
	}

	async function setSchedule(schedule: JobSchedule<Catalogue>): Promise<void> {
		for (const known of await boss.getSchedules()) {
			if (!(known.name in schedule)) await boss.unschedule(known.name);
		}
		for (const [name, cron] of Object.entries(schedule)) {
			// Not null: a job without data counts as done.
			await boss.schedule(name, String(cron), {}, { tz: "UTC" });
		}
	}

	async function startWorker(name: string, handler: JobHandler<object>): Promise<void> {
		const workerId: string = await boss.work(
			name,
			{
				pollingIntervalSeconds: Math.min(timing.pollSeconds, 1),
				notifyPollingIntervalSeconds: timing.pollSeconds,
				includeMetadata: true,
				perJobResults: true,
			},
			async (jobs: JobWithMetadata<object | null>[]) => {
				// The next job is looked for as soon as this one is done, not at the next poll.
				boss.notifyWorker(workerId);
				return await Promise.all(jobs.map((job) => run(name, handler, job)));
			},
		);
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
			await handler(data, { key, id, attempt, signal });
			// One that was told to stop may have returned early: it has to be done again, with its data.
			if (!signal.aborted) await forgetData(name, job);
			return { id, status: "completed" };
		} catch (error) {
			const parked = error instanceof HopelessJobError || job.retryCount >= job.retryLimit;
			if (parked) log.error({ ...details, err: error }, "A job was given up and parked");
			else log.warn({ ...details, err: error }, "A job failed and will be tried again");
			const output = { message: error instanceof Error ? error.message : String(error) };
			return { id, status: parked ? "deadletter" : "failed", output };
		} finally {
			signal.removeEventListener("abort", reportAbort);
		}
	}

	/** A job that is done keeps its key and loses its contents: they may name people. */
	async function forgetData(name: string, job: { id: string; retryCount: number }): Promise<void> {
		const attempt = "name = $1 and id = $2 and retry_count = $3 and state = 'active'";
		const sql = `update pgboss.job set data = null where ${attempt}`;
		await boss.getDb().executeSql(sql, [name, job.id, job.retryCount]);
	}

	return {
		async start(handlers, schedule) {
			await boss.start();
			await prepareQueues();
			if (schedule) await setSchedule(schedule);
			for (const name of names) {
				const handler = handlers[name] as JobHandler<object> | undefined;
				for (let worker = 0; handler && worker < timing.workersPerKind; worker++) {
					await startWorker(name, handler);
				}
			}
		},

		async enqueue(name, data, { key, at, transaction } = {}) {
			const id = await boss.send(name, data, {
				...(at ? { startAfter: at } : {}),
				...(key === undefined ? {} : { id: idOf(key), singletonKey: key }),
				...(transaction ? { db: databaseOf(transaction) } : {}),
			});
			return id !== null;
		},

		async findParked() {
			const jobs = await boss.findJobs(parkedQueue, { queued: true });
			return jobs
				.map(toParkedJob)
				.sort((a, b) => b.parkedAt.getTime() - a.parkedAt.getTime())
				.slice(0, 100);
		},

		async retryParked(ids) {
			return await boss.redrive(parkedQueue, { ids });
		},

		async stop() {
			const timeout = timing.stopSeconds * 1000;
			const late = AbortSignal.timeout(timeout + 5000);
			const tooLate = new Promise<never>((_, reject) => {
				late.addEventListener("abort", () => reject(late.reason));
			});
			try {
				await Promise.race([boss.stop({ graceful: true, timeout }), tooLate]);
			} catch (error) {
				log.error({ err: error }, "The job queue did not stop cleanly");
			}
		},
	};
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

function toParkedJob(job: JobWithMetadata<unknown>): ParkedJob {
	const output = job.sourceOutput as { message?: unknown } | null;
	return {
		id: job.id,
		name: job.sourceName ?? "",
		key: job.singletonKey,
		data: job.data,
		error: String(output?.message ?? ""),
		attempts: (job.sourceRetryCount ?? 0) + 1,
		enqueuedAt: job.sourceCreatedOn ?? job.createdOn,
		parkedAt: job.createdOn,
	};
}
