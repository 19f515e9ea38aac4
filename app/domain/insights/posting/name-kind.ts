import { skillKey } from "../skill-names.ts";
import type { AskedName } from "./asked-names.ts";
import type { Part } from "./asked-parts.ts";
import { formOf } from "./verbs.ts";
import { wideKindOf } from "./wide-names.ts";

/** What a name can be; "none" is a trait, a place, or what is left of a sentence. */
export const nameKinds = ["none", "skill", "certificate"] as const;

/** How a word is written: in capitals, with a figure, or the sign itself. */
function shapeOf(word: string): string {
	if (!/[\p{L}\p{N}]/u.test(word)) return word;
	if (/^\d/u.test(word)) return /\p{L}/u.test(word) ? "1x" : "1";
	if (/^\p{Lu}[\p{Lu}\d.&+#/-]*$/u.test(word)) return word.length === 1 ? "X" : "XX";
	if (/^\p{Lu}/u.test(word)) return /\p{Lu}/u.test(word.slice(1)) ? "XxX" : "Xx";
	return /\p{Lu}|\d/u.test(word) ? "xX" : "x";
}

/** What a person is, or may be asked to bear, and cannot prove; also of what an employer gives. */
const trait =
	/^(?:team|self|attention|detail|communicat|interperson|organi[sz]|punctual|reliab|motivat|passion|enthusias|flexib|adaptab|proactiv|positiv|creativ|curio|humou?r|energ|empath|patien(?:ce|t)$|kind|honest|integrity|calm|resilien|independent|initiative|deadline|pressure|problem|analytical|ethic|attitude|commit|willing|eager|love|mindset|personality|weekend|evening|night|shift|travel|lift|pounds|lbs?$|kg$|heights|visa|background|drug|vaccin|portfolio|reference|résumé|resume|cv$|car$|vehicle|transport|availab|authori[sz]|age$|physical|fit$|friendly|judgment|discretion|confidential|professional|stamina|person$|people|listener|leader$|thinker|player|opinion|taste|precis|discre|diligen|careful|tidy|polite|outgoing|ambitio|spirit|loyal|trust|approachab|pragmati|entrepren|screening|several|degree|diploma|salary|hours?$)/u;

/** Words by which a sentence asks, wishes, offers or tells; what they begin with is enough. */
const cue =
	/^(?:prefer|desir|ideal|nice$|plus$|bonus$|asset$|advantage|need|requir|must$|essential|experience|knowledge|familiar|proficien|understanding|skills?$|you$|your$|you'll$|we$|our$|we'll$|offer|not$|no$|will$|degree|years?$|licen[cs]|certif|regist|qualif|member|designat|credential|accredit|pay$|please$|leave$|if$|ability$|able$|including$|such$|training)/u;

/** The most words of an item of a list that is nothing but a name. */
const mostWordsAlone = 3;

/**
 * Whether a name is all that an item of a list says, in a few words that are no trait. Such an item is asked for,
 * also when nothing of it was learned: people write "welding" below "Requirements" in small letters.
 */
export function isAskedAlone(part: Part, name: AskedName): boolean {
	// So is what is widely known, where it is a member of what is asked: nineteen of twenty times.
	if (name.from === "clause" && /skill|both/u.test(wideKindOf(name.text))) return true;
	const { words } = wholeOf(part);
	return (
		part.isListed &&
		part.text.replace(/[\s.;,:]+$/u, "").length === name.text.length &&
		words.length <= mostWordsAlone &&
		!words.some((word) => trait.test(word) || cue.test(word))
	);
}

const wordsOf = (text: string): string[] =>
	text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}.'&+#-]*/gu) ?? [];

/** What each name is held to: a part may be one name behind the other. */
function wholeOf({ text }: Part): { words: string[]; cues: ReadonlySet<string> } {
	if (last.text !== text) {
		const words = wordsOf(text);
		last = { text, words, cues: new Set(words.flatMap((word) => cue.exec(word)?.[0] ?? [])) };
	}
	return last;
}

/** The last one: names are looked at in one part after the other. */
let last = { text: "", words: [] as string[], cues: new Set<string>() };

/** The last words of a text, or its first ones, of which more is read only where these are very long. */
const lastWords = (text: string, count: number): string[] => {
	const near = wordsOf(text.slice(-nearLetters));
	return (near.length > count ? near : wordsOf(text)).slice(-count);
};
const firstWords = (text: string, count: number): string[] => {
	const near = wordsOf(text.slice(0, nearLetters));
	return (near.length > count ? near : wordsOf(text)).slice(0, count);
};
const nearLetters = 100;

/**
 * What is known of a name, in words that weights were learned for: how it is written, what stands around it, and
 * whether resumes list it.
 * @param at which of the part's names it is
 */
export function featuresOfName(
	part: Part,
	name: AskedName,
	at: number,
	known: ReadonlySet<string>,
): string[] {
	const section = `${part.section}${part.isListed ? " list" : ""}`;
	const words = wordsOf(name.text);
	const shape = name.text
		.split(/\s+/u)
		.map(shapeOf)
		.join(" ")
		.replace(/\b(?<one>\S+)(?: \k<one>\b)+/gu, "$<one>+");
	const from = name.start - part.start;
	const before = part.text.slice(0, from);
	const behind = part.text.slice(from + name.text.length);
	const ahead = lastWords(before, 3);
	const next = firstWords(behind, 2);
	const isKnown = known.has(skillKey(name.text));
	const wide = wideKindOf(name.text);
	const knownWords = words.filter((word) => known.has(skillKey(word))).length;
	const { words: all, cues } = wholeOf(part);
	const partLength = Math.min(Math.ceil(all.length / 6), 4);
	const verb = formOf(words[0] ?? "") ?? "";
	const size = Math.min(words.length, 4);
	return [
		"any",
		`in ${section}`,
		`length ${partLength} in ${section}`,
		`${name.isLed ? "led" : "free"} in ${section}`,
		`${name.isLed ? "led" : "free"} ${shape}`,
		`shape ${shape}`,
		`shape ${shape} in ${section}`,
		`words ${size} in ${section}`,
		`first ${words[0]}`,
		`last ${words.at(-1)}`,
		...words.map((word) => `word ${word}`),
		`end ${(words.at(-1) ?? "").slice(-4)}`,
		`end ${(words.at(-1) ?? "").slice(-3)}`,
		`begin ${(words[0] ?? "").slice(0, 4)}`,
		`verb ${verb} ${size}`,
		`verb ${verb} in ${section}`,
		`sign ahead ${/[^\s\p{L}\p{N}]$/u.exec(before.trimEnd().slice(-2))?.[0] ?? ""}`,
		`sign behind ${/^\s*[^\s\p{L}\p{N}]?/u.exec(behind)?.[0].trim()}`,
		`ahead ${ahead.at(-1) ?? "<"}`,
		`ahead ${ahead.slice(-2).join(" ") || "<"}`,
		...ahead.map((word) => `near ${word}`),
		`behind ${next[0] ?? ">"}`,
		`behind ${next.join(" ") || ">"}`,
		`place ${Math.min(at, 3)} in ${section}`,
		`from ${name.from}`,
		`from ${name.from} in ${section}`,
		`wide ${wide}`,
		`wide ${wide} in ${section}`,
		`wide ${wide} ${name.from}`,
		`known ${isKnown}`,
		`known ${isKnown} in ${section}`,
		`known words ${Math.min(knownWords, 2)} of ${size}`,
		...(words.some((word) => trait.test(word)) ? ["trait", `trait in ${section}`] : []),
		...[...cues].flatMap((word) => [`cue ${word}`]),
	];
}
