import { parseArgs } from "node:util";
import { startThrowAwayPostgres } from "#tests/helpers/postgres-setup.ts";
import { inventVocabulary } from "./invented-resumes.ts";
import { describeMachine, waitForQuiet } from "./machine.ts";
import { median, percentile } from "./percentiles.ts";
import { inventQueries } from "./search-kinds.ts";
import { createSearchLibrary } from "./search-library.ts";
import { type KindTimings, type Limits, type Timing, timeSearch } from "./search-timings.ts";
import { formatNumber, formatTable } from "./tables.ts";

/**
 * Searching: the site's own `findPage` and `countFacets` beside a search without an index, by kind of
 * query. `node bench/search.ts [--quiet] [10000 100000 1000000]`
 */

const { values: options, positionals } = parseArgs({
	allowPositionals: true,
	options: { quiet: { type: "boolean", default: false } },
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [10_000, 100_000, 1_000_000];
if (!sizes.every((size) => Number.isInteger(size) && size >= 100)) {
	throw new Error("Sizes are numbers of resumes, at least 100");
}
const now = new Date("2026-06-15T12:00:00.000Z");

const head = [
	"ms, p50 / p99",
	"found",
	"page",
	"counts",
	"both",
	"unindexed page",
	"counts",
	"both",
	"ratio",
];

const postgres = await startThrowAwayPostgres();
try {
	const vocabulary = inventVocabulary();
	const kinds = inventQueries(vocabulary);
	for (const count of sizes) {
		const library = await createSearchLibrary(postgres.url, { count, vocabulary, now });
		if (options.quiet) await waitForQuiet(300);
		const before = describeMachine();
		const timings = await timeSearch(library.url, kinds, limitsFor(count));
		await library.drop();

		const { seconds, megabytes } = library;
		console.log(`\n${count.toLocaleString("en-US")} resumes. ${before}`);
		console.log(
			`Loaded in ${seconds.rows.toFixed(1)} s, indexed in ${seconds.indexes.toFixed(1)} s; ` +
				`rows ${megabytes.rows.toFixed(0)} MB, indexes ${megabytes.indexes.toFixed(0)} MB.`,
		);
		console.log(
			`${range(timings.map(({ site }) => site.length))} questions a kind, ` +
				`${range(timings.map(({ unindexed }) => unindexed.length))} of them unindexed too.\n`,
		);
		console.log(formatTable(head, timings.map(toRow)));
	}
} finally {
	await postgres.stop();
}

/** A million resumes take the unindexed way ten seconds a question: there, one has to be enough. */
function limitsFor(count: number): { site: Limits; unindexed: Limits } {
	const isHuge = count > 300_000;
	return {
		site: { samples: 100, milliseconds: isHuge ? 2_000 : 1_500 },
		unindexed: { samples: isHuge ? 1 : 30, milliseconds: 800 },
	};
}

function toRow({ name, found, site, unindexed }: KindTimings): string[] {
	const cell = (timings: readonly Timing[], part: keyof Timing) => {
		const samples = timings.map((timing) => timing[part]);
		const middle = formatNumber(median(samples));
		return samples.length > 1 ? `${middle} / ${formatNumber(percentile(samples, 0.99))}` : middle;
	};
	const ratio =
		median(unindexed.map(({ both }) => both)) /
		median(site.slice(0, unindexed.length).map(({ both }) => both));
	return [
		name,
		Math.round(median(found)).toLocaleString("en-US"),
		cell(site, "page"),
		cell(site, "counts"),
		cell(site, "both"),
		cell(unindexed, "page"),
		cell(unindexed, "counts"),
		cell(unindexed, "both"),
		`${formatNumber(ratio)} ×`,
	];
}

function range(counts: readonly number[]): string {
	const low = Math.min(...counts);
	const high = Math.max(...counts);
	return low === high ? String(low) : `${low} to ${high}`;
}
