import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, realpath, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { withFileLock } from "@offerfolio/local-postgres/file-lock";
import { setRuntimeMode } from "#app/env.server.ts";
import { buildThreads } from "./build-threads.ts";
import { compress, compressFrom } from "./http/content-encoding.ts";
import { isServed, isWorthCompressing, suffixes } from "./http/static-files.ts";

export const projectRoot = fileURLToPath(new URL("..", import.meta.url));

// Everything that decides what comes out of a build.
const sources = [
	"app",
	"public",
	"package-lock.json",
	"react-router.config.ts",
	"server/build-threads.ts",
	"tsconfig.json",
	"vite.config.ts",
];

/** The build failed; the message is what it said. */
export class BuildError extends Error {
	constructor(said: string) {
		super(`The site could not be built:\n${said}`);
		this.name = "BuildError";
	}
}

/**
 * Builds the site unless the build is of these very sources. Of processes that start together one builds.
 * @param options `onBuild` is called before work that takes some seconds
 * @returns whether it had to be built
 * @throws BuildError
 */
export async function buildWhenStale(
	options: { root?: string; onBuild?: () => void } = {},
): Promise<boolean> {
	const root = options.root ?? projectRoot;
	const state = await fingerprintSources(root);
	if ((await readState(root)) === state) return false;
	const cache = join(root, "node_modules", ".cache");
	await mkdir(cache, { recursive: true });
	return withFileLock(join(cache, "offerfolio-build.lock"), 300_000, async () => {
		if ((await readState(root)) === state) return false;
		options.onBuild?.();
		await runBuild(root);
		await buildThreads(root);
		await compressFiles(join(root, "build", "client"));
		await writeFile(stateFile(root), `${state}\n`);
		return true;
	});
}

/** A number for the sources as they are; tests and their data do not count. */
export async function fingerprintSources(root: string): Promise<string> {
	const paths: string[] = [];
	for (const source of sources) {
		const entries = await readdir(join(root, source), {
			recursive: true,
			withFileTypes: true,
		}).catch(() => undefined);
		if (!entries) paths.push(source);
		for (const entry of entries ?? []) {
			if (entry.isFile()) paths.push(relative(root, join(entry.parentPath, entry.name)));
		}
	}
	const hash = createHash("sha256");
	for (const path of paths.filter((name) => !/\.test\.tsx?$/u.test(name)).toSorted()) {
		const bytes = await readFile(join(root, path)).catch(() => Buffer.alloc(0));
		hash.update(`${path} ${bytes.length}\n`).update(bytes);
	}
	return hash.digest("hex");
}

function stateFile(root: string): string {
	return join(root, "build", "sources.sha256");
}

async function readState(root: string): Promise<string | undefined> {
	const text = await readFile(stateFile(root), "utf8").catch(() => undefined);
	return text?.trim();
}

async function runBuild(root: string): Promise<void> {
	setRuntimeMode("production");
	const program = await realpath(join(root, "node_modules", ".bin", "react-router")).catch(() => {
		throw new BuildError("The build tools are not installed; run npm ci.");
	});
	const child = spawn(process.execPath, [program, "build"], {
		cwd: root,
		stdio: ["ignore", "pipe", "pipe"],
	});
	let said = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding("utf8").on("data", (text: string) => {
			said += text;
		});
	}
	const code = await new Promise((resolve, reject) => {
		child.once("error", reject);
		child.once("close", resolve);
	});
	if (code !== 0) throw new BuildError(said.trim().split("\n").slice(-40).join("\n"));
}

/** Puts the compressed forms beside the files, as small as they get: this is done once, and sent often. */
async function compressFiles(folder: string): Promise<void> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile());
	await Promise.all(
		files.map(async ({ parentPath, name }) => {
			const path = join(parentPath, name);
			if (!isServed(relative(folder, path)) || !isWorthCompressing(name)) return;
			const bytes = await readFile(path);
			if (bytes.length <= compressFrom) return;
			for (const encoding of ["br", "gzip"] as const) {
				await writeFile(path + suffixes[encoding], await compress(bytes, encoding, "best"));
			}
		}),
	);
}

if (import.meta.main) {
	try {
		await buildWhenStale({ onBuild: () => console.log("Building the site …") });
	} catch (error) {
		if (!(error instanceof BuildError)) throw error;
		console.error(error.message);
		process.exitCode = 1;
	}
}
