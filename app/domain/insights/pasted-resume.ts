import { countWords } from "#app/domain/base/count.ts";
import { reading } from "#app/domain/base/messages/reading.ts";
import { isUnseen } from "#app/domain/base/one-line.ts";
import { beginsAs } from "#app/domain/intake/upload-rules.ts";
import type { ReadableKind } from "#app/domain/reader/file-kinds.ts";
import { plainTextOf, type TextBlock } from "#app/domain/reader/text-blocks.ts";

/** The resume that a member wants to compare, as it was pasted or read from a file. */

export const pastedLimits = {
	/** Fewer are no resume. */
	words: 40,
	/** Ten pages. */
	characters: 30_000,
	fileBytes: 5 * 1024 * 1024,
	/** Of a file. */
	pages: 20,
} as const;

/** About a word of a script that sets no spaces: Chinese, Japanese, Thai and its neighbors. */
const unspacedPair =
	/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]{2}/gu;

/**
 * The sentence why a text cannot be compared, or null.
 * @param pages of a file; null of a pasted text
 */
export function pastedProblem(text: string, pages: number | null = null): string | null {
	const pairs = text.match(unspacedPair)?.length ?? 0;
	const isShort = countWords(text) + pairs < pastedLimits.words;
	return lengthProblem(text, pages) ?? (isShort ? reading.tooShort(pastedLimits.words) : null);
}

/** The sentence why not even the lines of a text are shown, or null. @param pages as above */
export function lengthProblem(text: string, pages: number | null = null): string | null {
	if (isUnseen(text)) return reading.nothing;
	if ((pages ?? 0) > pastedLimits.pages) return reading.tooManyPages(pastedLimits.pages);
	const isLong = text.length > pastedLimits.characters;
	return isLong ? reading.tooLong(pastedLimits.characters) : null;
}

/** The sentence why a file is not read, by its name's kind and how it begins, or null. */
export function beginningProblem(kind: ReadableKind | null, start: Uint8Array): string | null {
	if (!kind) return reading.wrongFile;
	if (start.length === 0) return reading.emptyFile;
	if (beginsAs(kind, start)) return null;
	// Word keeps a file with a password as it kept all files once.
	return kind === "docx" && beginsAs("doc", start) ? reading.lockedOrOldFile : reading.unlikeFile;
}

const fileProblems: Record<string, string> = {
	too_large: reading.largeFile,
	encrypted: reading.lockedFile,
	unsafe: reading.unsafeFile,
	empty: reading.textlessFile,
	timeout: reading.slowFile,
	memory: reading.slowFile,
	busy: reading.slowFile,
};

/** The sentence why a file cannot be read. @param reason as its reader says it */
export const fileProblem = (reason: string): string =>
	fileProblems[reason] ?? reading.unreadableFile;

/** Whether another reader could get more out of a file than the one that said why not. */
export const mayBeReadElsewhere = (problem: string): boolean =>
	![
		reading.wrongFile,
		reading.emptyFile,
		reading.unlikeFile,
		reading.lockedFile,
		reading.lockedOrOldFile,
		reading.unsafeFile,
		reading.largeFile,
		reading.tooManyPages(pastedLimits.pages),
		reading.tooLong(pastedLimits.characters),
	].includes(problem);

/** What was read from a file, as a person would have typed it: shown in the form, and then read again. */
export function textOfBlocks(blocks: readonly TextBlock[]): string {
	return blocks
		.map((block, index) => {
			const text = plainTextOf(block);
			if (block.type === "list") {
				return text
					.split("\n")
					.map((item) => `- ${item}`)
					.join("\n");
			}
			const isSection = block.type === "heading" && block.level < 3 && index > 0;
			return isSection ? `\n${text}` : text;
		})
		.join("\n");
}
