import { spawn } from "node:child_process";
import { once } from "node:events";
import pg from "pg";
import { PgBoss } from "pg-boss";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { jobTransaction, openDatabase } from "#app/data/base/database.server.ts";
import { createTestDatabase } from "#tests/helpers/postgres.ts";
import { until } from "#tests/helpers/until.ts";
import { createJobTime } from "./job-time.server.ts";
import type { JobTiming } from "./job-timing.ts";
import {
	HopelessJobError,
	type JobHandlers,
	type JobLog,
	type JobSchedule,
	type Jobs,
} from "./jobs.ts";
import { createPgBossJobs } from "./pg-boss-jobs.server.ts";

type Catalogue = { greet: { name: string }; clean: { key: string } };
const names: (keyof Catalogue)[] = ["greet", "clean"];

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
const started: Jobs<Catalogue>[] = [];

beforeAll(async () => {
	database = await createTestDatabase();
	pool = new pg.Pool({ connectionString: database.url });
	// The database is dropped while the last connections are still saying goodbye.
	pool.on("connect", (client) => client.on("error", () => {}));
});

afterEach(async () => {
	await Promise.all(started.splice(0).map((jobs) => jobs.stop()));
	await pool.query("delete from pgboss.schedule");
	await pool.query("delete from pgboss.job");
});

afterAll(async () => {
	await pool.end();
	await database.drop();
});

type Line = { level: "warn" | "error"; message: string };

function createLog(): JobLog & { lines: Line[] } {
	const lines: Line[] = [];
	return {
		lines,
		warn: (_details, message) => lines.push({ level: "warn", message }),
		error: (_details, message) => lines.push({ level: "error", message }),
	};
}

async function start(
	handlers: Partial<JobHandlers<Catalogue>>,
	timing: Partial<JobTiming> = {},
	log: JobLog = createLog(),
	schedule?: JobSchedule<Catalogue>,
): Promise<Jobs<Catalogue>> {
	const jobs = createPgBossJobs<Catalogue>({ databaseUrl: database.url, names, log, timing });
	started.push(jobs);
	await jobs.start(handlers, schedule);
	return jobs;
}

/** Notes every call and lets a test wait for the n-th. */
function createDiary<Entry>() {
	const entries: Entry[] = [];
	const waiting: { count: number; resolve: (entries: Entry[]) => void }[] = [];
	return {
		entries,
		add(entry: Entry) {
			entries.push(entry);
			for (const { count, resolve } of waiting) if (entries.length >= count) resolve(entries);
		},
		reaches: (count: number) =>
			new Promise<Entry[]>((resolve) => {
				if (entries.length >= count) resolve(entries);
				waiting.push({ count, resolve });
			}),
	};
}

/** Resolves when every job has been dealt with, so that "never runs" can be said with certainty. */
async function untilNothingWaits(): Promise<void> {
	await expect
		.poll(async () => {
			const sql =
				"select count(*)::int as n from pgboss.job where state in ('created', 'retry', 'active')";
			return (await pool.query(`${sql} and name = any($1)`, [names])).rows[0].n;
		})
		.toBe(0);
}

