import { describe, expect, test } from "vitest";
import { placedPage as page, placedText as text } from "#tests/helpers/placed-text.ts";
import type { PlacedText } from "./placed-line.ts";
import { textOfPages } from "./placed-text.ts";

describe("A place and a time at the right that a file draws after all they belong to", () => {
	const job = (title: string, from: number, years: string) => [
		text(title, 50, from),
		text("•", 55, from + 13, { width: 4 }),
		text("Built the ledger of two banks", 65, from + 13),
		text("•", 55, from + 26, { width: 4 }),
		text("Led a team of four", 65, from + 26),
		text("Tulsa, OK", 505, from),
		text(years, 550 - years.length * 5, from + 13),
	];

	test("stand behind its first line", () => {
		const texts = [
			...job("Engineer, Kestrel", 100, "2019 – 2021"),
			...job("Clerk, Wren", 160, "2017"),
		];
		expect(textOfPages([page(...texts)]).filter((line) => line !== "")).toEqual([
			"Engineer, Kestrel\tTulsa, OK",
			"2019 – 2021",
			"• Built the ledger of two banks",
			"• Led a team of four",
			"Clerk, Wren\tTulsa, OK",
			"2017",
			"• Built the ledger of two banks",
			"• Led a team of four",
		]);
	});

	test("are a column of its own where there is more of it, or no time", () => {
		const left = Array.from({ length: 6 }, (_, row) =>
			text(`Line ${row} of it`, 50, 100 + 13 * row),
		);
		const columnOf = (...words: string[]) =>
			words.map((word, row) => text(word, 400, 100 + 13 * row));
		const lastOf = (right: PlacedText[]) =>
			textOfPages([page(...left, ...right)]).slice(-right.length);
		const skills = ["SQL 2021", "Python", "Go", "Rust", "Bash"];
		expect(lastOf(columnOf(...skills))).toEqual(skills);
		expect(lastOf(columnOf("SQL", "Python"))).toEqual(["SQL", "Python"]);
		// A wide column that begins with a short line and a time.
		const wide = ["Engineer", "2019 – 2021", "Built the ledgers of two banks in one year"];
		expect(lastOf(columnOf(...wide, "and more"))).toEqual([...wide, "and more"]);
	});
});
