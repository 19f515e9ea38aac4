import { describe, expect, test } from "vitest";
import { readMinutes } from "#app/domain/content/article-body.ts";
import { isInFirstPerson, longestBullet } from "#app/domain/insights/findings.ts";
import { weakOpeningOf } from "#app/domain/insights/openings.ts";
import { hasFigure } from "#app/domain/reader/sheet/figures.ts";
import { hasOneEndOnly } from "#tests/helpers/one-end-only.ts";
import type { Guide, GuideBlock } from "./guide.ts";
import { guideCategories } from "./guide.ts";
import { guides } from "./guides.server.ts";

/** Every word of a block that is read or read out; its kind and the name of its drawing are no words. */
function textsOf(block: GuideBlock): readonly string[] {
	switch (block.kind) {
		case "paragraph":
		case "heading":
		case "note":
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
	}
}

const allWords = ({ sections }: Guide) =>
	sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)]).join("\n");

/** The lines that replace others; a sentence of a form or a letter is none. */
const betterLines = guides.flatMap(({ sections }) =>
	sections.flatMap(({ blocks }) =>
		blocks.flatMap((block) =>
			block.kind === "before-after" && !/\?|\bI have\b/u.test(block.before)
				? [block.after.replaceAll("**", "")]
				: [],
		),
	),
);

/** The page itself has these. */
const takenAddresses = ["content", "contents", "next"];

const drawingsOf = ({ image, sections }: Guide) => [
	image,
	...sections.flatMap(({ blocks }) =>
		blocks.flatMap((block) => (block.kind === "figure" ? [block.name] : [])),
	),
];

describe.each(guides.map((guide) => [guide.slug, guide] as const))("The guide %s", (_, guide) => {
	test("takes as long to read as it says", () => {
		expect(guide.readMinutes).toBe(readMinutes(allWords(guide)));
	});

	test("is described in 160 characters at most", () => {
		expect(guide.description.length).toBeLessThanOrEqual(160);
	});

	test("has sections whose addresses differ and that hold something", () => {
		const ids = guide.sections.map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
		for (const { id, blocks } of guide.sections) {
			expect(id).toMatch(/^[a-z][a-z-]*$/u);
			expect(takenAddresses).not.toContain(id);
			expect(blocks.length).toBeGreaterThan(0);
		}
	});

	test("names its drawings in kebab-case, and each of them once", () => {
		const names = drawingsOf(guide);
		for (const name of names) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/u);
		expect(new Set(names).size).toBe(names.length);
	});

	test("has tables whose rows fit their heads", () => {
		for (const block of guide.sections.flatMap(({ blocks }) => blocks)) {
			if (block.kind !== "table") continue;
			for (const row of block.rows) expect(row).toHaveLength(block.head.length);
		}
	});

	test("stands under a category of the hub", () => {
		expect(guideCategories).toContain(guide.category);
	});
});

describe("The guides", () => {
	test("advise no line that our own comparison would object to", () => {
		expect(betterLines.length).toBeGreaterThan(40);
		const wordsOf = (line: string) => line.split(/\s+/u).length;
		expect(betterLines.filter((line) => wordsOf(line) > longestBullet)).toEqual([]);
		expect(betterLines.filter((line) => isInFirstPerson(line) || weakOpeningOf(line))).toEqual([]);
	});

	test("have a number in 40 to 70 of 100 such lines, as they advise, and both ends of every change", () => {
		const share = betterLines.filter(hasFigure).length / betterLines.length;
		expect(share).toBeGreaterThanOrEqual(0.4);
		expect(share).toBeLessThanOrEqual(0.7);
		expect(betterLines.filter(hasOneEndOnly)).toEqual([]);
	});

	test("have a number and an address of their own each", () => {
		expect(new Set(guides.map(({ id }) => id)).size).toBe(guides.length);
		expect(new Set(guides.map(({ slug }) => slug)).size).toBe(guides.length);
	});

	test("that are featured are 1, 2 and 5", () => {
		expect(guides.filter(({ featured }) => featured).map(({ id }) => id)).toEqual([1, 2, 5]);
	});

	test("begin with the tech resume: fifteen minutes, seven sections", () => {
		const [first] = guides;
		expect(first).toMatchObject({ slug: "tech-resume", readMinutes: 15 });
		expect(first?.sections).toHaveLength(7);
	});
});