describe("enqueueing", () => {
	test("a job that is committed runs once, with its data", async () => {
		const diary = createDiary<{ name: string; attempt: number }>();
		const jobs = await start({
			greet: async ({ name }, { attempt }) => diary.add({ name, attempt }),
		});
		const client = await pool.connect();
		await client.query("begin");
		expect(await jobs.enqueue("greet", { name: "Ada" }, { transaction: client })).toBe(true);
		await client.query("commit");
		client.release();
		await diary.reaches(1);
		await untilNothingWaits();
		expect(diary.entries).toEqual([{ name: "Ada", attempt: 1 }]);
	});

	test("a worker is woken by the commit and does not wait for its next look", async () => {
		const diary = createDiary<string>();
		const timing = { pollSeconds: 3_600, workersPerKind: 1 };
		const jobs = await start({ greet: async ({ name }) => diary.add(name) }, timing);
		for (let count = 1; count <= 8; count++) {
			await jobs.enqueue("greet", { name: "Ada" });
			await untilNothingWaits();
		}
	});

	test("a job of a transaction that is rolled back never runs", async () => {
		const diary = createDiary<string>();
		const jobs = await start({ greet: async ({ name }) => diary.add(name) });
		const client = await pool.connect();
		await client.query("begin");
		await jobs.enqueue("greet", { name: "nobody" }, { transaction: client });
		await client.query("rollback");
		client.release();
		await jobs.enqueue("greet", { name: "Ada" });
		await diary.reaches(1);
		await untilNothingWaits();
		expect(diary.entries).toEqual(["Ada"]);
	});

	test("the same key twice is one job, also when the first one has run", async () => {
		const diary = createDiary<string>();
		const jobs = await start({ greet: async (_data, { key }) => diary.add(key) });
		const both = await Promise.all([
			jobs.enqueue("greet", { name: "Ada" }, { key: "welcome:ada" }),
			jobs.enqueue("greet", { name: "Ada" }, { key: "welcome:ada" }),
		]);
		expect(both.sort()).toEqual([false, true]);
		await diary.reaches(1);
		await untilNothingWaits();
		expect(await jobs.enqueue("greet", { name: "Ada" }, { key: "welcome:ada" })).toBe(false);
		expect(await jobs.enqueue("greet", { name: "Bob" }, { key: "welcome:bob" })).toBe(true);
		await diary.reaches(2);
		await untilNothingWaits();
		expect(diary.entries).toEqual(["welcome:ada", "welcome:bob"]);
	});

	test("a job that waits for its moment is taken back with the transaction, and one whose moment has come is not", async () => {
		const jobs = await start({});
		const later = { key: "later", at: new Date(Date.now() + 60_000) };
		await jobs.enqueue("greet", { name: "Ada" }, later);
		await jobs.enqueue("greet", { name: "Ada" }, { key: "now" });
		const client = await pool.connect();
		const cancel = async (key: string, ending: string) => {
			await client.query("begin");
			const isThere = await jobs.cancel("greet", key, client);
			await client.query(ending);
			return isThere;
		};
		expect(await cancel("now", "commit")).toBe(false);
		expect(await cancel("later", "rollback")).toBe(true);
		expect(await cancel("later", "commit")).toBe(true);
		expect(await cancel("later", "commit")).toBe(false);
		client.release();
		expect(await jobs.enqueue("greet", { name: "Ada" }, later)).toBe(true);
		expect(await jobs.enqueue("greet", { name: "Ada" }, { key: "now" })).toBe(false);
	});

	test("a kind is known since its queue was made, however often the site starts again", async () => {
		await start({});
		await pool.query(
			"update pgboss.queue set created_on = '2026-01-01T00:00:00Z' where name = 'greet'",
		);
		const jobs = await start({});
		expect(await jobs.knownSince("greet")).toEqual(new Date("2026-01-01T00:00:00Z"));
	});

	test("a key whose transaction was rolled back is free again", async () => {
		const jobs = await start({});
		const client = await pool.connect();
		await client.query("begin");
		await jobs.enqueue("greet", { name: "Ada" }, { key: "once", transaction: client });
		await client.query("rollback");
		client.release();
		expect(await jobs.enqueue("greet", { name: "Ada" }, { key: "once" })).toBe(true);
	});

	test("the same key names different jobs in different kinds", async () => {
		const jobs = await start({});
		expect(await jobs.enqueue("greet", { name: "Ada" }, { key: "a" })).toBe(true);
		expect(await jobs.enqueue("clean", { key: "a" }, { key: "a" })).toBe(true);
	});

	test("a hundred jobs of one transaction all run, without waiting for a poll between them", async () => {
		const diary = createDiary<string>();
		const timing = { pollSeconds: 3_600 };
		const jobs = await start({ greet: async ({ name }) => diary.add(name) }, timing);
		const client = await pool.connect();
		await client.query("begin");
		for (let index = 0; index < 100; index++) {
			await jobs.enqueue("greet", { name: String(index) }, { transaction: client });
		}
		await client.query("commit");
		client.release();
		await diary.reaches(100);
		expect(new Set(diary.entries).size).toBe(100);
	});

	test("a hundred jobs of one statement run once each by their keys, and none of them before the commit", async () => {
		const diary = createDiary<string>();
		const timing = { pollSeconds: 3_600 };
		const jobs = await start({ greet: async (_data, { key }) => diary.add(key) }, timing);
		const keys = Array.from({ length: 100 }, (_, index) => `welcome:${index}`);
		const all = keys.map((key) => ({ key, data: { name: key } }));
		const client = await pool.connect();
		for (const ending of ["rollback", "commit"]) {
			await client.query("begin");
			await jobs.enqueueAll("greet", all, client);
			expect(diary.entries).toEqual([]);
			await client.query(ending);
		}
		await diary.reaches(100);
		expect(await jobs.enqueueAll("greet", all, client)).toBe(0);
		client.release();
		await untilNothingWaits();
		expect(diary.entries.toSorted()).toEqual(keys.toSorted());
	});

	test("jobs with one key in one statement are one job, and two statements at once make each once", async () => {
		const jobs = await start({});
		const keys = Array.from({ length: 300 }, (_, index) => `welcome:${index % 200}`);
		const all = keys.map((key) => ({ key, data: { name: key } }));
		expect(await jobs.enqueueAll("greet", [])).toBe(0);
		const counts = await Promise.all(
			[all, all.toReversed(), all].map((some) => jobs.enqueueAll("greet", some)),
		);
		expect(counts.reduce((sum, count) => sum + count)).toBe(200);
		const { rows } = await pool.query("select singleton_key from pgboss.job where name = 'greet'");
		expect(rows).toHaveLength(200);
	});

	test("a queue in which nothing happens is asked for all kinds at once, and not by each worker", async () => {
		const asked = vi.spyOn(pg.Client.prototype, "query");
		const count = (words: RegExp) =>
			asked.mock.calls.filter(([query]) => words.test(JSON.stringify(query))).length;
		const handlers = { greet: async () => {}, clean: async () => {} };
		await start(handlers, { pollSeconds: 0.02 });
		await until(async () => count(/select kind from unnest/u) >= 10);
		expect(count(/'(?:greet|clean)'.*FOR UPDATE OF j SKIP LOCKED/u)).toBe(names.length);
	});

	test("jobs of one kind are done at the same time, as many as there are workers", async () => {
		const release = Promise.withResolvers<void>();
		const begun = createDiary<string>();
		const jobs = await start(
			{
				async greet({ name }) {
					begun.add(name);
					await release.promise;
				},
			},
			{ pollSeconds: 3_600, workersPerKind: 3 },
		);
		await jobs.enqueueAll(
			"greet",
			["a", "b", "c", "d"].map((key) => ({ key, data: { name: key } })),
		);
		await begun.reaches(3);
		const { rows } = await pool.query(
			"select state from pgboss.job where name = 'greet' order by 1",
		);
		expect(rows.map(({ state }) => state)).toEqual(["created", "active", "active", "active"]);
		release.resolve();
		await begun.reaches(4);
		await untilNothingWaits();
	});

	test("two processes on one database share the work", async () => {
		const diary = createDiary<string>();
		const handlers = { greet: async ({ name }: { name: string }) => diary.add(name) };
		const [first] = await Promise.all([start(handlers), start(handlers)]);
		for (let index = 0; index < 20; index++) await first.enqueue("greet", { name: String(index) });
		await diary.reaches(20);
		await untilNothingWaits();
		expect(diary.entries).toHaveLength(20);
	});

	test("a job that is done keeps no contents", async () => {
		const diary = createDiary<string>();
		const jobs = await start({ greet: async ({ name }) => diary.add(name) });
		await jobs.enqueue("greet", { name: "Ada" }, { key: "k" });
		await diary.reaches(1);
		await untilNothingWaits();
		const { rows } = await pool.query("select state, data from pgboss.job where name = 'greet'");
		expect(rows).toEqual([{ state: "completed", data: null }]);
	});
});

