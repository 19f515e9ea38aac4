import { alignBy } from "#app/domain/base/align-by.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import { linesOfSection } from "#app/domain/reader/sheet/resume-text.ts";
import { type SectionKey, sectionsOf, sectionTitles } from "#app/domain/reader/sheet/sections.ts";

/** Two versions of one resume, line by line, with what only one of them says. */

/** Some words of a line; `isOwn` where the other version's line does not have them. */
export type Piece = { text: string; isOwn: boolean };
/** Null where the other version has no such line. */
export type ComparedLines = { before: Piece[] | null; after: Piece[] | null };
export type ComparedSection = { title: string; rows: ComparedLines[] };

/** Two lines are one that was rewritten when they share this much of their words, as the Dice coefficient. */
const leastShared = 0.4;

/** The sections in the order of the later version, then those that only the earlier one has. */
export function compareVersions(before: ResumeDocument, after: ResumeDocument): ComparedSection[] {
	const sections = [...new Set<SectionKey>([...sectionsOf(after), ...sectionsOf(before)])];
	const linesOf = (document: ResumeDocument, section: SectionKey) =>
		sectionsOf(document).includes(section)
			? linesOfSection(document, section).filter((line) => line !== "")
			: [];
	return [
		{
			title: "Heading",
			rows: compareLines([before.basics.label], [after.basics.label]),
		},
		...sections.map((section) => ({
			title: sectionTitles[section],
			rows: compareLines(linesOf(before, section), linesOf(after, section)),
		})),
	];
}

/** Pairs lines in their order so that most words are shared, and marks what each has of its own. */
export function compareLines(before: readonly string[], after: readonly string[]): ComparedLines[] {
	const [ours, theirs] = [before.map(wordsOf), after.map(wordsOf)];
	const pairs = alignBy(ours, theirs, (one, other) => {
		const shared = sharedShare(one, other);
		return shared < leastShared ? 0 : shared;
	});
	const rows: ComparedLines[] = [];
	let alone: { before: Piece[][]; after: Piece[][] } = { before: [], after: [] };
	// What went and what came between two lines of both stands beside each other.
	const settle = () => {
		const { length } = alone.before.length > alone.after.length ? alone.before : alone.after;
		for (let at = 0; at < length; at++) {
			rows.push({ before: alone.before[at] ?? null, after: alone.after[at] ?? null });
		}
		alone = { before: [], after: [] };
	};
	for (const [one, other] of pairs) {
		if (one && other) {
			settle();
			rows.push(markOwn(one, other));
		} else if (one) alone.before.push(whole(one));
		else if (other) alone.after.push(whole(other));
	}
	settle();
	return rows;
}

const whole = (words: readonly string[]): Piece[] => [{ text: words.join(" "), isOwn: true }];

const wordsOf = (line: string): string[] => line.replace(/^- /u, "").split(/\s+/u).filter(Boolean);

function sharedShare(one: readonly string[], other: readonly string[]): number {
	const left = other.map(folded);
	const shared = one.map(folded).filter((word) => {
		const at = left.indexOf(word);
		if (at >= 0) left.splice(at, 1);
		return at >= 0;
	}).length;
	return (2 * shared) / Math.max(1, one.length + other.length);
}

const folded = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

function markOwn(one: readonly string[], other: readonly string[]): ComparedLines {
	const pairs = alignBy(one, other, (a, b) => (folded(a) === folded(b) ? 1 : 0));
	const before = pairs.flatMap(([a, b]) => (a === null ? [] : [{ text: a, isOwn: b === null }]));
	const after = pairs.flatMap(([a, b]) => (b === null ? [] : [{ text: b, isOwn: a === null }]));
	return { before: joinPieces(before), after: joinPieces(after) };
}

/** Words of one kind that follow each other are one piece. */
function joinPieces(words: readonly Piece[]): Piece[] {
	const pieces: Piece[] = [];
	for (const { text, isOwn } of words) {
		const last = pieces.at(-1);
		if (last?.isOwn === isOwn) last.text += ` ${text}`;
		else pieces.push({ text, isOwn });
	}
	return pieces;
}
