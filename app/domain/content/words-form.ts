import type { LineChange } from "./line-changes.ts";
import type { OwnField } from "./own-fields.ts";

/* What the dashboard shows of the owner's words. */

/** A form in the list: what it is about, and whose words hold. */
export type WordsLine = {
	key: string;
	title: string;
	/** Null where the file holds. */
	changed: { version: number; at: string } | null;
	/** Why what was saved is not shown. */
	fault: string | null;
};

/** A version as the history shows it. */
export type ShownVersion = {
	version: number;
	/** In UTC. */
	when: string;
	/** Who wrote it and in which session of the dashboard, as the audit log names them. */
	who: string;
	session: string;
	isFile: boolean;
	isPresent: boolean;
	/** What became different with it, by field. */
	changes: { label: string; lines: LineChange[] }[];
};

export type WordsForm = {
	key: string;
	title: string;
	about: string;
	fields: readonly OwnField[];
	values: Record<string, string>;
	/** The version that the form begins with; 0 is the file. */
	version: number;
	/** What holds is what the file says. */
	isFile: boolean;
	/** No file has it: it is gone when it is taken back. */
	isOwn: boolean;
	fault: string | null;
	history: ShownVersion[];
	/** The version before which older ones are; null when all are shown. */
	older: number | null;
};
