import { expect, test } from "vitest";
import { placedPage as page, placedText } from "#tests/helpers/placed-text.ts";
import type { PlacedText } from "./placed-line.ts";
import { redactPages } from "./redact-pages.ts";

const text = (words: string, x: number) => placedText(words, x, 100);
const left = (texts: PlacedText[], ...removals: string[]) =>
	redactPages([page(...texts)], removals)[0]?.texts.map(({ text: words, x, width }) => [
		words,
		x,
		width,
	]);

test("What was named goes, in one piece or many, and the rest stays where it stood", () => {
	expect(left([text("Write: ada@mail.example, Berlin", 50)], "ada@mail.example")).toEqual([
		["Write: ", 50, 35],
		["Berlin", 175, 30],
	]);
	expect(
		left([text("ada", 50), text("@mail.", 65), text("example!", 95)], "ada@mail.example"),
	).toEqual([["!", 130, 5]]);
	expect(left([text("Berlin", 50)], "ada@mail.example")).toEqual([["Berlin", 50, 30]]);
});

test("What parted and named the things that are gone goes with them", () => {
	const head = "ada@mail.example · (555) 013-2284 · Berlin";
	expect(left([text(head, 50)], "ada@mail.example", "(555) 013-2284")).toEqual([
		["Berlin", 230, 30],
	]);
	// As pieces of their own, and with labels.
	const pieces = ["E-mail:", "ada@mail.example", "|", "Phone:", "(555) 013-2284"];
	let x = 50;
	const placed = pieces.map((words) => {
		const piece = text(words, x);
		x += piece.width + 5;
		return piece;
	});
	expect(left(placed, "ada@mail.example", "(555) 013-2284")).toEqual([]);
	// Another column keeps what it has.
	expect(
		left([text("| ada@mail.example", 50), text("Tools | Go", 300)], "ada@mail.example"),
	).toEqual([["Tools | Go", 300, 50]]);
	expect(left([text("Tools | Go | ", 50)], "ada@mail.example")).toEqual([
		["Tools | Go | ", 50, 65],
	]);
});

test("Pages on which no word is left are no pages, but for the only one", () => {
	const pages = [page(text("Built", 50)), page(text("ada@mail.example", 50)), page(text(" ", 50))];
	expect(redactPages(pages, ["ada@mail.example"])).toEqual([page(text("Built", 50))]);
	expect(redactPages(pages.slice(1, 2), ["ada@mail.example"])).toEqual([page()]);
});
