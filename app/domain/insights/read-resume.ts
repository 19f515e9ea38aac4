import { type ExperienceLevel, experienceLevels } from "#app/domain/library/catalogue.ts";
import type { TextBlock } from "#app/domain/reader/text-blocks.ts";
import { readLevel } from "./level-reading.ts";
import { foldText } from "./month-names.ts";
import { monthNumber } from "./month-ranges.ts";
import { outlineOfBlocks, type TextOutline } from "./outline-of-blocks.ts";
import { type Reader, readsLike } from "./reading-model.ts";
import type { Reading, ReadLanguage, ReadLine } from "./resume-reading.ts";
import { readRole } from "./role-reading.ts";
import { ongoingStudies } from "./sheet/ongoing-studies.ts";
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

/** Small words that a language cannot do without, folded. */
const smallWords: Record<Exclude<ReadLanguage, "other">, string> = {
	en: "the and of to for with in on from by at a an as that into per who their was were our",
	de: "und der die das mit von fur bei im zur zum den dem des auf als sowie uber einer eines nach seit aus durch ausbildung berufserfahrung kenntnisse werdegang",
	fr: "et de la le les des du pour avec dans une un sur aux au par chez en ses plus ainsi depuis",
	es: "y de la el los las del con para por en una un al sobre desde mas como sus entre",
	pt: "e de da do dos das com para por em uma um ao na no sobre desde mais como nas nos pela",
};
/** Words of no other of these languages. */
const others =
	"het een van voor naar bij och att som til ved og ikke nel della degli gli che sono presso oraz przez dla jest";
const sets = Object.entries(smallWords).map(
	([language, words]) =>
		[language as Exclude<ReadLanguage, "other">, new Set(words.split(" "))] as const,
);
const otherWords = new Set(others.split(" "));

/** The language that most of the small words belong to; English where there are hardly any. */
export function languageOf(lines: readonly string[]): ReadLanguage {
	const words = foldText(lines.join(" ")).match(/\p{L}+/gu) ?? [];
	const counts = sets.map(([language, small]) => ({
		language,
		count: words.filter((word) => small.has(word)).length,
	}));
	const best = counts.reduce((a, b) => (b.count > a.count ? b : a));
	const other = words.filter((word) => otherWords.has(word)).length;
	const foreignLetters = (lines.join("").match(/[^\p{Script=Latin}\P{L}]/gu) ?? []).length;
	if (foreignLetters > words.join("").length / 3) return "other";
	if (best.count < Math.max(4, words.length / 50)) return other > best.count ? "other" : "en";
	return other > best.count ? "other" : best.language;
}
