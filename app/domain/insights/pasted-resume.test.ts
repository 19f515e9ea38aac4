import { describe, expect, test } from "vitest";
import { messages } from "#app/domain/base/messages.ts";
import { plainTextBlocks } from "#app/domain/reader/plain-text-blocks.ts";
import { pastedLimits, pastedProblem, textOfBlocks } from "./pasted-resume.ts";

describe("a text that is pasted", () => {
	const words = (count: number) => "word ".repeat(count);

	test("has enough words, from the least number on", () => {
		expect(pastedProblem(" \n\t")).toBe(messages.insights.nothing);
		expect(pastedProblem(words(pastedLimits.words - 1))).toBe(
			messages.insights.tooShort(pastedLimits.words),
		);
		expect(pastedProblem(words(pastedLimits.words))).toBeNull();
	});

	test("is no book: its last allowed character is taken, and not one more", () => {
		const full = words(pastedLimits.words).padEnd(pastedLimits.characters, "x");
		expect(pastedProblem(full)).toBeNull();
		expect(pastedProblem(`${full}x`)).toBe(messages.insights.tooLong(pastedLimits.characters));
	});
});

test("What was read from a file is the same when it is read again as text", () => {
	const text = `Ada Example

EXPERIENCE
Engineer, Kestrel Works\tJan 2022 – Present
- Led nine engineers
- Rebuilt the ledger

SKILLS
Go, SQL`;
	const blocks = plainTextBlocks(text);
	expect(plainTextBlocks(textOfBlocks(blocks))).toEqual(blocks);
	expect(textOfBlocks([])).toBe("");
});
