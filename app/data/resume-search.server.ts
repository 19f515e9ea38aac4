import { and, desc, type SQL, sql } from "drizzle-orm";
import { buildFacets } from "../domain/facets.ts";
import type { Facets, ResumeCard, ResumePage } from "../domain/resume.ts";
import { type ResumeCursor, writeCursor } from "../domain/resume-cursor.ts";
import { type ResumeQuery, type ResumeSort, searchWords } from "../domain/resume-query.ts";
import type { Connection } from "./database.server.ts";
import {
	isPublished,
	matchesBackground,
	matchesFilters,
	matchesSearch,
} from "./resume-conditions.server.ts";
import { resumes } from "./schema/library.server.ts";

/**
 * The contract of finding: one page of cards, and the counts of every filter option. This is the plain
 * design: a trigram index for the words, a btree per order, one pass for the counts.
 */

/** What the public may see of a resume in a list. Nothing else is ever selected for one. */
export const cardColumns = {
	id: resumes.id,
	title: resumes.title,
	company: resumes.company,
	role: resumes.role,
	industry: resumes.industry,
	experienceLevel: resumes.experienceLevel,
	tags: resumes.tags,
	isFeatured: resumes.isFeatured,
	viewCount: resumes.viewCount,
	createdAt: resumes.createdAt,
	provenance: resumes.provenance,
	sheetVersion: resumes.sheetVersion,
	facts: resumes.facts,
	availability: resumes.availability,
} as const;

type CardRow = {
	[column in keyof typeof cardColumns]: (typeof resumes.$inferSelect)[column];
};

export function toCard({ facts, createdAt, availability, ...row }: CardRow): ResumeCard {
	return {
		...row,
		isAvailable: availability !== "none",
		createdAt: createdAt.toISOString(),
		facts: facts && {
			pages: facts.pages,
			bullets: facts.bullets,
			bulletsWithFigure: facts.bulletsWithFigure,
		},
	};
}

/**
 * One page of published resumes in the query's order.
 * @param after the end of the page before, or null for the first
 * @param limit how many cards; at most 100
 */
export async function findPage(
	connection: Connection,
	query: ResumeQuery,
	after: ResumeCursor | null,
	limit: number,
): Promise<ResumePage> {
	const size = Math.min(Math.max(1, limit), 100);
	const rows = await connection
		.select(cardColumns)
		.from(resumes)
		.where(
			and(
				isPublished,
				matchesSearch(query.search),
				matchesFilters(query.filters),
				after ? isAfter(after) : undefined,
			),
		)
		.orderBy(...orders[query.sort])
		.limit(size + 1);
	const shown = rows.slice(0, size);
	const last = shown.at(-1);
	return {
		resumes: shown.map(toCard),
		nextCursor:
			rows.length > size && last
				? writeCursor({
						sort: query.sort,
						id: last.id,
						createdAt: last.createdAt.toISOString(),
						isFeatured: last.isFeatured,
						viewCount: last.viewCount,
					})
				: null,
	};
}

/** The counts of every filter option under the query, and how many resumes it finds. */
export async function countFacets(connection: Connection, query: ResumeQuery): Promise<Facets> {
	const cells = await connection
		.select({
			company: resumes.company,
			role: resumes.role,
			industry: resumes.industry,
			experienceLevel: resumes.experienceLevel,
			isFeatured: resumes.isFeatured,
			visaSponsored: resumes.visaSponsored,
			count: sql<number>`count(*)::int`,
		})
		.from(resumes)
		.where(and(isPublished, matchesSearch(query.search), matchesBackground(query.filters)))
		.groupBy(
			resumes.company,
			resumes.role,
			resumes.industry,
			resumes.experienceLevel,
			resumes.isFeatured,
			resumes.visaSponsored,
		);
	return buildFacets(cells, query);
}

/**
 * A search with its misspelt words replaced by the nearest words of the library, or null when there is
 * nothing better. For a search that found nothing.
 */
export async function suggestSearch(
	connection: Connection,
	search: string,
): Promise<string | null> {
	const words = searchWords(search);
	if (words.length === 0) return null;
	const { rows } = await connection.execute<{ word: string; nearest: string | null }>(sql`
		select typed.word, (
			select vocabulary.word from search_vocabulary vocabulary
			where vocabulary.word % typed.word
			order by similarity(vocabulary.word, typed.word) desc, vocabulary.resumes desc, vocabulary.word
			limit 1
		) as nearest
		from unnest(${sql.param(words)}::text[]) with ordinality as typed(word, position)
		order by typed.position`);
	const corrected = rows.map(({ word, nearest }) => nearest ?? word).join(" ");
	if (corrected === words.join(" ")) return null;
	const [found] = await connection
		.select({ id: resumes.id })
		.from(resumes)
		.where(and(isPublished, matchesSearch(corrected)))
		.limit(1);
	return found ? corrected : null;
}

/** Rebuilds the list of words that `suggestSearch` chooses from; in a large library that takes its time. */
export async function refreshVocabulary(connection: Connection): Promise<void> {
	await connection.transaction(async (transaction) => {
		await transaction.execute(sql`set local statement_timeout = '10min'`);
		await transaction.execute(sql`refresh materialized view concurrently search_vocabulary`);
	});
}

const orders: Record<ResumeSort, SQL[]> = {
	recent: [desc(resumes.createdAt), desc(resumes.id)],
	popular: [desc(resumes.viewCount), desc(resumes.id)],
	featured: [desc(resumes.isFeatured), desc(resumes.createdAt), desc(resumes.id)],
};

function isAfter({ sort, id, createdAt, isFeatured, viewCount }: ResumeCursor): SQL {
	switch (sort) {
		case "recent":
			return sql`(${resumes.createdAt}, ${resumes.id}) < (${createdAt}::timestamptz, ${id}::uuid)`;
		case "popular":
			return sql`(${resumes.viewCount}, ${resumes.id}) < (${viewCount}::int, ${id}::uuid)`;
		case "featured":
			return sql`(${resumes.isFeatured}, ${resumes.createdAt}, ${resumes.id}) < (${isFeatured}::boolean, ${createdAt}::timestamptz, ${id}::uuid)`;
	}
}
