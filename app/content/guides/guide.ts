/** What the guides are sorted into. */
export const guideCategories = [
	"Resume Writing",
	"Interview Prep",
	"Career Strategy",
	"Industry Specific",
] as const;

export type GuideCategory = (typeof guideCategories)[number];

/** A piece of a guide. Texts may hold **bold** words and nothing else. */
export type GuideBlock =
	| { kind: "paragraph"; text: string }
	| { kind: "heading"; text: string }
	| { kind: "list"; items: readonly string[] }
	| { kind: "steps"; items: readonly string[] }
	/** Things to tick off before sending a resume. */
	| { kind: "checklist"; title: string; items: readonly string[] }
	/** A line of a resume as it was and as it should be, and why. */
	| { kind: "before-after"; before: string; after: string; why: string }
	| {
			kind: "table";
			caption: string;
			head: readonly string[];
			rows: readonly (readonly string[])[];
	  }
	/** A drawing of ours: public/drawings/<name>.svg, 1200 by 630; `text` says what it shows. */
	| { kind: "figure"; name: string; text: string; caption: string }
	| { kind: "note"; text: string };

/** A section with an address of its own in the page. */
export type GuideSection = { id: string; title: string; blocks: readonly GuideBlock[] };

/** A career guide. */
export type Guide = {
	id: number;
	/** Its address: /guides/<slug>. */
	slug: string;
	title: string;
	/** 160 characters at most. */
	description: string;
	category: GuideCategory;
	author: string;
	/** Whether it stands at the top of the list. */
	featured: boolean;
	tags: readonly string[];
	/** Minutes, as stated; a test holds it against the number of words. */
	readMinutes: number;
	/** Both YYYY-MM-DD. */
	published: string;
	updated: string;
	/** The drawing of its card: public/drawings/<name>.svg, 1200 by 630. */
	image: string;
	imageText: string;
	sections: readonly GuideSection[];
};
