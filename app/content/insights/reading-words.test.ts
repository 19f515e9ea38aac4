import { describe, expect, test } from "vitest";
import { monthNumber } from "#app/domain/insights/month-ranges.ts";
import type { Reading } from "#app/domain/insights/resume-reading.ts";
import { roles } from "#app/domain/library/catalogue.ts";
import { bulletExamples } from "./bullet-examples.ts";
import {
	describeFigures,
	describeNoFindings,
	describePeriod,
	describeRead,
	headlineOfReading,
	languageNote,
	otherWordsNote,
	postingLanguageNote,
	reasonsOfLevel,
	yardstickOf,
} from "./reading-words.ts";

const reading: Reading = {
	language: "en",
	isOutlined: true,
	lines: [],
	jobs: [
		{
			title: "Engineer II",
			employer: "Acme",
			period: { from: monthNumber("2019-09"), to: null },
			bullets: ["Built an API"],
			mark: "read",
		},
	],
	skills: ["Go", "SQL"],
	school: [],
	role: { kind: "known", role: "Software Engineer", roles: [] },
	level: {
		levels: [],
		named: ["Mid-level", "Senior-level"],
		reasons: [
			{ kind: "title", title: "Engineer II" },
			{ kind: "years", years: 7.333 },
		],
	},
};

describe("what a resume reads like, in words", () => {
	test("says that no job has dates instead of a number of years", () => {
		const level = {
			...reading.level,
			named: [],
			reasons: [{ kind: "title", title: "Engineer" }, { kind: "undated" }],
		} satisfies Reading["level"];
		expect(reasonsOfLevel({ ...reading, level })).toBe(
			"We go by the title “Engineer”. No job has dates that we could read, so we do not know how long you have worked.",
		);
	});

	test("names two levels with the reasons, and the one that the person says instead", () => {
		expect(headlineOfReading({ reading, namedLevel: null })).toBe(
			"It reads like: Software Engineer, between Mid-level and Senior-level.",
		);
		expect(reasonsOfLevel(reading)).toBe("We go by the title “Engineer II” and 7.3 years of work.");
		expect(headlineOfReading({ reading, namedLevel: "Staff+" })).toBe(
			"It reads like: Software Engineer, Staff+.",
		);
	});

	test("says how much of all work it goes by, where it leaves some out", () => {
		const reasons = [
			{ kind: "title", title: "Senior Data Analyst" },
			{ kind: "years", years: 2.83, all: 5.25 },
		] satisfies Reading["level"]["reasons"];
		expect(reasonsOfLevel({ ...reading, level: { ...reading.level, reasons } })).toBe(
			"We go by the title “Senior Data Analyst” and 2.8 of your 5.3 years of work (without internships and work beside a school).",
		);
	});

	test("says that the library lacks a role, by the person's own title", () => {
		const unlike: Reading = { ...reading, role: { kind: "unlike", title: "Electrician" } };
		expect(headlineOfReading({ reading: unlike, namedLevel: "Senior-level" })).toBe(
			"Electrician, Senior-level: this library has no such role yet.",
		);
		const unsure: Reading = {
			...reading,
			role: { kind: "unsure", roles: [] },
			level: { levels: [], named: [], reasons: [] },
		};
		expect(headlineOfReading({ reading: unsure, namedLevel: null })).toBe(
			"Its role is not clear from its titles.",
		);
		expect(reasonsOfLevel(unsure)).toBeNull();
	});

	test("says what was found, and of another language that its words are not judged", () => {
		expect(describeRead(reading)).toBe(
			"We found 1 job, 1 bullet, 2 skills and 0 lines about school.",
		);
		expect(languageNote(reading)).toBeNull();
		expect(languageNote({ ...reading, language: "de" })).toBe(
			"Your resume is in German, not in English. Its jobs and dates are read all the same; its words are not judged, because every resume of this library is in English.",
		);
		const other = { ...reading, isOutlined: false };
		expect(languageNote({ ...other, language: "he", jobs: [] })).toBe(
			"Your resume is in Hebrew, not in English. We know the headings and titles of English, German, French, Spanish and Portuguese, so its jobs are not read here: that says nothing against it, and a program of its own language may read them. Neither its words nor its role and level are judged, and it is compared with no group, because every resume of this library is in English.",
		);
		expect(languageNote({ ...other, language: "nl" })).toContain(
			"is in Dutch, not in English. Its jobs are read by their dates; a title or an employer in words that we do not know is left out.",
		);
		expect(languageNote({ ...other, language: "und" })).toContain(
			"is in a language that we cannot name, not",
		);
		expect(languageNote({ ...other, language: "und-Cyrl" })).toContain(
			"is in Cyrillic letters, in a language that",
		);
		expect(otherWordsNote("en")).toBeNull();
		expect(otherWordsNote("ja")).toContain(
			"Your resume is in Japanese: only what is written alike",
		);
		expect(postingLanguageNote("en", 0)).toBeNull();
		expect(postingLanguageNote("de", 0)).toContain("in German. We read only English postings");
	});

	test.each([
		["2019-09", null, "Sep 2019 – now"],
		["2015-01", "2018-12", "2015 – 2018"],
		["2015-01", null, "2015 – now"],
		["2020-06", "2020-06", "Jun 2020"],
	])("writes the time from %s to %s as %s", (from, to, words) => {
		expect(describePeriod({ from: monthNumber(from), to: (to && monthNumber(to)) || null })).toBe(
			words,
		);
	});
});

