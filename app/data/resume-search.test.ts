import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { matchesFilter } from "#app/domain/facets.ts";
import type { ResumeCard } from "#app/domain/resume.ts";
import { readCursor } from "#app/domain/resume-cursor.ts";
import {
	backgroundFieldNames,
	emptyQuery,
	filterFieldNames,
	parseResumeQuery,
	type ResumeQuery,
	resumeSorts,
	searchWords,
} from "#app/domain/resume-query.ts";
import { createTestDatabase } from "#tests/helpers/postgres.ts";
import { type DatabasePool, openDatabase } from "./database.server.ts";
import { countFacets, findPage, refreshVocabulary, suggestSearch } from "./resume-search.server.ts";
import { resumes } from "./schema/library.server.ts";

type Row = typeof resumes.$inferSelect;

let pool: DatabasePool;
let rows: Row[];

const companies = [
	"Google",
	"Goldman Sachs",
	"Morgan Stanley",
	"Kestrel_& Sons (EU), 100%",
	"Ünal Bank",
];
const roles = [
	"Software Engineer",
	"Finance",
	"Investment Banking",
	"Marketing",
	"Machine Learning Engineer",
];
const industries = [
	"Tech",
	"Finance",
	"Investment Banking",
	"Marketing / CPG",
	"Financial Services",
];
const levels = ["Intern", "Entry-level", "Mid-level", "Senior-level", "Staff+"];
const words = [
	"ledger",
	"kubernetes",
	"growth",
	"M&A",
	"100%",
	"c++",
	"under_score",
	"it's",
	"back\\slash",
	"Größe",
];
const pick = <T>(items: readonly T[], index: number) => items[index % items.length] as T;

beforeAll(async () => {
	const database = await createTestDatabase();
	pool = openDatabase(database.url);
	const values = Array.from({ length: 300 }, (_, index) => ({
		title: `${pick(words, index * 7)} ${pick(roles, index)} ${index}`,
		company: pick(companies, index * 3 + Math.floor(index / 5)),
		role: pick(roles, index),
		industry: pick(industries, Math.floor(index / 2)),
		experienceLevel: pick(levels, Math.floor(index / 3)),
		description:
			index % 4 === 0 ? null : `About ${pick(words, index)} and ${pick(words, index + 3)}`,
		tags: [pick(words, index + 1), pick(words, index + 5)],
		isFeatured: index % 11 === 0,
		viewCount: (index * 37) % 50,
		location: index % 5 === 0 ? null : pick(["Berlin", "Zürich", "100% remote"], index),
		education: index % 2 === 0 ? null : pick(["MBA, Finance", "BS, Computer Science"], index >> 1),
		previousRole: index % 3 === 0 ? null : pick(["Analyst", "Senior analyst", "Nurse"], index),
		visaSponsored: index % 7 === 0,
		provenance: "demo" as const,
		availability: "none" as const,
		// Several resumes share an instant, so that the order needs its last key.
		createdAt: new Date(Date.UTC(2026, 0, 1 + (index % 40))),
		withdrawnAt: index % 29 === 0 ? new Date("2026-03-01T00:00:00Z") : null,
	}));
	await pool.database.insert(resumes).values(values);
	await refreshVocabulary(pool.database);
	rows = (await pool.database.select().from(resumes)).filter((row) => row.withdrawnAt === null);
	return async () => {
		await pool.close();
		await database.drop();
	};
});

/** The library searched and sorted in the plainest way. */
function reference(query: ResumeQuery): string[] {
	const found = rows.filter((row) => matchesText(row, query.search) && matchesAll(row, query));
	const byId = (a: Row, b: Row) => (a.id < b.id ? 1 : -1);
	const byDate = (a: Row, b: Row) => b.createdAt.getTime() - a.createdAt.getTime() || byId(a, b);
	const orders = {
		recent: byDate,
		popular: (a: Row, b: Row) => b.viewCount - a.viewCount || byId(a, b),
		featured: (a: Row, b: Row) => Number(b.isFeatured) - Number(a.isFeatured) || byDate(a, b),
	};
	return found.sort(orders[query.sort]).map((row) => row.id);
}

