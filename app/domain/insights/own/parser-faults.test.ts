import { describe, expect, test } from "vitest";
import { plainTextBlocks } from "#app/domain/reader/plain-text-blocks.ts";
import { viewAsMachine } from "./parser-faults.ts";

const good = `Ada Example
ada@mail.example
Experience
Software Engineer, Example Ltd\tMar 2020 – Jun 2023
- Built 3 tools that 40 people use each day
Education
B.S. in Mathematics, Example University\t2019`;

const hebrew = `נועה ברקאי
noa@mail.example
ניסיון תעסוקתי
Full Stack Developer, Orbit Labs, תל אביב, 2018 - 2021
- כתיבת שירותים ב-Node.js ועבודה עם MongoDB
השכלה
2013 - 2016  תואר ראשון, אוניברסיטת תל אביב`;

function look(text: string, more: { margins?: string[]; columns?: string[] } = {}) {
	const parts = { raw: text.split("\n"), margins: [], columns: [], ...more };
	const view = viewAsMachine({ ...parts, blocks: plainTextBlocks(text) }, new Date("2026-11-23"));
	return { ...view, found: view.faults.map(({ kind, lines }) => [kind, ...lines]) };
}

describe("What stands in the way of a program", () => {
	test("is nothing where headings, address and months are in their places", () => {
		const { found, lines } = look(good);
		expect(found).toEqual([]);
		expect(lines.map(({ text }) => text)).toEqual(good.split("\n"));
	});

	test("is no job that is missing, and no time, where a language is written whose headings we do not know", () => {
		const { found, language, note } = look(hebrew);
		expect([found, language]).toEqual([[], "he"]);
		expect(note).toContain("Your resume is in Hebrew. We know the headings");
		expect(look(good).note).toBeNull();
		expect(look(hebrew.replace("noa@mail.example", "נועה")).found).toEqual([["no-contact"]]);
	});

	test.each([
		[
			"a heading letter by letter",
			good.replace("Experience", "E X P E R I E N C E"),
			["split-headings", "E X P E R I E N C E"],
		],
		["a heading on two lines", good.replace("Education", "Educa\ntion and\nEducation"), null],
		["no address", good.replace("ada@mail.example", "Austin, TX"), ["no-contact"]],
		[
			"years without months",
			good.replace("Mar 2020 – Jun 2023", "2020 – 2023"),
			["missing-months", "Software Engineer, Example Ltd\t2020 – 2023"],
		],
	])("is %s", (_, text, fault) => {
		expect(look(text).found).toEqual(fault ? [fault] : []);
	});

	test("is an address in the header of a Word file, and the lines of text boxes", () => {
		const bare = good.replace("ada@mail.example\n", "");
		const margins = ["Ada Example", "ada@mail.example"];
		expect(look(bare, { margins, columns: ["SQL, Go"] }).found).toEqual([
			["columns", "SQL, Go"],
			["contact-in-margins", "ada@mail.example"],
		]);
	});

	test.each([
		["Stand: 01.11.2026", false],
		["2026-11-01", false],
		["2018 - 2023", false],
		["Page 1 of 2", false],
		["Tel.030 1234567", true],
		["01.42.68.53.00", true],
		["22 45 67 89", true],
		["+49 30 1234567", true],
		["(555) 014-2233", true],
		["Version of 2026-11-01, 555-014-2233", true],
	])("is a number to call in such a header, and not a date: %s", (line, isContact) => {
		expect(look(good, { margins: [line] }).found).toEqual(
			isContact ? [["contact-in-margins", line]] : [],
		);
	});

	test.each(["DE EN FR IT", "QA HR PR BI Go"])("is no line of short words: %s", (line) => {
		expect(look(`${good}\n${line}`).found).toEqual([]);
	});

	test("is a heading in pieces of two letters", () => {
		expect(look(good.replace("Education", "ED UC AT IO N")).found).toContainEqual([
			"split-headings",
			"ED UC AT IO N",
		]);
	});

	test("is marked at the line that it is, and not where that is a part of another one", () => {
		const text = good.replace("Education", "Example Ltd\nEducation");
		const marked = look(text, { columns: ["Example Ltd"] }).lines;
		expect(marked.filter(({ faults }) => faults.includes("columns"))).toEqual([
			{ text: "Example Ltd", faults: ["columns"] },
		]);
	});

	test("is marked at its line, and text that looks like markup is text", () => {
		const text = `${good.replace("Experience", "E X P E R I E N C E")}\n<b>bold</b>`;
		const { lines } = look(text);
		expect(lines.filter(({ faults }) => faults.length > 0)).toEqual([
			{ text: "E X P E R I E N C E", faults: ["split-headings"] },
		]);
		expect(lines.at(-1)?.text).toBe("<b>bold</b>");
	});

	test("is no job at all", () => {
		expect(look("Ada Example\nada@mail.example\nI like tools.").found).toEqual([["no-jobs"]]);
	});
});