test("What a figure is held against is said with how many of it are invented", () => {
	expect(yardstickOf({ resumes: 12, invented: 0 })).toBe("these 12 resumes");
	expect(yardstickOf({ resumes: 12, invented: 12 })).toBe("these 12 invented resumes");
	expect(yardstickOf({ resumes: 12, invented: 5 })).toBe("these 12 resumes (5 invented)");
});

test("How well others' resumes are read is said with its day and its files", () => {
	const measured = {
		day: "2026-05-04",
		files: 30,
		people: 10,
		fields: 2,
		jobs: 0.996,
		exact: 0.504,
	};
	expect(describeFigures({ ...measured, withinOne: 0.9, role: 0.8 })).toBe(
		"On May 4, 2026 we measured this with 30 files of 10 resumes, which others than the author of these rules " +
			"had invented for it, in 2 fields. It found 100 of 100 jobs. The level was right in 50 of 100 files, " +
			"and at most one off in 90. The role, or that this library lacks it, was right in 80.",
	);
	expect(describeFigures()).not.toMatch(/NaN|undefined|Invalid/u);
});

test("Each role of the catalogue has an example of its own", () => {
	expect(roles.filter((role) => !bulletExamples[role])).toEqual([]);
});

describe("a resume without findings", () => {
	const check = (holds: boolean) => ({ id: "job-head" as const, holds, line: null });
	const group = { key: "", resumes: 0, invented: 0, chosenBy: "nobody" as const };
	const others = { ...group, key: "role=Nurse", resumes: 40, chosenBy: "reading" as const };

	test("has passed every check where the checklist holds as well", () => {
		expect(describeNoFindings({ checks: [check(true)], group, reading })).toBe(
			"It passed every check. Have a person read it next.",
		);
		const german: Reading = { ...reading, language: "de" };
		expect(describeNoFindings({ checks: [check(true)], group, reading: german })).toBe(
			"It passed every check that does not go by words. Have a person read it next.",
		);
		expect(describeNoFindings({ checks: [], group: others, reading })).toBe(
			"It passed every check, and it is built like the others in its group. Have a person read it next.",
		);
	});

	test("is told which part it passed where a check of the list does not hold", () => {
		expect(
			describeNoFindings({ checks: [check(true), check(false)], group: others, reading }),
		).toBe(
			"It is built like the others in its group. Of the checklist below, 1 check does not hold yet.",
		);
		expect(describeNoFindings({ checks: [check(false), check(false)], group, reading })).toBe(
			"None of our rules speaks against it. Of the checklist below, 2 checks do not hold yet.",
		);
	});
});
