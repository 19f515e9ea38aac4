import { openDatabase } from "#app/data/base/database.server.ts";
import type { Readable } from "#app/data/library/lines/find-open.server.ts";
import { createLibrarySearch } from "#app/data/library/search/query.server.ts";
import { type AskedOfLine, askedOfNone } from "#app/domain/library/lines/asked.ts";
import { emptyQuery, type ResumeQuery } from "#app/domain/library/resume-query.ts";
import { createRandom } from "#demo/random.ts";
import type { Vocabulary } from "./invented-resumes.ts";
import { percentile } from "./percentiles.ts";
import { type Cost, costColumns, costHead, meterProcessors } from "./processor-time.ts";
import { filters, word } from "./search-kinds.ts";
import { type Limits, questionOf, warmUp } from "./search-timings.ts";
import { formatTable } from "./tables.ts";

/** Searching lines, as each kind of viewer: by kind of question. */

type Question = { query: ResumeQuery; asked: AskedOfLine };
type LineKind = { name: string; ask(n: number): Question };

const viewers = ["visitor", "pack", "pro"] as const;
type Viewer = (typeof viewers)[number];

type LineTimings = {
	name: string;
	/** For who reads all: how many lines each question finds. */
	lines: number[];
	/** For who reads nothing: how many resumes. */
	resumes: number[];
	costs: Record<Viewer, Cost[]>;
};

/** A reader of a pack has opened so many resumes. */
const opened = 20;

/** Asks in rounds, one question of every kind as every viewer, as `timeSearch` does. */
export async function timeLines(
	url: string,
	vocabulary: Vocabulary,
	{ samples, milliseconds, repeats }: Limits,
): Promise<LineTimings[]> {
	const { database, pool, close } = openDatabase(url, { connections: 2 });
	const meter = meterProcessors(pool);
	const { lines } = createLibrarySearch(database);
	const kinds = inventLineKinds(vocabulary);
	const timings = kinds.map(
		({ name }): LineTimings => ({
			...{ name, lines: [], resumes: [] },
			costs: { visitor: [], pack: [], pro: [] },
		}),
	);
	try {
		const { rows } = await pool.query<{ id: string }>(
			`select id from resumes where withdrawn_at is null order by created_at desc limit ${opened}`,
		);
		const readable: Record<Viewer, Readable> = {
			visitor: [],
			pack: rows.map(({ id }) => id),
			pro: "all",
		};
		const isOpen = (spent: readonly Cost[]) =>
			spent.length < samples &&
			spent.reduce((sum, cost) => sum + cost.milliseconds, 0) < milliseconds;
		for (let round = -warmUp; round < samples; round++) {
			for (const [index, kind] of kinds.entries()) {
				const timing = timings[index] as LineTimings;
				const { query, asked } = kind.ask(questionOf(round));
				for (const viewer of viewers) {
					if (!isOpen(timing.costs[viewer])) continue;
					const { cost, answer: found } = await meter.measure(
						() => lines.find(query, asked, readable[viewer], null),
						repeats,
					);
					if (round < 0) continue;
					timing.costs[viewer].push(cost);
					if (viewer === "pro") timing.lines.push(found.openTotal);
					if (viewer === "visitor") timing.resumes.push(found.facets.total);
				}
			}
		}
	} finally {
		await close();
	}
	return timings;
}

/** A table for each kind of viewer. */
export function formatLineTables(timings: readonly LineTimings[]): string {
	const head = ["ms", "resumes", "lines", ...costHead];
	const middle = (found: readonly number[]) =>
		Math.round(percentile(found, 0.5)).toLocaleString("en-US");
	return viewers
		.map((viewer) => {
			const rows = timings.map(({ name, lines, resumes, costs }) => [
				...[name, middle(resumes), middle(lines)],
				...costColumns(costs[viewer]),
			]);
			return `Lines, ${viewer}\n\n${formatTable(head, rows)}`;
		})
		.join("\n\n");
}

function inventLineKinds(vocabulary: Vocabulary): LineKind[] {
	const { words } = vocabulary;
	const kind = (
		name: string,
		ask: (random: ReturnType<typeof createRandom>) => {
			search?: string;
			filters?: Partial<ResumeQuery["filters"]>;
			asked?: Partial<AskedOfLine>;
		},
	): LineKind => ({
		name,
		ask(n) {
			const { search = "", filters = {}, asked } = ask(createRandom(`line ${name} ${n}`));
			return {
				query: { ...emptyQuery, search, filters: { ...emptyQuery.filters, ...filters } },
				asked: { ...askedOfNone, ...asked },
			};
		},
	});
	type Random = ReturnType<typeof createRandom>;
	const common = (random: Random) => word(random, words, 2, 20);
	const middling = (random: Random) => word(random, words, 200, 1_000);
	const rare = (random: Random) => word(random, words, 10_000, words.length);
	const step = (random: Random) => {
		const { role = [] } = filters(random, vocabulary, [1]);
		const former = filters(random, vocabulary, [1]).role ?? [];
		return { role, previousRole: former };
	};
	return [
		kind("nothing asked", () => ({})),
		kind("a common word", (random) => ({ search: common(random) })),
		kind("a word", (random) => ({ search: middling(random) })),
		kind("a rare word", (random) => ({ search: rare(random) })),
		kind("two words", (random) => ({ search: `${common(random)} ${middling(random)}` })),
		kind("two common words", (random) => ({ search: `${common(random)} ${common(random)}` })),
		kind("two rare words", (random) => ({ search: `${rare(random)} ${rare(random)}` })),
		kind("a word, role and level", (random) => ({
			search: middling(random),
			filters: filters(random, vocabulary, [1, 3]),
		})),
		kind("a verb", (random) => ({ asked: { verb: common(random) } })),
		kind("has a number", () => ({ asked: { number: true } })),
		kind("a word and a number", (random) => ({
			search: common(random),
			asked: { number: true },
		})),
		kind("former role to role", (random) => ({ filters: step(random) })),
		kind("a word, former role to role", (random) => ({
			search: common(random),
			filters: step(random),
		})),
	];
}
