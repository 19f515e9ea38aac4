import { expect, test } from "vitest";
import { printableAscii } from "#tests/helpers/printable-ascii.ts";
import { splitFound } from "./highlight.tsx";

const found = (text: string, words: string[]) =>
	splitFound(text, words)
		.filter((part) => part.found)
		.map((part) => part.text);

test("Words are found in any case and inside of words", () => {
	expect(found("Google, formerly googol", ["goo"])).toEqual(["Goo", "goo"]);
});

test("Of two words that overlap the longer is marked", () => {
	expect(found("software engineer", ["soft", "software"])).toEqual(["software"]);
});

test("Signs that mean something to a pattern are plain text", () => {
	expect(found("C++ (embedded) 50% a|b", ["c++", "(embedded)", "50%", "a|b"])).toEqual([
		"C++",
		"(embedded)",
		"50%",
		"a|b",
	]);
});

test("Every printable sign of ASCII is found as itself, alone and within a word", () => {
	for (const sign of printableAscii) {
		expect(found(`é ${sign} é`, [sign])).toEqual([sign]);
		expect(found(`é a${sign}b é`, [`a${sign}b`, "zz"])).toEqual([`a${sign}b`]);
	}
});

test("The parts put together are the text again", () => {
	const text = "Investment Banking at BCG";
	expect(
		splitFound(text, ["in", "b"])
			.map((part) => part.text)
			.join(""),
	).toBe(text);
});

test("Without words, or without a text, there is nothing to mark", () => {
	expect(found("anything", [])).toEqual([]);
	expect(splitFound("", ["a"])).toEqual([]);
});
