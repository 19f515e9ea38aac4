import { globSync } from "node:fs";
import { parse } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { threadScript } from "#app/integrations/documents/thread-script.server.ts";
import { projectRoot } from "./build-when-stale.ts";

const names = ["convert-worker", "file-worker"] as const;

test("Every thread has its script", () => {
	const sources = globSync("app/integrations/**/*-worker.ts", { cwd: projectRoot });
	expect(sources.map((path) => parse(path).name).toSorted()).toEqual(names);
});

test.each(names)(
	"%s runs where no types are taken out, so that nothing is loaded for it",
	async (name) => {
		const bytes = new TextEncoder().encode("Ada built a ledger");
		const worker = new Worker(threadScript(name), {
			workerData: { task: "read", bytes, kind: "txt" },
			env: {},
			execArgv: ["--no-experimental-strip-types"],
		});
		const answer = await new Promise((resolve, reject) => {
			worker.once("message", resolve);
			worker.once("error", reject);
		});
		await worker.terminate();
		expect(answer).toMatchObject({ success: true, blocks: [{ text: "Ada built a ledger" }] });
	},
);
