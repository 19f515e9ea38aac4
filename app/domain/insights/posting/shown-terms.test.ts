import { expect, test } from "vitest";
import type { RequirementKind } from "./requirement.ts";
import {
	createShownFinder,
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
});
