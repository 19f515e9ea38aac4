import { globSync } from "node:fs";
import { join, parse } from "node:path";

/**
 * Makes a plain script of each `*-worker.ts`, in build/threads. Node would take the types out of the sources
 * with a program in WebAssembly, which each thread would load for itself, and V8 ends the whole process now
 * and then when a thread with such a program is ended.
 * @param root the folder of the project
 */
export async function buildThreads(root: string): Promise<void> {
	const scripts = globSync("app/**/*-worker.ts", { cwd: root });
	if (scripts.length === 0) return;
	const { build } = await import("vite");
	await build({
		root,
		configFile: false,
		logLevel: "error",
		publicDir: false,
		build: {
			ssr: true,
			outDir: join(root, "build", "threads"),
			// A thread of another process may just be reading what is there.
			emptyOutDir: false,
			rolldownOptions: {
				input: Object.fromEntries(scripts.map((path) => [parse(path).name, join(root, path)])),
				output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
			},
		},
	});
}
