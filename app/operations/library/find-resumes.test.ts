import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { type DatabasePool, openDatabase } from "#app/data/base/database.server.ts";
import { resumeDocuments } from "#app/data/base/schema/bodies.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { createLibrarySearch, type LibrarySearch } from "#app/data/library/search/query.server.ts";
import { refreshVocabulary } from "#app/data/library/search/vocabulary.server.ts";
import { readCursor } from "#app/domain/library/resume-cursor.ts";
import { parseResumeQuery } from "#app/domain/library/resume-query.ts";
import { foldWords, joinedWords, numberWords } from "#app/domain/library/search/fold.ts";
import { isEnglishWord } from "#app/integrations/english-words.server.ts";
import { createTestDatabase } from "#tests/helpers/postgres.ts";
import { documentWith } from "#tests/helpers/resume-bodies.ts";
import { findResumes } from "./find-resumes.server.ts";

let pool: DatabasePool;
let search: LibrarySearch;
let count = 0;

beforeAll(async () => {
	const database = await createTestDatabase();
	pool = openDatabase(database.url);
	search = createLibrarySearch(pool.database);
	await fillShelf();
	return async () => {
		await pool.close();
		await database.drop();
	};
});

type Values = Partial<typeof resumes.$inferInsert>;

async function add(
	values: Values,
	highlights?: readonly string[],
	keywords: readonly string[] = [],
) {
	const [row] = await pool.database
		.insert(resumes)
		.values({
			title: "Untitled",
			company: "Kestrel",
			role: "Marketing",
			industry: "Retail",
			experienceLevel: "Mid-level",
			tags: [],
			provenance: "demo",
			availability: "none",
			createdAt: new Date(Date.UTC(2026, 0, 1, 0, count++)),
			...values,
		})
		.returning({ id: resumes.id });
	if (!row) throw new Error("No row was written");
	if (highlights) {
		const document = documentWith(highlights[0] ?? "Nothing");
		const [job] = document.work;
		if (!job) throw new Error("The document has no job");
		const work = [{ ...job, name: "Brookmere Hospital", highlights: [...highlights] }];
		const skills = [{ name: "Tools", keywords: ["Ledgers", ...keywords] }];
		const basics = {
			...document.basics,
			name: "Zebedee Quillfeather",
			email: "zebedee@example.com",
		};
		await pool.database.insert(resumeDocuments).values({
			resumeId: row.id,
			style: "classic",
			document: { ...document, basics, work, skills },
		});
	}
	return row.id;
}

async function fillShelf() {
	await add({ title: "Product marketing, manager of brands", company: "Harrow", isFeatured: true });
	await add({ title: "Payments", role: "Product Manager", company: "Google" });
	await add({ title: "Storage", role: "Software Engineer", company: "Google" });
	await add({ title: "Product manager for scales", company: "Kestrel" });
	await add({ title: "Go services", description: "Moved to Google Cloud", company: "Harrow" });
	await add({ title: "Ledger keeping for L’Oréal", company: "L’Oréal" });
	await add({ title: "Nurse for children", role: "Nursing", previousRole: "Cook" });
	for (let index = 0; index < 4; index++)
		await add({ title: `Four ${index}` }, ["Shared by quadrupeds"]);
	for (let index = 0; index < 5; index++) {
		await add({ title: `Five ${index}` }, ["Cut latency of pentagons"], ["Snowpark"]);
	}
}

async function find(q: string, limit = 24) {
	const query = parseResumeQuery(new URLSearchParams({ q }));
	const {
		page,
		facets,
		why,
		query: answered,
		narrower,
	} = await findResumes({ search }, query, null, limit);
	expect(facets.total >= page.resumes.length).toBe(true);
	return {
		titles: page.resumes.map(({ title }) => title),
		why,
		search: answered.search,
		narrower,
		page,
	};
}
const titles = async (q: string) => (await find(q)).titles;

