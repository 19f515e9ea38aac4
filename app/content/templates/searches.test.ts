import { expect, test } from "vitest";
import { findByWords } from "#app/domain/content/templates/find-by-words.ts";
import searches from "./searches.json" with { type: "json" };
import { templates } from "./templates.server.ts";

/** What people type, and what they are glad to find; written before the search was. */
const judged = searches.map(({ typed, finds }) => {
	const found = findByWords(templates, typed).map(({ slug }) => slug);
	return { typed, found, missed: finds.filter((slug) => !found.includes(slug)) };
});

test("Nine of ten searches find every template that they are for, and few others", () => {
	const names = new Set(templates.map(({ slug }) => slug));
	expect(searches.flatMap(({ finds }) => finds).filter((slug) => !names.has(slug))).toEqual([]);
	const missed = judged.filter(({ missed }) => missed.length > 0);
	expect(missed.map(({ typed }) => typed)).toEqual([]);
	// More than a dozen are no answer.
	expect(judged.filter(({ found }) => found.length > 12).map(({ typed }) => typed)).toEqual([]);
});

test("A search of nothing finds all, one of strange words none, and one of signs none more", () => {
	expect(findByWords(templates, "")).toBe(templates);
	expect(findByWords(templates, "zebra crossing")).toEqual([]);
	expect(findByWords(templates, "C++").length).toBeLessThan(templates.length);
});
