import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** What Vitest's JSON reporter writes, as far as it is counted. */
type Results = {
	numPassedTests: number;
	numFailedTests: number;
	testResults: { status: string; assertionResults: { status: string }[] }[];
};

/**
 * Adds up the results of several runs. A file that could not even be loaded counts as one failed test.
 * @param status how the whole ended; something else than a test may have failed, and then that counts
 */
export function sumResults(
	runs: readonly Results[],
	status: number,
): { passed: number; failed: number } {
	let passed = 0;
	let failed = 0;
	for (const { numPassedTests, numFailedTests, testResults } of runs) {
		passed += numPassedTests;
		failed += numFailedTests;
		failed += testResults.filter(
			(file) =>
				file.status === "failed" && file.assertionResults.every((test) => test.status !== "failed"),
		).length;
	}
	if (failed === 0 && (status !== 0 || passed === 0)) failed = 1;
	return { passed, failed };
}

if (import.meta.main) {
	const folder = fileURLToPath(new URL("../../test-results", import.meta.url));
	// None when the site could not even be built.
	const names = globSync("*.json", { cwd: folder });
	const runs = names.map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));
	const { passed, failed } = sumResults(runs, Number(process.argv[2] ?? 0));
	console.log(`${passed} passed, ${failed} failed`);
	process.exitCode = failed > 0 ? 1 : 0;
}
