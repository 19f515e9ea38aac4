import { describe, expect, test } from "vitest";
import { placedPage as page, placedText as text, textOfPages } from "#tests/helpers/placed-text.ts";
import { greekPages } from "./greek-pages.ts";
import type { PlacedText } from "./placed-line.ts";

describe("The text of placed pages", () => {
	test("joins what stands on one line: pieces of a word, words, and dates at the right", () => {
		const pages = [
			page(
				text("Kes", 50, 100),
				text("trel", 65, 100),
				text("Works", 88, 100.5),
				text("2020", 500, 100),
				text("Built it", 50, 113),
				text("Skills", 50, 150),
			),
		];
		expect(textOfPages(pages)).toEqual(["", "Kestrel Works\t2020", "Built it", "", "Skills"]);
	});

	test("joins letters that are set apart, and sets a heading in the margin apart", () => {
		const pages = [
			page(text("S K I L LS", 50, 100), text("Education", 50, 130), text("Harrow State", 150, 130)),
		];
		expect(textOfPages(pages)).toEqual(["", "SKILLS", "", "", "Education", "Harrow State"]);
	});
});

test("Words that come one by one with white between their letters are words", () => {
	const lines = page(
		text("S h i f t", 50, 100),
		text("L e a d", 105, 100),
		text("2 0 1 9 - 2 0 2 2", 400, 100),
		text("Led C and R at the plant", 50, 113),
	);
	expect(textOfPages([lines])).toEqual(["", "Shift Lead\t2019-2022", "Led C and R at the plant"]);
});

test("An accent that an old font of TeX has as a sign stands on its letter", () => {
	const lines = page(
		text("J", 50, 100),
		text("¨", 55, 100),
		text("urgen Fran¸cais, R´ıo, caf´e", 60, 100),
		text("5 ¨x and ´q", 50, 113),
	);
	expect(textOfPages([lines])[1]).toBe("Jürgen Français, Río, café");
	expect(textOfPages([lines])[2]).toBe("5 ẍ and ´q");
});

describe("A time that a file draws apart from its line, as browsers do with what floats,", () => {
	const [first, second] = ["Mar 2020 – Present", "2017 – 2019"];
	const jobs = [
		text("Yard planner", 160, 120),
		text("Filled forty berths", 170, 134),
		text("Yard clerk", 160, 180),
		text("Counted every crate", 170, 194),
	];
	const joined = (place: (planner: string, time: string) => string) =>
		[place("Yard planner", first), "Filled forty berths", "", place("Yard clerk", second)].concat(
			"Counted every crate",
		);
	test.each([
		["left of it and before", 20, true],
		["left of it and behind", 20, false],
		["right of it and before", 450, true],
	])("%s, belongs to it", (_, x, isBefore) => {
		const times = [text(first, x, 120), text(second, x, 180)];
		const pages = [page(...(isBefore ? [...times, ...jobs] : [...jobs, ...times]))];
		const place = (what: string, time: string) =>
			x < 160 ? `${time}\t${what}` : `${what}\t${time}`;
		expect(textOfPages(pages).filter((line, at) => line !== "" || at > 0)).toEqual(joined(place));
	});

	test.each([["Mar. ’22 – now"], ["Mar '22 – Present"], ["03/22 – 05/24"]])(
		"also with a short year: %s",
		(time) => {
			const lines = textOfPages([page(text(time, 450, 120), ...jobs)]);
			expect(lines).toContain(`Yard planner\t${time}`);
		},
	);

	test("is no grade", () => {
		const lines = textOfPages([page(text("3/5", 450, 120), ...jobs)]);
		expect(lines).not.toContain("Yard planner\t3/5");
	});

	test("belongs to its own column where other lines stand close to it", () => {
		const side = [
			text("Harrow State", 450, 106),
			text("2013 – 2016", 450, 120),
			text("Dock trade", 450, 134),
		];
		const lines = textOfPages([page(...side, ...jobs)]);
		expect(lines).toContain("2013 – 2016");
		expect(lines).toContain("Yard planner");
	});
});

