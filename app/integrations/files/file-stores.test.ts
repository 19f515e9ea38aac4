import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import fileSystem, { readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { makeFolder } from "#tests/helpers/folder.ts";
import { type ConditionalWrites, startS3 } from "#tests/helpers/s3-server.ts";
import { createFileKey, type FileContent, type FileStore } from "./files.ts";
import { createLocalFiles } from "./local-files.server.ts";
import { createS3Files } from "./s3-files.server.ts";

const pdf = { contentType: "application/pdf" };

async function openLocal(): Promise<FileStore> {
	return createLocalFiles({ folder: path.join(await makeFolder(), "files") });
}

async function openS3(conditionalWrites: ConditionalWrites): Promise<FileStore> {
	const s3 = await startS3(await makeFolder(), conditionalWrites);
	onTestFinished(s3.close);
	return createS3Files(s3);
}

const stores: [string, () => Promise<FileStore>][] = [
	["a local folder", openLocal],
	["S3 with conditional writes", () => openS3("honoured")],
	["S3 that ignores conditional writes", () => openS3("ignored")],
	["S3 that refuses conditional writes", () => openS3("refused")],
];

const newKey = () => createFileKey("pdf", new Date("2026-11-21T05:48:00Z"), randomBytes);
const bytes = (text: string) => new TextEncoder().encode(text);
const sha256 = (body: Uint8Array) => createHash("sha256").update(body).digest("hex");

function inChunks(...chunks: Uint8Array[]): ReadableStream<Uint8Array> {
	return new ReadableStream({
		start(controller) {
			for (const chunk of chunks) controller.enqueue(chunk);
			controller.close();
		},
	});
}

async function textOf(content: FileContent | null): Promise<string | null> {
	return content && (await new Response(content.body).text());
}

describe.each(stores)("%s", (_name, open) => {
	test("gives back what was stored, with its length and type", async () => {
		const store = await open();
		const key = newKey();
		const body = bytes("%PDF-1.7 a resume");
		expect(await store.put(key, body, pdf)).toEqual({ size: 17, sha256: sha256(body) });
		const content = await store.get(key);
		expect(content).toMatchObject({ size: 17, totalSize: 17, contentType: "application/pdf" });
		expect(await textOf(content)).toBe("%PDF-1.7 a resume");
		expect(await store.head(key)).toEqual({ totalSize: 17, contentType: "application/pdf" });
	});

	test("takes a stream and gives its true length and hash", async () => {
		const store = await open();
		const key = newKey();
		const large = new Uint8Array(randomBytes(3 * 1024 * 1024));
		const stream = inChunks(
			large.subarray(0, 5),
			large.subarray(5, 2_000_000),
			large.subarray(2_000_000),
		);
		expect(await store.put(key, stream, pdf)).toEqual({
			size: large.length,
			sha256: sha256(large),
		});
		const content = await store.get(key);
		expect(sha256(new Uint8Array(await new Response(content?.body).arrayBuffer()))).toBe(
			sha256(large),
		);
	});

	test("keeps an empty file", async () => {
		const store = await open();
		const key = newKey();
		expect(await store.put(key, bytes(""), pdf)).toEqual({ size: 0, sha256: sha256(bytes("")) });
		const content = await store.get(key);
		expect(content).toMatchObject({ size: 0, totalSize: 0 });
		expect(await textOf(content)).toBe("");
	});

	test("keeps a type with parameters", async () => {
		const store = await open();
		const key = createFileKey("txt", new Date(), randomBytes);
		await store.put(key, bytes("é"), { contentType: "text/plain; charset=utf-8" });
		expect((await store.head(key))?.contentType).toBe("text/plain; charset=utf-8");
		expect((await store.get(key))?.totalSize).toBe(2);
	});

	test("gives a part: both ends included, without an end to the end, cut at the end", async () => {
		const store = await open();
		const key = newKey();
		await store.put(key, bytes("0123456789"), pdf);
		const part = await store.get(key, { start: 2, end: 4 });
		expect(part).toMatchObject({ size: 3, totalSize: 10, contentType: "application/pdf" });
		expect(await textOf(part)).toBe("234");
		expect(await textOf(await store.get(key, { start: 0, end: 1 }))).toBe("01");
		expect(await textOf(await store.get(key, { start: 8 }))).toBe("89");
		expect(await textOf(await store.get(key, { start: 8, end: 400 }))).toBe("89");
	});

	test("says so when a part lies outside the file", async () => {
		const store = await open();
		const key = newKey();
		await store.put(key, bytes("0123456789"), pdf);
		for (const range of [{ start: 10 }, { start: 4, end: 3 }, { start: -1 }]) {
			await expect(store.get(key, range)).rejects.toMatchObject({ kind: "range" });
		}
	});

	test("never overwrites", async () => {
		const store = await open();
		const key = newKey();
		await store.put(key, bytes("first"), pdf);
		const again = store.put(key, bytes("second"), { contentType: "text/plain" });
		await expect(again).rejects.toMatchObject({ kind: "exists" });
		const stream = store.put(key, inChunks(bytes("third")), pdf);
		await expect(stream).rejects.toMatchObject({ kind: "exists" });
		const content = await store.get(key);
		expect(content?.contentType).toBe("application/pdf");
		expect(await textOf(content)).toBe("first");
	});

	test("answers null for a file that is not there", async () => {
		const store = await open();
		expect(await store.get(newKey())).toBeNull();
		expect(await store.get(newKey(), { start: 0 })).toBeNull();
		expect(await store.head(newKey())).toBeNull();
	});

	test("removes a file, twice without complaint, and its key can be used again", async () => {
		const store = await open();
		const key = newKey();
		const other = newKey();
		await store.put(key, bytes("gone"), pdf);
		await store.put(other, bytes("stays"), pdf);
		await store.remove(key);
		await store.remove(key);
		expect(await store.get(key)).toBeNull();
		expect(await store.head(key)).toBeNull();
		expect(await textOf(await store.get(other))).toBe("stays");
		await store.put(key, bytes("new"), pdf);
		expect(await textOf(await store.get(key))).toBe("new");
	});

	test("keeps nothing of a stream that breaks", async () => {
		const store = await open();
		const key = newKey();
		const broken = new ReadableStream<Uint8Array>({
			start: (controller) => controller.enqueue(bytes("half of")),
			pull: (controller) => controller.error(new Error("The sender went away")),
		});
		await expect(store.put(key, broken, pdf)).rejects.toThrow("The sender went away");
		expect(await store.head(key)).toBeNull();
		await store.put(key, bytes("whole"), pdf);
		expect(await textOf(await store.get(key))).toBe("whole");
	});

	test("a key that is not one of ours touches nothing", async () => {
		const store = await open();
		for (const key of ["../secret", `x/${newKey()}`, `${newKey()}/../x`, "", ".unfinished"]) {
			const wrong = { kind: "invalid_key" };
			await expect(store.put(key, bytes("x"), pdf)).rejects.toMatchObject(wrong);
			await expect(store.get(key)).rejects.toMatchObject(wrong);
			await expect(store.head(key)).rejects.toMatchObject(wrong);
			await expect(store.remove(key)).rejects.toMatchObject(wrong);
		}
	});

	test("a reader that leaves early does no harm", async () => {
		const store = await open();
		const key = newKey();
		await store.put(key, new Uint8Array(1024 * 1024), pdf);
		const content = await store.get(key);
		const reader = content?.body.getReader();
		await reader?.read();
		await reader?.cancel();
		await store.remove(key);
		expect(await store.head(key)).toBeNull();
	});
});

describe("of many writers of one key", () => {
	test.each(stores.slice(0, 2))("%s lets one win, whole", async (_name, open) => {
		const store = await open();
		const key = newKey();
		const bodies = Array.from({ length: 10 }, (_, index) => bytes(String(index).repeat(50_000)));
		const results = await Promise.allSettled(bodies.map((body) => store.put(key, body, pdf)));
		const winners = results.flatMap((result, index) =>
			result.status === "fulfilled" ? [index] : [],
		);
		expect(winners).toHaveLength(1);
		for (const result of results) {
			if (result.status === "rejected") expect(result.reason).toMatchObject({ kind: "exists" });
		}
		expect(await textOf(await store.get(key))).toBe(String(winners[0]).repeat(50_000));
	});
});

describe("the local folder", () => {
	test("is readable by its owner only", async () => {
		const folder = path.join(await makeFolder(), "files");
		const store = createLocalFiles({ folder });
		const key = newKey();
		await store.put(key, bytes("private"), pdf);
		const mode = async (name: string) => (await stat(path.join(folder, name))).mode & 0o777;
		expect(await mode(".")).toBe(0o700);
		expect(await mode(key)).toBe(0o700);
		expect(await mode(`${key}/body`)).toBe(0o600);
	});

	test("has no trace of a writer that was killed, and clears up after a day", async () => {
		const folder = path.join(await makeFolder(), "files");
		const key = newKey();
		const adapter = new URL("./local-files.server.ts", import.meta.url).href;
		const script = `
			import { createLocalFiles } from ${JSON.stringify(adapter)};
			const endless = new ReadableStream({ pull(controller) {
				controller.enqueue(new Uint8Array(65536));
				console.log("writing");
				return new Promise((resolve) => setTimeout(resolve, 5));
			} });
			const store = createLocalFiles({ folder: ${JSON.stringify(folder)} });
			await store.put(${JSON.stringify(key)}, endless, { contentType: "application/pdf" });
		`;
		const writer = spawn(process.execPath, ["--input-type=module", "--eval", script]);
		for (let chunks = 0; chunks < 5; chunks++) await once(writer.stdout, "data");
		writer.kill("SIGKILL");
		await once(writer, "exit");

		const unfinished = path.join(folder, ".unfinished");
		const [leftover = ""] = await readdir(unfinished);
		const store = createLocalFiles({ folder });
		expect(await store.get(key)).toBeNull();
		await store.put(key, bytes("whole"), pdf);
		expect(await textOf(await store.get(key))).toBe("whole");
		expect(await readdir(unfinished)).toEqual([leftover]);

		const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60 * 1000);
		await utimes(path.join(unfinished, leftover), twoDaysAgo, twoDaysAgo);
		await createLocalFiles({ folder }).put(newKey(), bytes("next"), pdf);
		expect(await readdir(unfinished)).toEqual([]);
	});

	test("keeps nothing unfinished of a stream that breaks or of a key that is taken", async () => {
		const folder = path.join(await makeFolder(), "files");
		const store = createLocalFiles({ folder });
		const key = newKey();
		await store.put(key, bytes("x"), pdf);
		await expect(store.put(key, inChunks(bytes("y")), pdf)).rejects.toThrow();
		const broken = new ReadableStream<Uint8Array>({
			pull: (controller) => controller.error(new Error("The sender went away")),
		});
		await expect(store.put(newKey(), broken, pdf)).rejects.toThrow();
		expect(await readdir(path.join(folder, ".unfinished"))).toEqual([]);
	});

	test("gives the first byte alone", async () => {
		const store = await openLocal();
		const key = newKey();
		await store.put(key, bytes("0123456789"), pdf);
		expect(await textOf(await store.get(key, { start: 0, end: 0 }))).toBe("0");
	});

	test("that cannot be made says so, and works as soon as it can", async () => {
		const folder = path.join(await makeFolder(), "files");
		await writeFile(folder, "a file in the way");
		const store = createLocalFiles({ folder });
		const key = newKey();
		await expect(store.put(key, bytes("x"), pdf)).rejects.toMatchObject({ kind: "missing_store" });
		await rm(folder);
		expect(await store.put(key, bytes("x"), pdf)).toMatchObject({ size: 1 });
	});

	test("that was removed says so once, and the next file makes it again", async () => {
		const folder = path.join(await makeFolder(), "files");
		const store = createLocalFiles({ folder });
		await store.put(newKey(), bytes("x"), pdf);
		await rm(folder, { recursive: true });
		const [lost, next] = [newKey(), newKey()];
		await expect(store.put(lost, bytes("x"), pdf)).rejects.toMatchObject({ kind: "missing_store" });
		expect(await store.put(next, bytes("x"), pdf)).toMatchObject({ size: 1 });
	});

	test.each([
		["ENOSPC", "full"],
		["EDQUOT", "full"],
		["EROFS", "read_only"],
		["EACCES", "read_only"],
		["EPERM", "read_only"],
		["EIO", "unavailable"],
	])("tells a disk that answers %s as %s", async (code, kind) => {
		const store = await openLocal();
		await store.put(newKey(), bytes("x"), pdf);
		const refusal = Object.assign(new Error(code), { code, syscall: "rename" });
		vi.spyOn(fileSystem, "rename").mockRejectedValue(refusal);
		syncBuiltinESMExports();
		try {
			await expect(store.put(newKey(), bytes("x"), pdf)).rejects.toMatchObject({ kind });
		} finally {
			vi.restoreAllMocks();
			syncBuiltinESMExports();
		}
	});
});

