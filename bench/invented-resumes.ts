import { once } from "node:events";
import { createWriteStream } from "node:fs";
import {
	experienceLevels,
	industries,
	namedCompanies,
	roles,
} from "#app/domain/library/catalogue.ts";
import { createRandom, type Random } from "#demo/random.ts";

/**
 * Rows to measure with: cheap, skewed as a real library is, and the same on every machine. They are not
 * the demonstration's resumes, which read well but take milliseconds each to compose.
 */

export type Vocabulary = {
	/** All words, the most frequent first; the n-th is used about 1/n times as often as the first. */
	words: readonly string[];
	/** The companies' names, the most frequent first. */
	companies: readonly string[];
};

const wordCount = 20_000;
const companyCount = 300;
const twoYearsMilliseconds = 2 * 365 * 86_400_000;

/** The columns that `inventLibrary` writes, in its order; the others have defaults or are computed. */
export const inventedColumns = [
	"id",
	"title",
	"company",
	"role",
	"industry",
	"experience_level",
	"description",
	"tags",
	"is_featured",
	"view_count",
	"provenance",
	"availability",
	"facts",
	"sheet_version",
	"created_at",
	"withdrawn_at",
] as const;

export function inventVocabulary(): Vocabulary {
	const random = createRandom("vocabulary");
	const words = new Set<string>();
	while (words.size < wordCount) words.add(inventWord(random));
	const names = new Set<string>(namedCompanies);
	while (names.size < companyCount) names.add(capitalise(inventWord(random)));
	return { words: [...words], companies: [...names] };
}

/**
 * Begins a library; each call of the result writes the next resumes of it, in the text format of COPY.
 * @param now the end of the two years in which the resumes were added
 */
export function inventLibrary(vocabulary: Vocabulary, now: Date) {
	const random = createRandom("resumes");
	return async function writeNext(path: string, count: number): Promise<void> {
		const file = createWriteStream(path, { highWaterMark: 1 << 20 });
		for (let written = 0; written < count; ) {
			const lines: string[] = [];
			for (const end = Math.min(count, written + 1_000); written < end; written++) {
				lines.push(inventLine(random, vocabulary, now.getTime()));
			}
			if (!file.write(lines.join(""))) await once(file, "drain");
		}
		file.end();
		await once(file, "finish");
	};
}

function inventLine(random: Random, { words, companies }: Vocabulary, now: number): string {
	const some = (low: number, high: number) =>
		Array.from({ length: random.int(low, high) }, () => skewed(random, words));
	const createdAt = new Date(now - Math.floor(random.next() * twoYearsMilliseconds));
	const company = skewed(random, companies);
	const role = random.pick(roles);
	const level = random.pick(experienceLevels);
	const bullets = random.int(6, 24);
	const facts = { pages: random.int(1, 2), bullets, bulletsWithFigure: random.int(0, bullets) };
	const values: Record<(typeof inventedColumns)[number], string> = {
		id: inventUuid(random),
		title: `${level} ${role}, ${some(1, 3).join(" ")}`,
		company,
		role,
		// A company is filed under one industry, as nearly all are.
		industry: industryOf(company),
		experience_level: level,
		description: capitalise(`${some(20, 60).join(" ")}.`),
		tags: `{${[...new Set(some(4, 9))].join(",")}}`,
		is_featured: random.chance(0.05) ? "t" : "f",
		view_count: String(Math.floor(1_000 ** random.next()) - 1),
		provenance: "demo",
		availability: random.chance(0.97) ? "document" : "none",
		facts: JSON.stringify(facts),
		sheet_version: random.int(0x10000000, 0xffffffff).toString(16),
		created_at: createdAt.toISOString(),
		withdrawn_at: random.chance(0.01) ? new Date(now).toISOString() : "\\N",
	};
	return `${inventedColumns.map((column) => values[column]).join("\t")}\n`;
}

export function industryOf(company: string): string {
	return industries[company.length % industries.length] ?? industries[0];
}

/** One of the items: the first about twice as often as the second, and so on (Zipf). */
export function skewed<T>(random: Random, items: readonly T[]): T {
	return items[Math.floor((items.length + 1) ** random.next()) - 1] ?? (items[0] as T);
}

const beginnings = "b br c ch d dr f fl g gr h j k l m n p pl pr qu r s sh st t tr v w".split(" ");
const middles = "a a a ai e e e ea i i io o o ou u".split(" ");
const ends = ["", "", "", "l", "n", "n", "nd", "r", "r", "s", "st", "t", "x"];

function inventWord(random: Random): string {
	const syllables = random.weighted([
		[2, 4],
		[3, 4],
		[4, 1],
	]);
	return Array.from(
		{ length: syllables },
		() => random.pick(beginnings) + random.pick(middles) + random.pick(ends),
	).join("");
}

function inventUuid(random: Random): string {
	const hex = Array.from({ length: 4 }, () =>
		random.int(0, 0xffffffff).toString(16).padStart(8, "0"),
	).join("");
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

function capitalise(text: string): string {
	return text.slice(0, 1).toUpperCase() + text.slice(1);
}
