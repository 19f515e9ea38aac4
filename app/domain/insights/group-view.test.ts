import { expect, test } from "vitest";
import { emptyGroup } from "./group-statistics.ts";
import { drawnMeasures, viewGroup } from "./group-view.ts";

test("What is drawn of a group is its few measures and its twelve leading skills, and nothing else of it", () => {
	const skill = { groupShare: 0.5, restShare: 0.1, groupCount: 9, restCount: 4, logOdds: 2 };
	const skills = Array.from({ length: 30 }, (_, index) => ({
		...skill,
		key: `skill-${index}`,
		skill: `Skill ${index}`,
	}));
	const view = viewGroup({ ...emptyGroup(), resumes: 40, skills } as never);
	expect(Object.keys(view.measures)).toEqual([...drawnMeasures]);
	expect(view.skills.map(({ key }) => key)).toEqual(
		Array.from({ length: 12 }, (_, index) => `skill-${index}`),
	);
	expect(Object.keys(view.skills[0] ?? {})).toEqual(["key", "skill", "groupShare", "restShare"]);
	expect(view.resumes).toBe(40);
});
