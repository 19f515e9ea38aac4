import { and, desc, eq } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import {
	readingHistory,
	userPurchases,
	userResumeAccess,
} from "#app/data/base/schema/entitlements.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { countOf, type Later, statement } from "#app/data/base/statement.server.ts";
import type { LibraryItem } from "#app/domain/reader/unlocked-resumes.ts";

/** A person who has read more than this sees the latest. */
const historyLimit = 500;

/**
 * Everything a person has opened, the latest first, with whether it opens now.
 * @param isPro an active subscription opens all of it
 */
export async function findReadingHistory(
	connection: Connection,
	userId: string,
	isPro: boolean,
	now: Date,
	limit = historyLimit,
): Promise<LibraryItem[]> {
	const rows = await latestOf(connection, userId, limit);
	return rows.map(
		({ withdrawnAt, source, openedAt, unlockedBy, packStatus, packEnd, closedAt, ...card }) => {
			const packRuns = packStatus === "succeeded" && packEnd !== null && packEnd > now;
			const opens = isPro || unlockedBy === "free" || packRuns;
			return {
				...card,
				// Its drawing went with it.
				sheetVersion: withdrawnAt ? null : card.sheetVersion,
				source: source === "subscription" ? "pro" : source,
				openedAt: openedAt.toISOString(),
				until: unlockedBy === "pack" && packEnd ? endOfPack(packEnd, closedAt).toISOString() : null,
				state: withdrawnAt ? "withdrawn" : opens ? "open" : "locked",
			};
		},
	);
}

const latestOf = statement((connection, userId: Later<string>, limit: Later<number>) =>
	connection
		.select({
			id: resumes.id,
			title: resumes.title,
			company: resumes.company,
			role: resumes.role,
			experienceLevel: resumes.experienceLevel,
			provenance: resumes.provenance,
			sheetVersion: resumes.sheetVersion,
			withdrawnAt: resumes.withdrawnAt,
			source: readingHistory.source,
			openedAt: readingHistory.lastOpenedAt,
			unlockedBy: userResumeAccess.source,
			packStatus: userPurchases.status,
			packEnd: userPurchases.expiresAt,
			closedAt: userPurchases.closedAt,
		})
		.from(readingHistory)
		.innerJoin(resumes, eq(resumes.id, readingHistory.resumeId))
		.leftJoin(
			userResumeAccess,
			and(
				eq(userResumeAccess.userId, readingHistory.userId),
				eq(userResumeAccess.resumeId, readingHistory.resumeId),
			),
		)
		.leftJoin(userPurchases, eq(userPurchases.id, userResumeAccess.purchaseId))
		.where(eq(readingHistory.userId, userId))
		.orderBy(desc(readingHistory.lastOpenedAt), resumes.id)
		.limit(limit),
);

/** How many resumes a person has opened, by any right. */
export const countOpened = countOf(readingHistory, (userId: Later<string>) =>
	eq(readingHistory.userId, userId),
);

/** A pack that was refunded or disputed has closed before its end. */
const endOfPack = (end: Date, closedAt: Date | null): Date =>
	closedAt !== null && closedAt < end ? closedAt : end;

/** Whether a person has opened a resume before, by any right. */
export async function hasRead(
	connection: Connection,
	userId: string,
	resumeId: string,
): Promise<boolean> {
	const rows = await connection
		.select({ resumeId: readingHistory.resumeId })
		.from(readingHistory)
		.where(and(eq(readingHistory.userId, userId), eq(readingHistory.resumeId, resumeId)));
	return rows.length > 0;
}