describe("enqueueing inside a transaction of Drizzle", () => {
	/** The database as the app's operations have it. */
	function open() {
		const { database: drizzle, close } = openDatabase(database.url);
		onTestFinished(close);
		return drizzle;
	}
	/** What quotes, dollars and question marks may do to a statement that is put together again. */
	const name = "Ada $1 '\"; ?: \\ $$ {0} ünï \u{1f600}";

	test("a commit leaves the job, with data, key and instant as they were given", async () => {
		const diary = createDiary<{ name: string; key: string }>();
		const handlers: Partial<JobHandlers<Catalogue>> = {
			greet: async (data, { key }) => diary.add({ name: data.name, key }),
		};
		const jobs = await start(handlers, { pollSeconds: 0.5 });
		const at = new Date("2020-02-29T12:34:56.789Z");
		await open().transaction(async (transaction) => {
			const options = { key: `greet:${name}`, at, transaction: jobTransaction(transaction) };
			expect(await jobs.enqueue("greet", { name }, options)).toBe(true);
			expect(await jobs.enqueue("greet", { name }, options)).toBe(false);
			const { rows } = await pool.query("select id from pgboss.job where name = 'greet'");
			expect(rows).toEqual([]);
		});
		await diary.reaches(1);
		await untilNothingWaits();
		expect(diary.entries).toEqual([{ name, key: `greet:${name}` }]);
		const { rows } = await pool.query("select start_after from pgboss.job where name = 'greet'");
		expect(rows).toEqual([{ start_after: at }]);
	});

	test("a rollback leaves none, and the key is free again", async () => {
		const diary = createDiary<string>();
		const jobs = await start({ greet: async (data) => diary.add(data.name) });
		const drizzle = open();
		const failure = new Error("The rest of the transaction failed");
		const work = drizzle.transaction(async (transaction) => {
			const options = { key: "once", transaction: jobTransaction(transaction) };
			expect(await jobs.enqueue("greet", { name: "nobody" }, options)).toBe(true);
			throw failure;
		});
		await expect(work).rejects.toBe(failure);
		expect(await jobs.enqueue("greet", { name: "Ada" }, { key: "once" })).toBe(true);
		await diary.reaches(1);
		await untilNothingWaits();
		expect(diary.entries).toEqual(["Ada"]);
	});

	test("a rolled back savepoint takes its own job only", async () => {
		const jobs = await start({});
		await open().transaction(async (transaction) => {
			await jobs.enqueue("greet", { name: "a" }, { transaction: jobTransaction(transaction) });
			const inner = transaction.transaction(async (savepoint) => {
				await jobs.enqueue("greet", { name: "b" }, { transaction: jobTransaction(savepoint) });
				savepoint.rollback();
			});
			await expect(inner).rejects.toThrow();
			await jobs.enqueue("greet", { name: "c" }, { transaction: jobTransaction(transaction) });
		});
		const { rows } = await pool.query(
			"select data->>'name' as name from pgboss.job where name = 'greet' order by 1",
		);
		expect(rows).toEqual([{ name: "a" }, { name: "c" }]);
	});
});

