import { findReaders } from "#app/data/reader/reading-counts.server.ts";
import { unusualReading } from "#app/domain/admin/unusual-reading.ts";
import type { Uses } from "#app/services.ts";

/** A user who reads as if to copy the library. */
export type UnusualReader = { id: string; email: string; reading: string; isRefunded: boolean };

/**
 * The users who read unusually much at this moment, the most first.
 * @param userId only this person
 */
export async function readUnusual(
	{ database }: Uses<"database">,
	now: Date,
	userId?: string,
): Promise<UnusualReader[]> {
	const readers = await findReaders(database, now, userId);
	return readers.flatMap(({ userId: id, email, ...counts }) => {
		const reading = unusualReading(counts);
		return reading === null ? [] : [{ id, email, reading, isRefunded: counts.isRefunded }];
	});
}
