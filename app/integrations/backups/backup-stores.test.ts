import { randomBytes } from "node:crypto";
import { readdir, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { makeFolder } from "#tests/helpers/folder.ts";
import { leaveHalf } from "#tests/helpers/half-object.ts";
import { startS3 } from "#tests/helpers/s3-server.ts";
import { type BackupStore, collect, readObject } from "./backup-store.ts";
import { openBackupKey } from "./encryption.server.ts";
import { createFolderBackups } from "./folder-backups.server.ts";
import { createS3Backups } from "./s3-backups.server.ts";

async function openS3(): Promise<BackupStore> {
	const s3 = await startS3(await makeFolder(), "ignored");
	onTestFinished(s3.close);
	return createS3Backups(s3);
}

const openFolder = async () => createFolderBackups(path.join(await makeFolder(), "backups"));

async function* bytes(...parts: (string | Uint8Array)[]) {
	for (const part of parts) yield Buffer.from(part);
}

describe.each([
	["a folder", openFolder],
	["an S3 store", openS3],
])("%s of backups", (_name, open) => {
	test("gives back what was stored, and lists it by its folder", async () => {
		const store = await open();
		const large = randomBytes(300_000);
		expect(await store.put("backups/a/t.gz", bytes("one ", "two"))).toEqual({ size: 7 });
		await store.put("backups/b/t.gz", bytes(large));
		await store.put("files/x.pdf", bytes(""));
		expect((await readObject(store, "backups/a/t.gz"))?.toString()).toBe("one two");
		expect(await readObject(store, "backups/b/t.gz")).toEqual(large);
		expect(await readObject(store, "files/x.pdf")).toEqual(Buffer.alloc(0));
		expect((await store.list("backups/")).toSorted()).toEqual(["backups/a/t.gz", "backups/b/t.gz"]);
	});

	test("replaces and removes, and knows nothing of what is gone", async () => {
		const store = await open();
		expect(await store.list("backups/")).toEqual([]);
		expect(await store.get("backups/a")).toBeNull();
		await store.put("backups/a", bytes("old"));
		await store.put("backups/a", bytes("new"));
		expect((await readObject(store, "backups/a"))?.toString()).toBe("new");
		await store.remove("backups/a");
		await store.remove("backups/a");
		expect(await store.list("backups/")).toEqual([]);
	});

	test("keeps nothing of a source that breaks, and takes no name that leads elsewhere", async () => {
		const store = await open();
		const broken = (async function* () {
			yield Buffer.from("half");
			throw new Error("The database went away");
		})();
		await expect(store.put("backups/a", broken)).rejects.toThrow("The database went away");
		expect(await store.list("backups/")).toEqual([]);
		for (const name of ["../a", "/a", "a//b", "a/../../b", "", "a/.b"]) {
			await expect(store.put(name, bytes("x"))).rejects.toThrow("Not a name");
		}
	});
});

test("A folder of backups is readable by its owner only, and one that cannot be made says so", async () => {
	const folder = await makeFolder();
	const store = createFolderBackups(path.join(folder, "backups"));
	await store.put("files/a", bytes("x"));
	const modes = ["backups", "backups/files", "backups/files/a"].map(
		async (name) => (await stat(path.join(folder, name))).mode & 0o777,
	);
	expect(await Promise.all(modes)).toEqual([0o700, 0o700, 0o600]);
	await store.remove("files/a");
	expect(await readdir(path.join(folder, "backups"))).toEqual([]);
	await writeFile(path.join(folder, "file"), "");
	const blocked = createFolderBackups(path.join(folder, "file"));
	await expect(blocked.put("files/a", bytes("x"))).rejects.toThrow("cannot be used (ENOTDIR)");
});

test("What a killed process has left of an object is listed beside it, and goes with its folder", async () => {
	const folder = await makeFolder();
	const store = createFolderBackups(path.join(folder, "backups"));
	const left = await leaveHalf(store, "backups/a/t.gz");
	expect(await store.list("backups/")).toEqual([left]);
	expect(await store.get("backups/a/t.gz")).toBeNull();
	await store.remove(left);
	expect(await readdir(path.join(folder, "backups", "backups"))).toEqual([]);
});

describe("A key of backups", () => {
	const text = Buffer.from("the rows of a table");
	const open = async (told?: { salt: string; proof: string }) => {
		const key = await openBackupKey("seven quiet otters", told);
		if (!key) throw new Error("The passphrase is right");
		return key;
	};

	test("opens what it has closed, in whatever pieces it comes, and shows nothing of it", async () => {
		const key = await open();
		const again = await open(key.told);
		expect(again.id).toBe(key.id);
		for (const body of [Buffer.alloc(0), text, randomBytes(100_000)]) {
			const closed = await collect(key.encrypt("a", bytes(body)));
			expect(closed.includes(text)).toBe(false);
			for (const size of [1, 17, 28, 29, 70_000]) {
				const pieces = Array.from({ length: Math.ceil(closed.length / size) }, (_, index) =>
					closed.subarray(index * size, (index + 1) * size),
				);
				if (pieces.length > 5_000) continue;
				expect(await collect(again.decrypt("a", bytes(...pieces)))).toEqual(body);
			}
		}
	});

	test("refuses one bit that is not as it was, an end that is missing, and another name", async () => {
		const key = await open();
		const closed = await collect(key.encrypt("a", bytes(text)));
		for (const place of [0, 12, 20, closed.length - 1]) {
			const changed = Buffer.from(closed);
			changed[place] = (changed[place] ?? 0) ^ 1;
			await expect(collect(key.decrypt("a", bytes(changed)))).rejects.toThrow();
		}
		await expect(collect(key.decrypt("a", bytes(closed.subarray(0, -1))))).rejects.toThrow();
		await expect(collect(key.decrypt("a", bytes(closed.subarray(0, 20))))).rejects.toThrow();
		await expect(collect(key.decrypt("b", bytes(closed)))).rejects.toThrow();
	});

	test("is not made from another passphrase, and two sites with one have two keys", async () => {
		const key = await open();
		expect(await openBackupKey("seven quiet ottern", key.told)).toBeNull();
		expect((await open()).id).not.toBe(key.id);
		expect(key.sign("a")).not.toBe(key.sign("b"));
	});
});
