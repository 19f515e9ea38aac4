import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { describeMachine } from "./machine.ts";
import { openFolder } from "./scope.ts";
import { type SiteProcess, startSite } from "./site-process.ts";
import { formatNumber, formatTable } from "./tables.ts";
import { createVerdicts } from "./verdicts.ts";
import { describeFailures, mixVisits, type Outcome, sendCrowd } from "./visitor-crowd.ts";
import { prepareVisits, visitVariables } from "./visits.ts";

/**
 * Whether memory stays where it is: 100,000 requests of all kinds that visitors, members and the owner read,
 * and what the process holds on the way. `node bench/soak.ts [--requests 100000]`
 */

const { values: options } = parseArgs({
	options: { requests: { type: "string", default: "100000" } },
});
const total = Number(options.requests);
const parts = 10;
const visitors = 10;
/** Megabytes that the process should hold at the end. */
const goal = 250;
/** Megabytes that the second half of the requests may add to the heap and to the process. */
const mostGrowth = { heap: 5, resident: 25 };
const verdicts = createVerdicts();

await using folder = await openFolder();
// The library is filled by another process, as it is on every day but the first.
const filling = await startSite({ dataDir: folder.path, variables: visitVariables });
await wait(10_000);
await filling.stop();
await using site = await startSite({
	dataDir: folder.path,
	variables: visitVariables,
	probed: true,
});
console.log(`${describeMachine()}\n`);
await soak(site);
verdicts.conclude();

async function soak(site: SiteProcess): Promise<void> {
	await wait(2_000);
	const readings = [await readMemory(site)];
	const visits = (await prepareVisits(site.url)).filter(
		({ weight, next }) => weight > 0 && next().method === "GET",
	);
	const next = mixVisits(visits);
	const outcomes: Outcome[] = [];
	const start = performance.now();
	for (let part = 0; part < parts; part++) {
		let left = Math.ceil(total / parts);
		outcomes.push(...(await sendCrowd(site.url, visitors, next, () => left-- > 0)));
		readings.push(await readMemory(site));
	}
	const perSecond = outcomes.length / ((performance.now() - start) / 1_000);
	const rows = readings.map(({ resident, heap }, index) => [
		index === 0 ? "after the start" : Math.round((index * total) / parts).toLocaleString("en-US"),
		formatNumber(resident),
		formatNumber(heap),
	]);
	console.log(formatTable(["requests", "process, MB", "heap in use, MB"], rows));
	console.log(`\n${formatNumber(perSecond)} answers/s to ${visitors} visitors.\n`);
	const failures = describeFailures(outcomes);
	verdicts.check(failures === "none", `nothing fails: ${failures}`);
	for (const [figure, name] of [
		["heap", "the heap"],
		["resident", "the process"],
	] as const) {
		const [half, end] = [readings[parts / 2], readings[parts]].map((reading) => reading?.[figure]);
		const growth = (end ?? Number.NaN) - (half ?? Number.NaN);
		verdicts.check(
			growth <= mostGrowth[figure],
			`${name} is flat: the second half adds at most ${mostGrowth[figure]} MB: ${growth.toFixed(1)}`,
		);
	}
	const end = readings.at(-1)?.resident ?? Number.NaN;
	console.log(
		`\nThe goal of ${goal} MB is ${end <= goal ? "met" : "missed"}: ${formatNumber(end)} MB at the end.`,
	);
}

/** What the process holds, as it is; and its heap when what nobody needs is gone. */
async function readMemory(site: SiteProcess): Promise<{ resident: number; heap: number }> {
	return (await site.readProbe(true)).memory;
}
