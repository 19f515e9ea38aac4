import { describe, expect, test } from "vitest";
import { corrected, type Examined, widened, withoutOneWord } from "./other-searches.ts";

const examined = (words: Record<string, number>, more: Partial<Examined> = {}): Examined => ({
	// As rare as it is, among a hundred.
	words: Object.entries(words).map(([typed, resumes]) => ({
		...{ typed, resumes, worth: resumes === 0 ? 0 : resumes < 10 ? 2 : 1 },
	})),
	understood: [],
	former: [],
	telling: Object.keys(words),
	...more,
});

test("A search is corrected where a word of it can be", () => {
	const product = new Map([["prodct", "product"]]);
	expect(corrected("prodct manager", product)).toEqual({
		...{ search: "product manager", why: "spelling", without: [], isClose: false },
	});
	expect(corrected("ex-gogle", new Map([["gogle", "google"]]))?.search).toBe("ex google");
	expect(corrected("prodct manager", new Map())).toBeNull();
});

const names = {
	company: ["Google", "Meta", "Goldman Sachs"],
	role: ["Product Manager", "Nursing"],
};
const nurse = { field: "role" as const, values: ["Nursing"], typed: "nurse", rest: "games" };

describe("Where a search finds nothing, or little", () => {
	const searches = (search: string, of: Examined) =>
		widened(search, of, names).map((other) => other.search);

	test("fewer of its words are tried, those that say least left out first", () => {
		const others = widened("gap explained here", examined({ here: 50, gap: 3, kind: 3 }), names);
		expect(others).toMatchObject([
			{ search: "gap kind", why: "fewer", without: ["here"], isClose: true },
			{ search: "here kind", without: ["gap"] },
			{ search: "here gap", without: ["kind"] },
			{ search: "kind", without: ["here", "gap"], isClose: false },
			{ search: "gap", without: ["here", "kind"] },
			{ search: "here", without: ["gap", "kind"] },
		]);
	});

	test("the name of a role or company is left out as a whole, and last, the role behind the company", () => {
		const typed = ["product", "manager", "google", "kites", "payroll"];
		const of = examined(Object.fromEntries(typed.map((word) => [word, 12])));
		expect(searches(typed.join(" "), of).slice(0, 4)).toEqual([
			"product manager google payroll",
			"product manager google kites",
			"product manager google",
			"product manager kites payroll",
		]);
	});

	test("a word that no resume has is left out each time, where enough is left to look for", () => {
		const of = (words: Record<string, number>) => widened("", examined(words), names);
		expect(of({ product: 12, manager: 40, zoo: 0 })).toMatchObject([
			{ search: "product manager", why: "fewer", without: ["zoo"], isClose: true },
		]);
		// One word that says little, or none at all.
		expect(of({ gap: 3, zoo: 0 })).toEqual([]);
		expect(of({ zoo: 0 })).toEqual([]);
	});

	test("a part that means a filter is tried by its letters behind what loses less", () => {
		const of = examined({ games: 4 }, { understood: [nurse], telling: ["nurse", "games"] });
		expect(widened("nurse games", of, names)).toMatchObject([
			{ search: "nurse", without: ["games"] },
			{ search: "games", without: ["nurse"] },
			{ search: '"nurse" games', why: "letters", without: [], isClose: false },
		]);
		expect(searches("ex-nurse games", of)).toContain('ex "nurse" games');
		const place = { ...nurse, field: "location" as const, values: ["Texas"], typed: "texas" };
		const steak = examined({ steak: 4 }, { understood: [place], telling: ["texas", "steak"] });
		expect(searches("texas steak", steak)[0]).toBe('"texas" steak');
	});

	test("several companies are tried as alternatives first", () => {
		const typed = { google: 12, goldman: 4, sachs: 4, nurse: 0 };
		const of = examined(typed, { understood: [nurse], telling: Object.keys(typed) });
		expect(widened(Object.keys(typed).join(" "), of, names)[0]).toEqual({
			...{ search: 'google or "goldman sachs" nurse', why: "any", without: [], isClose: true },
		});
	});

	test("of a change first those are tried who came to it from elsewhere, where it is one thing", () => {
		const of = (words: Record<string, number>, former: string[]) => examined(words, { former });
		const clerk = of({ google: 12, clerk: 3 }, ["clerk"]);
		expect(widened("clerk to google", clerk, names).slice(0, 4)).toMatchObject([
			{ search: '"clerk" google', why: "change", without: [], isClose: true },
			{ search: "google career change", why: "fewer", without: ["clerk"], isClose: true },
			{ search: "google", without: ["clerk"], isClose: true },
			{ search: "clerk", without: ["google"] },
		]);
		const typed = { court: 3, clerk: 3, product: 12, manager: 12 };
		expect(searches("court clerk to product manager", of(typed, ["court", "clerk"]))[0]).toBe(
			"clerk product manager",
		);
		// Of what nobody was, what it leads to is left.
		const welder = of({ welder: 0, kites: 3 }, ["welder"]);
		expect(searches("welder to kites", welder)).toEqual(["kites career change", "kites"]);
		const kite = of({ clerk: 3, kites: 3, office: 3 }, ["clerk"]);
		expect(searches("clerk to kites office", kite)[0]).toBe("kites office");
	});

	test("a company or a role that it names is left, whatever else no resume has", () => {
		const of = examined({ zoo: 0, zebra: 0, google: 12 });
		expect(searches("zoo zebra google", of)).toEqual(["google"]);
	});

	test("no more are tried than a search of many words bears", () => {
		const of = examined(Object.fromEntries(Array.from({ length: 16 }, (_, at) => [`w${at}`, 3])));
		expect(searches("", of).length).toBeLessThan(30);
	});
});

test("One word less is each of them less, and nothing for a single one", () => {
	expect(withoutOneWord(examined({ a: 1, b: 2, c: 3 }))).toEqual(["b c", "a c", "a b"]);
	expect(withoutOneWord(examined({ a: 1 }))).toEqual([]);
});
