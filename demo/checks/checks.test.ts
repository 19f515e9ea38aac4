import { describe, expect, test } from "vitest";
import { type ResumeFile, readResumeFile, resumePaths } from "../resume-file.ts";
import { statedMonths, wrongSums } from "./arithmetic.ts";
import { measureLibrary } from "./check-library.ts";
import { checkResume } from "./check-resume.ts";
import { misfitsOf } from "./employer-fit.ts";
import { findNearTwins, maskedWords } from "./near-twins.ts";
import { readingGrade } from "./reading-grade.ts";
import { misspelled } from "./spelling.ts";

describe("Near twins", () => {
	const twins = (one: string, other: string) =>
		findNearTwins([
			{ text: one, resume: "a" },
			{ text: other, resume: "b" },
		]).length > 0;

	test("share 70 % of their words when figures are masked", () => {
		expect(maskedWords("Cut 12 of 40 reports by $3.5M")).toEqual(
			new Set(["cut", "#", "of", "reports", "by"]),
		);
		expect(
			twins(
				"Led 7 announced deals worth $8B across software and services",
				"Led 8 announced deals worth $7B across software and payments",
			),
		).toBe(true);
		expect(
			twins(
				"Led 7 announced deals worth $8B across software and services",
				"Closed the books of 7 plants across three states in five days",
			),
		).toBe(false);
	});

	test("stand in two resumes, not in one", () => {
		const line = { text: "Taught the night team the one-page form", resume: "a" };
		expect(findNearTwins([line, line])).toEqual([]);
	});
});

describe("A line does not fit its employer", () => {
	test.each([
		["Lowered stockouts at launch", "school"],
		["Raised incremental sales with a marketing mix model", "hospital"],
		["Drew up fairness opinions for two boards", "retail"],
	] as const)("%s (%s)", (line, kind) => {
		expect(misfitsOf(line, kind)).not.toEqual([]);
	});

	test("unless it is an adviser's, or of that trade", () => {
		expect(misfitsOf("Lowered stockouts for a 40-store grocer", "consulting-firm")).toEqual([]);
		expect(misfitsOf("Lowered stockouts at launch", "retail")).toEqual([]);
	});
});

describe("Sums", () => {
	test.each(["Cut the close from 10 days to 8, a drop of 40 %", "Signed 14 of 12 suppliers"])(
		"that are wrong are found: %s",
		(line) => {
			expect(wrongSums(line)).toHaveLength(1);
		},
	);
	test.each([
		"Cut the close from 10 days to 8, a drop of 20 %",
		"Signed 12 of 14 suppliers",
		"Raised the share from 40 % to 55 %",
	])("that are right are left alone: %s", (line) => {
		expect(wrongSums(line)).toEqual([]);
	});

	test("of time are read in months", () => {
		expect(statedMonths("Over two years and within 3 months")).toBe(24);
		expect(statedMonths("Answered a school of 400 pupils")).toBeNull();
	});
});

describe("Words", () => {
	test("are spelled as in American English, or stand in the list of the trades", () => {
		expect(misspelled("The colour of teh ledger was organised")).toEqual([
			"colour",
			"teh",
			"organised",
		]);
		expect(misspelled("Wrote the runbook for PostgreSQL at Hartwell's depot")).toEqual([]);
	});

	test("have a reading grade", () => {
		expect(readingGrade("The cat sat on the mat. It was fat.")).toBeLessThan(2);
		expect(
			readingGrade("Organizational transformation necessitates multidisciplinary considerations."),
		).toBeGreaterThan(20);
	});
});

describe("A resume", () => {
	const [path = ""] = resumePaths().filter((each) => each.startsWith("nursing/"));
	const good = readResumeFile(path);
	const faultsOf = (change: (file: ResumeFile) => void) => {
		const file = structuredClone(good);
		change(file);
		return checkResume(file, new Set(["Stripe"])).join("\n");
	};
	const jobOf = (file: ResumeFile) => {
		const [job] = file.document.work;
		if (!job) throw new Error("No job");
		return job;
	};

	test("has no fault as it is", () => {
		expect(faultsOf(() => {})).toBe("");
	});

	test.each<[string, (file: ResumeFile) => void, RegExp]>([
		[
			"names the company of the offer",
			(file) => (file.title = `At ${file.company}`),
			/company of the offer/,
		],
		["worked at a real company", (file) => (jobOf(file).name = "Stripe"), /real company/],
		["worked at a known one", (file) => (jobOf(file).name = "Boeing"), /real company/],
		[
			"ends a line with a full stop",
			(file) => jobOf(file).highlights.splice(0, 1, "Ran it."),
			/full stop/,
		],
		[
			"says more time than the job had",
			(file) => jobOf(file).highlights.splice(0, 1, "Kept it going for 40 years"),
			/the job lasted/,
		],
		["works after the offer", (file) => (jobOf(file).endDate = "2031-01"), /ends after/],
		["turns its dates", (file) => (jobOf(file).startDate = "2030-01"), /before it begins/],
		[
			"has a phone number",
			(file) => jobOf(file).highlights.splice(0, 1, "Call (312) 555-0142"),
			/[Cc]ontact data/,
		],
		[
			"is a student's of thirty years",
			(file) => {
				file.level = "Intern";
				jobOf(file).startDate = "1990-01";
			},
			/years of work/,
		],
		[
			"gives a line away",
			(file) =>
				(file.description = `${jobOf(file).highlights.map((each) => (typeof each === "string" ? each : each.line))[0]}.`),
			/gives away/,
		],
	])("that %s is refused", (_, change, fault) => {
		expect(faultsOf(change)).toMatch(fault);
	});

	test("beside a copy of itself is found out", () => {
		const twice = measureLibrary([
			["a", good],
			["b", good],
			["c", good],
		]);
		expect(twice.twins.length).toBe(twice.bullets);
		expect(twice.openings.length).toBeGreaterThan(0);
		expect([twice.titles.length, twice.names.length]).toEqual([1, 1]);
	});
});
