import { findPublishedCards } from "#app/data/library/resume-cards.server.ts";
import {
	addStars,
	findStarredIds,
	getStarNote,
	lockShortlist,
	removeStar,
	writeStarNote,
} from "#app/data/reader/shortlist.server.ts";
import { limits } from "#app/domain/base/limits.ts";
import { keeping } from "#app/domain/base/messages/keeping.ts";
import { shortlisting } from "#app/domain/base/messages/shortlisting.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { shortlistLimits } from "#app/domain/reader/shortlist.ts";
import type { ShortlistChange } from "#app/domain/reader/shortlist-form.ts";
import { settleWritten } from "#app/domain/reader/written-words.ts";
import {
	type Failure,
	rateLimited,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";

/**
 * `left` are the ids of a browser for which the account has no room. `began` is what stands now in a note that another
 * page has changed, for the next press.
 */
type Result =
	| { success: true; message: string; left?: readonly string[] }
	| (Failure & { began?: Record<string, string> });

/**
 * Changes a member's shortlist: stars a resume, takes the star off, writes its note, or takes over what a visitor
 * starred in the browser. A star opens nothing and spends nothing.
 */
export function changeShortlist(
	services: Uses<"database" | "limits" | "log">,
	person: Person,
	change: ShortlistChange,
	now: Date,
): Promise<Result> {
	return withUnexpectedFailure(services, shortlisting.failed, async () => {
		const wait = await services.limits.consume(limits.keepPerPerson, person.id);
		if (wait) return rateLimited(wait);
		const { database } = services;
		if (change.intent === "bring") return bring(services, person, change.resumeIds, now);
		const starring = { userId: person.id, resumeId: change.resumeId };
		switch (change.intent) {
			case "star":
				return star(services, starring, now);
			case "unstar":
				await removeStar(database, starring, now);
				return { success: true, message: shortlisting.removed };
			case "write":
				return writeNote(services, starring, change);
		}
	});
}

function writeNote(
	{ database }: Uses<"database">,
	starring: { userId: string; resumeId: string },
	{ note, noteWas }: { note: string; noteWas?: string | undefined },
): Promise<Result> {
	return database.transaction(async (transaction) => {
		await lockShortlist(transaction, starring.userId);
		const stands = await getStarNote(transaction, starring);
		if (!stands) return rejected(shortlisting.notStarred, 409);
		const settled = settleWritten(stands, { note }, { note: noteWas });
		if (!settled.success) return { ...rejected(keeping.passed, 409), ...settled };
		await writeStarNote(transaction, starring, settled.words.note);
		return { success: true, message: shortlisting.written };
	});
}

function star(
	{ database }: Uses<"database">,
	{ userId, resumeId }: { userId: string; resumeId: string },
	now: Date,
): Promise<Result> {
	return database.transaction(async (transaction) => {
		await lockShortlist(transaction, userId);
		const starred = await findStarredIds(transaction, userId);
		if (!starred.includes(resumeId)) {
			const { resumes } = shortlistLimits;
			if (starred.length >= resumes) return rejected(shortlisting.full(resumes), 409);
			const [known] = await findPublishedCards(transaction, [resumeId]);
			if (!known) return rejected(shortlisting.unknown, 404);
			await addStars(transaction, userId, [resumeId], now);
		}
		return { success: true, message: shortlisting.starred };
	});
}

/** Stars as many as there is room for, the first as the latest; those that were withdrawn meanwhile are forgotten. */
function bring(
	{ database }: Uses<"database">,
	{ id }: Person,
	ids: readonly string[],
	now: Date,
): Promise<Result> {
	return database.transaction(async (transaction) => {
		await lockShortlist(transaction, id);
		const starred = await findStarredIds(transaction, id);
		const others = ids.filter((one) => !starred.includes(one));
		const known = (await findPublishedCards(transaction, others)).map((card) => card.id);
		const room = shortlistLimits.resumes - starred.length;
		await addStars(transaction, id, known.slice(0, room).toReversed(), now);
		return { success: true, message: shortlisting.starred, left: known.slice(room) };
	});
}
