import { type SQL, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { type DatabasePool, openDatabase } from "#app/data/base/database.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { hasTerms, inSample } from "#app/data/library/resume-conditions.server.ts";
import { type ResumeCursor, readCursor, writeCursor } from "#app/domain/library/resume-cursor.ts";
import {
	emptyQuery,
	filterFieldNames,
	type ResumeQuery,
	resumeSorts,
} from "#app/domain/library/resume-query.ts";
import { allShares, type Part } from "#app/domain/library/search/plan.ts";
import { synonyms } from "#app/domain/library/search/synonyms.ts";
import { featuredTerm } from "#app/domain/library/search/term-query.ts";
import { readSearch } from "#app/domain/library/search/wanted.ts";
import { countPlainly, findPlainly, isNamedBy, matcherOf } from "#tests/helpers/plain-search.ts";
import { createTestDatabase } from "#tests/helpers/postgres.ts";
import { gather, merge, type PageRequest, walk } from "./page-strategies.server.ts";
import { listsOf } from "./plan-inputs.server.ts";
import { createLibrarySearch, type LibrarySearch } from "./query.server.ts";
import { findTerms } from "./text-terms.server.ts";

/** A library so large that every plan is the best one for some query, and counts are sampled for some. */
const size = 20_000;

type Row = typeof resumes.$inferSelect;
let pool: DatabasePool;
let search: LibrarySearch;
let rows: Row[];

beforeAll(async () => {
	const database = await createTestDatabase();
	pool = openDatabase(database.url);
	search = createLibrarySearch(pool.database);
	await pool.database.transaction(async (transaction) => {
		// A busy machine may take longer for so many rows than a visitor would wait.
		await transaction.execute(sql`set local statement_timeout = 0`);
		await transaction.execute(inventRows);
	});
	await pool.database.execute(sql`analyze`);
	rows = (await pool.database.select().from(resumes)).filter((row) => row.withdrawnAt === null);
	return async () => {
		await pool.close();
		await database.drop();
	};
});

// Words and values of every frequency: "everywhere" in all, "w0" in a third, "rare17" in three.
const inventRows = sql`
	insert into resumes (title, company, role, industry, experience_level, description, tags, is_featured,
		view_count, provenance, availability, location, education, visa_sponsored, created_at, withdrawn_at)
	select
		'Everywhere ' || 'w' || floor(sqrt(n * 7919 % 9973)) || ', number ' || n,
		'Company ' || floor(power(300, ((n * 31) % 1000) / 1000.0)),
		(array['Software Engineer', 'Finance', 'Marketing', 'Data Scientist', 'Consultant'])[1 + n * 7 % 5],
		(array['Tech', 'Finance', 'Consulting'])[1 + n * 13 % 3],
		(array['Intern', 'Entry-level', 'Mid-level', 'Senior-level', 'Staff+'])[1 + n * 11 % 5],
		case when n % 4 > 0 then 'About rare' || n % 6000 || ' and w' || n % 3 || '.' end,
		array['c++', 'tag' || n % 40],
		n % 19 = 0, (n * 37) % 400, 'demo', 'none',
		case when n % 5 > 0 then (array['Berlin', 'Zürich', '100% remote', 'New York'])[1 + n % 4] end,
		case when n % 50 = 0 then 'MBA, number ' || n % 300 end,
		n % 23 = 0, timestamptz '2026-01-01' + make_interval(hours => n * 17 % 5000),
		case when n % 29 = 0 then timestamptz '2026-08-01' end
	from generate_series(1, ${size}) as n`;

/** The orders by a column; that by best match has tests of its own. */
const columnSorts = resumeSorts.filter((sort) => sort !== "best");

const anyQuery: fc.Arbitrary<ResumeQuery> = fc.record({
	search: fc.constantFrom(
		...["", "", "everywhere", "w0", "w2", "w7", "w42 w0", "w99,", "rare17", "are17", "rare", "17"],
		...[
			"c++",
			"tag3",
			"tag3 w1",
			"number 777",
			"COMPANY 250",
			"e",
			"zz",
			"zq",
			"w1 everywhere tag12",
		],
	),
	filters: fc.record({
		company: fc.constantFrom([], [], ["Company 1"], ["Company 299"], ["company 25", "Company 7"]),
		role: fc.constantFrom([], [], ["Finance"], ["Marketing", "engineer"]),
		industry: fc.constantFrom([], [], ["Finance"], ["Consulting"]),
		experienceLevel: fc.constantFrom([], [], ["Staff+"], ["Intern"]),
		location: fc.constantFrom([], [], [], ["Berlin"], ["ÜR", "%"]),
		education: fc.constantFrom([], [], [], ["mba"], ["number 250"]),
		previousRole: fc.constantFrom([], [], [], [], ["nobody"]),
		provenance: fc.constantFrom([], [], [], ["demo"], ["verified"]),
		featured: fc.boolean(),
		visa: fc.boolean(),
	}),
	sort: fc.constantFrom(...columnSorts),
});

// In the order of the ways to ask the index: once, once with the total, and for the counts alone.
const oneOfEachLook: [ResumeQuery, number | null][] = [
	[{ ...emptyQuery, search: "rare17" }, null],
	...[null, 9_000].map((at): [ResumeQuery, number | null] => [
		{
			...emptyQuery,
			search: "everywhere",
			filters: { ...emptyQuery.filters, company: ["Company 299"] },
		},
		at,
	]),
	[{ ...emptyQuery, search: "everywhere" }, null],
];

const anyPlace = fc.option(fc.nat({ max: 15_000 }));

/** The whole library in each order: which resume comes when. */
const orders = new Map<ResumeQuery["sort"], readonly Row[]>();
function orderOf(sort: ResumeQuery["sort"]) {
	const known = orders.get(sort);
	if (known) return known;
	const byId = new Map(rows.map((row) => [row.id, row]));
	const made = findPlainly(rows, { ...emptyQuery, sort }).map((id) => byId.get(id) as Row);
	orders.set(sort, made);
	return made;
}

/** The page of a query behind a resume of the library, as it has to be. */
function expectPage(query: ResumeQuery, at: number | null) {
	const ordered = orderOf(query.sort);
	const last = at === null ? undefined : ordered[at];
	const rest = last ? ordered.slice((at ?? 0) + 1) : ordered;
	const ids = rest.filter(matcherOf(rows, query)).map(({ id }) => id);
	return { ids, after: last ? cursorOf(last, query) : null };
}

function cursorOf(row: Row, { sort }: ResumeQuery): ResumeCursor | null {
	const { id, isFeatured, viewCount } = row;
	const createdAt = row.createdAt.toISOString();
	const cursor = { sort, id, isFeatured, viewCount, createdAt, rank: null };
	return readCursor(writeCursor(cursor), sort);
}

describe("every strategy for a page finds the same resumes in the same order", () => {
	/** What a strategy may be asked for, and its statement; null where no resume has the words. */
	type Strategy = [
		name: string,
		ask: (query: ResumeQuery) => ResumeQuery,
		stateOf: (request: PageRequest) => Promise<SQL | null>,
	];
	const strategies: Strategy[] = [
		["walk", (query) => query, async (request) => walk(request, size)],
		["merge", withoutTerms, async (request) => merge(await narrowed(request))],
		["gather", withWords, (request) => gatherIfPossible(request, "all")],
		[
			"gather among the featured",
			(query) => ({
				...withWords(query),
				filters: { ...query.filters, featured: true },
			}),
			(request) => gatherIfPossible(request, { first: "featured", isVastChecked: false }),
		],
	];
	test.each(strategies)("%s", async (_, ask, stateOf) => {
		let compared = 0;
		await fc.assert(
			fc.asyncProperty(anyQuery.map(ask), anyPlace, async (query, at) => {
				const { ids, after } = expectPage(query, at);
				const selection = await search.select(query.filters);
				const { wanted } = readSearch(query.search, synonyms, query.filters);
				const text = await findTerms(pool.database, wanted, query.filters);
				const wordQueries = (text?.wanted ?? []).map((word) => word.query ?? "' -'");
				const statement = await stateOf({
					...{ query, after, wanted: 25, selection, wordQueries },
					...{ before: [], bands: [], vast: [], rank: null },
				});
				if (!statement) return;
				const found = await pool.database.execute<{ id: string }>(statement);
				expect(found.rows.map(({ id }) => id).sort()).toEqual(ids.slice(0, 25).sort());
				compared++;
			}),
			{ numRuns: 30 },
		);
		expect(compared).toBeGreaterThan(0);
	});

	test("gather in the first bands of an order, from any page on: its beginning", async () => {
		let banded = 0;
		// By chance all forty may be of one page, or of none.
		const gatherAll = () =>
			fc.assert(
				fc.asyncProperty(
					anyQuery,
					anyPlace,
					fc.nat({ max: 9 }),
					fc.boolean(),
					async (asked, at, last, isVastChecked) => {
						const query = withWords(asked);
						const order = asked.sort === "popular" ? "popular" : "recent";
						const { ids, after } = expectPage(query, at);
						const isBehind = asked.sort === "featured" && after?.isFeatured !== false;
						const selection = await search.select(query.filters);
						const { wanted } = readSearch(query.search, synonyms, query.filters);
						const from = { order, after: isBehind ? null : after } as const;
						const text = await findTerms(pool.database, wanted, query.filters, from);
						if (!text?.terms || text.bands.length === 0) return;
						const request = {
							...{ query, after, wanted: 25, selection, wordQueries: [], rank: null },
							before: isBehind ? [featuredTerm] : [],
							bands: text.bands.map(({ term }) => term),
							vast: text.queries.slice(1),
						};
						const filters = filterListsOf(selection, query);
						const within = { first: last + 1, isVastChecked };
						const statement = gather(request, [...text.queries, ...filters], within);
						const { rows: found } = await pool.database.execute<{ id: string }>(statement);
						expect(found.map(({ id }) => id)).toEqual(ids.slice(0, found.length));
						if (found.length > 0 && found.length < ids.length) banded++;
					},
				),
				{ numRuns: 40 },
			);
		for (let round = 0; banded === 0 && round < 5; round++) await gatherAll();
		expect(banded).toBeGreaterThan(0);
	});

	function withWords(query: ResumeQuery): ResumeQuery {
		return { ...query, search: query.search || "w0" };
	}

	/** Merging is for what stands in the cells alone: no words, and nothing of a background. */
	function withoutTerms({ filters, sort }: ResumeQuery): ResumeQuery {
		const nothing = { location: [], education: [], previousRole: [], provenance: [] };
		return { search: "", filters: { ...filters, ...nothing }, sort };
	}

	/** Merging is for filters only: where none is chosen, all cells are. */
	async function narrowed(request: PageRequest): Promise<PageRequest> {
		if (request.selection) return request;
		const chosen = { ...emptyQuery.filters, experienceLevel: levels };
		return { ...request, selection: await search.select(chosen) };
	}

	const filterListsOf = (selection: PageRequest["selection"], { filters }: ResumeQuery) =>
		listsOf(selection, filters).narrowLists.map((list) => list.query);

	async function gatherIfPossible(request: PageRequest, within: "all" | Part): Promise<SQL | null> {
		const { query, selection } = request;
		const { wanted } = readSearch(query.search, synonyms, query.filters);
		const text = await findTerms(pool.database, wanted, query.filters);
		if (text?.terms === null || text?.terms === 0) return null;
		const filters = filterListsOf(selection, query);
		const queries = [...(text?.queries ?? []), ...filters];
		return queries.length === 0 ? null : gather(request, queries, within);
	}
});

test.each([
	["a sample", inSample(2), "resume_search_sample_2"],
	["the featured", sql`is_featured`, "resume_search_featured"],
])("The terms of %s are looked up in an index of their own", async (_, isPart, index) => {
	const { rows: plan } = await pool.database.execute<{ "QUERY PLAN": string }>(
		sql`explain select cell from resume_search where ${hasTerms(["'w0'"])} and ${isPart}`,
	);
	expect(plan.map((row) => row["QUERY PLAN"]).join(" ")).toContain(index);
});

const levels = ["Intern", "Entry-level", "Mid-level", "Senior-level", "Staff+"];

describe("the library", () => {
	test("finds the page and counts what it finds, exactly or about", async () => {
		let sampled = 0;
		await fc.assert(
			fc.asyncProperty(anyQuery, anyPlace, async (query, at) => {
				const { ids, after } = expectPage(query, at);
				const { page, facets } = await search.find(query, after, 24);
				expect(page.resumes.map(({ id }) => id)).toEqual(ids.slice(0, 24));
				expect(page.nextCursor !== null).toBe(ids.length > 24);
				const counted = (changes: Partial<ResumeQuery["filters"]>) =>
					countPlainly(rows, { ...query, filters: { ...query.filters, ...changes } });
				const isClose = (name: string, count: number, exact: number) => {
					if (!facets.areCountsEstimates) expect(`${name}: ${count}`).toBe(`${name}: ${exact}`);
					// A sample of a sixteenth at least, of independent resumes: six standard deviations, and two digits.
					else
						expect(Math.abs(count - exact)).toBeLessThan(
							6 * Math.sqrt(16 * exact) + 100 + exact / 20,
						);
				};
				if (facets.isTotalEstimate) isClose("total", facets.total, counted({}));
				else expect(facets.total).toBe(counted({}));
				isClose("featured", facets.featured, counted({ featured: true }));
				isClose("visa", facets.visa, counted({ visa: true }));
				for (const field of filterFieldNames) {
					const { value, count } = facets[field].at(-1) ?? { value: "", count: 0 };
					isClose(`${field} ${value}`, count, counted({ [field]: [value] }));
				}
				if (facets.areCountsEstimates) sampled++;
			}),
			{ numRuns: 60, examples: oneOfEachLook },
		);
		expect(sampled).toBeGreaterThan(1);
	});

	test.each([
		["rare17", "each"],
		["about rare5", "each"],
		["company 250", "each"],
		["w0", "parts"],
		["everywhere w1", "parts"],
		["tag3 engineer", "each"],
		["c++", "parts"],
	])("puts the best matches of %s first, page by page, by %s", async (text, by) => {
		const query: ResumeQuery = { ...emptyQuery, search: text, sort: "best" };
		const found: string[] = [];
		const ranks = new Set<number | null>();
		let after: ResumeCursor | null = null;
		do {
			const page = await search.findPage(query, after, 100);
			found.push(...page.resumes.map(({ id }) => id));
			after = readCursor(page.nextCursor, "best");
			if (after) ranks.add(after.rank);
		} while (after && found.length < 3_000);
		const all = findPlainly(rows, query);
		if (by === "each") {
			expect(found.toSorted()).toEqual(all.toSorted());
			return;
		}
		const byId = new Map(rows.map((row) => [row.id, row]));
		const isNamed = (id: string) => isNamedBy(byId.get(id) as Row, text);
		const inParts = [...all.filter(isNamed), ...all.filter((id) => !isNamed(id))];
		expect(found).toEqual(inParts.slice(0, found.length));
		expect([...ranks].every((rank) => rank === -1 || rank === -2)).toBe(true);
	});

	test("finds only page after page what it finds at once, when others come in between", async () => {
		const query: ResumeQuery = { ...emptyQuery, search: "w0", sort: "recent" };
		const found: string[] = [];
		let after: string | null = null;
		do {
			const page = await search.findPage(query, readCursor(after, query.sort), 100);
			found.push(...page.resumes.map(({ id }) => id));
			after = page.nextCursor;
		} while (after && found.length < 2_000);
		expect(found).toEqual(findPlainly(rows, query).slice(0, found.length));
	});

	test("has chosen its sample by chance and always the same", async () => {
		const { rows: counted } = await pool.database.execute<{ share: number; count: number }>(sql`
			select resume_sample(id) * 16 / ${allShares} as share, count(*)::int as count
			from resumes group by 1`);
		expect(counted).toHaveLength(16);
		for (const { count } of counted) expect(Math.abs(count - size / 16)).toBeLessThan(250);
	});
});
