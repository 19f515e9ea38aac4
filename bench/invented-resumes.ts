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
	"previous_role",
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
	return (path: string, count: number): Promise<void> =>
		writeLines(path, count, () => inventLine(random, vocabulary, now.getTime()));
}

/** The columns that `inventDocuments` writes. */
export const documentColumns = ["resume_id", "document", "style"] as const;

/** Writes the documents of the first resumes of an invented library, in the text format of COPY. */
export async function inventDocuments(
	vocabulary: Vocabulary,
	now: Date,
	path: string,
	count: number,
): Promise<void> {
	const resumes = createRandom("resumes");
	const random = createRandom("documents");
	await writeLines(path, count, () => {
		const [id] = inventLine(resumes, vocabulary, now.getTime()).split("\t");
		// Texts without quotes and backslashes: JSON needs no further escapes for COPY.
		return `${id}\t${JSON.stringify(inventDocument(random, vocabulary))}\tclassic\n`;
	});
}

async function writeLines(path: string, count: number, invent: () => string): Promise<void> {
	const file = createWriteStream(path, { highWaterMark: 1 << 20 });
	for (let written = 0; written < count; ) {
		const lines: string[] = [];
		for (const end = Math.min(count, written + 1_000); written < end; written++) {
			lines.push(invent());
		}
		if (!file.write(lines.join(""))) await once(file, "drain");
	}
	file.end();
	await once(file, "finish");
}

/**
 * A document of some 180 different words, as the demonstration's have: common and rare ones, figures, and a name that
 * hardly any other resume has.
 */
function inventDocument(random: Random, { words, companies }: Vocabulary) {
	const some = (low: number, high: number) =>
		Array.from({ length: random.int(low, high) }, () => skewed(random, words)).join(" ");
	const line = () =>
		`${capitalise(some(9, 14))} by ${random.int(2, 99)}% in ${random.int(2, 60)} weeks`;
	const times = <T>(low: number, high: number, make: () => T) =>
		Array.from({ length: random.int(low, high) }, make);
	return {
		basics: { name: "A. N. Other", label: random.pick(roles), summary: some(12, 24) },
		work: times(2, 4, () => ({
			name: skewed(random, companies),
			position: random.pick(roles),
			highlights: times(2, 5, line),
		})),
		education: [{ institution: skewed(random, companies), studyType: "BSc", area: some(1, 2) }],
		skills: times(1, 3, () => ({ name: some(1, 1), keywords: times(3, 5, () => some(1, 2)) })),
		projects: [{ name: `${inventWord(random)}${inventWord(random)}`, highlights: [line()] }],
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
		previous_role: random.chance(0.4) ? random.pick(roles) : "\\N",
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
