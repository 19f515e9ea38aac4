import { randomBytes } from "node:crypto";
import {
	chmod,
	chown,
	cp,
	lstat,
	mkdir,
	readdir,
	readFile,
	realpath,
	rename,
	writeFile,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import { openSharedFolder } from "./binaries.ts";
import { LocalPostgresError } from "./failure.ts";
import { judgePostmaster, readPostmasterFile } from "./postmaster-file.ts";
import { mayUse, type SystemUser } from "./system-user.ts";

/** Where a built-in database stands. */
type Place = {
	/** The folder that Postgres itself works in; it need not exist yet. */
	cluster: string;
	/** Whose folder the cluster is; Postgres runs as this user. */
	user: SystemUser;
};

/**
 * The folder DATA_DIR/postgres: the password, the log, the lock and the word where the cluster is.
 * @throws LocalPostgresError when it cannot be made
 */
export async function openHome(dataDir: string, user: SystemUser): Promise<string> {
	// Others may pass through towards their own cluster, but not look around.
	const mode = user ? 0o711 : 0o700;
	try {
		await mkdir(join(dataDir, "postgres"), { recursive: true, mode });
		return await realpath(join(dataDir, "postgres"));
	} catch (error) {
		const { code = "" } = error as NodeJS.ErrnoException;
		throw new LocalPostgresError(`The folder ${dataDir} cannot be used (${code}).`, {
			cause: error,
		});
	}
}

/**
 * Lets Postgres' user pass through DATA_DIR if that alone keeps it out. This makes nothing in the folder
 * readable: secrets and files have modes of their own, and nobody can list it.
 */
async function openDoor(dataDir: string, user: NonNullable<SystemUser>): Promise<void> {
	if (await mayUse(user, dataDir, "x")) return;
	if (!(await mayUse(user, dirname(dataDir), "x"))) return;
	const { mode, uid } = await lstat(dataDir);
	if (uid === process.getuid?.()) await chmod(dataDir, (mode & 0o777) | 0o011);
}

/**
 * Decides where the cluster stands, or finds where it was put. Usually beside the password; when Postgres'
 * user cannot enter that folder (root's home), in a shared one, and the file `location` tells where.
 * @param home what `openHome` returned; only one process at a time may ask
 * @param preferred who shall run it if it does not exist yet
 * @param onLeftover is told of databases that this folder had in the shared one before it was deleted
 * @throws LocalPostgresError when the place cannot be used
 */
export async function findPlace(
	home: string,
	preferred: SystemUser,
	onLeftover: (folder: string) => void = () => {},
): Promise<Place> {
	const inside = join(home, "cluster");
	const pointer = join(home, "location");
	const told = (await readFile(pointer, "utf8").catch(ignoreMissing))?.trim();
	if (told) {
		if (await lstat(dirname(told)).catch(ignoreMissing)) {
			return { cluster: told, user: await ownerOf(told, preferred) };
		}
		throw new LocalPostgresError(
			`${pointer} says that the database is in ${told}, which is gone. Bring it back, or delete ${home} to begin anew.`,
		);
	}

	const user = await ownerOf(inside, preferred);
	if (user) await openDoor(dirname(home), user);
	if (!user || (await mayUse(user, home, "x"))) return { cluster: inside, user };

	const shared = await openSharedFolder(user);
	for (const leftover of await findLeftovers(shared, home)) onLeftover(leftover);
	const folder = join(shared, randomBytes(6).toString("hex"));
	const cluster = join(folder, "cluster");
	await mkdir(folder, { mode: 0o711 });
	await writeFile(join(folder, "belongs-to"), home, { mode: 0o600 });
	await moveCluster(inside, cluster, user);
	await writeFile(`${pointer}.draft`, `${cluster}\n`, { mode: 0o600 });
	await rename(`${pointer}.draft`, pointer);
	return { cluster, user };
}

async function findLeftovers(shared: string, home: string): Promise<string[]> {
	const folders = (await readdir(shared)).map((name) => join(shared, name));
	const owners = await Promise.all(
		folders.map((folder) => readFile(join(folder, "belongs-to"), "utf8").catch(() => "")),
	);
	return folders.filter((_folder, index) => owners[index] === home);
}

/** A cluster keeps running as the user that made it, also when another user would be preferred today. */
async function ownerOf(cluster: string, preferred: SystemUser): Promise<SystemUser> {
	const found = await lstat(cluster).catch(ignoreMissing);
	const self = process.getuid?.();
	if (!found || found.uid === self) return preferred;
	if (self === 0) return { uid: found.uid, gid: found.gid };
	throw new LocalPostgresError(
		`The database in ${cluster} belongs to another user. Start as that user, or take another DATA_DIR.`,
	);
}

/** Takes along a cluster whose folder was closed after it had been made. */
async function moveCluster(from: string, to: string, user: NonNullable<SystemUser>): Promise<void> {
	if (!(await lstat(from).catch(ignoreMissing))) return;
	const file = await readPostmasterFile(from);
	if (file && ["ours", "unclear"].includes(await judgePostmaster(file.pid, from))) {
		throw new LocalPostgresError(`The database in ${from} is running and cannot be moved.`);
	}
	try {
		await rename(from, to);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
		await cp(from, to, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
		await chownAll(to, user);
		await rename(from, `${from}-before-it-moved`);
	}
}

async function chownAll(folder: string, { uid, gid }: NonNullable<SystemUser>): Promise<void> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	await chown(folder, uid, gid);
	for (const entry of entries) await chown(join(entry.parentPath, entry.name), uid, gid);
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
	if (error.code !== "ENOENT") throw error;
	return undefined;
}
