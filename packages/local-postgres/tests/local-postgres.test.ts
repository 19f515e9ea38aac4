import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline/promises";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import pg from "pg";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findBinaries } from "../src/binaries.ts";
import { startLocalPostgres } from "../src/local-postgres.ts";
import { judgePostmaster, readPostmasterFile } from "../src/postmaster-file.ts";
import { findSystemUser, spawnAs } from "../src/system-user.ts";

const asRoot = process.getuid?.() === 0;
const program = fileURLToPath(new URL("./postgres-user.ts", import.meta.url));

/** A folder with a database that was used and left: most tests begin with a copy, which costs a tenth of a new one. */
let template: string;
/** Whether the database of the template was there, each time when a program of Postgres had been started for it. */
let spawnsOfNew: boolean[];
let dataDir: string;
let running: ChildProcess[];
let locations: string[];
let removeLater: string[];

beforeAll(async () => {
	template = await mkdtemp(join(tmpdir(), "offerfolio-test-"));
	const spawns: boolean[] = [];
	const cluster = join(template, "postgres", "cluster");
	const onSpawn = () => spawns.push(existsSync(join(cluster, "PG_VERSION")));
	const postgres = await startLocalPostgres({ dataDir: template, log: silent, onSpawn });
	spawnsOfNew = [...spawns];
	await postgres.stop();
	return () => rm(template, { recursive: true, force: true });
});

beforeEach(async () => {
	dataDir = await mkdtemp(join(tmpdir(), "offerfolio-test-"));
	await promisify(execFile)("cp", ["-a", `${template}/.`, dataDir]);
	running = [];
	locations = [];
	removeLater = [dataDir];
});

afterEach(async () => {
	for (const child of running) await kill(child);
	const left = await Promise.all(locations.map((location) => readPostmasterFile(location)));
	// What a test has left running is joined once more, and left for good.
	if (left.some(Boolean)) {
		await startLocalPostgres({ dataDir, log: silent }).then((postgres) => postgres.stop(), ignore);
	}
	for (const folder of removeLater) await rm(folder, { recursive: true, force: true });
});

const ignore = () => {};
const silent = { info: ignore, warn: ignore, error: ignore };

/** A process of its own that uses the database until it is told to leave, or killed. */
async function startUser(): Promise<{
	url: string;
	location: string;
	child: ChildProcess;
	leave(): Promise<void>;
}> {
	const child = spawn(process.execPath, [program, dataDir], {
		stdio: ["pipe", "pipe", "inherit"],
	});
	running.push(child);
	for await (const line of createInterface({ input: child.stdout })) {
		const leave = async () => {
			child.stdin.end();
			await once(child, "exit");
			expect(child.exitCode).toBe(0);
		};
		const { url, location } = JSON.parse(line);
		locations.push(location);
		return { url, location, child, leave };
	}
	throw new Error("The process ended before it had a database.");
}

async function kill(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	child.kill("SIGKILL");
	await once(child, "exit");
}

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
	const client = new pg.Client(url);
	client.on("error", ignore);
	await client.connect();
	try {
		return (await client.query<Row>(sql)).rows;
	} finally {
		await client.end();
	}
}

async function serverOf(location: string): Promise<number> {
	const file = await readPostmasterFile(location);
	if (!file) throw new Error(`No server runs on ${location}.`);
	return file.pid;
}

const write = "create table notes as select 'kept' as note";
const read = "select note from notes";

describe("one process", () => {
	test("is told as soon as a program of Postgres works for it, also while the database is made", async () => {
		expect(spawnsOfNew).toEqual([false, true]);
		const seen: string[] = [];
		const started = startLocalPostgres({ dataDir, log: silent, onSpawn: () => seen.push("spawn") });
		const postgres = await started.finally(() => seen.push("start"));
		await postgres.stop();
		expect(seen).toEqual(["spawn", "start"]);
	});

	test("finds its rows again at the next start, and leaves nothing running in between", async () => {
		const first = await startUser();
		await query(first.url, write);
		await first.leave();
		expect(await readPostmasterFile(first.location)).toBeUndefined();

		const second = await startUser();
		expect(await query(second.url, read)).toEqual([{ note: "kept" }]);
		await second.leave();
	});

	test("has a database that is durable, on a private socket only, and not all-powerful", async () => {
		const { url, location } = await startUser();
		const [settings] = await query(
			url,
			`select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync,
				current_setting('full_page_writes') as pages, current_setting('synchronous_commit') as commits,
				current_setting('server_encoding') as encoding,
				(select rolsuper from pg_roles where rolname = current_user) as superuser`,
		);
		expect(settings).toEqual({
			addresses: "",
			fsync: "on",
			pages: "on",
			commits: "on",
			encoding: "UTF8",
			superuser: false,
		});
		const socketDir = new URL(url).searchParams.get("host") ?? "";
		expect((await stat(socketDir)).mode & 0o777).toBe(0o700);
		expect((await stat(location)).mode & 0o777).toBe(0o700);
		const password = await stat(join(dataDir, "postgres", "password"));
		expect(password.mode & 0o777).toBe(0o600);
		expect(password.uid).toBe(process.getuid?.());
	});

	test("sorts by code point, and finds letters beyond ASCII", async () => {
		const { url } = await startUser();
		await query(url, "create extension pg_trgm");
		const [row] = await query(
			url,
			`select similarity('Müller', 'Möller') < 1 as differ, similarity('日本語', '日本語') as same,
				lower('ÉCOLE') as lower, array(select w from unnest('{b,Z,é,a}'::text[]) w order by w) as sorted`,
		);
		expect(row).toEqual({ differ: true, same: 1, lower: "école", sorted: ["Z", "a", "b", "é"] });
	});

	test("is refused with a wrong password", async () => {
		const { url } = await startUser();
		const wrong = new URL(url);
		wrong.password = "guess";
		await expect(query(wrong.href, "select 1")).rejects.toMatchObject({ code: "28P01" });
	});
});

