import { atOnce } from "#app/domain/base/at-once.ts";
import { skillKey } from "../skill-names.ts";
import { languageNames, languagesIn } from "./asked-languages.ts";
import { type AskedName, namesIn } from "./asked-names.ts";
import { type Part, partsInSteps } from "./asked-parts.ts";
import { askedThings, isMust } from "./asked-requirements.ts";
import { withChoices } from "./choices.ts";
import { cleanText } from "./clean-text.ts";
import { dutyClauses } from "./duty-clauses.ts";
import type { Section } from "./headings.ts";
import { type LearnedWeights, learnedInSteps } from "./learned-weights.ts";
import { featuresOfName, isAskedAlone, nameKinds } from "./name-kind.ts";
import { kindOfNext, type PartKind } from "./part-kind.ts";
import type { FoundRequirement } from "./requirement.ts";
import { looseEnd, noDuty, notNeeded, stillAsked } from "./sentence-cues.ts";
import { likeliest, type Weights } from "./weights.ts";
import { wideKindOf, withWide } from "./wide-names.ts";

/** A name in a posting and what is known of it. */
export type ReadName = {
	name: AskedName;
	must: boolean;
	isTool: boolean;
	isAlone: boolean;
	features: string[];
};
type PartReading = { formed: Found[]; names: ReadName[] };

/**
 * What a job posting asks for, in its order: skills, years, degrees, certificates and languages that can be asked to
 * be proved, and the duties. Rules of form find parts and names; what was learned says what they are.
 * @param posting as it was pasted, leftovers of HTML too
 * @param known keys (`skillKey`) of skills that the library's resumes list
 */
export function extractRequirements(
	posting: string,
	known: ReadonlySet<string>,
	weights?: LearnedWeights,
): FoundRequirement[] {
	return atOnce(extractInSteps(posting, known, weights));
}

/** The same, and stops before each part of the posting, so that the caller can pause. */
export function* extractInSteps(
	posting: string,
	known: ReadonlySet<string>,
	given?: LearnedWeights,
): Generator<void, FoundRequirement[], void> {
	const weights = given ?? (yield* learnedInSteps());
	// The first posting opens the known names: together, and with its first part, they would hold up the others.
	for (const open of [() => wideKindOf(""), languageNames, () => languagesIn("")]) {
		yield;
		open();
	}
	yield;
	const { text, placeOf } = cleanText(posting);
	const parts = yield* partsInSteps(text);
	const kinds: PartKind[] = [];
	const found: Found[] = [];
	for (const part of parts) {
		yield;
		const kind = kindOfNext(parts, kinds, weights.parts);
		kinds.push(kind);
		yield;
		const { formed, names } = readPart(part, kind, known, weights.clauses);
		const named = names.flatMap((name) => foundName(name, weights.names) ?? []);
		const whole = [...formed.filter(isWhole), ...withoutOverlaps(named.filter(isWhole))];
		found.push(...withChoices(whole, part));
	}
	return onceEach(found).map((one) => ({
		...one,
		// Where lines were joined, there may be several spaces.
		text: one.text.replace(/ {2,}/gu, " "),
		start: placeOf(one.start),
		end: placeOf(one.end - 1) + 1,
	}));
}

function foundName(
	{ name, must, isTool, isAlone, features }: ReadName,
	weights: Weights,
): Found | null {
	const learned = likeliest(nameKinds, features, weights);
	const kind = learned === "none" && isAlone ? "skill" : learned;
	const { text, start } = name;
	return kind === "none" ? null : { kind, text, must, start, end: start + text.length, isTool };
}

/** Whether a name ends where its thing does. */
const isWhole = ({ kind, text }: Found): boolean =>
	(kind !== "skill" && kind !== "certificate") || !looseEnd.test(text);

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

const nothing: PartReading = { formed: [], names: [] };

/**
 * What a part of a posting asks for, and the names in it.
 * @param kind what it tells
 */
export function readPart(
	given: Part,
	kind: PartKind,
	known: ReadonlySet<string>,
	clauses: Weights,
): PartReading {
	if (kind === "none") return nothing;
	if (notNeeded.test(given.text) && !stillAsked.test(given.text)) {
		const [head = "", ...others] = given.text.split(/[,;–—]\s|\s-\s|\bbut\b/u);
		if (others.length === 0 || notNeeded.test(head)) return nothing;
		return readPart({ ...given, text: head }, kind, known, clauses);
	}
	const asked = given.section === "wish" ? "wish" : "must";
	const section: Section = kind === "duty" ? "duty" : asked;
	const isTool = section === "duty";
	const part = { ...given, section };
	const { formed, names } = isTool ? { formed: [], names: toolsIn(part) } : askedThings(part);
	return {
		formed: [...dutiesOf(part, kind, clauses), ...formed],
		names: names.map((name, at) => {
			const from = name.start - part.start;
			const must = isTool || isMust(part, from, from + name.text.length);
			return {
				name,
				must,
				isTool,
				isAlone: !isTool && isAskedAlone(part, name),
				features: featuresOfName(part, name, at, known),
			};
		}),
	};
}

function dutiesOf(part: Part, kind: PartKind, clauses: Weights): Found[] {
	return dutyClauses(part, kind, clauses)
		.filter(({ text }) => !noDuty.test(text) && text.length >= 8)
		.map(({ text, start }) => ({
			kind: "duty",
			text,
			must: kind === "duty" || isMust(part, start - part.start, start - part.start + text.length),
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
	const inside = namesIn({ text, start }).filter(({ from }) => from === "inside");
	return withWide([...names, ...inside], { text, start });
}
