import { expect, test } from "vitest";
import { markRequirements } from "./match-requirements.ts";
import type { FoundRequirement, RequirementKind } from "./requirement.ts";

const outline = {
	jobs: [
		{
			title: "Clerk",
			employer: "Example",
			period: null,
			bullets: ["Reconciled bank accounts for nine shops in Xero", "Trained two juniors"],
		},
	],
	lines: ["Reconciled bank accounts for nine shops in Xero", "BSc Biology, Example University"],
	skills: ["SQL", "C++"],
	school: ["Bachelor of Science in Biology, Example University"],
};

const marked = (kind: RequirementKind, text: string, min?: number) => {
	const requirement: FoundRequirement = { kind, text, must: true, start: 0, end: 0 };
	const [one] = markRequirements([min ? { ...requirement, min } : requirement], outline, 30);
	return [one?.mark, one?.line];
};

test("A bullet under a job proves a skill or a duty", () => {
	expect(marked("skill", "Xero")).toEqual(["proved", outline.jobs[0]?.bullets[0]]);
	expect(marked("duty", "reconcile bank accounts")).toEqual([
		"proved",
		outline.jobs[0]?.bullets[0],
	]);
});

test("A list of skills only names it", () => {
	expect(marked("skill", "SQL")).toEqual(["named", "SQL"]);
	expect(marked("skill", "c++")).toEqual(["named", "C++"]);
	expect(marked("skill", "SQL Server")).toEqual(["missing", null]);
});

test("A line about school proves a degree, and the dates of the jobs prove years", () => {
	expect(marked("degree", "bachelor's in biology")[0]).toBe("proved");
	expect(marked("degree", "bachelor's in law")).toEqual(["missing", null]);
	expect(marked("degree", "master's in biology")[0]).toBe("missing");
	expect(marked("degree", "bachelor's")[0]).toBe("proved");
	expect(marked("years", "2.5 years", 2.5)).toEqual(["proved", null]);
	expect(marked("years", "3 years", 3)).toEqual(["missing", null]);
});
