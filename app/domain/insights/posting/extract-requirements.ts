import { skillKey } from "../skill-names.ts";
import type { AskedName } from "./asked-names.ts";
import { askedParts, type Part } from "./asked-parts.ts";
import { askedThings, isMust } from "./asked-requirements.ts";
import { cleanText } from "./clean-text.ts";
import { dutyClauses, verbList } from "./duty-clauses.ts";
import type { Section } from "./headings.ts";
import { learnedNames } from "./learned-names.ts";
import {
	featuresOfName,
	hasCertificateForm,
	isAskedAlone,
	kindOfName,
	type NameWeights,
} from "./name-kind.ts";
import type { FoundRequirement } from "./requirement.ts";
import {
	aside,
	asks,
	company,
	does,
	invites,
	noDuty,
	notNeeded,
	offer,
	stillAsked,
	wished,
} from "./sentence-cues.ts";
import { beginsWithVerb, formOf } from "./verbs.ts";
import { wideKindOf, withWide } from "./wide-names.ts";

/** A name in a posting and what is known of it. */
export type ReadName = {
	name: AskedName;
	must: boolean;
	isTool: boolean;
	isAlone: boolean;
	isCertified: boolean;
	features: string[];
};
type PartReading = { formed: Found[]; names: ReadName[] };

/**
 * What a job posting asks for, in its order: skills, years, degrees, certificates and languages that can be asked to
 * be proved, and the duties. Rules of form find places and names; what was learned says what a name is.
 * @param posting as it was pasted, leftovers of HTML too
 * @param known keys (`skillKey`) of skills that the library's resumes list
 */
export function extractRequirements(
	posting: string,
	known: ReadonlySet<string>,
	weights: NameWeights = learnedNames(),
): FoundRequirement[] {
	const { text, placeOf } = cleanText(posting);
	const found = readPosting(text, known).flatMap(({ formed, names }) => [
		...formed,
		...withoutOverlaps(names.flatMap((name) => foundName(name, weights) ?? [])),
	]);
	return onceEach(found).map((one) => ({
		...one,
		start: placeOf(one.start),
		end: placeOf(one.end - 1) + 1,
	}));
}

/** @param text clean */
export const readPosting = (text: string, known: ReadonlySet<string>): PartReading[] =>
	askedParts(text).flatMap((part) => readPart(part, known) ?? []);

function foundName(
	{ name: { text, start }, must, isTool, isAlone, isCertified, features }: ReadName,
	weights: NameWeights,
): Found | null {
	const learned = kindOfName(features, weights);
	const isOther = learned === "none" ? isAlone : learned === "certificate" && !isCertified;
	const kind = isOther ? "skill" : learned;
	return kind === "none" ? null : { kind, text, must, start, end: start + text.length, isTool };
}

/** Of names within each other one: "R&D budgeting" says more than "budgeting", "HACCP paperwork" no more than "HACCP". */
const withoutOverlaps = (names: readonly Found[]): Found[] =>
	names.filter((name) => !names.some((other) => isBetter(other, name)));

/** Whether a name makes another one needless, which stands in the same place. */
function isBetter(one: Found, other: Found): boolean {
	if (one.start >= other.end || other.start >= one.end) return false;
	const isWide = ({ text }: Found) => wideKindOf(text) !== "none";
	const isLonger = one.text.length > other.text.length;
	if (isWide(one) === isWide(other)) return isLonger;
	// What is known at the end of a longer name is what all of it is about.
	const isAtEnd = one.end === other.end;
	return isWide(one) ? isLonger || !isAtEnd : isLonger && isAtEnd;
}

/** Each name once: where it is asked for before where a duty names it. */
function onceEach(found: readonly Found[]): FoundRequirement[] {
	const kept = new Map<string, Found>();
	for (const one of found) {
		const key = `${one.kind} ${one.kind === "years" ? one.start : skillKey(one.text)}`;
		const before = kept.get(key);
		if (!before || (before.isTool && !one.isTool)) kept.set(key, one);
	}
	return [...kept.values()].sort((a, b) => a.start - b.start).map(({ isTool: _, ...one }) => one);
}

/** Tools are named by a duty and not asked for. */
type Found = FoundRequirement & { isTool?: boolean };

function readPart(given: Part, known: ReadonlySet<string>): PartReading | null {
	const section = sectionOf(given);
	if (section === "skip" || section === "intro") return null;
	if (notNeeded.test(given.text) && !stillAsked.test(given.text)) {
		const [head = "", ...others] = given.text.split(/[,;–—]\s|\s-\s|\bbut\b/u);
		if (others.length === 0 || notNeeded.test(head)) return null;
		return readPart({ ...given, text: head }, known);
	}
	const isTool = section === "duty";
	const part = { ...given, section };
	const { formed, names } = isTool
		? { formed: dutiesOf(given), names: toolsIn(given) }
		: askedThings(part, known);
	return {
		formed,
		names: names.map((name, at) => {
			const from = name.start - part.start;
			const must = isTool || isMust(part, from, from + name.text.length);
			return {
				name,
				must,
				isTool,
				isAlone: !isTool && isAskedAlone(part, name),
				isCertified: hasCertificateForm(part, name) || wideKindOf(name.text) === "certificate",
				features: featuresOfName(part, name, at, known),
			};
		}),
	};
}

