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

test("Years of something are named with what the dates cannot say", () => {
	expect(adviseOn({ mark: "named", kind: "years", of: "of experience with Go" })).toBe(
		"If it is true, show in your bullets that these years were “of experience with Go”: your dates say only how long you worked.",
	);
	expect(adviseOn({ mark: "missing", kind: "years", of: "in retail" })).toContain("comes to less");
});

test("A match is counted and not scored", () => {
	const said = summarizeMatch([{ mark: "proved" }, { mark: "missing" }, { mark: "missing" }]);
	expect(said).toBe("3 requirements: 1 proved, 0 named and 2 missing.");
});

test("What few resumes show has no exact number", () => {
	const skill = { kind: "skill", text: "SQL" } as const;
	expect(describeShare({ ...skill, resumes: null }, 40)).toBe(
		"Fewer than 5 of 40 resumes here show it.",
	);
	expect(describeShare({ ...skill, resumes: 7 }, 40)).toBe("7 of 40 resumes here show it.");
	expect(describeShare({ ...skill, resumes: null }, 0)).toBeNull();
	// The library keeps no single numbers and letters.
	const series = { kind: "certificate", text: "Series 79" } as const;
	for (const name of [series, { kind: "skill", text: "R" } as const]) {
		expect(describeShare({ ...name, resumes: null }, 40)).toBeNull();
		expect(describeShare({ ...name, resumes: 6 }, 40)).toBe(
			"At least 6 of 40 resumes here show it.",
		);
		expect(describeShare({ ...name, resumes: 6 }, 6)).toBe("6 of 6 resumes here show it.");
	}
	const years = { kind: "years", text: "3 years", resumes: null } as const;
	expect(describeShare(years, 40)).toBe(
		"Fewer than 5 of 40 resumes here show that many years of work.",
	);
});
