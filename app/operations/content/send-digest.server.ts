import {
	findAddedResumes,
	findNewsletterReaders,
	findUpdateReaders,
	type NewsReader,
} from "#app/data/library/added-resumes.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import type { JobCatalogue } from "#app/domain/base/jobs.ts";
import { lastMonth, monthSpan } from "#app/domain/content/digest-month.ts";
import { undoDays } from "#app/operations/account/expire-links.server.ts";
import { type PageContext, takePage } from "#app/operations/base/take-page.server.ts";
import type { Uses } from "#app/services.ts";

/** Members come first, then those of the newsletter: their place in this one list begins so. */
const newsletter = "newsletter:";

/**
 * Queues the monthly mail about what is new in the library for a page of readers, once per mailbox and month however
 * often it is called: who joins or changes their address between two mornings has it already. None for a month in which
 * nothing was added. Who has unsubscribed since is found out when each mail is written.
 * @param page.month of a run that has begun
 * @returns how many mails were queued by this call
 */
export async function sendDigest(
	services: Uses<"clock" | "database" | "hashMailbox" | "jobs">,
	page: JobCatalogue["send-digest"] = {},
	context: PageContext = {},
): Promise<number> {
	const { database, jobs } = services;
	const span = page.month === undefined ? lastMonth(services.clock()) : monthSpan(page.month);
	if ((await findAddedResumes(database, span, 0)).added === 0) return 0;
	const { month } = span;
	const readers = await takePage(
		services,
		"send-digest",
		{ ...page, month },
		context,
		(after, limit) => findReaders(services, after, limit, addDays(span.until, undoDays)),
	);
	const mails = readers.flatMap(({ id, readerId, email, getsIt }) => {
		if (!getsIt) return [];
		const data = id.startsWith(newsletter)
			? ({ message: "newsletter-digest", month, signupId: readerId } as const)
			: ({ message: "library-digest", month, userId: readerId } as const);
		return [{ key: `digest:${month}:${services.hashMailbox(email)}`, data }];
	});
	return jobs.enqueueAll("send-mail", mails);
}

/** The next readers of both lists. */
async function findReaders(
	{ database }: Uses<"database">,
	after: string | null,
	limit: number,
	undoableAfter: Date,
): Promise<(NewsReader & { readerId: string })[]> {
	const afterSignup = after?.startsWith(newsletter) ? after.slice(newsletter.length) : null;
	const members =
		afterSignup === null ? await findUpdateReaders(database, { after, limit, undoableAfter }) : [];
	const left = limit - members.length;
	const others =
		left > 0 ? await findNewsletterReaders(database, { after: afterSignup, limit: left }) : [];
	return [
		...members.map((reader) => ({ ...reader, readerId: reader.id })),
		...others.map((reader) => ({
			...reader,
			readerId: reader.id,
			id: `${newsletter}${reader.id}`,
		})),
	];
}