describe("The best match comes first", () => {
	test("where title, company and role have all the words, those together before those apart", async () => {
		expect(await titles("product manager")).toEqual([
			"Payments",
			"Product manager for scales",
			"Product marketing, manager of brands",
		]);
		expect((await titles("google product manager"))[0]).toBe("Payments");
	});

	test("as a whole word before one in the description, and before a beginning", async () => {
		expect(await titles("google")).toEqual(["Storage", "Payments", "Go services"]);
		expect(await titles("go")).toEqual(["Go services"]);
		expect(await titles("goog")).toEqual(["Storage", "Payments", "Go services"]);
	});

	test("page by page, without repeating or losing one", async () => {
		const query = parseResumeQuery(new URLSearchParams({ q: "latency" }));
		const all = await search.findPage(query, null, 24);
		const found: string[] = [];
		let cursor: string | null = null;
		do {
			const page = await search.findPage(query, readCursor(cursor, query.sort), 2);
			found.push(...page.resumes.map(({ id }) => id));
			cursor = page.nextCursor;
		} while (cursor);
		expect(found).toHaveLength(5);
		expect(found).toEqual(all.resumes.map(({ id }) => id));
	});
});

describe("What was typed", () => {
	test.each(["L'Oréal", "l’oreal", "LOREAL", "loréal"])(
		"is found however it is written: %s",
		async (q) => {
			expect(await titles(q)).toEqual(["Ledger keeping for L’Oréal"]);
		},
	);

	test("is a number as a whole, with its point and however its thousands are parted", async () => {
		await add({ title: "Uptime of 3.9 nines, up 99.95%", description: "12,000 users" });
		await add({ title: "Grown to $3.9M in 9 of 3 places" });
		await add({
			title: "39M of 12 users",
			description: "000 of 3 and 9, 99 and 95",
			education: "GPA 3.86",
		});
		const found = async (text: string) =>
			(await titles(text)).toSorted().map((title) => title.slice(0, 3));
		expect(await found("3.9")).toEqual(["Upt"]);
		expect(await found('"3.9 nines"')).toEqual(["Upt"]);
		expect(await found("$3.9M")).toEqual(["Gro"]);
		expect(await found("39m")).toEqual(["39M"]);
		expect(await found("99.95%")).toEqual(["Upt"]);
		expect(await found("12,000")).toEqual(["Upt"]);
		expect(await found("12000 users")).toEqual(["Upt"]);
		expect(await found("gpa:3.86/4")).toEqual([]);
		expect(await found("gpa:3.86")).toEqual(["39M"]);
		await pool.database.delete(resumes).where(sql`title ~ '9'`);
	});

	test("finds one and several of a thing", async () => {
		expect(await titles("ledgers keeping")).toEqual(["Ledger keeping for L’Oréal"]);
		expect(await titles("product managers")).toContain("Payments");
	});

	test("with a slip is answered as if without, and says so", async () => {
		expect(await find("prodct manager")).toMatchObject({
			why: "spelling",
			search: "product manager",
		});
		expect(await find("gogle")).toMatchObject({ why: "spelling", search: "google" });
		// Beside another slip, a sound word that no resume has is one as well.
		const sloppy = { why: "spelling", search: "product manager google", titles: ["Payments"] };
		expect(await find("prodct manger google")).toMatchObject(sloppy);
		// A blank may be missing, a company may be known by another name, and one slip may be left.
		const joined = {
			why: "spelling",
			search: "ledger keeping",
			titles: ["Ledger keeping for L’Oréal"],
		};
		expect(await find("ledgerkeeping")).toMatchObject(joined);
		expect(await find("googel produkt zookeeper manager")).toMatchObject({
			...{ why: "fewer", search: "google product manager", titles: ["Payments"] },
		});
		// What is nowhere as it was meant either is answered for fewer of the words that were meant.
		expect(await find("storge paymnts gogle")).toMatchObject({
			why: "fewer",
			search: "payments google",
		});
	});

	test("with two slips in a long word is corrected to the nearest that begins so", async () => {
		await add({ title: "Anesthesiologist" });
		await refreshVocabulary(pool.database);
		expect(await find("anestesiolgist")).toMatchObject({
			...{ why: "spelling", search: "anesthesiologist", titles: ["Anesthesiologist"] },
		});
		// Two slips make another word of a short one, and three are none.
		for (const typed of ["anesthist", "onestesiolgist", "anestesolgst"]) {
			expect(await find(typed)).toMatchObject({ why: null, titles: [] });
		}
		await pool.database.delete(resumes).where(sql`title ~ 'Anesthes'`);
	});

	test("in capitals is an abbreviation: neither a beginning of other words nor a slip", async () => {
		await add({ title: "Zebus in transit" });
		await refreshVocabulary(pool.database);
		expect(await find("zeb")).toMatchObject({ titles: ["Zebus in transit"] });
		for (const typed of ["ZEB", "ZEBX"]) {
			expect(await find(typed)).toMatchObject({ why: null, titles: [] });
		}
		await pool.database.delete(resumes).where(sql`title ~ 'Zebus'`);
	});

	test("that tells of a change nobody made is answered by who came to it from elsewhere", async () => {
		const changed = await add({ title: "Botanist after a career change" });
		const grown = await add({ title: "Botanist" });
		await refreshVocabulary(pool.database);
		const answer = { why: "fewer", titles: ["Botanist after a career change"] };
		for (const typed of [
			"tutor to botanist",
			"ex tutor now botanist",
			"from zookeeper to botanist",
		]) {
			expect(await find(typed)).toMatchObject({ ...answer, search: "botanist career change" });
		}
		await pool.database.delete(resumes).where(sql`id = ${changed}`);
		expect(await find("leaving teaching for botanist")).toMatchObject({ titles: ["Botanist"] });
		await pool.database.delete(resumes).where(sql`id = ${grown}`);
	});

	test("with a slip is corrected to the word as resumes write it", async () => {
		await add({ title: "Full-time tutor at a café" });
		await refreshVocabulary(pool.database);
		for (const [slip, word] of [
			["fultime", "full-time"],
			["cafee", "café"],
			["tutr", "tutor"],
		]) {
			expect(await find(`${slip}`)).toMatchObject({
				...{ why: "spelling", search: word, titles: ["Full-time tutor at a café"] },
			});
		}
		await pool.database.delete(resumes).where(sql`title ~ 'tutor'`);
	});

	test("with a slip is corrected although it stands inside of another word, by what means a filter first", async () => {
		const held = await add({ title: "Tenures of children" });
		const later = await add({ title: "Later, never sooner" });
		const lawyer = await add({ title: "Lawyer in a harbor", role: "Law" });
		await refreshVocabulary(pool.database);
		expect(await titles("nures")).toEqual(["Tenures of children"]);
		expect(await find("nures for children")).toMatchObject({ why: null });
		expect(await find("nures harrow children")).toMatchObject({ why: "fewer" });
		await pool.database.update(resumes).set({ title: "Tenures" }).where(sql`id = ${held}`);
		expect(await find("nures for children")).toMatchObject({
			...{ why: "spelling", search: "nurse for children", titles: ["Nurse for children"] },
		});
		expect(await find("lawer")).toMatchObject({
			...{ why: "spelling", search: "lawyer", titles: ["Lawyer in a harbor"] },
		});
		for (const id of [held, later, lawyer]) {
			await pool.database.delete(resumes).where(sql`id = ${id}`);
		}
	});

	test("that no resume has is named, and whether it is English", async () => {
		const unknown = async (q: string) => {
			const query = parseResumeQuery(new URLSearchParams({ q }));
			return (await findResumes({ search }, query, null, 24)).unknown;
		};
		expect(await unknown("zookeeper google")).toEqual([
			{ typed: "zookeeper", mayBeForeign: false },
		]);
		expect(await unknown("Lehrerin Google")).toEqual([{ typed: "Lehrerin", mayBeForeign: true }]);
		for (const typed of ["L4", "node.js", ".net", "ada@mail.example", "https://mail.example"]) {
			expect(await unknown(`${typed} google`)).toEqual([{ typed, mayBeForeign: false }]);
		}
		// Four documents have it: that is not told.
		expect(await unknown("quadrupeds google")).toEqual(await unknown("quadrupeds"));
		expect(await unknown("google")).toEqual([]);
	});

	test("names a role at a company of which there is none, and says what is nearest", async () => {
		const missing = async (address: string) => {
			const query = parseResumeQuery(new URLSearchParams(address));
			const found = await findResumes({ search }, query, null, 24);
			for (const { query, resumes } of found.missing?.nearest ?? []) {
				expect((await search.countFacets(query)).total).toBe(resumes);
			}
			return (
				found.missing && [
					found.missing.query.filters.role,
					found.missing.query.filters.company,
					...found.missing.nearest.map(({ values, resumes }) => `${values} ${resumes}`),
				]
			);
		};
		const marketers = (await search.countEach("role")).get("Marketing");
		const nurses = [["Nursing"], ["Google"], "Google 2", "Nursing 1"];
		// By its words it finds something, or nothing, or is answered without its slip.
		const marketing = [["Marketing"], ["Google"], "Google 2", `Marketing ${marketers}`];
		expect(await missing("q=marketing at google")).toEqual(marketing);
		expect(await missing("q=marketing gogle")).toEqual(marketing);
		expect(await missing("q=nurse google")).toEqual(nurses);
		expect(await missing("q=Nursing, Google zookeeper")).toEqual(nurses);
		// The other filters narrow what is nearest, not what is said.
		const none = [["Nursing"], ["Google"]];
		expect(await missing("q=nurse google&experience=Intern")).toEqual(none);
		for (const address of [
			...["q=product manager at google", "q=google", "q=nurse", "q=nurse ex-google"],
			...['q=nurse "google"', "q=nurse&company=Google", "q=google&role=Nursing"],
		]) {
			expect([address, await missing(address)]).toEqual([address, null]);
		}
	});

	test("that is a sound word is never taken for another one", async () => {
		// One letter from "nurse".
		const near = [{ search: "nurse", resumes: 1 }];
		expect(await find("purse")).toMatchObject({ titles: [], why: null, narrower: near });
		for (const word of ["purses", "hoped", "dancers", "parties", "quickly"]) {
			expect([word, await isEnglishWord(word)]).toEqual([word, true]);
		}
		// A name that is widely known is no slip either: "LEED" is no lead.
		const lead = await add({ title: "Lead of a yard" });
		await refreshVocabulary(pool.database);
		expect(await find("leed")).toMatchObject({ titles: [], why: null });
		expect(await find("laed")).toMatchObject({ why: "spelling", search: "lead" });
		await pool.database.delete(resumes).where(sql`id = ${lead}`);
		for (const word of ["prodct", "ledgr", "techer", "amazn", "enginer", "nurseing"]) {
			expect([word, await isEnglishWord(word)]).toEqual([word, false]);
		}
	});

	test("that no resume has all of is answered for fewer words, or offered with one word less", async () => {
		expect(await find("storage payments google")).toMatchObject({ why: "fewer" });
		expect(await find("zookeeper payments")).toMatchObject({
			titles: [],
			narrower: [{ search: "payments", resumes: 1 }],
		});
	});

	test("that finds little is answered with what is close to it, and what that lacks", async () => {
		const close = async (q: string) => {
			const query = parseResumeQuery(new URLSearchParams({ q }));
			const {
				page,
				why,
				query: answered,
				close,
				unknown,
			} = await findResumes(...([{ search }, query, null, 24] as const));
			const titlesOf = (cards: typeof page.resumes) => cards.map(({ title }) => title);
			return {
				...{ why, search: answered.search, found: titlesOf(page.resumes).length },
				unknown: unknown.map(({ typed }) => typed),
				close: close && [close.search, close.without, titlesOf(close.resumes)],
			};
		};
		// One word less finds the same; the company alone finds one more.
		expect(await close("go services harrow")).toMatchObject({
			...{ why: null, found: 1 },
			close: ["harrow", ["go", "services"], ["Product marketing, manager of brands"]],
		});
		// Nobody is hired by two companies.
		expect(await close("google harrow")).toMatchObject({
			...{ why: null, found: 1 },
			close: [
				"google or harrow",
				[],
				["Product marketing, manager of brands", "Storage", "Payments"],
			],
		});
		expect(await close("google kestrel")).toMatchObject({
			...{ why: "any", search: "google or kestrel", close: null },
		});
		// A word of no resume is named, and the rest answered where it says enough; by letters it says nothing.
		expect(await close("zookeeper product manager")).toEqual({
			...{ why: "fewer", search: "product manager", found: 3 },
			...{ unknown: ["zookeeper"], close: null },
		});
		expect(await close("product manager")).toMatchObject({ why: null, found: 3, close: null });
		expect(await close("latency")).toMatchObject({ found: 5, close: null });
	});

	test("that finds nothing is answered with near companies and its places as filters, counted", async () => {
		const offered = async (address: string) => {
			const query = parseResumeQuery(new URLSearchParams(address));
			const found = await findResumes({ search }, query, null, 24);
			expect(found.page.resumes).toEqual([]);
			return Promise.all(
				found.offered.map(async ({ field, value, query, resumes }) => {
					expect((await search.countFacets(query)).total).toBe(resumes);
					return [field, value, resumes];
				}),
			);
		};
		const id = await add({ title: "By the lake", location: "Tarnwick Falls, OH" });
		expect(await offered("q=googleplex")).toEqual([["company", "Google", 2]]);
		expect(await offered("company=Gogle")).toEqual([["company", "Google", 2]]);
		const falls = [["location", "Tarnwick Falls", 1]];
		expect(await offered("q=zookeeper zither zebras tarnwick falls")).toEqual(falls);
		// A part of a name is no place: nobody who asks how long a resume may be means Long Beach.
		expect(await offered("q=zookeeper tarnwick")).toEqual([]);
		expect(await offered("company=Nobody")).toEqual([]);
		await pool.database.execute(sql`delete from resumes where id = ${id}`);
	});
});

