import type { Layout, Person } from "../people.ts";

/** How one person has set their resume. The same in all formats, and the same every time. */
export type Look = {
	layout: Layout;
	/** Which of the two comes first in the head of a job. */
	first: "title" | "employer";
	/** How the head of a job is put into lines. */
	head: "split" | "lines" | "two" | "run" | "date-first" | "column";
	/** Between the parts of one line. */
	separator: string;
	sign: string;
	/** One line for an employer with several titles. */
	groups: boolean;
	skills: "commas" | "dots" | "pipes" | "lines";
	/** Headings in large letters. */
	shouts: boolean;
	isA4: boolean;
};

const heads: Record<Layout, readonly Look["head"][]> = {
	plain: ["two", "lines", "run"],
	centered: ["lines", "two"],
	"sidebar-left": ["lines", "split", "two"],
	"sidebar-right": ["two", "split", "lines"],
	"dates-left": ["column"],
	"dates-right": ["split"],
	"letter-spaced": ["split", "two"],
	"page-header": ["split", "run", "lines"],
	"text-boxes": ["lines", "two"],
	timeline: ["column"],
	"dense-serif": ["run", "split"],
	"no-signs": ["two", "lines", "date-first"],
};

export function lookOf({ id, layout, language }: Person): Look {
	return {
		layout,
		first: pick(id, "first", ["title", "employer", "title"]),
		head: pick(id, "head", heads[layout]),
		separator: pick(id, "separator", [", ", " | ", " – ", " · ", ", "]),
		sign: pick(id, "sign", ["•", "•", "-", "–", "·", "*"]),
		groups: pick(id, "groups", [true, false]),
		skills: pick(id, "skills", ["commas", "dots", "pipes", "lines"]),
		shouts: pick(id, "shouts", [true, false]),
		isA4: language !== "en",
	};
}

/** One of the options, always the same for the same person and question. */
export function pick<Option>(id: string, question: string, options: readonly Option[]): Option {
	const option = options[hashOf(`${id} ${question}`) % options.length];
	if (option === undefined) throw new Error(`No options for ${question}`);
	return option;
}

/** FNV-1a, and its bits mixed, so that ids that differ in one digit differ in every bit. */
export function hashOf(text: string): number {
	let hash = 0x811c9dc5;
	for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
	hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
	hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
	return (hash ^ (hash >>> 15)) >>> 0;
}
