import { describe, expect, test } from "vitest";
import { placedPage as page, placedText as text } from "#tests/helpers/placed-text.ts";
import type { PlacedText } from "./placed-line.ts";
import { sheetOfPages } from "./placed-text.ts";

describe("What is set as most headings", () => {
	const large = (line: string, y: number) => text(line, 50, y, { size: 13, bold: true });
	const known = ["Experience", "Education", "Skills"].map((line, at) => large(line, 100 + at * 40));
	const headings = (...more: PlacedText[]) => [
		...sheetOfPages([page(...known, ...more)]).headings.values(),
	];

	test("is one, whatever it is called", () => {
		const more = [large("Things I mend", 240), large("• Boats", 280), text("Tools", 50, 300)];
		expect(headings(...more)).toEqual([
			"Experience",
			"Education",
			"Skills",
			"Things I mend",
			"Boats",
		]);
	});

	test("is nothing where most of it is something else", () => {
		expect(
			headings(...["Adam", "Bert", "Cleo", "Dana"].map((name, at) => large(name, 240 + at * 30))),
		).toEqual([]);
	});
});