describe("S3", () => {
	test("with a wrong secret is unavailable and not empty", async () => {
		const s3 = await startS3(await makeFolder(), "honoured");
		onTestFinished(s3.close);
		const store = createS3Files({ ...s3, secretKey: "another secret" });
		const said = expect.stringContaining("403 SignatureDoesNotMatch");
		const unavailable = { kind: "unavailable", message: said };
		await expect(store.put(newKey(), bytes("x"), pdf)).rejects.toMatchObject(unavailable);
		await expect(store.get(newKey())).rejects.toMatchObject(unavailable);
		await expect(store.head(newKey())).rejects.toMatchObject(unavailable);
		await expect(store.remove(newKey())).rejects.toMatchObject(unavailable);
	});

	test("without its bucket says that the store is missing", async () => {
		const s3 = await startS3(await makeFolder(), "honoured");
		onTestFinished(s3.close);
		const store = createS3Files({ ...s3, bucket: "elsewhere" });
		const missing = { kind: "missing_store", message: expect.stringContaining("NoSuchBucket") };
		await expect(store.put(newKey(), bytes("x"), pdf)).rejects.toMatchObject(missing);
		// A file that nobody can look for is neither gone nor deleted.
		await expect(store.get(newKey())).rejects.toMatchObject(missing);
		await expect(store.head(newKey())).rejects.toMatchObject(missing);
		await expect(store.remove(newKey())).rejects.toMatchObject(missing);
	});

	test("that refuses conditional writes takes all that come at once, from the first on", async () => {
		const store = await openS3("refused");
		const sizes = await Promise.all(
			Array.from({ length: 5 }, async () => (await store.put(newKey(), bytes("x"), pdf)).size),
		);
		expect(sizes).toEqual([1, 1, 1, 1, 1]);
	});

	test("that is away is unavailable", async () => {
		const s3 = await startS3(await makeFolder(), "honoured");
		await s3.close();
		await expect(createS3Files(s3).get(newKey())).rejects.toMatchObject({ kind: "unavailable" });
	});

	test("that answers with other bytes than asked for is not believed", async () => {
		const store = await openS3("honoured");
		const key = newKey();
		await store.put(key, bytes("0123456789"), pdf);
		// This server takes an end of 0 for no end and sends the whole file.
		const first = store.get(key, { start: 0, end: 0 });
		await expect(first).rejects.toMatchObject({ kind: "unavailable" });
	});

	test("leaves no temporary file behind", async () => {
		const before = (await readdir(tmpdir())).filter((name) => name.startsWith("upload-"));
		const store = await openS3("honoured");
		await store.put(newKey(), inChunks(bytes("a"), bytes("b")), pdf);
		const after = (await readdir(tmpdir())).filter((name) => name.startsWith("upload-"));
		expect(after).toEqual(before);
	});
});
