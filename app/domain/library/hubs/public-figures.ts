import { countEach } from "#app/domain/base/count.ts";
import { workOfTitle } from "#app/domain/insights/career/works.ts";
import { publicSections } from "#app/domain/insights/example-group.ts";
import { mostResumes } from "#app/domain/insights/group-limits.ts";
import {
	type MeasureSummary,
	type SectionUse,
	sectionsInOrder,
	summariseValues,
} from "#app/domain/insights/group-statistics.ts";
import { measures } from "#app/domain/insights/measures.ts";
import { degreeRank } from "#app/domain/insights/posting/degree-ranks.ts";
import type { Quartiles } from "#app/domain/insights/quantiles.ts";
import { experienceLevels } from "#app/domain/library/catalogue.ts";
import type { NamedCount } from "#app/domain/library/statistics.ts";
import type { SheetFacts } from "#app/domain/reader/sheet/facts.ts";
import { leastInHub } from "./directory.ts";

/** What stands beside a resume for everyone; nothing of it comes from the words of a document. */
export type PublicRow = {
	facts: SheetFacts | null;
	level: string;
	/** "B.S., Computer Science" */
	education: string | null;
	previousRole: string | null;
	isInvented: boolean;
};

export type HubFigures = {
	/** How many resumes were counted, whether those are the newest of more, and how many of them are invented. */
	resumes: number;
	isOfNewest: boolean;
	invented: number;
	/** Null where fewer than `leastInHub` have it. */
	pages: Quartiles | null;
	/** The share of those that are one page long. */
	onePage: number | null;
	bullets: Quartiles | null;
	figureShare: Quartiles | null;
	sections: SectionUse[];
	/** In their order. */
	levels: NamedCount[];
	/** The highest degree of each. */
	degrees: NamedCount[];
	/** What they worked as before the offer. */
	before: NamedCount[];
};

/** How many resumes of a hub are of no real person: those of the demonstration, and the examples of our editors. */
export type UnrealCounts = { invented: number; curated: number };

/** What fewer people share is no pattern. */
const leastShared = 3;
const mostListed = 6;

const degreeNames = ["", "Associate’s", "Bachelor’s", "Master’s", "Doctorate", "Doctorate"];

/** The figures of a hub; null of too few resumes. */
export function summariseHub(rows: readonly PublicRow[]): HubFigures | null {
	if (rows.length < leastInHub) return null;
	const facts = rows.flatMap((row) => row.facts ?? []);
	const withBullets = facts.filter(({ bullets }) => bullets > 0);
	const pages = facts.map((each) => each.pages);
	return {
		resumes: rows.length,
		isOfNewest: rows.length === mostResumes,
		invented: rows.filter(({ isInvented }) => isInvented).length,
		pages: quartiles(pages, "pages"),
		onePage:
			pages.length < leastInHub ? null : pages.filter((each) => each === 1).length / pages.length,
		bullets: quartiles(
			facts.map(({ bullets }) => bullets),
			"bullets",
		),
		figureShare: quartiles(
			withBullets.map(({ bullets, bulletsWithFigure }) => bulletsWithFigure / bullets),
			"figureShare",
		),
		sections:
			facts.length < leastInHub ? [] : sectionsInOrder(facts.map(publicSections), leastShared),
		levels: experienceLevels
			.map((value) => ({ value, count: rows.filter(({ level }) => level === value).length }))
			.filter(({ count }) => count > 0),
		degrees: countShared(rows.map(({ education }) => education && nameOfDegree(education))),
		before: countShared(rows.map(({ previousRole }) => previousRole && workOfTitle(previousRole))),
	};
}

function quartiles(values: readonly number[], name: keyof typeof measures): Quartiles | null {
	const summary: MeasureSummary | null = summariseValues(values, measures[name], leastInHub);
	return summary && { low: summary.low, median: summary.median, high: summary.high };
}

const nameOfDegree = (education: string): string => degreeNames[degreeRank(education)] ?? "";

/** The most frequent ones that enough people share. */
function countShared(values: readonly (string | null)[]): NamedCount[] {
	return [...countEach(values.flatMap((value) => value || []))]
		.map(([value, count]) => ({ value, count }))
		.filter(({ count }) => count >= leastShared)
		.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
		.slice(0, mostListed);
}
