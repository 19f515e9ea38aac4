import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startThrowAwayPostgres } from "@offerfolio/local-postgres/testing";

/** What is opened with `await using` ends so when its scope is left, however that is. */
export const scoped = <Opened extends object>(opened: Opened, end: () => Promise<unknown>) =>
	Object.assign(opened, { [Symbol.asyncDispose]: async () => void (await end()) });

/** A folder that is gone when its scope is left. */
export async function openFolder() {
	const path = await mkdtemp(join(tmpdir(), "offerfolio-bench-"));
	return scoped({ path }, () => rm(path, { recursive: true, force: true }));
}

/** A Postgres of its own, as `startThrowAwayPostgres` starts it. */
export async function startPostgres(...options: Parameters<typeof startThrowAwayPostgres>) {
	const postgres = await startThrowAwayPostgres(...options);
	return scoped(postgres, postgres.stop);
}
