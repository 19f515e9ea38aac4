import { expect, test } from "vitest";
import { findByWords } from "#app/domain/content/templates/find-by-words.ts";
import later from "./later-searches.json" with { type: "json" };
import searches from "./searches.json" with { type: "json" };
import { templates } from "./templates.server.ts";

/** What people type, and what they are glad to find; both lists were written before what they judge. */
const judge = (list: typeof searches) =>
	list.map(({ typed, finds }) => {
		const found = findByWords(templates, typed).map(({ slug }) => slug);
		return { typed, found, misses: finds.some((slug) => !found.includes(slug)) };
	});
const missed = (list: typeof searches) =>
	judge(list).flatMap(({ typed, misses }) => (misses ? [typed] : []));

test("Searches find every template that they are for; those that do not are these", () => {
	const names = new Set(templates.map(({ slug }) => slug));
	const wanted = [...searches, ...later].flatMap(({ finds }) => finds);
	expect(wanted.filter((slug) => !names.has(slug))).toEqual([]);
	expect(missed(searches)).toEqual(["entry level", "marketing manager"]);
	// Kept aside when templates were given other names.
	expect(missed(later)).toEqual([
		"csm",
		"bdr",
		"PR",
		"grant writer",
		"SEO",
		"economist",
		"college student",
	]);
});

test("A search finds no more than a part of the list", () => {
	const broad = judge([...searches, ...later]).filter(({ found }) => found.length > 15);
	expect(broad.map(({ typed, found }) => `${typed}: ${found.length}`)).toEqual([]);
});

test("A search of nothing finds all, and one of strange words none", () => {
	expect(findByWords(templates, "")).toBe(templates);
	expect(findByWords(templates, "zebra crossing")).toEqual([]);
});
