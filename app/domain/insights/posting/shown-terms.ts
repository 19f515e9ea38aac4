import { leastSharers } from "../group-limits.ts";
import type { MeasuredResume } from "../measured-resume.ts";
import { skillKey, wordsOf } from "../skill-names.ts";
import { askedDegree, degreeRankOfTerms } from "./degree-ranks.ts";
import { withoutNoun } from "./held-certificates.ts";
import type { AskedRequirement } from "./requirement.ts";
import { verbOf } from "./verbs.ts";
import { versionedName } from "./version-names.ts";

/** What is kept of a resume of the library, as far as a requirement can be looked for in it. */
export type ShownResume = {
	/** The stems of the words that it has, as `termsOf` says. */
	terms: ReadonlySet<string>;
	/** Its highest degree, as `degreeRankOfTerms` says. */
	degree: number;
	/** The keys of the skills that it lists. */
	skills: ReadonlySet<string>;
	/** Of work. */
	months: number;
};

/**
 * What was measured of a resume, as requirements are looked for in it.
 * @param kept stems that were found before
 */
export const shownResume = (
	{ measured, terms }: { measured: Pick<MeasuredResume, "skills" | "months">; terms: string[] },
	kept?: Map<string, string>,
): ShownResume => ({
	terms: stemsOf(terms, kept),
	degree: degreeRankOfTerms(terms),
	skills: new Set(Object.keys(measured.skills)),
	months: measured.months,
});

const small = new Set(
	`a an the and or of in on to for with by from at as into its our your their his her this that these those all any
	each every per not no new other own such etc least up out over about degree related field who which what when
	where how is are was were be been has have had will would can you we they he she them us me very so than then`.split(
		/\s+/u,
	),
);

/** "Series 79", "Level 3": a number that belongs to a name. Others count. */
const numberOfName = /(?<=(?<!\p{L})(?:\p{Lu}[\p{L}&]*|level|class|grade|series|type)[ -])\d+/gu;

/** The words of a requirement that a resume would have. */
export function tellingWords(text: string): string[] {
	const numbers = new Set(text.match(numberOfName));
	const words = skillKey(text.replace(/['’]s?\b/gu, "")).split(" ");
	return [...new Set(words)].filter((word) =>
		/^\d+$/u.test(word) ? numbers.has(word) : word.length > 1 && !small.has(word),
	);
}

/** Of a duty so many of its words say that it is there. */
const leastOfDuty = 0.6;

/** Resumes tell the past. */
const past = new Map(
	`led lead, built build, wrote write, ran run, taught teach, sold sell, made make, kept keep, held hold, drove drive,
	grew grow, oversaw oversee, won win, took take, gave give, brought bring, found find, met meet, cut cut, set set,
	fed feed, dealt deal, bought buy, sent send, spoke speak, began begin, rebuilt rebuild, rewrote rewrite, dug dig`
		.split(",")
		.map((pair) => pair.trim().split(" ") as [string, string]),
);

/** The forms of a word that are one: "audits", "audited" and "audit". */
export function stemOf(word: string): string {
	const verb = past.get(word) ?? verbOf(word) ?? verbOf(word.replace(/ed$/u, "ing")) ?? word;
	return verb.length > 4 ? verb.replace(/(?:ies|es|s|ed|e|y)$/u, "") : verb;
}

/** Looks for the words of a requirement among others: all of them, of a duty most and at least two. */
export function createWordFinder({
	kind,
	text,
}: Pick<AskedRequirement, "kind" | "text">): (stems: ReadonlySet<string>) => boolean {
	const isDuty = kind === "duty";
	// "Lead 12 engineers" counts them.
	const wanted = tellingWords(isDuty ? text.replace(/\b\d+\b/gu, "") : text).map(stemOf);
	const enough = isDuty
		? Math.max(Math.min(2, wanted.length), wanted.length * leastOfDuty)
		: wanted.length;
	return (stems) => wanted.length > 0 && wanted.filter((word) => stems.has(word)).length >= enough;
}

/** Whether resumes show a requirement, by their words, their skills and how long their work is. */
export function createShownFinder(requirement: AskedRequirement): (resume: ShownResume) => boolean {
	const { kind, min = 0, text } = requirement;
	if (kind === "years") return ({ months }) => months >= min * 12;
	const asked = kind === "degree" ? askedDegree(text) : null;
	if (asked) {
		const wanted = tellingWords(asked.subject).map(stemOf);
		return ({ degree, terms }) =>
			terms.has(asked.name ?? "") ||
			(degree >= asked.rank && wanted.every((word) => terms.has(word)));
	}
	const key = skillKey(text);
	const versions = kind === "skill" ? versionedName(text) : null;
	if (versions) {
		const hasName = createWordFinder({ kind, text: versions.name });
		// "html5" is one word.
		const begins = versions.name.toLowerCase();
		const isTerm = (term: string) => term.startsWith(begins) && versions.isIn(term);
		return ({ skills, terms }) =>
			hasName(terms) || [...skills].some(versions.isIn) || [...terms].some(isTerm);
	}
	const name = kind === "certificate" ? withoutNoun(text) : null;
	const hasWords = createWordFinder({ kind, text: name?.isAlone ? name.text : text });
	if (!/ \d+(?: |$)/u.test(key)) return ({ skills, terms }) => skills.has(key) || hasWords(terms);
	// The terms have no such number: "Microsoft Office 365" lists "Office 365".
	return ({ skills, terms }) =>
		hasWords(terms) || [...skills].some((skill) => ` ${skill} `.includes(` ${key} `));
}

/**
 * The places of the requirements that each resume shows. Where one of several names is enough, those that fewer than
 * `leastSharers` show count for nothing: beside a name that many show, they would tell of a single resume.
 */
export function findShownPlaces(
	requirements: readonly AskedRequirement[],
	resumes: readonly ShownResume[],
): number[][] {
	const places = resumes.map((): number[] => []);
	for (const [at, { options, ...one }] of requirements.entries()) {
		const shows = (options ?? [one.text])
			.map((text) => resumes.map(createShownFinder({ ...one, text })))
			.filter((shown) => shown.filter(Boolean).length >= leastSharers);
		for (const [resume, shown] of places.entries()) {
			if (shows.some((all) => all[resume])) shown.push(at);
		}
	}
	return places;
}

/** An RN is a registered nurse. */
const nurse = ["registered", "nurse"].map(stemOf);

/**
 * The stems of terms, each once.
 * @param kept stems that were found before: resumes share most of their words
 */
export function stemsOf(terms: Iterable<string>, kept = new Map<string, string>()): Set<string> {
	const stems = new Set<string>();
	for (const term of terms) {
		for (const word of /[^\p{L}\p{N}]/u.test(term) ? wordsOf(term) : [term]) {
			let stem = kept.get(word);
			if (stem === undefined) {
				stem = stemOf(word);
				kept.set(word, stem);
			}
			stems.add(stem);
		}
	}
	if (nurse.every((stem) => stems.has(stem))) stems.add("rn");
	else if (stems.has("rn")) for (const stem of nurse) stems.add(stem);
	return stems;
}
