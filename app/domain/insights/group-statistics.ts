import { countEach } from "#app/domain/base/count.ts";
import type { SectionKey } from "#app/domain/reader/sheet/sections.ts";
import { leastResumes, leastSharers } from "./group-limits.ts";
import { type Distinction, findDistinctions, type SharedCounts } from "./log-odds.ts";
import {
	type ComparedResume,
	type Measure,
	type MeasureName,
	measureNames,
	measures,
} from "./measures.ts";
import { type Histogram, histogramOf, type Quartiles, quantileOf, valueAt } from "./quantiles.ts";

/** How the resumes of a group are built. Nothing here can be read back to one of them. */

export type MeasureSummary = Quartiles & {
	/** Nineteen of twenty lie above the one, nineteen below the other. */
	lowest: number;
	highest: number;
	histogram: Histogram;
	/** How many resumes it could be measured in. */
	resumes: number;
};

export type SectionUse = { section: SectionKey; share: number };
export type OpeningUse = { word: string; share: number; resumes: number };
export type SkillUse = Omit<Distinction, "key"> & { key: string; skill: string };

export type GroupStatistics = {
	resumes: number;
	/** How many of them are invented. */
	invented: number;
	/** Null where fewer than `leastResumes` could be measured. */
	measures: Record<MeasureName, MeasureSummary | null>;
	/** In their usual order. */
	sections: SectionUse[];
	/** The share of those with both that show education above experience. */
	educationFirst: number | null;
	/** What bullets begin with, by how many resumes. */
	openings: OpeningUse[];
	/** Skills that are listed here more than elsewhere, the most telling first; none without a rest. */
	skills: SkillUse[];
	/** How many resumes the skills were held against. */
	rest: number;
};

/** What a resume is held against: without the pictures. It may leave the server for who may compare. */
export type ComparedGroup = Omit<GroupStatistics, "measures"> & {
	measures: Record<MeasureName, Omit<MeasureSummary, "histogram"> | null>;
};

export function withoutHistograms({ measures, ...rest }: GroupStatistics): ComparedGroup {
	const bare = {} as ComparedGroup["measures"];
	for (const name of measureNames) {
		const summary = measures[name];
		if (!summary) bare[name] = null;
		else {
			const { histogram: _, ...figures } = summary;
			bare[name] = figures;
		}
	}
	return { ...rest, measures: bare };
}

/** What is known of a group while the library is too small to say anything. */
export const emptyGroup = (): GroupStatistics => ({
	resumes: 0,
	invented: 0,
	measures: Object.fromEntries(
		measureNames.map((name) => [name, null]),
	) as GroupStatistics["measures"],
	sections: [],
	educationFirst: null,
	openings: [],
	skills: [],
	rest: 0,
});

export type GroupMember = ComparedResume & { isInvented: boolean };

/**
 * Describes a group, step by step, so that the caller can pause.
 * @param rest resumes of the same library that do not belong to it
 * @returns null when the group is too small
 */
export function* describeGroup(
	group: readonly GroupMember[],
	rest: readonly GroupMember[],
): Generator<void, GroupStatistics | null, void> {
	if (group.length < leastResumes) return null;
	const summaries = {} as GroupStatistics["measures"];
	for (const name of measureNames) {
		const measure = measures[name];
		const values = group.flatMap((resume) => measure.read(resume) ?? []);
		summaries[name] = summariseValues(values, measure);
		yield;
	}
	const sections = sectionsInOrder(group.map(({ measured }) => measured.sections));
	yield;
	const openings = commonOpenings(group);
	yield;
	return {
		resumes: group.length,
		invented: group.filter(({ isInvented }) => isInvented).length,
		measures: summaries,
		sections,
		educationFirst: shareOfEducationFirst(group),
		openings,
		skills: rest.length < leastResumes ? [] : yield* distinctiveSkills(group, rest),
		rest: rest.length,
	};
}

