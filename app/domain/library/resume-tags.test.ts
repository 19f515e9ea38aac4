import { expect, test } from "vitest";
import { parseTags } from "./resume-tags.ts";

test.each([
	["", []],
	[" , ;; ,", []],
	["go", ["go"]],
	["go, postgres", ["go", "postgres"]],
	["go;postgres ; kafka", ["go", "postgres", "kafka"]],
	[" machine   learning ,;C++;C#, .NET,", ["machine learning", "C++", "C#", ".NET"]],
	["SQL, sql, Sql", ["SQL"]],
	["a\u0000b,c\nd", ["a b", "c d"]],
])("the tags in %j are %j", (text, tags) => {
	expect(parseTags(text)).toEqual(tags);
});
