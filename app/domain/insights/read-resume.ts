import { type ExperienceLevel, experienceLevels } from "#app/domain/library/catalogue.ts";
import type { TextBlock } from "#app/domain/reader/text-blocks.ts";
import { readLevel } from "./level-reading.ts";
import { monthNumber } from "./month-ranges.ts";
import { outlineOfBlocks, type TextOutline } from "./outline-of-blocks.ts";
import { hasPhone } from "./own/known-checks.ts";
import { type Reader, readsLike } from "./reading-model.ts";
import type { Reading, ReadLine } from "./resume-reading.ts";
import { readRole } from "./role-reading.ts";
import { ongoingStudies } from "./sheet/ongoing-studies.ts";
import { isOutlined, languageOf } from "./sheet/resume-language.ts";
import { termsOf } from "./terms.ts";
import { titleRoles } from "./title-roles.ts";
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

/** What has so many digits above these lines is a phone number, whatever word stands before it. */
const headLines = 12;

/** The same of an outline that was made before. */
export function readOutline(outline: TextOutline, now: Date, model: Reader | null): Reading {
	const until = monthNumber(now.toISOString());
	const language = languageOf(outline.lines);
	const terms = termsOf(outline, until);
	const like = model && readsLike(model, terms);
	const isEnglish = language === "en";
	const { read, skills, school } = outline;
	if (!isOutlined(language)) {
		const lines = read.map(
			(line, index): ReadLine =>
				index < headLines && hasPhone(line.text) ? { ...line, kind: "contact" } : line,
		);
		// Without a heading that is known nobody knows where a job ends; titles are no ranks, and name no role.
		const jobs = outline.readJobs.filter(({ mark }) => mark === "read");
		const level = { levels: [], named: [], reasons: [] };
		return {
			language,
			isOutlined: false,
			lines,
			jobs,
			skills,
			school,
			role: { kind: "unsure", roles: [] },
			level,
		};
	}
	const jobs = outline.readJobs;
	return {
		language,
		isOutlined: true,
		lines: read,
		jobs,
		skills,
		school,
		role: readRole(jobs, language, terms, like?.roles ?? [], model, headlineOf(read)),
		level: readLevel({
			jobs,
			labels: model?.role.labels ?? titleRoles,
			isStudying: ongoingStudies(outline.school, now.getUTCFullYear()).length > 0,
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

export const isLevel = (label: string): label is ExperienceLevel =>
	experienceLevels.includes(label as ExperienceLevel);
