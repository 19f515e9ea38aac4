import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import pg from "pg";
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { type DatabasePool, openDatabase } from "#app/data/base/database.server.ts";
import { resumeDocuments } from "#app/data/base/schema/bodies.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import {
	libraryChanges,
	resumeLines,
	resumeSearch,
	searchTerms,
} from "#app/data/base/schema/search.server.ts";
import { insertFirstResumes, insertResumes } from "#app/data/intake/resume-writing.server.ts";
import { createLibrarySearch, type LibrarySearch } from "#app/data/library/search/query.server.ts";
import { refreshVocabulary } from "#app/data/library/search/vocabulary.server.ts";
import type { Facets } from "#app/domain/library/resume.ts";
import { emptyQuery, type ResumeQuery } from "#app/domain/library/resume-query.ts";
import { hasFigure } from "#app/domain/reader/sheet/figures.ts";
import { createDemoLibrary } from "#demo/library.ts";
import { livesOf } from "#tests/helpers/lives.ts";
import { findPlainly } from "#tests/helpers/plain-search.ts";
import { createTestDatabase } from "#tests/helpers/postgres.ts";

/** A search finds the library as it is, after a change by any process. */

let url: string;
let pool: DatabasePool;
/** Of this process, and of another one. */
let search: LibrarySearch;
let other: LibrarySearch;

beforeAll(async () => {
	const database = await createTestDatabase();
	url = database.url;
	pool = openDatabase(url);
	return async () => {
		await pool.close();
		await database.drop();
	};
});

beforeEach(async () => {
	await pool.database.delete(resumes);
	search = createLibrarySearch(pool.database);
	other = createLibrarySearch(pool.database);
	await Promise.all([search.countFacets(emptyQuery), other.countFacets(emptyQuery)]);
});

const resume = (changes: Partial<typeof resumes.$inferInsert> = {}) => ({
	title: "Engineer of bridges",
	company: "Google",
	role: "Software Engineer",
	industry: "Tech",
	experienceLevel: "Mid-level",
	provenance: "curated" as const,
	availability: "none" as const,
	...changes,
});
const add = async (...some: ReturnType<typeof resume>[]) =>
	(await pool.database.insert(resumes).values(some).returning({ id: resumes.id })).map(
		({ id }) => id,
	);
const query = (text: string, filters: Partial<ResumeQuery["filters"]> = {}): ResumeQuery => ({
	...emptyQuery,
	search: text,
	filters: { ...emptyQuery.filters, ...filters },
});
const idsOf = async (from: LibrarySearch, asked: ResumeQuery) =>
	(await from.findPage(asked, null, 100)).resumes.map(({ id }) => id);
const countOf = (facets: Facets, company: string) =>
	facets.company.find(({ value }) => value === company)?.count ?? 0;

describe("a change is found at once, in every process", () => {
	test("of a word, by the new one and no more by the old one", async () => {
		const [id = ""] = await add(resume());
		await pool.database
			.update(resumes)
			.set({ title: "Engineer of tunnels" })
			.where(eq(resumes.id, id));
		for (const process of [search, other]) {
			expect(await idsOf(process, query("tunnel"))).toEqual([id]);
			expect(await idsOf(process, query("bridge"))).toEqual([]);
		}
	});

	test("of a filter's value", async () => {
		const [id = ""] = await add(resume(), resume());
		await pool.database.update(resumes).set({ company: "Kestrel" }).where(eq(resumes.id, id));
		for (const process of [search, other]) {
			const { page, facets } = await process.find(query("", { company: ["Kestrel"] }), null, 24);
			expect(page.resumes.map((card) => card.id)).toEqual([id]);
			expect([countOf(facets, "Kestrel"), countOf(facets, "Google")]).toEqual([1, 1]);
		}
	});

	test("of what a person's background says", async () => {
		const [id = ""] = await add(resume({ location: "Bern" }));
		const inPlace = (place: string) => idsOf(other, query("", { location: [place] }));
		expect(await inPlace("ber")).toEqual([id]);
		await pool.database.update(resumes).set({ location: "Basel" }).where(eq(resumes.id, id));
		expect(await inPlace("ber")).toEqual([]);
		expect(await inPlace("BASEL")).toEqual([id]);
	});

	test("when it is withdrawn, restored, featured and deleted", async () => {
		const [id = "", stays = ""] = await add(resume(), resume({ title: "Another" }));
		const change = (set: Partial<typeof resumes.$inferInsert>) =>
			pool.database.update(resumes).set(set).where(eq(resumes.id, id));
		const totals = async (asked: ResumeQuery) => {
			const counted = await Promise.all([search, other].map((each) => each.countFacets(asked)));
			return counted.map(({ total, featured }) => `${total} ${featured}`);
		};
		await change({ withdrawnAt: new Date() });
		expect(await totals(query(""))).toEqual(["1 0", "1 0"]);
		expect(await totals(query("bridges"))).toEqual(["0 0", "0 0"]);
		await change({ withdrawnAt: null, isFeatured: true });
		expect(await totals(query("bridges"))).toEqual(["1 1", "1 1"]);
		expect(await idsOf(other, emptyQuery)).toEqual([id, stays]);
		await pool.database.delete(resumes).where(eq(resumes.id, id));
		expect(await totals(query("bridges"))).toEqual(["0 0", "0 0"]);
		expect(await totals(query(""))).toEqual(["1 0", "1 0"]);
	});

	test("when thousands come at once", async () => {
		const parts = livesOf({ part: 2, whole: 10 });
		const some = Array.from({ length: 1_000 }, (_, n) =>
			resume({ title: `Import ${n}`, company: `Company ${n % 7}` }),
		);
		await pool.database.transaction(async (transaction) => {
			for (let part = 0; part < parts; part++) await transaction.insert(resumes).values(some);
		});
		for (const process of [search, other]) {
			const { facets } = await process.find(query("import 77"), null, 24);
			expect(facets.total).toBe(parts * some.filter(({ title }) => title.endsWith(" 77")).length);
			expect((await process.countFacets(emptyQuery)).total).toBe(parts * some.length);
		}
	});
});

