import { randomBytes } from "node:crypto";
import { chown, lstat, mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { explainFailure, LocalPostgresError } from "./failure.ts";
import { ignoreMissing } from "./place.ts";
import { isAlive } from "./postmaster-file.ts";
import { mayUse, runAs, type SystemUser } from "./system-user.ts";

/**
 * Makes a cluster unless it exists: UTF-8, sorted by code point. The `builtin` provider gives the same
 * order on every system and in every version of it, so that no index ever goes stale.
 * @param options `password` is that of the superuser `postgres`; `sync` waits for the disk
 * @throws LocalPostgresError
 */
export async function createCluster(options: {
	binaries: string;
	cluster: string;
	user: SystemUser;
	password: string;
	sync: boolean;
}): Promise<void> {
	const { cluster, user } = options;
	if (await lstat(join(cluster, "PG_VERSION")).catch(ignoreMissing)) return;
	await removeDeadDrafts(cluster);
	const draft = `${cluster}.${process.pid}-${randomBytes(4).toString("hex")}`;
	const socketDir = await makeSocketDir(user);
	try {
		await mkdir(draft, { mode: 0o700 });
		if (user) await chown(draft, user.uid, user.gid);
		const passwordFile = join(socketDir, "password");
		await writeFile(passwordFile, `${options.password}\n`, { mode: 0o600 });
		if (user) await chown(passwordFile, user.uid, user.gid);
		await initialise(draft, passwordFile, options);
		// Another process may have been quicker; then its cluster, with the same password, is the one.
		await rename(draft, cluster).catch((error: NodeJS.ErrnoException) => {
			if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
		});
	} finally {
		await rm(draft, { recursive: true, force: true });
		await rm(socketDir, { recursive: true, force: true });
	}
}

// pg_trgm asks the system what a letter is; under plain C it would drop every letter beyond ASCII.
const letterTables = ["C.UTF-8", "en_US.UTF-8", "C"];

async function initialise(
	folder: string,
	passwordFile: string,
	{ binaries, cluster, user, sync }: Parameters<typeof createCluster>[0],
): Promise<void> {
	let said = "";
	for (const letters of letterTables) {
		try {
			await runAs(user, join(binaries, "bin", "initdb"), [
				`--pgdata=${folder}`,
				"--username=postgres",
				`--pwfile=${passwordFile}`,
				"--auth=scram-sha-256",
				"--encoding=UTF8",
				"--locale-provider=builtin",
				"--builtin-locale=C.UTF-8",
				"--locale=C",
				`--lc-ctype=${letters}`,
				"--no-instructions",
				...(sync ? [] : ["--no-sync"]),
			]);
			return;
		} catch (error) {
			said = (error as { stderr?: string }).stderr || String(error);
			if (!/invalid locale name/u.test(said)) break;
		}
	}
	throw explainFailure(said, cluster);
}

/** What a process that was killed on its way has left. */
async function removeDeadDrafts(cluster: string): Promise<void> {
	const prefix = `${basename(cluster)}.`;
	for (const name of await readdir(dirname(cluster))) {
		const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
		if (pid > 0 && !isAlive(pid)) {
			await rm(join(dirname(cluster), name), { recursive: true, force: true });
		}
	}
}

/** A private folder for the socket, short enough for the 107 bytes that a socket's address may have. */
export async function makeSocketDir(user: SystemUser): Promise<string> {
	for (const base of [tmpdir(), "/tmp", "/var/tmp"]) {
		if (base.length > 60 || !(await mayUse(user, base, "x"))) continue;
		const folder = await mkdtemp(join(base, "offerfolio-")).catch(() => undefined);
		if (!folder) continue;
		if (user) await chown(folder, user.uid, user.gid);
		return folder;
	}
	throw new LocalPostgresError("There is no temporary folder for the database's socket.");
}

/** Whether a folder from an earlier run may hold the socket again. */
export async function isSocketDir(folder: string, user: SystemUser): Promise<boolean> {
	const found = await lstat(folder).catch(() => undefined);
	const owner = user?.uid ?? process.getuid?.();
	return (
		basename(folder).startsWith("offerfolio-") &&
		found?.isDirectory() === true &&
		found.uid === owner &&
		(found.mode & 0o077) === 0
	);
}
