import { MessageChannel, type MessagePort } from "node:worker_threads";
import pLimit from "p-limit";
import type { ResumeComparison } from "#app/domain/insights/comparison-result.ts";
import type { ReadText, Wanted, Yardstick } from "#app/domain/insights/own/compare-with-groups.ts";
import type { Reader } from "#app/domain/insights/reading-model.ts";
import type { TextBlock } from "#app/domain/reader/text-blocks.ts";
import { runGuarded } from "./guarded-worker.server.ts";
import { threadScript } from "./thread-script.server.ts";

/** @property blocks of a file; null of a text that was pasted */
export type GivenText = Omit<ReadText, "blocks"> & { blocks: readonly TextBlock[] | null };

/** A resume to compare in a thread. */
export type TextTask = {
	given: GivenText;
	wanted: Wanted;
	now: Date;
	reader: Reader | null;
	/** Answers the address of a group with the group, or with null. */
	groups: MessagePort;
};

const limits = { milliseconds: 10_000, megabytes: 256 };

/** Each may take a core and its memory; a few more wait, the rest are refused. */
const inTurn = pLimit(2);
const waitingAtMost = 8;

/**
 * Compares a resume as `compareWithGroups` does, in a thread of its own: a text of nothing but short lines takes a
 * second, in which nobody else would be served. Null when it cannot be done now.
 */
export async function compareText(
	given: GivenText,
	wanted: Wanted,
	now: Date,
	{ reader, findGroup }: Yardstick,
): Promise<ResumeComparison | null> {
	if (inTurn.pendingCount >= waitingAtMost) return null;
	const { port1: asked, port2: groups } = new MessageChannel();
	const failed = new Promise<never>((_, reject) => {
		asked.on("message", (key: string) => {
			findGroup(key).then((group) => asked.postMessage(group), reject);
		});
	});
	try {
		const { filters, level, posting } = wanted;
		const task: TextTask = { given, wanted: { filters, level, posting }, now, reader, groups };
		const compared = inTurn(() =>
			runGuarded<ResumeComparison>(threadScript("text-worker"), task, limits, [groups]),
		);
		const outcome = await Promise.race([compared, failed]);
		return outcome.finished ? outcome.answer : null;
	} finally {
		// A thread that still waits for a group ends.
		asked.close();
	}
}
