import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import autocannon, { type Result } from "autocannon";
import type { BareAnswers } from "./bare-server.ts";
import { describeMachine, waitForQuiet } from "./machine.ts";
import { median } from "./percentiles.ts";
import {
	fetchBytes,
	findResumePath,
	type SiteProcess,
	signIn,
	startSite,
	stopProcess,
} from "./site-process.ts";
import { formatKilobytes, formatNumber, formatTable } from "./tables.ts";

/**
 * Pages: how many a second the production server answers on ten connections, kept and rendered, beside a bare
 * server that sends the same bytes; its memory; and how soon it answers. `node bench/pages.ts [--quiet]`
 */

const { values: options } = parseArgs({
	options: {
		quiet: { type: "boolean", default: false },
		/** Beneath the supervisor, as `npm start` runs it. */
		supervised: { type: "boolean", default: false },
		/** Of one measurement. */
		seconds: { type: "string", default: "4" },
	},
});
const rounds = 3;
const connections = 10;
const starts = 5;
const memoryRequests = { kept: 100_000, rendered: 5_000 };
// What a server says of the connection, not of the page.
const perConnection = new Set(["connection", "keep-alive", "date", "transfer-encoding"]);

type Page = { name: string; path: string; headers: Record<string, string>; status: 200 | 304 };

const dataDir = await mkdtemp(join(tmpdir(), "offerfolio-bench-"));
try {
	let site = await startSite(dataDir, { supervised: options.supervised });
	const firstStart = site.startMilliseconds;
	const firstSeconds = await site.processorSeconds();
	try {
		if (options.quiet) await waitForQuiet(300);
		console.log(`${describeMachine()}\n`);
		await comparePages(site);
	} finally {
		await site.stop();
	}

	const times: number[] = [];
	for (let round = 0; round < starts; round++) {
		site = await startSite(dataDir, { supervised: options.supervised });
		times.push(site.startMilliseconds);
		if (round < starts - 1) await site.stop();
	}
	try {
		console.log(
			`\nStart to first answer: ${formatNumber(median(times))} ms with an existing database ` +
				`(median of ${starts}: ${times.map(formatNumber).join(", ")}), ` +
				`${(firstStart / 1000).toFixed(1)} s the first time, with the library to fill ` +
				`(${firstSeconds.toFixed(1)} s of the processor, Postgres apart).`,
		);
		await measureMemory(site.url, site.residentMegabytes);
	} finally {
		await site.stop();
	}
} finally {
	await rm(dataDir, { recursive: true, force: true });
}

type Sample = { rate: number; p99: number; microseconds: number };

async function comparePages({ url, processorSeconds }: SiteProcess): Promise<void> {
	const pages = await choosePages(url);
	await waitUntilKept(url, pages);
	const bare = await startBareServer(url, pages);
	try {
		const results = pages.map(() => ({ site: [] as Sample[], bare: [] as Sample[] }));
		for (const page of pages) await load(url + page.path, page, 1);
		for (let round = 0; round < rounds; round++) {
			for (const [index, page] of pages.entries()) {
				results[index]?.site.push(await sample(url + page.path, page, processorSeconds));
				results[index]?.bare.push(
					await sample(`${bare.url}/${index}`, page, bare.processorSeconds),
				);
			}
		}
		const of = (samples: readonly Sample[], figure: keyof Sample) =>
			formatNumber(median(samples.map((one) => one[figure])));
		const rows = pages.map(({ name }, index) => {
			const { site: ours = [], bare: least = [] } = results[index] ?? {};
			// Of one round after the other: what else the machine does changes from minute to minute.
			const share = (part: (ours: Sample, least: Sample) => number) =>
				`${formatNumber(100 * median(ours.map((one, round) => part(one, least[round] ?? one))))} %`;
			return [
				name,
				formatKilobytes(bare.sizes[index] ?? 0),
				of(ours, "rate"),
				of(ours, "p99"),
				of(least, "rate"),
				share((one, other) => one.rate / other.rate),
				of(ours, "microseconds"),
				of(least, "microseconds"),
				share((one, other) => other.microseconds / one.microseconds),
			];
		});
		const head = ["page", "KB sent", "pages/s", "p99 ms", "bare/s", "of bare"];
		head.push("µs", "bare µs", "of bare");
		console.log(formatTable(head, rows));
	} finally {
		await bare.stop();
	}
}