/** Of a sentence without a heading, by its words. */
function sectionOf(part: Part): Section {
	const own = sectionOfText(part);
	if (own !== "intro" || part.sentence === part.text) return own;
	const whole = sectionOfText({ ...part, text: part.sentence });
	return whole === "duty" ? "intro" : whole;
}

function sectionOfText({ section, text, isListed, start }: Part): Section {
	if (section === "skip" || (section !== "intro" && isListed)) return section;
	if (section !== "intro") return sectionOfSentence(section, text);
	if (tellsDeed(text)) return "duty";
	if (offer.test(text)) return "skip";
	if (does.test(text)) return "duty";
	if (aside.test(text) || (company.test(text) && !asks.test(text))) return "skip";
	if (invites.test(text) && !/\byou (?:know|have|understand|can)\b/iu.test(text)) return "skip";
	// The title, and a label.
	if (start === 0 || /^[\p{L} ]{3,20}:/u.test(text)) return "intro";
	if (isListed && beginsWithVerb(text)) return "duty";
	if (beginsWithVerb(text) && text.split(/\s+/u).length >= 3 && !asks.test(text)) return "duty";
	if (verbList({ text, start: 0 }) && !asks.test(text)) return "duty";
	if (asks.test(text)) return "must";
	if (wished.test(text) && text.length < 120) return "wish";
	return isMostlyNames(text) ? "must" : "intro";
}

/** Of a sentence below a heading: the employer speaks of itself there too, and asks among the duties. */
function sectionOfSentence(section: Section, text: string): Section {
	const isAsking = asks.test(text);
	const isDeed = does.test(text) || tellsDeed(text) || beginsWithVerb(text);
	if (section === "duty") {
		if (isDeed) return section;
		if (company.test(text)) return "skip";
		return isAsking ? "must" : section;
	}
	const isAsked = isAsking || wished.test(text);
	return (offer.test(text) || company.test(text)) && !isAsked ? "skip" : section;
}

const you =
	/^(?:(?:as|in|for|with|together|every|each|on|at|from|here)\b[^.;]{0,60}?,? )?you (?:also |then )?(?<verb>\p{Ll}+)\b/iu;
const noDeedOfYou =
	/^(?:have|know|bring|need|want|love|like|enjoy|get|receive|find|learn|join|hold|speak|see|read|write|care|choose|earn|understand|apply|value|use|program|work|think|thrive|can|may|show|study|qualify|test-drive|prospect)$/u;

/** "As a clerk you prepare the files": work, told of the reader. */
function tellsDeed(text: string): boolean {
	const verb = you.exec(text)?.groups?.verb;
	return verb !== undefined && formOf(verb) === "base" && !noDeedOfYou.test(verb);
}

/** "After Effects. Cinema 4D or Blender." asks without a word for it. */
const mostWordsBeside = 3;
const isMostlyNames = (text: string): boolean => {
	const names = withWide([], { text, start: 0 });
	const rest = names.reduce((left, name) => left.replace(name.text, " "), text);
	return names.length > 0 && (rest.match(/\p{L}+/gu) ?? []).length <= mostWordsBeside;
};

/** "You'll be the first analyst of the team" is nothing to do. */
const noDeedAtAll = /^you(?:'ll| will| would|'d) be (?:the|our|an?|part)\b/iu;

function dutiesOf(part: Part): Found[] {
	const isHeaded = part.section === "duty";
	return dutyClauses(part, part.isListed, isHeaded)
		.filter(({ text }) => !noDuty.test(text) && !noDeedAtAll.test(text) && text.length >= 8)
		.map(({ text, start }) => ({
			kind: "duty",
			text,
			must: true,
			start,
			end: start + text.length,
		}));
}

const capitalized =
	/(?<=[^\s.!?:]\s+)\p{Lu}[\p{L}\p{N}+#.&-]*(?:\s\p{Lu}[\p{L}\p{N}+#.&-]*){0,3}/gu;

/** What a duty names in capitals. */
function toolsIn({ text, start }: Part): AskedName[] {
	const names = [...text.matchAll(capitalized)].map(
		({ 0: raw, index }): AskedName => ({
			text: raw.replace(/[.&-]+$/u, ""),
			start: start + index,
			isLed: /\b(?:in|with|using|via|into|through|on)\s+$/u.test(text.slice(0, index)),
			from: "capitals",
		}),
	);
	return withWide(names, { text, start });
}
