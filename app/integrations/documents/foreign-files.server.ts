import pLimit from "p-limit";
import type { ReadableKind } from "#app/domain/reader/file-kinds.ts";
import type { CleanResult, FileTask, ReadingResult, Searched } from "./file-reading.ts";
import { runGuarded } from "./guarded-worker.server.ts";
import { threadScript } from "./thread-script.server.ts";

export type { CleanResult, FileRemark, ReadingResult } from "./file-reading.ts";

const limits = { milliseconds: 10_000, megabytes: 256 };

/** Each may take a core and its memory. */
const inTurn = pLimit(2);

/**
 * Reads an uploaded file, in a thread of its own with 10 s of the processor and 256 MB. Never throws for what
 * is in it.
 */
export async function readUploadedFile(
	bytes: Uint8Array,
	kind: ReadableKind,
	searched: Searched = "everything",
): Promise<ReadingResult> {
	const outcome = await run<ReadingResult>({ task: "read", bytes, kind, searched });
	return outcome.finished
		? outcome.answer
		: { success: false, reason: outcome.reason, remarks: [] };
}

/** Makes the clean copy of an uploaded file, under the same limits. */
export async function cleanUploadedFile(
	bytes: Uint8Array,
	kind: ReadableKind,
	removals: string[],
): Promise<CleanResult> {
	const outcome = await run<CleanResult>({ task: "clean", bytes, kind, removals });
	return outcome.finished ? outcome.answer : { success: false, reason: outcome.reason };
}

function run<Answer>(task: FileTask) {
	return inTurn(async () => {
		const outcome = await runGuarded<Answer>(threadScript("file-worker"), task, limits);
		if (outcome.finished) return outcome;
		const reason = outcome.reason === "crash" ? ("unreadable" as const) : outcome.reason;
		return { finished: false as const, reason };
	});
}
