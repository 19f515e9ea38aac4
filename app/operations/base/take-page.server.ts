import { randomUUID } from "node:crypto";
import type { JobCatalogue, ListJob } from "#app/domain/base/jobs.ts";
import type { JobContext } from "#app/integrations/jobs/jobs.ts";
import type { Uses } from "#app/services.ts";

/** How many rows one job reads: it takes seconds at most, however many there are. */
const pageSize = 500;

/** Who does a page: a job, or what calls it at once. */
export type PageContext = Partial<Pick<JobContext, "key" | "signal">>;

/**
 * Takes one page of a long list, and queues the job of the next page first: nobody waits for a page that fails, which is
 * tried again from its own beginning. By its key the next page is one job, however often and by how many processes this
 * one is done, so what is done with the rows has to be the same twice.
 * @param page where the list goes on, with what else the job of the next page is given
 * @param find the rows after one, in the order of their ids
 * @returns no row when the job was told to stop: it is tried again
 */
export async function takePage<Name extends ListJob, Row extends { id: string }>(
	{ jobs }: Uses<"jobs">,
	name: Name,
	page: JobCatalogue[Name],
	{ key = randomUUID(), signal }: PageContext,
	find: (after: string | null, limit: number) => Promise<Row[]>,
): Promise<Row[]> {
	const { run = key, after = null } = page;
	const rows = await find(after, pageSize);
	if (signal?.aborted) return [];
	const last = rows.at(-1);
	if (last && rows.length === pageSize) {
		const next = { ...page, run, after: last.id };
		await jobs.enqueue(name, next, { key: `${name}:${run}:${last.id}` });
	}
	return rows;
}
