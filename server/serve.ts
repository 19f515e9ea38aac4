import { existsSync } from "node:fs";
import { join } from "node:path";
import { ConfigurationError, readEnvironment } from "#app/env.server.ts";
import { projectRoot } from "./build-when-stale.ts";
import { type Lifetime, watchLifetime } from "./lifetime.ts";
import { createLog } from "./log.ts";
import { startSite } from "./start-site.ts";
import { findSupervisor } from "./supervisor/supervised.ts";

// Not there, not reachable, not known there, not allowed, read-only, full, starting; a pool that refuses settings.
const noDatabase =
	/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|28P01|28000|3D000|42501|25006|53300|57P03|08P01)$/u;
// Its certificate is not by an authority that is known here.
const noCertificate = /^(?:.*_SELF_SIGNED_CERT|SELF_SIGNED_CERT_.*|UNABLE_TO_.*)$/u;

/** Reads the configuration, starts the site, and says in one sentence why it cannot. */
export async function serve({ isDevelopment }: { isDevelopment: boolean }): Promise<void> {
	let lifetime: Lifetime | undefined;
	try {
		const settings = join(projectRoot, ".env");
		if (existsSync(settings)) process.loadEnvFile(settings);
		const env = readEnvironment();
		const log = createLog(env.logLevel);
		lifetime = watchLifetime(log);
		const supervisor = findSupervisor(() => void lifetime?.end(1));
		await startSite({ env, log, lifetime, screen: process.stdout, isDevelopment, supervisor });
	} catch (error) {
		// A site that is stopped while it starts prints no list of what failed.
		if (!lifetime?.isEnding()) console.error(describeFailure(error));
		await lifetime?.end(1);
		process.exit(1);
	}
}

const sentences = new Set(["LocalPostgresError", "PoolerError", "UnfitDatabaseError"]);

/** One sentence for what a person can fix, the whole error for what we have to fix. */
function describeFailure(error: unknown): unknown {
	if (error instanceof ConfigurationError) return error.problems.join("\n");
	// A statement that failed is told around what Postgres says.
	const from = error instanceof Error && "query" in error ? error.cause : error;
	const { name, code = "", port, message } = from as NodeJS.ErrnoException & { port?: number };
	// The classes of the database's errors are loaded with the database.
	if (sentences.has(name)) return message;
	if (code === "EADDRINUSE") {
		return `Port ${port} is taken. Choose another: PORT=${Number(port) + 1} npm start`;
	}
	if (noDatabase.test(code) || noCertificate.test(code))
		return `The database of DATABASE_URL cannot be used: ${message}`;
	return error;
}
