import { cpus, loadavg, totalmem } from "node:os";
import { setTimeout as wait } from "node:timers/promises";

/** One line about the machine and how busy it is with other things; print it before and after. */
export function describeMachine(): string {
	const processors = cpus();
	const memory = Math.round(totalmem() / 2 ** 30);
	const load = loadavg()[0]?.toFixed(2);
	return `${processors.length} × ${processors[0]?.model.trim()}, ${memory} GB, Node ${process.versions.node}, load ${load}`;
}

const quietLoad = 0.6;

/**
 * Waits until the machine has hardly anything else to do; a figure that was measured beside other work
 * is worth little. Goes on, and says so, when that takes too long.
 */
export async function waitForQuiet(patienceSeconds: number): Promise<void> {
	const end = Date.now() + patienceSeconds * 1_000;
	const load = () => loadavg()[0] ?? 0;
	while (load() > quietLoad && Date.now() < end) await wait(2_000);
	if (load() > quietLoad) console.warn("The machine is busy; take these figures with care.");
}
