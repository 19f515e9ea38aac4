import type { SheetFacts } from "#app/domain/reader/sheet/facts.ts";
import { type SectionKey, sectionTitles } from "#app/domain/reader/sheet/sections.ts";
import { leastResumes } from "./group-limits.ts";
import {
	type MeasureSummary,
	type SectionUse,
	sectionsInOrder,
	summariseValues,
} from "./group-statistics.ts";
import { measures } from "./measures.ts";
import { sectionKindOf } from "./section-names.ts";

/** What the public facts beside the sheets of a role tell: an example of the insights. */
export type ExampleGroup = {
	role: string;
	resumes: number;
	/** How many of them are invented. */
	invented: number;
	pages: MeasureSummary | null;
	jobs: MeasureSummary | null;
	bullets: MeasureSummary | null;
	figureShare: MeasureSummary | null;
	sections: SectionUse[];
};

/** Null of too few resumes. */
export function summariseExample(
	role: string,
	resumes: readonly { facts: SheetFacts; isInvented: boolean }[],
): ExampleGroup | null {
	if (resumes.length < leastResumes) return null;
	const facts = resumes.map((resume) => resume.facts);
	return {
		role,
		resumes: resumes.length,
		invented: resumes.filter(({ isInvented }) => isInvented).length,
		pages: summariseValues(
			facts.map(({ pages }) => pages),
			measures.pages,
		),
		jobs: summariseValues(
			facts.map(({ jobs }) => jobs),
			measures.jobs,
		),
		bullets: summariseValues(
			facts.map(({ bullets }) => bullets),
			measures.bullets,
		),
		figureShare: summariseValues(
			facts
				.filter(({ bullets }) => bullets > 0)
				.map(({ bullets, bulletsWithFigure }) => bulletsWithFigure / bullets),
			measures.figureShare,
		),
		sections: sectionsInOrder(facts.map(publicSections)),
	};
}

/** The sections of a sheet, as far as they are ones of ours. */
export const publicSections = ({ sections }: Pick<SheetFacts, "sections">): SectionKey[] => [
	...new Set(sections.flatMap(keyOf)),
];

/** The section that is headed so; none for a heading that is not one of ours. */
function keyOf(title: string): SectionKey[] {
	const kind = sectionKindOf(title);
	return kind && Object.hasOwn(sectionTitles, kind) ? [kind as SectionKey] : [];
}
