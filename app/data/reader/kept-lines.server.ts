import { and, desc, eq, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import { userResumeAccess } from "#app/data/base/schema/entitlements.server.ts";
import { keptLines } from "#app/data/base/schema/keeping.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { resumeLines } from "#app/data/base/schema/search.server.ts";
import { countOf, type Later, statement } from "#app/data/base/statement.server.ts";
import { originColumns } from "#app/data/library/resumes.server.ts";
import type { ResumeOrigin } from "#app/domain/library/provenance.ts";
import { keptLimits, referenceKey, undoHours } from "#app/domain/reader/kept-line.ts";
import { type Asked, askedColumns, isUnlockOf, toAsked } from "./rights.server.ts";

/** A member's kept lines. None of them has the words of its resume. */

/** Whose, of which resume, and which line of it. */
type Kept = { userId: string; resumeId: string; line: string };

const isOne = ({ userId, resumeId, line }: Kept) =>
	and(eq(keptLines.userId, userId), eq(keptLines.resumeId, resumeId), eq(keptLines.line, line));

/** One change of a member's kept lines at a time, until the transaction ends. */
export async function lockKept(transaction: Transaction, userId: string): Promise<void> {
	await transaction.execute(
		sql`select pg_advisory_xact_lock(hashtextextended(${`kept:${userId}`}, 0))`,
	);
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

/** @returns false when the line is not kept */
export async function writeKept(
	connection: Connection,
	kept: Kept,
	{ note, group }: { note: string; group: string },
): Promise<boolean> {
	const { rowCount } = await connection
		.update(keptLines)
		.set({ note, groupName: group })
		.where(and(isOne(kept), isNull(keptLines.removedAt)));
	return rowCount === 1;
}

/** @returns false when the line was not kept */
export async function removeKept(connection: Connection, kept: Kept, now: Date): Promise<boolean> {
	const { rowCount } = await connection
		.update(keptLines)
		.set({ removedAt: now })
		.where(and(isOne(kept), isNull(keptLines.removedAt)));
	return rowCount === 1;
}

/** Takes a removal back. */
export async function restoreKept(connection: Connection, kept: Kept): Promise<void> {
	await connection.update(keptLines).set({ removedAt: null }).where(isOne(kept));
}

const undoSince = (now: Date): Date => new Date(now.getTime() - undoHours * 3_600_000);

/** Deletes what was removed too long ago to be undone. */
export async function removeKeptForGood(connection: Connection, now: Date): Promise<number> {
	const { rowCount } = await connection
		.delete(keptLines)
		.where(and(isNotNull(keptLines.removedAt), lt(keptLines.removedAt, undoSince(now))));
	return rowCount ?? 0;
}

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
			resumeId: keptLines.resumeId,
			line: keptLines.line,
			place: keptLines.place,
			note: keptLines.note,
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

/** A line of a resume in words. */
export type LineText = { resumeId: string; place: number; text: string };

/** As `findLineTexts`, all lines of one resume. */
export const findLinesOf = statement((connection, resumeId: Later<string>) =>
	connection
		.select({ place: resumeLines.place, text: resumeLines.text })
		.from(resumeLines)
		.where(eq(resumeLines.resumeId, resumeId))
		.orderBy(resumeLines.place),
);

/**
 * The lines of resumes in words, in their order. Only `operations/` call this, and only for resumes that an access
 * decision has opened.
 * @param places of each resume only the line at this place; without it all of them
 */
export async function findLineTexts(
	connection: Connection,
	resumeIds: readonly string[],
	places?: readonly number[],
): Promise<LineText[]> {
	if (resumeIds.length === 0) return [];
	const ids = sql.param([...resumeIds]);
	const columns = {
		resumeId: resumeLines.resumeId,
		place: resumeLines.place,
		text: resumeLines.text,
	};
	if (!places) {
		return connection
			.select(columns)
			.from(resumeLines)
			.where(inArray(resumeLines.resumeId, [...resumeIds]))
			.orderBy(resumeLines.resumeId, resumeLines.place);
	}
	return connection
		.select(columns)
		.from(resumeLines)
		.where(
			sql`(${resumeLines.resumeId}, ${resumeLines.place}) in (
				select * from unnest(${ids}::uuid[], ${sql.param([...places])}::smallint[]))`,
		);
}

/**
 * The lines of published resumes, the newest resumes first, for the filter of the library. They never leave the
 * server in words.
 * @param role of one role only; empty for all
 */
export async function findLibraryLines(
	connection: Connection,
	role: string,
	after: { createdAt: Date; id: string } | null,
	limit: number,
): Promise<{ id: string; createdAt: Date; lines: string[] }[]> {
	const rows = await connection
		.select({
			id: resumes.id,
			createdAt: resumes.createdAt,
			lines: sql<string[]>`array(select ${resumeLines.text} from ${resumeLines}
				where ${resumeLines.resumeId} = ${resumes.id})`,
		})
		.from(resumes)
		.where(
			and(
				isNull(resumes.withdrawnAt),
				role === "" ? undefined : eq(resumes.role, role),
				after
					? sql`(${resumes.createdAt}, ${resumes.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
					: undefined,
			),
		)
		.orderBy(desc(resumes.createdAt), desc(resumes.id))
		.limit(limit);
	return rows;
}

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
