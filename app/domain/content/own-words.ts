/**
 * What the owner has written in place of what the files say (docs/content.md). What is not here stays as its file
 * has it.
 */
export type OwnWords = {
	brand?: Partial<Record<"name" | "tagline" | "description" | "supportAddress", string>>;
	/** In cents. */
	prices?: Record<"pack" | "pro" | "firstMonth", number>;
	claims?: Readonly<
		Record<string, { figure: string; source?: { text: string; date: string } | undefined }>
	>;
	seller?: {
		name: string;
		address: readonly string[];
		country: string;
		register?: string | undefined;
		taxId?: string | undefined;
	};
	/** Programs that are asked to stay away, by the names that they give themselves. */
	closedTo?: readonly string[];
	/** Texts as they were read, by folder and slug: "guides/cover-letters". */
	texts?: ReadonlyMap<string, unknown>;
};

const none: OwnWords = {};
let find = () => none;

/** The words of the request that is answered; outside of one those that hold now. */
export const ownWords = (): OwnWords => find();

/** Says where they are found: once for each process and each browser. */
export function findOwnWordsBy(finder: () => OwnWords): void {
	find = finder;
}
