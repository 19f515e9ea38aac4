import { expect, test } from "vitest";
import { foldWords, joinedWords } from "./fold.ts";

test.each([
	["L’Oréal and l'oreal", ["loreal", "and", "loreal"]],
	["Estée Lauder, MØLLER, Größe", ["estee", "lauder", "moller", "grosse"]],
	[
		"C++, C#, F# and .NET; asp.net",
		["cplusplus", "csharp", "fsharp", "and", "dotnet", "asp", "net"],
	],
	["Staff+ 100% R&D", ["staff", "100", "r", "d"]],
	["entry-level / mid–level", ["entry", "level", "mid", "level"]],
	["  ", []],
])("%s is folded to words", (text, words) => {
	expect(foldWords(text)).toEqual(words);
});

test("What stands together by signs is one word as well, but no number", () => {
	expect(joinedWords("e-commerce, Node.js, P&G, end-to-end, 2019-2021, 10-K")).toEqual([
		"ecommerce",
		"nodejs",
		"pg",
		"endtoend",
		"10k",
	]);
});
