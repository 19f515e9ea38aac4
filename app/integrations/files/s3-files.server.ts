import { createHash } from "node:crypto";
import { openAsBlob } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { AwsClient } from "aws4fetch";
import {
	checkFileKey,
	type FileFacts,
	type FileStore,
	FileStoreError,
	type StoredFile,
} from "./files.ts";
import { readRefusal } from "./s3-refusal.ts";
import { writeFile } from "./write-file.server.ts";

export type S3Options = {
	/** For example https://s3.eu-central-1.amazonaws.com, without the bucket. */
	endpoint: string;
	bucket: string;
	region: string;
	accessKey: string;
	secretKey: string;
	/** How long a request may take until its answer begins, in milliseconds; an upload is part of it. */
	timeoutMs?: number;
};

type Upload = StoredFile & { body: BodyInit };

/**
 * Files in any store that speaks the S3 protocol: path-style addresses, requests signed with SigV4, the
 * body's hash signed too, so that the store refuses damaged bytes.
 *
 * Never overwriting rests on `If-None-Match: *`. Stores that refuse or ignore that header get a look first
 * instead; between the look and the write only the 128 random bits of the key keep two writers apart.
 * The credentials must be allowed to list the bucket: without that, S3 answers a missing file with 403.
 */
export function createS3Files(options: S3Options): FileStore {
	const { accessKey, secretKey, region, timeoutMs = 60_000 } = options;
	const credentials = {
		accessKeyId: accessKey,
		secretAccessKey: secretKey,
		region,
		service: "s3",
	};
	const reader = new AwsClient({ ...credentials, retries: 3, initRetryMs: 100 });
	// Tries once. An upload that is repeated blindly would meet its own first try and report that the key is taken.
	const writer = new AwsClient({ ...credentials, retries: 0 });
	const bucketUrl = `${options.endpoint.replace(/\/+$/u, "")}/${encodeURIComponent(options.bucket)}`;
	let conditionalWrites = true;

	async function send(client: AwsClient, method: string, key: string, init: RequestInit = {}) {
		const url = `${bucketUrl}/${checkFileKey(key)}`;
		const stopWaiting = new AbortController();
		const timer = setTimeout(() => stopWaiting.abort(new Error("No answer in time")), timeoutMs);
		try {
			const request = { ...init, method, signal: stopWaiting.signal };
			return await client.fetch(url, request);
		} catch (cause) {
			throw new FileStoreError("unavailable", `${method} ${key}: no answer from S3`, { cause });
		} finally {
			clearTimeout(timer);
		}
	}

	async function head(key: string): Promise<FileFacts | null> {
		const response = await send(reader, "HEAD", key);
		if (response.status === 404) return null;
		// An answer to HEAD has no text: GET is told why, once.
		const told = response.ok ? response : await send(writer, "GET", key);
		if (!response.ok) throw await refused("HEAD", key, told.ok ? response : told);
		return { totalSize: lengthOf(response), contentType: contentTypeOf(response) };
	}

	async function write(key: string, upload: Upload, contentType: string): Promise<Response> {
		const headers = new Headers({
			"content-type": contentType,
			"x-amz-content-sha256": upload.sha256,
		});
		const isConditional = conditionalWrites;
		if (isConditional) headers.set("if-none-match", "*");
		const response = await send(writer, "PUT", key, { headers, body: upload.body });
		if (response.status !== 501 || !isConditional) return response;
		await response.body?.cancel();
		// Others that were under way meet the same refusal.
		conditionalWrites = false;
		return write(key, upload, contentType);
	}

	/** Nothing is there under the key. @throws where there is no bucket either, which may hold it elsewhere */
	async function isGone(method: string, key: string, response: Response): Promise<boolean> {
		if (response.status !== 404) return false;
		const error = await refused(method, key, response);
		if (error.kind === "missing_store") throw error;
		return true;
	}

	return {
		async head(key) {
			const facts = await head(key);
			// Nor does an answer to HEAD say that there is no bucket.
			if (!facts) await isGone("GET", key, await send(reader, "GET", key));
			return facts;
		},

		async put(key, body, { contentType }) {
			checkFileKey(key);
			return await withUpload(body, async (upload) => {
				if (await head(key)) throw exists(key);
				const response = await write(key, upload, contentType);
				// 409: another request is writing this key at this moment.
				if (response.status === 412 || response.status === 409) {
					await response.body?.cancel();
					throw exists(key);
				}
				if (!response.ok) throw await refused("PUT", key, response);
				await response.body?.cancel();
				return { size: upload.size, sha256: upload.sha256 };
			});
		},

		async get(key, range) {
			const start = range?.start ?? 0;
			const end = range?.end ?? Number.MAX_SAFE_INTEGER;
			const valid = Number.isSafeInteger(start) && Number.isSafeInteger(end) && start <= end;
			if (!valid || start < 0) throw new FileStoreError("range", `${key}: not a range`);
			const headers = new Headers();
			if (range) headers.set("range", `bytes=${start}-${range.end ?? ""}`);
			const response = await send(reader, "GET", key, { headers });
			if (await isGone("GET", key, response)) return null;
			if (response.status === 416) {
				await response.body?.cancel();
				throw new FileStoreError("range", `${key}: no byte lies in the range`);
			}
			if (!response.ok) throw await refused("GET", key, response);
			const size = lengthOf(response);
			const totalSize = range ? totalOf(response, { start, end }) : size;
			if (totalSize === null) {
				await response.body?.cancel();
				throw new FileStoreError("unavailable", `${key}: S3 sent other bytes than asked for`);
			}
			const body = response.body ?? new Blob([]).stream();
			return { body, size, totalSize, contentType: contentTypeOf(response) };
		},

		async remove(key) {
			const response = await send(reader, "DELETE", key);
			if (await isGone("DELETE", key, response)) return;
			if (!response.ok) throw await refused("DELETE", key, response);
			await response.body?.cancel();
		},
	};
}

