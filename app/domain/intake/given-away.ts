import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { parseTags } from "#app/domain/library/resume-tags.ts";
import { foldWords } from "#app/domain/library/search/fold.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import { type ResumeFormValues, writtenFields } from "./resume-form.ts";

/** Words of a locked resume in what everybody reads of it. */

/** So many words in a row are a line's own. */
const runWords = 6;
/** A shorter line is its own as a whole; fewer words than this may be a fact. */
const shortest = 4;

/**
 * The first words of the lines that stand in a text in the same order, as the text has them; null when there are none.
 * @param facts words that may stand anywhere, also where a line has them
 */
export function runGivenAway(
	text: string,
	lines: readonly string[],
	facts: readonly string[] = [],
): string | null {
	const said = inRow(text);
	const known = facts.map(inRow);
	for (const line of lines) {
		for (const sentence of [line, ...line.split(/(?<=[.!?;])\s+/u)]) {
			const run = runsOf(sentence).find(
				(words) => said.includes(words) && !known.some((fact) => fact.includes(words)),
			);
			if (run) return asWritten(text, run);
		}
	}
	return null;
}

/** Words in a row that were folded, as a text has them, without the signs around them. */
function asWritten(text: string, run: string): string {
	const folded = [...text.matchAll(/\S+/gu)].flatMap((word) =>
		foldWords(word[0]).map((name) => ({ name, word })),
	);
	const wanted = run.trim().split(" ");
	const start = folded.findIndex((_, at) =>
		wanted.every((name, place) => folded[at + place]?.name === name),
	);
	const [first, last] = [folded[start]?.word, folded[start + wanted.length - 1]?.word];
	if (!first || !last) return run.trim();
	const written = text.slice(first.index, last.index + last[0].length);
	return written.replace(/^[^\p{L}\p{N}$€£]+|[^\p{L}\p{N}%+#]+$/gu, "");
}

const inRow = (text: string): string => ` ${foldWords(text).join(" ")} `;

function runsOf(sentence: string): string[] {
	const words = foldWords(sentence);
	const length = Math.min(runWords, words.length);
	if (length < shortest) return [];
	return words.slice(length - 1).map((_, at) => ` ${words.slice(at, at + length).join(" ")} `);
}

/**
 * Sentences about fields that everybody reads and that have words of a line of the document. A title, a house or a
 * degree is a fact.
 */
export function givenAwayErrors(
	document: ResumeDocument,
	fields: ResumeFormValues,
): Record<string, string> {
	const lines = linesOf(document);
	const facts = factsOf(document);
	const errors: Record<string, string> = {};
	for (const name of writtenFields) {
		const value = fields[name] ?? "";
		for (const text of name === "tags" ? parseTags(value) : [value]) {
			const run = runGivenAway(text, lines, facts);
			if (run) errors[name] ??= adminMessages.resumeForm.givenAway(run);
		}
	}
	return errors;
}

const linesOf = ({ basics, work, projects = [] }: ResumeDocument): string[] => [
	basics.summary ?? "",
	...work.flatMap(({ highlights }) => highlights),
	...projects.flatMap(({ description = "", highlights }) => [description, ...highlights]),
];

const factsOf = ({ work, education, skills }: ResumeDocument): string[] => [
	...work.flatMap(({ position, name }) => [position, name]),
	...education.flatMap(({ studyType, area, institution }) => [
		`${studyType} in ${area}`,
		`${studyType} ${area}`,
		institution,
	]),
	...skills.flatMap(({ keywords }) => keywords),
];
