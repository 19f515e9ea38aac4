import { jobTransaction } from "#app/data/base/database.server.ts";
import {
	type Arrival,
	addFinds,
	type Candidate,
	type Find,
	findArrivals,
	findCandidates,
	firstSavedAt,
	removeArrivals,
	takeDue,
} from "#app/data/library/arrivals.server.ts";
import { findAmong } from "#app/data/library/search/saved-conditions.server.ts";
import { alertDue, readSavedQuery } from "#app/domain/library/saved-search.ts";
import { type ArrivedResume, keysOfResume } from "#app/domain/library/search/alert-keys.ts";
import type { Uses } from "#app/services.ts";

/** How many arrivals are compared, and how many emails queued, in one transaction. */
const arrivalsAtOnce = 50;
/** With more searches to look at, the arrivals that are left wait for the next transaction: a job has a minute. */
const enoughCandidates = 10_000;
const emailsAtOnce = 100;
/** How many finds one statement writes. */
const findsAtOnce = 2_000;

type Context = { signal: AbortSignal };

/**
 * Compares what came into the library with the saved searches, and queues an email for each search that has
 * something to tell. What a process was killed over is done by the next one; nothing is told twice.
 */
export async function sendAlerts(
	services: Uses<"clock" | "database" | "jobs">,
	{ signal }: Context,
): Promise<void> {
	while (!signal.aborted && (await matchArrivals(services)));
	while (!signal.aborted && (await queueAlerts(services)));
}

/** @returns whether there may be more */
async function matchArrivals({ database, clock }: Uses<"clock" | "database">): Promise<boolean> {
	const arrivals = await findArrivals(database, arrivalsAtOnce);
	if (arrivals.length === 0) return false;
	const now = clock();
	const first = await firstSavedAt(database);
	const compared: Arrival[] = [];
	const resumes: ArrivedResume[] = [];
	const candidates = new Map<string, Candidate>();
	for (const arrival of arrivals) {
		if (candidates.size >= enoughCandidates) break;
		compared.push(arrival);
		const { resume } = arrival;
		if (!resume || !first || resume.createdAt <= first) continue;
		resumes.push(resume);
		const found = await findCandidates(database, keysOfResume(resume), resume.createdAt);
		for (const candidate of found) candidates.set(candidate.id, candidate);
	}
	const finds: Find[] = [];
	for (const [query, searches] of Map.groupBy(candidates.values(), (search) => search.query)) {
		const ids = new Set(await findAmong(database, readSavedQuery(query), resumes));
		const found = resumes.filter(({ id }) => ids.has(id));
		finds.push(...searches.flatMap((search) => findsOf(search, found, now)));
	}
	await database.transaction(async (transaction) => {
		for (let at = 0; at < finds.length; at += findsAtOnce) {
			await addFinds(transaction, finds.slice(at, at + findsAtOnce), now);
		}
		await removeArrivals(transaction, compared);
	});
	return compared.length < arrivals.length || arrivals.length === arrivalsAtOnce;
}

/** What is new for a search: what came after it was saved. */
function findsOf(search: Candidate, found: readonly ArrivedResume[], now: Date): Find[] {
	const dueAt = alertDue(search.alert, search.toldAt ?? search.savedAt, now);
	return found
		.filter(({ createdAt }) => createdAt > search.savedAt)
		.map(({ id }) => ({ searchId: search.id, resumeId: id, dueAt }));
}

/** @returns whether there may be more */
async function queueAlerts({
	database,
	clock,
	jobs,
}: Uses<"clock" | "database" | "jobs">): Promise<boolean> {
	const now = clock();
	const at = now.toISOString();
	return database.transaction(async (transaction) => {
		const searches = await takeDue(transaction, now, emailsAtOnce);
		const mails = searches.map((searchId) => ({
			key: `alert:${searchId}:${at}`,
			data: { message: "search-alert" as const, searchId, at },
		}));
		await jobs.enqueueAll("send-mail", mails, jobTransaction(transaction));
		return searches.length === emailsAtOnce;
	});
}
