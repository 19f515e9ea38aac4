import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { databaseUrl, execute, template } from "./postgres-server.ts";

/** A database of the caller's own, migrated and empty. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
	const server = inject("postgresUrl");
	const name = `test_${randomUUID().replaceAll("-", "")}`;
	await execute(server, `create database ${name} template ${template} strategy file_copy`);
	return {
		url: databaseUrl(server, name),
		drop: () => execute(server, `drop database if exists ${name} with (force)`),
	};
}
