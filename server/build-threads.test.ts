import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { threadScript } from "#app/integrations/documents/thread-script.server.ts";
import { projectRoot } from "./build-when-stale.ts";

const ofFiles = ["convert-worker", "file-worker"] as const;
const names = [...ofFiles, "text-worker"] as const;

test("Every thread has its script", () => {
	const sources = globSync("app/integrations/**/*-worker.ts", { cwd: projectRoot });
	expect(sources.map((path) => parse(path).name).toSorted()).toEqual(names);
});

test.each(ofFiles)(
	"%s runs where no types are taken out, so that nothing is loaded for it",
	async (name) => {
		const bytes = new TextEncoder().encode("Ada built a ledger");
		const answer = await run(name, { task: "read", bytes, kind: "txt" }, [
			"--no-experimental-strip-types",
		]);
		expect(answer).toMatchObject({ success: true, blocks: [{ text: "Ada built a ledger" }] });
	},
);

// As if they were not installed.
const withoutReaders = `--import=data:text/javascript,${encodeURIComponent(`
	import { registerHooks } from "node:module";
	registerHooks({
		resolve(name, context, next) {
			if (!/^(?:docx|mammoth|pdfjs-dist|word-extractor)(?:\\/|$)/u.test(name)) return next(name, context);
			throw Object.assign(new Error(name), { code: "MODULE_NOT_FOUND" });
		},
	});`)}`;

test.each([
	["convert-worker", "read"],
	["file-worker", "read"],
	["file-worker", "clean"],
] as const)(
	"%s loads no reader and no writer to %s a text file, and calls no file unreadable for one that is missing",
	async (name, task) => {
		const text = new TextEncoder().encode("Ada built a ledger");
		const others = { task, removals: [] };
		const answer = await run(name, { ...others, bytes: text, kind: "txt" }, [withoutReaders]);
		expect(answer).toMatchObject({ success: true });
		const bytes = await readFile(join(projectRoot, "tests/fixtures/documents/intern.doc"));
		for (const kind of ["doc", "docx", "pdf"]) {
			if (name === "convert-worker" && kind === "pdf") continue;
			const failing = run(name, { ...others, bytes, kind }, [withoutReaders]);
			await expect(failing, kind).rejects.toMatchObject({ code: "MODULE_NOT_FOUND" });
		}
	},
);

async function run(name: (typeof names)[number], workerData: object, execArgv: string[]) {
	const worker = new Worker(threadScript(name), { workerData, env: {}, execArgv });
	try {
		return await new Promise((resolve, reject) => {
			worker.once("message", resolve);
			worker.once("error", reject);
		});
	} finally {
		await worker.terminate();
	}
}
