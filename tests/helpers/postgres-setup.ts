import { startThrowAwayPostgres } from "@offerfolio/local-postgres/testing";
import type { TestProject } from "vitest/node";
import { buildThreads } from "#server/build-threads.ts";
import { projectRoot } from "#server/build-when-stale.ts";
import { makeTemplate } from "./database-reset.ts";
import { databaseUrl, execute, idleDatabases, template } from "./postgres-server.ts";

declare module "vitest" {
	export interface ProvidedContext {
		postgresUrl: string;
	}
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