describe("The words of documents", () => {
	test("find a resume when five have them, and the card says so without the words", async () => {
		for (const word of ["latency", "pentagons", "snowpark", "hospital"]) {
			const { page } = await find(word);
			expect(`${word}: ${page.resumes.length}`).toBe(`${word}: ${word === "hospital" ? 9 : 5}`);
			for (const card of page.resumes) {
				expect(card.isFoundOnSheet).toBe(true);
				expect(JSON.stringify(card).toLowerCase()).not.toContain(word);
			}
		}
	});

	test("find none when four have them, nor do parts of them, names, addresses or employers", async () => {
		for (const word of [
			"quadrupeds",
			"pentag",
			"atenc",
			"zebedee",
			"quillfeather",
			"example.com",
			"brookmere",
		]) {
			expect(`${word}: ${(await titles(word)).length}`).toBe(`${word}: 0`);
		}
	});

	test("find it from the fifth on and no longer from the fourth, in the next search", async () => {
		const query = parseResumeQuery(new URLSearchParams({ q: "quadrupeds" }));
		const found = async () => (await search.countFacets(query)).total;
		const id = await add({ title: "The fifth" }, ["Shared by quadrupeds"]);
		expect(await found()).toBe(5);
		await pool.database.execute(sql`update resumes set withdrawn_at = now() where id = ${id}`);
		expect(await found()).toBe(0);
		await pool.database.execute(sql`update resumes set withdrawn_at = null where id = ${id}`);
		expect(await found()).toBe(5);
		await pool.database.execute(sql`delete from resume_documents where resume_id = ${id}`);
		expect(await found()).toBe(0);
		await pool.database.execute(sql`delete from resumes where id = ${id}`);
	});

	test("are counted exactly, however they came and went, and after they were added up", async () => {
		const wronglyCounted = async () => {
			const { rows } = await pool.database.execute(sql`
				select term from (
					select term, sum(resumes) as resumes from (
						select * from search_terms union all select * from search_term_changes
					) as counts group by term
				) as summed full join (
					select word as term, ndoc from ts_stat('select terms from resume_search') where is_counted_term(word)
				) as counted using (term)
				where coalesce(resumes, 0) <> coalesce(ndoc, 0)`);
			return rows;
		};
		expect(await wronglyCounted()).toEqual([]);
		await refreshVocabulary(pool.database);
		expect(await wronglyCounted()).toEqual([]);
	});
});

