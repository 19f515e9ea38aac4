import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Milliseconds until a start counts as failed. To fill the library took two minutes on a machine with a load of 22. */
const startTimeout = 230_000;

/** The site on the production build, with its own database. */
export type SiteProcess = {
	/** Of the server process, or of its supervisor. */
	pid: number;
	/** Whether the process has ended by itself. */
	hasEnded(): boolean;
	stop(): Promise<void>;
};

/**
 * Starts the site and waits until it is ready.
 * @param options.supervised as `npm start` does it, with a process above the one that serves
 * @throws with all that it said, when it ends or is not ready in time
 */
export async function startSiteProcess(
	variables: Record<string, string> & { PORT: string; DATA_DIR: string },
	{ supervised = false } = {},
): Promise<SiteProcess> {
	const entry = supervised ? "server/supervisor/start.js" : "server/run.js";
	const child = spawn(process.execPath, [entry], {
		cwd: root,
		env: { PATH: process.env.PATH, HOME: process.env.HOME, ...variables },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let said = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.on("data", (chunk) => {
			said += chunk;
		});
	}
	const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
	const stop = async () => {
		if (!hasEnded()) await end(child);
	};
	const giveUp = Date.now() + startTimeout;
	while (!(await isReady(variables.PORT))) {
		if (hasEnded() || Date.now() > giveUp) {
			await stop();
			throw new Error(`The site did not start:\n${said}`);
		}
		await setTimeout(50);
	}
	return { pid: child.pid ?? 0, hasEnded, stop };
}

async function end(child: ChildProcess): Promise<void> {
	const ended = once(child, "exit");
	child.kill("SIGTERM");
	await ended;
}

async function isReady(port: string): Promise<boolean> {
	const response = await fetch(`http://localhost:${port}/readyz`).catch(() => null);
	return response?.status === 200;
}
