import { describe, expect, test } from "vitest";
import type { FoundRequirement } from "#app/domain/insights/posting/requirement.ts";
import { judgePosting } from "./judge-posting.ts";
import type { Posting, Requirement } from "./postings.ts";

const text =
	"Lead the weekly handover on a ward of 24 beds. R or SAS required. At least three years in care. " +
	"Full UK driving licence. Bachelor's degree in physics. We trained on SAS once.";

const label = (kind: Exclude<Requirement["kind"], "years">, name: string, quote: string) =>
	({ kind, text: name, quote, must: true }) satisfies Requirement;
const years = { kind: "years", text: "3 years", min: 3, quote: "three years", must: true } as const;

const found = (
	kind: Requirement["kind"],
	name: string,
	quote: string,
	more: Partial<FoundRequirement> = {},
): FoundRequirement => {
	const start = text.indexOf(quote);
	if (start < 0) throw new Error(`"${quote}" is not in the text`);
	return { kind, text: name, must: true, start, end: start + quote.length, ...more };
};

function isSame(wanted: Requirement, one: FoundRequirement): boolean {
	const posting: Posting = {
		id: "test-01",
		field: "test",
		role: "Nurse",
		level: "Mid-level",
		text,
		requirements: [wanted],
	};
	return judgePosting(posting, [one]).matched.length === 1;
}

const duty = label("duty", "hand over", "Lead the weekly handover on a ward of 24 beds");
const sas = label("skill", "SAS", "R or SAS");
const license = label("certificate", "driver's license", "Full UK driving licence");
const degree = label("degree", "degree in physics", "Bachelor's degree in physics");

describe("a found requirement and a label are the same", () => {
	test.each([
		[
			"a duty whose words are most of the quote",
			duty,
			found("duty", "x", "Lead the weekly handover on a"),
		],
		["a skill named in the quote", sas, found("skill", "SAS", "SAS required")],
		["a name with a few words more", sas, found("skill", "SAS experience", "R or SAS")],
		["the same number of years", years, found("years", "3", "At least three years", { min: 3 })],
		[
			"a license in another spelling",
			license,
			found("certificate", "UK driving licence", "UK driving licence"),
		],
		[
			"a degree in another order",
			degree,
			found("degree", "bachelor's in physics", "degree in physics"),
		],
	])("%s", (_, wanted, one) => {
		expect(isSame(wanted, one)).toBe(true);
	});
});

describe("a found requirement and a label are not the same", () => {
	test.each([
		["another kind", sas, found("certificate", "SAS", "R or SAS")],
		["another name at the same place", sas, found("skill", "R", "R or SAS")],
		["a part of a word", sas, found("skill", "SA", "R or SAS")],
		["the same name elsewhere", sas, found("skill", "SAS", "SAS once")],
		[
			"a name lost in a sentence",
			sas,
			found("skill", "SAS as well as some other tools", "R or SAS"),
		],
		["another number of years", years, found("years", "2", "three years", { min: 2 })],
		["a duty that is less than half of the quote", duty, found("duty", "x", "Lead the weekly")],
		["a duty as long as the posting", duty, { ...found("duty", "x", "Lead"), end: text.length }],
		[
			"a degree in another subject",
			degree,
			found("degree", "bachelor's in law", "degree in physics"),
		],
	])("%s", (_, wanted, one) => {
		expect(isSame(wanted, one)).toBe(false);
	});
});

test("each label and each found requirement counts once, and the nearest words go together", () => {
	const posting: Posting = {
		id: "test-01",
		field: "test",
		role: "Nurse",
		level: "Mid-level",
		text,
		requirements: [label("skill", "R", "R or SAS"), sas, license],
	};
	const both = found("skill", "R and SAS", "R or SAS");
	const exact = found("skill", "SAS", "R or SAS");
	const verdict = judgePosting(posting, [both, exact, found("skill", "SAS", "SAS required")]);
	expect(verdict.matched.map((one) => [one.label.text, one.found.text])).toEqual([
		["SAS", "SAS"],
		["R", "R and SAS"],
	]);
	expect(verdict.missed).toEqual([license]);
	expect(verdict.extra.map(({ start }) => start)).toEqual([text.indexOf("SAS required")]);
});
