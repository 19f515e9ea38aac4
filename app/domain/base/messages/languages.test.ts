import { expect, test } from "vitest";
import { directionOf, inLanguage } from "./languages.ts";

test.each([
	["he", "in Hebrew"],
	["zh", "in Chinese"],
	["und", "in a language that we cannot name"],
	["und-Cyrl", "in Cyrillic letters, in a language that we cannot name"],
])("What is written in %s is %s", (code, words) => {
	expect(inLanguage(code)).toBe(words);
});

test("Hebrew and Arabic are shown from the right, whatever a line begins with", () => {
	expect(["he", "ar", "und-Arab", "en", "ru"].map(directionOf)).toEqual([
		"rtl",
		"rtl",
		"rtl",
		"auto",
		"auto",
	]);
});
