import { describe, expect, test } from "vitest";
import { plainTextBlocks } from "./plain-text-blocks.ts";

const paragraph = (text: string) => ({ type: "paragraph", runs: [{ text }] });
const heading = (level: number, text: string) => ({ type: "heading", level, text });
const list = (items: string[], ordered = false) => ({
	type: "list",
	ordered,
	items: items.map((text) => [{ text }]),
});

describe("Plain text", () => {
	test("becomes a name, headings, entries and bullets", () => {
		const text = [
			"Ada Example",
			"ada@mail.example",
			"",
			"WORK EXPERIENCE",
			"Engineer, Acme        Jan 2020 - Present",
			"• Built a thing",
			"  that went on",
			"• Built another",
			"",
			"Education:",
			"University of Somewhere",
		].join("\r\n");
		expect(plainTextBlocks(text)).toEqual([
			heading(1, "Ada Example"),
			paragraph("ada@mail.example"),
			heading(2, "WORK EXPERIENCE"),
			heading(3, "Engineer, Acme\tJan 2020 - Present"),
			list(["Built a thing that went on", "Built another"]),
			heading(2, "Education"),
			paragraph("University of Somewhere"),
		]);
	});

	test("takes a line that is underlined for a heading", () => {
		expect(plainTextBlocks("a@b.example\n\nThings I made\n-----\nA lamp")).toEqual([
			paragraph("a@b.example"),
			heading(2, "Things I made"),
			paragraph("A lamp"),
		]);
	});

	test("joins lines that were broken at a margin, and no others", () => {
		const long = "A sentence that is so long that its writer broke it at the margin of";
		expect(plainTextBlocks(`x@y.example\n\n${long}\nthe page.\nPortland`)).toEqual([
			paragraph("x@y.example"),
			paragraph(`${long} the page.`),
			paragraph("Portland"),
		]);
	});

	test("numbers what is numbered", () => {
		expect(plainTextBlocks("x@y.example\n1. First\n2) Second\n- Third")).toEqual([
			paragraph("x@y.example"),
			list(["First", "Second"], true),
			list(["Third"]),
		]);
	});

	test("keeps a sentence in capitals' clothing a paragraph", () => {
		expect(
			plainTextBlocks("x@y.example\nGPA 3.9/4.0\nReferences are gladly given on request."),
		).toEqual([
			paragraph("x@y.example"),
			paragraph("GPA 3.9/4.0"),
			paragraph("References are gladly given on request."),
		]);
	});

	test("takes a sign that was copied into a line of its own for that of the next line", () => {
		const text =
			"x@y.example\nBaker\n·\nBaked 40 loaves a day since 2019\n·\n\n▪\nSold them\n—\nEDUCATION\n•";
		expect(plainTextBlocks(text)).toEqual([
			paragraph("x@y.example"),
			paragraph("Baker"),
			list(["Baked 40 loaves a day since 2019", "Sold them"]),
			heading(2, "EDUCATION"),
		]);
	});

	test("loses signs without width, which part an address nowhere and a bullet from its words", () => {
		expect(
			plainTextBlocks(
				"zel\u200bda@mail\ufeff.example\nBaker\n●\u200bBaked\n- \u200bSold\u200b them",
			),
		).toEqual([paragraph("zelda@mail.example"), paragraph("Baker"), list(["Baked", "Sold them"])]);
	});

	test("is nothing when there is nothing", () => {
		expect(plainTextBlocks(" \n\t\n")).toEqual([]);
	});
});
