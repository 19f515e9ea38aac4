import { createHash, randomBytes } from "node:crypto";
import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { jobTransaction } from "#app/data/base/database.server.ts";
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
import type { Uses } from "#app/services.ts";
import { logged } from "./log-upload.server.ts";

const day = 24 * 60 * 60 * 1000;
/** How long a store that failed may still be writing. */
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
export type UploadFailure = { success: false; error: string; status: number; detail?: string };

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
	const problem = problemOfStructure(file.bytes, kind);
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
		const stored = await storeUpload(services, { ...file, kind, name }, now);
		if (!stored.success) return stored;
		const { database, jobs } = services;
		await jobs.enqueue("read-upload", { uploadId: stored.id }, { key: stored.id });
		const sameAs = await findSameFile(database, stored.sha256);
		return { success: true, id: stored.id, name, message: uploads.selected(name), sameAs };
	} catch (error) {
		services.log.error({ error }, "An upload failed");
		return { success: false, error: uploads.failed(uploads.reasons.unexpected), status: 500 };
	}
}

/** A clean copy: of which upload, where there is one, and what stays in it. */
export type CopyOf = { uploadId: string | null; waivers: Waiver[] };

/** Stores a file of a checked kind: its row first, so that no file is ever without one. */
export async function storeUpload(
	services: Uses<"clock" | "database" | "files" | "jobs" | "log">,
	file: { name: string; kind: ReadableKind; bytes: Uint8Array; copyOf?: CopyOf },
	now: Date,
): Promise<{ success: true; id: string; sha256: string } | UploadFailure> {
	const { database, files, log } = services;
	const { name, kind, bytes, copyOf } = file;
	const { uploads } = adminMessages;
	const waiting = await countUnpublishedBytes(database, new Date(now.getTime() - day));
	if (waiting + bytes.byteLength > uploadLimits.unpublishedBytesPerDay) {
		return { success: false, error: uploads.failed(uploads.reasons.quota), status: 429 };
	}
	const key = createFileKey(kind, now, randomBytes);
	const sha256 = createHash("sha256").update(bytes).digest("hex");
	const id = await addUpload(database, {
		key,
		kind,
		originalName: name,
		size: bytes.byteLength,
		sha256,
		createdAt: now,
		...(copyOf && { isClean: true, waivers: copyOf.waivers }),
		...(copyOf?.uploadId && { redactedFrom: copyOf.uploadId }),
	});
	try {
		await files.put(key, bytes, { contentType: contentTypes[kind] });
		return { success: true, id, sha256 };
	} catch (error) {
		log.error({ error, key }, "A file could not be stored");
		// A store that did not answer may still be writing.
		const at = new Date(services.clock().getTime() + writeTimeoutMilliseconds);
		await forgetUpload(services, id, { at });
		return { success: false, error: sentenceOf(error), status: 503 };
	}
}

/** Removes the row of a file that was not published, and then the file. */
export async function forgetUpload(
	{ database, jobs }: Uses<"database" | "jobs">,
	id: string,
	options: { at?: Date; admin?: Admin } = {},
): Promise<boolean> {
	const { admin, ...when } = options;
	return database.transaction(async (transaction) => {
		const upload = await removeUpload(transaction, id);
		if (!upload) return false;
		const { key } = upload;
		if (admin) {
			await writeAudit(transaction, admin, { action: "upload.removed", ...logged(upload) });
		}
		const queued = { ...when, key, transaction: jobTransaction(transaction) };
		await jobs.enqueue("delete-file", { key }, queued);
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
