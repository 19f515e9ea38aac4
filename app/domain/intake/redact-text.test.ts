import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { redactSpans, tidyRemovals, tooShortOf, wordSpans } from "./redact-text.ts";

const found = (text: string, ...removals: string[]) =>
	redactSpans(text, removals).map(([start, end]) => text.slice(start, end));

describe("What is to be removed is found", () => {
	test.each([
		["Write to Ada@Mail.example now", "ada@mail.example", "Ada@Mail.example"],
		["ada @mail. example", "ada@mail.example", "ada @mail. example"],
		["12 Elm\nStreet", "12 Elm Street", "12 Elm\nStreet"],
		["(555) 013-2284", "5550132284", "(555) 013-2284"],
		["555.013.2284", "(555) 013-2284", "555.013.2284"],
		["555 0132", "555-0132", "555 0132"],
		["(555) 01322", "555.01322", "(555) 01322"],
		["+49 30 1234567", "+49 30 1234567", "+49 30 1234567"],
		["Ada–Example", "Ada-Example", "Ada–Example"],
		["a (b) [c] *d* \\e $f ^g |h", "(b) [c] *d* \\e $f ^g |h", "(b) [c] *d* \\e $f ^g |h"],
		["MÜLLER", "müller", "MÜLLER"],
		// In other signs than it was found in, and with what shows nothing beside it.
		["x (555)\u202f013\u20112284, y", "(555) 013-2284", "(555)\u202f013\u20112284"],
		["x 555–013—2284, y", "555-013-2284", "555–013—2284"],
		["x ٥٥٥-٠١٣-٢٢٨٤, y", "555-013-2284", "٥٥٥-٠١٣-٢٢٨٤"],
		[
			"To:\u200b a\u00adda＠mail.example\u2060, y",
			"ada@mail.example",
			"a\u00adda＠mail.example\u2060",
		],
		["x 🙂 𝐚𝐝𝐚@mail.example 🙂", "ada@mail.example", "𝐚𝐝𝐚@mail.example"],
		["ada@mail.example", "a\u200bda@mail．example", "ada@mail.example"],
		["by Raﬃ, B", "Raffi", "Raﬃ"],
		["by Zoe\u0308, B", "Zoë", "Zoe\u0308"],
		["by Gra\u200bce, B", "Grace", "Gra\u200bce"],
	])("in %j", (text, removal, expected) => {
		expect(found(text, removal)).toEqual([expected]);
	});

	test("a word as a whole word only, and a number as a whole number", () => {
		expect(found("Ana led Analytics with Ana-Maria", "Ana")).toEqual(["Ana", "Ana"]);
		expect(found("15550132284", "5550132284")).toEqual([]);
		expect(found("In 2015, 15 A and 151 A", "15")).toEqual([]);
		expect(found("4174 or 174-A1, 174-A", "174-A")).toEqual(["174-A", "174-A"]);
		expect(found("Cut 21740 to 174", "174")).toEqual(["174"]);
		expect(found("112 Elm St. or 12 Elm St.", "12 Elm St.")).toEqual(["12 Elm St."]);
		expect(found("Box 7-42 or Box 7-4", "Box 7-4")).toEqual(["Box 7-4"]);
		expect(found("2/in/ada-b", "/in/ada-b")).toEqual(["/in/ada-b"]);
		// Too short for a phone number: another sign in it is another thing.
		expect(found("12.30 or 12-30", "12-30")).toEqual(["12-30"]);
	});

	test("with an apostrophe of either form", () => {
		expect(found("Pat O’Brien, or Pat O'Brien", "Pat O'Brien")).toHaveLength(2);
		expect(found("Pat O’Brien, or Pat O'Brien", "Pat O‘Brien")).toHaveLength(2);
	});

	test("a short word sign by sign, in any signs", () => {
		const text = "At I\u200bBM, ＩＢＭ and IBMs; \u200b";
		expect(wordSpans(text, "IBM").map(([start, end]) => text.slice(start, end))).toEqual([
			"I\u200bBM",
			"ＩＢＭ",
		]);
		expect(wordSpans(text, "\u200b")).toEqual([]);
	});

	test("every time, and where two overlap, once", () => {
		expect(found("x@y.example or x@y.example", "x@y.example", "y.example")).toEqual([
			"x@y.example",
			"x@y.example",
		]);
		expect(found("abc-def", "abc-d", "c-def")).toEqual(["abc-def"]);
	});
});

test("One word with a capital is a name: found as a whole word with its capital, in capitals, over a line's end", () => {
	const text = "Grace Will led with grace; GRACE will. Gra-\nce, Graceful";
	expect(found(text, "Grace")).toEqual(["Grace", "GRACE", "Gra-\nce"]);
	expect(found("Li said: list, LI, Li", "Li")).toEqual(["Li", "Li"]);
	expect(found("KIM, K I M, kim", "Kim")).toEqual(["KIM", "K I M"]);
	expect(found("M A R G U E R I T E D U V A L", "Marguerite Duval")).toHaveLength(1);
});

test("A name of spaced letters goes whole, and no part of other words that are spaced", () => {
	const left = (text: string, removal: string) =>
		redactSpans(text, [removal]).map(([from, to]) => text.slice(from, to));
	expect(left("N A L E D I W R E N", "NALEDIWREN")).toEqual(["N A L E D I W R E N"]);
	expect(left("N A L E D I W R E N\nM u s e u m", "NALEDIWREN")).toHaveLength(1);
	expect(left("Curriculum of M a r k  B. ", "Mark")).toEqual(["M a r k"]);
	expect(left("M A R K E T I N G and T H E  M A R K E T", "Mark")).toEqual([]);
});

test("What is too short, empty or said twice is left out", () => {
	expect(tidyRemovals([" a  b c ", "a b c", "", "ab", "\n"])).toEqual(["a b c"]);
});

test("What is too short by itself is named, as it was typed", () => {
	expect(tooShortOf(["Ada Example", "", " JD "])).toBe("JD");
	expect(tooShortOf(["Ada Example", "Li", " ", "12 Elm Street"])).toBeUndefined();
});

test("A long line goes to its end, and of many removals each", () => {
	const line = "word ".repeat(200).trim();
	expect(found(`Before. ${line}. After.`, line)).toEqual([line]);
	const many = Array.from({ length: 400 }, (_, index) => `K${index}x`);
	expect(found(many.join(" "), ...many)).toEqual(many);
});

test("Any text is searched for any words without a crash, in order and inside the text", () => {
	fc.assert(
		fc.property(fc.string(), fc.array(fc.string(), { maxLength: 5 }), (text, removals) => {
			let end = 0;
			for (const [from, to] of redactSpans(text, removals)) {
				expect(from).toBeGreaterThanOrEqual(end);
				expect(to).toBeGreaterThan(from);
				end = to;
			}
			expect(end).toBeLessThanOrEqual(text.length);
		}),
	);
});
