/**
 * What the Markdown files of guides, articles and legal pages are read into (docs/content.md). Lines may hold
 * **bold** words and [links](/to), and nothing else is markup.
 */

import type { Answers } from "#app/domain/content/asked-texts.ts";

export type TextBlock =
	| { kind: "paragraph" | "heading" | "note" | "check"; text: string }
	| { kind: "list" | "steps"; items: readonly string[] }
	/** Things to tick off before sending a resume. */
	| { kind: "checklist"; title: string; items: readonly string[] }
	/** A line of a resume as it was and as it should be, and why; with the featured resume that it is taken from. */
	| {
			kind: "before-after";
			before: string;
			after: string;
			why: string;
			resume?: string;
			company?: string;
	  }
	/** The featured resume from which the lines above are taken, by its title. */
	| { kind: "resume"; title: string }
	/** What the library counts of a role's resumes at this moment. */
	| { kind: "live"; role: string }
	| {
			kind: "table";
			caption: string;
			head: readonly string[];
			rows: readonly (readonly string[])[];
	  }
	/** A drawing of ours: public/drawings/<name>.svg, 1200 by 630; `text` says what it shows. */
	| { kind: "figure"; name: string; text: string; caption: string };

/** A part with an address of its own in the page. */
export type TextSection = { id: string; title: string; blocks: readonly TextBlock[] };

/** What a text leans on. */
export type TextSource = {
	title: string;
	publisher: string;
	url: string;
	/** The day on which we read it, `YYYY-MM-DD`, where we did. */
	checked?: string;
};

type WrittenText = {
	/** The name of its file, and the last part of its address. */
	slug: string;
	title: string;
	/** For cards and search engines: 160 characters at most. */
	description: string;
	/** Both `YYYY-MM-DD`. */
	published: string;
	updated: string;
	/** What stands before the first section; of a legal page the page in short. */
	lead: readonly TextBlock[];
	sections: readonly TextSection[];
};

/** An article of the blog. */
export type Article = WrittenText & {
	category: string;
	author: string;
	/** Its drawing, and what it shows. */
	image: string;
	imageText: string;
	minutes: number;
	/** The roles whose resumes do what it says: it stands on their hubs. */
	roles: readonly string[];
	/** Addresses of guides, articles and templates that belong to it; they lead back. */
	related: readonly string[];
	sources: readonly TextSource[];
	/** The questions for which the search offers it. */
	answers: Answers;
};

/** A career guide. */
export type Guide = Article & {
	/** Its place among the guides. */
	id: number;
	/** Whether it stands at the top of the list. */
	featured: boolean;
	tags: readonly string[];
};

export type LegalPage = WrittenText;

/** What a card says of a text. */
export type TextCard = Pick<
	Article,
	"slug" | "title" | "description" | "category" | "author" | "published" | "minutes" | "image"
>;

export const cardOf = ({
	slug,
	title,
	description,
	category,
	author,
	published,
	minutes,
	image,
}: Article): TextCard => ({
	slug,
	title,
	description,
	category,
	author,
	published,
	minutes,
	image,
});

/** Every line of a block that is read or read out; its kind and the names in it are no words. */
export function linesOfBlock(block: TextBlock): readonly string[] {
	switch (block.kind) {
		case "paragraph":
		case "heading":
		case "note":
		case "check":
			return [block.text];
		case "list":
		case "steps":
			return block.items;
		case "checklist":
			return [block.title, ...block.items];
		case "before-after":
			return [block.before, block.after, block.why];
		case "table":
			return [block.caption, ...block.head, ...block.rows.flat()];
		case "figure":
			return [block.text, block.caption];
		case "resume":
		case "live":
			return [];
	}
}

/** All blocks of a text, in their order. */
export const blocksOf = ({ lead, sections }: Pick<WrittenText, "lead" | "sections">) => [
	...lead,
	...sections.flatMap(({ blocks }) => blocks),
];
