import { sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";

/** The longest lines of a document are looked for, by their longest words: other people rarely have them together. */
const looked = { lines: 6, words: 5 };
/** Shorter ones are said by many. */
const shortestLine = 40;
/** So many of them in one resume, and at least half, make the document a near copy of it. */
const fewestShared = 3;

/** The published resume that has the most of a document's lines, whatever its title and its file are. */
export async function findNearCopyOf(
	connection: Connection,
	document: ResumeDocument,
): Promise<{ id: string; title: string } | null> {
	const { rows } = await connection.execute<{ id: string; title: string }>(sql`
		with longest as materialized (
			select place, (
				select string_agg(quote_literal(word), ' & ')::tsquery from (
					select word from unnest(words_of(fold_text(line))) as word
					order by length(word) desc, word limit ${looked.words}
				) as words
			) as query
			from document_lines(${JSON.stringify(document)}::jsonb) where length(line) >= ${shortestLine}
			order by length(line) desc, place limit ${looked.lines}
		)
		select resumes.id, resumes.title
		from longest join resume_lines lines on lines.terms @@ longest.query
			join resumes on resumes.id = lines.resume_id
		group by resumes.id
		having count(distinct longest.place) >=
			greatest(${fewestShared}, (select count(*) from longest) / 2.0)
		order by count(distinct longest.place) desc, resumes.created_at limit 1`);
	return rows[0] ?? null;
}
