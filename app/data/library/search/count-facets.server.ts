import { and, type SQL, sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { resumeSearch } from "#app/data/base/schema/search.server.ts";
import {
	hasTerms,
	inSample,
	isPublished,
	matchesBackground,
} from "#app/data/library/resume-conditions.server.ts";
import type { Facets } from "#app/domain/library/resume.ts";
import { type FilterField, filterFieldNames } from "#app/domain/library/resume-query.ts";
import { roundAbout } from "#app/domain/library/search/about.ts";
import {
	type CountPlan,
	chooseCountPlan,
	chooseTotalPlan,
	sampleFactor,
} from "#app/domain/library/search/plan.ts";
import { allButOne } from "#app/domain/library/search/term-query.ts";
import { termQueries } from "./find-page.server.ts";
import { hasWords } from "./page-strategies.server.ts";
import { askTerms, estimate, type PlanInputs } from "./plan-inputs.server.ts";

/** The number of a cell, and how many resumes of it were found. */
export type CellCount = [cell: number, count: number];

/**
 * The counts of every filter option, exactly or from a sample.
 * @param counted how many are found in all, if another part of the request counts them
 */
export async function countFacets(inputs: PlanInputs, counted?: Promise<number>): Promise<Facets> {
	const known = estimate(inputs, 1);
	const plan = chooseCountPlan(known);
	const factor = sampleFactor(plan);
	const [found, total] = await Promise.all([
		countCells(plan, inputs),
		counted?.then(exactly) ?? (factor > 1 ? countTotal(inputs, chooseTotalPlan(known)) : null),
	]);
	return toFacets(inputs, found, factor, total);
}

/** Queries to the index of terms for the counts: every resume that at most one filter hides. */
export function countQueries({ text, filterQueries }: PlanInputs): string[] {
	const looked = allButOne(filterQueries);
	return [...(text?.queries ?? []), ...(looked ? [looked] : [])];
}

/** By cell how many resumes the words find, or how many of the sample; null when the cube knows. */
async function countCells(
	plan: CountPlan,
	inputs: PlanInputs,
): Promise<Map<number, number> | null> {
	const { query, text, database } = inputs;
	if (plan.strategy === "cube") return null;
	if (plan.strategy === "nothing" || !text) return new Map();
	if (plan.strategy === "sample-text") {
		return countByCell(
			database,
			sql`${resumes.cell}`,
			sql`${resumes} where ${and(
				isPublished,
				sql`resume_sample(${resumes.id}) < ${plan.shares}`,
				hasWords(text.wanted.flatMap((word) => word.query ?? [])),
				matchesBackground(query.filters),
			)}`,
		);
	}
	const queries = countQueries(inputs);
	const isCounted =
		plan.strategy === "sample-terms"
			? sql`${hasTerms(queries)} and ${inSample(plan.level)}`
			: hasTerms(queries);
	return askTerms(inputs, (connection) =>
		countByCell(connection, sql`${resumeSearch.cell}`, sql`${resumeSearch} where ${isCounted}`),
	);
}

async function countByCell(
	connection: Connection,
	cell: SQL,
	source: SQL,
): Promise<Map<number, number>> {
	const { rows } = await connection.execute<{ cells: CellCount[] | null }>(sql`
		select json_agg(json_build_array(cell, count)) as cells
		from (select ${cell} as cell, count(*) as count from ${source} group by ${cell}) as counted`);
	return new Map(rows[0]?.cells);
}

/** How many are found in all. */
type Total = { resumes: number; isEstimate: boolean };

const exactly = (resumes: number): Total => ({ resumes, isEstimate: false });

async function countTotal(
	inputs: PlanInputs,
	plan: ReturnType<typeof chooseTotalPlan>,
): Promise<Total | null> {
	if (plan === "as-options") return null;
	const isFound = hasTerms(termQueries(inputs));
	const isCounted = plan === "exact" ? isFound : sql`${isFound} and ${inSample(plan)}`;
	const { rows } = await askTerms(inputs, (connection) =>
		connection.execute<{ count: number }>(
			sql`select count(*)::int as count from ${resumeSearch} where ${isCounted}`,
		),
	);
	const count = rows[0]?.count ?? 0;
	if (plan === "exact") return exactly(count);
	return { resumes: roundAbout(count * 4 ** plan), isEstimate: true };
}

/**
 * @param found by cell, how many resumes of the sample the words find; null when there are no words
 * @param factor how many resumes each of the sample stands for
 * @param total counted by itself, or null
 */
export function toFacets(
	{ cube, query }: Pick<PlanInputs, "cube" | "query">,
	found: ReadonlyMap<number, number> | null,
	factor: number,
	total: Total | null,
): Facets {
	const counts = cube.countFacets(query.filters, found ?? undefined);
	if (factor === 1) return { ...counts, isTotalEstimate: false, areCountsEstimates: false };
	const reckon = (count: number) => roundAbout(count * factor);
	const options = filterFieldNames.map((field) => [
		field,
		counts[field].map(({ value, count }) => ({ value, count: reckon(count) })),
	]);
	return {
		...(Object.fromEntries(options) as Pick<Facets, FilterField>),
		featured: reckon(counts.featured),
		visa: reckon(counts.visa),
		total: total?.resumes ?? reckon(counts.total),
		isTotalEstimate: total?.isEstimate ?? true,
		areCountsEstimates: true,
	};
}
