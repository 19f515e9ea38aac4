import { and, count, desc, eq } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { readingHistory, userResumeAccess } from "#app/data/base/schema/entitlements.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { countOf, type Later, statement } from "#app/data/base/statement.server.ts";
import { isPublished } from "#app/data/library/resume-conditions.server.ts";
import { pick } from "#app/domain/base/pick.ts";
import type { LibraryItem } from "#app/domain/reader/unlocked-resumes.ts";
import { type Asked, askedColumns, isUnlockOf, toAsked } from "./rights.server.ts";

/** A person who has read more than this sees the latest. */
const historyLimit = 500;

/** An opened resume, with what the access decision asks about it. */
type OpenedRow = Omit<LibraryItem, "openedAt" | "state" | "by" | "until"> & {
	openedAt: Date;
} & Asked;

/** Everything that a person has opened, the latest first. */
export async function findOpened(
	connection: Connection,
	userId: string,
	limit = historyLimit,
): Promise<OpenedRow[]> {
	const rows = await latestOf(connection, userId, limit);
	return rows.map(({ openedBy, ...row }) => ({
		...toAsked(row),
		source: openedBy === "subscription" ? "pro" : openedBy,
	}));
}

const latestOf = statement((connection, userId: Later<string>, limit: Later<number>) =>
	connection
		.select({
			...pick(resumes, "id", "title", "company", "role", "experienceLevel", "provenance"),
			sheetVersion: resumes.sheetVersion,
			openedBy: readingHistory.source,
			openedAt: readingHistory.lastOpenedAt,
			...askedColumns,
		})
		.from(readingHistory)
		.innerJoin(resumes, eq(resumes.id, readingHistory.resumeId))
		.leftJoin(userResumeAccess, isUnlockOf(readingHistory))
		.where(eq(readingHistory.userId, userId))
		.orderBy(desc(readingHistory.lastOpenedAt), resumes.id)
		.limit(limit),
);

/** How many published resumes a person has opened, by what the access decision asks about each: a few rows. */
export async function countOpenedAlike(
	connection: Connection,
	userId: string,
): Promise<(Asked & { resumes: number })[]> {
	return (await openedAlike(connection, userId)).map(toAsked);
}

const openedAlike = statement((connection, userId: Later<string>) =>
	connection
		.select({ ...askedColumns, resumes: count() })
		.from(readingHistory)
		.innerJoin(resumes, eq(resumes.id, readingHistory.resumeId))
		.leftJoin(userResumeAccess, isUnlockOf(readingHistory))
		.where(and(eq(readingHistory.userId, userId), isPublished))
		.groupBy(...Object.values(askedColumns)),
);

/** How many resumes a person has opened, by any right. */
export const countOpened = countOf(readingHistory, (userId: Later<string>) =>
	eq(readingHistory.userId, userId),
);

/** Whether a person has opened a resume before, by any right. */
export const hasRead = async (...asked: Parameters<typeof getLastOpened>): Promise<boolean> =>
	(await getLastOpened(...asked)) !== null;

/** When a person has opened a resume last, by any right; null when never. */
export async function getLastOpened(
	connection: Connection,
	userId: string,
	resumeId: string,
): Promise<Date | null> {
	const [row] = await connection
		.select({ at: readingHistory.lastOpenedAt })
		.from(readingHistory)
		.where(and(eq(readingHistory.userId, userId), eq(readingHistory.resumeId, resumeId)));
	return row?.at ?? null;
}
