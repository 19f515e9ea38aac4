import { describe, expect, test } from "vitest";
import { type Comparable, chooseSimilar } from "./similar.ts";

let number = 0;
const resume = (values: Partial<Comparable> = {}): Comparable => {
	number += 1;
	return {
		id: String(number).padStart(4, "0"),
		title: "A resume",
		company: `Company ${number}`,
		role: "Product Manager",
		experienceLevel: "Mid-level",
		tags: [],
		previousRole: null,
		location: null,
		skills: {},
		...values,
	};
};
const listing = (...skills: string[]) =>
	Object.fromEntries(skills.map((skill) => [skill.toLowerCase(), skill]));
const best = (liked: Comparable, pool: Comparable[]) => chooseSimilar(liked, pool)[0];

describe("what comes first", () => {
	const liked = resume({ company: "Google" });

	test("is the role, then the level, then the company", () => {
		const [otherRole, otherLevel, sameLevel, sameCompany] = [
			resume({ role: "Law", company: "Google" }),
			resume({ experienceLevel: "Senior-level", company: "Google" }),
			resume(),
			resume({ company: "Google" }),
		];
		const all = chooseSimilar(liked, [otherRole, otherLevel, sameLevel, sameCompany], 4);
		expect(all.map(({ resume }) => resume)).toEqual([
			sameCompany,
			sameLevel,
			otherLevel,
			otherRole,
		]);
	});

	test("is never the resume itself, and of equal ones the first by id", () => {
		const [first, second] = [resume(), resume()];
		const chosen = chooseSimilar(liked, [second, liked, first]).map(({ resume }) => resume);
		expect(chosen).toEqual([first, second]);
	});

	test("may be of a level that the catalogue does not know, which is then named", () => {
		const odd = resume({ experienceLevel: "Executive" });
		expect(best(liked, [odd])?.reason).toBe("Same role, Executive");
		expect(best(odd, [{ ...odd, id: "9" }])?.reason).toBe("Same company, same level");
	});
});

describe("the reason", () => {
	test("names the step from another role, where both took it", () => {
		const liked = resume({ previousRole: "Data Analyst" });
		const pool = [
			resume({ previousRole: "Senior Data Scientist" }),
			resume({ role: "Data Scientist" }),
		];
		expect(best(liked, pool)?.reason).toBe("Same step from Data Scientist to Product Manager");
	});

	test("says how far the other stands in the same company", () => {
		const liked = resume({ company: "Google" });
		const pool = ["Mid-level", "Senior-level", "Intern"].map((experienceLevel) =>
			resume({ company: "Google", experienceLevel }),
		);
		expect(chooseSimilar(liked, pool).map(({ reason }) => reason)).toEqual([
			"Same company, same level",
			"Same company, one level up",
			"Same company, 2 levels down",
		]);
	});

	test("names a skill that five of the others list, and none that four do", () => {
		const liked = resume({ skills: listing("Kotlin", "Braille") });
		const pool = [
			...Array.from({ length: 4 }, () => resume({ skills: listing("Kotlin", "Braille") })),
			resume({ skills: listing("Kotlin") }),
			resume(),
		];
		expect(best(liked, pool)?.reason).toBe("Both list Kotlin, same level");
	});

	test("falls back to place, role and kind of work", () => {
		const liked = resume({ location: "Reno, NV" });
		expect(best(liked, [resume({ location: "Elko, NV" })])?.reason).toBe("Same state, same level");
		expect(best(liked, [resume({ location: "Elko" })])?.reason).toBe("Same role, same level");
		expect(best(liked, [resume({ role: "Law" })])?.reason).toBe("Related work, same level");
	});
});
