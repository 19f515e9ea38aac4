import { describe, expect, test } from "vitest";
import { plainTextBlocks } from "#app/domain/reader/plain-text-blocks.ts";
import { resumeText } from "#app/domain/reader/sheet/resume-text.ts";
import { createDemoLibrary } from "#demo/library.ts";
import { workOf } from "#tests/helpers/work-of.ts";
import { monthNumber } from "./month-ranges.ts";
import { outlineOfBlocks, sectionKindOf } from "./outline-of-blocks.ts";
import { outlineOfDocument } from "./resume-outline.ts";

const read = (text: string) => outlineOfBlocks(plainTextBlocks(text));

test("A resume that is pasted as text is measured as the document that it came from", () => {
	const documents = createDemoLibrary({ now: new Date("2026-06-15T00:00:00Z"), count: 160 })
		.map(({ document }) => document)
		.filter((document) => document !== null);
	const differing = documents.filter((document) => {
		const plain = (value: unknown) => JSON.stringify(value).replaceAll("\u00a0", " ");
		return plain(read(resumeText(document))) !== plain(outlineOfDocument(document));
	});
	expect(documents.length).toBeGreaterThan(150);
	// A line of skills that begins with a small letter ("iOS: …") looks like the end of the line above it.
	expect(differing.length / documents.length).toBeLessThan(0.02);
});

describe("a resume as people paste it", () => {
	const jane = read(`JANE EXAMPLE
jane@example.com | (415) 555-0132 | linkedin.com/in/jane

SUMMARY
Backend engineer with six years in payments.

WORK EXPERIENCE

Acme Corp                                              San Francisco, CA
Senior Software Engineer                               Jan 2021 – Present
• Responsible for the ledger service and its on-call rotation, which
  handles 40M postings a day
• Led the migration of 120 services to Kubernetes

Initech, Software Engineer (06/2018 - 12/2020)
• Built an API in Go

VOLUNTEERING
• Taught 12 students to code

EDUCATION
State College, B.S. Computer Science, 2014 – 2018
• Dean's list

TECHNICAL SKILLS
Languages: Go, Python (pandas, NumPy), SQL`);

	test("has its jobs with their times and bullets, broken lines joined", () => {
		expect(jane.jobs).toEqual([
			{
				period: { from: monthNumber("2021-01"), to: null },
				bullets: [
					"Responsible for the ledger service and its on-call rotation, which handles 40M postings a day",
					"Led the migration of 120 services to Kubernetes",
				],
			},
			{
				period: { from: monthNumber("2018-06"), to: monthNumber("2020-12") },
				bullets: ["Built an API in Go"],
			},
		]);
	});

	test("has bullets outside jobs, but not those of its school", () => {
		expect(jane.otherBullets).toEqual(["Taught 12 students to code"]);
	});

	test("has its sections in their order, and its skills", () => {
		expect(jane.sections).toEqual(["summary", "work", "education", "skills"]);
		expect(jane.skills).toEqual(["Go", "Python", "pandas", "NumPy", "SQL"]);
	});

	test("gives neither its name nor what leads to the person", () => {
		const words = jane.lines.join("\n");
		expect(words).toContain("Backend engineer");
		expect(words).not.toMatch(/jane|example|555|linkedin/iu);
	});

	test("may have lost its bullet signs: sentences below a job stand for them", () => {
		const { jobs, skills } = read(`John Doe
Experience
BIGCO
Product Manager, Summer 2021 - Summer 2023
Launched a referral program that brought 12,000 new accounts within a year
Skills: SQL, Figma`);
		expect(jobs).toEqual([
			{
				period: { from: monthNumber("2021-06"), to: monthNumber("2023-08") },
				bullets: ["Launched a referral program that brought 12,000 new accounts within a year"],
			},
		]);
		expect(skills).toEqual(["SQL", "Figma"]);
	});

	test("has no jobs when it has no dates and no bullets", () => {
		expect(read("Ada\n\nExperience\nMany things")).toMatchObject({ jobs: [], sections: ["work"] });
		expect(read("")).toMatchObject({ jobs: [], sections: [], skills: [], lines: [] });
	});
});

test.each([
	["Technical Skills:", "skills"],
	["PROFESSIONAL EXPERIENCE", "work"],
	["Education and Training", "education"],
	["Publications", "other"],
	["Extracurriculars", "activities"],
	["Marlowe Pay", null],
	["", null],
])("A heading “%s” begins %s", (heading, kind) => {
	expect(sectionKindOf(heading)).toBe(kind);
});

test("A text made to be slow is read in time", () => {
	const nasty = [
		"2019 ".repeat(6_000),
		"a".repeat(30_000),
		`${"skills: ".repeat(3_000)}`,
		"• ".repeat(15_000),
		`Experience\n${"Jan 2019 - ".repeat(2_000)}`,
		`Skills\n${"(,".repeat(15_000)}`,
		"@".repeat(30_000),
		`Experience\n${"(555) 5".repeat(4_000)}`,
		"\t ".repeat(15_000),
	];
	for (const text of nasty) {
		expect(
			workOf(() => read(text)),
			text.slice(0, 20),
		).toBeLessThan(400);
	}
});
