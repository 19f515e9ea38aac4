import { expect, test } from "vitest";
import { type LoopSample, watchLoopDelay } from "./loop-delay.ts";

/** Keeps the thread in its place without doing anything, as a machine does that serves others. */
function standStill(milliseconds: number): void {
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

test("Own work is told apart from time in which the thread did not run", async () => {
	const samples: LoopSample[] = [];
	const watch = watchLoopDelay((sample) => samples.push(sample));
	const longest = () => samples.toSorted((a, b) => b.late - a.late)[0];
	await expect.poll(() => samples.length).toBeGreaterThan(1);

	samples.length = 0;
	standStill(2_000);
	await expect.poll(() => longest()?.late ?? 0).toBeGreaterThan(1_900);
	expect(longest()?.own).toBeLessThan(1_000);

	samples.length = 0;
	const since = process.threadCpuUsage();
	while (process.threadCpuUsage(since).user < 200_000);
	await expect.poll(() => longest()?.own ?? 0).toBeGreaterThan(100);
	watch.stop();
});