describe("a job for later", () => {
	const soon = { pollSeconds: 0.5, retryDelaySeconds: 0 };
	const hour = 3_600_000;

	test("is not done before its time, and once when that has come", async () => {
		const diary = createDiary<string>();
		const jobs = await start({ greet: async ({ name }) => diary.add(name) }, soon);
		const at = new Date(Date.now() + hour);
		expect(await jobs.enqueue("greet", { name: "later" }, { key: "later", at })).toBe(true);
		expect(await jobs.enqueue("greet", { name: "again" }, { key: "later", at })).toBe(false);
		await jobs.enqueue("greet", { name: "now" });
		await diary.reaches(1);
		// The next look finds nothing more to do.
		await jobs.enqueue("greet", { name: "after" });
		await diary.reaches(2);
		expect(diary.entries).toEqual(["now", "after"]);
		const waiting = "select start_after from pgboss.job where name = 'greet' and state = 'created'";
		expect((await pool.query(waiting)).rows).toEqual([{ start_after: at }]);

		// The hour passes.
		await pool.query("update pgboss.job set start_after = now() where singleton_key = 'later'");
		await diary.reaches(3);
		await untilNothingWaits();
		expect(diary.entries).toEqual(["now", "after", "later"]);
	});

	test("whose time has passed is done at once", async () => {
		const diary = createDiary<string>();
		const jobs = await start({ greet: async ({ name }) => diary.add(name) }, soon);
		await jobs.enqueue("greet", { name: "late" }, { at: new Date(Date.now() - hour) });
		expect(await diary.reaches(1)).toEqual(["late"]);
	});

	test("is still there when the process that queued it is gone", async () => {
		const first = await start({}, soon);
		await first.enqueue("greet", { name: "Ada" }, { at: new Date(Date.now() + hour) });
		await first.stop();
		const diary = createDiary<string>();
		await start({ greet: async ({ name }) => diary.add(name) }, soon);
		await pool.query("update pgboss.job set start_after = now() where name = 'greet'");
		expect(await diary.reaches(1)).toEqual(["Ada"]);
	});
});

