import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeFolder } from "#tests/helpers/folder.ts";
import { until } from "#tests/helpers/until.ts";
import type { SupervisorState } from "./messages.ts";

/** In place of the site: opens or crashes, as the file beside it says, and ends only when it is killed. */
const standIn = `
	import { readFileSync } from "node:fs";
	const life = readFileSync(new URL("./life", import.meta.url), "utf8");
	const stateFile = process.argv[1].replace("run.js", "state.json");
	process.on("SIGTERM", () => {});
	process.on("disconnect", () => process.exit());
	if (life === "crashes at its start") process.exit(1);
	process.on("message", ({ to }) => {
		if (to === "port") process.send({ ask: "open" });
		if (to === "open" && life === "crashes when it is open") process.exit(1);
	});
	process.send({ ask: "port", host: "127.0.0.1", port: 0, stateFile });`;

type Life = "stays" | "crashes at its start" | "crashes when it is open";

let folder: string;
let supervisor: ChildProcess;
let said: string;
const nextLives = (life: Life) => writeFile(join(folder, "life"), life);
const readState = async (): Promise<SupervisorState> =>
	JSON.parse(await readFile(join(folder, "state.json"), "utf8"));
const untilPaused = (milliseconds: number) =>
	until(() => said.includes(`"pause":${milliseconds},`));
const untilServing = (isMeant: (state: SupervisorState) => boolean) =>
	until(async () => {
		const state = await readState().catch(() => null);
		return state && !state.failure && isMeant(state) && state;
	});

beforeEach(async () => {
	folder = await makeFolder();
	await cp(fileURLToPath(new URL(".", import.meta.url)), join(folder, "supervisor"), {
		recursive: true,
	});
	await writeFile(join(folder, "package.json"), '{ "type": "module" }');
	await writeFile(join(folder, "run.js"), standIn);
	await nextLives("stays");
	supervisor = spawn(process.execPath, [join(folder, "supervisor", "supervise.ts")]);
	said = "";
	for (const stream of [supervisor.stdout, supervisor.stderr]) {
		stream?.on("data", (text) => {
			said += text;
		});
	}
});
afterEach(async () => {
	supervisor.kill("SIGKILL");
	if (supervisor.exitCode === null && supervisor.signalCode === null)
		await once(supervisor, "exit");
});

test("A reload while a crashed site waits for its next start starts it at once, and is told of it", async () => {
	const { serving } = await untilServing(() => true);
	await nextLives("crashes at its start");
	process.kill(serving, "SIGKILL");
	await untilPaused(2_000);
	const failed = await readState();
	expect(failed).toMatchObject({ serving, handovers: 0, failure: expect.any(String) });

	await nextLives("stays");
	supervisor.kill("SIGUSR2");
	const mended = await untilServing((state) => state.serving !== serving);
	expect(mended.handovers).toBe(1);
});

test("A reload that crashes while nobody serves is told of that, and begins the pauses again", async () => {
	const { serving } = await untilServing(() => true);
	await nextLives("crashes at its start");
	process.kill(serving, "SIGKILL");
	await untilPaused(1_000);
	said = "";
	supervisor.kill("SIGUSR2");
	await untilPaused(250);
	expect(await readState()).toMatchObject({ serving, handovers: 1, failure: expect.any(String) });
});

test("The end of a process that was replaced starts nothing, also while the next one is waited for", async () => {
	const { serving: replaced } = await untilServing(() => true);
	await nextLives("crashes when it is open");
	supervisor.kill("SIGUSR2");
	await untilPaused(2_000);
	const { serving: crashed } = await readState();
	await nextLives("stays");
	process.kill(replaced, "SIGKILL");
	await untilServing(({ serving }) => serving !== crashed);
	expect(said).not.toContain(`"pid":${replaced},"code"`);
});
