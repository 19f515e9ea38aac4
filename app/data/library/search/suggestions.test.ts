import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { type DatabasePool, openDatabase } from "#app/data/base/database.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { createTestDatabase } from "#tests/helpers/postgres.ts";
import { findWords } from "./suggestions.server.ts";
import { refreshVocabulary } from "./vocabulary.server.ts";

let pool: DatabasePool;

const titles = [
	"Kubernetes platform",
	"kubernetes and Kafka",
	"KUBERNETES, kubeflow",
	"Größe und Größenwahn",
	"größen",
	"C++ and C#, not cobol",
	"Zoo",
	"Full-time, part-time",
	"full-time",
	"Parttime and part/time",
	"parttime",
	"90,000 zithers at the café, rated 82.5",
	"O’Neill's zig",
];

beforeAll(async () => {
	const database = await createTestDatabase();
	pool = openDatabase(database.url);
	const resume = (title: string) => ({
		title,
		company: "Ünal Bank",
		role: "Software Engineer",
		industry: "Tech",
		experienceLevel: "Intern",
		tags: [],
		provenance: "demo" as const,
		availability: "none" as const,
	});
	await pool.database
		.insert(resumes)
		.values([
			...titles.map(resume),
			{ ...resume("kubernetes withdrawn kubewithdrawn"), withdrawnAt: new Date("2026-03-01") },
		]);
	await refreshVocabulary(pool.database);
	return async () => {
		await pool.close();
		await database.drop();
	};
});

const find = async (prefix: string, limit = 20) =>
	(await findWords(pool.database, prefix, limit)).map(({ word }) => word);

describe("The words that begin with a text", () => {
	test("come with their resumes, those of most first, then in order", async () => {
		expect(await findWords(pool.database, "kub", 20)).toEqual([
			{ word: "kubernetes", written: "kubernetes", resumes: 3 },
			{ word: "kubeflow", written: "kubeflow", resumes: 1 },
		]);
		expect(await find("größ")).toEqual(["grosse", "grossen", "grossenwahn"]);
	});

	test("are found in any case, and not by another part of the word", async () => {
		expect(await find("KuB")).toEqual(["kubernetes", "kubeflow"]);
		expect(await find("GRÖSSE")).toEqual(["grosse", "grossen", "grossenwahn"]);
		expect(await find("GRÖß")).toEqual(["grosse", "grossen", "grossenwahn"]);
		expect(await find("ernetes")).toEqual([]);
	});

	test("come as most resumes write them", async () => {
		const written = async (prefix: string) =>
			(await findWords(pool.database, prefix, 20)).map((found) => found.written);
		expect(await written("fullt")).toEqual(["full-time"]);
		expect(await written("partt")).toEqual(["parttime"]);
		expect(await written("größ")).toEqual(["größe", "größen", "größenwahn"]);
		expect(await written("caf")).toEqual(["café"]);
		expect(await written("onei")).toEqual(["o'neill's"]);
		expect(await written("90")).toEqual(["90,000"]);
		expect(await written("82.5")).toEqual(["82.5"]);
	});

	test("are so many at most", async () => {
		expect(await find("k", 2)).toEqual(["kubernetes", "kafka"]);
		expect(await find("k", 1)).toEqual(["kubernetes"]);
	});

	test("include the whole word, the last of all and the first", async () => {
		expect(await find("zoo")).toEqual(["zoo"]);
		expect(await find("ünal")).toEqual(["unal"]);
		expect(await find("and")).toEqual(["and"]);
	});

	test.each([
		"%",
		"_",
		"k_b",
		"\\",
		"'",
		"' or 1=1 --",
		'"',
		"$1",
		"\u{1f600}",
		"k\u{1f600}",
		"\u{10ffff}",
		"\u202e",
		"k".repeat(200),
		"é".repeat(200),
		"\u{1f600}".repeat(100),
	])("are none for %j", async (text) => {
		expect(await find(text)).toEqual([]);
	});

	test("are all that is read of the index", async () => {
		const reading = pool.database.transaction(async (transaction) => {
			// A handful of words is read faster without any index.
			await transaction.execute(sql`set local enable_seqscan = off`);
			// With what earlier transactions of the connection have read and not yet reported.
			const countRead = async () => {
				const { rows } = await transaction.execute<{ read: string }>(
					sql`select pg_stat_get_xact_tuples_returned('search_vocabulary_word'::regclass) as read`,
				);
				return Number(rows[0]?.read);
			};
			const before = await countRead();
			await findWords(transaction, "kub", 8);
			// Nobody else shall see the index.
			throw new Error(`Rolled back; read: ${(await countRead()) - before}`);
		});
		await expect(reading).rejects.toThrow("Rolled back; read: 2");
	});
});
