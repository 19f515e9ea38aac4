import { describe, expect, test } from "vitest";
import {
	type Claim,
	claimedFigure,
	claims,
	interviewSentence,
	templateFigures,
	unprovedClaims,
} from "./claims.ts";

const plain: Claim = { figure: "95%", label: "success rate" };
const proved: Claim = { ...plain, source: { text: "Survey of 412 members", date: "2026-05-31" } };

describe("a claim", () => {
	test("without a source stands in a demonstration only, marked", () => {
		expect(claimedFigure(plain, true)).toEqual([{ ...plain, isIllustrative: true }]);
		expect(claimedFigure(plain, false)).toEqual([]);
	});

	test("is counted on a public site where it can be, and rounded down", () => {
		expect(claimedFigure(plain, false, 1_234)).toEqual([
			{ figure: "1,000+", label: "success rate" },
		]);
		expect(claimedFigure(plain, false, 0)).toEqual([{ figure: "0", label: "success rate" }]);
		expect(claimedFigure(plain, true, 1_234)).toEqual([{ ...plain, isIllustrative: true }]);
	});

	test("with a source and a date is shown with both, everywhere", () => {
		for (const isDemonstration of [true, false]) {
			expect(claimedFigure(proved, isDemonstration, 7)).toEqual([
				{ ...plain, note: "Survey of 412 members, May 31, 2026" },
			]);
		}
	});

	test("that the owner has taken out stands nowhere; what can be counted in its place is counted", () => {
		const none = { ...plain, figure: "" };
		expect(claimedFigure(none, true)).toEqual([]);
		expect(claimedFigure(none, true, 7)).toEqual([{ figure: "7", label: "success rate" }]);
	});

	test("that is not proved is named at the start of a public site", () => {
		const unproved = Object.values(claims).filter(({ source }) => !source);
		for (const { figure, label } of unproved) {
			expect(unprovedClaims()).toContain(`${figure} ${label}`);
		}
		expect(unprovedClaims()).toMatch(/^5 claims without a source and a date: 50K\+ users, /u);
	});
});

test("The figures of the specification stand in the claims file", () => {
	expect(Object.values(claims).map(({ figure, label }) => `${figure} ${label}`)).toEqual([
		"50K+ users",
		"95% success rate",
		"63% more interviews",
		"50+ guides",
		"100K+ downloads",
	]);
	const [interviews] = claimedFigure(claims.interviews, true);
	expect(interviews && interviewSentence(interviews)).toBe(
		"Users who explored our resumes received 63% more interviews",
	);
});

test("A template's rating, and downloads that nobody counted, stand in a demonstration only", () => {
	const slug = "google-software-engineer";
	expect(templateFigures(slug, true, 3)).toEqual({ rating: 4.9, downloads: 2850 });
	expect(templateFigures(slug, false, 3)).toEqual({ rating: null, downloads: 3 });
	expect(templateFigures("registered-nurse", true, 3)).toEqual({ rating: null, downloads: 3 });
});
