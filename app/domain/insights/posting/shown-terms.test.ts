import { expect, test } from "vitest";
import type { RequirementKind } from "./requirement.ts";
import {
	createShownFinder,
	findShownPlaces,
	type ShownResume,
	stemOf,
	stemsOf,
	tellingWords,
} from "./shown-terms.ts";

const resume: ShownResume = {
	terms: stemsOf(["audited", "ledgers", "month-end", "excel", "biology"]),
	degree: 2,
	skills: new Set(["c++"]),
	months: 36,
};
const shows = (kind: RequirementKind, text: string, min?: number) =>
	createShownFinder({
		kind,
		text,
		must: true,
		...(min === undefined ? {} : { min }),
	})(resume);

test("A resume shows what it lists, and what it has all words of", () => {
	expect(shows("skill", "C++")).toBe(true);
	expect(shows("skill", "Excel")).toBe(true);
	expect(shows("skill", "Excel macros")).toBe(false);
	expect(shows("skill", "the")).toBe(false);
	expect(shows("degree", "degree in biology")).toBe(true);
	expect(shows("degree", "bachelor's in biology")).toBe(true);
	expect(shows("degree", "master's in biology")).toBe(false);
	expect(shows("degree", "bachelor's in law")).toBe(false);
});

test("A name's number must be there, and a certificate's noun need not", () => {
	const of = (text: string, ...terms: string[]) =>
		createShownFinder({ kind: "certificate", text, must: true })({
			...resume,
			terms: stemsOf(terms),
		});
	expect(of("Series 79", "series", "room")).toBe(false);
	expect(of("OSHA 10", "osha-30")).toBe(false);
	expect(of("OSHA 10", "osha-10")).toBe(true);
	expect(of("PMP certification", "pmp")).toBe(true);
	expect(of("RN license", "registered", "nurse")).toBe(true);
	expect(of("New York bar", "york")).toBe(false);
});

test("A name with a number is found within a longer one that is listed", () => {
	const lists = (text: string, ...skills: string[]) =>
		createShownFinder({ kind: "skill", text, must: true })({
			...resume,
			skills: new Set(skills),
		});
	expect(lists("Office 365", "microsoft office 365")).toBe(true);
	expect(lists("Office 365", "microsoft office", "365 days")).toBe(false);
	expect(lists("Series 7", "series 79")).toBe(false);
});

test("A short word in a compound is none of its own", () => {
	expect(stemsOf(["go-to-market"]).has("go")).toBe(false);
	expect(stemsOf(["go/python", "month-end"])).toEqual(new Set(["go", "python", "month", "end"]));
	expect(stemsOf(["node.js"]).has(stemOf("node.js"))).toBe(true);
});

test("A degree of letters is shown by them or by its words", () => {
	const has = (degree: number, ...terms: string[]) =>
		createShownFinder({ kind: "degree", text: "JD", must: true })({
			...resume,
			degree,
			terms: stemsOf(terms),
		});
	expect(has(4, "j.d")).toBe(true);
	expect(has(4, "juris", "doctor")).toBe(true);
	expect(has(4, "ph.d", "biology")).toBe(false);
});

test("A resume shows a duty with most of its words, in any form", () => {
	expect(shows("duty", "Audit the ledger at month end")).toBe(true);
	expect(shows("duty", "Audit warehouses, drivers and ledger rooms")).toBe(false);
	expect(shows("duty", "Audit")).toBe(true);
});

test("A resume shows years from the month in which they are full", () => {
	expect(shows("years", "3 years", 3)).toBe(true);
	expect(shows("years", "3.5 years", 3.5)).toBe(false);
});

test("Forms of a word have one stem, and small words tell nothing", () => {
	expect([stemOf("planning"), stemOf("plans"), stemOf("plan")]).toEqual(["plan", "plan", "plan"]);
	expect(["planned", "led", "reconciled"].map(stemOf)).toEqual(
		["plan", "lead", "reconcile"].map(stemOf),
	);
	expect(tellingWords("master's degree in the law")).toEqual(["master", "law"]);
	expect(tellingWords("3 audits of 12 Excel 2016 files")).toEqual([
		"audits",
		"excel",
		"2016",
		"files",
	]);
});

test("Where one name of several is enough, one that fewer than five show says nothing of its resume", () => {
	const listing = (...skills: string[]) => ({ ...resume, skills: new Set(skills) });
	const choice = {
		...({ kind: "skill", text: "Looker or Rarity", must: true } as const),
		options: ["Looker", "Rarity"],
	};
	const tableau = { kind: "skill", text: "Tableau", must: true } as const;
	const many = Array.from({ length: 5 }, () => listing("looker"));
	expect(findShownPlaces([tableau, choice], [...many, listing("rarity", "tableau")])).toEqual([
		...many.map(() => [1]),
		[],
	]);
	const both = [...many, ...many.map(() => listing("rarity"))];
	expect(findShownPlaces([choice], both)).toEqual(both.map(() => [0]));
});
