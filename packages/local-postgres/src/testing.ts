import { spawn } from "node:child_process";
import { createHmac, randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmod, mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBinaries } from "./binaries.ts";
import { createCluster } from "./cluster.ts";
import { keepSecret } from "./kept-secret.ts";
import { connectOrStart, durableSettings } from "./postmaster.ts";
import { readPostmasterFile } from "./postmaster-file.ts";
import { findSystemUser } from "./system-user.ts";

/** Tools for tests; the site itself has no business with them. */

/**
 * A throw-away cluster of the binaries that the site itself uses; quick because it may lose everything.
 * It and its folder are gone after `stop`, and also when this process is killed.
 * @param settings of the server, beside the ones that make it quick
 */
export async function startThrowAwayPostgres(settings: Record<string, string> = {}): Promise<{
	url: string;
	/** Its own, and gone with it. */
	folder: string;
	stop(): Promise<void>;
}> {
	const user = await findSystemUser();
	const folder = await mkdtemp(join(tmpdir(), "offerfolio-pg-"));
	const guard = startGuard(folder);
	try {
		await chmod(folder, 0o711);
		const password = randomBytes(16).toString("hex");
		const shared = {
			binaries: await findBinaries(user),
			cluster: join(folder, "cluster"),
			user,
			password,
		};
		await createCluster({ ...shared, sync: false });
		const { client, socketDir } = await connectOrStart({
			...shared,
			logFile: join(folder, "postgres.log"),
			settings: {
				...durableSettings,
				fsync: "off",
				synchronous_commit: "off",
				full_page_writes: "off",
				wal_level: "minimal",
				max_wal_senders: "0",
				autovacuum: "off",
				max_connections: "400",
				...settings,
			},
			patience: 60_000,
		});
		// The password is hashed once instead of 4096 times, which each of a thousand connections would do.
		await client.query("set scram_iterations = 1");
		await client.query(`alter role postgres password ${client.escapeLiteral(password)}`);
		await client.end();
		const query = new URLSearchParams({ host: socketDir });
		return {
			url: `postgres://postgres:${password}@localhost/postgres?${query}`,
			folder,
			stop: guard.release,
		};
	} catch (error) {
		await guard.release();
		throw error;
	}
}

/**
 * A small process that waits for its input to end, which it does however this process ends, and then stops
 * the server and removes the folders.
 */
function startGuard(folder: string): { release(): Promise<void> } {
	const script = `
		cat >/dev/null
		file="$1/cluster/postmaster.pid"
		if [ -f "$file" ]; then
			sockets=$(sed -n 5p "$file")
			kill -INT "$(sed -n 1p "$file")"
			for _ in $(seq 200); do [ -f "$file" ] || break; sleep 0.05; done
			case "$sockets" in */offerfolio-*) rm -rf "$sockets" ;; esac
		fi
		rm -rf "$1"`;
	const guard = spawn("/bin/sh", ["-c", script, "guard", folder], {
		detached: true,
		stdio: ["pipe", "ignore", "inherit"],
	});
	return {
		async release() {
			if (guard.exitCode !== null) return;
			guard.stdin.end();
			await once(guard, "exit");
		},
	};
}

/**
 * The built-in Postgres that runs for a folder.
 * @param dataDir as `startLocalPostgres` was given it
 * @returns its process, and the site's database as the superuser
 * @throws when it does not run
 */
export async function findRunning(dataDir: string): Promise<{ pid: number; url: string }> {
	const home = join(dataDir, "postgres");
	const told = await readFile(join(home, "location"), "utf8").catch(() => "");
	const file = await readPostmasterFile(told.trim() || join(home, "cluster"));
	if (!file) throw new Error("Postgres does not run");
	const password = createHmac("sha256", await keepSecret(join(home, "password")));
	const word = password.update("postgres").digest("hex");
	const query = new URLSearchParams({ host: file.socketDir });
	return { pid: file.pid, url: `postgres://postgres:${word}@localhost/offerfolio?${query}` };
}
