import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { withFileLock } from "../src/file-lock.ts";

let folder: string;
let file: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "offerfolio-test-"));
	file = join(folder, "lock");
});
afterEach(() => rm(folder, { recursive: true }));

test("Only one does the work at a time", async () => {
	let working = 0;
	let most = 0;
	const work = async () => {
		most = Math.max(most, ++working);
		await new Promise((done) => setImmediate(done));
		working--;
	};
	await Promise.all(Array.from({ length: 8 }, () => withFileLock(file, 10_000, work)));
	expect(most).toBe(1);
});

test("The lock of a killed process is free again", async () => {
	const holder = spawn(
		process.execPath,
		[
			"--input-type=module",
			"--eval",
			`import { withFileLock } from ${JSON.stringify(new URL("../src/file-lock.ts", import.meta.url).href)};
			await withFileLock(${JSON.stringify(file)}, 0, () => new Promise(() => {
				console.log("locked");
				setInterval(() => {}, 1000);
			}));`,
		],
		{ stdio: ["ignore", "pipe", "inherit"] },
	);
	onTestFinished(() => void holder.kill("SIGKILL"));
	await once(holder.stdout, "data");
	await expect(withFileLock(file, 0, async () => "mine")).rejects.toThrow("locked for too long");
	holder.kill("SIGKILL");
	await once(holder, "exit");
	expect(await withFileLock(file, 1_000, async () => "mine")).toBe("mine");
});

test("Work that fails gives the lock back", async () => {
	const failing = withFileLock(file, 0, async () => {
		throw new Error("it failed");
	});
	await expect(failing).rejects.toThrow("it failed");
	expect(await withFileLock(file, 0, async () => "mine")).toBe("mine");
});
