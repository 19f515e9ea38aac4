import type { MessagePort } from "node:worker_threads";
import type { ReadText, Wanted } from "#app/domain/insights/own/compare-with-groups.ts";
import type { Reader } from "#app/domain/insights/reading-model.ts";
import type { TextBlock } from "#app/domain/reader/text-blocks.ts";

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
