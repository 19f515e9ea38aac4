import { existsSync } from "node:fs";
import { chown, lstat, mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { explainFailure, LocalPostgresError } from "./failure.ts";
import { mayUse, runAs, type SystemUser } from "./system-user.ts";

/**
 * Makes a cluster unless it exists: UTF-8, sorted by code point. The `builtin` provider gives the same
 * order on every system and in every version of it, so that no index ever goes stale. Only one process
 * at a time may do this.
 * @param options `password` is that of the superuser `postgres`; `sync` waits for the disk
 * @throws LocalPostgresError
 */
export async function createCluster(options: {
	binaries: string;
	cluster: string;
	user: SystemUser;
	password: string;
	sync: boolean;
	onSpawn?: (() => void) | undefined;
}): Promise<void> {
	const { cluster, user } = options;
	if (existsSync(join(cluster, "PG_VERSION"))) return;
	const draft = `${cluster}.draft`;
	const socketDir = await makeSocketDir(user);
	try {
		await rm(draft, { recursive: true, force: true });
		await mkdir(draft, { mode: 0o700 });
		if (user) await chown(draft, user.uid, user.gid);
		const passwordFile = join(socketDir, "password");
		await writeFile(passwordFile, `${options.password}\n`, { mode: 0o600 });
		if (user) await chown(passwordFile, user.uid, user.gid);
		await initialise(draft, passwordFile, options);
		await rename(draft, cluster);
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
	{ binaries, cluster, user, sync, onSpawn }: Parameters<typeof createCluster>[0],
): Promise<void> {
	let said = "";
	for (const letters of letterTables) {
		try {
			const made = runAs(user, join(binaries, "bin", "initdb"), [
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
			onSpawn?.();
			await made;
			return;
		} catch (error) {
			said = (error as { stderr?: string }).stderr || String(error);
			if (!/invalid locale name/u.test(said)) break;
		}
	}
	throw explainFailure(said, cluster);
}

/** A private folder for the socket, short enough for the 107 bytes that a socket's address may have. */
async function makeSocketDir(user: SystemUser): Promise<string> {
	for (const base of [tmpdir(), "/tmp", "/var/tmp"]) {
		if (base.length > 60 || !(await mayUse(user, base, "x"))) continue;
		const folder = await mkdtemp(join(base, "offerfolio-")).catch(() => undefined);
		if (!folder) continue;
		if (user) await chown(folder, user.uid, user.gid);
		return folder;
	}
	throw new LocalPostgresError("There is no temporary folder for the database's socket.");
}

/**
 * The folder in which the socket stood before, so that who knows its address need not learn another; or a
 * new one. It is made again when it is gone, and what a killed server has left in it is removed.
 */
export async function reuseSocketDir(
	earlier: string | undefined,
	user: SystemUser,
): Promise<string> {
	if (!earlier || !basename(earlier).startsWith("offerfolio-")) return makeSocketDir(user);
	const isMade = await mkdir(earlier, { mode: 0o700 }).then(
		() => true,
		() => false,
	);
	if (isMade && user) await chown(earlier, user.uid, user.gid);
	const found = await lstat(earlier).catch(() => undefined);
	const owner = user?.uid ?? process.getuid?.();
	const isPrivate = found?.isDirectory() && found.uid === owner && (found.mode & 0o077) === 0;
	if (!isPrivate) return makeSocketDir(user);
	for (const name of await readdir(earlier)) await rm(join(earlier, name), { force: true });
	return earlier;
}
