import { describe, expect, test } from "vitest";
import { type NameClues, proposeNames } from "./person-name.ts";

const nothing: NameClues = {
	properties: [],
	fileName: "resume.pdf",
	largest: [],
	lines: [],
	margins: [],
	handles: [],
};
const names = (clues: Partial<NameClues>) => proposeNames({ ...nothing, ...clues });

describe("The name is proposed, with every part of it", () => {
	test.each<[string, Partial<NameClues>, string[]]>([
		[
			"the author",
			{ properties: ["Marguerite Duval"] },
			["Marguerite Duval", "Marguerite", "Duval"],
		],
		[
			"the title",
			{ properties: ["Resume - Marguerite Duval"] },
			["Marguerite Duval", "Marguerite", "Duval"],
		],
		[
			"the file's name",
			{ fileName: "MargueriteDuval_CV_2026-final.pdf" },
			["Marguerite Duval", "Marguerite", "Duval"],
		],
		["small letters", { fileName: "grace-will-resume.docx" }, ["Grace Will", "Grace", "Will"]],
		["the first line", { lines: ["MARK  O'NEILL, PhD"] }, ["Mark O'Neill", "O'Neill", "Mark"]],
		[
			"a line with more",
			{ lines: ["Dr. Ana de la Cruz | Senior Engineer"] },
			["Ana de la Cruz", "Cruz", "Ana"],
		],
		[
			"a line with signs that show nothing or look alike",
			{ lines: ["Margue\u00adrite\u00a0Du\u200bval — Engineer"] },
			["Marguerite Duval", "Marguerite", "Duval"],
		],
		["the surname first", { lines: ["Li, Bo"] }, ["Bo Li", "Bo", "Li"]],
		[
			"the largest line and a hyphen",
			{ largest: ["Jean-Luc Béranger"] },
			["Jean Luc Béranger", "Béranger", "Jean", "Luc"],
		],
		[
			"a mailbox that says the same",
			{ lines: ["", "Berlin", "Resume of", "Ada Example"], handles: ["ada.example"] },
			["Ada Example", "Example", "Ada"],
		],
		[
			"one word of spaced letters, which the mailbox parts",
			{ largest: ["ADAFAIRWEATHER"], lines: ["ADAFAIRWEATHER"], handles: ["ada.f"] },
			["ADAFAIRWEATHER", "Fairweather", "Ada"],
		],
		[
			"a line that goes on with a title",
			{
				lines: ["Ada Fairweather Landscape Architect", "Plans landscape for schools"],
				largest: ["Ada Fairweather Landscape Architect"],
			},
			["Ada Fairweather", "Fairweather", "Ada"],
		],
		[
			"the first of several pieces, whatever its words mean",
			{ properties: ["Resume - Will Young"], lines: ["We will help young people"] },
			["Will Young", "Young", "Will"],
		],
	])("from %s", (_, clues, expected) => {
		expect(names(clues)).toEqual(expected);
	});

	test.each<[string, Partial<NameClues>]>([
		["the maker of the file", { properties: ["Microsoft Office User", "Untitled Document"] }],
		["a title of work", { lines: ["Senior Software Engineer"], largest: ["Curriculum Vitae"] }],
		["a place below", { lines: ["Engineer", "New York", "Ann Arbor, MI"] }],
		["a town, however often", { lines: ["Memphis, TN", "Nurse | Memphis, TN"] }],
		["a sentence", { lines: ["Built the ledger for 12 teams"] }],
	])("but nothing from %s", (_, clues) => {
		expect(names(clues)).toEqual([]);
	});

	test.each<[string, Partial<NameClues>]>([
		["a title", { lines: ["Ada Example\tConstruction Superintendent", "Ran construction sites"] }],
		[
			"half a title",
			{
				properties: ["Ada Example – Site Reliability Engineer"],
				lines: ["Ada Example", "Kept the site up; reliability was mine"],
			},
		],
		["a place", { lines: ["Ada Example", "Des Moines, IA", "San Jose, CA | Des Moines, IA"] }],
		[
			"its state in full",
			{ lines: ["Ada Example", "Santa Fe, New Mexico", "Santa Fe, New Mexico"] },
		],
		["an employer", { lines: ["Ada Example", "Piedmont Field Office", "Piedmont Field Office"] }],
	])("and not from %s beside it", (_, clues) => {
		expect(names(clues)).toEqual(["Ada Example", "Example", "Ada"]);
	});
});

test("Of the many who changed a file, some are proposed, and first those whom more says", () => {
	const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
	const properties = letters.flatMap((one) => letters.map((other) => `${one}da ${other}xample`));
	const found = names({ properties, lines: ["Zda Zxample"] });
	expect(found.length).toBeLessThanOrEqual(60);
	expect(found).toContain("Zda Zxample");
});
