import { describe, expect, test } from "vitest";
import { placedPage as page, placedText as text, textOfPages } from "#tests/helpers/placed-text.ts";
import type { PlacedText } from "./placed-line.ts";

const read = (texts: PlacedText[]) => textOfPages([page(...texts)]).filter((line) => line !== "");
/** Lines below each other, in steps of a line. */
const column = (x: number, top: number, lines: readonly string[]) =>
	lines.map((line, index) => text(line, x, top + index * 13));
/** As a program draws them that knows no columns. */
const acrossThePage = (texts: readonly PlacedText[]) =>
	texts.toSorted((a, b) => a.baseline - b.baseline || a.x - b.x);

const side = ["Skills", "Go", "SQL", "Rust", "Languages", "French"];
const work = [
	"Experience",
	"Kestrel Works, Engineer",
	"Built a ledger for twelve teams",
	"Kept it for years",
	"Marlowe Pay, Analyst",
	"Counted what nobody had counted",
	"Wrote it down",
];

describe("Columns that a file draws line by line", () => {
	const name = text("Ada Example", 50, 60, { size: 22 });

	test("are read one after the other, below what stands over both", () => {
		const page = acrossThePage([name, ...column(50, 100, side), ...column(220, 104, work)]);
		expect(read(page)).toEqual(["Ada Example", ...side, ...work]);
	});

	test("are read with the narrow one first, as work may go on over the page", () => {
		const page = acrossThePage([name, ...column(50, 100, work), ...column(430, 100, side)]);
		expect(read(page)).toEqual(["Ada Example", ...side, ...work]);
	});

	test("end where a line goes over both", () => {
		const over = text("Summary of a long life at work that needs the width of the page", 50, 210);
		const page = [...column(50, 100, side), ...column(220, 104, work), over];
		const below = [...column(50, 230, side), ...column(220, 234, work)];
		expect(read(acrossThePage([...page, ...below]))).toEqual(
			[side, work, over.text, side, work].flat(),
		);
	});

	test("keep dates at the right edge beside their line", () => {
		const dated = work.map((line, index) => text(line, 220, 104 + index * 13));
		const dates = [text("2019 - 2024", 500, 117), text("2015 - 2019", 500, 156)];
		const lines = read(acrossThePage([...column(50, 100, side), ...dated, ...dates]));
		expect(lines).toContain("Kestrel Works, Engineer\t2019 - 2024");
		expect(lines).toContain("Marlowe Pay, Analyst\t2015 - 2019");
	});
});

describe("Columns with large headings", () => {
	const large = (line: string, x: number, y: number) => text(line, x, y, { size: 20 });
	const schools = ["Tarn School", "Four years", "Halden School", "Two years", "Both in town"];
	const tongues = ["French", "English", "Danish", "Norse", "Latin"];

	test("are one beside the other below headings of their own", () => {
		const left = [...column(50, 130, schools), large("Languages", 50, 205)];
		const right = work.slice(1).map((line, index) => text(line, 220, 134 + index * 13));
		const more = work.slice(1).map((line, index) => text(line, 220, 212 + index * 13));
		const heads = [large("Education", 50, 110), large("Experience", 220, 110)];
		const below = column(50, 230, tongues);
		const page = acrossThePage([...heads, ...left, ...right, ...more, ...below]);
		expect(read(page)).toEqual(
			[
				"Education",
				schools,
				"Languages",
				tongues,
				"Experience",
				work.slice(1),
				work.slice(1),
			].flat(),
		);
	});

	test("are parted where no two lines of the right one begin in the same place", () => {
		// Its times end at one place.
		const times = ["Aug - Dec 2017", "Feb - July 2016", "June 2014", "2011", "since 2010"];
		const jobs = times.flatMap((time, row) => [
			text(time, 260 - time.length * 5, 104 + row * 39, { width: time.length * 5 }),
			...column(280 + row, 104 + row * 39, [
				"Clerk, Corvane",
				"Counted what lay in the long halls of the harbor",
			]),
		]);
		const left = column(50, 98, [...schools, ...tongues, ...schools]);
		const lines = read(acrossThePage([...left, ...jobs]));
		expect(lines.slice(0, 15)).toEqual([...schools, ...tongues, ...schools]);
		expect(lines[16]).toBe("Counted what lay in the long halls of the harbor");
	});
});

test("A heading at the left below both columns begins what stands across the page", () => {
	const page = [...column(50, 100, [...side, ...side]), ...column(220, 104, work)];
	const below = [
		text("Internships", 50, 280),
		text("Electrician for a long summer in a large house of the town", 50, 300),
	];
	expect(read(acrossThePage([...page, ...below]))).toEqual(
		[side, side, work, below.map((line) => line.text)].flat(),
	);
});