test("The database folds words as the site does", async () => {
	const anyText = fc.oneof(
		fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 30 }),
		fc
			.array(
				fc.constantFrom(
					"Größe",
					"L’Oréal",
					"C++",
					"c#",
					" .NET",
					"e-commerce",
					"P&G",
					"10-K",
					"Øst",
					"ŁÓDŹ",
					"½",
					"–",
					"¡",
					"naïve",
					"a.b.c.d.e",
					"(x)",
					"#1",
					"3.9",
					"$3.9M/yr",
					"1.2.3",
					"10,000",
					"1,200.50-seat",
					"1,20",
				),
				{ minLength: 1, maxLength: 6 },
			)
			.map((parts) => parts.join(" ")),
	);
	const texts = fc.sample(anyText, { numRuns: 500, seed: 17 });
	const { rows } = await pool.database.execute<{ folded: string; joined: string[] }>(sql`
		select fold_text(text) as folded, joined_words(text) as joined
		from unnest(${sql.param(texts)}::text[]) with ordinality as typed(text, at) order by at`);
	for (const [index, text] of texts.entries()) {
		expect([text, rows[index]?.folded.trim().split(" ").filter(Boolean)]).toEqual([
			text,
			foldWords(text),
		]);
		const joined = [...joinedWords(text), ...numberWords(text)];
		expect([text, rows[index]?.joined]).toEqual([text, joined]);
	}
});
