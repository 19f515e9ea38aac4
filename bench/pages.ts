import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import autocannon, { type Result } from "autocannon";
import type { BareAnswers } from "./bare-server.ts";
import { describeMachine, waitForQuiet } from "./machine.ts";
import { median } from "./percentiles.ts";
import { fetchBytes, findResumePath, signIn, startSite, stopProcess } from "./site-process.ts";
import { formatKilobytes, formatNumber, formatTable } from "./tables.ts";

/**
 * Pages: how many a second the production server renders for ten connections, beside a bare server that
 * sends the same bytes; its memory; and how soon it answers. `node bench/pages.ts [--quiet]`
 */

const { values: options } = parseArgs({
	options: {
		quiet: { type: "boolean", default: false },
		/** Of one measurement. */
		seconds: { type: "string", default: "4" },
	},
});
const rounds = 3;
const connections = 10;
const starts = 5;
const memoryRequests = 20_000;
// What a server says of the connection, not of the page.
const perConnection = new Set(["connection", "keep-alive", "date", "transfer-encoding"]);

type Page = { name: string; path: string; headers: Record<string, string> };

const dataDir = await mkdtemp(join(tmpdir(), "offerfolio-bench-"));
try {
	let site = await startSite(dataDir);
	const firstStart = site.startMilliseconds;
	try {
		if (options.quiet) await waitForQuiet(300);
		console.log(`${describeMachine()}\n`);
		await comparePages(site.url);
	} finally {
		await site.stop();
	}

	const times: number[] = [];
	for (let round = 0; round < starts; round++) {
		site = await startSite(dataDir);
		times.push(site.startMilliseconds);
		if (round < starts - 1) await site.stop();
	}
	try {
		console.log(
			`\nStart to first answer: ${formatNumber(median(times))} ms with an existing database ` +
				`(median of ${starts}: ${times.map(formatNumber).join(", ")}), ` +
				`${(firstStart / 1000).toFixed(1)} s the first time, with the library to fill.`,
		);
		await measureMemory(site.url, site.residentMegabytes);
	} finally {
		await site.stop();
	}
} finally {
	await rm(dataDir, { recursive: true, force: true });
}

async function comparePages(url: string): Promise<void> {
	const pages = await choosePages(url);
	const bare = await startBareServer(url, pages);
	try {
		const results = pages.map(() => ({ site: [] as Result[], bare: [] as Result[] }));
		for (const page of pages) await load(url + page.path, page.headers, 1);
		for (let round = 0; round < rounds; round++) {
			for (const [index, page] of pages.entries()) {
				const seconds = Number(options.seconds);
				results[index]?.site.push(await load(url + page.path, page.headers, seconds));
				results[index]?.bare.push(await load(`${bare.url}/${index}`, page.headers, seconds));
			}
		}
		const rate = (samples: readonly Result[]) => median(samples.map((s) => s.requests.average));
		const slow = (samples: readonly Result[]) => median(samples.map((s) => s.latency.p99));
		const rows = pages.map(({ name }, index) => {
			const { site: ours = [], bare: least = [] } = results[index] ?? {};
			return [
				name,
				formatKilobytes(bare.sizes[index] ?? 0),
				formatNumber(rate(ours)),
				ours.map((sample) => formatNumber(sample.requests.average)).join(", "),
				formatNumber(slow(ours)),
				formatNumber(rate(least)),
				formatNumber(slow(least)),
				`1 : ${formatNumber(rate(least) / rate(ours))}`,
			];
		});
		const head = ["page", "KB sent", "pages/s", "rounds", "p99 ms", "bare/s", "p99 ms", "ratio"];
		console.log(formatTable(head, rows));
	} finally {
		await bare.stop();
	}
}

/** As a browser asks: compressed, but for the one row that says otherwise. */
async function choosePages(url: string): Promise<Page[]> {
	const resume = await findResumePath(url);
	const compressed = { "accept-encoding": "gzip, deflate, br" };
	return [
		{ name: "/", path: "/", headers: compressed },
		{ name: "/resumes", path: "/resumes", headers: compressed },
		{ name: "/resumes, uncompressed", path: "/resumes", headers: {} },
		{
			name: "/resumes, signed in",
			path: "/resumes",
			headers: { ...compressed, cookie: await signIn(url) },
		},
		{ name: "/resumes?q=engineer", path: "/resumes?q=engineer", headers: compressed },
		{ name: "/resumes/:id", path: resume, headers: compressed },
	];
}

async function startBareServer(url: string, pages: readonly Page[]) {
	const answers: BareAnswers = {};
	const sizes: number[] = [];
	for (const [index, page] of pages.entries()) {
		const { status, headers, body } = await fetchBytes(url + page.path, page.headers);
		if (status !== 200) throw new Error(`${page.name} answers ${status}`);
		const kept = Object.entries(headers).filter(([name]) => !perConnection.has(name));
		answers[`/${index}`] = {
			headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
			base64: body.toString("base64"),
		};
		sizes.push(body.length);
	}
	const child = fork(fileURLToPath(new URL("bare-server.ts", import.meta.url)));
	child.send(answers);
	const [port] = await once(child, "message");
	return { url: `http://localhost:${port}`, sizes, stop: () => stopProcess(child) };
}

async function load(
	url: string,
	headers: Record<string, string>,
	duration: number,
): Promise<Result> {
	const result = await autocannon({ url, headers, connections, duration });
	if (result.errors + result.non2xx > 0) {
		throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} other answers than 200`);
	}
	return result;
}

async function measureMemory(url: string, residentMegabytes: () => Promise<number>): Promise<void> {
	const before = await residentMegabytes();
	const pages = await choosePages(url);
	const result = await autocannon({
		url,
		connections,
		amount: memoryRequests,
		headers: { "accept-encoding": "gzip, deflate, br" },
		requests: [...new Set(pages.map(({ path }) => path))].map((path) => ({ path })),
	});
	if (result.errors + result.non2xx > 0) throw new Error("Some of the requests failed");
	const after = await residentMegabytes();
	console.log(
		`\nMemory of the process: ${formatNumber(before)} MB after the start, ` +
			`${formatNumber(after)} MB after ${memoryRequests.toLocaleString("en-US")} requests ` +
			`(${formatNumber(result.requests.average)} a second, all pages in turn).`,
	);
}
