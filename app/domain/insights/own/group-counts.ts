import type { CompareResponse } from "../comparison-result.ts";
import type { ComparedGroup } from "../group-statistics.ts";
import type { ReadingModel } from "../reading-model.ts";
import type { MachineView } from "./parser-faults.ts";

/** Groups by the address of their filters; a group that is missing has too few resumes. */
export type GroupsByKey = Record<string, ComparedGroup>;

/**
 * All that a browser needs to compare a resume without us: counts and quantiles, and no word that fewer than
 * five resumes share.
 */
export type GroupCounts = { model: ReadingModel | null; groups: GroupsByKey };

/** A file that was chosen; `key` tells it from another one. */
export type OwnFile = { key: string; name: string; bytes: Uint8Array };

/** What the page asks its worker to do. */
export type ReadingTask = {
	text: string;
	/** Empty for none. */
	posting: string;
	/** Counts instead of the text when there is one. */
	file: OwnFile | null;
	/** Of the file that the text was read from before. */
	pages: number | null;
	/** The address of the group that is chosen, the groups around it, and the level that the person names. */
	group: string;
	near: GroupsByKey;
	level: string;
	/** When what is still going on is measured, in ISO form. */
	today: string;
};

/** What the worker is given once, before the first task. */
export type GivenCounts = { counts: GroupCounts };

/** A file to be read before anything is asked of it. */
export type GivenFile = { ahead: OwnFile };

/** What a page asks that only shows what programs read. */
export type ViewTask = Pick<ReadingTask, "text" | "file" | "today"> & { isView: true };

/** What a program reads, or the sentence why nothing is read, beside the field that it is about. */
export type ViewAnswer =
	| { success: true; view: MachineView }
	| { success: false; problem: string; field: "text" | "file" };

/** What the worker says. */
export type ReadingNews =
	/** All of its scripts are there: it needs no network any more. */
	| { kind: "ready" }
	| { kind: "page"; page: number; pages: number }
	| { kind: "answer"; answer: CompareResponse }
	| { kind: "view"; answer: ViewAnswer }
	/** A script did not come, or a fault of ours. */
	| { kind: "failed" };
