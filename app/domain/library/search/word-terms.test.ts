import { describe, expect, test } from "vitest";
import type { Wanted } from "./wanted.ts";
import {
	type Partial,
	rarityOf,
	sharedByAtLeast,
	variantsOf,
	wantedTerms,
	worthOf,
} from "./word-terms.ts";

const wanted = (typed: string, ways: readonly (readonly string[])[] = [[typed]]): Wanted => ({
	typed,
	words: typed.split(" "),
	ways,
	isTyped: !typed.includes(" "),
});

const facts = (counts: Record<string, number>, partials: Record<string, Partial> = {}) => ({
	count: (term: string) => counts[term] ?? 0,
	partial: (word: string) => partials[word] ?? null,
});

describe("A word", () => {
	test("is asked for with and without the letter of several", () => {
		expect(variantsOf("managers")).toEqual(["managers", "manager"]);
		expect(variantsOf("company")).toEqual(["company", "companies"]);
		expect(variantsOf("companies")).toEqual(["companies", "company"]);
		expect(variantsOf("aws")).toEqual(["aws"]);
		expect(variantsOf("business")).toEqual(["business"]);
		expect(variantsOf("r")).toEqual(["r"]);
		const { query, resumes } = wantedTerms(wanted("ledgers"), facts({ ledger: 3, ledgers: 2 }));
		expect([query, resumes]).toEqual(["('ledgers' | 'ledger')", 5]);
	});

	test("of a document is asked for from five resumes on, and never in what is open to all", () => {
		const few = facts({ " bsnowpark": sharedByAtLeast - 1 });
		const enough = facts({ " bsnowpark": sharedByAtLeast });
		expect(wantedTerms(wanted("snowpark"), few)).toMatchObject({
			query: null,
			documentPhrases: [],
		});
		expect(wantedTerms(wanted("snowpark"), enough)).toMatchObject({
			query: "(' bsnowpark')",
			openQuery: null,
			documentPhrases: ["snowpark"],
		});
	});

	test("is found by its beginning and inside of others where the library says so, of a synonym never", () => {
		const partials = {
			gres: { begins: 9, begun: null, beginsResumes: 2, inside: ["postgres"], insideResumes: 4 },
			ten: { begins: 1, begun: ["tenth"], beginsResumes: 2, inside: [], insideResumes: 0 },
		};
		const { query, resumes, beginning } = wantedTerms(wanted("gres"), facts({}, partials));
		expect(query).toBe("(('postgres') | 'gres':*)");
		expect([resumes, beginning]).toEqual([6, "gres"]);
		expect(wantedTerms(wanted("ten"), facts({}, partials)).query).toBe("('tenth')");
		const other = wantedTerms(wanted("pg", [["pg"], ["gres"]]), facts({}, partials));
		expect(other.query).toBeNull();
	});
});

test("A way of several words needs all of them, and one of the ways is enough", () => {
	const known = facts({ machine: 9, learning: 4, " nml": 2, ml: 2 });
	const terms = wantedTerms(wanted("ml", [["ml"], ["machine", "learning"], ["no", "such"]]), known);
	expect(terms.query).toBe("(('ml') | (('machine') & ('learning')))");
	expect(terms).toMatchObject({ resumes: 6, nameQuery: "(' nml')", nameResumes: 2 });
});

test("A rare word counts more than one that every tenth resume has", () => {
	const rarity = (resumes: number) => rarityOf({ resumes }, 10_000);
	expect([1_000, 999, 100, 99, 10, 9, 0].map(rarity)).toEqual([1, 2, 2, 3, 3, 4, 4]);
	expect(rarityOf({ resumes: 0 }, 0)).toBe(4);
});

test("A word says more the rarer it is, and where jobs are named by it; a part of others little, and one of nobody nothing", () => {
	const worth = (counts: Record<string, number>, partials: Record<string, Partial> = {}) =>
		worthOf(wantedTerms(wanted("engineer"), facts(counts, partials)), 1_000);
	expect(worth({ engineer: 100 })).toBe(1);
	expect(worth({ engineer: 99 })).toBe(2);
	expect(worth({ engineer: 99, " nengineer": 19 })).toBe(2);
	expect(worth({ engineer: 99, " nengineer": 20 })).toBe(5);
	expect(worth({})).toBe(0);
	const inside = { begins: 0, begun: [], beginsResumes: 0, inside: ["bioengineers"] };
	expect(worth({}, { engineer: { ...inside, insideResumes: 1 } })).toBe(1);
	// Of a library of a few resumes each has words that many others have.
	const few = wantedTerms(wanted("engineer"), facts({ engineer: 4, " nengineer": 4 }));
	expect(worthOf(few, 17)).toBe(1);
});
