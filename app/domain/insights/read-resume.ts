import { type ExperienceLevel, experienceLevels } from "#app/domain/library/catalogue.ts";
import type { TextBlock } from "#app/domain/reader/text-blocks.ts";
import { readLevel } from "./level-reading.ts";
import { monthNumber } from "./month-ranges.ts";
import { outlineOfBlocks, type TextOutline } from "./outline-of-blocks.ts";
import { type Reader, readsLike } from "./reading-model.ts";
import { languageOf } from "./resume-language.ts";
import type { Reading, ReadLine } from "./resume-reading.ts";
import { readRole } from "./role-reading.ts";
import { termsOf } from "./terms.ts";
import { titleScore } from "./title-words.ts";

/**
 * Reads a resume: pure, for the server, the browser and the measure command of `tests/reading-quality`.
 * @param blocks of a file or of `plainTextBlocks(text)`
 * @param now when what is still going on is measured
 * @param model what was learned from the library (`openReader`); null before there is one
 */
export const readResume = (
	blocks: readonly TextBlock[],
	now: Date,
	model: Reader | null,
): Reading => readOutline(outlineOfBlocks(blocks), now, model);

/** The same of an outline that was made before. */
export function readOutline(outline: TextOutline, now: Date, model: Reader | null): Reading {
	const until = monthNumber(now.toISOString());
	const language = languageOf(outline.lines);
	const terms = termsOf(outline, until);
	const like = model && readsLike(model, terms);
	const isEnglish = language === "en";
	const jobs = outline.readJobs;
	return {
		language,
		lines: outline.read,
		jobs,
		skills: outline.skills,
		school: outline.school,
		role: readRole(jobs, language, terms, like?.roles ?? [], model, headlineOf(outline.read)),
		level: readLevel({
			jobs,
			labels: model?.role.labels ?? [],
			isStudying: isStudying(outline.school, now.getUTCFullYear()),
			words: isEnglish && like ? like.levels : null,
			until,
		}),
	};
}

/** "Registered Nurse" under the name. */
function headlineOf(lines: readonly ReadLine[]): string | null {
	const top = lines
		.slice(1, 4)
		.find(({ text, kind }) => kind === "text" && text.length < 60 && titleScore(text) >= 2);
	return lines[0]?.kind === "name" ? (top?.text ?? null) : null;
}

/** A school that ends this year or later, or is said to go on. */
function isStudying(school: readonly string[], year: number): boolean {
	return school.some((line) => {
		const years = [...line.matchAll(/(?:19|20)\d\d/gu)].map(([match]) => Number(match));
		const goesOn =
			/expected|anticipated|candidate|present|voraussichtlich|heute|en cours|en curso|em andamento|in progress|current/iu.test(
				line,
			);
		return (goesOn && !/certif/iu.test(line)) || Math.max(0, ...years) > year;
	});
}

export const isLevel = (label: string): label is ExperienceLevel =>
	experienceLevels.includes(label as ExperienceLevel);
