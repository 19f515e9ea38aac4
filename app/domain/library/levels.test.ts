import { expect, test } from "vitest";
import { levelPlace, levelsBetween } from "./levels.ts";

test("Levels have an order, from intern on", () => {
	expect(["Intern", "Mid-level", "Captain"].map(levelPlace)).toEqual([0, 2, -1]);
});

test.each([
	["Intern", "Intern", 0],
	["Intern", "Mid-level", 2],
	["Mid-level", "Entry-level", -1],
	["Captain", "Captain", 0],
	["Captain", "Mid-level", null],
	["Mid-level", "Captain", null],
])("From %s to %s there are %s levels", (level, other, levels) => {
	expect(levelsBetween(level, other)).toBe(levels);
});
