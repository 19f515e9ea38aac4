import { and, desc, eq, inArray, isNull, lt } from "drizzle-orm";
import { type Connection, holdName, type Transaction } from "#app/data/base/database.server.ts";
import { deleteInParts } from "#app/data/base/in-parts.server.ts";
import { userResumeAccess } from "#app/data/base/schema/entitlements.server.ts";
import { keptLines } from "#app/data/base/schema/keeping.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { countOf, type Later, statement } from "#app/data/base/statement.server.ts";
import { originColumns } from "#app/data/library/resumes.server.ts";
import { pick } from "#app/domain/base/pick.ts";
import type { ResumeOrigin } from "#app/domain/library/provenance.ts";
import { keptLimits, referenceKey, undoSince } from "#app/domain/reader/kept-line.ts";
import { type Asked, askedColumns, isUnlockOf, toAsked } from "./rights.server.ts";

/** A member's kept lines. None of them has the words of its resume. */

/** Whose, of which resume, and which line of it. */
type Kept = { userId: string; resumeId: string; line: string };

const isOne = ({ userId, resumeId, line }: Kept) =>
	and(eq(keptLines.userId, userId), eq(keptLines.resumeId, resumeId), eq(keptLines.line, line));

/** One change of a member's kept lines at a time, until the transaction ends. */
export async function lockKept(transaction: Transaction, userId: string): Promise<void> {
	await holdName(transaction, `kept:${userId}`);
}

export const countKept = countOf(keptLines, (userId: Later<string>) =>
	and(eq(keptLines.userId, userId), isNull(keptLines.removedAt)),
);

/** Whether a line is kept, was removed a short while ago, or is not there. */
export async function getKeptState(
	connection: Connection,
	kept: Kept,
	now: Date,
): Promise<"kept" | "removed" | "none"> {
	const [row] = await connection
		.select({ removedAt: keptLines.removedAt })
		.from(keptLines)
		.where(isOne(kept));
	if (!row) return "none";
	if (!row.removedAt) return "kept";
	return row.removedAt > undoSince(now) ? "removed" : "none";
}

/** Keeps a line; one that was removed comes back with its note. */
export async function addKept(
	connection: Connection,
	{ place, now, ...kept }: Kept & { place: number; now: Date },
): Promise<void> {
	await connection
		.insert(keptLines)
		.values({ ...kept, place, keptAt: now })
		.onConflictDoUpdate({
			target: [keptLines.userId, keptLines.resumeId, keptLines.line],
			set: { removedAt: null, place, keptAt: now },
		});
}

/** What the member has written of a line; null when it is not kept. */
export async function getKeptWords(
	connection: Connection,
	kept: Kept,
): Promise<{ note: string; group: string } | null> {
	const [row] = await connection
		.select({ note: keptLines.note, group: keptLines.groupName })
		.from(keptLines)
		.where(and(isOne(kept), isNull(keptLines.removedAt)));
	return row ?? null;
}

/** Writes the note and the group of a line that is kept. */
export async function writeKept(
	connection: Connection,
	kept: Kept,
	{ note, group }: { note: string; group: string },
): Promise<void> {
	await connection
		.update(keptLines)
		.set({ note, groupName: group })
		.where(and(isOne(kept), isNull(keptLines.removedAt)));
}

/** Removes a line; one that is not kept stays so. */
export async function removeKept(connection: Connection, kept: Kept, now: Date): Promise<void> {
	await connection
		.update(keptLines)
		.set({ removedAt: now })
		.where(and(isOne(kept), isNull(keptLines.removedAt)));
}

/** Takes a removal back. */
export async function restoreKept(connection: Connection, kept: Kept): Promise<void> {
	await connection.update(keptLines).set({ removedAt: null }).where(isOne(kept));
}

/** Deletes what was removed too long ago to be undone. */
export const removeKeptForGood = (
	connection: Connection,
	now: Date,
	signal?: AbortSignal,
): Promise<number> =>
	deleteInParts(connection, keptLines, lt(keptLines.removedAt, undoSince(now)), signal);

/** A kept line with what the access decision asks about its resume. */
export type KeptRow = {
	resumeId: string;
	line: string;
	place: number;
	note: string;
	group: string;
	keptAt: Date;
	title: string;
} & Asked &
	ResumeOrigin;

/** The kept lines of a person, the latest first. */
export async function findKept(
	connection: Connection,
	userId: string,
	limit: number = keptLimits.lines,
): Promise<KeptRow[]> {
	return (await latestOf(connection, userId, limit)).map(toAsked);
}

const latestOf = statement((connection, userId: Later<string>, limit: Later<number>) =>
	connection
		.select({
			...pick(keptLines, "resumeId", "line", "place", "note"),
			group: keptLines.groupName,
			keptAt: keptLines.keptAt,
			title: resumes.title,
			...originColumns,
			...askedColumns,
		})
		.from(keptLines)
		.innerJoin(resumes, eq(resumes.id, keptLines.resumeId))
		.leftJoin(userResumeAccess, isUnlockOf(keptLines))
		.where(and(eq(keptLines.userId, userId), isNull(keptLines.removedAt)))
		.orderBy(desc(keptLines.keptAt), keptLines.resumeId, keptLines.place)
		.limit(limit),
);

/** The keys of the lines that a person keeps of some resumes. */
export async function findKeptAmong(
	connection: Connection,
	userId: string,
	resumeIds: readonly string[],
): Promise<string[]> {
	const rows = await connection
		.select({ resumeId: keptLines.resumeId, line: keptLines.line })
		.from(keptLines)
		.where(
			and(
				eq(keptLines.userId, userId),
				inArray(keptLines.resumeId, [...resumeIds]),
				isNull(keptLines.removedAt),
			),
		);
	return rows.map(referenceKey);
}

/** What a person keeps of one resume, in its order. */
export const findKeptOf = statement((connection, userId: Later<string>, resumeId: Later<string>) =>
	connection
		.select({ line: keptLines.line, note: keptLines.note, group: keptLines.groupName })
		.from(keptLines)
		.where(
			and(
				eq(keptLines.userId, userId),
				eq(keptLines.resumeId, resumeId),
				isNull(keptLines.removedAt),
			),
		)
		.orderBy(keptLines.place, keptLines.line),
);

/** What a person has kept, for their own copy: also what was removed and can still be undone. */
export async function listKept(connection: Connection, userId: string) {
	return connection
		.select({
			resumeId: keptLines.resumeId,
			title: resumes.title,
			company: resumes.company,
			place: keptLines.place,
			note: keptLines.note,
			group: keptLines.groupName,
			keptAt: keptLines.keptAt,
			removedAt: keptLines.removedAt,
		})
		.from(keptLines)
		.innerJoin(resumes, eq(resumes.id, keptLines.resumeId))
		.where(eq(keptLines.userId, userId))
		.orderBy(keptLines.keptAt, keptLines.resumeId, keptLines.place);
}
