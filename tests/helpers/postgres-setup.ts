import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmod, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildThreads } from "#server/build-threads.ts";
import { projectRoot } from "#server/build-when-stale.ts";
import { findBinaries } from "#server/local-postgres/binaries.ts";
import { createCluster } from "#server/local-postgres/cluster.ts";
import { connectOrStart, durableSettings } from "#server/local-postgres/postmaster.ts";
import { findSystemUser } from "#server/local-postgres/system-user.ts";
import { makeTemplate } from "./database-reset.ts";
import { databaseUrl, execute, idleDatabases, template } from "./postgres-server.ts";

declare module "vitest" {
	export interface ProvidedContext {
		postgresUrl: string;
	}
}

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

/** Vitest's global setup: one cluster for a run, with a migrated template that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	// What reads foreign files is tested as it is now, also where only a few tests are run.
	await buildThreads(projectRoot);
	const postgres = await startThrowAwayPostgres();
	try {
		await execute(postgres.url, `create database ${template}`);
		await execute(postgres.url, `create table ${idleDatabases} (name text primary key)`);
		await makeTemplate(databaseUrl(postgres.url, template), postgres.folder);
	} catch (error) {
		await postgres.stop();
		throw error;
	}
	project.provide("postgresUrl", postgres.url);
	return () => postgres.stop();
}
