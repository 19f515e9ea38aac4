import { expect, test } from "vitest";
import { writeResumeQuery } from "#app/domain/library/resume-query.ts";
import { inOtherWords, parseLineQuery, readAsked } from "./asked.ts";

const read = (address: string) => readAsked(parseLineQuery(new URLSearchParams(address)));

test.each([
	["", { verb: null, number: false, near: false }],
	["verb=Led&number=true", { verb: "led", number: true, near: false }],
	["verb=Co-founded", { verb: "co", number: false, near: false }],
	["verb=L%E2%80%99O'r%C3%A9", { verb: "lore", number: false, near: false }],
	["verb=%27%20%7C%20%00&number=1", { verb: null, number: false, near: false }],
	["near=true&number=1", { verb: null, number: false, near: true }],
])("%j asks for a verb, a number and other words", (address, asked) => {
	expect(read(address)).toEqual(asked);
});

test("What is asked stays in the address", () => {
	const query = parseLineQuery(new URLSearchParams("sort=recent&q=bread&verb=Led&number=true"));
	expect(writeResumeQuery(query).toString()).toBe("q=bread&verb=led&number=true");
	const near = writeResumeQuery(inOtherWords(inOtherWords(query))).toString();
	expect(near).toBe("q=bread&verb=led&number=true&near=true");
});
