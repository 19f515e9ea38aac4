import { describe, expect, test } from "vitest";
import type { PlacedText } from "#app/domain/reader/sheet/placed-line.ts";
import { placedText as at, placedPage } from "#tests/helpers/placed-text.ts";
import { rawRows } from "./raw-rows.ts";

describe("The rows of a page", () => {
	const rowsOf = (texts: PlacedText[]) => rawRows([placedPage(...texts)]);

	test("mix what stands in two columns, which is said", () => {
		const texts = Array.from({ length: 6 }, (_, row) => [
			at("SQL and Go", 40, 100 + row * 14),
			at(`Built tool ${"x".repeat(row)} for people`, 200, 100 + row * 14),
		]).flat();
		const { lines, columns } = rowsOf(texts);
		expect(lines[0]).toBe("SQL and Go\tBuilt tool  for people");
		expect(columns).toHaveLength(6);
	});

	test("are no columns where dates stand at the right margin, or headings in the left one", () => {
		const dated = Array.from({ length: 6 }, (_, row) => [
			at("Engineer, Example", 40, 100 + row * 14),
			at(row % 2 ? "Mar 2020 – Present" : "Mar 2020 – Jun 2021", 450, 100 + row * 14),
		]).flat();
		expect(rowsOf(dated).columns).toEqual([]);
		const headed = ["Experience", "Education", "Skills", "Projects", "Languages"].flatMap(
			(heading, row) => [
				at(heading, 40, 100 + row * 40),
				at(`Something ${"long ".repeat(row)}beside it`, 200, 100 + row * 40),
			],
		);
		expect(rowsOf(headed).columns).toEqual([]);
	});

	test("are no columns where each thing has its date at the left", () => {
		const dates = [
			"2023 – Present",
			"Mar 2020 – May 2022",
			"06/2019",
			"2015",
			"(2012-14)",
			"May 2011",
		];
		const things = dates.flatMap((date, row) => [
			at(date, 40, 100 + row * 40),
			at(`Nurse ${"of some ward ".repeat(row)}in Akron`, 200, 100 + row * 40),
		]);
		expect(rowsOf(things).columns).toEqual([]);
	});

	test("are columns where two headings stand side by side, few as the rows below may be", () => {
		const texts = [
			at("Ada Example, Austin", 40, 80),
			at("EDUCATION", 40, 100),
			at("SUMMARY", 110, 100),
			at("B.S.", 40, 120),
			at("Nurse of 12 years", 110, 120),
			at("SKILLS", 40, 150),
			at("EXPERIENCE", 110, 150),
			at("Triage", 40, 170),
			at("Nurse, Mar 2020", 110, 170),
		];
		expect(rowsOf(texts).columns).toEqual([
			"EDUCATION\tSUMMARY",
			"B.S.\tNurse of 12 years",
			"SKILLS\tEXPERIENCE",
			"Triage\tNurse, Mar 2020",
		]);
	});

	test("are columns where the gap between two headings is a narrow one", () => {
		const texts = [at("EDUCATION", 40, 100), at("SUMMARY", 40 + 45 + 14, 100)];
		expect(rowsOf(texts).columns).toEqual(["EDUCATION SUMMARY"]);
	});

	test("are one column where a heading of two words is set in two pieces", () => {
		for (const gap of [3, 25]) {
			const texts = [at("Work", 40, 100), at("Experience", 60 + gap, 100)];
			expect(rowsOf(texts).columns).toEqual([]);
		}
		const texts = [at("Skills", 40, 100), at("& Certifications", 73, 100)];
		expect(rowsOf(texts).columns).toEqual([]);
	});

	test("are those of a text in the margin too that lies on its side", () => {
		const texts = [at("Ada Example", 40, 80), at("Engineer", 40, 100)];
		const aside = [
			{ ...at("Write to", 20, 700), angle: -90 },
			{ ...at("ada@mail.example", 20, 655), angle: -90 },
		];
		expect(rowsOf([...texts, ...aside]).lines).toEqual([
			"Ada Example",
			"Engineer",
			"Write to ada@mail.example",
		]);
	});
});
