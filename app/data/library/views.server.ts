import { eq, sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { resumes, resumeViews } from "#app/data/base/schema/library.server.ts";

/**
 * Counts an opening: once per viewer and day (UTC). One statement, so that nothing is lost or doubled.
 * @returns whether the count rose
 */
export async function recordView(
	connection: Connection,
	resumeId: string,
	viewerKey: string,
	now: Date,
): Promise<boolean> {
	const { rowCount } = await connection.execute(sql`
		with seen as (
			insert into ${resumeViews} (resume_id, viewer_key, day)
			values (${resumeId}::uuid, ${viewerKey}, ${now.toISOString().slice(0, 10)}::date)
			on conflict do nothing
			returning resume_id
		)
		update ${resumes} set view_count = view_count + 1 from seen where ${resumes.id} = seen.resume_id`);
	return (rowCount ?? 0) > 0;
}

/** The key under which a person's openings are counted. */
export const personKey = (userId: string): string => `person:${userId}`;

/** The entries under which a person's openings are counted, for their copy. */
export function listViews(connection: Connection, userId: string) {
	return connection
		.select({
			resumeId: resumes.id,
			title: resumes.title,
			company: resumes.company,
			day: resumeViews.day,
		})
		.from(resumeViews)
		.innerJoin(resumes, eq(resumes.id, resumeViews.resumeId))
		.where(eq(resumeViews.viewerKey, personKey(userId)))
		.orderBy(resumeViews.day, resumes.id);
}

/** Keeps the counts of what a person has opened, and forgets who it was. */
export async function forgetViewer(connection: Connection, userId: string): Promise<void> {
	await connection
		.update(resumeViews)
		.set({ viewerKey: sql`'gone:' || gen_random_uuid()` })
		.where(eq(resumeViews.viewerKey, personKey(userId)));
}