function matchesText(row: Row, search: string): boolean {
	const fields = [
		row.title,
		row.company,
		row.role,
		row.industry,
		row.description ?? "",
		...row.tags,
	];
	return searchWords(search).every((word) =>
		fields.some((field) => field.toLowerCase().includes(word)),
	);
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

async function findAll(query: ResumeQuery, limit: number): Promise<ResumeCard[]> {
	const found: ResumeCard[] = [];
	let after: string | null = null;
	do {
		const page = await findPage(pool.database, query, readCursor(after, query.sort), limit);
		expect(page.resumes.length).toBeLessThanOrEqual(limit);
		found.push(...page.resumes);
		after = page.nextCursor;
	} while (after);
	return found;
}

const anyQuery: fc.Arbitrary<ResumeQuery> = fc.record({
	search: fc.oneof(
		fc.constant(""),
		fc.constantFrom(
			...words,
			"goog",
			"OOGLE",
			"%",
			"_",
			"\\",
			"'",
			"a b",
			"engineer finance",
			"zzz",
		),
	),
	filters: fc.record({
		company: fc.subarray([...companies, "goog", "morgan", "%"], { maxLength: 2 }),
		role: fc.subarray([...roles, "engineer"], { maxLength: 2 }),
		industry: fc.subarray([...industries, "fin"], { maxLength: 2 }),
		experienceLevel: fc.subarray(levels, { maxLength: 2 }),
		location: fc.subarray(["Berlin", "ÜR", "%"], { maxLength: 2 }),
		education: fc.constantFrom([], [], ["mba"]),
		previousRole: fc.constantFrom([], [], ["analyst", "nurse"]),
		featured: fc.boolean(),
		visa: fc.boolean(),
	}),
	sort: fc.constantFrom(...resumeSorts),
});

describe("the list", () => {
	test("finds what a plain search finds, in its order, page by page without repeating or losing one", async () => {
		await fc.assert(
			fc.asyncProperty(anyQuery, fc.integer({ min: 1, max: 40 }), async (query, limit) => {
				const found = await findAll(query, limit);
				expect(found.map(({ id }) => id)).toEqual(reference(query));
			}),
			{ numRuns: 150 },
		);
	});

	test("counts for every option what choosing it would find", async () => {
		await fc.assert(
			fc.asyncProperty(anyQuery, async (query) => {
				const facets = await countFacets(pool.database, query);
				expect(facets.total).toBe(reference(query).length);
				const all = (changes: Partial<ResumeQuery["filters"]>) =>
					reference({ ...query, filters: { ...query.filters, ...changes } }).length;
				expect(facets).toMatchObject({
					featured: all({ featured: true }),
					visa: all({ visa: true }),
				});
				for (const field of filterFieldNames) {
					for (const { value, count } of facets[field]) {
						const chosen = { ...query, filters: { ...query.filters, [field]: [value] } };
						expect(`${field} ${value}: ${count}`).toBe(
							`${field} ${value}: ${reference(chosen).length}`,
						);
					}
				}
			}),
			{ numRuns: 40 },
		);
	});

	test("carries nothing but what a card shows", async () => {
		const page = await findPage(pool.database, emptyQuery, null, 1);
		expect(Object.keys(page.resumes[0] ?? {}).sort()).toEqual([
			"company",
			"createdAt",
			"experienceLevel",
			"facts",
			"id",
			"industry",
			"isAvailable",
			"isFeatured",
			"provenance",
			"role",
			"sheetVersion",
			"tags",
			"title",
			"viewCount",
		]);
	});

	test.each([
		"%",
		"_",
		"\\",
		"'",
		'"',
		",",
		"(",
		")",
		";--",
		"a,b",
		"{}",
		"$1",
		"<script>",
		"\u{1F600}",
	])("treats %s as plain text", async (search) => {
		const query = parseResumeQuery(new URLSearchParams({ q: search, company: search }));
		const found = await findAll({ ...query, filters: emptyQuery.filters }, 100);
		expect(found.map(({ id }) => id)).toEqual(reference({ ...query, filters: emptyQuery.filters }));
		await expect(findPage(pool.database, query, null, 24)).resolves.toBeDefined();
		await expect(countFacets(pool.database, query)).resolves.toBeDefined();
	});

	test("a page asked for without bounds is cut at 100", async () => {
		const page = await findPage(pool.database, emptyQuery, null, 1_000_000);
		expect(page.resumes).toHaveLength(100);
	});
});

describe("did you mean", () => {
	test.each([
		["kubernets", "kubernetes"],
		["ledgr", "ledger"],
		["goldmann growht", "goldman growth"],
	])("%s is taken for %s", async (typed, meant) => {
		expect(await suggestSearch(pool.database, typed)).toBe(meant);
	});

	test("nothing is suggested where nothing is near", async () => {
		expect(await suggestSearch(pool.database, "xqzvw")).toBeNull();
		expect(await suggestSearch(pool.database, "")).toBeNull();
	});
});
