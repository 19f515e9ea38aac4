import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { describeMachine, waitForQuiet } from "./machine.ts";
import { percentile } from "./percentiles.ts";
import { openFolder } from "./scope.ts";
import { type SiteProcess, startSite } from "./site-process.ts";
import { formatNumber, formatTable } from "./tables.ts";
import type { TurnReport } from "./turn-probe.ts";
import { createVerdicts } from "./verdicts.ts";
import {
	ask,
	describeFailures,
	mixVisits,
	type Outcome,
	sendCrowd,
	sendStream,
} from "./visitor-crowd.ts";
import { prepareVisits, type Visit, visitVariables } from "./visits.ts";

/**
 * Whether the server stays answerable: how long each kind of request holds the main thread, alone and under
 * mixed load at full speed, and what happens at several times the capacity, with and without the guard
 * against overload. Exits with 1 when a bound is broken. `node bench/load.ts [--quiet] [--seconds 15]`
 */

const { values: options } = parseArgs({
	options: {
		quiet: { type: "boolean", default: false },
		/** Of each measurement under load. */
		seconds: { type: "string", default: "15" },
	},
});
/** Milliseconds of the main thread that one turn may take. */
const longestTurn = 50;
const visitors = 10;
const crowd = 4;
/** A crowd that is sent later than this, in milliseconds, waits for the machine that sends it. */
const latest = 500;
const seconds = Number(options.seconds);
const verdicts = createVerdicts();
const none = { OVERLOAD_REQUESTS: "0", OVERLOAD_DELAY_MS: "0" };

await using folder = await openFolder();
await withSite({}, async (site) => {
	// The library is measured once, in the background, when it has been filled.
	await wait(10_000);
	if (options.quiet) await waitForQuiet(300);
	console.log(`${describeMachine()}\n`);
	const visits = await prepareVisits(site.url);
	await measureKinds(site, visits);
	await measureFullSpeed(site, visits);
});
// In a process of its own each: what one has to finish must not meet the other.
const guarded = await withSite({}, (site) => measureCrowd(site));
const unguarded = await withSite(none, (site) => measureCrowd(site, guarded.capacity));
compareCrowds(guarded, unguarded);
verdicts.conclude();

async function withSite<T>(
	variables: Record<string, string>,
	work: (site: SiteProcess) => Promise<T>,
): Promise<T> {
	await using site = await startSite({
		dataDir: folder.path,
		variables: { ...visitVariables, ...variables },
		probed: true,
	});
	return await work(site);
}

/** Each kind alone, one after the other; the first of a kind may still load and compile something. */
async function measureKinds(site: SiteProcess, visits: readonly Visit[]): Promise<void> {
	const agent = new Agent({ keepAlive: true });
	const url = new URL(site.url);
	const rows: { row: string[]; longest: number }[] = [];
	let worst = { name: "", longest: 0 };
	for (const visit of visits) {
		const isRare = visit.weight === 0;
		await site.resetProbe();
		const status = await ask(url, agent, visit.next());
		const first = await settled(site, isRare);
		await site.resetProbe();
		const count = isRare ? 2 : 10;
		const times: number[] = [];
		for (let index = 0; index < count; index++) {
			const begin = performance.now();
			await ask(url, agent, visit.next());
			times.push(performance.now() - begin);
		}
		const report = await settled(site, isRare);
		const longest = report.longest[0] ?? 0;
		const [one, all] = [first.longest[0] ?? 0, report.withCollector];
		if (Math.max(one, longest) > worst.longest) {
			worst = { name: visit.name, longest: Math.max(one, longest) };
		}
		const answer = percentile(times, 0.5);
		const figures = [answer, one, longest, all, report.delay.max].map(formatNumber);
		rows.push({ row: [visit.name, String(status), ...figures], longest });
	}
	agent.destroy();
	const head = [
		"one after the other, ms",
		"status",
		"answer",
		"first",
		"longest turn",
		"with GC",
		"delay",
	];
	const sorted = rows.sort((a, b) => b.longest - a.longest).map(({ row }) => row);
	console.log(`${formatTable(head, sorted)}\n`);
	verdicts.check(
		worst.longest <= longestTurn,
		`alone, no turn of a request takes more than ${longestTurn} ms: ${worst.name} ${formatNumber(worst.longest)}`,
	);
}

/** What a request leaves to the background belongs to it. */
async function settled(site: SiteProcess, isRare: boolean): Promise<TurnReport> {
	await wait(isRare ? 1_500 : 60);
	return site.readProbe();
}