/**
 * Hands a body over in a form whose length and hash are known before the first byte is sent, which S3 asks
 * for: bytes as they are, a stream by way of a private temporary file, so that memory stays flat.
 */
async function withUpload<T>(
	body: Uint8Array | ReadableStream<Uint8Array>,
	use: (upload: Upload) => Promise<T>,
): Promise<T> {
	if (body instanceof Uint8Array) {
		const sha256 = createHash("sha256").update(body).digest("hex");
		return await use({ size: body.byteLength, sha256, body: new Uint8Array(body) });
	}
	const folder = await mkdtemp(path.join(tmpdir(), "upload-"));
	try {
		const file = path.join(folder, "body");
		const stored = await writeFile(file, body);
		return await use({ ...stored, body: await openAsBlob(file) });
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

function lengthOf(response: Response): number {
	return Number(response.headers.get("content-length") ?? 0);
}

/** The length of the whole file, or null when the answer is not the part that was asked for. */
function totalOf(response: Response, asked: { start: number; end: number }): number | null {
	const header = response.headers.get("content-range") ?? "";
	const [, start, end, total] = (/^bytes (\d+)-(\d+)\/(\d+)$/u.exec(header) ?? []).map(Number);
	if (start === undefined || end === undefined || total === undefined) return null;
	return start === asked.start && end === Math.min(asked.end, total - 1) ? total : null;
}

function contentTypeOf(response: Response): string {
	return response.headers.get("content-type") ?? "application/octet-stream";
}

function exists(key: string): FileStoreError {
	return new FileStoreError("exists", `${key} is taken`);
}

/** S3 explains a refusal in a short XML document. */
async function refused(method: string, key: string, response: Response): Promise<FileStoreError> {
	const cause = (await response.text().catch(() => "")).slice(0, 500);
	const { code, says } = readRefusal(cause);
	const hint =
		code === "AccessDenied"
			? " (the key must be allowed to read, write, delete and list the bucket)"
			: "";
	return new FileStoreError(
		code === "NoSuchBucket" ? "missing_store" : "unavailable",
		`${method} ${key}: S3 answered ${response.status}${says}${hint}`,
		{ cause },
	);
}
