import { expect, test } from "vitest";
import { detectDelimiter, endOfFirstLine } from "./detect-delimiter.ts";

test.each([
	["", ","],
	["title", ","],
	["title,company", ","],
	["title;company", ";"],
	["title\tcompany", "\t"],
	["a,b;c", ","],
	["a;b\tc", ";"],
	["a\tb\tc;d", "\t"],
	['"a,b,c";d', ";"],
	['"a "",,,"" b";d', ";"],
	["a|b|c", ","],
])("%j is separated by %j", (line, delimiter) => {
	expect(detectDelimiter(line)).toBe(delimiter);
});

test.each([
	["", -1],
	["title", -1],
	["title\n", 5],
	["title\r\n", 5],
	["\n", 0],
	['"a\nb"\nc', 5],
	['"a\nb', -1],
])("the first line of %j ends at %d", (text, end) => {
	expect(endOfFirstLine(text)).toBe(end);
});
