import type { FoundRequirement } from "#app/domain/insights/posting/requirement.ts";
import type { Posting, Requirement } from "./postings.ts";
import { tokensOf } from "./same-words.ts";

export type PostingVerdict = {
	/** Each label with the one found requirement that is the same; no found one is taken twice. */
	matched: { label: Requirement; found: FoundRequirement }[];
	missed: Requirement[];
	extra: FoundRequirement[];
};

/**
 * A found requirement is a label's when it is of the same kind, stands at the same place, and:
 * - a duty shares with the label's quote at least half of what the two cover together. Its label
 *   says it in other words, so these are not compared;
 * - years have the same fewest number;
 * - the words of anything else are the label's, or all words of the one are among the other's, which
 *   has at most three more. Spelling, plurals, articles and the word "degree" do not count.
 */
export function judgePosting(posting: Posting, found: readonly FoundRequirement[]): PostingVerdict {
	const pairs = posting.requirements.flatMap((label) =>
		found.flatMap((one) => {
			const likeness = likenessOf(posting.text, label, one);
			return likeness > 0 ? [{ label, found: one, likeness }] : [];
		}),
	);
	const matched: PostingVerdict["matched"] = [];
	const [labels, taken] = [new Set<Requirement>(), new Set<FoundRequirement>()];
	for (const pair of pairs.sort((a, b) => b.likeness - a.likeness)) {
		if (labels.has(pair.label) || taken.has(pair.found)) continue;
		labels.add(pair.label);
		taken.add(pair.found);
		matched.push({ label: pair.label, found: pair.found });
	}
	return {
		matched,
		missed: posting.requirements.filter((label) => !labels.has(label)),
		extra: found.filter((one) => !taken.has(one)),
	};
}

/** 0 where the two are not the same; 1 where nothing differs. */
function likenessOf(text: string, label: Requirement, found: FoundRequirement): number {
	if (label.kind !== found.kind) return 0;
	const shared = Math.max(0, ...placesOf(text, label).map((place) => shareOf(place, found)));
	if (label.kind === "duty") return shared >= 0.5 ? shared : 0;
	if (shared === 0) return 0;
	if (label.kind === "years") return label.min === found.min ? 1 : 0;
	return likenessOfNames(foldedWords(label.text), foldedWords(found.text));
}

const mostMoreWords = 3;

function likenessOfNames(ours: ReadonlySet<string>, theirs: ReadonlySet<string>): number {
	const [few, many] = ours.size <= theirs.size ? [ours, theirs] : [theirs, ours];
	const isWithin = few.size > 0 && [...few].every((word) => many.has(word));
	return isWithin && many.size - few.size <= mostMoreWords ? few.size / many.size : 0;
}

type Span = { start: number; end: number };

const letter = /[\p{L}\p{N}]/u;
const placesFound = new WeakMap<Requirement, Span[]>();

/** Each place where a label's quote stands as whole words in the text of its posting. */
function placesOf(text: string, label: Requirement): Span[] {
	const known = placesFound.get(label);
	if (known) return known;
	const { quote } = label;
	const found: Span[] = [];
	for (let start = text.indexOf(quote); start !== -1; start = text.indexOf(quote, start + 1)) {
		const end = start + quote.length;
		const isInWord = [text.charAt(start - 1), text.charAt(end)].some((sign) => letter.test(sign));
		if (!isInWord) found.push({ start, end });
	}
	placesFound.set(label, found);
	return found;
}

/** What two places have in common, of what they cover together. */
function shareOf(a: Span, b: Span): number {
	const common = Math.min(a.end, b.end) - Math.max(a.start, b.start);
	return common <= 0 ? 0 : common / (Math.max(a.end, b.end) - Math.min(a.start, b.start));
}

/** British and American, plural and possessive are one, and so are "B.Sc." and "bachelor's". */
function foldedWords(text: string): Set<string> {
	const plain = text
		.replace(/['’]s?(?=\P{L}|$)/gu, "")
		.replace(/(?<=\p{Lu})\.(?=\p{L}|\s|$)|(?<=\b(?:Sc|Ed|Com|Tech|Eng))\.(?=\s|$)/gu, "");
	const words = tokensOf(plain)
		.filter((word) => !/^(?:an?|the|of|in|and|degree)$/u.test(word))
		.map((word) =>
			word
				.replace(/^(?:bsc|bs|ba|beng)$/u, "bachelor")
				.replace(/^(?:msc|ms|ma|meng)$/u, "master")
				.replace(/licence/u, "license")
				.replace(/^driving$/u, "driver")
				.replace(/(?<=\p{L}{3})s$/u, "")
				.replace(/is(?=e|ing|ation)/u, "iz")
				.replace(/ll(?=ing$)/u, "l"),
		);
	return new Set(words.length > 0 ? words : tokensOf(text));
}
