import { and, desc, eq, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { afterPlace } from "#app/data/base/list-place.server.ts";
import { contactMessages } from "#app/data/base/schema/admin.server.ts";
import { paysForPro, wasGivenPro } from "#app/data/billing/pro-members.server.ts";
import type { ListPlace } from "#app/domain/admin/list-place.ts";
import type { MessageLine } from "#app/domain/admin/message-list.ts";
import { pick } from "#app/domain/base/pick.ts";
import type { MessageStatus } from "#app/domain/content/contact.ts";
import type { ContactMessage } from "./contact-messages.server.ts";

/** A message where it is one of several. */
export const briefColumns = {
	...pick(contactMessages, "id", "subject", "status", "createdAt"),
};

const lineColumns = {
	...pick(contactMessages, "id", "name", "email", "subject", "kind"),
	excerpt: sql<string>`left(${contactMessages.message}, 160)`,
	createdAt: contactMessages.createdAt,
};

/**
 * Messages of a status: those of Pro members first, then the newest. Who is on Pro is asked now, because
 * a person may have joined since they wrote.
 */
export async function findMessages(
	connection: Connection,
	query: { status: MessageStatus; after: ListPlace | null; limit: number; now: Date },
): Promise<MessageLine[]> {
	const { status, after, limit, now } = query;
	const pays = paysForPro(contactMessages.userId, now);
	const given = wasGivenPro(contactMessages.userId, now);
	const find = (who: SQL | undefined, isPro: boolean, count: number) =>
		connection
			.select(lineColumns)
			.from(contactMessages)
			.where(
				and(
					eq(contactMessages.status, status),
					who,
					after?.isFirstGroup === isPro
						? afterPlace(contactMessages.createdAt, contactMessages.id, after)
						: undefined,
				),
			)
			.orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
			.limit(count);
	const ofPro: Awaited<ReturnType<typeof find>> = [];
	if (!after || after.isFirstGroup) {
		ofPro.push(...(await find(pays, true, limit)));
		ofPro.push(...(await find(and(given, not(pays)), true, limit)));
		ofPro.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1));
		ofPro.splice(limit);
	}
	const rest = limit - ofPro.length;
	const ofOthers = rest > 0 ? await find(and(not(pays), not(given)), false, rest) : [];
	return [
		...ofPro.map((line) => ({ ...line, isPro: true })),
		...ofOthers.map((line) => ({ ...line, isPro: false })),
	];
}

/** How many messages nobody has answered yet; not counted further than `most`. */
export async function countNewMessages(connection: Connection, most: number): Promise<number> {
	const waiting = connection
		.select({ one: sql`1` })
		.from(contactMessages)
		.where(eq(contactMessages.status, "new"))
		.limit(most)
		.as("waiting");
	return connection.$count(waiting);
}

/** The other messages of an address, and of the account that wrote, the newest first. */
export async function findOtherMessages(
	connection: Connection,
	{ id, email, userId }: Pick<ContactMessage, "id" | "email" | "userId">,
	limit: number,
): Promise<{ id: string; subject: string; status: MessageStatus; createdAt: Date }[]> {
	return connection
		.select(briefColumns)
		.from(contactMessages)
		.where(
			and(
				ne(contactMessages.id, id),
				userId
					? or(eq(contactMessages.email, email), eq(contactMessages.userId, userId))
					: eq(contactMessages.email, email),
			),
		)
		.orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
		.limit(limit);
}
