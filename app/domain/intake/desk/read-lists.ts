import { isPlace } from "#app/domain/insights/sheet/place-names.ts";
import type { SheetLine } from "#app/domain/insights/sheet-lines.ts";
import { titleScore } from "#app/domain/insights/title-words.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import { withoutStop } from "./read-job.ts";
import { timesIn } from "./written-times.ts";

/** Skills, projects and the short sections of a resume, of their lines. */

type Part<Name extends keyof ResumeDocument> = NonNullable<ResumeDocument[Name]>;

/** Parts what stands between commas, but not what stands in parentheses. */
export const termsOf = (text: string): string[] =>
	partsOf(text)
		.map((term) => withoutStop(term.trim()).replace(/^(?:and|&)\s+/iu, ""))
		.filter((term) => /[\p{L}\p{N}]/u.test(term));

function partsOf(text: string): string[] {
	const parts: string[] = [];
	let start = 0;
	// Where the next parenthesis stands: looked for from each sign, it would be read again and again.
	let next = -1;
	for (const { 0: sign, index } of text.matchAll(/[,;|•·\t]|\s[–—]\s/gu)) {
		const end = index + sign.length;
		if (next < end) {
			const found = text.slice(end).search(/[()]/u);
			next = found < 0 ? Number.POSITIVE_INFINITY : end + found;
		}
		if (text[next] === ")") continue;
		parts.push(text.slice(start, index));
		start = end;
	}
	return [...parts, text.slice(start)];
}

/** Groups of skills: "Languages: Go, SQL", or a label at the left; lines without one go on. */
export function readSkills(lines: readonly SheetLine[]): Part<"skills"> {
	const groups: { name: string; text: string }[] = [];
	for (const { text } of lines) {
		const [, label, words] = /^([^:,;|•·\t]{2,40})(?::\s+|\t)(\S.*)$/u.exec(text) ?? [];
		const last = groups.at(-1);
		if (label && words) groups.push({ name: label.trim(), text: words });
		else if (last && (last.name === unnamed || /[,;]$/u.test(last.text))) last.text += ` , ${text}`;
		else groups.push({ name: unnamed, text });
	}
	return groups
		.map(({ name, text }) => ({ name, keywords: termsOf(text) }))
		.filter(({ keywords }) => keywords.length > 0);
}
const unnamed = "Skills";

/** A short line begins a project, what is listed below it belongs to it. */
export function readProjects(lines: readonly SheetLine[]): Part<"projects"> {
	const projects: Part<"projects"> = [];
	for (const { text, isItem } of lines) {
		const last = projects.at(-1);
		const timed = isItem ? null : timesIn(text);
		if (isItem && last) last.highlights.push(withoutStop(text));
		else if (last && !timed && last.highlights.length === 0 && !last.description) {
			last.description = withoutStop(text);
		} else {
			const times = timed?.times;
			const isSingle = times?.startDate === times?.endDate;
			projects.push({
				name: (timed?.rest ?? withoutStop(text)).slice(0, 600),
				...(times && (isSingle ? { endDate: times.endDate } : times)),
				highlights: [],
			});
		}
	}
	return projects;
}

type Distinction = { name: string; by?: string; date?: string };

/** Of houses that give certificates and awards; the words of employers are known. */
const giverWords =
	/\b(?:board|alliance|commission|council|institutes|international|certification|department|service|microsoft|google|cisco|oracle|salesforce|hubspot|coursera|udacity|servsafe)\b/iu;
const subjects = /^(?:esol|esl|ell|stem|tesol|pk|us|usa|uk)\b/iu;

/**
 * Whether what stands behind the last comma is who gave it: "FINRA", "American Heart Association". A subject, a grade
 * or a place belongs to the name: "Standard Certificate, Physics", "CPA, Iowa", "Putnam Competition, top 500".
 */
const isGiver = (text: string): boolean =>
	/^\p{Lu}(?:[^\d]*|\p{Lu}{2,}\d)$/u.test(text) &&
	!isPlace(text) &&
	!subjects.test(text) &&
	(/\p{Lu}{2,}/u.test(text) || giverWords.test(text) || titleScore(text) < 0);

/** "Name, who gave it", with its date at the right. */
export function readDistinctions(lines: readonly SheetLine[]): Distinction[] {
	return lines.flatMap(({ text }) => {
		const timed = timesIn(text);
		const rest = withoutStop((timed?.rest ?? text).replace(/\t+/gu, ", "));
		if (rest === "") return [];
		const [, name, by] = /^(.+?)(?:,|\s+[|·–—-])\s+([^,]+)$/u.exec(rest) ?? [];
		const date = timed?.times.endDate ?? timed?.times.startDate;
		const giver = by && isGiver(by) ? by : undefined;
		return [
			{ name: giver && name ? name : rest, ...(giver && { by: giver }), ...(date && { date }) },
		];
	});
}

/** "Spanish (fluent), German: B1". */
export const readLanguages = (lines: readonly SheetLine[]): Part<"languages"> =>
	lines
		.flatMap(({ text }) => termsOf(text))
		.map((term) => {
			const [, language, fluency] = /^(.+?)\s*(?:\(|:\s|\s[–—-]\s)(.+?)\)?$/u.exec(term) ?? [];
			return language && fluency ? { language, fluency } : { language: term };
		});
