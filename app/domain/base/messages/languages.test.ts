import { expect, test } from "vitest";
import { inLanguage } from "./languages.ts";

test.each([
	["he", "in Hebrew"],
	["zh", "in Chinese"],
	["und", "in a language that we cannot name"],
	["und-Cyrl", "in Cyrillic letters, in a language that we cannot name"],
])("What is written in %s is %s", (code, words) => {
	expect(inLanguage(code)).toBe(words);
});
