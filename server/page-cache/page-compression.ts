import type { Logger } from "pino";
import { compress, type Encoding } from "../http/content-encoding.ts";
import type { EncodedBytes, PageBytes } from "./page-bytes.ts";

/** Pages that wait to be compressed well; more are left as they are, until they are asked for again. */
const longestQueue = 64;
/** A page that is asked for once is compressed once, and quickly. */
const worthItFrom = 2;

/**
 * Compresses pages well that are asked for again and again: behind the answers, one after the other, away from
 * the main thread. Others compress there too, and files are read there: never more than one place is taken.
 * @param improved called when a page has better bytes than before
 */
export function createPageCompression(log: Pick<Logger, "error">) {
	const queue = new Map<EncodedBytes, () => Promise<void>>();
	let isBusy = false;

	async function work(): Promise<void> {
		isBusy = true;
		for (const [form, improve] of queue) {
			await improve().catch((error: unknown) => log.error({ error }, "A page was not compressed"));
			queue.delete(form);
		}
		isBusy = false;
	}

	return {
		consider(page: PageBytes, encoding: Encoding, improved: () => void): void {
			const form = page.encoded[encoding];
			if (!form || form.effort === "best" || form.answers < worthItFrom) return;
			if (queue.has(form) || queue.size >= longestQueue) return;
			queue.set(form, async () => {
				const bytes = await compress(page.raw, encoding, "best");
				form.bytes = bytes;
				form.effort = "best";
				improved();
			});
			if (!isBusy) void work();
		},
	};
}
