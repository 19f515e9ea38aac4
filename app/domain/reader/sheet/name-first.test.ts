import { expect, test } from "vitest";
import { placedPage as page, placedText as text, textOfPages } from "#tests/helpers/placed-text.ts";

const side = ["SKILLS", "Dyes", "Coins"].map((words, row) => text(words, 50, 60 + 14 * row));
const name = text("Orla Venn", 250, 70, { size: 24, width: 120 });
const below = [
	text("Dye Mixer", 250, 90),
	text("EXPERIENCE", 250, 120),
	text("Dye Mixer, Corvane Mills, 2019 – 2022", 250, 136, { width: 180 }),
];
const read = (...texts: (typeof name)[]) => textOfPages([page(...texts)]).filter((line) => line);

test("A name stands before a side column that the file draws first, with what is right below it", () => {
	expect(read(...side, name, ...below)).toEqual([
		"Orla Venn",
		"Dye Mixer",
		"SKILLS",
		"Dyes",
		"Coins",
		"EXPERIENCE",
		"Dye Mixer, Corvane Mills, 2019 – 2022",
	]);
});

test("but not before what stands above it, and a heading in large letters is no name", () => {
	const mail = text("orla@corvane.example", 250, 40);
	expect(read(mail, ...side, name, ...below)[0]).toBe("orla@corvane.example");
	const heading = { ...name, text: "Profile" };
	expect(read(...side, heading, ...below).slice(0, 4)).toEqual([
		"SKILLS",
		"Dyes",
		"Coins",
		"Profile",
	]);
});
