import type { Seller } from "#app/content/seller.ts";
import type { OwnField } from "#app/domain/content/own-fields.ts";
import type { OwnWords } from "#app/domain/content/own-words.ts";

/** What the files say, for what is not written in the code itself. */
export type FileWords = {
	seller: Seller | null;
	/** The Markdown of each text, by folder and slug. */
	texts: ReadonlyMap<string, string>;
	/** The names of the drawings that a text may show. */
	drawings: ReadonlySet<string>;
};

export type OwnValues = Record<string, string>;

/** Words that are written by one form: its fields, and what they mean. */
export type OwnEntry = {
	key: string;
	title: string;
	about: string;
	/** The page that a preview opens. */
	page: string;
	fields: readonly OwnField[];
	/** What the files say; null of a text that no file has. */
	inFile(files: FileWords): OwnValues | null;
	/** What the fields mean, or what is wrong with each. */
	read(
		values: OwnValues,
		files: FileWords,
	): { words: OwnWords } | { fieldErrors: Record<string, string> };
};
