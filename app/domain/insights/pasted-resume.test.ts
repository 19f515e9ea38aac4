import { describe, expect, test } from "vitest";
import { messages } from "#app/domain/base/messages.ts";
import { plainTextBlocks } from "#app/domain/reader/plain-text-blocks.ts";
import {
	beginningProblem,
	fileProblem,
	lengthProblem,
	mayBeReadElsewhere,
	pastedLimits,
	pastedProblem,
	textOfBlocks,
} from "./pasted-resume.ts";

describe("a text that is pasted", () => {
	const words = (count: number) => "word ".repeat(count);

	test("has enough words, from the least number on", () => {
		expect(pastedProblem(" \n\t")).toBe(messages.insights.nothing);
		expect(pastedProblem(words(pastedLimits.words - 1))).toBe(
			messages.insights.tooShort(pastedLimits.words),
		);
		expect(pastedProblem(words(pastedLimits.words))).toBeNull();
	});

	test("is no book: its last allowed character is taken, and not one more", () => {
		const full = words(pastedLimits.words).padEnd(pastedLimits.characters, "x");
		expect(pastedProblem(full)).toBeNull();
		expect(pastedProblem(`${full}x`)).toBe(messages.insights.tooLong(pastedLimits.characters));
	});

	test("has enough of them in a script that sets no spaces", () => {
		expect(pastedProblem("職務経歴書です。".repeat(14))).toBeNull();
		expect(pastedProblem("ประวัติการทำงาน".repeat(8))).toBeNull();
		const short = messages.insights.tooShort(pastedLimits.words);
		expect(pastedProblem("職務経歴書です。".repeat(12))).toBe(short);
		expect(pastedProblem(`${words(pastedLimits.words - 3)}経歴`)).toBe(short);
	});

	test("may have few words where its lines alone are shown", () => {
		expect(lengthProblem("Ada Example")).toBeNull();
		for (const unseen of [" \n\t", "\u200b\u2060"]) {
			expect(lengthProblem(unseen)).toBe(messages.insights.nothing);
		}
	});
});

test("A file with too many pages is told so, and not that its text is too long to paste", () => {
	const { pages } = pastedLimits;
	const text = "word ".repeat(pastedLimits.words);
	for (const problem of [pastedProblem, lengthProblem]) {
		expect(problem(text, pages)).toBeNull();
		expect(problem(text, pages + 1)).toBe(messages.insights.tooManyPages(pages));
	}
});

test("Why a file is not read has a sentence of its own, and a locked one is not sent elsewhere", () => {
	const { insights } = messages;
	const sentences: Record<string, [string, boolean]> = {
		too_large: [insights.largeFile, false],
		encrypted: [insights.lockedFile, false],
		unsafe: [insights.unsafeFile, false],
		empty: [insights.textlessFile, true],
		unreadable: [insights.unreadableFile, true],
		timeout: [insights.slowFile, true],
		memory: [insights.slowFile, true],
		busy: [insights.slowFile, true],
	};
	for (const [reason, [sentence, mayBeRead]] of Object.entries(sentences)) {
		expect(fileProblem(reason)).toBe(sentence);
		expect(mayBeReadElsewhere(sentence)).toBe(mayBeRead);
	}
	// Word keeps a locked .docx as it kept an old .doc.
	const ole = Buffer.from("d0cf11e0a1b11ae1", "hex");
	const problem = beginningProblem("docx", ole);
	expect(problem).toBe(insights.lockedOrOldFile);
	expect(mayBeReadElsewhere(problem ?? "")).toBe(false);
	expect(beginningProblem("doc", ole)).toBeNull();
	expect(beginningProblem("pdf", ole)).toBe(insights.unlikeFile);
});

test("A file that is empty, or not what its name says, is told so, and no other reader is asked", () => {
	const { emptyFile, unlikeFile, wrongFile } = messages.insights;
	const start = new TextEncoder().encode("{\\rtf1 Ada Example");
	expect(beginningProblem("doc", start)).toBe(unlikeFile);
	expect(beginningProblem("pdf", start)).toBe(unlikeFile);
	expect(beginningProblem("txt", start)).toBeNull();
	for (const kind of ["pdf", "doc", "docx", "txt"] as const) {
		expect(beginningProblem(kind, new Uint8Array())).toBe(emptyFile);
	}
	expect(beginningProblem(null, start)).toBe(wrongFile);
	for (const problem of [emptyFile, unlikeFile, wrongFile]) {
		expect(mayBeReadElsewhere(problem)).toBe(false);
	}
});

test("What was read from a file is the same when it is read again as text", () => {
	const text = `Ada Example

EXPERIENCE
Engineer, Kestrel Works\tJan 2022 – Present
- Led nine engineers
- Rebuilt the ledger

SKILLS
Go, SQL`;
	const blocks = plainTextBlocks(text);
	expect(plainTextBlocks(textOfBlocks(blocks))).toEqual(blocks);
	expect(textOfBlocks([])).toBe("");
});