describe("the counts in memory", () => {
	test("miss no change of a transaction that began earlier and ended later", async () => {
		const [early, late] = [new pg.Client(url), new pg.Client(url)];
		await Promise.all([early.connect(), late.connect()]);
		onTestFinished(async () => {
			await Promise.all([early.end(), late.end()]);
		});
		const insert = (client: pg.Client) =>
			client.query(`insert into resumes (title, company, role, industry, experience_level, provenance, availability)
				values ('Bridges', 'Meta', 'Finance', 'Tech', 'Intern', 'curated', 'none')`);
		// A word that is new waits for the other transaction that brings it too; these are known.
		await add(
			resume({ title: "Bridges", company: "Meta", role: "Finance", experienceLevel: "Intern" }),
		);
		await early.query("begin");
		await insert(early);
		await insert(late);
		expect(countOf(await search.countFacets(emptyQuery), "Meta")).toBe(2);
		await early.query("commit");
		expect(countOf(await search.countFacets(emptyQuery), "Meta")).toBe(3);
		expect(countOf(await search.countFacets(emptyQuery), "Meta")).toBe(3);
	});

	test("count nothing of a transaction that was taken back", async () => {
		await pool.database
			.transaction(async (transaction) => {
				await transaction.insert(resumes).values(resume());
				throw new Error("Never mind");
			})
			.catch(() => {});
		expect((await search.countFacets(emptyQuery)).total).toBe(0);
	});

	test("are those of the rows while many write and others read", async () => {
		const companies = ["Google", "Meta", "Kestrel"] as const;
		const anyStep = fc.record({
			kind: fc.constantFrom("add", "change", "withdraw", "restore", "delete", "view"),
			at: fc.nat(40),
			company: fc.constantFrom(...companies),
			isFeatured: fc.boolean(),
		});
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.array(anyStep, { maxLength: 12 }), { minLength: 2, maxLength: 4 }),
				async (writers) => {
					const ids = await add(...Array.from({ length: 10 }, () => resume()));
					let isWriting = true;
					const read = async (from: LibrarySearch) => {
						while (isWriting) await from.countFacets(emptyQuery);
					};
					const reading = [read(search), read(other)];
					await Promise.all(
						writers.map(async (steps) => {
							for (const { kind, at, company, isFeatured } of steps) {
								const where = eq(resumes.id, ids[at % ids.length] ?? "");
								const set = (values: Partial<typeof resumes.$inferInsert>) =>
									pool.database.update(resumes).set(values).where(where);
								if (kind === "add") ids.push(...(await add(resume({ company, isFeatured }))));
								else if (kind === "change") await set({ company, isFeatured });
								else if (kind === "withdraw") await set({ withdrawnAt: new Date() });
								else if (kind === "restore") await set({ withdrawnAt: null });
								else if (kind === "view") await set({ viewCount: at });
								else await pool.database.delete(resumes).where(where);
							}
						}),
					);
					isWriting = false;
					await Promise.all(reading);
					const rows = (await pool.database.select().from(resumes)).filter(
						({ withdrawnAt }) => withdrawnAt === null,
					);
					for (const process of [search, other, createLibrarySearch(pool.database)]) {
						const facets = await process.countFacets(emptyQuery);
						expect([facets.total, facets.featured]).toEqual([
							rows.length,
							rows.filter(({ isFeatured }) => isFeatured).length,
						]);
						for (const company of companies) {
							const asked = query("bridges", { company: [company] });
							expect(countOf(facets, company)).toBe(findPlainly(rows, asked).length);
							expect(await idsOf(process, asked)).toEqual(findPlainly(rows, asked).slice(0, 100));
						}
					}
				},
			),
			{ numRuns: 12 },
		);
	});
});

