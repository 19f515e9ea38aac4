import { foldText } from "./month-names.ts";
import type { ReadLanguage } from "./resume-reading.ts";

/** Small words that a language cannot do without, folded. */
const smallWords: Record<Exclude<ReadLanguage, "other">, string> = {
	en: "the and of to for with in on from by at a an as that into per who their was were our",
	de: "und der die das mit von fur bei im zur zum den dem des auf als sowie uber einer eines nach seit aus durch",
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
