import { expect, test } from "vitest";
import { standsOut } from "./stands-out.ts";

const facts = { pages: 2, jobs: 3, bullets: 10, bulletsWithFigure: 5, sections: [], words: 500 };

test.each([
	["the most numbers of these", { bulletsWithFigure: 6, pages: 1 }],
	["the fewest pages of these", { pages: 1, jobs: 9 }],
	["the most jobs of these", { jobs: 4 }],
	["the shortest of these", { words: 490 }],
	[null, {}],
	[null, { bullets: 0, bulletsWithFigure: 0 }],
])("Beside two usual ones stands out: %s", (words, special) => {
	const own = { ...facts, ...special };
	expect(standsOut(own, [{ ...facts }, own, { ...facts }])).toBe(words);
});

test("Beside one other, nothing stands out", () => {
	const own = { ...facts, pages: 1 };
	expect(standsOut(own, [own, { ...facts }])).toBeNull();
});
