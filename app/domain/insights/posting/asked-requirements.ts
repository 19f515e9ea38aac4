import { certificatesIn } from "./asked-certificates.ts";
import { degreesIn } from "./asked-degrees.ts";
import { languagesIn } from "./asked-languages.ts";
import type { Part } from "./asked-parts.ts";
import { skillsIn } from "./asked-skills.ts";
import { yearsIn } from "./asked-years.ts";
import type { FoundRequirement, Hit } from "./requirement.ts";
import { done, noDeed, wished } from "./sentence-cues.ts";

/** A thing to have done that a part asks for: "experience in leading a migration". */
function deedOf(part: Part): FoundRequirement[] {
	const match = done.exec(part.text);
	const what = match?.groups?.what?.trim();
	if (!match || !what || noDeed.test(what) || (!part.isListed && match.index === 0)) return [];
	const from = part.text.indexOf(what, match.index);
	const must = part.section !== "wish" && !isWished(part.text, from, from + what.length);
	const start = part.start + from;
	return [{ kind: "duty", text: what, must, start, end: start + what.length }];
}

/**
 * What a part asks for: each kind takes its words away from the next.
 * @param isMust false for a part that only wishes
 */
export function requirementsAsked(
	part: Part,
	isMust: boolean,
	known: ReadonlySet<string>,
): FoundRequirement[] {
	const found: FoundRequirement[] = deedOf(part);
	// What the employer gives or adds in brackets.
	let left = part.text.replace(/\((?:we|our|if|not|but|you|for|though|it)\b[^()]*\)/giu, (all) =>
		" ".repeat(all.length),
	);
	for (const { start, end } of found) {
		const from = start - part.start;
		left = `${left.slice(0, from)}${";".repeat(end - start)}${left.slice(from + end - start)}`;
	}
	const take = (hits: readonly Hit[]) => {
		for (const { from, to, ...hit } of hits) {
			found.push({
				...hit,
				must: isMust && !isWished(part.text, from, to),
				start: part.start + from,
				end: part.start + to,
			});
		}
		for (const { from, to } of hits) {
			left = `${left.slice(0, from)}${";".repeat(to - from)}${left.slice(to)}`;
		}
	};
	take(yearsIn(left, part.section !== "intro"));
	take(degreesIn(left));
	take(certificatesIn(left));
	take(languagesIn(left));
	take(
		skillsIn(
			{ text: withoutYears(left, yearsIn(part.text, part.section !== "intro")), start: 0 },
			known,
			part.section !== "intro",
		).map(({ text, start }) => ({
			kind: "skill",
			text,
			from: start,
			to: start + text.length,
		})),
	);
	return found;
}

/** Years of what is told by the years: "five years of grants administration" asks for no second thing. */
function withoutYears(text: string, years: readonly Hit[]): string {
	return years.reduce((left, { to }) => {
		const object =
			/^['’)+\s]*[^,;.(]*?(?=[,;.(]|\b(?:with|using)\b|$)/u.exec(left.slice(to))?.[0] ?? "";
		return `${left.slice(0, to)}${";".repeat(object.length)}${left.slice(to + object.length)}`;
	}, text);
}

/** Whether the words around it wish for it and do not ask for it. */
function isWished(text: string, from: number, to: number): boolean {
	const before =
		text
			.slice(0, from)
			.split(/[;.]\s|,\s/u)
			.at(-1) ?? "";
	const after = text.slice(to).split(/[;.]\s|,\s+(?:and|but)\s|\bbut\b/u)[0] ?? "";
	return wished.test(`${before} ${text.slice(from, to)} ${after}`);
}
