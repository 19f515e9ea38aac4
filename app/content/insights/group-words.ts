import { count } from "#app/domain/base/count.ts";
import type { MeasureSummary } from "#app/domain/insights/group-statistics.ts";
import type { GroupView } from "#app/domain/insights/group-view.ts";
import { formatMeasure, type Measure } from "#app/domain/insights/measures.ts";

/** What the numbers of a group come to, in a sentence or two. */
export function headlineOf({ measures }: Pick<GroupView, "measures">): string {
	const { pages, jobs, bulletsPerJob, figureShare } = measures;
	const body = [
		jobs && `${rangeWords(jobs)} ${jobs.high === 1 ? "job" : "jobs"}`,
		bulletsPerJob && `about ${count(Math.round(bulletsPerJob.median), "bullet")} each`,
	].filter(Boolean);
	return [
		pages && `${pageWords(pages)}.`,
		body.length > 0 && `Half of them have ${body.join(" with ")}.`,
		figureShare && `${shareWords(figureShare.median)} bullets carry a number.`,
	]
		.filter(Boolean)
		.join(" ");
}

/** "Most are one page long". */
function pageWords({ histogram, resumes }: MeasureSummary): string {
	const names = ["one page", "two pages", "three pages", "four pages or more"];
	const most = histogram.counts.indexOf(Math.max(...histogram.counts));
	const share = (histogram.counts[most] ?? 0) / resumes;
	const name = `${names[most] ?? "one page"} long`;
	if (share === 1) return `All are ${name}`;
	if (share >= 0.85) return `Nearly all are ${name}`;
	if (share >= 0.55) return `Most are ${name}`;
	return `Their length differs, most often they are ${name}`;
}

function rangeWords({ low, high }: MeasureSummary): string {
	const [from, to] = [Math.round(low), Math.round(high)];
	return from === to ? String(from) : `${from} to ${to}`;
}

/** "Nine in ten", "Half the": shares as one says them before what they are shares of. */
export function shareWords(share: number): string {
	const tenths = Math.round(share * 10);
	const names = [
		"Hardly any",
		"One in ten",
		"Two in ten",
		"Three in ten",
		"Four in ten",
		"Half the",
	];
	const more = ["Six in ten", "Seven in ten", "Eight in ten", "Nine in ten", "All"];
	return names[tenths] ?? more[tenths - names.length] ?? "All";
}

/** "Half of them: 2 to 4". */
export function middleHalf(
	{ low, high }: Pick<MeasureSummary, "low" | "high">,
	unit: Measure["unit"],
): string {
	const [from, to] = [formatMeasure(low, unit), formatMeasure(high, unit)];
	return from === to ? `at least half of them: ${from}` : `half of them: ${from} to ${to}`;
}

/** Says how many of the resumes are invented; null when none is. */
export function inventedNote({ resumes, invented }: { resumes: number; invented: number }) {
	if (invented === 0) return null;
	const which = invented === resumes ? "All of them are" : `${invented} of them are`;
	return `${which} invented for this demonstration: the figures describe these resumes, not the job market.`;
}
