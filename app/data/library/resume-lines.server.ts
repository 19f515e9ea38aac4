import { sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import type { ResumeOutline } from "#app/domain/insights/resume-outline.ts";
import { lineMaximumLength, linesAtMost } from "#app/domain/library/lines/stored.ts";

/**
 * Writes the lines of a resume whose body is a file, in place of those that it had. Those of a document are written
 * by triggers. A withdrawn resume and a file that is held back get none.
 * @param outline null for a file without a text that can be read
 */
export async function putFileLines(
	connection: Connection,
	{ resumeId, fileKey }: { resumeId: string; fileKey: string },
	outline: ResumeOutline | null,
): Promise<void> {
	const lines = [
		...(outline?.jobs ?? []).flatMap(({ bullets }) =>
			bullets.map((text) => ({ section: "work", text })),
		),
		...(outline?.otherBullets ?? []).map((text) => ({ section: "projects", text })),
	].slice(0, linesAtMost);
	const sections = lines.map(({ section }) => section);
	const texts = lines.map(({ text }) => text.slice(0, lineMaximumLength).toWellFormed());
	await connection.execute(sql`select put_file_lines(${resumeId}::uuid, ${fileKey},
		${sql.param(sections)}::text[], ${sql.param(texts)}::text[])`);
}
