import type { FoundJob } from "#app/domain/insights/find-jobs.ts";
import { isPlace } from "#app/domain/insights/sheet/place-names.ts";
import { titleScore } from "#app/domain/insights/title-words.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import { timesIn } from "./written-times.ts";

export type Job = ResumeDocument["work"][number];

/** What of a job is not sure, by the field of its document. */
export type JobDoubt = { field: "position" | "name" | "startDate"; why: string };

const apart = /\t|\s+[|•·◆‧∙>]\s+|\s+[–—-]{1,2}\s+|;\s+/u;
const trim = (text: string): string => {
	const cut = text.replace(/^[\s,;:(|·–—-]+|[\s,;:|·–—-]+$/gu, "");
	return cut.includes("(") ? cut : cut.replace(/\)$/u, "");
};

/**
 * A job of the document, of what was found and of the lines at its head.
 * @param isHeaded it stands under a heading of work
 */
export function readJob(
	job: FoundJob,
	head: readonly string[],
	isHeaded: boolean,
): { job: Job; doubts: JobDoubt[] } {
	const timed = head.map(timesIn);
	const times = timed.find((found) => found !== null)?.times;
	const place = placeIn(
		head.map((line, index) => timed[index]?.rest ?? line),
		job,
	);
	const doubts: JobDoubt[] = [];
	if (!job.title) doubts.push({ field: "position", why: "No title was found" });
	else if (titleScore(job.title) <= 0)
		doubts.push({ field: "position", why: "This may not be a title" });
	if (!job.employer) doubts.push({ field: "name", why: "No employer was found" });
	else if (titleScore(job.employer) > 1)
		doubts.push({ field: "name", why: "This may be a title and not an employer" });
	if (!times) doubts.push({ field: "startDate", why: "No dates were found" });
	else if (!isHeaded)
		doubts.push({
			field: "startDate",
			why: "It stands under no heading of work and may be no job",
		});
	return {
		job: {
			name: job.employer ?? "",
			position: job.title ?? "",
			...(place && { location: place }),
			...times,
			highlights: job.bullets.map(withoutStop),
		},
		doubts,
	};
}

/** A line of a resume carries no full stop at its end; that of an abbreviation stays. */
export const withoutStop = (text: string): string =>
	text
		.trim()
		.replace(/(?<=[\p{Ll}\d)%"”])\.$/u, (stop, at: number) =>
			/\b(?:inc|co|corp|ltd|etc|approx|dept)$/iu.test(text.trim().slice(0, at)) ? stop : "",
		);

function placeIn(head: readonly string[], { title, employer }: FoundJob): string | undefined {
	for (const line of head) {
		for (const cell of line.split(apart).map(trim)) {
			if (cell === "" || cell === title || cell === employer) continue;
			if (isPlace(cell)) return cell;
			const behind = employer && cell.startsWith(employer) ? trim(cell.slice(employer.length)) : "";
			if (behind && isTown(behind)) return behind;
			const pieces = cell.split(/,\s+/u);
			const [town, state] = [pieces.slice(-2).join(", "), pieces.at(-1) ?? ""];
			if (pieces.length > 2 && isPlace(town)) return town;
			if (pieces.length > 1 && isPlace(state)) return state;
		}
	}
	return undefined;
}

/** What stands behind the employer's name is its place, if it is short and no title. */
const isTown = (text: string): boolean =>
	isPlace(text) ||
	(/^\p{Lu}[\p{L}.'’ -]+(?:, [\p{L}. ]+)?$/u.test(text) &&
		text.length < 45 &&
		titleScore(text) <= 0);
