import { describe, expect, test } from "vitest";
import { articles } from "./blog/articles.server.ts";
import { guides } from "./guides/guides.server.ts";
import privacy from "./legal/privacy.md";
import terms from "./legal/terms.md";
import { blocksOf, linesOfBlock } from "./written-text.ts";

const readings = [...guides(), ...articles()];
const all = [...readings, privacy, terms];

/** Anchors that the pages around the texts have: lists that lie under a dialog, and what follows a text. */
const taken = [
	"content",
	"contents",
	"next",
	"read-on",
	"sources",
	"in-short",
	"latest",
	"closing",
];

/** Words that lean on someone else's. */
const leans =
	/\b(?:according to|in an? \d{4} (?:study|survey)|survey (?:by|of|for)|study (?:by|of)|Local Law|Bureau of|Department of|Commission\b.*\b(?:says|rule|classification))/u;

describe.each(all.map((text) => [text.slug, text] as const))("The text %s", (_, text) => {
	test("has sections that hold something, and takes no anchor of the page", () => {
		expect(text.sections.length).toBeGreaterThan(3);
		expect(text.sections.filter(({ blocks }) => blocks.length === 0)).toEqual([]);
		expect(text.sections.filter(({ id }) => taken.includes(id))).toEqual([]);
	});

	test("links to its source where it leans on someone else’s words", () => {
		const unproved = blocksOf(text)
			.flatMap(linesOfBlock)
			.filter((line) => leans.test(line) && !line.includes("](https://"));
		expect(unproved).toEqual([]);
	});
});

describe("The texts", () => {
	test("have a title and a description of their own each", () => {
		for (const name of ["title", "description"] as const) {
			const said = all.map((text) => text[name]);
			expect(said.filter((words, at) => said.indexOf(words) !== at)).toEqual([]);
		}
	});

	test("have no drawing twice", () => {
		const drawings = readings.flatMap((text) => [
			text.image,
			...blocksOf(text).flatMap((block) => (block.kind === "figure" ? [block.name] : [])),
		]);
		expect(drawings.filter((name, at) => drawings.indexOf(name) !== at)).toEqual([]);
	});

	test("have tables whose rows fit their heads", () => {
		for (const block of all.flatMap(blocksOf)) {
			if (block.kind !== "table") continue;
			for (const row of block.rows) expect(row).toHaveLength(block.head.length);
		}
	});
});
