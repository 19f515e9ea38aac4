import {
	findAddedResumes,
	findNewsletterReaders,
	findUpdateReaders,
	type NewsReader,
} from "#app/data/library/added-resumes.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { lastMonth } from "#app/domain/content/digest-month.ts";
import { undoDays } from "#app/operations/account/expire-links.server.ts";
import type { Uses } from "#app/services.ts";

/** How many mails are queued between two looks at the database. */
const batch = 200;

const lowestUuid = "00000000-0000-0000-0000-000000000000";

/**
 * Queues the monthly mail about what is new in the library, once per mailbox and month however often it is called: who
 * joins or changes their address between two mornings has it already. None for a month in which nothing was added. Who
 * has unsubscribed since is found out when each mail is written.
 * @returns how many mails were queued by this call
 */
export async function sendDigest(
	services: Uses<"clock" | "database" | "hashMailbox" | "jobs">,
): Promise<number> {
	const { database, jobs } = services;
	const span = lastMonth(services.clock());
	if ((await findAddedResumes(database, span, 0)).added === 0) return 0;
	const { month } = span;
	const keyOf = ({ email }: NewsReader) => `digest:${month}:${services.hashMailbox(email)}`;
	const undoableAfter = addDays(span.until, undoDays);
	const members = await forEachReader(
		(after) => findUpdateReaders(database, { after, count: batch, undoableAfter }),
		"",
		(reader) => {
			const mail = { message: "library-digest", month, userId: reader.id } as const;
			return jobs.enqueue("send-mail", mail, { key: keyOf(reader) });
		},
	);
	const others = await forEachReader(
		(after) => findNewsletterReaders(database, { after, count: batch }),
		lowestUuid,
		(reader) => {
			const mail = { message: "newsletter-digest", month, signupId: reader.id } as const;
			return jobs.enqueue("send-mail", mail, { key: keyOf(reader) });
		},
	);
	return members + others;
}

async function forEachReader(
	find: (after: string) => Promise<NewsReader[]>,
	first: string,
	queue: (reader: NewsReader) => Promise<boolean>,
): Promise<number> {
	let count = 0;
	for (let after = first; ; ) {
		const readers = await find(after);
		for (const reader of readers) if (await queue(reader)) count++;
		const last = readers.at(-1);
		if (readers.length < batch || last === undefined) return count;
		after = last.id;
	}
}
