import { readFile, readlink, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { LocalPostgresError } from "./failure.ts";

/** How long another machine may be silent before it counts as gone. */
const silence = 15_000;
const beat = 4_000;

type MachineMark = {
	/** Ends the beating; `last` removes the mark as well. */
	leave(last: boolean): Promise<void>;
};

/**
 * Guards a folder that two machines or containers share: Postgres cannot see another one's processes
 * there, and two of it on one folder would destroy the data. A process that uses the folder touches a
 * file; one that finds another machine's file waits to see whether it is still touched.
 * @throws LocalPostgresError when another machine or container is at work in the folder
 */
export async function claimForThisMachine(
	file: string,
	options: { machine?: string; silence?: number; onWait?: () => void } = {},
): Promise<MachineMark> {
	const machine = options.machine ?? (await nameOfMachine());
	const other = await readFile(file, "utf8").catch(() => machine);
	if (other !== machine) await waitForSilence(file, options);
	await writeFile(file, machine);
	const timer = setInterval(() => {
		const now = new Date();
		utimes(file, now, now).catch(() => {});
	}, beat);
	timer.unref();
	return {
		async leave(last) {
			clearInterval(timer);
			if (last) await rm(file, { force: true });
		},
	};
}

async function waitForSilence(
	file: string,
	options: Parameters<typeof claimForThisMachine>[1] & object,
): Promise<void> {
	const before = await touchedAt(file);
	// Only the file's own clock is compared; the two machines' clocks may differ.
	options.onWait?.();
	for (let waited = 0; waited < (options.silence ?? silence); waited += 250) {
		await wait(250);
		const now = await touchedAt(file);
		if (now === undefined) return;
		if (now !== before) {
			throw new LocalPostgresError(
				"Another machine or container runs the built-in database in this folder. Give each its own DATA_DIR.",
			);
		}
	}
}

async function touchedAt(file: string): Promise<number | undefined> {
	return stat(file).then(
		(found) => found.mtimeMs,
		() => undefined,
	);
}

/** Different for machines, for their restarts, and for containers on one machine. */
async function nameOfMachine(): Promise<string> {
	const boot = await readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => "");
	const processes = await readlink("/proc/self/ns/pid").catch(() => "");
	return [hostname(), boot.trim(), processes].join(" ");
}
