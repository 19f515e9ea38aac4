import { expect, test } from "vitest";
import { adviseOn, describeShare, summarizeMatch } from "./posting-words.ts";

test("Every advice to add says: if it is true", () => {
	for (const mark of ["named", "missing"] as const) {
		for (const kind of ["skill", "years", "degree", "duty", "certificate", "language"] as const) {
			expect(adviseOn({ mark, kind })).toMatch(/^If it is true, /u);
		}
	}
	expect(adviseOn({ mark: "proved", kind: "skill" })).toBeNull();
});

test("A match is counted and not scored", () => {
	const said = summarizeMatch([{ mark: "proved" }, { mark: "missing" }, { mark: "missing" }]);
	expect(said).toBe("3 requirements: 1 proved, 0 named and 2 missing.");
});

test("What few resumes show has no exact number", () => {
	expect(describeShare({ resumes: null }, 40)).toBe("Fewer than 5 of 40 resumes here show it.");
	expect(describeShare({ resumes: 7 }, 40)).toBe("7 of 40 resumes here show it.");
	expect(describeShare({ resumes: null }, 0)).toBeNull();
});
