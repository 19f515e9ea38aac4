import { describe, expect, test } from "vitest";
import { plainTextBlocks } from "#app/domain/reader/plain-text-blocks.ts";
import { measureResume } from "../measured-resume.ts";
import { monthNumber } from "../month-ranges.ts";
import { readResume } from "../read-resume.ts";
import { outlineOfDocument } from "../resume-outline.ts";
import { isCareerBreak } from "./career-breaks.ts";

const now = new Date("2026-11-28T12:00:00Z");
const read = (text: string) => readResume(plainTextBlocks(text), now, null);
const inLines = (pause: string) => `Ada Example

Experience
Data Analyst, Kestrel Systems Inc, Austin, TX\tJan 2025 – Present
- Built a dashboard for sales
${pause}
Teacher, Lincoln High School, Austin, TX\tAug 2014 – Aug 2022
- Taught 120 students each year

Education
B.A. History, State College, 2014`;
const stacked = (pause: string) => `Ada Example

Experience
Data Analyst
Kestrel Systems Inc
Jan 2025 – Present
- Built a dashboard for sales

${pause}

Teacher
Lincoln High School
Aug 2014 – Aug 2022
- Taught 120 students each year`;

describe("a time without work among the jobs", () => {
	test.each([
		inLines("Career break\tSep 2022 – Aug 2024\n- Cared for a parent"),
		inLines("Career break\nSep 2022 – Aug 2024\nCared for a parent and took two courses in it."),
		inLines("Career Break: Family Caregiver (Sep 2022 – Aug 2024)"),
		inLines("Sabbatical, Sep 2022 – Aug 2024"),
		inLines("Parental leave | Austin, TX | Sep 2022 – Aug 2024"),
		inLines("Full-time parent\tSep 2022 – Aug 2024"),
		inLines("Elternzeit\t09/2022 – 08/2024"),
		stacked("Career Break\nSep 2022 – Aug 2024"),
		stacked("CAREER BREAK\nAustin, TX\nSep 2022 – Aug 2024"),
		stacked("Career Break\nSep 2022 – Aug 2024").replace("Experience\n", ""),
	])("is no job, counts no months, has no employer and tears no job: %#", (text) => {
		const { jobs, lines, level } = read(text);
		expect(jobs).toMatchObject([
			{ title: "Data Analyst", employer: "Kestrel Systems Inc", bullets: [expect.anything()] },
			{ title: "Teacher", employer: "Lincoln High School", bullets: [expect.anything()] },
		]);
		expect(level.reasons).toContainEqual({ kind: "years", years: (8 * 12 + 1 + 23) / 12 });
		expect(lines.filter(({ mark }) => mark === "lost")).toEqual([]);
	});

	test("takes its own date, where dates stand above titles", () => {
		const { jobs } = read(`Ada Example

Experience
Jan 2025 – Present
Data Analyst
Kestrel Systems Inc
- Built a dashboard for sales

Sep 2022 – Aug 2024
Career Break

Aug 2014 – Aug 2022
Teacher
Lincoln High School
- Taught 120 students each year`);
		expect(jobs.map(({ title }) => title)).toEqual(["Data Analyst", "Teacher"]);
	});

	test("is not measured in a resume of the library either", () => {
		const job = { name: "Acme", position: "Attorney", highlights: [] };
		const outline = outlineOfDocument({
			basics: { name: "Ada Example", label: "Attorney" },
			work: [
				{ ...job, startDate: "2020-01", endDate: "2020-12" },
				{ ...job, name: "Career break", position: "Personal leave", startDate: "2021-01" },
				{ ...job, name: "Family caregiver", startDate: "2021-01" },
			],
			education: [],
			skills: [],
		});
		const { jobs, months } = measureResume(outline, monthNumber("2026-11"));
		expect({ jobs, months }).toEqual({ jobs: 1, months: 12 });
	});

	test.each(["Congé parental", "Año sabático", "Licença-maternidade", "Sabbatical to travel"])(
		"is “%s”",
		(line) => expect(isCareerBreak(line)).toBe(true),
	);

	test.each([
		"Parental leave cover, Teacher",
		"Maternity Leave Replacement Teacher",
		"Maternity leave (cover for a colleague), Nurse",
		"Maternity leave and part-time private practice",
		"Leave of Absence Coordinator",
		"Elternzeitvertretung in Mathematik",
		"Full-time Caregiver, Home Care Inc",
		"Gap Year Association",
		"Licenciada en Historia",
	])("is not “%s”", (line) => expect(isCareerBreak(line)).toBe(false));
});