describe("a calendar", () => {
	const schedules = async () =>
		(await pool.query("select name, cron, timezone, data from pgboss.schedule order by name")).rows;
	const monthly = { name: "greet", cron: "0 9 1 * *", timezone: "UTC", data: {} };
	const startWith = (schedule?: JobSchedule<Catalogue>) => start({}, {}, createLog(), schedule);

	test("is kept once for all processes, in UTC", async () => {
		await Promise.all([startWith({ greet: "0 9 1 * *" }), startWith({ greet: "0 9 1 * *" })]);
		expect(await schedules()).toEqual([monthly]);
	});

	test("is what the newest process says; one that says nothing changes nothing", async () => {
		await startWith({ greet: "0 9 1 * *", clean: "30 4 * * *" });
		expect(await schedules()).toHaveLength(2);
		await startWith();
		expect(await schedules()).toHaveLength(2);
		await startWith({ greet: "0 10 1 * *" });
		expect(await schedules()).toEqual([{ ...monthly, cron: "0 10 1 * *" }]);
		await startWith({});
		expect(await schedules()).toEqual([]);
	});

	test("queues by itself, with empty data, and the job is done like any other", async () => {
		await startWith({ greet: "* * * * *" });
		// As if nobody had looked at the calendar yet; the next process does so when it starts.
		await pool.query("update pgboss.version set cron_on = null");
		const diary = createDiary<object>();
		await start({ greet: async (data) => diary.add(data) }, { pollSeconds: 0.5 });
		expect((await diary.reaches(1))[0]).toEqual({});
		await untilNothingWaits();
		const { rows } = await pool.query(
			"select distinct state, data from pgboss.job where name = 'greet'",
		);
		expect(rows).toEqual([{ state: "completed", data: null }]);
	});

	test("is asked every second for what has come: one run is worked out while none has", () => {
		const boss = new PgBoss(database.url);
		const preview = vi.spyOn(boss, "previewSchedule");
		const at = (time: string) => new Date(`2026-06-15T${time}Z`);
		const time = createJobTime({ boss, clock: () => at("12:00:00"), parkedQueue: "", wake() {} });
		const lastRun = (after: string, until: string) =>
			time.lastRunOf("5 */4 * * *", at(after), at(until));
		expect(lastRun("12:04:58", "12:04:59")).toBeNull();
		expect(preview.mock.results.map(({ value }) => value.length)).toEqual([1]);
		expect(lastRun("12:04:59", "12:05:00")).toEqual(at("12:05:00"));
		expect(lastRun("03:00:00", "12:04:59")).toEqual(at("08:05:00"));
		// However many runs lie between, also one more or less than are worked out at a time.
		const hours = (count: number) => new Date(at("08:05:00").getTime() - count * 3_600_000);
		for (const runs of [2, 7, 8, 9, 16, 17, 100, 180]) {
			const past = time.lastRunOf("5 */4 * * *", hours(4 * runs), at("12:04:59"));
			expect([runs, past]).toEqual([runs, at("08:05:00")]);
		}
		expect(time.lastRunOf("0 9 1 * *", at("12:00:00"), new Date("2026-07-14T00:00Z"))).toEqual(
			new Date("2026-07-01T09:00Z"),
		);
		// Of a month's twenty thousand, those of the last hour.
		preview.mockClear();
		expect(time.lastRunOf("*/2 * * * *", at("12:00:00"), new Date("2026-07-14T00:00Z"))).toEqual(
			new Date("2026-07-14T00:00Z"),
		);
		const runs = preview.mock.results.map(({ value }) => value.length);
		expect(runs.reduce((sum, each) => sum + each, 0)).toBeLessThan(50);
	});

	test("that cannot be read is refused at the start", async () => {
		const jobs = createPgBossJobs<Catalogue>({
			databaseUrl: database.url,
			names,
			log: createLog(),
		});
		started.push(jobs);
		await expect(jobs.start({}, { greet: "every month" })).rejects.toThrow();
		expect(await schedules()).toEqual([]);
	});
});

