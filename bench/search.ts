import { parseArgs } from "node:util";
import { startThrowAwayPostgres } from "@offerfolio/local-postgres/testing";
import { inventVocabulary } from "./invented-resumes.ts";
import { lineHead, timeLines, toLineRow } from "./line-search.ts";
import { describeMachine, waitForQuiet } from "./machine.ts";
import { median, percentile } from "./percentiles.ts";
import { inventQueries } from "./search-kinds.ts";
import { createSearchLibrary } from "./search-library.ts";
import { type KindTimings, type Limits, timeSearch } from "./search-timings.ts";
import { formatNumber, formatTable } from "./tables.ts";

/**
 * Searching: a page and its counts as the site finds them, beside a search without an index, by kind of query.
 * `node bench/search.ts [--quiet] [--repeats=5] [--server=url] [10000 100000 1000000]`
 * On a server that is named the filled databases stay, and are used again the next time.
 */

const { values: options, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		quiet: { type: "boolean", default: false },
		server: { type: "string" },
		repeats: { type: "string", default: "1" },
	},
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [10_000, 100_000, 1_000_000];
if (!sizes.every((size) => Number.isInteger(size) && size >= 100)) {
	throw new Error("Sizes are numbers of resumes, at least 100");
}
const now = new Date("2026-06-15T12:00:00.000Z");

const head = [
	"ms",
	"found",
	"about",
	"p50",
	"p90",
	"p99",
	"unindexed",
	"ratio",
	"ts_rank",
	"ratio",
];

// As a server of this size is set up: the library in its memory.
const postgres = options.server
	? { url: options.server, stop: async () => {} }
	: await startThrowAwayPostgres({ shared_buffers: "3GB" });
try {
	const vocabulary = inventVocabulary();
	const kinds = inventQueries(vocabulary);
	for (const count of sizes) {
		const library = await createSearchLibrary(postgres.url, {
			...{ count, vocabulary, now },
			isKept: options.server !== undefined,
		});
		if (options.quiet) await waitForQuiet(300);
		const before = describeMachine();
		const timings = await timeSearch(library.url, kinds, limitsFor(count));
		const lines = await timeLines(library.url, vocabulary, limitsFor(count).site);
		await library.drop();

		const { seconds } = library;
		const { cards, documents, termRows, termIndexes, words } = library.megabytes;
		const texts = cards + documents;
		const terms = termRows + termIndexes + words;
		console.log(`\n${count.toLocaleString("en-US")} resumes. ${before}`);
		console.log(
			`Loaded in ${seconds.rows.toFixed(1)} s, indexed in ${seconds.indexes.toFixed(1)} s; ` +
				`texts ${megabyte(texts)}, terms ${megabyte(terms)} (${(terms / texts).toFixed(2)} times): ` +
				`rows ${megabyte(termRows)}, index ${megabyte(termIndexes)}, words ${megabyte(words)}.`,
		);
		console.log(
			`${range(timings.map(({ site }) => site.length))} questions a kind, ` +
				`${range(timings.map(({ unindexed }) => unindexed.length))} of them unindexed too.\n`,
		);
		console.log(formatTable(head, timings.map(toRow)));
		console.log(`\nLines\n\n${formatTable(lineHead, lines.map(toLineRow))}`);
	}
} finally {
	await postgres.stop();
}

/** A million resumes take the unindexed way ten seconds a question: there, one has to be enough. */
function limitsFor(count: number): { site: Limits; unindexed: Limits } {
	const isHuge = count > 300_000;
	return {
		site: {
			...{ samples: 100, milliseconds: isHuge ? 2_000 : 1_500 },
			repeats: Number(options.repeats),
		},
		unindexed: { samples: isHuge ? 1 : 30, milliseconds: 800 },
	};
}

function toRow({ name, found, about, site, unindexed, fullText }: KindTimings): string[] {
	const beside = (others: number[]) =>
		others.length === 0
			? ["", ""]
			: [
					formatNumber(median(others)),
					`${formatNumber(median(others) / median(site.slice(0, others.length)))} ×`,
				];
	return [
		name,
		Math.round(median(found)).toLocaleString("en-US"),
		about === 0 ? "" : `${about} of ${site.length}`,
		...[0.5, 0.9, 0.99].map((share) => formatNumber(percentile(site, share))),
		...beside(unindexed),
		...beside(fullText),
	];
}

function megabyte(number: number): string {
	return `${number.toFixed(0)} MB`;
}

function range(counts: readonly number[]): string {
	const low = Math.min(...counts);
	const high = Math.max(...counts);
	return low === high ? String(low) : `${low} to ${high}`;
}
