import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { writeFile } from "#app/integrations/files/write-file.server.ts";
import { type BackupStore, BackupStoreError, checkObjectName } from "./backup-store.ts";

/**
 * Backups in a folder, readable by this user only.
 * @param folder absolute path; made with the first object
 */
export function createFolderBackups(folder: string): BackupStore {
	const pathOf = (name: string) => path.join(folder, checkObjectName(name));
	const explain = (error: unknown): never => {
		const { code = "" } = error as NodeJS.ErrnoException;
		if (!code) throw error;
		throw new BackupStoreError(`The backups in ${folder} cannot be used (${code}).`, {
			cause: error,
		});
	};
	return {
		place: folder,

		async put(name, body) {
			const target = pathOf(name);
			const draft = `${target}.${randomUUID()}.draft`;
			try {
				await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
				const { size } = await writeFile(draft, body);
				await rename(draft, target);
				return { size };
			} catch (error) {
				await rm(draft, { force: true }).catch(() => {});
				return explain(error);
			}
		},

		async get(name) {
			const file = await open(pathOf(name)).catch((error: NodeJS.ErrnoException) =>
				error.code === "ENOENT" ? null : explain(error),
			);
			return file?.createReadStream() ?? null;
		},

		async list(below) {
			const root = path.join(folder, below);
			const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(
				(error: NodeJS.ErrnoException) => (error.code === "ENOENT" ? [] : explain(error)),
			);
			return entries
				.filter((entry) => entry.isFile())
				.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
		},

		async remove(name) {
			const file = pathOf(name);
			await rm(file, { force: true }).catch(explain);
			// The folder of a backup goes with the last of it.
			const parent = path.dirname(file);
			const isEmpty = parent !== folder && (await readdir(parent).catch(() => [""])).length === 0;
			if (isEmpty) await rm(parent, { recursive: true, force: true });
		},
	};
}
