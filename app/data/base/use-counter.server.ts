import type { Logger } from "pino";
import { addContentCounts, type ContentName } from "#app/data/base/content-counts.server.ts";
import type { Database } from "#app/data/base/database.server.ts";
import {
	addDailyCounts,
	addSearchDemand,
	type DailyCount,
	type DemandCount,
} from "#app/data/base/use-counts.server.ts";
import { dayOf } from "#app/domain/base/weeks.ts";
import type { ResumeQuery } from "#app/domain/library/resume-query.ts";
import { demandOf, stepBetween, type UseName } from "#app/domain/library/search-demand.ts";

/** Counts what happens, for the owner's overview: how often, never who. Nobody waits for it. */
export type UseCounter = {
	count(name: Exclude<UseName, "search">): void;
	/** @param slug of an article that a person looks at */
	countReading(slug: string): void;
	/**
	 * @param search.before the query of the page on which it was asked; null when it was another page
	 * @param search.found how many resumes were found
	 */
	countSearch(search: { query: ResumeQuery; before: ResumeQuery | null; found: number }): void;
	/** Writes what has been counted. Never throws: what could not be written is kept for the next time. */
	settle(): Promise<void>;
};

/** How long counts are held before they are written, in milliseconds. */
const holdMilliseconds = 10_000;
/** Different searches of a day that one process keeps; more come from programs, not from people. */
const mostSearchesOfDay = 20_000;

type Batch = {
	counts: Map<string, DailyCount>;
	searches: Map<string, DemandCount>;
	contents: Map<ContentName, number>;
};

const emptyBatch = (): Batch => ({ counts: new Map(), searches: new Map(), contents: new Map() });

/** Counts in memory and writes every few seconds; the counts of several processes add up. */
export function createUseCounter(options: {
	database: Database;
	clock: () => Date;
	log: Pick<Logger, "warn">;
}): UseCounter {
	const { database, clock, log } = options;
	let batch = emptyBatch();
	let timer: NodeJS.Timeout | undefined;
	let writing = Promise.resolve();
	let kept = { day: "", keys: new Set<string>() };

	function mayKeep(day: string, key: string): boolean {
		if (kept.day !== day) kept = { day, keys: new Set() };
		if (kept.keys.size < mostSearchesOfDay) kept.keys.add(key);
		return kept.keys.has(key);
	}

	function schedule(): void {
		timer ??= setTimeout(() => void settle(), holdMilliseconds).unref();
	}

	function settle(): Promise<void> {
		clearTimeout(timer);
		timer = undefined;
		writing = writing.then(write);
		return writing;
	}

	async function write(): Promise<void> {
		const { counts, searches, contents } = batch;
		if (counts.size + searches.size + contents.size === 0) return;
		batch = emptyBatch();
		try {
			await database.transaction(async (transaction) => {
				await addDailyCounts(transaction, [...counts.values()]);
				await addSearchDemand(transaction, [...searches.values()]);
				await addContentCounts(
					transaction,
					[...contents].map(([name, count]) => ({ name, count })),
				);
			});
		} catch (error) {
			log.warn({ error }, "What was counted could not be written; it is kept");
			for (const row of counts.values()) addCount(batch, row);
			for (const row of searches.values()) addSearch(batch, row);
			for (const [name, count] of contents) addContent(batch, name, count);
			schedule();
		}
	}

	return {
		count(name) {
			addCount(batch, { day: dayOf(clock()), name, count: 1 });
			schedule();
		},
		countReading(slug) {
			addContent(batch, `article:${slug}`, 1);
			schedule();
		},
		countSearch({ query, before, found }) {
			const step = before ? stepBetween(before, query) : "new";
			if (step === "same") return;
			const day = dayOf(clock());
			const isNew = step === "new" || before === null || !takeBack(batch, day, before);
			if (isNew) addCount(batch, { day, name: "search", count: 1 });
			const demand = demandOf(query);
			if (demand && mayKeep(day, keyOf({ day, ...demand }))) {
				addSearch(batch, { day, ...demand, searches: 1, foundNothing: found === 0 ? 1 : 0 });
			}
			schedule();
		},
		settle,
	};
}

function addCount({ counts }: Batch, row: DailyCount): void {
	const key = `${row.day} ${row.name}`;
	counts.set(key, { ...row, count: row.count + (counts.get(key)?.count ?? 0) });
}

function addContent({ contents }: Batch, name: ContentName, count: number): void {
	contents.set(name, count + (contents.get(name) ?? 0));
}

const keyOf = ({ day, query, filters }: Pick<DemandCount, "day" | "query" | "filters">) =>
	`${day} ${query}\n${filters}`;

function addSearch({ searches }: Batch, row: DemandCount): void {
	const key = keyOf(row);
	const known = searches.get(key);
	searches.set(key, {
		...row,
		searches: row.searches + (known?.searches ?? 0),
		foundNothing: row.foundNothing + (known?.foundNothing ?? 0),
	});
}

/**
 * Takes back a search that was only a step to another one, such as "str" on the way to "stripe".
 * @returns false when it is no longer held: then the person has looked at what it found
 */
function takeBack({ searches }: Batch, day: string, before: ResumeQuery): boolean {
	const demand = demandOf(before);
	const key = demand && keyOf({ day, ...demand });
	const known = key ? searches.get(key) : undefined;
	if (!key || !known) return false;
	if (known.searches === 1) searches.delete(key);
	else {
		searches.set(key, {
			...known,
			searches: known.searches - 1,
			foundNothing: Math.max(0, known.foundNothing - 1),
		});
	}
	return true;
}
