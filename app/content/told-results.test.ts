import { describe, expect, test } from "vitest";
import { type Claim, claimedFigure, interviewSentence } from "./claims.ts";
import { resultFigure } from "./told-results.ts";

const plain: Claim = { figure: "95%", label: "success rate" };
const proved: Claim = { ...plain, source: { text: "Survey of 412 members", date: "2026-05-31" } };

describe("what members have told", () => {
	const enough = { due: 120, answers: 34, offers: 21 };
	const note = "62%, 95% interval 45 to 76%";
	const explanation =
		"60 days or more after their first resume, 34 of 120 members had answered and let us count it. The others may differ, and this does not show that resumes were the reason.";

	test("stands in place of a claim, with its interval and who was counted", () => {
		const figure = {
			figure: "21 of 34",
			label: "members who answered had an offer",
			note,
			explanation,
		};
		expect(resultFigure(plain, enough, false)).toEqual([figure]);
		// A demonstration's members are invented.
		expect(resultFigure(proved, enough, true)).toEqual([
			{
				...figure,
				explanation: `${explanation} The members of a demonstration are invented.`,
				isIllustrative: true,
			},
		]);
		expect(interviewSentence(figure)).toBe("21 of 34 members who answered had an offer");
	});

	test("is shown above twenty answers, and until then the claim as it may be", () => {
		for (const counted of [null, { due: 900, answers: 20, offers: 20 }]) {
			expect(resultFigure(plain, counted, true)).toEqual(claimedFigure(plain, true));
			expect(resultFigure(plain, counted, false)).toEqual([]);
			expect(resultFigure(proved, counted, false)).toEqual(claimedFigure(proved, false));
		}
		const [none] = resultFigure(plain, { due: 21, answers: 21, offers: 0 }, false);
		expect([none?.figure, none?.note]).toEqual(["0 of 21", "0%, 95% interval 0 to 15%"]);
	});
});
