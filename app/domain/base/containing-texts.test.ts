import fc from "fast-check";
import { expect, test } from "vitest";
import { createContainsIndex } from "./containing-texts.ts";

test("A part is found at the beginning, inside and at the end of a text, and as the whole of it", () => {
	const find = createContainsIndex(["meta", "metabase", "big meta", "google"]);
	expect(find("meta")).toEqual(["meta", "metabase", "big meta"]);
	expect(find("oogl")).toEqual(["google"]);
	expect(find("metab ")).toEqual([]);
});

test("One or two letters are found as well, and nothing at all is in everything", () => {
	const find = createContainsIndex(["go", "google", "x"]);
	expect(find("go")).toEqual(["go", "google"]);
	expect(find("x")).toEqual(["x"]);
	expect(find("")).toEqual(["go", "google", "x"]);
});

test("It finds what looking at every text finds", () => {
	// Few letters, so that parts repeat and overlap.
	const text = fc.string({ unit: fc.constantFrom("a", "b", "é", " "), maxLength: 9 });
	fc.assert(
		fc.property(fc.array(text, { maxLength: 30 }), text, (texts, part) => {
			const scanned = texts.filter((each) => each.includes(part));
			expect(createContainsIndex(texts)(part)).toEqual(scanned);
		}),
	);
});
