import { describe, expect, test } from "vitest";
import { markRequirements } from "./match-requirements.ts";
import { createShownFinder } from "./shown-terms.ts";
import { versionedName } from "./version-names.ts";

const isIn = (asked: string, line: string) => versionedName(asked)?.isIn(line);

describe("What is asked for by a version", () => {
	test.each([
		["Python 3", "Built services in Python and Go"],
		["Python 3", "Python 3.11"],
		["Python3", "Python, SQL"],
		["Java 17", "Java 8/11/21"],
		["HTML5", "HTML/CSS"],
		["NET 8", "Moved four services to .NET Core"],
		["Vue 3", "Vue.js"],
		["NET 8", "ASP.NET"],
		["iOS 15", "Apps for iOS 17"],
		["SQL Server 2016", "Microsoft SQL Server 2019"],
	])("%s is met without one or by a higher one: %s", (asked, line) => {
		expect(isIn(asked, line)).toBe(true);
	});

	test.each([
		["Python 3", "Python 2.7"],
		["Java 17", "Java 8"],
		["Java 17", "JavaScript"],
		["NET 8", "Grew net income by 8%"],
		["HTML5", "XHTML"],
	])("%s is not met by a lower one or another name: %s", (asked, line) => {
		expect(isIn(asked, line)).toBe(false);
	});

	test("and a name without one is met by any", () => {
		expect(isIn("HTML", "HTML5, CSS3")).toBe(true);
		expect(isIn("Python", "Python3")).toBe(true);
	});

	test("Where a number is a name's own, or tells a standard that was learned, no other will do", () => {
		for (const name of ["Series 79", "C++17", "ISO 9001", "OSHA 10", "Level 3", "SOC 2"]) {
			expect(versionedName(name)).toBeNull();
		}
	});
});

test("One's own line with a higher version proves it, and resumes of the library are counted alike", () => {
	const bullet = "Wrote the billing service in Python 3.12";
	const outline = {
		jobs: [{ title: "Engineer", employer: "Example", period: null, bullets: [bullet] }],
		...{ lines: [bullet], skills: ["HTML5"], school: [], read: [] },
	};
	const skill = (text: string) => ({ kind: "skill", text, must: true }) as const;
	const marks = ["Python 3", "HTML", "Java 8"].map(
		(text) => markRequirements([{ ...skill(text), start: 0, end: 0 }], outline, 0, 2026)[0]?.mark,
	);
	expect(marks).toEqual(["proved", "named", "missing"]);
	const counted = { terms: new Set(["python", "css3"]), degree: 0, months: 0 };
	const shows = (text: string) =>
		createShownFinder(skill(text))({ ...counted, skills: new Set(["java 11", "php 5"]) });
	expect(["Python 3", "CSS", "CSS3", "Java 8", "Java"].every(shows)).toBe(true);
	expect(["Java 17", "PHP 8", "HTML"].some(shows)).toBe(false);
});
