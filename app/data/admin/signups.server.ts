import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { afterPlace } from "#app/data/base/list-place.server.ts";
import { emailSignups } from "#app/data/base/schema/mail.server.ts";
import { walkList } from "#app/data/base/walk-list.server.ts";
import { containsPattern } from "#app/data/library/resume-conditions.server.ts";
import type { ListPlace } from "#app/domain/admin/list-place.ts";
import type { SignupQuery } from "#app/domain/admin/signups.ts";
import { pick } from "#app/domain/base/pick.ts";

/** The newsletter's list as its owner sees it. */

export type SignupRow = Pick<
	typeof emailSignups.$inferSelect,
	"id" | "email" | "source" | "status" | "createdAt"
>;

const columns = {
	...pick(emailSignups, "id", "email", "source", "status", "createdAt"),
};

/** How many there are, how many came since an instant, and how many get the mails. */
export async function countSignups(
	connection: Connection,
	since: Date,
): Promise<{ total: number; recent: number; active: number }> {
	const [counts] = await connection
		.select({
			total: sql<number>`count(*)::int`,
			recent: sql<number>`(count(*) filter (where ${emailSignups.createdAt} >= ${since}))::int`,
			active: sql<number>`(count(*) filter (where ${emailSignups.status} = 'active'))::int`,
		})
		.from(emailSignups);
	return counts ?? { total: 0, recent: 0, active: 0 };
}

/** A page of the list, the newest first. */
export async function findSignups(
	connection: Connection,
	query: SignupQuery,
	after: Pick<ListPlace, "at" | "id"> | null,
	limit: number,
): Promise<SignupRow[]> {
	const conditions: (SQL | undefined)[] = [];
	if (query.search)
		conditions.push(sql`${emailSignups.email} like ${containsPattern(query.search)}`);
	if (query.status) conditions.push(eq(emailSignups.status, query.status));
	conditions.push(afterPlace(emailSignups.createdAt, emailSignups.id, after));
	return connection
		.select(columns)
		.from(emailSignups)
		.where(and(...conditions))
		.orderBy(desc(emailSignups.createdAt), desc(emailSignups.id))
		.limit(limit);
}

/** The whole list, the newest first, in parts. */
export function walkSignups(connection: Connection): AsyncGenerator<SignupRow[]> {
	const all = { search: "", status: null };
	return walkList(
		(after, limit) => findSignups(connection, all, after, limit),
		({ createdAt, id }) => ({ at: createdAt, id }),
	);
}
