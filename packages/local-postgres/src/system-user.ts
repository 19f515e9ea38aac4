import { type ChildProcess, execFile, type SpawnOptions, spawn } from "node:child_process";
import { promisify } from "node:util";
import { LocalPostgresError } from "./failure.ts";

/** Who runs Postgres; null stands for the user of this process. */
export type SystemUser = { uid: number; gid: number } | null;

const run = promisify(execFile);

// What a caller's shell has set for another Postgres (PGDATA, locale) must not reach ours.
const environment = { PATH: "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" };

/**
 * Postgres refuses to run as root; then it runs as `postgres` or, where that does not exist, as `nobody`.
 * @throws LocalPostgresError when root has neither of them
 */
export async function findSystemUser(names = ["postgres", "nobody"]): Promise<SystemUser> {
	if (process.getuid?.() !== 0) return null;
	for (const name of names) {
		try {
			const [uid, gid] = await Promise.all([run("id", ["-u", name]), run("id", ["-g", name])]);
			return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
		} catch {
			// There is no such user; the next may exist.
		}
	}
	throw new LocalPostgresError(
		"Postgres does not run as root, and there is no user postgres or nobody. Start as an ordinary user.",
	);
}

/** Whether this user may read, write or enter (`r`, `w`, `x`) a path, with all folders above it. */
export async function mayUse(user: SystemUser, path: string, rights: string): Promise<boolean> {
	const tests = [...rights].map((right) => `test -${right} "$1"`).join(" && ");
	try {
		await runAs(user, "/bin/sh", ["-c", tests, "sh", path]);
		return true;
	} catch {
		return false;
	}
}

/** Runs a program to its end. @throws with `stderr` when it fails */
export async function runAs(
	user: SystemUser,
	program: string,
	args: string[],
): Promise<{ stdout: string; stderr: string }> {
	return run(program, args, { ...user, env: environment, cwd: "/", maxBuffer: 4 << 20 });
}

/** Starts a program that outlives this process and is not reached by the terminal's Ctrl-C. */
export function spawnAs(
	user: SystemUser,
	program: string,
	args: string[],
	stdio: SpawnOptions["stdio"],
): ChildProcess {
	const child = spawn(program, args, {
		...user,
		env: environment,
		cwd: "/",
		detached: true,
		stdio,
	});
	child.unref();
	return child;
}
