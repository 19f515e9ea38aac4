import { type SQL, sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { resumeSearch } from "#app/data/base/schema/search.server.ts";
import { type CardRow, cardColumns, toCard } from "#app/data/library/resume-cards.server.ts";
import { hasTerms, isPublished } from "#app/data/library/resume-conditions.server.ts";
import { shareEqual } from "#app/domain/base/share-equal.ts";
import type { ResumePage } from "#app/domain/library/resume.ts";
import { type ResumeCursor, writeCursor } from "#app/domain/library/resume-cursor.ts";
import type { ResumeSort } from "#app/domain/library/resume-query.ts";
import { type LookedFor, marksIn } from "#app/domain/library/search/found-marks.ts";
import { choosePagePlan, isRankable, type PagePlan } from "#app/domain/library/search/plan.ts";
import { allOf, featuredTerm } from "#app/domain/library/search/term-query.ts";
import type { WantedTerms } from "#app/domain/library/search/word-terms.ts";
import { gather, merge, orders, type PageRequest, walk } from "./page-strategies.server.ts";
import { askTerms, estimate, type PlanInputs, vastConditions } from "./plan-inputs.server.ts";
import { rank } from "./rank.server.ts";
import { type TextTerms, textTerms } from "./text-terms.server.ts";

const pageMaximum = 100;

/** How many cards a page with a limit has. */
export const sizeOf = (limit: number): number => Math.min(Math.max(1, limit), pageMaximum);

/** The first rows of a query by the plan that fits best, or by the other one where that ends early. */
export function findRows(
	inputs: PlanInputs,
	after: ResumeCursor | null,
	wanted: number,
): Promise<FoundRow[]> {
	return inputs.query.sort === "best"
		? readBest(inputs, after, wanted)
		: readInOrder(inputs, requestOf(inputs, after, wanted));
}

/** What a page is asked for by, in the query's own order. */
export function requestOf(
	inputs: PlanInputs,
	after: ResumeCursor | null,
	wanted: number,
): PageRequest {
	const { query, selection, text, cube } = inputs;
	const words = text?.wanted ?? [];
	return {
		query,
		after,
		wanted,
		selection,
		wordQueries: words.flatMap((word) => word.query ?? []),
		before: query.sort === "featured" && after?.isFeatured !== false ? [featuredTerm] : [],
		bands: text?.bands.map(({ term }) => term) ?? [],
		vast: vastConditions(inputs).flatMap((condition) => condition.query ?? []),
		rank: query.sort === "best" ? rank(words, cube.resumes) : null,
	};
}

/** Whether every find is looked at for how well it matches; as it was for the page before. */
export function isRanked(inputs: PlanInputs, after: ResumeCursor | null): boolean {
	if (!inputs.text?.queries.length) return false;
	if (after) return after.rank !== null && after.rank >= 0;
	return inputs.text.wanted.length > 0 && isRankable(estimate(inputs, 1));
}

/** The parts of a list that is too long to be ranked, by what stands for the rank in the cursor. */
const parts = { named: -1, rest: -2 } as const;

/**
 * The best matches first: each by its rank, or where there are too many those whose title, company and role have
 * all the words before the rest.
 */
async function readBest(
	inputs: PlanInputs,
	after: ResumeCursor | null,
	wanted: number,
): Promise<FoundRow[]> {
	if (isRanked(inputs, after)) {
		const request = requestOf(inputs, after, wanted);
		return readCards(inputs, { strategy: "gather", within: "all" }, request);
	}
	const words = inputs.text?.wanted ?? [];
	const names = words.flatMap((word) => word.nameQuery ?? []);
	const isNamed = words.length > 0 && names.length === words.length;
	const read = async (part: keyof typeof parts, wanted: number): Promise<FoundRow[]> => {
		const from = after?.rank === parts[part] ? after : null;
		// The bands are those from a page on, which is of one part.
		const inPart = partOf(
			after && !from ? withoutBands(inputs) : inputs,
			part,
			isNamed ? names : [],
		);
		const rows = await readInOrder(
			inPart,
			requestOf(inPart, from && { ...from, sort: "featured" }, wanted),
		);
		return rows.map((row) => ({ ...row, rank: parts[part] }));
	};
	const named = isNamed && after?.rank !== parts.rest ? await read("named", wanted) : [];
	if (named.length >= wanted) return named;
	return [...named, ...(await read("rest", wanted - named.length))];
}

const withoutBands = (inputs: PlanInputs): PlanInputs => ({
	...inputs,
	text: inputs.text && { ...inputs.text, bands: [] },
});

/** The query of a part, in the order that holds within it. */
function partOf(
	inputs: PlanInputs,
	part: keyof typeof parts,
	names: readonly string[],
): PlanInputs {
	const query = { ...inputs.query, sort: "featured" as const };
	const { text, cube } = inputs;
	if (!text || names.length === 0) return { ...inputs, query };
	if (part === "rest") {
		// What the part before had is left out.
		const [first, ...others] = text.wanted;
		if (!first?.query) return { ...inputs, query };
		const rest = { ...first, query: allOf([first.query, `!${allOf(names)}`]) };
		return { ...inputs, query, text: textTerms([rest, ...others], text.background, text.bands) };
	}
	const named = text.wanted.map((word) => ({
		...word,
		query: word.nameQuery,
		resumes: Math.min(word.nameResumes, cube.resumes),
		entries: word.nameEntries,
		terms: 1,
	}));
	return { ...inputs, query, text: textTerms(named, text.background, text.bands) };
}

async function readInOrder(inputs: PlanInputs, request: PageRequest): Promise<FoundRow[]> {
	const plans = choosePagePlan({
		...estimate(inputs, request.wanted),
		// Behind the last of the featured, none of them is wanted.
		...(request.after?.isFeatured === false && { featured: null }),
	});
	let rows: FoundRow[] = [];
	for (const plan of plans) {
		rows = await readCards(inputs, plan, request);
		if (rows.length >= request.wanted) break;
	}
	return rows;
}

/** To the index of terms: what the words and all the filters find. */
export const termQueries = ({ text, narrowLists }: PlanInputs): string[] => [
	...(text?.queries ?? []),
	...narrowLists.map(({ query }) => query),
];

async function readCards(
	inputs: PlanInputs,
	plan: PagePlan,
	request: PageRequest,
): Promise<FoundRow[]> {
	const ids = statementOf(plan, request, inputs);
	if (!ids) return [];
	const { sort } = request.query;
	if (plan.strategy !== "gather") return findCards(inputs.database, ids, sort, inputs.text);
	return askTerms(inputs, (connection) => findCards(connection, ids, sort, inputs.text));
}

function statementOf(plan: PagePlan, request: PageRequest, inputs: PlanInputs): SQL | null {
	switch (plan.strategy) {
		case "walk":
			return walk(request, plan.bound);
		case "merge":
			return merge(request);
		case "gather":
			return gather(request, termQueries(inputs), plan.within);
		case "nothing":
			return null;
	}
}

/** A card with its place in the order by best match. */
export type FoundRow = CardRow & { rank: number | null; isFoundOnSheet: boolean };

/** Whether a resume that was found lacks one of the words in what everybody may read. */
function isFoundOnSheet(wanted: readonly WantedTerms[]): SQL<boolean> {
	if (wanted.length === 0) return sql`false`;
	const open = wanted.flatMap(({ openQuery }) => openQuery ?? []);
	if (open.length < wanted.length) return sql`true`;
	return sql`not (select ${hasTerms(open)} from ${resumeSearch} where ${resumeSearch.resumeId} = ${resumes.id})`;
}

/** The cards of these resumes, in the order that they were found in. */
export function findCards(
	connection: Connection,
	ids: SQL,
	sort: ResumeSort,
	text: TextTerms | null,
): Promise<FoundRow[]> {
	return connection
		.select({
			...cardColumns,
			rank: sql<number | null>`page.rank`,
			isFoundOnSheet: isFoundOnSheet(text?.wanted ?? []),
		})
		.from(resumes)
		.innerJoin(sql`(${ids}) as page`, sql`page.id = ${resumes.id}`)
		.where(isPublished)
		.orderBy(orders[sort]);
}

export function toPage(
	rows: readonly FoundRow[],
	{ query, text }: Pick<PlanInputs, "query" | "text">,
	size: number,
): ResumePage {
	const shown = rows.slice(0, size);
	const last = shown.at(-1);
	const isMore = rows.length > size && last !== undefined;
	const looked = lookedFor(text);
	const share = shareEqual();
	return {
		resumes: shown.map(({ rank: _, isFoundOnSheet, ...row }) => {
			const { title, company, role, location, previousRole, tags } = row;
			const told = [location ?? "", previousRole ?? ""];
			const marks = marksIn([title, company, role, ...told, ...tags], looked);
			const card = toCard(row);
			return {
				...card,
				facts: share(card.facts),
				...(isFoundOnSheet && { isFoundOnSheet }),
				...(marks && { marks: share(marks) }),
			};
		}),
		nextCursor: isMore
			? writeCursor({
					sort: query.sort,
					id: last.id,
					createdAt: last.createdAt.toISOString(),
					isFeatured: last.isFeatured,
					viewCount: last.viewCount,
					rank: last.rank,
				})
			: null,
	};
}

const lookedFor = (text: TextTerms | null): LookedFor => ({
	words: (text?.wanted ?? []).flatMap(({ phrases }) =>
		phrases.flatMap((phrase) => phrase.split(" ")),
	),
	parts: (text?.wanted ?? []).flatMap(({ beginning }) => beginning ?? []),
});
