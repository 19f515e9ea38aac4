/** The seam of work that happens after the answer: sending, deleting, syncing. */

/** Every kind of job and what it is given: kept in the database as JSON until the job is done. */
export type AnyCatalogue = Record<string, object>;

export type JobContext = {
	/** The key it was enqueued with, else its id: the same in every attempt. */
	key: string;
	id: string;
	/** 1 for the first try. */
	attempt: number;
	/** Aborted when the job has taken too long or the process waits no longer for it: another does it again. */
	signal: AbortSignal;
	/** Aborted as soon as the process is told to stop: what can be done later is best left to another job. */
	stopping: AbortSignal;
};

const workMilliseconds = 25_000;

/**
 * Asks whether a job leaves the rest to the next one: it may take a minute at most, and not longer than the process
 * waits.
 */
export function untilOver({ signal, stopping }: Pick<JobContext, "signal" | "stopping">) {
	const end = performance.now() + workMilliseconds;
	return (): boolean => signal.aborted || stopping.aborted || performance.now() > end;
}

/**
 * Does one job. May be called again for a job that it has already done (after a crash), so its effect must
 * be the same twice. Throwing means: later again; throwing `HopelessJobError` means: park it at once.
 */
export type JobHandler<Data> = (data: Data, context: JobContext) => Promise<void>;

export type JobHandlers<Catalogue extends AnyCatalogue> = {
	[Name in keyof Catalogue]: JobHandler<Catalogue[Name]>;
};

/** When a kind of job is queued by itself: five fields of cron, in UTC. */
export type JobSchedule<Catalogue extends AnyCatalogue> = {
	[Name in keyof Catalogue]?: string;
};

/** The caller's open transaction: a client of `pg`, or anything else that runs SQL inside it. */
export type JobTransaction = {
	query(text: string, values: unknown[]): Promise<{ rows: unknown[] }>;
};

/** A job that failed for good. It stays until the owner retries it or its time is over (14 days). */
export type ParkedJob = {
	id: string;
	name: string;
	key: string | null;
	data: unknown;
	/** The message of the last error. */
	error: string;
	attempts: number;
	parkedAt: Date;
};

/** A job that waits for its moment; `at` by the site's clock. */
export type WaitingJob = { name: string; data: unknown; at: Date };

/** For a site whose clock can be moved. */
export interface JobTime {
	/** An instant of the site, as the machine counts it now. */
	toMachine(at: Date): Date;
	/** The next runs of a schedule (five fields of cron, in UTC), strictly after an instant. */
	runsOf(cron: string, after: Date, count: number): Date[];
	/** The last run after one instant and up to another; null when there is none. Looks back a month at most. */
	lastRunOf(cron: string, after: Date, until: Date): Date | null;
	/** The site's clock was moved on by so much: what waits for a moment comes as much earlier. */
	hasten(milliseconds: number): Promise<void>;
	/** The jobs that come first, of those that wait for a moment. */
	findWaiting(limit: number): Promise<WaitingJob[]>;
	/** Waits until nothing is due; at most 20 seconds. */
	settle(): Promise<void>;
}

export interface Jobs<Catalogue extends AnyCatalogue> {
	readonly time: JobTime;
	/**
	 * Prepares the queues and starts working on the kinds that have a handler; a process without handlers
	 * only enqueues. Must have resolved before the first `enqueue`. Rejects when the database is away.
	 *
	 * @param schedule kinds that are queued by the calendar, once for all processes; their data is `{}`
	 */
	start(
		handlers: Partial<JobHandlers<Catalogue>>,
		schedule?: JobSchedule<Catalogue>,
	): Promise<void>;
	/**
	 * Queues one job.
	 *
	 * @param options.key two jobs of one kind with the same key are one job, also after it has run, for as
	 *   long as finished jobs are remembered (7 days): name the occasion in it, not only the thing
	 * @param options.at the job is not done before this instant (of the site's clock)
	 * @param options.transaction the job exists if and only if this transaction commits
	 * @returns false when a job with this key is already known
	 */
	enqueue<Name extends keyof Catalogue & string>(
		name: Name,
		data: Catalogue[Name],
		options?: { key?: string; at?: Date; transaction?: JobTransaction },
	): Promise<boolean>;
	/**
	 * Takes back a job that waits for its moment, if and only if the transaction commits; its key is free again.
	 *
	 * @returns false when there is none, because its moment has come
	 */
	cancel(
		name: keyof Catalogue & string,
		key: string,
		transaction: JobTransaction,
	): Promise<boolean>;
	/**
	 * Queues many jobs of a kind in one statement, each once by its key.
	 *
	 * @param transaction they exist if and only if it commits
	 * @returns how many of them were not known already
	 */
	enqueueAll<Name extends keyof Catalogue & string>(
		name: Name,
		jobs: readonly { key: string; data: Catalogue[Name] }[],
		transaction?: JobTransaction,
	): Promise<number>;
	/**
	 * Since when jobs of this kind can be queued here, by the machine's clock: as long as there is the site, or the
	 * version that brought them. Null before the first start.
	 */
	knownSince(name: keyof Catalogue & string): Promise<Date | null>;
	/** Jobs that were given up, newest first, at most 100. */
	findParked(options?: { transaction?: JobTransaction }): Promise<ParkedJob[]>;
	/**
	 * Queues parked jobs again, with all their attempts. Returns how many there were.
	 *
	 * @param options.transaction they are queued if and only if this transaction commits
	 */
	retryParked(ids: string[], options?: { transaction?: JobTransaction }): Promise<number>;
	/** Takes no new jobs, waits for the running ones, then gives them back to be tried again. Never throws. */
	stop(): Promise<void>;
}

/** Thrown by a handler when trying again is pointless: the job is parked at once. */
export class HopelessJobError extends Error {
	constructor(message: string, options?: { cause?: unknown }) {
		super(message, options);
		this.name = "HopelessJobError";
	}
}

/** What the adapter writes to; a pino logger fits. */
export type JobLog = {
	warn(details: object, message: string): void;
	error(details: object, message: string): void;
};
