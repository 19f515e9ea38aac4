import { spawn } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBinaries } from "./binaries.ts";
import { createCluster } from "./cluster.ts";
import { keepSecret } from "./kept-secret.ts";
import { connectOrStart, durableSettings, type Postmaster } from "./postmaster.ts";
import { readPostmasterFile } from "./postmaster-file.ts";
import { copyAsStandby } from "./standby.ts";
import { findSystemUser } from "./system-user.ts";

/** Tools for tests; the site itself has no business with them. */

// It may lose everything.
const quick: Record<string, string> = {
	...durableSettings,
	fsync: "off",
	synchronous_commit: "off",
	full_page_writes: "off",
	wal_level: "minimal",
	max_wal_senders: "0",
	autovacuum: "off",
	max_connections: "400",
};

/** What a cluster needs to have standbys. */
const sending: Record<string, string> = { wal_level: "replica", max_wal_senders: "4" };

export type ThrowAway = {
	url: string;
	/** Its own, and gone with it unless it is kept. */
	folder: string;
	stop(): Promise<void>;
};

/**
 * A throw-away cluster of the binaries that the site itself uses; quick because it may lose everything.
 * It and its folder are gone after `stop`, and also when this process is killed.
 * @param settings of the server, beside the ones that make it quick
 * @param kept a folder that stays, to go on with the same cluster the next time
 */
export async function startThrowAwayPostgres(
	settings: Record<string, string> = {},
	kept?: string,
): Promise<ThrowAway> {
	return openThrowAway(kept, async (place) => {
		const { password } = place;
		await createCluster({ ...place, sync: false });
		const { client, socketDir } = await connectOrStart({
			...place,
			settings: { ...quick, ...settings },
		});
		// The password is hashed once instead of 4096 times, which each of a thousand connections would do.
		await client.query("set scram_iterations = 1");
		await client.query(`alter role postgres password ${client.escapeLiteral(password)}`);
		await client.end();
		return socketDir;
	});
}

/** A throw-away primary, and a streaming standby of it that answers queries. */
export async function startThrowAwayPair(): Promise<{ primary: ThrowAway; standby: ThrowAway }> {
	const primary = await startThrowAwayPostgres(sending);
	try {
		const standby = await openThrowAway(undefined, async (place) => {
			const password = new URL(primary.url).password;
			const cluster = join(primary.folder, "cluster");
			const there = await connectOrStart({ ...place, cluster, password, settings: {} });
			const from = { url: primary.url, cluster, client: there.client };
			const following = await copyAsStandby(from, place.cluster);
			await there.client.end();
			const settings = { ...quick, ...sending, ...following };
			const { client, socketDir } = await connectOrStart({ ...place, password, settings });
			await client.end();
			return socketDir;
		});
		const url = new URL(standby.url);
		url.password = new URL(primary.url).password;
		return { primary, standby: { ...standby, url: url.href } };
	} catch (error) {
		await primary.stop();
		throw error;
	}
}

/** A folder that is gone with this process, and the server that is started in it. */
async function openThrowAway(
	kept: string | undefined,
	start: (place: Omit<Postmaster, "settings">) => Promise<string>,
): Promise<ThrowAway> {
	const user = await findSystemUser();
	if (kept) await mkdir(kept, { recursive: true });
	const folder = kept ?? (await mkdtemp(join(tmpdir(), "offerfolio-pg-")));
	const guard = startGuard(folder, kept !== undefined);
	try {
		await chmod(folder, 0o711);
		const password = await keepSecret(join(folder, "password"));
		const host = await start({
			binaries: await findBinaries(user),
			cluster: join(folder, "cluster"),
			user,
			password,
			logFile: join(folder, "postgres.log"),
			patience: 60_000,
		});
		const query = new URLSearchParams({ host });
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
 * the server and removes the folders that are not kept.
 */
function startGuard(folder: string, isKept: boolean): { release(): Promise<void> } {
	const script = `
		cat >/dev/null
		file="$1/cluster/postmaster.pid"
		if [ -f "$file" ]; then
			sockets=$(sed -n 5p "$file")
			kill -INT "$(sed -n 1p "$file")"
			for _ in $(seq 200); do [ -f "$file" ] || break; sleep 0.05; done
			case "$sockets" in */offerfolio-*) rm -rf "$sockets" ;; esac
		fi
		[ -n "$2" ] || rm -rf "$1"`;
	const guard = spawn("/bin/sh", ["-c", script, "guard", folder, isKept ? "kept" : ""], {
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
