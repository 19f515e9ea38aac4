import { eq } from "drizzle-orm";
import type { ReadingModel } from "../domain/insights/reading-model.ts";
import type { Connection } from "./database.server.ts";
import { readingModels } from "./schema/insights.server.ts";

const name = "library";

export type KeptReadingModel = { model: ReadingModel; resumes: number; learnedAt: Date };

/** What was learned from the library last; null before there was enough to learn from. */
export async function getReadingModel(connection: Connection): Promise<KeptReadingModel | null> {
	const [row] = await connection
		.select({
			model: readingModels.model,
			resumes: readingModels.resumes,
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
