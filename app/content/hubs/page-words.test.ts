import { describe, expect, test } from "vitest";
import type { HubFigures } from "#app/domain/library/hubs/public-figures.ts";
import { hubCount, hubDescription, hubTitle, type SaidHub, shapeOf } from "./page-words.ts";

const company = { slug: "google", name: "Google", resumes: 26 };
const role = { slug: "software-engineer", name: "Software Engineer", resumes: 89 };
const figures: HubFigures = {
	resumes: 26,
	invented: 26,
	pages: { low: 1, median: 1, high: 1 },
	onePage: 0.9,
	bullets: { low: 12, median: 16, high: 18 },
	figureShare: { low: 0.4, median: 0.544, high: 0.7 },
	sections: [],
	levels: [],
	degrees: [],
	before: [],
};

describe("A hub says", () => {
	test.each<[SaidHub, title: string, counted: string]>([
		[
			{ company, role: null, resumes: 26 },
			"Google resumes",
			"26 resumes that led to offers at Google",
		],
		[
			{ company: null, role, resumes: 89 },
			"Software Engineer resumes",
			"89 Software Engineer resumes that led to offers",
		],
		[
			{ company, role, resumes: 1 },
			"Software Engineer resumes at Google",
			"1 Software Engineer resume that led to an offer at Google",
		],
		[{ company, role: null, resumes: 0 }, "Google resumes", "No resume from Google yet"],
	])("what it is and how many there are", (hub, title, counted) => {
		expect(hubTitle(hub)).toBe(title);
		expect(hubCount(hub)).toBe(counted);
	});

	test("to search engines what its figures come to, and that people are invented", () => {
		const hub = { company, role: null, resumes: 26 };
		expect(hubDescription(hub, figures)).toBe(
			"26 invented resumes that led to offers at Google. Nearly all are one page long. The typical one has 16 bullets, 54% of them with a number.",
		);
		expect(hubDescription(hub, { ...figures, invented: 3 })).toMatch(/^26 resumes that led/u);
		expect(hubDescription(hub, null)).toContain("too few to describe as a group");
	});

	test("nothing of what could not be counted", () => {
		expect(shapeOf({ ...figures, onePage: null, figureShare: null })).toBe(
			"The typical one has 16 bullets.",
		);
		expect(shapeOf({ ...figures, bullets: null, onePage: 0.2 })).toBe(
			"20% are one page long, the others longer.",
		);
	});
});