/** As browsers ask, with and without a session; and as one that has the page already. */
async function choosePages(url: string): Promise<Page[]> {
	const compressed = { "accept-encoding": "gzip, deflate, br" };
	const session = { ...compressed, cookie: await signIn(url) };
	// A preference that is ours: rendered for a visitor without a session.
	const preference = { ...compressed, cookie: "theme=dark" };
	const paths = {
		"/": "/",
		"/resumes": "/resumes",
		"/resumes?q=engineer": "/resumes?q=engineer",
		"/resumes/:id": await findResumePath(url),
		"/guides/:slug": "/guides/tech-resume",
	};
	const listTag = (await fetchBytes(`${url}/resumes`)).headers.etag ?? "";
	const status = 200;
	return [
		...Object.entries(paths).map(
			([name, path]) => ({ name, path, headers: compressed, status }) as const,
		),
		{ name: "/resumes, not compressed", path: "/resumes", headers: {}, status },
		{
			name: "/resumes, unchanged",
			path: "/resumes",
			headers: { ...compressed, "if-none-match": listTag },
			status: 304,
		},
		{ name: "/resumes, rendered", path: "/resumes", headers: preference, status },
		...Object.entries(paths).map(
			([name, path]) => ({ name: `${name}, signed in`, path, headers: session, status }) as const,
		),
	];
}

/** A page that is asked for again is compressed well behind the answer; then its bytes stay the same. */
async function waitUntilKept(url: string, pages: readonly Page[]): Promise<void> {
	for (let time = 0; time < 3; time++) {
		for (const { path, headers } of pages) await fetchBytes(url + path, headers);
		await wait(1_000);
	}
}

async function startBareServer(url: string, pages: readonly Page[]) {
	const answers: BareAnswers = {};
	const sizes: number[] = [];
	for (const [index, page] of pages.entries()) {
		const { status, headers, body } = await fetchBytes(url + page.path, page.headers);
		if (status !== page.status) throw new Error(`${page.name} answers ${status}`);
		const kept = Object.entries(headers).filter(([name]) => !perConnection.has(name));
		answers[`/${index}`] = {
			status,
			headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
			base64: body.toString("base64"),
		};
		sizes.push(body.length);
	}
	const child = fork(fileURLToPath(new URL("bare-server.ts", import.meta.url)));
	child.send(answers);
	const [port] = await once(child, "message");
	return {
		url: `http://localhost:${port}`,
		sizes,
		async processorSeconds() {
			child.send("processor seconds");
			return Number((await once(child, "message"))[0]);
		},
		stop: () => stopProcess(child),
	};
}

/** Also counts the processor's time for one answer: other work takes the processor away, but not from that. */
async function sample(
	url: string,
	page: Page,
	processorSeconds: () => Promise<number>,
): Promise<Sample> {
	const before = await processorSeconds();
	const { requests, latency } = await load(url, page, Number(options.seconds));
	const used = (await processorSeconds()) - before;
	return {
		rate: requests.average,
		p99: latency.p99,
		microseconds: (1e6 * used) / requests.total,
	};
}

async function load(url: string, page: Page, duration: number): Promise<Result> {
	const { headers, status } = page;
	const result = await autocannon({ url, headers, connections, duration });
	const others = result.errors + (status === 304 ? result["2xx"] : result.non2xx);
	if (others > 0) throw new Error(`${url}: ${others} errors or answers other than ${status}`);
	return result;
}

async function measureMemory(url: string, residentMegabytes: () => Promise<number>): Promise<void> {
	const pages = await choosePages(url);
	const megabytes = [await residentMegabytes()];
	for (const [kind, amount] of Object.entries(memoryRequests)) {
		const asked = pages.filter(({ name }) => name.endsWith("signed in") === (kind === "rendered"));
		const result = await autocannon({
			url,
			connections,
			amount,
			requests: asked
				.filter(({ status }) => status === 200)
				.map(({ path, headers }) => ({ path, headers })),
		});
		if (result.errors + result.non2xx > 0) throw new Error("Some of the requests failed");
		megabytes.push(await residentMegabytes());
	}
	const [before = 0, kept = 0, rendered = 0] = megabytes;
	console.log(
		`\nMemory of the process: ${formatNumber(before)} MB after the start, ${formatNumber(kept)} MB after ` +
			`${memoryRequests.kept.toLocaleString("en-US")} requests without a session, ${formatNumber(rendered)} MB ` +
			`after ${memoryRequests.rendered.toLocaleString("en-US")} more with one.`,
	);
}
