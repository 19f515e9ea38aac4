import { certificatesIn } from "./asked-certificates.ts";
import { degreesIn } from "./asked-degrees.ts";
import { languagesIn } from "./asked-languages.ts";
import { type AskedName, namesIn } from "./asked-names.ts";
import type { Part } from "./asked-parts.ts";
import { yearsIn } from "./asked-years.ts";
import type { FoundRequirement, Hit } from "./requirement.ts";
import { done, noDeed, wished } from "./sentence-cues.ts";

/** A thing to have done that a part asks for: "experience in leading a migration". */
function deedOf(part: Part): FoundRequirement[] {
	const match = done.exec(part.text);
	const what = match?.groups?.what?.trim();
	if (!match || !what || noDeed.test(what) || (!part.isListed && match.index === 0)) return [];
	const from = part.text.indexOf(what, match.index);
	const must = isMust(part, from, from + what.length);
	const start = part.start + from;
	return [{ kind: "duty", text: what, must, start, end: start + what.length }];
}

/** What rules of form find in a part that asks, and the names in what is left of it. */
export type AskedThings = { formed: FoundRequirement[]; names: AskedName[] };

/**
 * What a part asks for: each kind takes its words away from the next.
 * @param known keys of skills that the library's resumes list
 */
export function askedThings(part: Part, known: ReadonlySet<string>): AskedThings {
	const formed: FoundRequirement[] = deedOf(part);
	// What the employer gives or adds in brackets.
	let left = part.text.replace(/\((?:we|our|if|not|but|you|for|though|it)\b[^()]*\)/giu, (all) =>
		" ".repeat(all.length),
	);
	const blank = (from: number, to: number) => {
		left = `${left.slice(0, from)}${";".repeat(to - from)}${left.slice(to)}`;
	};
	for (const { start, end } of formed) blank(start - part.start, end - part.start);
	const years = yearsIn(part.text, part.section !== "intro");
	for (const find of [
		(text: string) => yearsIn(text, part.section !== "intro"),
		degreesIn,
		certificatesIn,
		languagesIn,
	]) {
		const hits: Hit[] = find(left);
		for (const { from, to, ...hit } of hits) {
			const must = isMust(part, from, to);
			formed.push({ ...hit, must, start: part.start + from, end: part.start + to });
		}
		for (const { from, to } of hits) blank(from, to);
	}
	const names = namesIn({ text: withoutYears(left, years), start: part.start }, known);
	return { formed, names };
}

/** Years of what is told by the years: "five years of grants administration" asks for no second thing. */
function withoutYears(text: string, years: readonly Hit[]): string {
	return years.reduce((left, { to }) => {
		const object =
			/^['’)+\s]*[^,;.(]*?(?=[,;.(]|\b(?:with|using)\b|$)/u.exec(left.slice(to))?.[0] ?? "";
		return `${left.slice(0, to)}${";".repeat(object.length)}${left.slice(to + object.length)}`;
	}, text);
}

/** Whether a place in a part is asked for, and not only wished for. */
export const isMust = ({ section, text }: Part, from: number, to: number): boolean =>
	section !== "wish" && !isWished(text, from, to);

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
