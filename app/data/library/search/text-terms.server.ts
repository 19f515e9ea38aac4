import { type SQL, sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { searchTermChanges, searchTerms } from "#app/data/base/schema/search.server.ts";
import { containsPattern } from "#app/data/library/resume-conditions.server.ts";
import type { ResumeCursor } from "#app/domain/library/resume-cursor.ts";
import { backgroundFieldNames, type ResumeFilters } from "#app/domain/library/resume-query.ts";
import { anyTerm, backgroundLetters } from "#app/domain/library/search/term-query.ts";
import type { Wanted } from "#app/domain/library/search/wanted.ts";
import {
	begunAtMost,
	type Partial,
	partialMinimumLength,
	type TermFacts,
	termsToCount,
	type WantedTerms,
	wantedTerms,
} from "#app/domain/library/search/word-terms.ts";

/** A word, or a part of the background, that a resume must have. */
export type Condition = Pick<WantedTerms, "query" | "resumes" | "entries"> & {
	/** Null when they are too many to ask for. */
	terms: number | null;
};

/** What the words and the background of a query stand for in the index of terms. */
export type TextTerms = {
	/** All of them must be met: the words, then the background. */
	conditions: readonly Condition[];
	/** Their queries; empty when nothing can meet them. */
	queries: readonly string[];
	/** How many terms there are; null when they are too many to ask for. */
	terms: number | null;
	/** The words alone. */
	wanted: readonly WantedTerms[];
	background: readonly Condition[];
	/** The first bands of the order, or those from a page on. */
	bands: readonly Band[];
};

/** A part of an order, as a term of the index. */
export type Band = { term: string; resumes: number };

/** Where an order is read from; null for one without bands. */
export type BandsFrom = { order: "recent" | "popular"; after: ResumeCursor | null } | null;

/** Of words that have a typed one inside, or of places that have a part: more are not asked for. */
const termsAtMost = 400;

/** More weeks are not looked at: a word that fills no page in them is rare. */
const bandsAtMost = 24;

/** What was looked up already, for questions that have words in common. */
export type KnownTerms = {
	/** How many resumes have a term, 0 for one that none has. */
	counts: Map<string, number>;
	partials: Map<string, Partial>;
	bands: Map<string, readonly Band[]>;
};

export const noKnownTerms = (): KnownTerms => ({
	counts: new Map(),
	partials: new Map(),
	bands: new Map(),
});

/** Looks up the terms that meet the words and the background of a query; null when it has neither. */
export async function findTerms(
	connection: Connection,
	wanted: readonly Wanted[],
	filters: ResumeFilters,
	from: BandsFrom = null,
	known = noKnownTerms(),
): Promise<TextTerms | null> {
	const [{ words, bands }, background] = await Promise.all([
		wanted.length > 0 ? findWordTerms(connection, wanted, from, known) : { words: [], bands: [] },
		findBackground(connection, filters),
	]);
	return textTerms(words, background, bands);
}

/** Of nothing wanted null. */
export function textTerms(
	wanted: readonly WantedTerms[],
	background: readonly Condition[],
	bands: readonly Band[],
): TextTerms | null {
	const conditions: Condition[] = [...wanted, ...background];
	if (conditions.length === 0) return null;
	const queries = conditions.flatMap(({ query }) => query ?? []);
	const text = { conditions, wanted, background, bands };
	if (queries.length < conditions.length) return { ...text, queries: [], terms: 0 };
	const terms = conditions.reduce<number | null>(
		(sum, each) => (sum === null || each.terms === null ? null : sum + each.terms),
		0,
	);
	return { ...text, queries, terms };
}

async function findWordTerms(
	connection: Connection,
	wanted: readonly Wanted[],
	from: BandsFrom,
	known: KnownTerms,
): Promise<{ words: WantedTerms[]; bands: readonly Band[] }> {
	const terms = termsToCount(wanted);
	const typed = wanted.flatMap(({ words, isTyped }) => (isTyped ? words : []));
	const bandsKey = JSON.stringify(from);
	const isKnown =
		terms.every((term) => known.counts.has(term)) &&
		typed.every((word) => known.partials.has(word)) &&
		known.bands.has(bandsKey);
	if (!isKnown) await lookUp(connection, { terms, typed, from, bandsKey }, known);
	const facts: TermFacts = {
		count: (term) => known.counts.get(term) ?? 0,
		// Of a short word only the beginning of others is looked for, and only where nobody has it as it is.
		partial: (word) =>
			(word.length < partialMinimumLength && known.counts.get(word)
				? null
				: known.partials.get(word)) ?? null,
	};
	const words = wanted.map((each) => wantedTerms(each, facts));
	return { words, bands: known.bands.get(bandsKey) ?? [] };
}

/** Looks up what is not known yet, and adds it. */
async function lookUp(
	connection: Connection,
	asked: { terms: readonly string[]; typed: readonly string[]; from: BandsFrom; bandsKey: string },
	known: KnownTerms,
): Promise<void> {
	const terms = asked.terms.filter((term) => !known.counts.has(term));
	const typed = asked.typed.filter((word) => !known.partials.has(word));
	const kept = known.bands.get(asked.bandsKey);
	const { rows } = await connection.execute<{
		counts: [string, number][] | null;
		partials: ({ word: string } & Partial)[] | null;
		bands: Band[] | null;
	}>(sql`select (
			select json_agg(json_build_array(term, resumes)) from (${countTerms(terms)}) as counted
		) as counts, (
			select json_agg(json_build_object('word', word, 'begins', begun.begins, 'begun', begun.begun,
				'beginsResumes', begun.resumes, 'inside', coalesce(held.inside, '{}'), 'insideResumes', held.resumes))
			from unnest(${sql.param(typed)}::text[]) as word
			cross join lateral (${beginning(sql`word`)}) as begun
			cross join lateral (${inside(sql`word`)}) as held
		) as partials, (
			select json_agg(json_build_object('term', term, 'resumes', resumes))
			from (${bandsOf(kept ? null : asked.from)}) as bands
		) as bands`);
	const [found] = rows;
	for (const term of terms) known.counts.set(term, 0);
	for (const [term, resumes] of found?.counts ?? []) known.counts.set(term, resumes);
	for (const partial of found?.partials ?? []) known.partials.set(partial.word, partial);
	if (!kept) known.bands.set(asked.bandsKey, found?.bands ?? []);
}

function bandsOf(from: BandsFrom): SQL {
	if (!from) return sql`select term, resumes from ${searchTerms} where false`;
	const { order, after } = from;
	const [letter, place] =
		order === "recent"
			? ["t", sql`week_term(${after?.createdAt}::timestamptz)`]
			: ["u", sql`coalesce(views_term(${after?.viewCount}::int), ' u')`];
	return sql`
		select term, resumes from ${searchTerms}
		where term > ${` ${letter}`} and term <= ${after ? place : ` ${letter}~`}
		order by term desc limit ${bandsAtMost}`;
}

/** In the words of the condition of the index by trigrams: what is looked for by a part of it. */
export const isByPart = sql`left(term, 2) not in (' n', ' b')`;
/** A word of what everybody may read. */
export const isWord = sql`${isByPart} and left(term, 1) <> ' '`;

const beginning = (word: SQL) => sql`
	select count(*)::int as begins, coalesce(sum(resumes), 0)::int as resumes,
		case when count(*) <= ${begunAtMost} then coalesce(array_agg(term), '{}') end as begun
	from ${searchTerms}
	where term like ${word} || '%' and term <> ${word} and ${isWord}`;

const inside = (word: SQL) => sql`
	select case when count(*) <= ${termsAtMost} then array_agg(term) end as inside,
		case when count(*) <= ${termsAtMost} then coalesce(sum(resumes), 0) else 0 end::int as resumes
	from ${searchTerms}
	where length(${word}) >= ${partialMinimumLength}
		and term like '%' || ${word} || '%' and term not like ${word} || '%' and ${isWord}`;

/** How many resumes have each of these terms, exactly; those that none has are left out. */
export const countTerms = (terms: readonly string[]): SQL => sql`
	select term, sum(resumes)::int as resumes from (
		select term, resumes from ${searchTerms} where term = any(${sql.param(terms)}::text[])
		union all
		select term, change from ${searchTermChanges} where term = any(${sql.param(terms)}::text[])
	) as counts group by term having sum(resumes) > 0`;

/** The places, schools and former roles that have a part of what is chosen. */
export async function findBackground(
	connection: Connection,
	filters: ResumeFilters,
): Promise<Condition[]> {
	const lookUps = backgroundFieldNames
		.filter((field) => filters[field].length > 0)
		.map((field) => {
			const patterns = filters[field].map(
				(value) => ` ${backgroundLetters[field]}${containsPattern(value)}`,
			);
			const isAny = sql.join(
				patterns.map((pattern) => sql`term like lower(${pattern})`),
				sql` or `,
			);
			return sql`(
				select count(*)::int as terms, coalesce(sum(resumes), 0)::float8 as resumes,
					case when count(*) <= ${termsAtMost} then array_agg(term) end as found
				from ${searchTerms} where (${isAny}) and ${isByPart})`;
		});
	if (lookUps.length === 0) return [];
	const { rows } = await connection.execute<{
		terms: number;
		resumes: number;
		found: string[] | null;
	}>(sql.join(lookUps, sql` union all `));
	return rows.map(({ terms, resumes, found }) => ({
		query: terms === 0 ? null : anyTerm(found ?? []),
		resumes,
		entries: resumes,
		terms: found || terms === 0 ? terms : null,
	}));
}
