import { openAsBlob } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { AwsClient } from "aws4fetch";
import { readRefusal } from "#app/integrations/files/s3-refusal.ts";
import { writeFile } from "#app/integrations/files/write-file.server.ts";
import { type BackupStore, BackupStoreError, checkObjectName } from "./backup-store.ts";

/** How long one request may take, in milliseconds; the upload of a large table is one. */
const patience = 30 * 60_000;

/**
 * Backups in a bucket of any store that speaks the S3 protocol. An object goes by way of a private temporary
 * file, because its length and hash have to be known first; one may be as large as 5 GB.
 */
export function createS3Backups(options: {
	endpoint: string;
	bucket: string;
	region: string;
	accessKey: string;
	secretKey: string;
}): BackupStore {
	const client = new AwsClient({
		accessKeyId: options.accessKey,
		secretAccessKey: options.secretKey,
		region: options.region,
		service: "s3",
		retries: 3,
		initRetryMs: 100,
	});
	const place = `${options.endpoint.replace(/\/+$/u, "")}/${encodeURIComponent(options.bucket)}`;

	async function send(method: string, name: string, init: RequestInit = {}): Promise<Response> {
		const signal = AbortSignal.timeout(patience);
		const answer = await client
			.fetch(`${place}${name}`, { ...init, method, signal })
			.catch((cause: unknown) => {
				throw new BackupStoreError(`${method} ${place}: no answer`, { cause });
			});
		if (answer.ok || answer.status === 404) return answer;
		const cause = (await answer.text()).slice(0, 500);
		const { says } = readRefusal(cause);
		throw new BackupStoreError(`${method} ${place}${name}: S3 answered ${answer.status}${says}`, {
			cause,
		});
	}

	return {
		place,

		async put(name, body) {
			const folder = await mkdtemp(path.join(tmpdir(), "backup-"));
			try {
				const file = path.join(folder, "body");
				const { size, sha256 } = await writeFile(file, body);
				const headers = { "x-amz-content-sha256": sha256 };
				const upload = { headers, body: await openAsBlob(file) };
				const answer = await send("PUT", `/${checkObjectName(name)}`, upload);
				await answer.body?.cancel();
				if (answer.status === 404) throw new BackupStoreError(`${place} is not there.`);
				return { size };
			} finally {
				await rm(folder, { recursive: true, force: true });
			}
		},

		async get(name) {
			const answer = await send("GET", `/${checkObjectName(name)}`);
			if (answer.status !== 404) return answer.body ?? new Blob([]).stream();
			await answer.body?.cancel();
			return null;
		},

		async list(folder) {
			const found: string[] = [];
			let next = "";
			do {
				const query = new URLSearchParams({ "list-type": "2", prefix: folder });
				if (next) query.set("continuation-token", next);
				const answer = await send("GET", `?${query}`);
				const xml = await answer.text();
				if (answer.status === 404) throw new BackupStoreError(`${place} is not there.`);
				// Names are our own, and have nothing in them that XML would write otherwise.
				for (const [, one = ""] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gsu)) {
					found.push(/<Key>([^<]*)/u.exec(one)?.[1] ?? "");
				}
				next = /<NextContinuationToken>([^<]*)/u.exec(xml)?.[1] ?? "";
			} while (next);
			return found;
		},

		async remove(name) {
			const answer = await send("DELETE", `/${checkObjectName(name)}`);
			await answer.body?.cancel();
		},
	};
}