/** Null of too few values. @param least fewer may do for what is public of each resume */
export function summariseValues(
	unordered: readonly number[],
	{ unit, steps }: Pick<Measure, "unit" | "steps">,
	least = leastResumes,
): MeasureSummary | null {
	if (unordered.length < least) return null;
	const values = [...unordered].sort((a, b) => a - b);
	const at = unit === "whole" ? valueAt : quantileOf;
	return {
		lowest: at(values, 0.05),
		low: at(values, 0.25),
		median: at(values, 0.5),
		high: at(values, 0.75),
		highest: at(values, 0.95),
		histogram: histogramOf(values, steps),
		resumes: values.length,
	};
}

/** Sections that hardly anyone has say nothing about the group. */
const leastShare = 0.05;

/** The sections of some sheets by their usual place from the top, each with its share. */
export function sectionsInOrder(
	sheets: readonly (readonly SectionKey[])[],
	least = leastSharers,
): SectionUse[] {
	const uses = new Map<SectionKey, { count: number; depth: number }>();
	for (const sections of sheets) {
		for (const [index, section] of sections.entries()) {
			const use = uses.get(section) ?? { count: 0, depth: 0 };
			use.count += 1;
			use.depth += (index + 0.5) / sections.length;
			uses.set(section, use);
		}
	}
	return [...uses]
		.map(([section, { count, depth }]) => ({ section, count, depth: depth / count }))
		.filter(({ count }) => count >= least && count / sheets.length >= leastShare)
		.sort((a, b) => a.depth - b.depth)
		.map(({ section, count }) => ({ section, share: count / sheets.length }));
}

function shareOfEducationFirst(group: readonly ComparedResume[]): number | null {
	const both = group
		.map(({ measured }) => measured.sections)
		.filter((sections) => sections.includes("education") && sections.includes("work"));
	if (both.length < leastResumes) return null;
	const first = both.filter((sections) => sections.indexOf("education") < sections.indexOf("work"));
	return first.length / both.length;
}

const mostOpenings = 12;

function commonOpenings(group: readonly ComparedResume[]): OpeningUse[] {
	const { counts } = countKeys(group, ({ measured }) => Object.keys(measured.openings));
	return [...counts]
		.filter(([, resumes]) => resumes >= leastSharers)
		.map(([word, resumes]) => ({ word, resumes, share: resumes / group.length }))
		.sort((a, b) => b.resumes - a.resumes || (a.word < b.word ? -1 : 1))
		.slice(0, mostOpenings);
}

const mostSkills = 24;
/** Standard deviations; below it is what chance brings. */
export const leastScore = 2;

function* distinctiveSkills(
	group: readonly ComparedResume[],
	rest: readonly ComparedResume[],
): Generator<void, SkillUse[], void> {
	const keysOf = ({ measured }: ComparedResume) => Object.keys(measured.skills);
	const spellings = commonSpellings(group);
	yield;
	const inGroup = countKeys(group, keysOf);
	yield;
	const inRest = countKeys(rest, keysOf);
	yield;
	return findDistinctions(inGroup, inRest)
		.filter(({ inGroup, score }) => inGroup >= leastSharers && score >= leastScore)
		.slice(0, mostSkills)
		.map((distinction) => ({
			...distinction,
			skill: spellings.get(distinction.key) ?? distinction.key,
		}));
}

function countKeys(
	resumes: readonly ComparedResume[],
	keysOf: (resume: ComparedResume) => string[],
): SharedCounts {
	return { resumes: resumes.length, counts: countEach(resumes.flatMap(keysOf)) };
}

/** How most of the group write each skill. */
function commonSpellings(group: readonly ComparedResume[]): Map<string, string> {
	const spellings = new Map<string, Map<string, number>>();
	for (const { measured } of group) {
		for (const [key, spelling] of Object.entries(measured.skills)) {
			const uses = spellings.get(key) ?? new Map<string, number>();
			uses.set(spelling, (uses.get(spelling) ?? 0) + 1);
			spellings.set(key, uses);
		}
	}
	return new Map(
		[...spellings].map(([key, uses]) => {
			const [first] = [...uses].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
			return [key, first?.[0] ?? key];
		}),
	);
}
