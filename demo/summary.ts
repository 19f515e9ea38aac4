import type { RoleBank, Theme } from "./bank.ts";
import type { Career, LevelIndex } from "./career-plan.ts";
import type { LineDrawer } from "./line-drawer.ts";
import type { Month } from "./months.ts";
import type { Random } from "./random.ts";
import type { ComposedJob } from "./work-history.ts";

type Person = {
	level: LevelIndex;
	theme: Theme;
	career: Career;
	history: readonly ComposedJob[];
	writtenIn: Month;
	/** Whole years of work that the summary may speak of. */
	years: number;
	/** Skills that the resume shows, the strongest first. */
	strongest: string[];
};

/** A summary of the person's level that nothing else on the page contradicts, or none. */
export function composeSummary(
	random: Random,
	drawer: LineDrawer,
	bank: RoleBank,
	person: Person,
): string | undefined {
	const { level, theme, years, strongest } = person;
	const left = new Set(
		bank.summaries.filter(({ levels }) => levels[0] <= level && level <= levels[1]),
	);
	while (left.size > 0) {
		const pattern = random.weighted([...left].map((each) => [each, drawer.rarity(each)] as const));
		left.delete(pattern);
		const text = drawer.fresh(
			pattern,
			() => pattern.write(random, { years, theme: theme.label, strongest }),
			(candidate) => agrees(candidate, person),
		);
		if (text) return text;
	}
	return undefined;
}

/** Whether what a summary claims in passing is borne out by the rest of the page. */
function agrees(text: string, { career, history, writtenIn }: Person): boolean {
	const monthsLeft = (career.studies[0]?.end ?? writtenIn) - writtenIn;
	const has = (title: RegExp) => history.some((job) => title.test(job.entry.position));
	if (/final[- ]year/i.test(text) && monthsLeft > 13) return false;
	if (/undergraduate/i.test(text) && career.studies.length > 1) return false;
	if (/recent graduate|graduate entering/i.test(text) && monthsLeft > 3) return false;
	if (/teaching assistant/i.test(text) && !has(/Teaching Assistant/)) return false;
	if (/research assistant/i.test(text) && !has(/Research Assistant/)) return false;
	if (/tutoring|tutor\b/i.test(text) && !has(/Tutor/)) return false;
	// Who has not had a job yet does not go by its name.
	const claimsJob = /^(Product manager|Data scientist|Software engineer|Engineer|Consultant)\b/;
	if (career.standing !== "professional" && claimsJob.test(text)) return false;
	const interned = career.jobs.some((job) => job.kind === "internship");
	return interned || !/\binternships?\b/i.test(text) || /looking for|seeking/i.test(text);
}
