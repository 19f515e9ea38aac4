import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * What the three long steps of the Dockerfile leave behind, taken from a checkout that is installed and built:
 * the packages without those that only its developers need, and the build.
 */
export function knownSteps(
	checkout: string,
): ReadonlyMap<string, (workdir: string) => Promise<void>> {
	return new Map<string, (workdir: string) => Promise<void>>([
		["npm ci --omit=dev", (workdir) => copyPackages(checkout, workdir)],
		// Only the build needs them.
		["npm ci", async () => {}],
		[
			"node server/build-when-stale.ts",
			(workdir) => cp(join(checkout, "build"), join(workdir, "build"), { recursive: true }),
		],
	]);
}

async function copyPackages(checkout: string, workdir: string): Promise<void> {
	const lock = JSON.parse(await readFile(join(checkout, "package-lock.json"), "utf8"));
	const installed = Object.entries(lock.packages as Record<string, { dev?: boolean }>).filter(
		([path]) => path.startsWith("node_modules/") && existsSync(join(checkout, path)),
	);
	const isNested = (path: string) => path.lastIndexOf("node_modules/") > 0;
	const kept = installed.filter(([path, { dev }]) => !dev && !isNested(path));
	const paths = kept.map(([path]) => path);
	// Linked where both lie on one disk: nothing of it is changed.
	await run("cp", ["-al", "--parents", ...paths, workdir], { cwd: checkout }).catch(async () => {
		const how = { recursive: true, verbatimSymlinks: true };
		for (const path of paths) await cp(join(checkout, path), join(workdir, path), how);
	});
	const left = installed.filter(([path, { dev }]) => dev && isNested(path));
	await run("rm", ["-rf", ...left.map(([path]) => join(workdir, path))]);
}