/** Ten visitors without a rest, and beside them one who does what happens a few times a day. */
async function measureFullSpeed(site: SiteProcess, visits: readonly Visit[]): Promise<void> {
	const next = mixVisits(visits);
	await sendCrowd(site.url, visitors, next, forSeconds(2));
	await site.resetProbe();
	const rare = inRounds(visits.filter(({ weight }) => weight === 0));
	const [outcomes] = await Promise.all([
		sendCrowd(site.url, visitors, next, forSeconds(seconds)),
		sendCrowd(site.url, 1, rare, forSeconds(seconds)),
	]);
	const report = await site.readProbe();
	const { p50, p99, p999, max } = report.delay;
	const times = outcomes.map(({ milliseconds }) => milliseconds);
	const perSecond = outcomes.length / seconds;
	const head = ["full speed", "p50", "p99", "p99.9", "max"];
	const line = (name: string, values: readonly number[]) => [name, ...values.map(formatNumber)];
	console.log(
		`\n${formatTable(head, [
			line(
				"answer, ms",
				[0.5, 0.99, 0.999, 1].map((share) => percentile(times, share)),
			),
			line("delay of the event loop, ms", [p50, p99, p999, max]),
		])}`,
	);
	console.log(
		`\n${visitors} visitors, ${formatNumber(perSecond)} answers/s. ${report.turns.toLocaleString("en-US")} turns, ` +
			`the longest (ms of the main thread): ${report.longest.slice(0, 8).map(formatNumber).join(", ")}; ` +
			`with the collector ${formatNumber(report.withCollector)}, its longest pause ${formatNumber(report.collector)}.\n`,
	);
	const failures = describeFailures(outcomes);
	verdicts.check(
		failures === "none",
		`at full speed nothing fails and nobody is sent away: ${failures}`,
	);
	const longest = report.longest[0] ?? 0;
	verdicts.check(
		longest <= longestTurn,
		`at full speed no turn takes more than ${longestTurn} ms: ${formatNumber(longest)}`,
	);
}

type Crowd = { capacity: number; outcomes: Outcome[]; late: number; report: TurnReport };

/** @param known answers a second of a process that has as much to do as it can; measured when it is missing */
async function measureCrowd(site: SiteProcess, known?: number): Promise<Crowd> {
	const next = mixVisits(await prepareVisits(site.url));
	await sendCrowd(site.url, visitors, next, forSeconds(3));
	const full = await sendCrowd(site.url, 2 * visitors, next, forSeconds(5));
	const capacity = known ?? full.length / 5;
	await site.resetProbe();
	const sent = await sendStream(site.url, crowd * capacity, seconds, next);
	return { capacity, ...sent, report: await site.readProbe() };
}

function compareCrowds(
	{ capacity, outcomes: guarded, late, report }: Crowd,
	{ outcomes: unguarded }: Crowd,
): void {
	const isAccepted = ({ status }: Outcome) => status !== 503;
	const timesOf = (outcomes: Outcome[]) => outcomes.map(({ milliseconds }) => milliseconds);
	const sorts = {
		"with the guard, answered": guarded.filter(isAccepted),
		"with the guard, sent away": guarded.filter((outcome) => !isAccepted(outcome)),
		"without it, answered": unguarded.filter(isAccepted),
		"without it, sent away": unguarded.filter((outcome) => !isAccepted(outcome)),
	};
	const rows = Object.entries(sorts).map(([name, outcomes]) => [
		name,
		formatNumber(outcomes.length / seconds),
		...[0.5, 0.9, 0.99].map((share) => formatNumber(percentile(timesOf(outcomes), share))),
	]);
	const offered = `${formatNumber(crowd * capacity)} requests/s, ${crowd} × the capacity`;
	console.log(`\n${formatTable([offered, "per s", "p50 ms", "p90 ms", "p99 ms"], rows)}\n`);
	const { p50, p99, max } = report.delay;
	console.log(
		`With the guard the event loop was late by ${formatNumber(p50)} ms (p50), ${formatNumber(p99)} (p99), ` +
			`${formatNumber(max)} (max); the longest turn took ${formatNumber(report.longest[0] ?? 0)} ms.\n`,
	);
	verdicts.check(
		late <= latest,
		`the crowd is sent in time, ${formatNumber(late)} ms late at most; otherwise what it gets is not judged`,
	);
	if (late > latest) return;
	const [quick, away, slow] = Object.values(sorts).map((outcomes) => timesOf(outcomes));
	const at = (times: number[] | undefined, share: number) => percentile(times ?? [], share);
	// Most of what visitors ask for is kept and waits for nothing: who is rendered a page stands in the slowest tenth.
	const ratio = at(slow, 0.9) / at(quick, 0.9);
	verdicts.check(
		ratio >= 2,
		`those let in are at least twice as quick as without the guard: ${formatNumber(ratio)} × (p90)`,
	);
	const awayRatio = at(quick, 0.9) / at(away, 0.9);
	verdicts.check(
		awayRatio >= 2,
		`those sent away know it in half the time of an answer or less: 1/${formatNumber(awayRatio)} (p90)`,
	);
	const kept = sorts["with the guard, answered"].length / seconds / capacity;
	verdicts.check(
		kept >= 0.5,
		`at least half of the capacity goes on being answered: ${formatNumber(kept * 100)} %`,
	);
	const failures = describeFailures(guarded.filter(isAccepted));
	verdicts.check(failures === "none", `nothing fails: ${failures}`);
}

function forSeconds(count: number): () => boolean {
	const end = performance.now() + count * 1_000;
	return () => performance.now() < end;
}

function inRounds(visits: readonly Visit[]): () => Visit {
	let at = 0;
	return () => visits[at++ % visits.length] as Visit;
}
