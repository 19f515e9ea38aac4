import { expect, test } from "vitest";
import { describeFacts, describeViews } from "./resume-facts.ts";

test("Pages, bullets and how many of them hold a number are told in one line", () => {
	expect(describeFacts({ pages: 2, bullets: 18, bulletsWithFigure: 12 } as never)).toBe(
		"2 pages · 18 bullets, 12 with a number",
	);
});

test("What a resume does not have is not mentioned", () => {
	expect(describeFacts({ pages: 1, bullets: 3, bulletsWithFigure: 0 } as never)).toBe(
		"1 page · 3 bullets",
	);
	expect(describeFacts({ pages: 1, bullets: 0, bulletsWithFigure: 0 } as never)).toBe("1 page");
});

test("Views are counted in words", () => {
	expect(describeViews(1)).toBe("1 view");
	expect(describeViews(2040)).toBe("2,040 views");
});