test("A line that was broken at the edge goes on, whatever its first letter, and a new one does not", () => {
	const wide = (words: string, baseline: number, width: number) =>
		text(words, 50, baseline, { width });
	const lines = [
		wide("I run four teams that own build, deploy and all of what stands at", 100, 500),
		wide("Harrow, and the rest of it on a day that we had named. Each of the", 113, 495),
		wide("Boston teams has a manager and a name that nobody else has in the", 126, 497),
		wide("house.", 139, 30),
		wide("Another thing", 152, 70),
	];
	expect(textOfPages([page(...lines)])).toEqual([
		"",
		lines
			.slice(0, 4)
			.map((line) => line.text)
			.join(" "),
		"Another thing",
	]);
});

describe("A line that was broken early goes on", () => {
	test("beside the sign of its item, and what is set like a heading does not", () => {
		const item = (words: string, baseline: number, sign = "•") => [
			...(sign ? [text(sign, 50, baseline)] : []),
			text(words, 62, baseline),
		];
		const pages = [
			page(
				...item("Put the rules of the approval engine on a form, using", 100),
				...item("Java and Spring", 113, ""),
				...item("Short", 126),
				text("Clerk", 62, 139, { bold: true }),
			),
		];
		expect(textOfPages(pages)).toEqual([
			"",
			"• Put the rules of the approval engine on a form, using Java and Spring",
			"• Short",
			"Clerk",
		]);
	});

	test("in the paragraph that its file marks, in the same look", () => {
		const marked = (words: string, x: number, baseline: number, more: Partial<PlacedText> = {}) =>
			text(words, x, baseline, { paragraph: "p1", ...more });
		const pages = [
			page(
				marked("Engineer", 50, 100, { bold: true }),
				marked("Commonhold Software", 150, 100),
				marked("2024", 500, 100),
				marked("· Foundation", 50, 113),
				marked("Deputy", 50, 126, { italic: true }),
			),
		];
		expect(textOfPages(pages)).toEqual([
			"",
			"Engineer\tCommonhold Software · Foundation\t2024",
			"Deputy",
		]);
	});

	test("but not where the sign of a list stands, as in paragraphs that are broken by hand", () => {
		const marked = (words: string, x: number, baseline: number) =>
			text(words, x, baseline, { paragraph: "p1" });
		const pages = [
			page(
				marked("Device Technician, Commonhold", 50, 100),
				marked("2019 – 2024", 450, 100),
				marked("• Checked 300 pumps", 50, 113),
				marked("• Trained the night shift", 50, 126),
			),
		];
		expect(textOfPages(pages)).toEqual([
			"",
			"Device Technician, Commonhold\t2019 – 2024",
			"• Checked 300 pumps",
			"• Trained the night shift",
		]);
	});

	test("unless the line above ends with the time of a job", () => {
		const words = "Vote | Baltimore, MD | June 2022 – November 2022";
		const lines = [100, 150, 200].flatMap((top) => [
			text(words, 50, top, { width: 400 }),
			text("Kept the list of streets", 50, top + 13, { width: 100 }),
		]);
		expect(textOfPages([page(...lines)]).filter((line) => line === words)).toHaveLength(3);
	});

	test("below the list that it belongs to, and a line below a date's does not", () => {
		const pages = [
			page(
				text("Grocery", 50, 100),
				text("picking flows, item data,", 150, 100),
				text("refund policy", 150, 113),
				text("2019", 50, 150),
				text("Clerk", 150, 150),
				text("Elm Bank", 150, 163),
			),
		];
		expect(textOfPages(pages)).toEqual([
			"",
			"Grocery\tpicking flows, item data, refund policy",
			"",
			"2019\tClerk",
			"Elm Bank",
		]);
	});
});

