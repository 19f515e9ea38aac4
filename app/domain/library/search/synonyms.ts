import { z } from "zod";
import { experienceLevels } from "#app/domain/library/catalogue.ts";
import { foldWords, joinedWords } from "./fold.ts";
import entries from "./synonyms.json" with { type: "json" };

/**
 * Other ways to say what the library holds, one a line in `synonyms.json`. Only the server reads them.
 * Judged by the words of the demonstration: one that means other things in resumes becomes no filter.
 */

/** As it is typed: lower case, without accents, one space between words. */
const typed = z.string().regex(/^[a-z\d&+#./'-]+(?: [a-z\d&+#./'-]+)*$/u);
const says = z.array(typed).nonempty();
const general = z.string().optional();
const oneOrMore = <Value extends z.ZodType>(value: Value) =>
	z.union([z.array(value).min(2), value.transform((single) => [single])]).optional();

const filterSynonym = z
	.strictObject({
		says,
		role: oneOrMore(z.string()),
		company: oneOrMore(z.string()),
		industry: oneOrMore(z.string()),
		experienceLevel: oneOrMore(z.enum(experienceLevels)),
		location: oneOrMore(z.string()),
		previousRole: oneOrMore(z.string()),
		visa: z.literal(true).optional(),
		general,
	})
	.transform(({ says, general, ...filter }) => ({ says, filter, general }))
	.refine(({ filter }) => Object.keys(filter).length > 0, "means no filter");

const wordSynonym = z.strictObject({
	says,
	means: z.array(typed).nonempty(),
	both: z.literal(true).optional(),
	general,
});

/**
 * Words that mean filters: any of the values of a field, and every field. A location or a previous role is a
 * part of the text of a resume.
 * `general` says why the demonstration does not have all of the values.
 */
export type FilterSynonym = z.infer<typeof filterSynonym>;

/**
 * Words that also find the phrases of `means`; with `both`, each text of the entry finds all the others.
 * `general` says why the demonstration has none of the phrases.
 */
export type WordSynonym = z.infer<typeof wordSynonym>;

const isOfWords = (entry: object) => "means" in entry;

export const filterSynonyms: readonly FilterSynonym[] = z
	.array(filterSynonym)
	.parse(entries.filter((entry) => !isOfWords(entry)));

export const wordSynonyms: readonly WordSynonym[] = z
	.array(wordSynonym)
	.parse(entries.filter(isOfWords));

export type Synonym = FilterSynonym | WordSynonym;

/** Synonyms by what is typed, to be looked up. */
export type Synonyms = {
	/** By their words, folded and parted by a space; those that are told by a sign as they are typed. */
	readonly entries: ReadonlyMap<string, Synonym>;
	/** The most words that one of them has. */
	readonly longest: number;
};

/** Of two that say the same, the first counts. */
export function prepareSynonyms(list: readonly Synonym[]): Synonyms {
	const entries = new Map<string, Synonym>();
	const put = (says: string, entry: Synonym) => {
		for (const key of keysOf(says, !("means" in entry))) {
			if (key !== "" && !entries.has(key)) entries.set(key, entry);
		}
	};
	for (const entry of list) for (const says of entry.says) put(says, entry);
	for (const entry of list) {
		if ("means" in entry && entry.both) for (const says of entry.means) put(says, entry);
	}
	const longest = Math.max(0, ...[...entries.keys()].map((key) => key.split(" ").length));
	return { entries, longest };
}

/** How a text may be typed. */
function keysOf(says: string, isFilter: boolean): string[] {
	const texts = new Set([says, says.replace(/ ?& ?/gu, " and "), says.replaceAll(" and ", " ")]);
	const keys = [...texts].flatMap((text) => [
		foldWords(text).join(" "),
		text
			.split(" ")
			.map((word) => joinedWords(word)[0] ?? foldWords(word).join(" "))
			.join(" "),
	]);
	// "staff+" and "l.a." mean a filter, "staff" and "la" are words.
	const isBySign = isFilter && /[.+]$/u.test(says);
	return isBySign ? [says, ...keys.filter((key) => key.includes(" "))] : keys;
}

export const synonyms = prepareSynonyms([...filterSynonyms, ...wordSynonyms]);
