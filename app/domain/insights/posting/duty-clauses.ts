import type { Part } from "./asked-parts.ts";
import type { PartKind } from "./part-kind.ts";
import { type Piece, trimPiece } from "./requirement.ts";
import { formOf, verbOf } from "./verbs.ts";
import { likeliestInTurn, type Weights } from "./weights.ts";

/** What a clause of a part that tells of work is: nothing to do, the begin of something to do, or more of it. */
export const clauseKinds = ["none", "begin", "more"] as const;
export type ClauseKind = (typeof clauseKinds)[number];

/** Some words of a part, and what joins them to those before. */
export type Clause = Piece & { joint: string };

/** Where something new may begin, or nothing to do any more: signs, and words that join or add. */
const joints =
	/(?:\s*[,;:()/…"]\s*|\.\s+|\s+[–—-]+\s+|^|\s+)(?:(?:and|or|&|but|then|plus|while|as well as|\+)(?:\s+(?:also|then|to))?\s+|(?:which|who|that|so|because|since|where|when|whenever|if|until|unless|incl(?:uding|\.)|such as|e\.g\.|like|not|with|within|without|via|using|by|for|from|as|in|into|on|onto|at|to|of|after|before|during|through|under|against|across|over|per|among|between|around|towards?|according to)\s+)?(?:(?:you|we|the \p{L}+(?= (?:will|shall|would)\b))(?:'ll|'d|'re|'ve)?\s+(?:(?:will|would|can|should|must|shall|might|may|also|then|often|mostly|mainly|be)\s+)*)?/giu;

/** The clauses of a part, in their order. */
export function clausesOf({ text, start }: Piece): Clause[] {
	const clauses: Clause[] = [];
	let [from, joint] = [0, ""];
	const add = (to: number) => {
		const clause = trimPiece({ text: text.slice(from, to), start: start + from });
		if (/[\p{L}\p{N}]/u.test(clause.text)) clauses.push({ ...clause, joint });
	};
	for (const { 0: whole, index } of text.matchAll(joints)) {
		const said = whole
			.trim()
			.toLowerCase()
			.replace(/\s+/gu, " ")
			// "You'll" and "the jobholder will also" are one.
			.replace(/\b(?:you|we|the)\b.*$/u, "you");
		if (said === "") continue;
		add(index);
		[from, joint] = [index + whole.length, said];
	}
	add(text.length);
	return clauses;
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [];

/** In which form a clause begins with a verb; an adverb may stand before it. */
function formOfClause(text: string): string {
	const [first = "", second = ""] = wordsOf(text);
	return formOf(first) ?? (/ly$/u.test(first) ? formOf(second) : null) ?? "";
}

/**
 * What is known of a clause, in words that weights were learned for.
 * @param before the kinds of the clauses before it
 */
export function featuresOfClause(
	part: Part,
	kind: PartKind,
	clauses: readonly Clause[],
	before: readonly ClauseKind[],
): string[] {
	const at = before.length;
	const clause = clauses[at];
	if (!clause) return [];
	const last = `${kind} ${before.at(-1) ?? "first"}`;
	const words = wordsOf(clause.text);
	const [first = "", second = ""] = words;
	const form = formOfClause(clause.text);
	const begun = before.lastIndexOf("begin");
	const formBefore = begun < 0 ? "-" : formOfClause(clauses[begun]?.text ?? "");
	const isSame = form !== "" && form === formBefore;
	const sofar = begun < 0 ? 0 : clause.start - (clauses[begun]?.start ?? 0);
	const size = Math.min(words.length, 6);
	const next = clauses[at + 1];
	const joined = `${last}, ${clause.joint}`;
	const sign = /^[,;.]? ?(?:(?:and|or|&|but|then)\b)?/u.exec(clause.joint)?.[0];
	const isBehindYou = clause.joint.endsWith("you");
	const list = part.isListed ? "list" : "text";
	const length = Math.min(Math.ceil(part.text.length / 50), 5);
	return [
		`${last}`,
		`${last} ${list} ${length}`,
		`${last}, ${sign} same ${isSame}`,
		`${before.at(-1)}, ${sign} same ${isSame} size ${size}`,
		`${before.at(-1)}, ${sign} ${form} behind you ${isBehindYou}`,
		`${form} behind you ${isBehindYou}`,
		`${form} behind you ${isBehindYou} in ${list}`,
		`${joined}`,
		`${joined} ${list}`,
		`${joined} ${form}`,
		`${joined} ${form} same ${isSame}`,
		`${joined} size ${size}`,
		`${last} ${form} same ${isSame} size ${size}`,
		`${last} first ${first}`,
		`${last} second ${second}`,
		`${last} sofar ${Math.min(Math.ceil(sofar / 20), 5)}`,
		`${joined} sofar ${Math.min(Math.ceil(sofar / 20), 5)}`,
		`${last} form ${form} before ${formBefore}`,
		`${last} section ${part.section} ${list}`,
		`${last} next ${next?.joint ?? "end"} ${next ? formOfClause(next.text) : ""}`,
		`${last} clauses ${Math.min(clauses.length, 6)}`,
		`${last} has verb ${words.some((word) => verbOf(word) !== null)}`,
	];
}

/**
 * The things to do that a part names: from the begin of each to the last of its clauses.
 * @param told what the part tells
 */
export function dutyClauses(part: Part, told: PartKind, weights: Weights): Piece[] {
	const clauses = clausesOf(part);
	const featuresOf = (before: readonly ClauseKind[]) =>
		featuresOfClause(part, told, clauses, before);
	const kinds = likeliestInTurn(clauseKinds, clauses.length, featuresOf, weights);
	const found: { start: number; end: number }[] = [];
	for (const [at, { start, text }] of clauses.entries()) {
		const [end, last] = [start + text.length, found.at(-1)];
		if (kinds[at] === "more" && last) last.end = end;
		else if (kinds[at] !== "none") found.push({ start, end });
	}
	return found.map(({ start, end }) =>
		trimPiece({ text: part.text.slice(start - part.start, end - part.start), start }),
	);
}
