import { describe, expect, test } from "vitest";
import { extractRequirements } from "./extract-requirements.ts";
import { withWholeLines } from "./whole-lines.ts";

const found = (posting: string) =>
	extractRequirements(posting, new Set(["excel"])).map(({ kind, text }) => `${kind}: ${text}`);

describe("a posting as it was copied", () => {
	test("may have lost the breaks of its lists: each sign begins an item", () => {
		const posting = `Baker, Elm Street. What you will do: • Mix and shape doughs by hand • Load the deck oven • Clean the proofing room each night. WHAT YOU BRING • Two years in a bakery • Food handler card`;
		expect(withWholeLines(posting).split("\n")).toEqual([
			"Baker, Elm Street. What you will do:",
			"• Mix and shape doughs by hand",
			"• Load the deck oven",
			"• Clean the proofing room each night.",
			"WHAT YOU BRING",
			"• Two years in a bakery",
			"• Food handler card",
		]);
		expect(found(posting)).toEqual([
			"duty: Mix and shape doughs by hand",
			"duty: Load the deck oven",
			"duty: Clean the proofing room each night",
			"years: 2 years",
			"certificate: Food handler card",
		]);
	});

	test("may have the lines of a page: what goes on in small letters belongs to the line above", () => {
		const posting = `Duties
1. Develop, organize and keep the records of all that is on loan and of all that the
museum owns.
2. Plan shipments of works that other houses of the county have lent for the summer
months.
What you bring

  • Two years in the print room of a museum or of the library of a county that is

    open to the public

  • Excel`;
		expect(withWholeLines(posting)).toContain("all that the museum owns.\n2. Plan");
		expect(withWholeLines(posting)).toMatch(/a county that is +open to the public\n/u);
		expect(found(posting)).toEqual([
			"duty: Develop, organize",
			"duty: keep the records of all that is on loan and of all that the museum owns",
			"duty: Plan shipments of works that other houses of the county have lent for the summer months",
			"years: 2 years",
			"skill: Excel",
		]);
	});

	test("may have its signs in lines of their own", () => {
		expect(withWholeLines("Requirements\n·\nExcel\n·\nA driving license\n·\nDanish")).toBe(
			"Requirements\n· Excel\n· A driving license\n· Danish",
		);
	});

	test.each([
		"Requirements\n- welding\n- blueprint reading",
		"Requirements\nwelding of thin sheets and of pipes for the dairies of the county\nblueprint reading",
		"We use Go • Rust",
		"What you will do:\nserve guests",
		"Elm Bank | Boise\nPay: $20\n\nteam of nine",
		"Elm Bank • Boise • part time • $20 an hour",
		"We are a bank of nine people that has stood in the same street in Boise,\nand we like it",
	])("is left as it stands otherwise: %j", (posting) => {
		expect(withWholeLines(posting)).toBe(posting);
	});

	test("has each letter where it stood", () => {
		const posting = `Do: • Bake bread • Sweep the floor of the shop and of everything that lies
behind it • Sell what is left over at the end of each day to those who come for it
late • Keep the books of the shop, the oven and the van, each by its own rules and
lists`;
		expect(withWholeLines(posting)).toHaveLength(posting.length);
		for (const { text, start, end } of extractRequirements(posting, new Set()))
			expect(posting.slice(start, end).replace("\n", " ")).toBe(text);
	});
});
