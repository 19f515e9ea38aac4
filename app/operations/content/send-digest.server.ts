import {
	findAddedResumes,
	findNewsletterReaders,
	findUpdateReaders,
} from "#app/data/library/added-resumes.server.ts";
import { lastMonth } from "#app/domain/content/digest-month.ts";
import type { Uses } from "#app/services.ts";

/** How many mails are queued between two looks at the database. */
const batch = 200;

const lowestUuid = "00000000-0000-0000-0000-000000000000";

/**
 * Queues the monthly mail about what is new in the library, once per reader and month however often it is
 * called; none for a month in which nothing was added. Who has unsubscribed since is found out when each
 * mail is written.
 * @returns how many mails were queued by this call
 */
export async function sendDigest(services: Uses<"clock" | "database" | "jobs">): Promise<number> {
	const { database, jobs } = services;
	const span = lastMonth(services.clock());
	if ((await findAddedResumes(database, span, 0)).added === 0) return 0;
	const { month } = span;
	const members = await forEachReader(
		(after) => findUpdateReaders(database, after, batch),
		"",
		async (userId) => {
			const key = `digest:${month}:${userId}`;
			return jobs.enqueue("send-mail", { message: "library-digest", month, userId }, { key });
		},
	);
	const others = await forEachReader(
		(after) => findNewsletterReaders(database, after, batch),
		lowestUuid,
		async (signupId) => {
			const key = `digest:${month}:${signupId}`;
			return jobs.enqueue("send-mail", { message: "newsletter-digest", month, signupId }, { key });
		},
	);
	return members + others;
}

async function forEachReader(
	find: (after: string) => Promise<string[]>,
	first: string,
	queue: (id: string) => Promise<boolean>,
): Promise<number> {
	let count = 0;
	for (let after = first; ; ) {
		const ids = await find(after);
		for (const id of ids) if (await queue(id)) count++;
		const last = ids.at(-1);
		if (ids.length < batch || last === undefined) return count;
		after = last;
	}
}
