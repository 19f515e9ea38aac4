import { createHash } from "node:crypto";
import { findLessons } from "#app/data/insights/careers.server.ts";
import {
	findUnmeasured,
	saveMeasurement,
	type Unmeasured,
} from "#app/data/insights/measurements.server.ts";
import { isLearned, saveReadingModel } from "#app/data/insights/reading-model.server.ts";
import { putFileLines } from "#app/data/library/resume-lines.server.ts";
import { measureResume } from "#app/domain/insights/measured-resume.ts";
import { monthNumber } from "#app/domain/insights/month-ranges.ts";
import { outlineOfBlocks } from "#app/domain/insights/outline-of-blocks.ts";
import { type Lesson, trainReadingModel } from "#app/domain/insights/reading-model.ts";
import { outlineOfDocument, type ResumeOutline } from "#app/domain/insights/resume-outline.ts";
import { termsOf } from "#app/domain/insights/terms.ts";
import { readUploadedFile } from "#app/integrations/documents/foreign-files.server.ts";
import { type JobContext, untilOver } from "#app/integrations/jobs/jobs.ts";
import { createPace, runInTurns } from "#app/integrations/pace.server.ts";
import { readBytes } from "#app/operations/base/read-bytes.server.ts";
import { readParts } from "#app/operations/base/read-parts.server.ts";
import type { Uses } from "#app/services.ts";

const batchSize = 50;
/** The newest resumes teach; what was written long ago is read differently today. */
const mostLessons = 4_000;
/** The nightly job learns by the rules of the program, whatever was learned before. */
const keptMilliseconds = 20 * 3_600_000;

/**
 * The job that keeps the insights true: measures what has come into the library or was measured by older
 * rules, and then learns again what roles and levels read like. Doing it twice changes nothing.
 */
export async function measureLibrary(
	services: Uses<"clock" | "database" | "files" | "jobs" | "library" | "log" | "resumeReader">,
	{ signal, stopping }: Pick<JobContext, "signal" | "stopping">,
): Promise<void> {
	const isOver = untilOver({ signal, stopping });
	const isDone =
		(await measureMissing(services, isOver)) && (await learnToRead(services, stopping));
	if (isDone) {
		services.library.groups.invalidate();
		services.library.careerRoutes.invalidate();
		services.library.hubSummaries.invalidate();
		services.library.beside.invalidate();
		services.resumeReader.invalidate();
	} else if (!signal.aborted) await services.jobs.enqueue("measure-library", {});
}

/** @returns false when it was over before all were measured */
async function measureMissing(
	services: Uses<"database" | "files" | "log">,
	isOver: () => boolean,
): Promise<boolean> {
	const pace = createPace();
	for (;;) {
		const missing = await findUnmeasured(services.database, batchSize);
		if (missing.length === 0) return true;
		for (const resume of missing) {
			if (isOver()) return false;
			await measure(services, resume);
			await pace();
		}
	}
}

async function measure(
	services: Uses<"database" | "files" | "log">,
	resume: Unmeasured,
): Promise<void> {
	const { resumeId, offerMonth, createdAt } = resume;
	const outline = resume.document
		? outlineOfDocument(resume.document)
		: await outlineOfFile(services, resume);
	// What was going on when the offer came went on until then.
	const until = monthNumber(offerMonth ?? createdAt.toISOString());
	if (!resume.document) await putFileLines(services.database, resume, outline);
	await saveMeasurement(services.database, {
		resumeId,
		fileKey: resume.document ? null : resume.fileKey,
		measured: outline && measureResume(outline, until),
		terms: outline ? termsOf(outline, until) : [],
	});
}

/** Null for a file that has no text to be read. */
async function outlineOfFile(
	{ files, log }: Uses<"files" | "log">,
	{ fileKey, kind, blocks }: Extract<Unmeasured, { document: null }>,
): Promise<ResumeOutline | null> {
	if (blocks) return blocks.length > 0 ? outlineOfBlocks(blocks) : null;
	const bytes = await readBytes(files, fileKey);
	const reading = bytes && (await readUploadedFile(bytes, kind));
	if (reading?.success) return outlineOfBlocks(reading.blocks);
	log.warn({ key: fileKey, reason: reading?.reason ?? "gone" }, "A file could not be measured");
	return null;
}

const hashOf = (lessons: readonly Lesson[]): string =>
	createHash("sha256").update(JSON.stringify(lessons)).digest("base64url");

/**
 * Learns what roles and levels read like, unless the same was learned within a day: each start of a process asks for it.
 * @returns false when it was put off
 */
async function learnToRead(
	{ database, clock, log }: Uses<"clock" | "database" | "log">,
	stopping: AbortSignal,
): Promise<boolean> {
	const lessons = await readParts(
		(after, limit) => findLessons(database, after, limit),
		mostLessons,
	);
	const now = clock();
	const learnedFrom = hashOf(lessons);
	if (await isLearned(database, learnedFrom, new Date(now.getTime() - keptMilliseconds)))
		return true;
	const model = await runInTurns(trainReadingModel(lessons), stopping).catch((error) => {
		if (!stopping.aborted) throw error;
	});
	if (model === undefined) return false;
	const kept = model && { model, resumes: lessons.length, learnedFrom, learnedAt: now };
	await saveReadingModel(database, kept);
	log.info(
		{
			resumes: lessons.length,
			roleAccuracy: model?.role.accuracy ?? null,
			levelAccuracy: model?.level.accuracy ?? null,
		},
		"The library was measured",
	);
	return true;
}
