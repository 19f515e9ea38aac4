import { describe, expect, test } from "vitest";
import { type ResumeDocument, sheetStyles } from "#app/domain/reader/resume-document.ts";
import { fixedMetrics } from "#tests/fixtures/documents/fixed-metrics.ts";
import { seniorEngineer } from "#tests/fixtures/documents/senior-engineer.ts";
import { layOutResume } from "./lay-out-resume.ts";
import { lockSheet } from "./lock.ts";
import { resumeText } from "./resume-text.ts";

const document: ResumeDocument = {
	...seniorEngineer,
	basics: { ...seniorEngineer.basics, url: "linkedin.example/in/tomas" },
};
const lock = (style: (typeof sheetStyles)[number], bullets = 2) =>
	lockSheet(document, layOutResume(document, style, fixedMetrics), bullets);

/** Every word of four letters or more, in small letters. */
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]{4,}/gu));

describe.each(sheetStyles)("A locked sheet (%s)", (style) => {
	test("says what its open part says, and not one word more of the resume", () => {
		const { work, basics } = document;
		const open = wordsOf(
			JSON.stringify([
				basics.label,
				basics.summary,
				basics.location,
				{ ...work[0], highlights: work[0]?.highlights.slice(0, 2) },
			]),
		);
		const told = wordsOf(JSON.stringify(lock(style)));
		const secret = [...wordsOf(resumeText(document))].filter((word) => !open.has(word));
		expect(secret.length).toBeGreaterThan(100);
		// What a drawing and its names hold by themselves.
		const ours = new Set(["section", "summary", "work", "education", "skills", "entry"]);
		expect(secret.filter((word) => !ours.has(word) && told.has(word))).toEqual([]);
	});

	test("shows the head of the first job and the bullets that were asked for", () => {
		const { references } = lock(style);
		expect(references.map(({ section }) => section)).toEqual(["header", "summary", "work"]);
		expect(references[2]).toMatchObject({ heading: true, head: true, entry: 0 });
		expect(references[2]?.highlights).toEqual([0, 1]);
	});

	test("draws what follows below what is open, on the page", () => {
		const { top, bottom, strokes } = lock(style).rest;
		expect(top).toBeGreaterThan(100);
		expect(bottom).toBeLessThanOrEqual(792);
		const heights = strokes.flatMap(({ d }) =>
			[...d.matchAll(/M-?[\d.]+ ([\d.]+)/gu)].map((match) => Number(match[1])),
		);
		expect(heights.length).toBeGreaterThan(20);
		expect(Math.min(...heights)).toBeGreaterThanOrEqual(top - 1);
		expect(Math.max(...heights)).toBeLessThanOrEqual(bottom + 1);
	});

	test("closes more, the fewer bullets stay open", () => {
		expect(lock(style, 1).rest.top).toBeLessThan(lock(style, 3).rest.top);
	});
});

test("The bars of the header have widths that many names and addresses share", () => {
	const { name, contact } = lock("classic");
	expect(contact).toHaveLength(3);
	for (const width of [name, ...contact]) expect(width % 16).toBe(0);
});
