import { execFile } from "node:child_process";
import { readFile, readlink, realpath, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";

/** What the first process of Postgres writes into its folder while it runs. */
type PostmasterFile = { pid: number; socketDir: string; isReady: boolean };

const run = promisify(execFile);

/** Reads `postmaster.pid`; undefined when there is none, or none that makes sense. */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
	const text = await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "");
	const [pid = "", , , , socketDir = "", , , status = ""] = text.split("\n");
	const number = Math.abs(Number.parseInt(pid, 10));
	return number > 1
		? { pid: number, socketDir: socketDir.trim(), isReady: status.trim() === "ready" }
		: undefined;
}

/**
 * Whether a process is the Postgres of a cluster. Numbers of processes are used again after a restart of
 * the machine or the container, so that a living process alone proves nothing.
 * @returns `unclear` for a Postgres that cannot be told from ours; nothing may be done then
 */
export async function judgePostmaster(
	pid: number,
	cluster: string,
): Promise<"gone" | "ours" | "stranger" | "unclear"> {
	if (!isAlive(pid)) return "gone";
	const command = await readCommand(pid);
	if (command === undefined) return isAlive(pid) ? "unclear" : "gone";
	if (command.length === 0) return "gone";
	if (basename(command[0] ?? "") !== "postgres") return "stranger";
	const real = await realpath(cluster).catch(() => cluster);
	if (command.includes(cluster) || command.includes(real)) return "ours";
	const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
	if (folder === undefined) return "unclear";
	return folder === real ? "ours" : "stranger";
}

/**
 * Lets Postgres start although the process id in its file now belongs to another process, or to a zombie. The
 * rest of the file stays: by it Postgres sees whether old children still run.
 */
export async function disownPostmasterFile(pid: number, cluster: string): Promise<void> {
	if (!isAlive(pid)) return;
	const file = join(cluster, "postmaster.pid");
	const text = await readFile(file, "utf8");
	await writeFile(file, text.replace(/^-?\d+/u, String(impossiblePid)));
}

// Beyond what any kernel gives.
const impossiblePid = 999_999_999;

export function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}

/** The words of a process' command line; none for one that has ended and waits to be forgotten. */
async function readCommand(pid: number): Promise<string[] | undefined> {
	if (process.platform === "linux") {
		const text = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => undefined);
		return text?.split("\0").filter(Boolean);
	}
	const listed = await run("ps", ["-ww", "-o", "command=", "-p", String(pid)]).catch(
		() => undefined,
	);
	return listed?.stdout.trim().split(/\s+/u).filter(Boolean);
}
