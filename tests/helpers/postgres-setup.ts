import { startThrowAwayPostgres } from "@offerfolio/local-postgres/testing";
import type { TestProject } from "vitest/node";
import { buildThreads } from "#server/build-threads.ts";
import { projectRoot } from "#server/build-when-stale.ts";
import { makeTemplate } from "./database-reset.ts";
import { databaseUrl, execute, template } from "./postgres-server.ts";

declare module "vitest" {
	export interface ProvidedContext {
		postgresUrl: string;
	}
}

type Cluster = Awaited<ReturnType<typeof startThrowAwayPostgres>>;

// Each project loads this file for itself.
const run = globalThis as { clusterOfTests?: Promise<Cluster> };

/** Vitest's global setup: one cluster for a run, with a migrated template that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	run.clusterOfTests ??= startCluster();
	const { url, stop } = await run.clusterOfTests;
	project.provide("postgresUrl", url);
	return stop;
}

async function startCluster(): Promise<Cluster> {
	// What reads foreign files is tested as it is now, also where only a few tests are run.
	await buildThreads(projectRoot);
	const postgres = await startThrowAwayPostgres();
	try {
		await execute(postgres.url, `create database ${template}`);
		await makeTemplate(databaseUrl(postgres.url, template), postgres.folder);
	} catch (error) {
		await postgres.stop();
		throw error;
	}
	return postgres;
}
