import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { claimForThisMachine } from "../src/machine-mark.ts";

let folder: string;
let file: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "offerfolio-test-"));
	file = join(folder, "machine");
});
afterEach(() => rm(folder, { recursive: true }));

test("Processes of one machine share a folder, and the last one removes the mark", async () => {
	const first = await claimForThisMachine(file);
	const second = await claimForThisMachine(file, {
		onWait: () => expect.unreachable("There is nobody to wait for."),
	});
	await first.leave(false);
	expect(await readdir(folder)).toEqual(["machine"]);
	await second.leave(true);
	expect(await readdir(folder)).toEqual([]);
});

test("A folder at which another machine is at work is refused", async () => {
	await writeFile(file, "another machine");
	let time = 1_000_000;
	const timer = setInterval(() => utimes(file, ++time, time).catch(() => {}), 100);
	await expect(claimForThisMachine(file, { silence: 5_000 })).rejects.toThrow(
		/Another machine or container.*Give each its own DATA_DIR/u,
	);
	clearInterval(timer);
	expect(await readFile(file, "utf8")).toBe("another machine");
});

test("A machine that has fallen silent is succeeded", async () => {
	await writeFile(file, "another machine");
	let waited = false;
	const mark = await claimForThisMachine(file, {
		machine: "this machine",
		silence: 500,
		onWait: () => {
			waited = true;
		},
	});
	expect(waited).toBe(true);
	expect(await readFile(file, "utf8")).toBe("this machine");
	await mark.leave(true);
});
