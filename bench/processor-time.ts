import { readFileSync } from "node:fs";
import type pg from "pg";
import { median, percentile } from "./percentiles.ts";
import { formatNumber } from "./tables.ts";

/** What an answer took: on the clock, and of the processors in this process and in its connections' servers. */
export type Cost = { milliseconds: number; node: number; postgres: number };

export type Meter = {
	/**
	 * Asks `repeats` times; the least of each counts, as what else a machine does only adds.
	 * Time of a processor says more than the clock where others work on the same machine.
	 */
	measure<T>(ask: () => Promise<T>, repeats?: number): Promise<{ cost: Cost; answer: T }>;
};

export const costHead = ["p50", "p90", "p99", "processor p50", "p90", "p99", "Node p50"];

export const costColumns = (costs: readonly Cost[]): string[] =>
	[
		...percentiles(costs.map(({ milliseconds }) => milliseconds)),
		...percentiles(costs.map(({ node, postgres }) => node + postgres)),
		median(costs.map(({ node }) => node)),
	].map(formatNumber);

const percentiles = (samples: readonly number[]): number[] =>
	[0.5, 0.9, 0.99].map((share) => percentile(samples, share));

/** Watches the connections that a pool opens from now on; their servers have to run on this machine. */
export function meterProcessors(pool: pg.Pool): Meter {
	const spent = new Map<number, number>();
	pool.on("connect", (client) => {
		spent.set((client as pg.PoolClient & { processID: number }).processID, 0);
	});
	const read = (): Cost => {
		for (const [pid, before] of spent) spent.set(pid, Math.max(before, nanosecondsOf(pid)));
		const { user, system } = process.cpuUsage();
		return {
			milliseconds: performance.now(),
			node: (user + system) / 1e3,
			postgres: [...spent.values()].reduce((sum, each) => sum + each, 0) / 1e6,
		};
	};
	return {
		async measure(ask, repeats = 1) {
			let least: Cost | undefined;
			for (let repeat = 1; ; repeat++) {
				const before = read();
				const answer = await ask();
				const after = read();
				const cost = eachOf((name) => after[name] - before[name]);
				least = least ? eachOf((name) => Math.min(cost[name], least?.[name] ?? 0)) : cost;
				if (repeat >= repeats) return { cost: least, answer };
			}
		},
	};
}

const eachOf = (value: (name: keyof Cost) => number): Cost => ({
	milliseconds: value("milliseconds"),
	node: value("node"),
	postgres: value("postgres"),
});

/** To the nanosecond, where `/proc/<pid>/stat` counts hundredths of a second. */
function nanosecondsOf(pid: number): number {
	try {
		return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]);
	} catch {
		// The pool has closed it.
		return 0;
	}
}
