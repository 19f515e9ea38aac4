import { existsSync } from "node:fs";
import { join } from "node:path";
import { ConfigurationError, type Environment, readEnvironment } from "#app/env.server.ts";
import { projectRoot } from "./build-when-stale.ts";

/** Reads the configuration as the site does. @throws ConfigurationError */
export function readConfiguration(): Environment {
	const settings = join(projectRoot, ".env");
	if (existsSync(settings)) process.loadEnvFile(settings);
	return readEnvironment();
}

/** Runs a command: a sentence for what a person can mend, the whole error for what we have to. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
	try {
		await work();
	} catch (error) {
		process.exitCode = 1;
		if (error instanceof ConfigurationError) console.error(error.problems.join("\n"));
		else if (error instanceof Error && isForPeople.test(error.name)) console.error(error.message);
		else console.error(error);
	}
}

const isForPeople = /^(?:BackupStore|FileStore|LocalPostgres|Pooler|Restore|Usage)Error$/u;

/** What was typed cannot be done. */
export class UsageError extends Error {
	override name = "UsageError";
}
