import { expect, test } from "vitest";
import { roundAbout } from "./about.ts";

test.each([
	[0, 0],
	[1.4, 1],
	[99.4, 99],
	[100, 100],
	[104, 100],
	[105, 110],
	[994, 990],
	[995, 1000],
	[1_049, 1_000],
	[318_467, 320_000],
	[1_000_000, 1_000_000],
])("a sample that stands for %d says about %d", (count, about) => {
	expect(roundAbout(count)).toBe(about);
});