describe("The drawing of placed pages", () => {
	const drawn = greekPages([
		page(
			text("Ada Example", 50, 60, { size: 22, width: 130 }),
			text("ada@mail.example", 50, 80),
			text("EXPERIENCE", 50, 110, { bold: true }),
			text("•", 50, 130),
			text("Built a ledger for 12 teams and for many others, and kept it for years", 62, 130, {
				width: 400,
			}),
			text("sideways", 20, 300, { angle: 90 }),
		),
		{ width: 595, height: 842, texts: [text("A4", 297.5, 421)] },
	]);

	test("has a bar for each line, a dot for the bullet, a tick for the figure, and nothing sideways", () => {
		const [first] = drawn.pages;
		expect(first?.bars.name).toHaveLength(3);
		expect(first?.bars.strong).toEqual([50, 108, 48]);
		expect(first?.dots).toHaveLength(2);
		expect(first?.ticks).toHaveLength(2);
		expect(first?.bars.plain).toHaveLength(6);
		expect(first?.bars.plain.slice(-1)).toEqual([400]);
		// The length of an address tells who it is: it is rounded more.
		expect((first?.bars.plain[2] ?? 1) % 16).toBe(0);
	});

	test("brings other paper to Letter, in the middle", () => {
		const [x, y] = drawn.pages[1]?.bars.plain ?? [];
		expect(x).toBe(306);
		expect(y).toBe(394);
	});
});

test("A word that was broken at its hyphen is one", () => {
	const wide = (words: string, baseline: number, width: number) =>
		text(words, 50, baseline, { width });
	const lines = [
		wide("Seeks work of a kind that we all know to be something of high-", 100, 500),
		wide("impact, and the rest of it on a day that we had named for it all", 113, 498),
		wide("and for those who have a manager and a name that nobody has in", 126, 497),
		wide("the house.", 139, 40),
	];
	expect(textOfPages([page(...lines)]).at(1)).toContain("high-impact");
});

test("A word that was broken at a syllable loses its hyphen: its rest is an ending, or the whole stands elsewhere", () => {
	const wide = (words: string, baseline: number) => text(words, 50, baseline, { width: 498 });
	const lines = [
		wide("Led a group that draws and mends an engine for all payments, utiliz-", 100),
		wide("ing what the house had, with a clear frame-", 113),
		wide("work, and kept a record of each full-", 126),
		wide("time person; then built one more framework of the house for those", 139),
		wide("who come later and have to find their own way among all of it.", 152),
	];
	const [, whole = ""] = textOfPages([page(...lines)]);
	expect(whole).toContain("utilizing what");
	expect(whole).toContain("clear framework, and");
	expect(whole).toContain("full-time person");
});

test("White behind a bold label and its colon is the space of a line that was stretched", () => {
	const labeled = page(
		text("•", 50, 100),
		text("Payments:", 62, 100, { bold: true, width: 50 }),
		text("Drew an engine that is driven by what happens, and later utiliz-", 118, 100, {
			width: 430,
		}),
		text("ing a bus of the house for what takes long, and for all the rest of it", 62, 113, {
			width: 480,
		}),
		text("and more.", 62, 126, { width: 50 }),
	);
	expect(textOfPages([labeled]).at(1)).toBe(
		"•\tPayments: Drew an engine that is driven by what happens, and later utilizing a bus of the house for what takes long, and for all the rest of it and more.",
	);
});

test("Signs of another font, which a file draws after their line, stand between its words", () => {
	const words = ["Butchery", "Baking", "Budgets"].map((word, at) => text(word, 60 + at * 80, 100));
	const signs = [text("✓", 125, 100, { width: 8 }), text("✓", 205, 100, { width: 8 })];
	expect(textOfPages([page(...words, ...signs)])[1]).toBe("Butchery\t✓ Baking\t✓ Budgets");
});

test.each([["o"], ["§"], ["Ø"]])("%s before several lines is the sign of their list", (sign) => {
	const items = ["Counted every crate of the house for the", "Kept the keys", "Wrote it down"];
	const lines = items.flatMap((item, row) => [
		text(sign, 50, 100 + row * 26, { width: 5 }),
		text(item, 62, 100 + row * 26),
	]);
	const rest = text("harbor and its halls", 62, 113);
	expect(textOfPages([page(...lines.slice(0, 2), rest, ...lines.slice(2))]).slice(1)).toEqual([
		`• ${items[0]} ${rest.text}`,
		`• ${items[1]}`,
		"",
		`• ${items[2]}`,
	]);
});

test("Words in frames of their own are apart", () => {
	const tags = ["Sales", "Go", "Figma"].map((tag, at) => text(tag, [50, 85, 105][at] ?? 0, 100));
	expect(textOfPages([page(...tags)])[1]).toBe("Sales\tGo\tFigma");
});