describe("after a kill -9", () => {
	test("of the app, the next start joins the server that went on, and stops it at its end", async () => {
		const first = await startUser();
		await query(first.url, write);
		const server = await serverOf(first.location);
		await kill(first.child);

		const second = await startUser();
		expect(await serverOf(second.location)).toBe(server);
		expect(await query(second.url, read)).toEqual([{ note: "kept" }]);
		await second.leave();
		expect(await judgePostmaster(server, second.location)).toBe("gone");
	});

	test("of the app and the server, the next start recovers every acknowledged row", async () => {
		const first = await startUser();
		await query(first.url, write);
		await kill(first.child);
		process.kill(await serverOf(first.location), "SIGKILL");

		const second = await startUser();
		expect(await query(second.url, read)).toEqual([{ note: "kept" }]);
		await second.leave();
	});

	test.each([
		"SIGKILL",
		// So it ends on a full disk as well: in good order, and nothing is left that names the socket.
		"SIGINT",
	])(
		"of the server alone (%s), the process that uses it brings it back on the same socket",
		async (signal) => {
			const user = await startUser();
			await query(user.url, write);
			const server = await serverOf(user.location);
			const socketDir = new URL(user.url).searchParams.get("host") ?? "";
			if (signal === "SIGINT") await rm(socketDir, { recursive: true });
			process.kill(server, signal);
			await expect.poll(() => query(user.url, read).catch(() => null)).toEqual([{ note: "kept" }]);
			expect(await serverOf(user.location)).not.toBe(server);
			await user.leave();
			expect(await readPostmasterFile(user.location)).toBeUndefined();
		},
	);

	test("a number that another process has got meanwhile does not keep the database closed", async () => {
		const first = await startUser();
		await query(first.url, write);
		const socketDir = new URL(first.url).searchParams.get("host");
		await first.leave();
		const stranger = spawnAs(await findSystemUser(), "/bin/sleep", ["60"], "ignore");
		running.push(stranger);
		const stale = [stranger.pid, first.location, 1, 5432, socketDir, "", "  1  2", "ready", ""];
		await writeFile(join(first.location, "postmaster.pid"), stale.join("\n"));

		const second = await startUser();
		expect(await query(second.url, read)).toEqual([{ note: "kept" }]);
		expect(await serverOf(second.location)).not.toBe(stranger.pid);
		await second.leave();
		expect(stranger.exitCode).toBeNull();
	});
});

describe("two processes on one folder", () => {
	test("share one server, and the last one to leave stops it", async () => {
		const first = await startUser();
		await query(first.url, write);
		const second = await startUser();
		expect(second.location).toBe(first.location);
		const server = await serverOf(first.location);
		await first.leave();
		expect(await query(second.url, read)).toEqual([{ note: "kept" }]);
		expect(await serverOf(second.location)).toBe(server);
		await second.leave();
		expect(await judgePostmaster(server, second.location)).toBe("gone");
	});

	test("may begin at the same moment in an empty folder, and end at the same moment", async () => {
		dataDir = join(dataDir, "empty");
		const users = await Promise.all([startUser(), startUser(), startUser()]);
		expect(new Set(users.map((user) => user.url)).size).toBe(1);
		const server = await serverOf(users[0].location);
		await Promise.all(users.map((user) => user.leave()));
		expect(await judgePostmaster(server, users[0].location)).toBe("gone");
	});

	test("may come while the other one goes", async () => {
		let user = await startUser();
		await query(user.url, write);
		for (let round = 0; round < 5; round++) {
			const [next] = await Promise.all([startUser(), user.leave()]);
			expect(await query(next.url, read)).toEqual([{ note: "kept" }]);
			user = next;
		}
		await user.leave();
	});
});

