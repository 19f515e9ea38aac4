import { expect, test } from "vitest";
import { draftLimits, isTooLong, isTooLongToRead } from "./draft-limits.ts";

const draftOf = (highlights: string[], removals: string[] = []) => ({
	document: {
		...{ basics: { name: "", label: "" }, education: [], skills: [] },
		work: [{ name: "", position: "", highlights }],
	},
	fields: {},
	removals,
});

test("A draft has at most so many characters, lines and words to remove, wherever they stand", () => {
	const { letters, texts, removals } = draftLimits;
	expect(isTooLong(draftOf(["a".repeat(letters)]))).toBe(false);
	expect(isTooLong(draftOf(["a".repeat(letters), "a"]))).toBe(true);
	expect(isTooLong({ ...draftOf(["a".repeat(letters)]), fields: { title: "a" } })).toBe(true);
	// Name, label, job and employer are texts as well.
	const lines = Array.from({ length: texts - 4 }, () => "a");
	expect(isTooLong(draftOf(lines))).toBe(false);
	expect(isTooLong(draftOf([...lines, "a"]))).toBe(true);
	expect(isTooLong(draftOf([], ["a".repeat(removals)]))).toBe(false);
	expect(isTooLong(draftOf([], ["a".repeat(removals), "a"]))).toBe(true);
});

test("A file of which a draft is made is no longer", () => {
	const { letters, texts } = draftLimits;
	expect(isTooLongToRead("a".repeat(letters))).toBe(false);
	expect(isTooLongToRead("a".repeat(letters + 1))).toBe(true);
	expect(isTooLongToRead("\n".repeat(texts - 1))).toBe(false);
	expect(isTooLongToRead("\n".repeat(texts))).toBe(true);
});