describe("failing", () => {
	const soon = { attempts: 3, retryDelaySeconds: 0, pollSeconds: 0.5 };

	test("a job that fails is tried again, then parked where it can be seen and retried", async () => {
		const diary = createDiary<number>();
		const log = createLog();
		let broken = true;
		const jobs = await start(
			{
				clean: async (_data, { attempt }) => {
					diary.add(attempt);
					if (broken) throw new Error("The store is away");
				},
			},
			soon,
			log,
		);
		await jobs.enqueue("clean", { key: "file" }, { key: "clean:file" });
		await diary.reaches(3);
		await untilNothingWaits();
		expect(diary.entries).toEqual([1, 2, 3]);
		expect(log.lines.map((line) => line.level)).toEqual(["warn", "warn", "error"]);
		const parked = await jobs.findParked();
		expect(parked).toMatchObject([
			{
				name: "clean",
				key: "clean:file",
				data: { key: "file" },
				error: "The store is away",
				attempts: 3,
			},
		]);

		broken = false;
		expect(await jobs.retryParked(parked.map((job) => job.id))).toBe(1);
		await diary.reaches(4);
		await untilNothingWaits();
		expect(await jobs.findParked()).toEqual([]);
	});

	test("a hopeless job is parked at once", async () => {
		const diary = createDiary<number>();
		const jobs = await start(
			{
				greet: async (_data, { attempt }) => {
					diary.add(attempt);
					throw new HopelessJobError("The mailbox does not exist");
				},
			},
			soon,
		);
		await jobs.enqueue("greet", { name: "Ada" });
		await diary.reaches(1);
		await untilNothingWaits();
		expect(await jobs.findParked()).toMatchObject([
			{ error: "The mailbox does not exist", attempts: 1 },
		]);
		expect(diary.entries).toEqual([1]);
	});

	test("a job that takes too long is told to stop and tried again", async () => {
		const diary = createDiary<number>();
		const log = createLog();
		const jobs = await start(
			{
				greet: async (_data, { attempt, signal }) => {
					diary.add(attempt);
					if (attempt === 1) await once(signal, "abort");
				},
			},
			{ ...soon, expireInSeconds: 1 },
			log,
		);
		await jobs.enqueue("greet", { name: "Ada" });
		await diary.reaches(2);
		await untilNothingWaits();
		expect(log.lines[0]?.message).toBe("A job took too long or was interrupted");
	});
});

