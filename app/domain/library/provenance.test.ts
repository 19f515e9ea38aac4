import { expect, test } from "vitest";
import { originFacts, originSentence, partOf, type ResumeOrigin } from "./provenance.ts";

const origin: ResumeOrigin = {
	provenance: "demo",
	company: "Google",
	experienceLevel: "Senior-level",
	offerMonth: "2025-03",
};

test("The sentence names provenance, company, level and offer month", () => {
	const sentences = (["demo", "curated", "declared", "verified"] as const).map((provenance) =>
		originSentence({ ...origin, provenance }),
	);
	expect(sentences).toEqual([
		"Invented for a demonstration: Google, Senior-level, offer Mar 2025.",
		"Curated example, not of a real person: Google, Senior-level, offer Mar 2025.",
		"Declared by its author, not checked: Google, Senior-level, offer Mar 2025.",
		"Verified offer: Google, Senior-level, offer Mar 2025.",
	]);
});

test("An offer whose month is not known is given none", () => {
	expect(originFacts({ ...origin, offerMonth: null })).toBe("Senior-level");
	expect(originSentence({ ...origin, offerMonth: null })).toBe(
		"Invented for a demonstration: Google, Senior-level.",
	);
});

test("A library is invented as a whole only when nothing else is in it", () => {
	expect([partOf(true, false), partOf(true, true), partOf(false, true)]).toEqual([
		"all",
		"some",
		"none",
	]);
});
