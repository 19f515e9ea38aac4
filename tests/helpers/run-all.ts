import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync, rmSync } from "node:fs";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

type Step = readonly [name: string, command: string, ...rest: string[]];

const build: Step = ["Build", "node", "server/build-when-stale.ts"];

/**
 * They run beside the build, which leaves a core idle for half of its time. With more threads `tsc` takes as long
 * on two cores, for twice the work.
 */
const besideBuild: readonly Step[] = [
	["Formatting and lint", "biome", "check", "."],
	["Types of the routes", "react-router", "typegen"],
	["Types", "tsc", "--noEmit", "--singleThreaded"],
];
const afterBuild: readonly Step[] = [
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

/** Runs everything that `npm test` promises; a failure does not hide the next, but nothing can be tried without a build. */
const root = fileURLToPath(new URL("../..", import.meta.url));
rmSync(`${root}/test-results`, { recursive: true, force: true });

const failed: string[] = [];

/**
 * Runs a step; what it says is shown at once, or of one beside another when it has ended.
 * @returns whether it passed
 */
async function run([name, command, ...rest]: Step, isBeside = false): Promise<boolean> {
	const stdio = isBeside ? "pipe" : "inherit";
	if (!isBeside) console.log(`\n── ${name}`);
	const child = spawn(`${root}/node_modules/.bin/${command}`, rest, {
		cwd: root,
		stdio: ["ignore", stdio, stdio],
	});
	const said = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ""));
	const [status] = await once(child, "close");
	if (isBeside) console.log(`\n── ${name}\n${(await Promise.all(said)).join("").trimEnd()}`);
	if (status !== 0) failed.push(name);
	return status === 0;
}

async function check(): Promise<void> {
	for (const step of besideBuild) await run(step, true);
}

// The types take a little longer than the build; the first tests need no more than that.
const checked = check();
if (await run(build)) for (const step of afterBuild) await run(step);
await checked;

if (failed.length > 0) {
	console.error(`\nFailed: ${failed.join(" · ")}`);
	// Once more, because people read the end of the output.
	for (const file of globSync(`${root}/test-results/*.failures.txt`))
		console.error(`\n${readFileSync(file, "utf8").trimEnd()}`);
}
process.exitCode = failed.length > 0 ? 1 : 0;