describe("a view", () => {
	test("writes nothing that words are found by, and no change of the library", async () => {
		const [id = ""] = await add(resume());
		const state = async () => {
			const rows = await pool.database
				.select({ version: sql<string>`ctid::text || xmin::text` })
				.from(resumeSearch);
			const changes = await pool.database.$count(libraryChanges);
			return { rows, changes };
		};
		const before = await state();
		await pool.database
			.update(resumes)
			.set({ viewCount: sql`${resumes.viewCount} + 1` })
			.where(eq(resumes.id, id));
		expect(await state()).toEqual(before);
		const { page } = await search.find({ ...emptyQuery, sort: "popular" }, null, 24);
		expect(page.resumes[0]?.viewCount).toBe(1);
	});
});

test("Of many resumes with a word, the newest and the most viewed are found among the first of all, as they are now", async () => {
	const some = Array.from({ length: 3_000 }, (_, n) =>
		resume({ title: `Bridge ${n}`, createdAt: new Date(Date.UTC(2026, 0, 1 + (n % 100))) }),
	);
	const ids = [...(await add(...some.slice(0, 1_500))), ...(await add(...some.slice(1_500)))];
	const [low = "", high = ""] = ids.slice(300);
	await pool.database.execute(sql`select add_up_search_terms()`);
	const set = (id: string, changes: Partial<typeof resumes.$inferInsert>) =>
		pool.database.update(resumes).set(changes).where(eq(resumes.id, id));
	await set(low, { viewCount: 64 });
	await set(high, { viewCount: 9_000, createdAt: new Date("2027-01-01T00:00:00Z") });
	const rows = await pool.database.select().from(resumes);
	for (const sort of ["recent", "popular"] as const) {
		const asked = { ...query("bridge"), sort };
		expect(await idsOf(other, asked)).toEqual(findPlainly(rows, asked).slice(0, 100));
	}
	const { rows: bands } = await pool.database.execute(sql`
		select term, sum(resumes)::int as resumes from (
			select term, resumes from search_terms union all select term, change from search_term_changes) as counts
		where term like ' u%' group by term order by term`);
	expect(bands).toEqual([
		{ term: " u1", resumes: 1 },
		{ term: " u4", resumes: 1 },
	]);
});

describe("the terms", () => {
	test("hold every word of every resume, of two writers with the same new words in another order", async () => {
		const words = Array.from({ length: 200 }, (_, n) => `word${n}x`);
		const [one, two] = [words.join(" "), words.toReversed().join(" ")];
		await Promise.all(
			[one, two, one, two].map((description) =>
				pool.database.transaction(async (transaction) => {
					for (const title of ["First", "Second"]) {
						await transaction.insert(resumes).values(resume({ title, description }));
					}
				}),
			),
		);
		const known = await pool.database.select({ term: searchTerms.term }).from(searchTerms);
		const terms = new Set(known.map(({ term }) => term));
		expect(words.filter((word) => !terms.has(word))).toEqual([]);
		expect(await idsOf(search, query("word199x word7x"))).toHaveLength(8);
	});

	test("take a word of any length, and a sign for a sign", async () => {
		const long = "ab".repeat(400);
		const [id = ""] = await add(
			resume({ description: `${long} it's \\ 'quoted' & | ! (x) :* a:b` }),
		);
		for (const text of [
			long.slice(0, 200),
			"it's",
			"\\",
			"'quoted'",
			"&",
			"|",
			"!",
			"(x)",
			":*",
			"a:b",
		]) {
			expect([text, await idsOf(search, query(text))]).toEqual([text, [id]]);
		}
		expect(await idsOf(search, query("items"))).toEqual([]);
	});
});

