import { degreesIn } from "./asked-degrees.ts";
import { languagesIn } from "./asked-languages.ts";
import type { Part } from "./asked-parts.ts";
import { yearsIn } from "./asked-years.ts";
import { formOf } from "./verbs.ts";
import { likeliest, type Weights } from "./weights.ts";
import { withWide } from "./wide-names.ts";

/** What a part of a posting tells: nothing that is asked for, work to do, or what a person must or should bring. */
export const partKinds = ["none", "duty", "ask"] as const;
export type PartKind = (typeof partKinds)[number];

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}[\p{L}']*|\d+/gu) ?? [];

/** How a part stands in the posting and begins: the section of its heading, a list, the form of its first word. */
function beginningOf(part: Part | undefined): string {
	if (!part) return "";
	return `${sectionOf(part)} ${formOf(wordsOf(part.text)[0] ?? "") ?? ""}`;
}

const sectionOf = ({ section, isListed }: Part) => `${section}${isListed ? " list" : ""}`;

const told =
	/(?:^as an? [\p{L}-]+(?: [\p{L}-]+)? you|\byou(?:'ll| will|'d| would)) (?:also |then |mostly |be )?(?!(?:have|need|be|get|receive|find|join|learn|love|enjoy)\b)(?<verb>\p{Ll}+)/iu;
const asked =
	/\b(?:requir\w+|must|essential|experience[d]?|knowledge|familiar\w*|proficien\w+|fluen\w+|qualif\w+|certif\w+|licen[cs]\w+|registered|preferred|desirable|able to)\b/iu;

/** Headings of what is given, and not asked for. */
const given = /\b(?:benefits|perks|(?:we|our) offer|salary|compensation|how to apply)\b/iu;

const tellsOfWork = (text: string) => formOf(told.exec(text)?.groups?.verb ?? "") === "base";

/** What rules of form see in it. */
function signsOf(text: string): string[] {
	const signs: [string, boolean][] = [
		["told", tellsOfWork(text)],
		["asked", asked.test(text)],
		["years", yearsIn(text, true).length > 0],
		["degree", degreesIn(text).length > 0],
		["language", languagesIn(text).length > 0],
		["wide", withWide([], { text, start: 0 }).length > 0],
		["money", /[$€£]\s?\d|\d\s?[€£]/u.test(text)],
	];
	return signs.flatMap(([sign, isThere]) => (isThere ? [sign] : []));
}

/**
 * What the next part tells, by what was learned. What stands below "Benefits" is none; who says "you will" and a verb, or
 * asks for years of experience, means it wherever it stands. A short item below "Requirements" may be a name.
 * @param before what those before it tell
 */
export function kindOfNext(
	parts: readonly Part[],
	before: readonly PartKind[],
	weights: Weights,
): PartKind {
	const part = parts[before.length];
	if (!part) return "none";
	const features = featuresOfPart(parts, before.length, before);
	return ruledKind(part, likeliest(partKinds, features, weights));
}

function ruledKind({ text, section, heading, isListed }: Part, learned: PartKind): PartKind {
	if (given.test(heading)) return "none";
	if (learned !== "none" || section === "skip") return learned;
	if (tellsOfWork(text)) return "duty";
	const isAsking = section === "must" || section === "wish";
	if (isAsking && isListed && wordsOf(text).length <= mostWordsAlone) return "ask";
	return asked.test(text) && yearsIn(text, false).length > 0 ? "ask" : "none";
}

const mostWordsAlone = 3;

/** A few lines have no beginning and no end that say something. */
const leastPlaced = 8;

/**
 * What is known of a part, in words that weights were learned for: what stands above it, how it and its neighbors
 * begin, its words, and what is found in it.
 * @param at which of the parts of a posting it is
 */
export function featuresOfPart(
	parts: readonly Part[],
	at: number,
	before: readonly PartKind[],
): string[] {
	const part = parts[at];
	if (!part) return [];
	const above = sectionOf(part);
	const words = wordsOf(part.text);
	const heading = wordsOf(part.heading);
	const [first = "", second = ""] = words;
	const kindBefore = at === 0 ? "first" : before[at - 1];
	const isBelowSame = part.heading === parts[at - 1]?.heading ? "same" : "other";
	const [begin, own, after] = [parts[at - 1], part, parts[at + 1]].map(beginningOf);
	return [
		"any",
		`above ${above}`,
		`kind before ${kindBefore} ${isBelowSame}`,
		`kind before ${kindBefore} ${isBelowSame} above ${above}`,
		`kind before ${kindBefore} ${isBelowSame} begins ${own}`,
		`above ${above} size ${Math.min(Math.ceil(words.length / 5), 5)}`,
		...(parts.length < leastPlaced
			? []
			: [`above ${above} place ${Math.floor((4 * at) / parts.length)}`]),
		`heading ${heading.join(" ")}`,
		`heading begins ${heading.slice(0, 2).join(" ")}`,
		...new Set(heading.map((word) => `heading has ${word}`)),
		`begins ${own}`,
		`begins ${begin}, ${own}`,
		`begins ${own}, ${after}`,
		`between ${begin}, ${after}`,
		`before ${wordsOf(parts[at - 1]?.text ?? "")[0]}`,
		`after ${wordsOf(parts[at + 1]?.text ?? "")[0]}`,
		`first ${first}`,
		`first ${first} ${second}`,
		`first ${first} above ${above}`,
		`form ${formOf(first) ?? ""}`,
		...words.slice(0, 6).flatMap((word) => {
			const form = formOf(word);
			return form ? [`has ${form}`] : [];
		}),
		...signsOf(part.text).flatMap((sign) => [`sign ${sign}`, `sign ${sign} above ${above}`]),
		...new Set(words.map((word) => `word ${word}`)),
		...new Set(words.slice(1).map((word, index) => `pair ${words[index]} ${word}`)),
	];
}
