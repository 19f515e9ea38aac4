import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { mkdir, readdir, readFile, realpath, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { withFileLock } from "@offerfolio/local-postgres/file-lock";
import { buildThreads } from "./build-threads.ts";
import { bundleServer } from "./bundle-server.ts";
import { compress, compressFrom } from "./http/content-encoding.ts";
import { isServed, isWorthCompressing, suffixes } from "./http/static-files.ts";
import { setRuntimeMode } from "./runtime-mode.ts";

export const projectRoot = fileURLToPath(new URL("..", import.meta.url));

type Part = {
	/** The file in build/ that says of which sources it is. */
	state: string;
	/** Everything that decides what comes out of it: files, and folders with all that is in them. */
	sources: readonly string[];
	make(root: string): Promise<void>;
};

const parts: readonly Part[] = [
	{
		state: "sources.sha256",
		sources: [
			"app",
			"public",
			"package-lock.json",
			"react-router.config.ts",
			"server/build-threads.ts",
			"tsconfig.json",
			"vite.config.ts",
		],
		async make(root) {
			await runBuild(root);
			await buildThreads(root);
			await compressFiles(join(root, "build", "client"));
		},
	},
	{
		// The pages go into it, too.
		state: "program.sha256",
		sources: ["server", "demo", "packages", "build/sources.sha256"],
		make: bundleServer,
	},
];

/** The build failed; the message is what it said. */
export class BuildError extends Error {
	constructor(said: string) {
		super(`The site could not be built:\n${said}`);
		this.name = "BuildError";
	}
}

/**
 * Builds what is not of these very sources: the pages, the program that serves them. Of processes that start together
 * one builds.
 * @param options `onBuild` is called before work that takes some seconds
 * @returns whether anything had to be built
 * @throws BuildError
 */
export async function buildWhenStale(
	options: { root?: string; onBuild?: () => void } = {},
): Promise<boolean> {
	const root = options.root ?? projectRoot;
	if (findStale(root).length === 0) return false;
	const cache = join(root, "node_modules", ".cache");
	await mkdir(cache, { recursive: true });
	return withFileLock(join(cache, "offerfolio-build.lock"), 300_000, async () => {
		const [first] = findStale(root);
		if (!first) return false;
		options.onBuild?.();
		for (const part of parts.slice(parts.indexOf(first))) {
			await part.make(root);
			await writeFile(join(root, "build", part.state), `${fingerprint(root, part)}\n`);
		}
		return true;
	});
}

/** The parts of the build that are not there, or of other sources than these. */
export function findStale(root: string): Part[] {
	return parts.filter((part) => readState(root, part) !== fingerprint(root, part));
}

/** A number for the sources as they are; tests, their data and what is no script of the server do not count. */
function fingerprint(root: string, { sources }: Part): string {
	const hash = createHash("sha256");
	// At every start: one after the other is the quickest.
	for (const path of sources.flatMap((source) => filesIn(root, source)).toSorted()) {
		const bytes = readBytes(join(root, path));
		hash.update(`${path} ${bytes.length}\n`).update(bytes);
	}
	return hash.digest("hex");
}

/** The files below a path, or the path itself, from the root; joining thousands of paths would take longest. */
function filesIn(root: string, path: string): string[] {
	if (!statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory()) {
		return decides(path) ? [path] : [];
	}
	return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
		const inside = `${path}/${entry.name}`;
		if (entry.isDirectory()) return filesIn(root, inside);
		return entry.isFile() && decides(inside) ? [inside] : [];
	});
}

/** The server reads its texts and data when it runs. */
const decides = (path: string): boolean =>
	!/\.test\.tsx?$/u.test(path) &&
	(!/^(?:server|demo|packages)\//u.test(path) || /\.[jt]s$/u.test(path));

function readBytes(path: string): Buffer {
	try {
		return readFileSync(path);
	} catch {
		return Buffer.alloc(0);
	}
}

const readState = (root: string, { state }: Part): string =>
	readBytes(join(root, "build", state))
		.toString()
		.trim();

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
