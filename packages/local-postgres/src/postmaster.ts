import { open, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { reuseSocketDir } from "./cluster.ts";
import { explainFailure, LocalPostgresError } from "./failure.ts";
import {
	disownPostmasterFile,
	isAlive,
	judgePostmaster,
	readPostmasterFile,
} from "./postmaster-file.ts";
import { type SystemUser, spawnAs } from "./system-user.ts";

export type Postmaster = {
	binaries: string;
	cluster: string;
	user: SystemUser;
	/** Of the superuser `postgres`. */
	password: string;
	logFile: string;
	settings: Record<string, string>;
	/** The longest wait for the first answer; a recovery after a crash may take a while. */
	patience: number;
	onSpawn?: (() => void) | undefined;
	onWait?: () => void;
};

// The last server is dead, but its children are still ending.
const passing = /pre-existing shared memory block/u;

/** Nothing but a private socket, and every acknowledged write on the disk. */
export const durableSettings: Record<string, string> = {
	listen_addresses: "",
	unix_socket_permissions: "0700",
	password_encryption: "scram-sha-256",
	max_connections: "100",
	shared_buffers: "128MB",
	work_mem: "16MB",
	random_page_cost: "1.1",
	jit: "off",
	timezone: "UTC",
	log_timezone: "UTC",
	lc_messages: "C",
	// The app logs its own errors; the server's file keeps starts, recoveries and what is fatal.
	log_min_messages: "log",
	log_checkpoints: "off",
};

/**
 * Connects to a cluster as its superuser; starts it unless it runs. Only one process at a time may do this.
 * @param known the folder of the socket that others know, where there was one
 * @returns a connection, and the folder of the socket
 * @throws LocalPostgresError
 */
export async function connectOrStart(
	postmaster: Postmaster,
	known?: string,
): Promise<{ client: pg.Client; socketDir: string }> {
	const { cluster } = postmaster;
	const deadline = Date.now() + postmaster.patience;
	let attempt: Awaited<ReturnType<typeof spawnPostmaster>> | undefined;
	for (let round = 0; Date.now() < deadline; round++) {
		const file = await readPostmasterFile(cluster);
		const verdict = file ? await judgePostmaster(file.pid, cluster) : "gone";
		if (file && verdict === "ours") {
			const client = file.isReady && (await tryToConnect(postmaster, file.socketDir));
			if (client) return { client, socketDir: file.socketDir };
		} else if (file && verdict === "unclear") {
			throw new LocalPostgresError(
				`Process ${file.pid} may be a Postgres at work in ${cluster}, but it cannot be told. Stop it, or delete postmaster.pid if it is not.`,
			);
		} else if (!attempt) {
			if (file) await disownPostmasterFile(file.pid, cluster);
			attempt = await spawnPostmaster(postmaster, known ?? file?.socketDir);
			postmaster.onSpawn?.();
		} else if (attempt.ended()) {
			const said = await attempt.said();
			if (!passing.test(said)) throw explainFailure(said, cluster);
			attempt = undefined;
		}
		if (round === 50) postmaster.onWait?.();
		await wait(Math.min(20 + round, 200));
	}
	throw new LocalPostgresError(
		`The database in ${cluster} did not answer within ${postmaster.patience / 1000} seconds; see ${postmaster.logFile}.`,
	);
}

/**
 * Ends the server of a cluster: first so that running transactions are broken off and everything is
 * written, and if that takes too long at once, which the next start repairs.
 * @returns whether it has ended
 */
export async function stopPostmaster(cluster: string): Promise<boolean> {
	const file = await readPostmasterFile(cluster);
	if (!file || (await judgePostmaster(file.pid, cluster)) !== "ours") return true;
	for (const [signal, patience] of [
		["SIGINT", 10_000],
		["SIGQUIT", 5_000],
	] as const) {
		process.kill(file.pid, signal);
		for (let waited = 0; waited < patience; waited += 10) {
			await wait(10);
			if ((await judgePostmaster(file.pid, cluster)) !== "ours") {
				await rm(file.socketDir, { recursive: true, force: true });
				return true;
			}
		}
	}
	return !isAlive(file.pid);
}

/** Starts a server; the socket's folder is the earlier one if that still stands. */
async function spawnPostmaster(postmaster: Postmaster, earlier: string | undefined) {
	const { binaries, cluster, user, logFile, settings } = postmaster;
	const socketDir = await reuseSocketDir(earlier, user);
	await shortenLog(logFile);
	const log = await open(logFile, "a", 0o600);
	const { size } = await log.stat();
	const given = { ...settings, unix_socket_directories: socketDir };
	const child = spawnAs(
		user,
		join(binaries, "bin", "postgres"),
		[
			"-D",
			cluster,
			...Object.entries(given).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
		],
		["ignore", log.fd, log.fd],
	);
	let failure: Error | undefined;
	child.on("error", (error) => {
		failure = error;
	});
	await log.close();
	return {
		ended: () => failure !== undefined || child.exitCode !== null || child.signalCode !== null,
		said: async () => {
			await rm(socketDir, { recursive: true, force: true });
			return failure?.message ?? (await readFile(logFile)).subarray(size).toString();
		},
	};
}

async function shortenLog(logFile: string): Promise<void> {
	const { size } = await stat(logFile).catch(() => ({ size: 0 }));
	if (size > 4 << 20) await rename(logFile, `${logFile}.1`);
}

/** @returns undefined while the server starts or stops */
async function tryToConnect(
	{ password, cluster }: Postmaster,
	socketDir: string,
): Promise<pg.Client | undefined> {
	const client = new pg.Client({
		host: socketDir,
		user: "postgres",
		database: "postgres",
		password,
		application_name: "offerfolio keeper",
		connectionTimeoutMillis: 5_000,
	});
	// An error that nobody listens for ends the process; whatever waits for the connection is rejected anyway.
	client.on("error", () => {});
	try {
		await client.connect();
		return client;
	} catch (error) {
		await client.end().catch(() => {});
		if ((error as { code?: string }).code !== "28P01") return undefined;
		throw new LocalPostgresError(
			`The database in ${cluster} does not know its password any more. Bring back the file "password", or delete the folder to begin anew.`,
		);
	}
}
