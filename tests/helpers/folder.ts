import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A folder of the test's own, gone when the test has finished. */
export async function makeFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "offerfolio-test-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	return folder;
}
