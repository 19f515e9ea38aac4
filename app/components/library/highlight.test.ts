import { expect, test } from "vitest";
import { printableAscii } from "#tests/helpers/printable-ascii.ts";
import { splitFound } from "./highlight.tsx";

const found = (text: string, words: string[], parts: string[] = []) =>
	splitFound(text, { words, parts }).filter((_, index) => index % 2 === 1);

test("Whole words are marked where they stand alone, parts wherever they stand", () => {
	expect(found("PM, PMO and C (go)", ["PM", "C", "go"])).toEqual(["PM", "C", "go"]);
	expect(found("Postgres progress", [], ["gres"])).toEqual(["gres", "gres"]);
});

test("No sign means anything, and the parts put together are the text again", () => {
	for (const sign of printableAscii) {
		const text = `é ${sign} a${sign}b é`;
		expect(found(text, [], [sign])).toEqual([...text].filter((letter) => letter === sign));
		expect(splitFound(text, { words: [`a${sign}b`], parts: [sign] }).join("")).toBe(text);
	}
});
