import { lt, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { removeBatchesBefore } from "#app/data/admin/batches.server.ts";
import { removeAdminDevicesBefore } from "#app/data/admin/owner-sessions.server.ts";
import {
	oauthStates,
	oneTimeTokens,
	rateLimits,
	session,
	verification,
} from "#app/data/base/schema/accounts.server.ts";
import { contactMessages } from "#app/data/base/schema/admin.server.ts";
import { libraryChanges } from "#app/data/base/schema/search.server.ts";
import { forgetWhoLeft } from "#app/data/billing/cancellations.server.ts";
import { forgetWorkAddresses } from "#app/data/intake/contribution/contributed-drafts.server.ts";
import { removeOldImportRows } from "#app/data/intake/resume-imports.server.ts";
import { removeKeptForGood } from "#app/data/reader/kept-lines.server.ts";
import { removeLinePagesBefore } from "#app/data/reader/line-pages.server.ts";
import { removeUsesBefore } from "#app/data/reader/resume-uses.server.ts";
import { removeStarsForGood } from "#app/data/reader/shortlist.server.ts";
import { addDays, addMonths } from "#app/domain/base/dates.ts";
import { dayOf } from "#app/domain/base/weeks.ts";
import { messageKeptMonths } from "#app/domain/content/contact.ts";
import { contributorLimits } from "#app/domain/intake/contribution/contributor-limits.ts";
import { importRowsDays } from "#app/domain/intake/resume-import.ts";
import { keptDays } from "#app/domain/library/search-demand.ts";
import { useKeptDays } from "#app/domain/reader/fair-use.ts";
import { removeDownloadsBefore } from "./content-counts.server.ts";
import type { Connection } from "./database.server.ts";
import { deleteInParts } from "./in-parts.server.ts";
import { removeCountsBefore } from "./use-counts.server.ts";

/** How long a link that has ended still says that it has, and not that nobody knows it. */
const endedLinkDays = 30;
/** A process that keeps counts reads the changes every second, and counts again when it has slept for long. */
const changesKeptHours = 24;
/** As long as the browser keeps the cookie by which it is known. */
const deviceKeptDays = 365;

/**
 * Deletes what has served its time: counters, sessions, links and states that have ended, old counts, who
 * downloaded a template, which resumes were used long ago, browsers that have not opened the dashboard for a year,
 * changes of the library that every process knows, the rows of imported files, changes of many resumes that can no
 * longer be taken back, kept lines and stars that were removed, messages that were settled long ago, with their
 * answers, and work addresses that nobody used.
 * @param now by the site's clock; counters of limits end by the real time
 * @param signal tells it to stop; what is left is for the next time
 * @returns how many rows there were
 */
export async function removeEnded(
	connection: Connection,
	now: Date,
	signal?: AbortSignal,
): Promise<number> {
	const remove = (table: PgTable, condition: SQL) =>
		deleteInParts(connection, table, condition, signal);
	const counts = [
		await remove(rateLimits, lt(rateLimits.expire, Date.now())),
		await remove(session, lt(session.expiresAt, now)),
		await remove(
			libraryChanges,
			lt(libraryChanges.at, sql`now() - make_interval(hours => ${changesKeptHours})`),
		),
		await remove(oneTimeTokens, lt(oneTimeTokens.expiresAt, addDays(now, -endedLinkDays))),
		// What passkeys were to sign; by the real time.
		await remove(verification, lt(verification.expiresAt, new Date())),
		await remove(oauthStates, lt(oauthStates.expiresAt, now)),
		await remove(
			contactMessages,
			lt(contactMessages.settledAt, addMonths(now, -messageKeptMonths)),
		),
		await removeCountsBefore(
			connection,
			{
				counts: dayOf(addDays(now, -keptDays.counts)),
				demand: dayOf(addDays(now, -keptDays.demand)),
			},
			signal,
		),
		await removeOldImportRows(connection, now, signal),
		await removeBatchesBefore(connection, addDays(now, -importRowsDays), signal),
		// Yesterday's stay: a night's work must not count a download of midnight twice.
		await removeDownloadsBefore(connection, dayOf(addDays(now, -1)), signal),
		await removeUsesBefore(connection, addDays(now, -useKeptDays), signal),
		await removeLinePagesBefore(connection, addDays(now, -useKeptDays), signal),
		await removeAdminDevicesBefore(connection, addDays(now, -deviceKeptDays), signal),
		await removeKeptForGood(connection, now, signal),
		await removeStarsForGood(connection, now, signal),
	];
	// Of accounts that were deleted by a version that kept what had been typed.
	await forgetWhoLeft(connection, null);
	await forgetWorkAddresses(connection, addDays(now, -contributorLimits.workAddressDays));
	return counts.reduce((sum, count) => sum + count, 0);
}
