import { expect, test } from "vitest";
import { lineHash } from "#app/domain/reader/line-hash.ts";
import { notableLines, noteField, noteMaximum, readNotes } from "./margin-notes.ts";

const lines = notableLines({
	basics: { name: "Name withheld", label: "Engineer" },
	work: [{ name: "Kestrel", position: "Engineer", highlights: ["Built a ledger", "Cut costs"] }],
	education: [],
	skills: [],
	projects: [{ name: "Loom", highlights: ["Built a ledger"] }],
});
const [first, second] = [noteField(lineHash("Built a ledger")), noteField(lineHash("Cut costs"))];

test("A line that stands twice has one note, and a note of no line is not taken", () => {
	expect(lines.map(({ text }) => text)).toEqual(["Built a ledger", "Cut costs"]);
	const typed = {
		[first]: " I asked for it \r\n twice ",
		[second]: "  ",
		"note.zzz": "Of no line",
	};
	expect(readNotes(lines, typed)).toEqual({
		success: true,
		notes: [{ line: lineHash("Built a ledger"), note: "I asked for it \n twice" }],
	});
});

test("A note with contact data, or one that is too long, is refused at its field", () => {
	const refused = readNotes(lines, {
		[first]: "Write to a\u200bda＠mail.example",
		[second]: "x".repeat(noteMaximum + 1),
	});
	expect(refused).toMatchObject({
		success: false,
		fieldErrors: { [first]: expect.stringContaining("ada@mail.example") },
	});
	expect(Object.keys(refused.success ? {} : refused.fieldErrors)).toEqual([first, second]);
	expect(readNotes(lines, { [second]: "x".repeat(noteMaximum) }).success).toBe(true);
});
