import { parseArgs } from "node:util";
import { databaseUrl, execute } from "#tests/helpers/postgres-server.ts";
import { describeMachine, waitForQuiet } from "./machine.ts";
import { median, percentile } from "./percentiles.ts";
import { openFolder, startPostgres } from "./scope.ts";
import { compareProcesses } from "./shared-state.ts";
import { type SiteProcess, startSite } from "./site-process.ts";
import { formatNumber, formatTable } from "./tables.ts";
import { createVerdicts } from "./verdicts.ts";
import { findResumes } from "./visit-data.ts";
import { describeFailures, mixVisits, type Outcome, sendCrowd } from "./visitor-crowd.ts";
import { prepareVisits, visitVariables } from "./visits.ts";

/**
 * Several processes of the site on one Postgres: whether two agree about everything that counts, and what one, two
 * and four answer, hold and take. Exits with 1 when they disagree. `node bench/processes.ts [--quiet] [--seconds 6]`
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
/** How many processes are compared. */
const numbers = [1, 2, 4];
const verdicts = createVerdicts();
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

await using folder = await openFolder();
await using postgres = await startPostgres();
await execute(postgres.url, "create database processes");
const database = databaseUrl(postgres.url, "processes");
const variables = {
	...visitVariables,
	DATABASE_URL: database,
	DEMO: "on",
	// On a busy machine checks fail, and a reader who is let in for that is one more than the credits allow.
	ACCESS_ON_FAILURE: "deny",
	AUTH_SECRET: "two-processes-that-share-one-secret",
};
const sites: SiteProcess[] = [];
try {
	while (sites.length < 2) sites.push(await startSite({ dataDir: folder.path, variables }));
	const [one = "", other = ""] = sites.map(({ url }) => url);
	if (options.quiet) await waitForQuiet(300);
	console.log(`${describeMachine()}\n`);
	const findings = await compareProcesses({ one, other, database }, await findResumes(one));
	const rows = findings.map(({ what, expected, found }) => [what, expected, found]);
	console.log(`${formatTable(["through both processes", "expected", "found"], rows)}\n`);
	const wrong = findings.filter(({ expected, found }) => expected !== found);
	verdicts.check(
		wrong.length === 0,
		"two processes are one site: sessions, limits, credits, views",
	);
	while (sites.length < Math.max(...numbers))
		sites.push(await startSite({ dataDir: folder.path, variables }));
	await compareNumbers(sites, postgres.url);
} finally {
	await Promise.all(sites.map((site) => site.stop()));
}
verdicts.conclude();

type Round = { outcomes: Outcome[]; processorSeconds: number };

/** The same visitors, at one process or shared by several; in turns, so that all meet the same machine. */
async function compareNumbers(sites: readonly SiteProcess[], server: string): Promise<void> {
	const [first = ""] = sites.map(({ url }) => url);
	// Reading only: what is written is written to one database in either case.
	const visits = (await prepareVisits(first)).filter(({ next }) => next().method === "GET");
	const next = mixVisits(visits);
	const processorSeconds = async (some: readonly SiteProcess[]) =>
		sum(await Promise.all(some.map((site) => site.processorSeconds())));
	const run = async (some: readonly SiteProcess[]): Promise<Round> => {
		const before = await processorSeconds(some);
		const end = performance.now() + Number(options.seconds) * 1_000;
		const crowds = some.map(({ url }) =>
			sendCrowd(url, visitors / some.length, next, () => performance.now() < end),
		);
		const outcomes = (await Promise.all(crowds)).flat();
		return { outcomes, processorSeconds: (await processorSeconds(some)) - before };
	};
	await run(sites);
	const runs = numbers.map((number): { number: number; rounds: Round[] } => ({
		number,
		rounds: [],
	}));
	for (let round = 0; round < rounds; round++) {
		for (const { number, rounds: all } of runs) all.push(await run(sites.slice(0, number)));
	}
	const megabytes = await Promise.all(sites.map((site) => site.residentMegabytes()));
	const [connections] = await execute<{ count: number }>(
		server,
		"select count(*)::int as count from pg_stat_activity where datname = 'processes'",
	);
	const table = runs.map(({ number, rounds: all }) => {
		const rates = all.map(({ outcomes }) => outcomes.length / Number(options.seconds));
		const outcomes = all.flatMap((round) => round.outcomes);
		const times = outcomes.map(({ milliseconds }) => milliseconds);
		const processor = sum(all.map((round) => round.processorSeconds)) / outcomes.length;
		return [
			String(number),
			formatNumber(median(rates)),
			rates.map(formatNumber).join(", "),
			...[0.5, 0.99].map((share) => formatNumber(percentile(times, share))),
			formatNumber(processor * 1_000),
			formatNumber(sum(megabytes.slice(0, number))),
		];
	});
	const head = ["processes", "answers/s", "rounds", "p50 ms", "p99 ms", "CPU ms/answer", "MB"];
	console.log(`\n${formatTable(head, table)}`);
	const each = (connections?.count ?? Number.NaN) / sites.length;
	console.log(
		`\n${visitors} visitors, mixed reading; they and Postgres take their share of the same processors. MB are what the processes say they hold after all of it, the program's own code in each. Connections to Postgres: ${formatNumber(each)} for each process.\n`,
	);
	const failures = describeFailures(
		runs.flatMap((one) => one.rounds).flatMap((one) => one.outcomes),
	);
	verdicts.check(failures === "none", `nothing fails and nobody is sent away: ${failures}`);
}