describe("stopping and dying", () => {
	test("stop waits for the running job and takes no new one", async () => {
		const begun = createDiary<string>();
		const finish = Promise.withResolvers<void>();
		const finished: string[] = [];
		const jobs = await start(
			{
				greet: async ({ name }) => {
					begun.add(name);
					await finish.promise;
					finished.push(name);
				},
			},
			{ workersPerKind: 1 },
		);
		await jobs.enqueue("greet", { name: "first" });
		await begun.reaches(1);
		await jobs.enqueue("greet", { name: "second" });
		const stopped = jobs.stop().then(() => finished.push("stopped"));
		await pool.query("select 1");
		expect(finished).toEqual([]);
		finish.resolve();
		await stopped;
		expect(finished).toEqual(["first", "stopped"]);
		expect(begun.entries).toEqual(["first"]);
		const { rows } = await pool.query("select state from pgboss.job order by created_on");
		expect(rows).toEqual([{ state: "completed" }, { state: "created" }]);
	});

	test("work that can be put off is told at once, and another process does it", async () => {
		const begun = createDiary<string>();
		const jobs = await start({
			greet: async ({ name }, { stopping }) => {
				begun.add(name);
				if (!stopping.aborted) await once(stopping, "abort");
				await jobs.enqueue("greet", { name: "the rest" });
			},
		});
		await jobs.enqueue("greet", { name: "long" });
		await begun.reaches(1);
		await jobs.stop();
		// A worker that was just looking may have taken it up once more, and put it off again.
		expect(begun.entries.slice(1).every((name) => name === "the rest")).toBe(true);

		const diary = createDiary<string>();
		await start({ greet: async ({ name }) => diary.add(name) });
		expect(await diary.reaches(1)).toEqual(["the rest"]);
		await untilNothingWaits();
		expect(diary.entries).toEqual(["the rest"]);
	});

	test("stop does not wait forever: a job that hangs is told and given back", async () => {
		const begun = createDiary<string>();
		let told = false;
		const jobs = await start(
			{
				greet: async ({ name }, { signal }) => {
					begun.add(name);
					await once(signal, "abort");
					told = true;
				},
			},
			{ stopSeconds: 1 },
		);
		await jobs.enqueue("greet", { name: "stuck" });
		await begun.reaches(1);
		await jobs.stop();
		expect(told).toBe(true);
		const { rows } = await pool.query("select state from pgboss.job where name = 'greet'");
		expect(rows).toEqual([{ state: "retry" }]);
	});

	test("a job whose process is killed is done by the next one", async () => {
		const victim = spawnVictim(database.url);
		await victim.says("started");
		const soon = { retryDelaySeconds: 0, superviseSeconds: 1, pollSeconds: 0.5 };
		const jobs = await start({}, soon);
		await jobs.enqueue("greet", { name: "Ada" }, { key: "survivor" });
		await victim.says("working");
		victim.child.kill("SIGKILL");
		await once(victim.child, "exit");
		// Time passes, in which nobody hears of the victim.
		await pool.query("update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute'");

		const diary = createDiary<{ key: string; attempt: number }>();
		const handlers: Partial<JobHandlers<Catalogue>> = {
			greet: async (_data, { key, attempt }) => diary.add({ key, attempt }),
		};
		await start(handlers, soon);
		expect(await diary.reaches(1)).toEqual([{ key: "survivor", attempt: 2 }]);
		await untilNothingWaits();
		expect(diary.entries).toHaveLength(1);
	});

	test("a job whose effect had happened when its process died is not done twice", async () => {
		const diary = createDiary<string>();
		const jobs = await start({});
		await jobs.enqueue("greet", { name: "Ada" });
		// What an attempt leaves behind that did its work and died before it could report.
		await pool.query("update pgboss.job set data = null where name = 'greet'");
		await start({ greet: async ({ name }) => diary.add(name) });
		await untilNothingWaits();
		expect(diary.entries).toEqual([]);
	});

	test("a database that goes away is logged and does not end the process", async () => {
		const log = createLog();
		const diary = createDiary<string>();
		const jobs = await start(
			{ greet: async ({ name }) => diary.add(name) },
			{ pollSeconds: 0.5 },
			log,
		);
		await pool.query(
			`select pg_terminate_backend(pid) from pg_stat_activity
			where datname = current_database() and application_name = 'offerfolio jobs'`,
		);
		await expect.poll(() => log.lines.length).toBeGreaterThan(0);
		// A connection that died a moment ago may still be handed out once.
		const enqueue = () => jobs.enqueue("greet", { name: "Ada" }).catch(() => false);
		await expect.poll(enqueue).toBe(true);
		expect(await diary.reaches(1)).toEqual(["Ada"]);
	});
});

/** A process of its own that takes a job, says so and never finishes it. */
function spawnVictim(databaseUrl: string) {
	const adapter = new URL("./pg-boss-jobs.server.ts", import.meta.url).href;
	const script = `
		import { createPgBossJobs } from ${JSON.stringify(adapter)};
		const jobs = createPgBossJobs({
			databaseUrl: ${JSON.stringify(databaseUrl)},
			names: ["greet", "clean"],
			log: console,
		});
		await jobs.start({ greet: () => { console.log("working"); return new Promise(() => {}); } });
		console.log("started");
	`;
	const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	onTestFinished(() => void child.kill("SIGKILL"));
	let said = "";
	child.stdout.on("data", (chunk) => {
		said += chunk;
	});
	return {
		child,
		/** Also when it has said so before anyone asked. */
		says: (word: string) => until(() => said.includes(word)),
	};
}
