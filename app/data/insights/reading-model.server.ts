import { and, eq, gt } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { readingModels } from "#app/data/base/schema/insights.server.ts";
import type { ReadingModel } from "#app/domain/insights/reading-model.ts";

const name = "library";

export type KeptReadingModel = {
	model: ReadingModel;
	resumes: number;
	/** A hash of the lessons; null when an older version has learned them. */
	learnedFrom: string | null;
	learnedAt: Date;
};

/** What was learned from the library last; null before there was enough to learn from. */
export async function getReadingModel(connection: Connection): Promise<KeptReadingModel | null> {
	const [row] = await connection
		.select({
			model: readingModels.model,
			resumes: readingModels.resumes,
			learnedFrom: readingModels.learnedFrom,
			learnedAt: readingModels.learnedAt,
		})
		.from(readingModels)
		.where(eq(readingModels.name, name));
	return row ?? null;
}

/** Keeps what was learned, in place of what was there; null forgets it. */
export async function saveReadingModel(
	connection: Connection,
	kept: KeptReadingModel | null,
): Promise<void> {
	if (!kept) {
		await connection.delete(readingModels).where(eq(readingModels.name, name));
		return;
	}
	await connection
		.insert(readingModels)
		.values({ name, ...kept })
		.onConflictDoUpdate({ target: readingModels.name, set: kept });
}

/** Whether these lessons were learned after a time: the model itself is a large row, and stays where it is. */
export async function isLearned(
	connection: Connection,
	learnedFrom: string,
	after: Date,
): Promise<boolean> {
	const learned = and(
		eq(readingModels.name, name),
		eq(readingModels.learnedFrom, learnedFrom),
		gt(readingModels.learnedAt, after),
	);
	return (await connection.$count(readingModels, learned)) > 0;
}
