import { expect, test } from "vitest";
import { writeResumeQuery } from "#app/domain/library/resume-query.ts";
import { parseLineQuery, readAsked } from "./asked.ts";

const read = (address: string) => readAsked(parseLineQuery(new URLSearchParams(address)));

test.each([
	["", { verb: null, number: false }],
	["verb=Led&number=true", { verb: "led", number: true }],
	["verb=Co-founded", { verb: "co", number: false }],
	["verb=L%E2%80%99O'r%C3%A9", { verb: "lore", number: false }],
	["verb=%27%20%7C%20%00&number=1", { verb: null, number: false }],
])("%j asks for a verb and a number", (address, asked) => {
	expect(read(address)).toEqual(asked);
});

test("What is asked stays in the address", () => {
	const query = parseLineQuery(new URLSearchParams("sort=recent&q=bread&verb=Led&number=true"));
	expect(writeResumeQuery(query).toString()).toBe("q=bread&verb=led&number=true");
});
