import { cpus, loadavg, totalmem } from "node:os";
import { setTimeout as wait } from "node:timers/promises";

/** One line about the machine, for the head of a table. */
export function describeMachine(): string {
	const processors = cpus();
	const memory = Math.round(totalmem() / 2 ** 30);
	const name = processors[0]?.model.trim();
	return `${processors.length} × ${name}, ${memory} GB, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}`;
}

const quietShare = 0.1;

/**
 * Waits until the processors have hardly anything else to do; a figure that was measured beside other work
 * is worth little. Goes on, and says so, when that takes too long.
 */
export async function waitForQuiet(timeoutSeconds: number): Promise<void> {
	const share = await shareWhenQuiet(timeoutSeconds);
	if (share <= quietShare) return;
	const percent = Math.round(share * 100);
	console.log(
		`The machine is ${percent} % busy with other things: take these figures with care.\n`,
	);
}

/**
 * Waits until the processors have hardly anything else to do.
 * @throws when that takes too long: what is measured then says nothing
 */
export async function requireQuiet(timeoutSeconds: number): Promise<void> {
	if ((await shareWhenQuiet(timeoutSeconds)) <= quietShare) return;
	throw new Error(
		"The machine is busy with something else: nothing can be judged. --anyway goes on.",
	);
}

/** @returns what `busyShare` says once that is little, or when the time is over */
async function shareWhenQuiet(timeoutSeconds: number): Promise<number> {
	const end = performance.now() + timeoutSeconds * 1_000;
	let share = await busyShare(2);
	while (share > quietShare && performance.now() < end) share = await busyShare(2);
	return share;
}

/** @returns which part of all processors' time was used, from 0 to 1 */
async function busyShare(seconds: number): Promise<number> {
	const before = readTimes();
	await wait(seconds * 1_000);
	const after = readTimes();
	return 1 - (after.idle - before.idle) / (after.all - before.all);
}

function readTimes(): { idle: number; all: number } {
	let idle = 0;
	let all = 0;
	for (const { times } of cpus()) {
		idle += times.idle;
		all += Object.values(times).reduce((sum, time) => sum + time, 0);
	}
	return { idle, all };
}
