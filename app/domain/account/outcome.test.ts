import { expect, test } from "vitest";
import { helpedSentences, isOfferMonth, offerMonths, outcomeLimits } from "./outcome.ts";

const now = new Date("2026-01-31T23:59:59.999Z");

test("The months of three years are offered, this one first, and each of them is taken", () => {
	const months = offerMonths(now);
	expect(months.slice(0, 2)).toEqual(["2026-01", "2025-12"]);
	expect(months).toHaveLength(outcomeLimits.months);
	expect(months.at(-1)).toBe("2023-02");
	expect(months.filter((month) => !isOfferMonth(month, now))).toEqual([]);
	expect(isOfferMonth("2026-02", now)).toBe(false);
});

test("What members say of a resume is said from five of them on", () => {
	expect(helpedSentences(4, false)).toEqual([]);
	expect(helpedSentences(5, false)).toEqual([
		"5 members who got an offer say that this resume helped them.",
	]);
	expect(helpedSentences(5, true)).toEqual([
		"5 invented members who got an offer say that this resume helped them.",
	]);
});
