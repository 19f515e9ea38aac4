import type pg from "pg";
import { containsPattern } from "#app/data/library/resume-conditions.server.ts";
import { pageSize } from "#app/domain/library/resume.ts";
import {
	expandFilterValue,
	type FilterField,
	filterFieldNames,
	type ResumeQuery,
	type ResumeSort,
	searchWords,
} from "#app/domain/library/resume-query.ts";

/**
 * What the list is measured against: no index, every word looked for with ILIKE in the title, the
 * description, the company and the role, deep pages by OFFSET, and one query for each number that the
 * filters show. A level is compared, not searched, as in the site.
 */

const columns: Record<FilterField, string> = {
	company: "company",
	role: "role",
	industry: "industry",
	experienceLevel: "experience_level",
};

export const orders: Record<ResumeSort, string> = {
	best: "is_featured desc, created_at desc, id desc",
	recent: "created_at desc, id desc",
	popular: "view_count desc, id desc",
	featured: "is_featured desc, created_at desc, id desc",
};

const cardColumns =
	"id, title, company, role, industry, experience_level, tags, is_featured, view_count, created_at, provenance, sheet_version, facts, availability";

/** @returns how many cards the page has */
export async function findPageUnindexed(
	pool: pg.Pool,
	query: ResumeQuery,
	offset: number,
): Promise<number> {
	const { where, values } = conditions(query);
	const { rowCount } = await pool.query(
		`select ${cardColumns} from plain_resumes where ${where}
		order by ${orders[query.sort]} limit ${pageSize} offset ${offset}`,
		values,
	);
	return rowCount ?? 0;
}

/** @returns how many resumes the query finds, after having counted every option of every filter as well */
export async function countFacetsUnindexed(pool: pg.Pool, query: ResumeQuery): Promise<number> {
	for (const field of filterFieldNames) {
		const { where, values } = conditions(query, field);
		await pool.query(
			`select ${columns[field]}, count(*) from plain_resumes where ${where} group by 1`,
			values,
		);
	}
	const featured = conditions(query);
	await pool.query(
		`select count(*) from plain_resumes where is_featured and ${featured.where}`,
		featured.values,
	);
	const { where, values } = conditions(query);
	const { rows } = await pool.query<{ total: number }>(
		`select count(*)::int as total from plain_resumes where ${where}`,
		values,
	);
	return rows[0]?.total ?? 0;
}

function conditions(query: ResumeQuery, except?: FilterField) {
	const values: string[] = [];
	const place = (value: string) => `$${values.push(value)}`;
	const texts = searchWords(query.search).map((word) => {
		const pattern = place(containsPattern(word));
		return `(title ilike ${pattern} or description ilike ${pattern} or company ilike ${pattern} or role ilike ${pattern})`;
	});
	const chosen = filterFieldNames
		.filter((field) => field !== except && query.filters[field].length > 0)
		.map((field) => {
			const options = query.filters[field]
				.flatMap((value) => expandFilterValue(field, value))
				.map((value) =>
					field === "experienceLevel"
						? `${columns[field]} = ${place(value)}`
						: `${columns[field]} ilike ${place(containsPattern(value))}`,
				);
			return `(${options.join(" or ")})`;
		});
	return { where: ["withdrawn_at is null", ...texts, ...chosen].join(" and "), values };
}

/**
 * The same page and counts by Postgres' own full text search: whole words of cards and documents, by an index of
 * theirs, the page by ts_rank.
 * @returns how many resumes it finds
 */
export async function findByFullText(pool: pg.Pool, query: ResumeQuery): Promise<number> {
	const found = (except?: FilterField) => {
		const { where, values } = conditions({ ...query, search: "" }, except);
		const words = `websearch_to_tsquery('simple', $${values.push(query.search)})`;
		return {
			from: `full_texts join plain_resumes on id = resume_id where words @@ ${words} and ${where}`,
			rank: `ts_rank(words, ${words})`,
			values,
		};
	};
	const { from, rank, values } = found();
	await pool.query(
		`select ${cardColumns}, ${rank} as rank from ${from} order by rank desc, ${orders.best} limit ${pageSize}`,
		values,
	);
	for (const field of filterFieldNames) {
		const narrowed = found(field);
		await pool.query(
			`select ${columns[field]}, count(*) from ${narrowed.from} group by 1`,
			narrowed.values,
		);
	}
	const { rows } = await pool.query<{ total: number }>(
		`select count(*)::int as total, count(*) filter (where is_featured) from ${from}`,
		values,
	);
	return rows[0]?.total ?? 0;
}
