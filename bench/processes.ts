import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startThrowAwayPostgres } from "@offerfolio/local-postgres/testing";
import { databaseUrl, execute } from "#tests/helpers/postgres-server.ts";
import { describeMachine, waitForQuiet } from "./machine.ts";
import { median, percentile } from "./percentiles.ts";
import { compareProcesses } from "./shared-state.ts";
import { startSite } from "./site-process.ts";
import { formatNumber, formatTable } from "./tables.ts";
import { createVerdicts } from "./verdicts.ts";
import { findResumes } from "./visit-data.ts";
import { describeFailures, mixVisits, type Outcome, sendCrowd } from "./visitor-crowd.ts";
import { prepareVisits, visitVariables } from "./visits.ts";

/**
 * Two processes of the site on one Postgres: whether they agree about everything that counts, and how many
 * pages they render beside one. Exits with 1 when they disagree. `node bench/processes.ts [--quiet] [--seconds 6]`
 */

const { values: options } = parseArgs({
	options: {
		quiet: { type: "boolean", default: false },
		/** Of one measurement. */
		seconds: { type: "string", default: "6" },
	},
});
const rounds = 3;
const visitors = 16;
const verdicts = createVerdicts();

const dataDir = await mkdtemp(join(tmpdir(), "offerfolio-bench-"));
const postgres = await startThrowAwayPostgres();
try {
	await execute(postgres.url, "create database processes");
	const database = databaseUrl(postgres.url, "processes");
	const variables = {
		...visitVariables,
		DATABASE_URL: database,
		DEMO: "on",
		AUTH_SECRET: "two-processes-that-share-one-secret",
	};
	const one = await startSite(dataDir, { variables });
	const other = await startSite(dataDir, { variables }).catch(async (error) => {
		await one.stop();
		throw error;
	});
	try {
		if (options.quiet) await waitForQuiet(300);
		console.log(`${describeMachine()}\n`);
		const sites = { one: one.url, other: other.url, database };
		const findings = await compareProcesses(sites, await findResumes(one.url));
		const rows = findings.map(({ what, expected, found }) => [what, expected, found]);
		console.log(`${formatTable(["through both processes", "expected", "found"], rows)}\n`);
		const wrong = findings.filter(({ expected, found }) => expected !== found);
		verdicts.check(
			wrong.length === 0,
			"two processes are one site: sessions, limits, credits, views",
		);
		await compareThroughput([one.url, other.url]);
	} finally {
		await Promise.all([one.stop(), other.stop()]);
	}
	verdicts.conclude();
} finally {
	await postgres.stop();
	await rm(dataDir, { recursive: true, force: true });
}

/** The same visitors, all at one process or half of them at each; in turns, so that both meet the same machine. */
async function compareThroughput([first, second]: readonly [string, string]): Promise<void> {
	// Reading only: what is written is written to one database in either case.
	const visits = (await prepareVisits(first)).filter(({ next }) => next().method === "GET");
	const next = mixVisits(visits);
	const run = async (urls: readonly string[]) => {
		const end = performance.now() + Number(options.seconds) * 1_000;
		const crowds = urls.map((url) =>
			sendCrowd(url, visitors / urls.length, next, () => performance.now() < end),
		);
		return (await Promise.all(crowds)).flat();
	};
	await run([first, second]);
	const alone: Outcome[][] = [];
	const both: Outcome[][] = [];
	for (let round = 0; round < rounds; round++) {
		alone.push(await run([first]));
		both.push(await run([first, second]));
	}
	const rate = (samples: Outcome[][]) =>
		median(samples.map(({ length }) => length / Number(options.seconds)));
	const row = (name: string, samples: Outcome[][]) => {
		const times = samples.flat().map(({ milliseconds }) => milliseconds);
		const rates = samples.map(({ length }) => formatNumber(length / Number(options.seconds)));
		const shares = [0.5, 0.99].map((share) => formatNumber(percentile(times, share)));
		return [name, formatNumber(rate(samples)), rates.join(", "), ...shares];
	};
	const head = [`${visitors} visitors, mixed reading`, "answers/s", "rounds", "p50 ms", "p99 ms"];
	console.log(`\n${formatTable(head, [row("one process", alone), row("two processes", both)])}`);
	console.log(
		`\nTwo are ${formatNumber(rate(both) / rate(alone))} × one. Visitors and Postgres take their share of the same processors.\n`,
	);
	const failures = describeFailures([...alone, ...both].flat());
	verdicts.check(failures === "none", `nothing fails and nobody is sent away: ${failures}`);
}
