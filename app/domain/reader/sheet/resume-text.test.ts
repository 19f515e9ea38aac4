import { describe, expect, test } from "vitest";
import { intern } from "#tests/fixtures/documents/intern.ts";
import { resumeText } from "./resume-text.ts";

describe("The plain text of a resume", () => {
	const text = resumeText(intern);
	const lines = text.split("\n");

	test("begins with the person and how to reach them", () => {
		expect(lines.slice(0, 4)).toEqual([
			"Maya Lindqvist",
			"Software Engineering Intern",
			"maya.lindqvist@mail.example | (555) 013-2284 | Ann Arbor, MI",
			"",
		]);
	});

	test("writes headings in capitals, entries apart, bullets unbroken", () => {
		const start = lines.indexOf("EXPERIENCE");
		expect(lines[start - 1]).toBe("");
		expect(lines.slice(start + 1, start + 3)).toEqual([
			"Software Engineering Intern, Tidewater Robotics, Boston, MA",
			"May 2025 – Aug 2025",
		]);
		expect(lines).toContain(`- ${intern.work[0]?.highlights[0]}`);
		expect(lines).toContain("Languages: Rust, Python, Kotlin, TypeScript, C, SQL");
		expect(lines).toContain("Second place of 64 teams, Midwest Programming Contest, Nov 2024");
	});

	test("has only plain spaces and line feeds, and ends in one", () => {
		expect(text).not.toMatch(/[\u00a0\t\r]/);
		expect(text).toMatch(/\S\n$/);
		expect(text).not.toContain("\n\n\n");
	});
});
