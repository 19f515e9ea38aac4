import type { resumes } from "#app/data/base/schema/library.server.ts";
import {
	backgroundFieldNames,
	filterFieldNames,
	type ResumeQuery,
	searchWords,
} from "#app/domain/library/resume-query.ts";
import { matchesFilter } from "#app/domain/library/search/match-filter.ts";

type Row = typeof resumes.$inferSelect;

/** The ids that a query finds among these rows, in its order: looked at one by one, in the plainest way. */
export function findPlainly(rows: readonly Row[], query: ResumeQuery): string[] {
	const found = rows.filter(matcherOf(query));
	const byId = (a: Row, b: Row) => (a.id < b.id ? 1 : -1);
	const byDate = (a: Row, b: Row) => b.createdAt.getTime() - a.createdAt.getTime() || byId(a, b);
	const orders = {
		recent: byDate,
		popular: (a: Row, b: Row) => b.viewCount - a.viewCount || byId(a, b),
		featured: (a: Row, b: Row) => Number(b.isFeatured) - Number(a.isFeatured) || byDate(a, b),
	};
	return found.sort(orders[query.sort]).map((row) => row.id);
}

/** How many of these rows a query finds. */
export function countPlainly(rows: readonly Row[], query: ResumeQuery): number {
	return rows.filter(matcherOf(query)).length;
}

function matcherOf(query: ResumeQuery): (row: Row) => boolean {
	const words = searchWords(query.search);
	return (row) =>
		matchesAll(row, query) &&
		words.every((word) => textsOf(row).some((field) => field.includes(word)));
}

const texts = new WeakMap<Row, string[]>();

function textsOf(row: Row): string[] {
	const { title, company, role, industry, description, tags } = row;
	const made =
		texts.get(row) ??
		[title, company, role, industry, description ?? "", ...tags].map((text) => text.toLowerCase());
	texts.set(row, made);
	return made;
}

function matchesAll(row: Row, { filters }: ResumeQuery): boolean {
	return (
		(!filters.featured || row.isFeatured) &&
		(!filters.visa || row.visaSponsored) &&
		backgroundFieldNames.every((field) => containsAny(row[field], filters[field])) &&
		filterFieldNames.every((field) => matchesFilter(field, filters[field], row[field]))
	);
}

function containsAny(actual: string | null, chosen: readonly string[]): boolean {
	const lower = actual?.toLowerCase();
	return chosen.length === 0 || chosen.some((value) => lower?.includes(value.toLowerCase()));
}
