import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { inventVocabulary } from "./invented-resumes.ts";
import { formatLineTables, timeLines } from "./line-search.ts";
import { describeMachine, waitForQuiet } from "./machine.ts";
import { median } from "./percentiles.ts";
import { costColumns, costHead } from "./processor-time.ts";
import { startPostgres } from "./scope.ts";
import { inventQueries } from "./search-kinds.ts";
import { createSearchLibrary } from "./search-library.ts";
import { type KindTimings, type Limits, timeSearch } from "./search-timings.ts";
import { formatNumber, formatTable } from "./tables.ts";

/**
 * Searching: a page and its counts as the site finds them, beside a search without an index, by kind of query.
 * `node bench/search.ts [--quiet] [--repeats=5] [--folder=path] [--site-only] [10000 100000 1000000]`
 * In a folder that is named the filled databases stay, and are used again the next time.
 */

const { values: options, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		quiet: { type: "boolean", default: false },
		folder: { type: "string" },
		"site-only": { type: "boolean", default: false },
		repeats: { type: "string", default: "1" },
	},
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [10_000, 100_000, 1_000_000];
if (!sizes.every((size) => Number.isInteger(size) && size >= 100)) {
	throw new Error("Sizes are numbers of resumes, at least 100");
}
const now = new Date("2026-06-15T12:00:00.000Z");

const head = ["ms", "found", "about", ...costHead, ...["unindexed", "ratio", "ts_rank", "ratio"]];

// As a server of this size is set up: the library in its memory.
const settings = { shared_buffers: "3GB", max_wal_size: "8GB" };
await using postgres = await startPostgres(settings, options.folder && resolve(options.folder));
const vocabulary = inventVocabulary();
const kinds = inventQueries(vocabulary);
for (const count of sizes) {
	const library = await createSearchLibrary(postgres.url, {
		...{ count, vocabulary, now },
		isKept: options.folder !== undefined,
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
	console.log(`\n${formatLineTables(lines)}`);
}

/** A million resumes take the unindexed way ten seconds a question: there, one has to be enough. */
function limitsFor(count: number): { site: Limits; unindexed: Limits } {
	const others = count > 300_000 ? 1 : 30;
	return {
		site: { samples: 100, milliseconds: 60_000, repeats: Number(options.repeats) },
		unindexed: { samples: options["site-only"] ? 0 : others, milliseconds: 800 },
	};
}

function toRow({ name, found, about, site, unindexed, fullText }: KindTimings): string[] {
	const clock = site.map(({ milliseconds }) => milliseconds);
	const beside = (others: number[]) =>
		others.length === 0
			? ["", ""]
			: [
					formatNumber(median(others)),
					`${formatNumber(median(others) / median(clock.slice(0, others.length)))} ×`,
				];
	return [
		name,
		Math.round(median(found)).toLocaleString("en-US"),
		about === 0 ? "" : `${about} of ${site.length}`,
		...costColumns(site),
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
