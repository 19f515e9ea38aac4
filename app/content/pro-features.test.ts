import { expect, test } from "vitest";
import { lostFeatures, planFeatures, proFeatures } from "./pro-features.ts";

test("Two pages list what Pro is, each in its own words, and nothing that has not been built", () => {
	expect(proFeatures.map(({ name }) => name)).toEqual([
		"Unlimited resume views",
		"Downloads in multiple formats",
		"All featured resumes",
		"Advanced search and filters",
		"AI-powered insights",
		"Priority support",
		"Review checklist",
		"Industry templates",
	]);
	expect(planFeatures.map(({ name }) => name)).toEqual([
		"Unlimited resume views",
		"Download all resumes",
		"Access to featured resumes",
		"Advanced search filters",
		"Priority support",
		"Resume review checklist",
		"Industry-specific templates",
	]);
});

test("What everybody has is not lost with Pro", () => {
	const forAll = planFeatures.filter(({ isForAll }) => isForAll).map(({ name }) => name);
	expect(forAll).toEqual(["Access to featured resumes", "Advanced search filters"]);
	expect(lostFeatures).toEqual([
		"Unlimited resume views",
		"Download all resumes",
		"Priority support",
		"Resume review checklist",
		"Industry-specific templates",
	]);
});

test("Every feature that is welcomed says what it is and where it is found", () => {
	for (const { detail, to } of proFeatures) {
		expect(detail).toMatch(/^[A-Z].+\.$/u);
		expect(to).toMatch(/^\/[a-z]/u);
	}
});
