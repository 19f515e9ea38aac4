import pLimit from "p-limit";
import type { ConversionResult, ConvertibleKind } from "./conversion.ts";
import { runGuarded } from "./guarded-worker.server.ts";
import { threadScript } from "./thread-script.server.ts";

export type { ConversionFailure, ConversionResult, ConvertibleKind } from "./conversion.ts";

const limits = { milliseconds: 5000, megabytes: 256 };
const largestFile = 10 * 1024 * 1024;

/** Two at once, because each may take a core and its memory; a few more wait, the rest are refused. */
const inTurn = pLimit(2);
const waitingAtMost = 16;

/**
 * Turns a foreign file into readable text, in a thread of its own with 5 s of the processor and
 * 256 MB. Only text comes back: no HTML, no pictures, no addresses. Never throws for what is in the file.
 */
export async function convertToBlocks(
	bytes: Uint8Array,
	kind: ConvertibleKind,
): Promise<ConversionResult> {
	if (bytes.byteLength > largestFile) return { success: false, reason: "too_large" };
	if (inTurn.pendingCount >= waitingAtMost) return { success: false, reason: "busy" };
	return inTurn(async () => {
		const data = { bytes: new Uint8Array(bytes), kind };
		const outcome = await runGuarded<ConversionResult>(
			threadScript("convert-worker"),
			data,
			limits,
		);
		if (outcome.finished) return outcome.answer;
		return { success: false, reason: outcome.reason === "crash" ? "unreadable" : outcome.reason };
	});
}
