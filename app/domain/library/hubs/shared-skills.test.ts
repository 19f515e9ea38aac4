import { describe, expect, test } from "vitest";
import { describeSkills, type SkillCounts } from "./shared-skills.ts";

describe("The skills of a hub", () => {
	const counts = (resumes: number, skills: Record<string, number>): SkillCounts => ({
		resumes,
		skills: new Map(
			Object.entries(skills).map(([key, count]) => [
				key,
				{ resumes: count, skill: key.toUpperCase() },
			]),
		),
	});
	const library = counts(200, { go: 20, sql: 100, rust: 6 });

	test("are told of eight measured resumes, and of seven they are not", () => {
		expect(describeSkills(counts(7, { go: 6 }), library)).toBeNull();
		expect(describeSkills(counts(8, { go: 6 }), library)?.common).toEqual([
			{ skill: "GO", resumes: 6 },
		]);
	});

	test("are only those that five share", () => {
		const told = describeSkills(counts(12, { go: 10, sql: 6, rust: 4 }), library);
		expect(told?.common).toEqual([
			{ skill: "GO", resumes: 10 },
			{ skill: "SQL", resumes: 6 },
		]);
		expect(told?.apart).toEqual([{ skill: "GO", share: 10 / 12, restShare: 10 / 188 }]);
		expect(describeSkills(counts(12, { rust: 4 }), library)).toBeNull();
	});

	test("set nothing apart where there is nothing else", () => {
		const own = counts(9, { go: 9 });
		expect(describeSkills(own, own)?.apart).toEqual([]);
	});
});
