import { describe, expect, test } from "vitest";
import { plainTextBlocks } from "#app/domain/reader/plain-text-blocks.ts";
import { outlineOfBlocks } from "../outline-of-blocks.ts";
import { markRequirements, matchPosting } from "./match-requirements.ts";
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
	read: [],
};

const marked = (kind: RequirementKind, text: string, min?: number) => {
	const requirement: FoundRequirement = { kind, text, must: true, start: 0, end: 0 };
	const [one] = markRequirements([min ? { ...requirement, min } : requirement], outline, 30, 2026);
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

test("Years of something are named: the dates say only how long one worked", () => {
	const years = (of?: string): FoundRequirement => ({
		...{ kind: "years", text: "2 years", min: 2, must: true, start: 0, end: 0 },
		...(of && { of }),
	});
	const marks = markRequirements([years(), years("of experience with Go")], outline, 30, 2026);
	expect(marks.map(({ mark }) => mark)).toEqual(["proved", "named"]);
	expect(markRequirements([years("in retail")], outline, 20, 2026)[0]?.mark).toBe("missing");
});

const resume = outlineOfBlocks(
	plainTextBlocks(`Ada Example

Experience

Staff Nurse, Example Hospital, Jan 2019 - Present
- Led go-to-market for a ward app and set the R&D roadmap
- Worked beside RN students and drove the CDL van

Education

Fordham University School of Law, J.D., 2013
Example University, B.S.N.

Licenses

Registered Nurse, State of Ohio, license valid until 2030
Washington 01 Journeyman Electrician, EL01
BLS and ACLS, American Heart Association
PMP, 2020
OSHA 30
Forklift driver

Bar admissions

New York (2014)
`),
);
const markOf = (kind: RequirementKind, text: string) =>
	markRequirements([{ kind, text, must: true, start: 0, end: 0 }], resume, 0, 2026)[0];

test.each([
	["degree", "JD", "Fordham University School of Law, J.D., 2013", "proved"],
	["degree", "doctorate", "Fordham University School of Law, J.D., 2013", "proved"],
	["degree", "BSN", "Example University, B.S.N.", "proved"],
	["certificate", "ACLS certification", "BLS and ACLS, American Heart Association", "named"],
	[
		"certificate",
		"RN license",
		"Registered Nurse, State of Ohio, license valid until 2030",
		"named",
	],
	["certificate", "Washington EL01 license", "Washington 01 Journeyman Electrician, EL01", "named"],
	["certificate", "PMP certification", "PMP, 2020", "named"],
	["certificate", "OSHA 30", "OSHA 30", "named"],
	["certificate", "New York bar", "New York (2014)", "named"],
] as const)("A %s is found without its noun or points: %s", (kind, text, line, mark) => {
	expect(markOf(kind, text)).toMatchObject({ mark, line });
});

test.each([
	["skill", "Go"],
	["skill", "R"],
	["degree", "MBA"],
	["degree", "PhD"],
	["certificate", "OSHA 10"],
	["certificate", "CDL license"],
	["certificate", "driver's license"],
	["certificate", "Ohio bar"],
] as const)("A %s is not found in something else: %s", (kind, text) => {
	expect(markOf(kind, text)).toMatchObject({ mark: "missing", line: null });
});

describe("A degree that is still studied for", () => {
	const match = (posting: string, school: string) => {
		const outline = outlineOfBlocks(
			plainTextBlocks(`Ada Example\n\nEducation\n${school}\nB.S. Chemistry, Example College, 2020`),
		);
		const { requirements } = matchPosting(posting, { outline, months: 0, year: 2026 }, null);
		return requirements.flatMap(({ kind, mark }) => (kind === "degree" ? [mark] : []));
	};
	const asked = (degree: string) => `Chemist\n\nRequirements\n- ${degree}`;

	test.each([
		["PhD in chemistry", "PhD candidate, Chemistry, Example University"],
		["PhD in chemistry", "Ph.D. student in Chemistry, Example University, 2023 – present"],
		["PhD in chemistry", "Ph.D. in Chemistry, Example University, 2023 – 2028"],
		["An MBA", "Pursuing an MBA, Example University"],
		["An MBA", "MBA candidate (expected 2027), Example University"],
	])("is not shown: %s by “%s”", (degree, school) => {
		expect(match(asked(degree), school)).toEqual(["missing"]);
		expect(match(asked("Bachelor's degree in chemistry"), school)).toEqual(["proved"]);
	});

	test.each([
		["Currently pursuing a PhD in chemistry", "PhD candidate, Chemistry, Example University"],
		["PhD in chemistry, completed or in progress", "Ph.D. in Chemistry, 2023 – 2028"],
	])("is shown where that is asked for: %s", (degree, school) => {
		expect(match(asked(degree), school)).toEqual(["proved"]);
	});
});
