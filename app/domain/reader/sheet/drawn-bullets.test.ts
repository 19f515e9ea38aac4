import { expect, test } from "vitest";
import { placedText } from "#tests/helpers/placed-text.ts";
import { type Mark, withBulletSigns } from "./drawn-bullets.ts";
import type { PlacedText } from "./placed-line.ts";

const at = (text: string, x: number, line: number, more?: Partial<PlacedText>) =>
	placedText(text, x, 100 + line * 16, more);

/** A mark in a line, with letters of 10 points. */
const mark = (left: number, line: number, width = 4): Mark => ({
	left,
	right: left + width,
	middle: 96.5 + line * 16,
});

const words = ["Cut costs by 12 %", "Trained 14 people", "Wrote the plan"];
const list = words.map((text, line) => at(text, 80, line));
const besideAll = (mark: (line: number) => Mark[]) => list.flatMap((_, line) => mark(line));

const read = (texts: PlacedText[], marks: Mark[]) =>
	withBulletSigns(texts, marks).map(({ text }) => text);

test("Marks at the left of lines are their bullets, in whatever order they were drawn", () => {
	const marks = besideAll((line) => [mark(70, line)]);
	expect(read(list, marks.toReversed())).toEqual(words.flatMap((text) => ["•", text]));
	const [sign] = withBulletSigns(list, marks);
	expect(sign).toMatchObject({ x: 70, width: 4, baseline: 100, size: 10 });
});

test("Lines beside a list in another column have none", () => {
	const aside = [at("Planning", 10, 0), at("Go", 10, 1)];
	const marks = besideAll((line) => [mark(70, line)]);
	expect(read([...aside, ...list], marks)).toEqual([
		...["Planning", "Go"],
		...words.flatMap((text) => ["•", text]),
	]);
});

test("A sign that the file has elsewhere goes to its line, one that stands there stays, and a stray one too", () => {
	const signs = words.map((_, line) => at("▹", 70, line));
	expect(read([...list, ...signs], [])).toEqual(words.flatMap((text) => ["•", text]));
	const ready = list.flatMap((text, line) => [at("▹", 70, line), text]);
	expect(read(ready, [])).toEqual(words.flatMap((text) => ["▹", text]));
	expect(read([...list, at("▹", 70, 9)], [])).toEqual([...words, "▹"]);
	expect(read([at("• Ready", 70, 0), ...list.slice(1)], [mark(60, 0), mark(60, 7)])[0]).toBe(
		"• Ready",
	);
});

test.each<[string, PlacedText[], Mark[]]>([
	["icons of half the letters' size", list, besideAll((line) => [mark(70, line, 5)])],
	["specks", list, besideAll((line) => [mark(70, line, 1)])],
	["what stands 25 points away", list, besideAll((line) => [mark(51, line)])],
	["what stands behind words", list, besideAll((line) => [mark(180, line)])],
	[
		"what stands between words",
		list.flatMap((text, line) => [text, at("and more", 98 + text.width, line)]),
		list.map(({ width }, line) => mark(85 + width, line)),
	],
	[
		"a row that rates a skill",
		list,
		besideAll((line) => [mark(58, line), mark(64, line), mark(70, line)]),
	],
	[
		"what stands before bold lines",
		list.map((text) => ({ ...text, bold: true })),
		besideAll((line) => [mark(70, line)]),
	],
	["a single one", list, [mark(70, 0)]],
	["what stands above the letters", list, besideAll((line) => [mark(70, line - 0.4)])],
	[
		"words that are turned",
		list.map((text) => ({ ...text, angle: 90 })),
		besideAll((line) => [mark(70, line)]),
	],
	["nothing", list, []],
])("No bullet is made of %s", (_, texts, marks) => {
	expect(withBulletSigns(texts, marks)).toEqual(texts);
});

test("A page of a thousand dots is read in time", () => {
	const dots = Array.from({ length: 1_000 }, (_, index) => mark(70, index));
	const many = Array.from({ length: 1_000 }, (_, index) => at("words", 80, index));
	expect(read(many, dots).filter((text) => text === "•")).toHaveLength(400);
});