describe("a folder that only this user can enter", () => {
	test("is used as it is, or by root through another place that is found again", async () => {
		const closed = await mkdtemp(join(asRoot ? homedir() : tmpdir(), "offerfolio-test-"));
		await chmod(closed, 0o700);
		removeLater.push(closed);
		dataDir = join(closed, "data");

		const first = await startUser();
		if (asRoot) {
			expect(first.location).not.toContain(closed);
			removeLater.push(dirname(first.location));
		} else {
			expect(first.location).toBe(join(dataDir, "postgres", "cluster"));
		}
		await query(first.url, write);
		await kill(first.child);

		const second = await startUser();
		expect(second.location).toBe(first.location);
		expect(await query(second.url, read)).toEqual([{ note: "kept" }]);
		await second.leave();
	});

	test("may be deleted to start over; what it leaves elsewhere is named", async () => {
		const closed = await mkdtemp(join(asRoot ? homedir() : tmpdir(), "offerfolio-test-"));
		removeLater.push(closed);
		dataDir = join(closed, "data");
		const first = await startUser();
		await query(first.url, write);
		await first.leave();
		await rm(dataDir, { recursive: true });

		const warnings: string[] = [];
		const log = { ...silent, warn: (text: string) => warnings.push(text) };
		const second = await startLocalPostgres({ dataDir, log: log as never });
		if (asRoot) removeLater.push(dirname(first.location), dirname(second.location));
		await expect(query(second.url, read)).rejects.toThrow("does not exist");
		expect(warnings).toEqual(
			asRoot ? [expect.stringContaining(`is in ${dirname(first.location)};`)] : [],
		);
		await second.stop();
	});

	test("lets Postgres pass when the folder is its own, and shows it nothing else", async () => {
		await writeFile(join(dataDir, "auth-secret"), "secret", { mode: 0o600 });
		const { location } = await startUser();
		expect(location).toBe(join(dataDir, "postgres", "cluster"));
		expect((await stat(dataDir)).mode & 0o066).toBe(0);
		expect((await stat(join(dataDir, "postgres"))).mode & 0o066).toBe(0);
	});

	test("may have been open before; the rows come along", async () => {
		const outside = dataDir;
		dataDir = join(outside, "data");
		await chmod(outside, 0o755);
		const first = await startUser();
		await query(first.url, write);
		await first.leave();
		await chmod(outside, 0o700);

		const second = await startUser();
		if (asRoot) removeLater.push(dirname(second.location));
		expect(second.location === first.location).toBe(!asRoot);
		expect(await query(second.url, read)).toEqual([{ note: "kept" }]);
		await second.leave();
	});

	test("tells when the place it names is gone", async () => {
		const { leave } = await startUser();
		await leave();
		await writeFile(join(dataDir, "postgres", "location"), "/nowhere/offerfolio/cluster\n");
		await expect(startLocalPostgres({ dataDir, log: silent })).rejects.toThrow(
			"/nowhere/offerfolio/cluster, which is gone",
		);
	});
});

describe("what cannot work is said", () => {
	test("when another version made the database", async () => {
		const user = await startUser();
		await user.leave();
		const file = join(user.location, "PG_VERSION");
		const version = await readFile(file, "utf8");
		await writeFile(file, "15\n");
		await expect(startLocalPostgres({ dataDir, log: silent })).rejects.toThrow(
			/was made by Postgres 15.*set DATABASE_URL/su,
		);
		await writeFile(file, version);
	});

	test("when the password is lost", async () => {
		const user = await startUser();
		await user.leave();
		const file = join(dataDir, "postgres", "password");
		const password = await readFile(file, "utf8");
		await rm(file);
		await expect(startLocalPostgres({ dataDir, log: silent })).rejects.toThrow(
			"does not know its password",
		);
		await writeFile(file, password);
	});

	test("when the folder cannot be made", async () => {
		await writeFile(join(dataDir, "file"), "");
		await expect(
			startLocalPostgres({ dataDir: join(dataDir, "file", "data"), log: silent }),
		).rejects.toThrow(/cannot be used \(ENOTDIR\).*DATABASE_URL/su);
	});
});

test("The programs that a folder of the system has run the database in place of the packages' own", async () => {
	const folder = await mkdtemp(join(tmpdir(), "offerfolio-test-"));
	removeLater.push(folder);
	await chmod(folder, 0o755);
	await symlink(await findBinaries(await findSystemUser()), join(folder, "system"));
	const bin = join(folder, "system", "bin");
	const postgres = await startLocalPostgres({ dataDir, log: silent, bin });
	expect(await query(postgres.url, "select 1 as one")).toEqual([{ one: 1 }]);
	const { pid } = (await readPostmasterFile(postgres.location)) ?? { pid: 0 };
	const ps = spawn("ps", ["-ww", "-o", "command=", "-p", String(pid)], { stdio: "pipe" });
	expect(await text(ps.stdout)).toContain(join(bin, "postgres"));
	await postgres.stop();
	// The same database, by the packages' own again.
	const again = await startLocalPostgres({ dataDir, log: silent });
	expect(again.location).toBe(postgres.location);
	await again.stop();
});
