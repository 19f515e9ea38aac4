import { describe, expect, test } from "vitest";
import {
	createSkillFinder,
	hasLabelsBeside,
	isLanguageGrid,
	skillKey,
	skillsInLine,
} from "./skill-names.ts";

describe("the skills of a line", () => {
	test.each([
		["Languages: Go, SQL; Python (pandas, NumPy)", ["Go", "SQL", "Python", "pandas", "NumPy"]],
		["Excel | PowerPoint • Tableau", ["Excel", "PowerPoint", "Tableau"]],
		["CI/CD, A/B testing and C++", ["CI/CD", "A/B testing and C++"]],
		["Spanish (fluent), French (basic)", ["Spanish", "French"]],
		["R", ["R"]],
		[": Go, SQL", ["Go", "SQL"]],
		["2019, 14, –", []],
		["Canva ●●●○○, Writing 80%, Sales", ["Canva", "Writing", "Sales"]],
		["Job-related skills\t▪ SolidWorks, AutoCAD", ["SolidWorks", "AutoCAD"]],
		["Communication skills\tTeamwork", ["Communication skills", "Teamwork"]],
		["I like to work with people who know what they want", []],
		["", []],
	])("“%s”", (line, skills) => {
		expect(skillsInLine(line)).toEqual(skills);
	});
});

test.each([
	[
		"rows of labels",
		["Rollout\twave planning, cutovers", "Tools\tSAP; Excel", "Safety\tOSHA 30"],
		true,
	],
	["skills in two columns", ["Excel\tProject planning", "Word\tBudgets, forecasts"], false],
	["skills in three columns", ["Excel\tWord, Access\tSQL", "Go\tC, C++\tRust"], false],
	["lists in two columns", ["Go, SQL\tGit, Docker", "C, C++\tLinux, Bash"], false],
	["one row", ["Python\tSQL, Excel"], false],
	["no columns", ["Go, SQL", "Excel"], false],
])("What stands left of a column is a label beside lists alone: %s", (_, lines, hasLabels) => {
	expect(hasLabelsBeside(lines.join("\n"))).toBe(hasLabels);
});

test("What people speak is no skill of the library, and what programs are written in is one", () => {
	expect(isLanguageGrid("Languages\tEnglish, Irish\tFrench (B1)")).toBe(true);
	expect(isLanguageGrid("Languages: Go, SQL")).toBe(false);
});

test("Two spellings of a skill have one key, and two skills have two", () => {
	expect(skillKey("A/B Testing")).toBe(skillKey("a/b-testing"));
	expect(skillKey("Node.js.")).toBe("node.js");
	expect(new Set(["C", "C++", "C#"].map(skillKey)).size).toBe(3);
});

describe("whether a resume names a skill", () => {
	const has = createSkillFinder(["Moved 120 services to Kubernetes;", "wrote R and Node.js"]);

	test("anywhere in it, as whole words only", () => {
		expect(has("kubernetes")).toBe(true);
		expect(has("node.js")).toBe(true);
		expect(has("r")).toBe(true);
		expect(has("rust")).toBe(false);
		expect(has("js")).toBe(false);
		expect(has("")).toBe(false);
	});
});

test("Letters with points between them are one word", () => {
	expect(["J.D.", "M.B.A.", "Ph.D.", "U.S. GAAP"].map(skillKey)).toEqual([
		"jd",
		"mba",
		"phd",
		"us gaap",
	]);
});

describe("a name of one or two letters", () => {
	const has = (line: string, key: string) => createSkillFinder([line])(key);

	test.each([
		["Led go-to-market for two products", "go"],
		["Set the R&D roadmap", "r"],
		["Advised the C-suite", "c"],
		["Cables with USB-C", "c"],
	])("is no part of a compound: %s", (line, key) => {
		expect(has(line, key)).toBe(false);
	});

	test.each([
		["Wrote C/C++ and Go/Python.", "c"],
		["Wrote C/C++ and Go/Python.", "go"],
		["Languages: R, Go (2 years)", "r"],
		["Built Go-based services", "go"],
		["Moved it to Go.", "go"],
		["Funded R&D", "r d"],
		["Led go-to-market", "go to market"],
	])("stands in a list, alone or in its own name: %s", (line, key) => {
		expect(has(line, key)).toBe(true);
	});
});
