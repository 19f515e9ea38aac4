import { spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Runs everything that `npm test` promises, one after the other; a failure does not hide the next. */
const steps: readonly (readonly [name: string, command: string, ...rest: string[]])[] = [
	["Formatting and lint", "biome", "check", "."],
	["Types of the routes", "react-router", "typegen"],
	["Types", "tsc", "--noEmit"],
	["Rules and architecture", "vitest", "run", "--project", "unit"],
	// In one run, so that no core waits for the longest file of each.
	[
		"Journeys, database, app",
		"vitest",
		"run",
		"--project",
		"e2e",
		"--project",
		"database",
		"--project",
		"app",
	],
];

const root = fileURLToPath(new URL("../..", import.meta.url));
rmSync(`${root}/test-results`, { recursive: true, force: true });

const failed: string[] = [];
for (const [name, command, ...rest] of steps) {
	console.log(`\n── ${name}`);
	const { status } = spawnSync(`${root}/node_modules/.bin/${command}`, rest, {
		cwd: root,
		stdio: "inherit",
	});
	if (status !== 0) failed.push(name);
}
if (failed.length > 0) {
	console.error(`\nFailed: ${failed.join(" · ")}`);
	// Once more, because people read the end of the output.
	for (const file of globSync(`${root}/test-results/*.failures.txt`))
		console.error(`\n${readFileSync(file, "utf8").trimEnd()}`);
}
process.exitCode = failed.length > 0 ? 1 : 0;
