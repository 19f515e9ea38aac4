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
	// Nor of what is no word.
	expect(oneSlipAway("a".repeat(31))).toEqual([]);
	// Another number is no slip.
	expect(["401k", "2019", "point72"].flatMap(oneSlipAway)).toEqual([]);
	expect(near.filter((word) => /\d/u.test(word))).toEqual([]);
});

test("A search is corrected when every word that nobody has can be", () => {
	const unknown = examined({ prodct: 0, manager: 40 });
	expect(corrected("prodct manager", unknown, new Map([["prodct", "product"]]))).toEqual({
		search: "product manager",
		why: "spelling",
	});
	const former = examined({ gogle: 0 });
	expect(corrected("ex-gogle", former, new Map([["gogle", "google"]]))?.search).toBe("ex google");
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
	const former = widened("ex-nurse games", examined({ games: 4 }, { understood }));
	expect(former[0]?.search).toBe('ex "nurse" games');
});

test("One word less is each of them less, and nothing for a single one", () => {
	expect(withoutOneWord(examined({ a: 1, b: 2, c: 3 }))).toEqual(["b c", "a c", "a b"]);
	expect(withoutOneWord(examined({ a: 1 }))).toEqual([]);
});