describe("What stands side by side and is no column", () => {
	test("are labels at the left of what begins with their colon", () => {
		const labels = ["Programming", "Frameworks", "Tools", "Platforms", "Other"];
		const lists = [": Go, SQL", ": Flutter", ": Git", ": Linux", ": Writing, Teaching"];
		const page = [...column(50, 100, labels), ...column(150, 100, lists)];
		const lines = read(acrossThePage(page)).map((line) => line.replace("\t", " "));
		expect(lines).toEqual(labels.map((label, index) => `${label} ${lists[index]}`));
	});

	test("are labels of a person and times of work below headings that stand alone", () => {
		const told = (top: number, left: string[], right: string[]) =>
			left.flatMap((label, row) => [
				text(label, 50, top + row * 13),
				text(right[row] ?? "", 190, top + row * 13),
			]);
		const page = [
			text("Persönliche Daten", 50, 100),
			...told(113, ["Geburtstag", "Geburtsort", "Familienstand"], ["4.10.2001", "Uslar", "ledig"]),
			text("Berufspraxis", 50, 152),
			...told(
				165,
				["seit 07.2019", "bis 06.2019"],
				["Corvane, Zusteller", "Brenn, Helfer im Lager"],
			),
			...column(190, 191, ["Briefe und Pakete", "Auch bei Regen"]),
		];
		expect(read(page)).toEqual([
			"Persönliche Daten",
			"Geburtstag\t4.10.2001",
			"Geburtsort\tUslar",
			"Familienstand\tledig",
			"Berufspraxis",
			"seit 07.2019\tCorvane, Zusteller",
			"bis 06.2019\tBrenn, Helfer im Lager",
			"Briefe und Pakete",
			"Auch bei Regen",
		]);
	});

	test("are dates at the left of what they belong to", () => {
		const dates = [0, 1, 2, 3, 4, 5].map((job) => text(`201${job} - 2019`, 50, 100 + job * 39));
		const jobs = [0, 1, 2, 3, 4, 5].flatMap((job) =>
			column(160, 100 + job * 39, [`Job ${job}`, "Built it", "Kept it"]),
		);
		const lines = read(acrossThePage([...dates, ...jobs]));
		expect(lines.slice(0, 3)).toEqual(["2010 - 2019\tJob 0", "Built it", "Kept it"]);
	});

	test("are labels before their lists, and dates at the right of a few lines", () => {
		const labels = ["Tools", "Courses", "Tongues"].map((label, row) =>
			text(label, 50, 100 + row * 13),
		);
		const lists = ["Go, SQL", "Logic, sets", "French"].map((list, row) =>
			text(list, 160, 100 + row * 13),
		);
		expect(read(acrossThePage([...labels, ...lists]))[0]).toBe("Tools\tGo, SQL");
	});
});

test("Columns that a file draws one after the other stay in its order", () => {
	expect(read([...column(220, 104, work), ...column(50, 100, side)])).toEqual([...work, ...side]);
});

test("What a file draws late, but above, is read in its place", () => {
	const school = column(50, 400, ["Education", "Harrow State"]);
	const head = column(50, 100, ["Experience"]);
	expect(read([...head, ...school, ...column(60, 120, work.slice(1))])).toEqual([
		...work,
		"Education",
		"Harrow State",
	]);
});

describe("Jobs in a column beside what was done there", () => {
	const jobs: [string, string[], string[]][] = [
		[
			"Clerk",
			["Corvane", "2019 – 2021"],
			["• Counted the crates", "• Kept the keys", "• Wrote it down"],
		],
		["Porter", ["Halden Inn", "2016 – 2019"], ["• Carried what came", "• Knew each guest"]],
		["Page", ["Tarn Stage", "2014 – 2016"], ["• Ran for four houses"]],
	];
	const cells = jobs.flatMap(([title, head, told], job) => [
		column(50, 100 + job * 60, [title, ...head]),
		column(220, 100 + job * 60, told),
	]);
	const inOrder = jobs.flatMap(([title, head, told]) => [title, ...head, ...told]);

	test("stay in the order of a file that draws a cell at a time", () => {
		expect(read(cells.flat())).toEqual(inOrder);
	});

	test("are read one after the other where a file draws across the page, or in any order", () => {
		expect(read(acrossThePage(cells.flat()))).toEqual(inOrder);
		const [first = [], second = [], ...others] = cells;
		expect(read([...others.reverse(), second, first].flatMap((cell) => cell.toReversed()))).toEqual(
			inOrder,
		);
	});
});

test("Two columns that a design tool draws in any order are read from the top", () => {
	const [left, right] = [column(50, 100, side), column(220, 104, work)];
	const texts = [3, 0, 5, 1, 4, 2].flatMap((row) => [right[row] ?? [], left[row] ?? []].flat());
	expect(read([...texts, ...right.slice(6)])).toEqual([...side, ...work]);
});

test("Cards in two columns stay in the order of a file that draws one at a time", () => {
	const card = (x: number, top: number, title: string) =>
		column(x, top, [title, "Corvane", "Counted the crates", "Kept the keys"]);
	const titles = ["Clerk", "Porter", "Page", "Guard", "Cook", "Waiter"];
	const texts = titles.flatMap((title, index) =>
		card(index % 2 === 0 ? 50 : 320, 100 + Math.floor(index / 2) * 80, title),
	);
	expect(read(texts).filter((line) => titles.includes(line))).toEqual(titles);
});
