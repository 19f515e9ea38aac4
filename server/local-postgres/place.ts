import { randomBytes } from "node:crypto";
import { chown, cp, link, lstat, mkdir, readdir, readFile, realpath } from "node:fs/promises";
import { rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { openSharedFolder } from "./binaries.ts";
import { LocalPostgresError } from "./failure.ts";
import { judgePostmaster, readPostmasterFile } from "./postmaster-file.ts";
import { mayUse, type SystemUser } from "./system-user.ts";

/** Where a built-in database stands. */
export type Place = {
	/** DATA_DIR/postgres: the password, the log, and the word where the cluster is. */
	home: string;
	/** The folder that Postgres itself works in; it need not exist yet. */
	cluster: string;
	/** Whose folder the cluster is; Postgres runs as this user. */
	user: SystemUser;
};

/**
 * Decides where the cluster stands, or finds where it was put. Usually in DATA_DIR; when Postgres' user
 * cannot enter that (root's home), in a shared folder, and a file in DATA_DIR tells where.
 * @param preferred who shall run it if it does not exist yet
 * @throws LocalPostgresError when the folder cannot be used
 */
export async function findPlace(dataDir: string, preferred: SystemUser): Promise<Place> {
	const home = await openHome(dataDir, preferred);
	const inside = join(home, "cluster");
	const pointer = join(home, "location");
	const told = await readFile(pointer, "utf8").catch(ignoreMissing);
	if (told) {
		const cluster = told.trim();
		if (await lstat(dirname(cluster)).catch(ignoreMissing)) {
			return { home, cluster, user: await ownerOf(cluster, preferred) };
		}
		throw new LocalPostgresError(
			`${pointer} says that the database is in ${cluster}, which is gone. Bring it back, or delete ${home} to begin anew.`,
		);
	}

	const user = await ownerOf(inside, preferred);
	if (!user || (await mayUse(user, home, "x"))) return { home, cluster: inside, user };

	const cluster = await agreeOnPointer(pointer, user);
	await moveCluster(inside, cluster, user);
	return { home, cluster, user };
}

async function openHome(dataDir: string, user: SystemUser): Promise<string> {
	// Others may pass through towards their own cluster, but not look around.
	const mode = user ? 0o711 : 0o700;
	try {
		await mkdir(join(dataDir, "postgres"), { recursive: true, mode });
		return await realpath(join(dataDir, "postgres"));
	} catch (error) {
		const { code = "" } = error as NodeJS.ErrnoException;
		throw new LocalPostgresError(`The folder ${dataDir} cannot be used (${code}).`, { cause: error });
	}
}

/** A cluster keeps running as the user it was made by, whoever would be preferred today. */
async function ownerOf(cluster: string, preferred: SystemUser): Promise<SystemUser> {
	const found = await lstat(cluster).catch(ignoreMissing);
	const self = process.getuid?.();
	if (!found || found.uid === self) return preferred;
	if (self === 0) return { uid: found.uid, gid: found.gid };
	throw new LocalPostgresError(
		`The database in ${cluster} belongs to another user. Start as that user, or take another DATA_DIR.`,
	);
}

/** Of processes that come here at once, one names the place. */
async function agreeOnPointer(pointer: string, user: SystemUser): Promise<string> {
	const folder = join(await openSharedFolder(user), randomBytes(6).toString("hex"));
	const draft = `${pointer}.${process.pid}-${randomBytes(4).toString("hex")}`;
	await writeFile(draft, `${join(folder, "cluster")}\n`, { mode: 0o600, flag: "wx" });
	try {
		await mkdir(folder, { mode: 0o711 });
		await link(draft, pointer);
	} catch (error) {
		await rm(folder, { recursive: true, force: true });
		if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
	} finally {
		await rm(draft, { force: true });
	}
	return (await readFile(pointer, "utf8")).trim();
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
		const { code } = error as NodeJS.ErrnoException;
		// Another process was quicker.
		if (code === "ENOENT" || code === "ENOTEMPTY") return;
		if (code !== "EXDEV") throw error;
		await cp(from, `${to}.draft`, { recursive: true, preserveTimestamps: true });
		await chownAll(`${to}.draft`, user);
		await rename(`${to}.draft`, to);
		await rename(from, join(dirname(from), "cluster-before-the-move"));
	}
}

async function chownAll(folder: string, { uid, gid }: NonNullable<SystemUser>): Promise<void> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	await chown(folder, uid, gid);
	for (const entry of entries) await chown(join(entry.parentPath, entry.name), uid, gid);
}

export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
	if (error.code !== "ENOENT") throw error;
	return undefined;
}
