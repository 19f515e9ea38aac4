import { createHash, randomBytes } from "node:crypto";
import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { jobTransaction, type Transaction } from "#app/data/base/database.server.ts";
import { findSameFile } from "#app/data/intake/published-uploads.server.ts";
import { findBlocked } from "#app/data/intake/takedowns.server.ts";
import { addUpload, countUnpublishedBytes, removeUpload } from "#app/data/intake/uploads.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import type { Waiver } from "#app/domain/intake/publish-gate.ts";
import { takenDownSentence } from "#app/domain/intake/takedown.ts";
import { fileKindOfName, shownFileName, uploadLimits } from "#app/domain/intake/upload-rules.ts";
import { contentTypes, type ReadableKind } from "#app/domain/reader/file-kinds.ts";
import { problemOfStructure } from "#app/integrations/documents/file-structure.server.ts";
import { createFileKey, isFileStoreError } from "#app/integrations/files/files.ts";
import type { Failure } from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";
import { logged } from "./log-upload.server.ts";

const day = 24 * 60 * 60 * 1000;
/** How long a store may be writing, also one that did not answer. */
const writeTimeoutMilliseconds = 10 * 60 * 1000;

export type ReceivedUpload = {
	success: true;
	id: string;
	name: string;
	/** What the owner reads: that the file is here. */
	message: string;
	/** The published resume that shows the same file. */
	sameAs: { id: string; title: string } | null;
};
export type UploadFailure = Failure & { detail?: string };

/**
 * Takes in a file that the owner has sent: checks how it is built, stores it under a name of ours and has it
 * read. It is shown to nobody until the owner has seen what is in it.
 */
export async function receiveUpload(
	services: Uses<"clock" | "database" | "files" | "jobs" | "log">,
	file: { name: string; bytes: Uint8Array },
	now: Date,
): Promise<ReceivedUpload | UploadFailure> {
	const { uploads } = adminMessages;
	const name = shownFileName(file.name);
	const kind = fileKindOfName(file.name);
	if (!kind) return { success: false, error: uploads.wrongType, status: 415 };
	if (file.bytes.byteLength > uploadLimits.bytes) {
		return { success: false, error: uploads.tooLarge, status: 413 };
	}
	const problem = await problemOfStructure(file.bytes, kind);
	if (problem) {
		return {
			success: false,
			error: uploads.wrongType,
			status: 415,
			detail: uploads.problems[problem],
		};
	}
	try {
		const sha256 = createHash("sha256").update(file.bytes).digest("hex");
		const [takedown] = (await findBlocked(services.database, [sha256])).values();
		if (takedown) return { success: false, error: takenDownSentence(takedown), status: 409 };
		const stored = await storeUpload(
			services,
			{ ...file, kind, name },
			now,
			(transaction, uploadId) => {
				const queued = { key: uploadId, transaction: jobTransaction(transaction) };
				return services.jobs.enqueue("read-upload", { uploadId }, queued);
			},
		);
		if (!stored.success) return stored;
		const sameAs = await findSameFile(services.database, stored.sha256);
		return { success: true, id: stored.id, name, message: uploads.selected(name), sameAs };
	} catch (error) {
		services.log.error({ error }, "An upload failed");
		return { success: false, error: uploads.failed(uploads.reasons.unexpected), status: 500 };
	}
}

/** A clean copy: of which upload, where there is one, and what stays in it. */
export type CopyOf = { uploadId: string | null; waivers: Waiver[] };

/**
 * Stores a file of a checked kind, and then writes its row. No file stays without one: a job deletes it unless the
 * transaction of the row takes that job back.
 * @param keep writes what belongs to the row in its transaction: above all who reads the file, so that none waits for good
 */
export async function storeUpload<Kept>(
	services: Uses<"clock" | "database" | "files" | "jobs" | "log">,
	file: { name: string; kind: ReadableKind; bytes: Uint8Array; copyOf?: CopyOf },
	now: Date,
	keep: (transaction: Transaction, id: string) => Promise<Kept>,
): Promise<{ success: true; id: string; sha256: string; kept: Kept } | UploadFailure> {
	const { database, files, jobs, log } = services;
	const { name, kind, bytes, copyOf } = file;
	const { uploads } = adminMessages;
	const waiting = await countUnpublishedBytes(database, new Date(now.getTime() - day));
	if (waiting + bytes.byteLength > uploadLimits.unpublishedBytesPerDay) {
		return { success: false, error: uploads.failed(uploads.reasons.quota), status: 429 };
	}
	const key = createFileKey(kind, now, randomBytes);
	const sha256 = createHash("sha256").update(bytes).digest("hex");
	const deletion = `unless-kept:${key}`;
	const at = new Date(services.clock().getTime() + writeTimeoutMilliseconds);
	await jobs.enqueue("delete-file", { key }, { key: deletion, at });
	try {
		await files.put(key, bytes, { contentType: contentTypes[kind] });
	} catch (error) {
		log.error({ error, key }, "A file could not be stored");
		return { success: false, error: sentenceOf(error), status: 503 };
	}
	return database.transaction(async (transaction) => {
		const isThere = await jobs.cancel("delete-file", deletion, jobTransaction(transaction));
		if (!isThere) throw new Error("A file took too long to be stored");
		const id = await addUpload(transaction, {
			key,
			kind,
			originalName: name,
			size: bytes.byteLength,
			sha256,
			createdAt: now,
			...(copyOf && { isClean: true, waivers: copyOf.waivers }),
			...(copyOf?.uploadId && { redactedFrom: copyOf.uploadId }),
		});
		return { success: true, id, sha256, kept: await keep(transaction, id) };
	});
}

/** Removes the row of a file that was not published, and then the file. */
export async function forgetUpload(
	{ database, jobs }: Uses<"database" | "jobs">,
	id: string,
	{ admin }: { admin?: Admin } = {},
): Promise<boolean> {
	return database.transaction(async (transaction) => {
		const upload = await removeUpload(transaction, id);
		if (!upload) return false;
		const { key } = upload;
		if (admin) {
			await writeAudit(transaction, admin, { action: "upload.removed", ...logged(upload) });
		}
		await jobs.enqueue("delete-file", { key }, { key, transaction: jobTransaction(transaction) });
		return true;
	});
}

function sentenceOf(error: unknown): string {
	const { uploads } = adminMessages;
	if (!isFileStoreError(error)) return uploads.failed(uploads.reasons.unexpected);
	if (error.kind === "missing_store") return uploads.notConfigured;
	const isNamed = error.kind === "full" || error.kind === "read_only";
	return uploads.failed(uploads.reasons[isNamed ? error.kind : "unavailable"]);
}
