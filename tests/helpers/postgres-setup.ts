import { randomBytes } from "node:crypto";
import { chmod, chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "#app/data/migrate.server.ts";
import { findBinaries } from "#server/local-postgres/binaries.ts";
import { createCluster } from "#server/local-postgres/cluster.ts";
import {
	connectOrStart,
	durableSettings,
	stopPostmaster,
} from "#server/local-postgres/postmaster.ts";
import { findSystemUser } from "#server/local-postgres/system-user.ts";
import { databaseUrl, execute, template } from "./postgres-server.ts";

declare module "vitest" {
	export interface ProvidedContext {
		postgresUrl: string;
	}
}

/** A throw-away cluster of the binaries that the site itself uses; quick because it may lose everything. */
export async function startThrowAwayPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
	const user = await findSystemUser();
	const folder = await mkdtemp(join(tmpdir(), "offerfolio-pg-"));
	await chmod(folder, 0o711);
	if (user) await chown(folder, user.uid, user.gid);
	const password = randomBytes(16).toString("hex");
	const cluster = join(folder, "cluster");
	const shared = { binaries: await findBinaries(user), cluster, user, password };
	await createCluster({ ...shared, sync: false });
	const { client, socketDir } = await connectOrStart({
		...shared,
		logFile: join(folder, "postgres.log"),
		settings: {
			...durableSettings,
			fsync: "off",
			synchronous_commit: "off",
			full_page_writes: "off",
			max_connections: "400",
		},
		patience: 60_000,
	});
	await client.end();
	return {
		url: `postgres://postgres:${password}@localhost/postgres?${new URLSearchParams({ host: socketDir })}`,
		async stop() {
			await stopPostmaster(cluster);
			await rm(folder, { recursive: true, force: true });
		},
	};
}

/** Vitest's global setup: one cluster for a run, with a migrated template that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const postgres = await startThrowAwayPostgres();
	try {
		await execute(postgres.url, `create database ${template}`);
		await migrateDatabase(databaseUrl(postgres.url, template));
	} catch (error) {
		await postgres.stop();
		throw error;
	}
	project.provide("postgresUrl", postgres.url);
	return () => postgres.stop();
}
