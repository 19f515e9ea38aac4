import { expect, test } from "vitest";
import { readPages, writePages } from "./pages-of-text.ts";

const text = "Ada Example\nBuilt 3 tools";

test("The pages of a file stay with its text, however its lines end, and go when it is changed", () => {
	const carried = writePages(2, text);
	expect(readPages(carried, text)).toBe(2);
	expect(readPages(carried, text.replace("\n", "\r\n"))).toBe(2);
	expect(readPages(carried, `${text} for 40 people`)).toBeNull();
	expect(readPages(carried, "")).toBeNull();
});

test("A pasted text has no pages, and nobody gives it some by hand", () => {
	expect(writePages(null, text)).toBe("");
	for (const carried of ["", "2", "x", "0 1", writePages(21, text), writePages(1.5, text)]) {
		expect(readPages(carried, text)).toBeNull();
	}
});
