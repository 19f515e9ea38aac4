import { expect, test } from "vitest";
import { marksIn } from "./found-marks.ts";

const nothing = { words: [], parts: [] };

test("A word is marked as it is written, however it was typed", () => {
	const texts = ["L’Oréal, C++ and R&D", "at l'oreal"];
	expect(marksIn(texts, { ...nothing, words: ["loreal", "cplusplus"] })).toEqual({
		words: ["L’Oréal", "l'oreal", "C++"],
		parts: [],
	});
});

test("A number is marked as a whole", () => {
	const texts = ["From 3.9 to $3.9M, 3 of 9, and 10,000."];
	const marked = (...words: string[]) => marksIn(texts, { ...nothing, words })?.words;
	expect(marked("3.9")).toEqual(["3.9"]);
	expect(marked("3.9m")).toEqual(["3.9M"]);
	expect(marked("10000")).toEqual(["10,000"]);
});

test("A beginning is marked alone; inside of a word only from four letters on", () => {
	expect(marksIn(["Google, agog"], { ...nothing, parts: ["go"] })?.parts).toEqual(["Go"]);
	expect(marksIn(["Postgres, progress"], { ...nothing, parts: ["gres"] })?.parts).toEqual(["gres"]);
	expect(marksIn(["Straße 1"], { ...nothing, parts: ["stra"] })?.parts).toEqual(["Straße"]);
});

test("Where nothing was looked for, or nothing stands, there is nothing to mark", () => {
	expect(marksIn(["anything"], nothing)).toBeNull();
	expect(marksIn(["development"], { ...nothing, words: ["pm"] })).toBeNull();
});
