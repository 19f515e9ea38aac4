import type pg from "pg";
import { countAdminResumes, findAdminResumes } from "#app/data/admin/resume-list.server.ts";
import { type Database, openDatabase } from "#app/data/base/database.server.ts";
import { countStatistics } from "#app/data/library/resume-statistics.server.ts";
import { type ListPlace, listPageSize } from "#app/domain/admin/list-place.ts";
import {
	type AdminResumeQuery,
	parseAdminResumeQuery,
} from "#app/domain/admin/resume-list-query.ts";
import { searchWords } from "#app/domain/library/resume-query.ts";
import { inventVocabulary } from "./invented-resumes.ts";
import { describeMachine } from "./machine.ts";
import { median, percentile } from "./percentiles.ts";
import { startPostgres } from "./scope.ts";
import { createSearchLibrary } from "./search-library.ts";
import { formatNumber, formatTable } from "./tables.ts";

/**
 * The owner's list of resumes: its page, the count of what is found, and its figures, beside the same
 * questions without an index. `node bench/admin.ts [10000 1000000]`
 */

const sizes = process.argv
	.slice(2)
	.filter((text) => /^\d+$/u.test(text))
	.map(Number);
const now = new Date("2026-06-15T12:00:00.000Z");
const rounds = 30;

type Kind = { name: string; search: string; isDeep?: boolean };

const { words, companies } = inventVocabulary();
const kinds: Kind[] = [
	{ name: "everything", search: "" },
	{ name: "a page deep inside", search: "", isDeep: true },
	{ name: "a large company", search: `company=${companies[0]}` },
	{ name: "a small company", search: `company=${companies[250]}` },
	{ name: "an industry", search: "industry=Consulting" },
	{ name: "featured", search: "featured=yes" },
	{
		name: "company, industry, featured",
		search: `company=${companies[1]}&industry=Tech&featured=yes`,
	},
	{ name: "a common word", search: `q=${words[10]}` },
	{ name: "a word", search: `q=${words[400]}` },
	{ name: "a rare word", search: `q=${words[15_000]}` },
	{ name: "a word and a company", search: `q=${words[400]}&company=${companies[2]}` },
	{ name: "nothing matches", search: "q=zzqqxx" },
	{ name: "withdrawn", search: "status=withdrawn" },
];

await using postgres = await startPostgres();
for (const count of sizes.length > 0 ? sizes : [10_000, 1_000_000]) {
	const library = await createSearchLibrary(postgres.url, {
		count,
		vocabulary: { words, companies },
		now,
	});
	const { database, pool, close } = openDatabase(library.url, { connections: 2 });
	try {
		console.log(`\n${count.toLocaleString("en-US")} resumes. ${describeMachine()}\n`);
		const rows = [];
		for (const kind of kinds) rows.push(await timeKind(database, pool, kind));
		const head = ["ms, p50 / p99", "page", "count", "both", "unindexed, both", "ratio"];
		console.log(formatTable(head, rows));
		const figures = await timeFigures(database, pool);
		console.log(`\n${formatTable(["ms, p50 / p99", "indexed", "unindexed", "ratio"], [figures])}`);
	} finally {
		await close();
		await library.drop();
	}
}

async function timeKind(database: Database, pool: pg.Pool, kind: Kind): Promise<string[]> {
	const query = parseAdminResumeQuery(new URLSearchParams(kind.search));
	const after = kind.isDeep ? await findMiddle(pool) : null;
	// Without text the count is a sum of the remembered figures.
	const isCounted = query.search !== "" || query.status === "withdrawn";
	const page: number[] = [];
	const counted: number[] = [];
	const both: number[] = [];
	const plain: number[] = [];
	for (let round = 0; round <= rounds; round++) {
		const start = performance.now();
		await findAdminResumes(database, query, after, listPageSize);
		const paged = performance.now();
		if (isCounted) await countAdminResumes(database, query);
		const end = performance.now();
		if (round === 0) continue; // The first of its kind warms up.
		page.push(paged - start);
		counted.push(end - paged);
		both.push(end - start);
		const spent = plain.reduce((sum, time) => sum + time, 0);
		if (plain.length === 0 || spent < 1_000) plain.push(await timeUnindexed(pool, query, after));
	}
	return [
		kind.name,
		cell(page),
		isCounted ? cell(counted) : "–",
		cell(both),
		cell(plain),
		`${formatNumber(median(plain) / median(both))} ×`,
	];
}

async function findMiddle(pool: pg.Pool): Promise<ListPlace> {
	const { rows } = await pool.query<ListPlace>(
		`select created_at as at, id from resumes where withdrawn_at is null
		order by created_at desc, id desc offset (select count(*) / 2 from resumes) limit 1`,
	);
	if (!rows[0]) throw new Error("There is no page in the middle of nothing");
	return rows[0];
}

/** The page by its number and the count of everything found, read row by row. */
async function timeUnindexed(
	pool: pg.Pool,
	query: AdminResumeQuery,
	after: ListPlace | null,
): Promise<number> {
	const values: unknown[] = [];
	const put = (value: unknown) => `$${values.push(value)}`;
	const conditions = [`withdrawn_at is ${query.status === "current" ? "" : "not "}null`];
	for (const word of searchWords(query.search)) {
		const pattern = put(`%${word}%`);
		const fields = ["title", "company", "role", "description"];
		conditions.push(`(${fields.map((field) => `${field} ilike ${pattern}`).join(" or ")})`);
	}
	if (query.company) conditions.push(`company = ${put(query.company)}`);
	if (query.industry) conditions.push(`industry = ${put(query.industry)}`);
	if (query.featured !== null) conditions.push(`is_featured = ${put(query.featured)}`);
	const where = conditions.join(" and ");
	const offset = after ? "(select count(*) / 2 from plain_resumes)" : "0";
	const start = performance.now();
	await pool.query(
		`select * from plain_resumes where ${where}
		order by created_at desc, id desc offset ${offset} limit ${listPageSize}`,
		values,
	);
	await pool.query(`select count(*) from plain_resumes where ${where}`, values);
	return performance.now() - start;
}

async function timeFigures(database: Database, pool: pg.Pool): Promise<string[]> {
	const indexed: number[] = [];
	const plain: number[] = [];
	for (let round = 0; round < 7; round++) {
		const start = performance.now();
		await countStatistics(database);
		const middle = performance.now();
		await pool.query(
			`select company, industry, is_featured, count(*), sum(view_count) from plain_resumes
			where withdrawn_at is null group by 1, 2, 3`,
		);
		indexed.push(middle - start);
		plain.push(performance.now() - middle);
	}
	const ratio = median(plain) / median(indexed);
	return ["the figures", cell(indexed), cell(plain), `${formatNumber(ratio)} ×`];
}

function cell(samples: readonly number[]): string {
	const middle = formatNumber(median(samples));
	return samples.length > 1 ? `${middle} / ${formatNumber(percentile(samples, 0.99))}` : middle;
}
