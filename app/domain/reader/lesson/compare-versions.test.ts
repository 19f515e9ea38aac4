import { expect, test } from "vitest";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import { compareLines, compareVersions } from "./compare-versions.ts";

const own = (text: string) => [{ text, isOwn: true }];
const same = (text: string) => [{ text, isOwn: false }];

test("Equal lines stand beside each other with nothing marked", () => {
	expect(compareLines(["Cut costs", "- Led six"], ["Cut costs", "Led six"])).toEqual([
		{ before: same("Cut costs"), after: same("Cut costs") },
		{ before: same("Led six"), after: same("Led six") },
	]);
});

test("A rewritten line is marked where its words differ, case and signs aside", () => {
	expect(compareLines(["Cut costs, a lot"], ["Cut Costs by 9 dollars, a lot"])).toEqual([
		{
			before: same("Cut costs, a lot"),
			after: [
				{ text: "Cut Costs", isOwn: false },
				{ text: "by 9 dollars,", isOwn: true },
				{ text: "a lot", isOwn: false },
			],
		},
	]);
});

test("Lines that share too little are marked whole, what went beside what came", () => {
	expect(compareLines(["Kept books", "Sold oil", "Led six"], ["Wrote Go", "Led six"])).toEqual([
		{ before: own("Kept books"), after: own("Wrote Go") },
		{ before: own("Sold oil"), after: null },
		{ before: same("Led six"), after: same("Led six") },
	]);
	expect(compareLines(["Kept the books", "Led six people"], ["Led six", "Wrote Go"])).toEqual([
		{ before: own("Kept the books"), after: null },
		{
			before: [
				{ text: "Led six", isOwn: false },
				{ text: "people", isOwn: true },
			],
			after: same("Led six"),
		},
		{ before: null, after: own("Wrote Go") },
	]);
	expect(compareLines([], ["Led six"])).toEqual([{ before: null, after: own("Led six") }]);
	expect(compareLines([], [])).toEqual([]);
});

test("Two versions are compared section by section, also those that only the earlier one has", () => {
	const after: ResumeDocument = {
		basics: { name: "Ada Example", label: "Engineer", summary: "Ledgers" },
		work: [{ name: "Kestrel", position: "Engineer", startDate: "2020-01", highlights: [] }],
		education: [{ institution: "Harrow State", studyType: "BSc", area: "Computing" }],
		skills: [{ name: "Languages", keywords: ["Go", "SQL"] }],
	};
	const before = { ...after, skills: [], interests: ["Chess"] };
	const sections = compareVersions(before, after);
	expect(sections.map(({ title }) => title)).toEqual([
		"Heading",
		"Summary",
		"Experience",
		"Education",
		"Skills",
		"Interests",
	]);
	expect(sections.at(-2)?.rows).toEqual([{ before: null, after: own("Languages: Go, SQL") }]);
	expect(sections.at(-1)?.rows).toEqual([{ before: own("Chess"), after: null }]);
});
