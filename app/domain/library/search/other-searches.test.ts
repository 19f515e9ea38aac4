import { expect, test } from "vitest";
import {
	corrected,
	type Examined,
	oneSlipAway,
	widened,
	withoutOneWord,
} from "./other-searches.ts";

const examined = (words: Record<string, number>, more: Partial<Examined> = {}): Examined => ({
	words: Object.entries(words).map(([typed, resumes]) => ({ typed, resumes })),
	understood: [],
	telling: Object.keys(words),
	...more,
});

test("One slip is a letter more, less, another one, or two exchanged; never of a short word", () => {
	const near = oneSlipAway("prodct");
	for (const word of ["product", "rodct", "prodit", "prodtc"]) expect(near).toContain(word);
	expect(near).not.toContain("prodct");
	expect(near).not.toContain("produkt");
	expect(oneSlipAway("abc")).toEqual([]);
});

test("A search is corrected when every word that nobody has can be", () => {
	const unknown = examined({ prodct: 0, manager: 40 });
	expect(corrected("prodct manager", unknown, new Map([["prodct", "product"]]))).toEqual({
		search: "product manager",
		why: "spelling",
	});
	expect(corrected("prodct manager", unknown, new Map())).toBeNull();
	expect(corrected("manager", examined({ manager: 40 }), new Map())).toBeNull();
});

test("Where all words are known, fewer of them are tried, those that most have left out first", () => {
	const others = widened("gap explained here", examined({ gap: 3, explained: 9, here: 50 }));
	expect(others.map(({ search }) => search)).toEqual([
		"gap explained",
		"gap here",
		"explained here",
		"gap",
	]);
	expect(widened("gap zoo", examined({ gap: 3, zoo: 0 }))).toEqual([]);
});

test("What was taken for a filter is tried by its letters first", () => {
	const understood = [
		{ field: "role" as const, values: ["Nursing"], typed: "nurse", rest: "games" },
	];
	const others = widened(
		"nurse games",
		examined({ games: 4 }, { understood, telling: ["nurse", "games"] }),
	);
	expect(others[0]).toEqual({ search: '"nurse" games', why: "letters" });
});

test("One word less is each of them less, and nothing for a single one", () => {
	expect(withoutOneWord(examined({ a: 1, b: 2, c: 3 }))).toEqual(["b c", "a c", "a b"]);
	expect(withoutOneWord(examined({ a: 1 }))).toEqual([]);
});
