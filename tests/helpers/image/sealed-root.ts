import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, lstatSync, readlinkSync, realpathSync } from "node:fs";
import { copyFile, mkdir, readFile, readlink, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";

/**
 * A root folder of its own for programs, without a container engine: the system's programs and a Node, both
 * read-only, and nothing else of this machine. Root of Linux gets it; for others, what runs in it sees the
 * whole machine, starts in the folder and knows nothing but Node and the system's programs.
 */

export type Way = {
	command: readonly string[];
	env?: Record<string, string>;
	/** From the folder's root. */
	workdir: string;
	/** "0" is root. */
	user: string;
	/** Folders of this machine, by where they are seen. */
	mounts?: Record<string, { from: string; readOnly?: boolean }>;
	/** Folders in memory. */
	memory?: readonly string[];
	/** Nothing can be written but where a mount allows it. */
	readOnly?: boolean;
	/** No right of root's, and none to be had. */
	withoutRights?: boolean;
	/** A process that runs in the folder: the command sees what it sees. */
	beside?: number;
};

/** Whether what runs in a folder here sees nothing else. */
export const canSeal = process.platform === "linux" && process.getuid?.() === 0 && mayMount();

function mayMount(): boolean {
	try {
		execFileSync("unshare", ["--mount", "--pid", "--fork", "mount", "-t", "tmpfs", "none", "/mnt"]);
		return true;
	} catch {
		return false;
	}
}

// Where the programs and their libraries are; on most systems all but the first are links into it.
const programs = ["usr", "bin", "sbin", "lib", "lib64"];
const settings = ["resolv.conf", "hosts", "nsswitch.conf"];
const imageUser = "1000";

/** Makes a root folder as the images of Node have it: their user, and a place for everything. */
export async function openRoot(root: string): Promise<void> {
	for (const name of [
		"etc/ssl",
		"proc",
		"dev",
		"mnt",
		"tmp",
		"root",
		"home/node",
		"run",
		"var/tmp",
	]) {
		await mkdir(join(root, name), { recursive: true });
	}
	if (!canSeal) return;
	for (const name of programs) {
		if (!existsSync(`/${name}`)) continue;
		const isLink = lstatSync(`/${name}`).isSymbolicLink();
		if (isLink) await symlink(readlinkSync(`/${name}`), join(root, name));
		else await mkdir(join(root, name));
	}
	for (const name of settings) {
		await copyFile(`/etc/${name}`, join(root, "etc", name)).catch(() => {});
	}
	const people = [
		`root:x:0:0::/root:/bin/sh`,
		`node:x:${imageUser}:${imageUser}::/home/node:/bin/sh`,
	];
	await writeFile(join(root, "etc/passwd"), `${people.join("\n")}\n`);
	await writeFile(join(root, "etc/group"), `root:x:0:\nnode:x:${imageUser}:\n`);
}

/**
 * Runs a command in a root folder, with no variable of this process. Killing what comes back kills all that runs
 * in the folder; `firstProcess` finds the command itself.
 */
export function runInRoot(root: string, way: Way): ChildProcess {
	const { command, env = {}, workdir, user } = way;
	const home = user === "0" ? "/root" : "/home/node";
	if (!canSeal) {
		const path = `${dirname(process.execPath)}:/usr/bin:/bin`;
		const given = { PATH: path, HOME: join(root, home), ...env };
		const [program = "", ...words] = command;
		return spawn(program, words, { cwd: join(root, workdir), env: given, detached: true });
	}
	const path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
	const variables = Object.entries({ PATH: path, HOME: home, ...env });
	const inside = [
		...["setpriv", `--reuid=${user}`, `--regid=${user}`, "--clear-groups"],
		...(way.withoutRights ? ["--bounding-set=-all", "--inh-caps=-all", "--no-new-privs"] : []),
		...["env", "-i", "-C", workdir, ...variables.map(([name, value]) => `${name}=${value}`)],
		...command,
	];
	if (way.beside) {
		const there = [`--target=${way.beside}`, "--mount", "--pid", "--root"];
		return spawn("nsenter", [...there, ...inside], { env: { PATH: path } });
	}
	const script = `set -e\n${mountLines(way).join("\n")}\nexec chroot "$ROOT" "$@"`;
	return spawn(
		"unshare",
		[
			...["--mount", "--pid", "--fork", "--kill-child", "--propagation=private"],
			...["/bin/sh", "-c", script, "sh", ...inside],
		],
		{ env: { PATH: path, ROOT: root, NODE: realpathSync(process.execPath) }, detached: true },
	);
}

/** The command that `runInRoot` runs, as this machine counts its processes, once it runs; undefined when it has ended. */
export async function firstProcess(child: ChildProcess): Promise<number | undefined> {
	if (!canSeal) return child.pid;
	while (child.exitCode === null && child.signalCode === null) {
		const list = `/proc/${child.pid}/task/${child.pid}/children`;
		const [first = ""] = (await readFile(list, "utf8").catch(() => "")).trim().split(" ");
		const root = await readlink(`/proc/${first}/root`).catch(() => "/");
		if (root !== "/") return Number(first);
		await setTimeout(10);
	}
	return undefined;
}

function mountLines({ mounts = {}, memory = [], readOnly }: Way): string[] {
	const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
	const bind = (from: string, to: string, isReadOnly = true) => [
		`mkdir -p "$ROOT"${quote(to)}`,
		`mount --bind ${quote(from)} "$ROOT"${quote(to)}`,
		...(isReadOnly ? [`mount -o remount,bind,ro "$ROOT"${quote(to)}`] : []),
	];
	const own = programs.filter((name) => existsSync(`/${name}`));
	return [
		'mount --bind "$ROOT" "$ROOT"',
		...own
			.filter((name) => !lstatSync(`/${name}`).isSymbolicLink())
			.flatMap((name) => bind(`/${name}`, `/${name}`)),
		...(existsSync("/etc/ssl") ? bind("/etc/ssl", "/etc/ssl") : []),
		// Of what this machine has installed itself, nothing is left but a Node and the npm that came with it.
		'npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")',
		'mount -t tmpfs none "$ROOT/mnt"',
		'mkdir -p "$ROOT/mnt/bin" "$ROOT/mnt/lib/node_modules/npm"',
		'touch "$ROOT/mnt/bin/node"',
		'mount --bind "$NODE" "$ROOT/mnt/bin/node"',
		'mount --bind "$npm" "$ROOT/mnt/lib/node_modules/npm"',
		'for to in bin/node lib/node_modules/npm; do mount -o remount,bind,ro "$ROOT/mnt/$to"; done',
		'ln -s ../lib/node_modules/npm/bin/npm-cli.js "$ROOT/mnt/bin/npm"',
		'mount -o remount,ro "$ROOT/mnt"',
		'mount --move "$ROOT/mnt" "$ROOT/usr/local"',
		'mount -t proc proc "$ROOT/proc"',
		'mount --rbind /dev "$ROOT/dev"',
		'chmod 1777 "$ROOT/tmp" "$ROOT/var/tmp"',
		...Object.entries(mounts).flatMap(([to, { from, readOnly: only }]) =>
			bind(from, to, only ?? false),
		),
		...memory.flatMap((to) => [
			`mkdir -p "$ROOT"${quote(to)}`,
			`mount -t tmpfs -o mode=1777,noexec,nosuid,nodev none "$ROOT"${quote(to)}`,
		]),
		...(readOnly ? ['mount -o remount,bind,ro "$ROOT"'] : []),
	];
}
