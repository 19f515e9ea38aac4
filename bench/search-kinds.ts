import { experienceLevels, roles } from "#app/domain/library/catalogue.ts";
import { emptyQuery, type ResumeQuery, resumeSorts } from "#app/domain/library/resume-query.ts";
import { createRandom, type Random } from "#demo/random.ts";
import { industryOf, skewed, type Vocabulary } from "./invented-resumes.ts";

/** One kind of question that people ask of the list, with as many different questions as are needed. */
export type QueryKind = {
	name: string;
	/** The n-th question of this kind; the same on every machine. */
	query(n: number): ResumeQuery;
	/** Asks for a page in the middle of everything instead of the first. */
	deep?: true;
};

/** The kinds of query that are measured, in the order of the tables. */
export function inventQueries(vocabulary: Vocabulary): QueryKind[] {
	const { words } = vocabulary;
	const kind = (
		name: string,
		ask: (
			random: Random,
			n: number,
		) => Partial<Omit<ResumeQuery, "filters">> & { filters?: Filters },
	): QueryKind => ({
		name,
		query(n) {
			const { filters, ...asked } = ask(createRandom(`${name} ${n}`), n);
			return { ...emptyQuery, ...asked, filters: { ...emptyQuery.filters, ...filters } };
		},
	});
	const common = (random: Random) => word(random, words, 2, 20);
	const middling = (random: Random) => word(random, words, 200, 1_000);
	const rare = (random: Random) => word(random, words, 10_000, words.length);
	const columnSorts = resumeSorts.filter((name) => name !== "best");
	const sort = (_: Random, n: number) => columnSorts[n % 3];

	return [
		...columnSorts.map((name) => kind(`no filter, ${name}`, () => ({ sort: name }))),
		{ ...kind("a page deep inside", (random, n) => ({ sort: sort(random, n) })), deep: true },
		kind("one filter", (random, n) => ({ filters: filters(random, vocabulary, [n % 4]) })),
		kind("two filters", (random, n) => ({
			filters: filters(random, vocabulary, [n % 4, (n + 1) % 4]),
		})),
		kind("four filters", (random) => ({ filters: filters(random, vocabulary, [0, 1, 2, 3]) })),
		kind("two filters and a word", (random, n) => ({
			filters: filters(random, vocabulary, [n % 4, (n + 1) % 4]),
			search: middling(random),
			sort: sort(random, n),
		})),
		kind("a common word", (random, n) => ({ search: common(random), sort: sort(random, n) })),
		kind("a common word, best match", (random) => ({ search: common(random), sort: "best" })),
		kind("a rare word", (random, n) => ({ search: rare(random), sort: sort(random, n) })),
		kind("a rare word, best match", (random) => ({ search: rare(random), sort: "best" })),
		kind("two words", (random, n) => ({
			search: `${common(random)} ${middling(random)}`,
			sort: sort(random, n),
		})),
		kind("two words, best match", (random) => ({
			search: `${common(random)} ${middling(random)}`,
			sort: "best",
		})),
		kind("two common words, best match", (random) => ({
			search: `${common(random)} ${common(random)}`,
			sort: "best",
		})),
		kind("a filter and a common word, best match", (random, n) => ({
			filters: filters(random, vocabulary, [n % 4]),
			search: common(random),
			sort: "best",
		})),
		kind("two letters, best match", (random) => ({
			search: middling(random).slice(0, 2),
			sort: "best",
		})),
		kind("the beginning of a word", (random, n) => ({
			search: middling(random).slice(0, 4),
			sort: sort(random, n),
		})),
		kind("the beginning of a word, best match", (random) => ({
			search: middling(random).slice(0, 4),
			sort: "best",
		})),
		kind("the inside of a word, best match", (random) => ({
			search: middling(random).slice(1, 5),
			sort: "best",
		})),
		kind("three words, and what is close", (random) => ({
			search: `${middling(random)} ${rare(random)} ${rare(random)}`,
			sort: "best",
		})),
		kind("six words that none has", (random) => ({
			search: Array.from({ length: 6 }, () => middling(random)).join(" "),
			sort: "best",
		})),
		kind("a change of work", (random) => ({
			search: `${rare(random)} to ${random.pick(roles)}`,
			sort: "best",
		})),
		kind("a typo, with its suggestion", (random) => ({
			search: misspell(random, middling(random)),
			sort: "best",
		})),
		kind("nothing matches", (random) => ({
			search: `zq${random.int(100, 999)}xj`,
			sort: "best",
		})),
	];
}

type Filters = Partial<ResumeQuery["filters"]>;

/**
 * Choices that go together: an industry is the company's own.
 * @param fields which of company, role, industry and level are chosen
 */
export function filters(
	random: Random,
	{ companies }: Vocabulary,
	fields: readonly number[],
): Filters {
	const company = skewed(random, companies);
	const all: Filters = {
		company: [company],
		role: [random.pick(roles)],
		industry: [industryOf(company)],
		experienceLevel: [random.pick(experienceLevels)],
	};
	return Object.fromEntries(Object.entries(all).filter((_, index) => fields.includes(index)));
}

/** A word of at least five letters from these ranks of the vocabulary. */
export function word(random: Random, words: readonly string[], from: number, to: number): string {
	return random.pick(words.slice(from, to).filter((candidate) => candidate.length >= 5));
}

/** Two neighboring letters change places, and one is doubled, so that it is hardly a word. */
function misspell(random: Random, text: string): string {
	const at = random.int(1, text.length - 3);
	const swapped = `${text.slice(0, at)}${text[at + 1]}${text[at]}${text.slice(at + 2)}`;
	return `${swapped}${text.at(-1)}`;
}
