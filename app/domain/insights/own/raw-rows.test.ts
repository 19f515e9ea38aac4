import { describe, expect, test } from "vitest";
import type { PlacedText } from "#app/domain/reader/sheet/placed-text.ts";
import { rawRows } from "./raw-rows.ts";

describe("The rows of a page", () => {
	const at = (text: string, x: number, baseline: number): PlacedText => ({
		text,
		x,
		baseline,
		width: text.length * 5,
		size: 10,
		angle: 0,
		family: "sans",
		bold: false,
		italic: false,
	});
	const rowsOf = (texts: PlacedText[]) => rawRows([{ width: 612, height: 792, texts }]);

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
});
