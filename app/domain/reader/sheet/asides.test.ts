import { describe, expect, test } from "vitest";
import { placedPage as page, placedText as text, textOfPages } from "#tests/helpers/placed-text.ts";
import type { PlacedText } from "./placed-line.ts";

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

describe("Times in a column of their own, which a file draws apart", () => {
	const body = [
		text("Corvane Mills", 50, 100),
		text("Dye Mixer", 50, 112),
		text("• Mixed four hundred colors", 50, 126),
		text("Elm Bank", 50, 146),
		text("Coin Counter", 50, 158),
		text("• Counted the coins of two towns", 50, 172),
	];
	const right = (words: string, baseline: number) => text(words, 550 - words.length * 5, baseline);

	test("belong to their lines, as the places above them do", () => {
		const column = [
			right("Tulsa, OK", 100),
			right("May 2019 – Present", 112),
			right("Boise, ID", 146),
			right("2016 – 2019", 158),
		];
		for (const texts of [
			[...body, ...column],
			[...column, ...body],
		]) {
			expect(textOfPages([page(...texts)]).filter((line) => line !== "")).toEqual([
				"Corvane Mills\tTulsa, OK",
				"Dye Mixer\tMay 2019 – Present",
				"• Mixed four hundred colors",
				"Elm Bank\tBoise, ID",
				"Coin Counter\t2016 – 2019",
				"• Counted the coins of two towns",
			]);
		}
	});

	test("belong to them line by line, however close they stand", () => {
		const lines = ["Dye Mixer, Corvane Mills", "Coin Counter, Elm Bank", "Degree in Dyes"];
		const times = ["Aug. 2019–", "May 2016–July 2019", "2016"];
		const texts = [
			...times.map((words, row) => right(words, 100 + 16 * row)),
			...lines.map((words, row) => text(words, 50, 100 + 16 * row)),
		];
		expect(textOfPages([page(...texts)]).filter((line) => line !== "")).toEqual(
			lines.map((words, row) => `${words}\t${times[row]}`),
		);
	});

	test("belong to the nearest line, where the lines of another column stand at the same height", () => {
		const side = ["Dyes", "Coins", "Scales"].map((words, row) => text(words, 20, 99 + 29 * row));
		const main = body.map((one) => ({ ...one, x: one.x + 150 }));
		// The dot of a line of time is no line.
		const dot = text("●", 440, 100, { width: 4 });
		const texts = [right("2019 – 2022", 100), right("2016 – 2019", 158), dot, ...main, ...side];
		expect(textOfPages([page(...texts)])).toEqual(
			expect.arrayContaining(["Corvane Mills\t2019 – 2022", "Coin Counter\t2016 – 2019"]),
		);
	});

	test("belong to the side on which most times of their column have a line", () => {
		const main = body.map((one) => ({ ...one, width: 90 }));
		// By chance at the height of the second time, and nearer.
		const side = text("Dyes", 360, 159);
		const times = [100, 158].map((baseline, row) =>
			text(`20${15 + row} – 2019`, 290, baseline, { width: 60 }),
		);
		expect(textOfPages([page(...times, ...main, side)])).toContain("Coin Counter\t2016 – 2019");
	});

	test("stand in two lines where a narrow column at the left breaks them", () => {
		const left = [
			["May 2019 –", 100],
			["Present", 112],
			["Jan 2016 –", 146],
			["May 2019", 158],
		] as const;
		const times = left.map(([words, baseline]) => text(words, 50, baseline));
		const main = body.map((one) => ({ ...one, x: one.x + 150 }));
		const heads = [
			"May 2019 –\tCorvane Mills",
			"Present\tDye Mixer",
			"Jan 2016 –\tElm Bank",
			"May 2019\tCoin Counter",
		];
		for (const texts of [
			[...times, ...main],
			[...main, ...times],
		])
			expect(textOfPages([page(...texts)])).toEqual(expect.arrayContaining(heads));
	});

	test("stay one where it was broken in two", () => {
		for (const [begin, end] of [
			["May 2019 –", "June 2022"],
			["May 2019 – Nov", "2022"],
		] as const) {
			const broken = [right(begin, 100), right(end, 112), right("2016 – 2019", 146)];
			const read = textOfPages([page(...broken, ...body)]);
			expect(read).toContain("Elm Bank\t2016 – 2019");
			expect(read).not.toContain(`Dye Mixer\t${end}`);
		}
	});
});

test("A job with its title at the right is no aside of what stands at the left", () => {
	const card = (x: number, lines: string[]) =>
		lines.map((line, row) => text(line, x, 100 + row * 13));
	const left = ["2013 – 2016", "Porter", "Halden Inn", "Carried what came"];
	const right = ["Spring 2013", "Student Teacher", "Tarn Grammar School"];
	const lines = textOfPages([
		page(...card(50, left), ...card(320, right), text("Skills", 50, 180)),
	]);
	expect(lines.filter((line) => line !== "")).toEqual([...left, ...right, "Skills"]);
});

test("A time below the place of its house is of that, and not of what goes on beside it", () => {
	const job = ["Clerk", "Corvane", "Tulsa, OK", "2019 – 2021"].map((line, row) =>
		text(line, 50, 100 + row * 13),
	);
	const told = [
		text("• Counted the crates of the long halls of", 220, 100),
		text("the harbor", 229, 139),
	];
	const lines = textOfPages([page(...job, ...told)]);
	expect(lines).toContain("2019 – 2021");
});

test("A time that a grid draws at the right, on another baseline than a large title, stands behind that", () => {
	const job = (title: string, top: number, time: string) => [
		text(title, 50, top, { size: 11, bold: true }),
		text("Counted the crates", 50, top + 14),
		text("Kept the keys", 50, top + 27),
		text(time, 450, top - 5),
		text("Tulsa, OK", 450, top + 9),
	];
	const jobs = [
		...job("Yard planner", 100, "04/2021 – Present"),
		...job("Yard clerk", 180, "2017 – 2021"),
	];
	const lines = textOfPages([page(...jobs, text("Skills", 50, 240))]);
	expect(lines).toContain("Yard planner\t04/2021 – Present");
	expect(lines).toContain("Yard clerk\t2017 – 2021");
});

test("A time with its place before it, which floats, is drawn first and belongs to its line", () => {
	const times = [
		text("Tulsa, OK / Oct 2022 – Present", 400, 120),
		text("Boise, ID / 2019 – Oct 2022", 415, 160),
	];
	const house = { bold: true };
	const jobs = ["Corvane", "Meyn Stores"].flatMap((name, at) => [
		text(name, 50, 120 + at * 40, house),
		text("Yard Clerk", 52 + name.length * 5, 120 + at * 40, { italic: true }),
		text("Counted the crates", 60, 133 + at * 40),
	]);
	expect(textOfPages([page(...times, ...jobs)]).filter((line) => /\d/u.test(line))).toEqual([
		"Corvane\tYard Clerk\tTulsa, OK / Oct 2022 – Present",
		"Meyn Stores\tYard Clerk\tBoise, ID / 2019 – Oct 2022",
	]);
});
