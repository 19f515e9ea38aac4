import { expect, test } from "vitest";
import { foldWords, joinedWords, numberWords, typedWords } from "./fold.ts";

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

test("A number with a point or with commas is one word as well, with what is written onto it", () => {
	expect(numberWords("3.9, $3.9M and 1,200.50; v1.2.3, 10,000-seat, end 4.So 1,20 and 5.")).toEqual(
		["3.9", "3.9m", "1200.50", "v1.2.3", "10000"],
	);
	expect(joinedWords("1,200-seat, 1.5-hour, 3.9M")).toEqual(["1200seat", "1.5hour"]);
});

test("Typed words have their numbers as a whole", () => {
	expect(typedWords("GPA:3.9/4.0, 10,000 e-mails")).toEqual([
		"gpa",
		"3.9",
		"4.0",
		"10000",
		"e",
		"mails",
	]);
});
