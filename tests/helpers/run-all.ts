import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";

type Command = readonly [program: string, ...rest: string[]];

/** A journey keeps a browser and a site at work, so that one for two cores is enough. */
const journeysAtOnce = Math.max(1, Math.floor(availableParallelism() / 2));

/**
 * Runs everything that `npm test` promises, one after the other; a failure does not hide the next. The journeys run
 * beside the tests of the database, which wait for it a quarter of their time.
 */
const steps: readonly (readonly [name: string, ...sideBySide: Command[]])[] = [
	["Formatting and lint", ["biome", "check", "."]],
	["Types of the routes", ["react-router", "typegen"]],
	["Types", ["tsc", "--noEmit"]],
	["Rules and architecture", ["vitest", "run", "--project", "unit"]],
	[
		"Database, app, journeys",
		["vitest", "run", "--project", "database", "--project", "app"],
		["vitest", "run", "--project", "e2e", `--max-workers=${journeysAtOnce}`],
	],
];

const root = fileURLToPath(new URL("../..", import.meta.url));
rmSync(`${root}/test-results`, { recursive: true, force: true });

const failed: string[] = [];
for (const [name, ...sideBySide] of steps) {
	console.log(`\n── ${name}`);
	const outcomes = await Promise.all(sideBySide.map((command, place) => run(command, place > 0)));
	for (const { said } of outcomes) process.stdout.write(said);
	if (outcomes.some(({ status }) => status !== 0)) failed.push(name);
}
if (failed.length > 0) {
	console.error(`\nFailed: ${failed.join(" · ")}`);
	// Once more, because people read the end of the output.
	for (const file of globSync(`${root}/test-results/*.failures.txt`))
		console.error(`\n${readFileSync(file, "utf8").trimEnd()}`);
}
process.exitCode = failed.length > 0 ? 1 : 0;

/** @param isKept what it says is given back instead of shown, so that two never speak at once */
async function run(
	[program, ...rest]: Command,
	isKept: boolean,
): Promise<{ status: number | null; said: string }> {
	const child = spawn(`${root}/node_modules/.bin/${program}`, rest, {
		cwd: root,
		stdio: isKept ? ["ignore", "pipe", "pipe"] : "inherit",
	});
	let said = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream?.setEncoding("utf8").on("data", (text: string) => {
			said += text;
		});
	}
	const [status] = await once(child, "close");
	return { status, said };
}