describe("the lines of a document", () => {
	const [written] = createDemoLibrary({ now: new Date("2026-06-15T00:00:00Z"), count: 40 })
		.flatMap(({ document }) => document ?? [])
		.filter(({ projects }) => projects?.length);
	if (!written) throw new Error("The demonstration has no projects");
	const sentences = ["Builds ledgers for banks.", "Ran 3 teams in the U.S. and beyond"];
	const document = { ...written, basics: { ...written.basics, summary: sentences.join(" ") } };
	const linesOf = (id: string) =>
		pool.database
			.select()
			.from(resumeLines)
			.where(eq(resumeLines.resumeId, id))
			.orderBy(resumeLines.place);
	const give = (resumeId: string) =>
		pool.database.insert(resumeDocuments).values({ resumeId, document, style: "classic" });
	const bullets = document.work.flatMap(({ highlights }) => highlights);

	test("are its sentences and bullets in their order, each with its verb and whether it measures", async () => {
		const [id = ""] = await add(resume());
		await give(id);
		const lines = await linesOf(id);
		expect(lines.map(({ place }) => place)).toEqual(lines.map((_, index) => index));
		expect(lines.map(({ text }) => text).slice(0, sentences.length + bullets.length)).toEqual([
			...sentences,
			...bullets,
		]);
		expect(lines.filter(({ section }) => section === "projects").length).toBeGreaterThan(0);
		for (const { section, text, verb, hasNumber } of lines) {
			expect([text, hasNumber]).toEqual([text, hasFigure(text)]);
			const first = /^\p{L}+/u.exec(text)?.[0].toLowerCase();
			if (section === "work" && first) expect(verb?.startsWith(first)).toBe(true);
			if (section === "summary") expect(verb).toBeNull();
		}
	});

	test("measure something where the sheet has a tick", async () => {
		const texts = createDemoLibrary({ now: new Date("2026-06-15T00:00:00Z"), count: 160 }).flatMap(
			({ document }) => document?.work.flatMap(({ highlights }) => highlights) ?? [],
		);
		const named = [
			"Cut cost by $1.2M, 38% below plan",
			"Served a Fortune 500 client and the S&P 500 in 2021",
			"Moved to S3, EC2, Python 3 and HTTP/2 in Q3",
			"Trained 2,000 people in 2021",
			"Added 3-D Secure, 24/7 support and 2FA",
		];
		const all = [...new Set([...texts, ...named])];
		const { rows } = await pool.database.execute<{ line: string }>(sql`
			select line from unnest(${sql.param(all)}::text[]) as line where line_has_number(line)`);
		expect(rows.map(({ line }) => line).sort()).toEqual(all.filter(hasFigure).sort());
	});

	test("follow the resume, go with it when it is withdrawn and come back with it", async () => {
		const [id = ""] = await add(resume());
		await give(id);
		const texts = (await linesOf(id)).map(({ text }) => text);
		const change = (changes: Partial<typeof resumes.$inferInsert>) =>
			pool.database.update(resumes).set(changes).where(eq(resumes.id, id));
		await change({ company: "Kestrel", isFeatured: true });
		const [line] = await linesOf(id);
		expect(line).toMatchObject({ isFeatured: true });
		expect(line?.terms).toContain("' cKestrel'");
		await change({ withdrawnAt: new Date() });
		expect(await linesOf(id)).toEqual([]);
		await change({ withdrawnAt: null });
		expect((await linesOf(id)).map(({ text }) => text)).toEqual(texts);
		await pool.database.delete(resumeDocuments).where(eq(resumeDocuments.resumeId, id));
		expect(await linesOf(id)).toEqual([]);
	});
});

test("The first resumes of an empty library leave what triggers leave of resumes that are added later", async () => {
	const ofRow = { availability: "document" as const, isFeatured: true, visaSponsored: true };
	const batch = createDemoLibrary({ now: new Date("2026-06-15T00:00:00Z"), count: 12 }).map(
		({ id, title, company, role, industry, document, style, createdAt }) => ({
			resume: { ...resume(), id, title, company, role, industry, createdAt, ...ofRow },
			document: document && { document, style },
			geometry: null,
			files: [],
		}),
	);
	const state = async () => {
		const rows = async (query: string) => (await pool.pool.query(query)).rows;
		return {
			search: await rows("select * from resume_search order by resume_id"),
			lines: await rows("select * from resume_lines order by resume_id, place"),
			terms: await rows("select * from search_terms where resumes > 0 order by term"),
			words: await rows("select * from search_vocabulary order by word"),
			indexes: await rows("select indexdef from pg_indexes order by indexdef"),
			counts: (await other.countFacets(emptyQuery)).company,
		};
	};
	await pool.database.transaction((transaction) => insertResumes(transaction, batch));
	await refreshVocabulary(pool.database);
	const byTriggers = await state();
	expect(byTriggers.lines.length).toBeGreaterThan(100);
	await pool.database.delete(resumes);
	expect((await state()).counts).not.toEqual(byTriggers.counts);
	await pool.database.transaction((transaction) => insertFirstResumes(transaction, batch));
	expect(await state()).toEqual(byTriggers);
	// The triggers are back.
	const [id = ""] = await add(resume({ title: "Engineer of tunnels" }));
	expect(await idsOf(search, query("tunnel"))).toEqual([id]);
});
