import { certificatesIn } from "./asked-certificates.ts";
import { degreesIn } from "./asked-degrees.ts";
import { languagesIn } from "./asked-languages.ts";
import { type AskedName, namesIn } from "./asked-names.ts";
import type { Part } from "./asked-parts.ts";
import { yearsIn } from "./asked-years.ts";
import type { FoundRequirement, Hit, Piece } from "./requirement.ts";
import { wished } from "./sentence-cues.ts";
import { withWide } from "./wide-names.ts";

/** What rules of form find in a part that asks, and the names in what is left of it. */
export type AskedThings = { formed: FoundRequirement[]; names: AskedName[] };

/** "Currently pursuing a PhD": who has not finished will do. */
const takesStudents =
	/^students? in|pursuing|enrolled (?:in|at)|in progress|working toward|current(?:ly)? (?:\S+ )?stud/iu;

/**
 * What a part asks for: each kind takes its words away from the next.
 */
export function askedThings(part: Part): AskedThings {
	const formed: FoundRequirement[] = [];
	// What the employer gives or adds in brackets.
	let left = part.text.replace(
		/\((?!we (?:use|run|work with)\b)(?:we|our|if|not|but|you|for|though|it)\b[^()]*\)/giu,
		(all) => " ".repeat(all.length),
	);
	const blank = (from: number, to: number) => {
		// A sign that parts names, and room for the rest.
		const gap = ";".padEnd(to - from).slice(0, to - from);
		left = `${left.slice(0, from)}${gap}${left.slice(to)}`;
	};
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
			const ongoing = hit.kind === "degree" && takesStudents.test(part.text) && { ongoing: true };
			formed.push({ ...hit, must, start: part.start + from, end: part.start + to, ...ongoing });
		}
		for (const { from, to } of hits) blank(from, to);
	}
	const objects = years.map(({ to }) => objectOfYears(left, to));
	const ofYears = objects.flatMap(({ text, start }) =>
		namesIn({ text, start: part.start + start }),
	);
	for (const { start, text } of objects) blank(start, start + text.length);
	const names = [
		...namesIn({ text: left, start: part.start }),
		...ofYears.map((name) => ({ ...name, from: "years" as const })),
	];
	return { formed, names: withWide(names, { text: left, start: part.start }) };
}

/** What the years are of: "grants administration" in "five years of grants administration". */
function objectOfYears(text: string, to: number): Piece {
	const [whole = "", lead = "", object = ""] =
		/^(?<lead>['’)+\s]*(?:(?:of|in|as|on|at|within|working) )?(?:an? |the )?)(?<object>[^,;.(]*?)(?=[,;.(]|\b(?:with|using)\b|$)/u.exec(
			text.slice(to),
		) ?? [];
	return whole ? { text: object, start: to + lead.length } : { text: "", start: to };
}

/** Whether a place in a part is asked for, and not only wished for. */
export const isMust = ({ section, text }: Part, from: number, to: number): boolean =>
	section !== "wish" && !isWished(text, from, to);

/** Whether the words around it wish for it and do not ask for it. */
function isWished(text: string, from: number, to: number): boolean {
	const before = text.slice(0, from).replace(/^.*[;.,]\s/su, "");
	// "Four years, ideally in retail" asks for the years.
	const after =
		text.slice(to).split(/[;.]\s|,\s+(?:and|but|ideally|preferably)\s|\bbut\b/u)[0] ?? "";
	const around = `${before} ${text.slice(from, to)} ${after}`;
	// "iDEAL" pays in the Netherlands.
	return wished.test(around.replace(/\b\p{Ll}+\p{Lu}+\b/gu, ""));
}
