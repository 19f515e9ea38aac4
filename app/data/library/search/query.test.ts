import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { type DatabasePool, openDatabase } from "#app/data/base/database.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import type { ResumeCard, ResumePage } from "#app/domain/library/resume.ts";
import { readCursor } from "#app/domain/library/resume-cursor.ts";
import {
	emptyQuery,
	filterFieldNames,
	parseResumeQuery,
	type ResumeQuery,
	resumeSorts,
} from "#app/domain/library/resume-query.ts";
import { findPlainly } from "#tests/helpers/plain-search.ts";
import { createTestDatabase } from "#tests/helpers/postgres.ts";
import { createLibrarySearch, type LibrarySearch } from "./query.server.ts";

type Row = typeof resumes.$inferSelect;

let pool: DatabasePool;
let search: LibrarySearch;
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
	search = createLibrarySearch(pool.database);
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
		provenance: pick(["demo", "curated", "declared"] as const, index >> 2),
		availability: "none" as const,
		// Several resumes share an instant, so that the order needs its last key.
		createdAt: new Date(Date.UTC(2026, 0, 1 + (index % 40))),
		withdrawnAt: index % 29 === 0 ? new Date("2026-03-01T00:00:00Z") : null,
	}));
	await pool.database.insert(resumes).values(values);
	rows = (await pool.database.select().from(resumes)).filter((row) => row.withdrawnAt === null);
	return async () => {
		await pool.close();
		await database.drop();
	};
});

const reference = (query: ResumeQuery) => findPlainly(rows, query);

async function findAll(query: ResumeQuery, limit: number): Promise<ResumeCard[]> {
	const found: ResumeCard[] = [];
	let after: string | null = null;
	do {
		const page: ResumePage = await search.findPage(query, readCursor(after, query.sort), limit);
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
		provenance: fc.constantFrom([], [], ["curated"], ["curated", "declared"]),
		featured: fc.boolean(),
		visa: fc.boolean(),
	}),
	sort: fc.constantFrom(...resumeSorts.filter((sort) => sort !== "best")),
});

describe("the list", () => {
	test("finds what a plain search finds, in its order, page by page without repeating or losing one", async () => {
		await fc.assert(
			fc.asyncProperty(anyQuery, fc.integer({ min: 1, max: 40 }), async (query, limit) => {
				const found = await findAll(query, limit);
				expect(found.map(({ id }) => id)).toEqual(reference(query));
			}),
			{ numRuns: 100 },
		);
	});

	test("answers each question of one request as if it were the only one", async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(anyQuery, { minLength: 2, maxLength: 5 }), async (queries) => {
				const request = search.forOneRequest();
				for (const query of queries) {
					expect(await request.find(query, null, 24)).toEqual(await search.find(query, null, 24));
					expect(await request.examine(query)).toEqual(await search.examine(query));
				}
			}),
			{ numRuns: 40 },
		);
	});

	test("finds nothing with a place that no resume has, by best match too", async () => {
		for (const sort of resumeSorts) {
			const query = parseResumeQuery(new URLSearchParams({ q: "finance", location: "Zzyx", sort }));
			const { page, facets } = await search.find(query, null, 10);
			expect([sort, page.resumes.length, facets.total]).toEqual([sort, 0, 0]);
		}
	});

	test("counts for every option what choosing it would find", async () => {
		await fc.assert(
			fc.asyncProperty(anyQuery, async (query) => {
				const facets = await search.countFacets(query);
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

	test.each(["swe", "swe ledger", "senior bankers", "staff engineer", "google llc growth", "h1b"])(
		"counts so, too, where words mean a filter: %s",
		async (text) => {
			const query = { ...emptyQuery, search: text };
			const facets = await search.countFacets(query);
			expect(facets.total).toBe(reference(query).length);
			for (const field of filterFieldNames) {
				for (const { value, count } of facets[field]) {
					const chosen = { ...query, filters: { ...query.filters, [field]: [value] } };
					const found = await search.countFacets(chosen);
					expect(`${field} ${value}: ${count}`).toBe(`${field} ${value}: ${found.total}`);
					expect(found.total).toBe(reference(chosen).length);
				}
			}
		},
	);

	test("carries nothing but what a card shows", async () => {
		const page = await search.findPage(emptyQuery, null, 1);
		expect(Object.keys(page.resumes[0] ?? {}).sort()).toEqual([
			"company",
			"createdAt",
			"experienceLevel",
			"facts",
			"id",
			"industry",
			"isAvailable",
			"isFeatured",
			"location",
			"offerMonth",
			"previousRole",
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
	])("treats %s as plain text", async (text) => {
		const query = parseResumeQuery(new URLSearchParams({ q: text, company: text }));
		const found = await findAll({ ...query, filters: emptyQuery.filters }, 100);
		expect(found.map(({ id }) => id)).toEqual(reference({ ...query, filters: emptyQuery.filters }));
		await expect(search.findPage(query, null, 24)).resolves.toBeDefined();
		await expect(search.countFacets(query)).resolves.toBeDefined();
	});

	test("a page asked for without bounds is cut at 100", async () => {
		const page = await search.findPage(emptyQuery, null, 1_000_000);
		expect(page.resumes).toHaveLength(100);
	});
});
