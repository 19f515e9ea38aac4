import { createHook } from "node:async_hooks";
import { createServer } from "node:http";
import { monitorEventLoopDelay, PerformanceObserver } from "node:perf_hooks";
import { json } from "node:stream/consumers";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isMainThread } from "node:worker_threads";
import { supervisedFlag } from "#server/supervisor/messages.ts";

/**
 * Loaded into the site's process (`NODE_OPTIONS=--import=./bench/turn-probe.ts`), it measures for who asks at the
 * Unix socket `TURN_PROBE`. A **turn** is what runs between two callbacks of the event loop: while it
 * lasts nobody else is served. It is counted in the main thread's own processor time, which other work on
 * the machine does not touch, and without what the garbage collector took of it.
 */
export type TurnReport = {
	/** Milliseconds of processor time of the longest turns, the longest first. */
	longest: number[];
	/** The longest turns with the collector's share, and the longest pause of the collector. */
	withCollector: number;
	collector: number;
	turns: number;
	/** The delay of the event loop as the clock on the wall has it, in milliseconds. */
	delay: { p50: number; p99: number; p999: number; max: number };
	/** Megabytes: what the process holds, and what of the heap is in use after a collection. */
	memory: { resident: number; heap: number };
};

export type ProbeQuestion = { probe: "reset" | "report"; collect?: boolean };

/** The timer of the histogram; it is part of what the histogram says. */
const resolution = 1;
/** Shorter turns are only counted. */
const worthKeeping = 2;

type Turn = { cpu: number; from: number; to: number };
let kept: Turn[] = [];
let turns = 0;
let depth = 0;
let cpu = 0;
let wall = 0;
let pauses: { from: number; to: number }[] = [];
const histogram = monitorEventLoopDelay({ resolution });

function now(): number {
	const { user, system } = process.threadCpuUsage();
	return (user + system) / 1_000;
}

function endTurn(): void {
	const [cpuNow, wallNow] = [now(), performance.now()];
	const took = cpuNow - cpu;
	turns++;
	if (took >= worthKeeping) kept.push({ cpu: took, from: wall, to: wallNow });
	cpu = cpuNow;
	wall = wallNow;
}

function reset(): void {
	kept = [];
	pauses = [];
	turns = 0;
	histogram.reset();
	cpu = now();
	wall = performance.now();
}

/** Milliseconds of a turn that were the collector's. */
function collectedIn({ from, to }: Turn): number {
	return pauses.reduce(
		(sum, pause) => sum + Math.max(0, Math.min(to, pause.to) - Math.max(from, pause.from)),
		0,
	);
}

function report(memory: TurnReport["memory"]): TurnReport {
	const own = kept.map((turn) => Math.max(0, turn.cpu - collectedIn(turn)));
	const at = (share: number) => Math.max(0, histogram.percentile(share) / 1e6 - resolution);
	return {
		longest: own.sort((a, b) => b - a).slice(0, 20),
		withCollector: Math.max(0, ...kept.map((turn) => turn.cpu)),
		collector: Math.max(0, ...pauses.map(({ from, to }) => to - from)),
		turns,
		delay: {
			p50: at(50),
			p99: at(99),
			p999: at(99.9),
			max: Math.max(0, histogram.max / 1e6 - resolution),
		},
		memory,
	};
}

let isWatching = false;

/** Nothing is watched or kept until a measurement asks for it. */
function watch(): void {
	if (isWatching) return;
	isWatching = true;
	createHook({
		before() {
			if (depth++ === 0) endTurn();
		},
		after() {
			depth = Math.max(0, depth - 1);
		},
		trackPromises: false,
	}).enable();
	new PerformanceObserver((list) => {
		for (const { startTime, duration } of list.getEntries()) {
			pauses.push({ from: startTime, to: startTime + duration });
		}
	}).observe({ entryTypes: ["gc"] });
	histogram.enable();
}

const { TURN_PROBE: socket } = process.env;
// The process that serves, and neither that above it nor the threads beside it.
if (socket && isMainThread && process.argv.includes(supervisedFlag)) {
	setFlagsFromString("--expose-gc");
	createServer(async (request, response) => {
		const { probe, collect } = (await json(request)) as ProbeQuestion;
		const answer = (value: TurnReport | null) => response.end(JSON.stringify(value));
		if (probe === "reset") {
			watch();
			reset();
			answer(null);
			return;
		}
		endTurn();
		// Before it is tidied up for us.
		const resident = process.memoryUsage.rss() / 1e6;
		if (collect) runInNewContext("gc")();
		const memory = { resident, heap: process.memoryUsage().heapUsed / 1e6 };
		// What the collector did is told a little later than it was done.
		setImmediate(() => setImmediate(() => answer(report(memory))));
	})
		.listen(socket)
		.unref();
}
