import "#app/integrations/documents/without-canvas.ts";
import { monthNumber } from "#app/domain/insights/month-ranges.ts";
import { readResume } from "#app/domain/insights/read-resume.ts";
import {
	type Lesson,
	openReader,
	type Reader,
	trainReadingModel,
} from "#app/domain/insights/reading-model.ts";
import { outlineOfDocument } from "#app/domain/insights/resume-outline.ts";
import type { Reading } from "#app/domain/insights/resume-reading.ts";
import { termsOf } from "#app/domain/insights/terms.ts";
import { plainTextBlocks } from "#app/domain/reader/plain-text-blocks.ts";
import type { TextBlock } from "#app/domain/reader/text-blocks.ts";
import { readForeignFile } from "#app/integrations/documents/read-foreign-file.ts";
import { createDemoLibrary } from "#demo/library.ts";
import type { Format } from "./sheets/render.ts";

/** The month of the set: what goes on in it goes on until now. */
export const judgedDay = new Date("2026-11-15T09:00:00Z");

/** Learns from the demonstration library, as the site does each night. */
export function learnReader(): Reader {
	const lessons = createDemoLibrary({ now: judgedDay }).flatMap((resume): Lesson[] => {
		if (!resume.document) return [];
		const until = monthNumber(resume.offerMonth ?? judgedDay.toISOString());
		return [
			{
				terms: termsOf(outlineOfDocument(resume.document), until),
				role: resume.role,
				level: resume.experienceLevel,
				isInvented: true,
			},
		];
	});
	const training = trainReadingModel(lessons);
	let step = training.next();
	while (!step.done) step = training.next();
	if (!step.value) throw new Error("The library teaches nothing");
	return openReader(step.value);
}

/**
 * Reads a file as the comparison does. In this thread: the guarded one runs the same code, and starting it takes
 * longer than the work.
 */
export async function readFile(bytes: Uint8Array, format: Format, model: Reader): Promise<Reading> {
	return readResume(await blocksOf(bytes, format), judgedDay, model);
}

/** The blocks of a file as the server reads them. */
export async function blocksOf(bytes: Uint8Array, format: Format): Promise<TextBlock[]> {
	if (format === "text") return plainTextBlocks(new TextDecoder().decode(bytes));
	const reading = await readForeignFile(bytes, format);
	if (!reading.success) throw new Error(`A ${format} cannot be read: ${reading.reason}`);
	return reading.blocks;
}
