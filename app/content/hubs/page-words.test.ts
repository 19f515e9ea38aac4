import { describe, expect, test } from "vitest";
import type { HubFigures } from "#app/domain/library/hubs/public-figures.ts";
import {
	basisOf,
	type CountedHub,
	hubCount,
	hubDescription,
	hubTitle,
	shapeOf,
} from "./page-words.ts";

const company = { slug: "google", name: "Google", resumes: 26 };
const role = { slug: "software-engineer", name: "Software Engineer", resumes: 89 };
const none = { invented: 0, curated: 0 };
const figures: HubFigures = {
	resumes: 26,
	isOfNewest: false,
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
	test.each<[CountedHub, title: string, counted: string]>([
		[
			{ company, role: null, resumes: 26, unreal: none },
			"Google resumes",
			"26 resumes that led to offers at Google",
		],
		[
			{ company: null, role, resumes: 89, unreal: none },
			"Software Engineer resumes",
			"89 Software Engineer resumes that led to offers",
		],
		[
			{ company, role, resumes: 1, unreal: none },
			"Software Engineer resumes at Google",
			"1 Software Engineer resume that led to an offer at Google",
		],
		[
			{ company, role: null, resumes: 0, unreal: none },
			"Google resumes",
			"No resume from Google yet",
		],
	])("what it is and how many there are", (hub, title, counted) => {
		expect(hubTitle(hub)).toBe(title);
		expect(hubCount(hub)).toBe(counted);
	});

	test.each<[Partial<CountedHub>, counted: string]>([
		[{ unreal: { invented: 26, curated: 0 } }, "26 invented resumes that led to offers at Google"],
		[{ unreal: { invented: 0, curated: 26 } }, "26 example resumes for Google"],
		[
			{ unreal: { invented: 4, curated: 2 } },
			"26 resumes for Google: 20 that led to offers, 4 invented, 2 examples",
		],
		[
			{ resumes: 3, unreal: { invented: 1, curated: 1 }, company: null, role },
			"3 Software Engineer resumes: 1 that led to an offer, 1 invented, 1 example",
		],
		[
			{ resumes: 1, unreal: { invented: 0, curated: 1 }, role },
			"1 example Software Engineer resume for Google",
		],
	])("only of real people’s resumes that they led to offers: %j", (kinds, counted) => {
		const hub = { company, role: null, resumes: 26, unreal: none, ...kinds };
		expect(hubCount(hub)).toBe(counted);
	});

	test("whose sheets were counted: the newest only where there are more than are counted", () => {
		expect(basisOf(figures, 26)).toContain("beside each of");
		expect(basisOf(figures, 27)).toContain("beside 26 of");
		expect(basisOf({ ...figures, resumes: 2_000, isOfNewest: true }, 2_001)).toContain(
			"beside the newest 2,000 of",
		);
	});

	test("to search engines what its figures come to, and that people are invented", () => {
		const hub = { company, role: null, resumes: 26, unreal: { invented: 26, curated: 0 } };
		expect(hubDescription(hubCount(hub), figures)).toBe(
			"26 invented resumes that led to offers at Google. Nearly all are one page long. The typical one has 16 bullets, 54% of them with a number.",
		);
		expect(hubDescription(hubCount({ ...hub, unreal: none }), figures)).toMatch(
			/^26 resumes that led/u,
		);
		expect(hubDescription(hubCount(hub), null)).toContain("too few to describe as a group");
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
