import { skillKey } from "../skill-names.ts";
import { askedParts, type Part } from "./asked-parts.ts";
import { requirementsAsked } from "./asked-requirements.ts";
import { cleanText } from "./clean-text.ts";
import { dutyClauses, verbList } from "./duty-clauses.ts";
import type { Section } from "./headings.ts";
import type { FoundRequirement, Piece } from "./requirement.ts";
import {
	aside,
	asks,
	does,
	invites,
	noDuty,
	notNeeded,
	offer,
	stillAsked,
	wished,
} from "./sentence-cues.ts";
import { beginsWithVerb } from "./verbs.ts";

/**
 * What a job posting asks for, in its order: skills, years, degrees, certificates and languages that can be asked to
 * be proved, and the duties. Rules about form alone: headings, lists, and the phrases around a name.
 * @param posting as it was pasted, leftovers of HTML too
 * @param known keys (`skillKey`) of skills that the library's resumes list
 */
export function extractRequirements(
	posting: string,
	known: ReadonlySet<string>,
): FoundRequirement[] {
	const { text, placeOf } = cleanText(posting);
	const found = askedParts(text).flatMap((part) => requirementsOf(part, known));
	return onceEach(found).map((one) => ({
		...one,
		start: placeOf(one.start),
		end: placeOf(one.end - 1) + 1,
	}));
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

function requirementsOf(part: Part, known: ReadonlySet<string>): Found[] {
	const section = sectionOf(part);
	if (section === "skip" || section === "intro") return [];
	if (notNeeded.test(part.text) && !stillAsked.test(part.text)) {
		const [head = "", ...others] = part.text.split(/[,;–—]\s|\s-\s|\bbut\b/u);
		if (others.length === 0 || notNeeded.test(head)) return [];
		return requirementsOf({ ...part, text: head }, known);
	}
	if (section === "duty") return dutiesOf(part, known);
	return requirementsAsked(part, section === "must", known);
}

/** Of a sentence without a heading, by its words. */
function sectionOf(part: Part): Section {
	const own = sectionOfText(part);
	if (own !== "intro" || part.sentence === part.text) return own;
	const whole = sectionOfText({ ...part, text: part.sentence });
	return whole === "duty" ? "intro" : whole;
}

function sectionOfText({ section, text, isListed, start }: Part): Section {
	if (section === "skip") return section;
	if (section !== "intro")
		return section !== "duty" && !isListed && offer.test(text) && !asks.test(text)
			? "skip"
			: section;
	if (offer.test(text)) return "skip";
	if (does.test(text)) return "duty";
	if (aside.test(text)) return "skip";
	if (invites.test(text) && !/\byou (?:know|have|understand|can)\b/iu.test(text)) return "skip";
	// The title, and a label.
	if (start === 0 || /^[\p{L} ]{3,20}:/u.test(text)) return "intro";
	if (isListed && beginsWithVerb(text)) return "duty";
	if (beginsWithVerb(text) && text.split(/\s+/u).length >= 3 && !asks.test(text)) return "duty";
	if (verbList({ text, start: 0 }) && !asks.test(text)) return "duty";
	if (asks.test(text)) return "must";
	return wished.test(text) && text.length < 120 ? "wish" : "intro";
}

function dutiesOf(part: Part, known: ReadonlySet<string>): Found[] {
	const isHeaded = part.section === "duty";
	const duties = dutyClauses(part, part.isListed, isHeaded)
		.filter(({ text }) => !noDuty.test(text) && text.length >= 8)
		.map(({ text, start }) => ({
			kind: "duty" as const,
			text,
			must: true,
			start,
			end: start + text.length,
		}));
	return [...duties, ...toolsOf(part, known)];
}

/** Tools that a duty names behind "in", "with" or "using". */
function toolsOf({ text, start }: Piece, known: ReadonlySet<string>): Found[] {
	const pattern =
		/\b(?:in|with|using|via|into|through|on)\s+(?<name>\p{Lu}[\p{L}\p{N}+#.-]*(?:\s\p{Lu}[\p{L}\p{N}+#.-]*)?)(?:(?:,|\s+or|\s+and)\s+(?<other>\p{Lu}[\p{L}\p{N}+#.-]*(?:\s\p{Lu}[\p{L}\p{N}]*)?))?/gu;
	return [...text.matchAll(pattern)].flatMap((match) => {
		const names = [match.groups?.name, match.groups?.other].flatMap((name) => name ?? []);
		return names.flatMap((raw): Found[] => {
			const name = raw.replace(/[.-]+$/u, "");
			if (!known.has(skillKey(name)) && !/^(?:\p{Lu}{3,}|\p{Lu}\p{Ll}+\p{Lu}\p{L}+)$/u.test(name))
				return [];
			const at = start + match.index + match[0].indexOf(raw);
			return [
				{ kind: "skill", text: name, must: true, start: at, end: at + name.length, isTool: true },
			];
		});
	});
}
