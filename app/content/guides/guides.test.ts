import { describe, expect, test } from "vitest";
import { blocksOf } from "#app/content/written-text.ts";
import { plainLine } from "#app/domain/content/text-runs.ts";
import { isInFirstPerson, longestBullet } from "#app/domain/insights/findings.ts";
import { weakOpeningOf } from "#app/domain/insights/openings.ts";
import { hasFigure } from "#app/domain/reader/sheet/figures.ts";
import { hasOneEndOnly } from "#tests/helpers/one-end-only.ts";
import { guides } from "./guides.server.ts";

/** The lines that replace others; a sentence of a form, a letter or an interview is none. */
const betterLines = guides().flatMap((guide) =>
	blocksOf(guide).flatMap((block) =>
		block.kind === "before-after" && !/\?|\b(?:I|my|me|you|your)\b/iu.test(block.before)
			? [plainLine(block.after)]
			: [],
	),
);

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

	test("have a number of their own each, and those that are featured are 1, 2 and 5", () => {
		expect(new Set(guides().map(({ id }) => id)).size).toBe(guides().length);
		expect(
			guides()
				.filter(({ featured }) => featured)
				.map(({ id }) => id),
		).toEqual([1, 2, 5]);
	});

	test("begin with the tech resume: fifteen minutes, seven sections", () => {
		const [first] = guides();
		expect(first).toMatchObject({ slug: "tech-resume", minutes: 15 });
		expect(first?.sections).toHaveLength(7);
	});
});
