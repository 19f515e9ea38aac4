import { lt, sql } from "drizzle-orm";
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
import { removeOldImportRows } from "#app/data/intake/resume-imports.server.ts";
import { removeKeptForGood } from "#app/data/reader/kept-lines.server.ts";
import { removeLinePagesBefore } from "#app/data/reader/line-pages.server.ts";
import { removeUsesBefore } from "#app/data/reader/resume-uses.server.ts";
import { removeStarsForGood } from "#app/data/reader/shortlist.server.ts";
import { addDays, addMonths } from "#app/domain/base/dates.ts";
import { dayOf } from "#app/domain/base/weeks.ts";
import { messageKeptMonths } from "#app/domain/content/contact.ts";
import { importRowsDays } from "#app/domain/intake/resume-import.ts";
import { keptDays } from "#app/domain/library/search-demand.ts";
import { useKeptDays } from "#app/domain/reader/fair-use.ts";
import { removeDownloadsBefore } from "./content-counts.server.ts";
import type { Connection } from "./database.server.ts";
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
 * longer be taken back, kept lines and stars that were removed, and messages that were settled long ago, with their
 * answers.
 * @param now by the site's clock; counters of limits end by the real time
 * @returns how many rows there were
 */
export async function removeEnded(connection: Connection, now: Date): Promise<number> {
	const results = [
		await connection.delete(rateLimits).where(lt(rateLimits.expire, Date.now())),
		await connection.delete(session).where(lt(session.expiresAt, now)),
		await connection
			.delete(libraryChanges)
			.where(lt(libraryChanges.at, sql`now() - make_interval(hours => ${changesKeptHours})`)),
		await connection
			.delete(oneTimeTokens)
			.where(lt(oneTimeTokens.expiresAt, addDays(now, -endedLinkDays))),
		// What passkeys were to sign; by the real time.
		await connection.delete(verification).where(lt(verification.expiresAt, new Date())),
		await connection.delete(oauthStates).where(lt(oauthStates.expiresAt, now)),
		await connection
			.delete(contactMessages)
			.where(lt(contactMessages.settledAt, addMonths(now, -messageKeptMonths))),
	];
	const oldCounts = await removeCountsBefore(connection, {
		counts: dayOf(addDays(now, -keptDays.counts)),
		demand: dayOf(addDays(now, -keptDays.demand)),
	});
	const importRows = await removeOldImportRows(connection, now);
	const batches = await removeBatchesBefore(connection, addDays(now, -importRowsDays));
	// Yesterday's stay: a night's work must not count a download of midnight twice.
	const downloads = await removeDownloadsBefore(connection, dayOf(addDays(now, -1)));
	const uses = await removeUsesBefore(connection, addDays(now, -useKeptDays));
	const linePages = await removeLinePagesBefore(connection, addDays(now, -useKeptDays));
	const devices = await removeAdminDevicesBefore(connection, addDays(now, -deviceKeptDays));
	// Of accounts that were deleted by a version that kept what had been typed.
	await forgetWhoLeft(connection, null);
	const keptLines = await removeKeptForGood(connection, now);
	const stars = await removeStarsForGood(connection, now);
	const others =
		keptLines + stars + oldCounts + importRows + batches + downloads + uses + linePages + devices;
	return results.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), others);
}
