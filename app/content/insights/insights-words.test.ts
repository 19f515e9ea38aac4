import { describe, expect, test } from "vitest";
import type { Finding } from "#app/domain/insights/findings.ts";
import { emptyGroup, summariseValues } from "#app/domain/insights/group-statistics.ts";
import { viewGroup } from "#app/domain/insights/group-view.ts";
import { measures } from "#app/domain/insights/measures.ts";
import { describeFinding } from "./finding-words.ts";
import { headlineOf, inventedNote, middleHalf, shareWords } from "./group-words.ts";

const skill = { key: "go", skill: "Go", inGroup: 9, groupShare: 0.75, restShare: 0.1, score: 5 };

const context = { resumes: 12, invented: 12, role: "Nursing" };

/** One of each kind, with numbers in the singular and in the plural. */
const findings: Finding[] = [
	{ kind: "unread", missing: "jobs" },
	{ kind: "unread", missing: "bullets" },
	{ kind: "no-address" },
	{ kind: "figures", bullets: ["Led a team"], share: 0.5, group: { low: 0.6, high: 0.8 } },
	{ kind: "weak-openings", lines: [{ bullet: "Helped", opening: "helped", instead: "Say it." }] },
	{ kind: "repeated-openings", words: [{ word: "led", count: 4 }], others: ["built"] },
	{ kind: "repeated-openings", words: [{ word: "led", count: 4 }], others: [] },
	{ kind: "first-person", lines: ["My team", "Our plan"] },
	{ kind: "long-bullets", bullets: ["So long"], limit: 34 },
	{ kind: "short-bullets", words: 8, low: 18, high: 24 },
	{ kind: "length", place: "below", words: 147, low: 300, high: 400 },
	{ kind: "length", place: "above", words: 900, low: 300, high: 400 },
	{ kind: "pages", pages: 2, usual: 1 },
	{ kind: "newest-job", bullets: 1, low: 3, high: 5 },
	{ kind: "empty-jobs", count: 1 },
	{ kind: "missing-sections", sections: [{ section: "skills", share: 0.9 }] },
	{ kind: "section-order", first: "work", share: 0.9 },
	{ kind: "section-order", first: "education", share: 0.9 },
	{ kind: "missing-skills", skills: [skill] },
];

describe("every finding", () => {
	test.each(findings.map((finding) => [finding.kind, finding] as const))(
		"%s says what was seen and what to do, in whole sentences",
		(_, finding) => {
			const { title, seen, todo } = describeFinding(finding, context);
			expect(title).toMatch(/^[\p{Lu}\d“]/u);
			expect(title).not.toMatch(/\.$/u);
			for (const text of [seen, todo]) {
				expect(text).toMatch(/^[\p{Lu}\d“].+[.?”]$/u);
				expect(text).not.toMatch(/undefined|null|NaN|\[object/u);
			}
			expect(`${title} ${seen} ${todo}`).not.toMatch(/\b1 (?:bullets|jobs|pages|words)\b/u);
		},
	);

	const remarkOf = (line: string) =>
		describeFinding(
			{ kind: "figures", bullets: [line], share: 0.5, group: { low: 0.6, high: 0.8 } },
			context,
		).lines?.[0]?.remark;

	test.each([
		"Trained eleven nurses",
		"Supervised six new clerks on nights",
		"Kept the books of twenty-five small shops",
		"Ran a team of three people",
		"Cut the wait by a third",
		"Read one third of all films",
		"Cut the close in half",
		"Taught half of the staff",
		"Raised over ten thousand dollars",
		"Answered hundreds of letters",
		"Doubled the sales of bread",
		"Two nurses trained",
		"Moved twelve Java services",
		"Grew sales by forty percent",
	])("says of a number in words to write it in digits: %s", (line) => {
		expect(remarkOf(line)).toMatch(/digits/u);
	});

	test.each([
		"Coordinate with third-party transport crews",
		"Planned the second half of the season",
		"First-line support for the branch",
		"Led Six Sigma projects",
		"Six Sigma projects led with clerks",
		"Lean six sigma projects led",
		"Audited banks for a Big Four firm",
		"Held one-on-one talks with patients",
		"Rolled out two-factor sign-in for vendors",
		"Worked the third shift with nurses",
		"Sold to a third party for clients",
		"Acted for a third country",
		"Took phase two trials and level three calls",
		"Doubled as the translator of reports",
		"Managed half-day classes",
		"Moved to Thousand Oaks",
	])("says nothing of a word that counts nothing: %s", (line) => {
		expect(remarkOf(line)).toBeUndefined();
	});

	test("that is about lines shows them", () => {
		expect(describeFinding({ kind: "missing-skills", skills: [skill] }, context).lines).toEqual([
			{ text: "Go", remark: "named by 75% here, 10% elsewhere" },
		]);
	});
});

describe("the sentence about a group", () => {
	const summary = (name: keyof typeof measures, values: number[]) =>
		summariseValues(values, measures[name]);
	const of = (pages: number[]) =>
		headlineOf(
			viewGroup({
				...emptyGroup(),
				measures: {
					...emptyGroup().measures,
					pages: summary("pages", pages),
					jobs: summary("jobs", [2, 2, 2, 3, 3, 4, 4, 4, 4]),
					bulletsPerJob: summary("bulletsPerJob", [3, 3, 3, 3, 3, 3, 3, 3]),
					figureShare: summary("figureShare", [0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9]),
				},
			}),
		);

	test("says how long its resumes are, as far as it is true", () => {
		const rest =
			" Half of them have 2 to 4 jobs with about 3 bullets each. Nine in ten bullets carry a number.";
		expect(of([1, 1, 1, 1, 1, 1, 1, 1])).toBe(`All are one page long.${rest}`);
		expect(of([1, 1, 1, 1, 1, 1, 1, 1, 1, 2])).toBe(`Nearly all are one page long.${rest}`);
		expect(of([1, 1, 1, 2, 2, 2, 2, 2])).toBe(`Most are two pages long.${rest}`);
		expect(of([1, 1, 1, 1, 2, 2, 2, 3])).toBe(
			`Their length differs, most often they are one page long.${rest}`,
		);
	});

	test("says nothing of what is not known", () => {
		expect(headlineOf(viewGroup(emptyGroup()))).toBe("");
	});
});

test("Shares are said as one says them", () => {
	expect([0.02, 0.33, 0.5, 0.88, 1].map(shareWords)).toEqual([
		"Hardly any",
		"Three in ten",
		"Half the",
		"Nine in ten",
		"All",
	]);
	expect(middleHalf({ low: 2, high: 4 }, "whole")).toBe("half of them: 2 to 4");
	expect(middleHalf({ low: 1, high: 1 }, "whole")).toBe("at least half of them: 1");
});

test("Invented resumes are called invented, and real ones are not", () => {
	expect(inventedNote({ resumes: 9, invented: 0 })).toBeNull();
	expect(inventedNote({ resumes: 9, invented: 9 })).toMatch(/^All of them are invented/u);
	expect(inventedNote({ resumes: 9, invented: 4 })).toMatch(/^4 of them are invented/u);
});
