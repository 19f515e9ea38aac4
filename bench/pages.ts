import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import autocannon, { type Result } from "autocannon";
import type { BareAnswers } from "./bare-server.ts";
import { describeMachine, requireQuiet } from "./machine.ts";
import { startNext } from "./next-server.ts";
import { printRatios, type Sample } from "./page-ratios.ts";
import { median } from "./percentiles.ts";
import { openFolder } from "./scope.ts";
import {
	fetchBytes,
	findResumePath,
	type SiteProcess,
	signIn,
	startSite,
	stopProcess,
	takeCookies,
} from "./site-process.ts";
import { formatNumber, formatTable } from "./tables.ts";

/**
 * Pages: how many a second the production server answers on ten connections, kept, composed and rendered, beside a
 * bare server that sends the same bytes and beside Next.js; its memory; and how soon it answers. Five minutes.
 * Refuses on a machine that is busy with something else. `node bench/pages.ts [--anyway] [--next]`
 */

const { values: options } = parseArgs({
	options: {
		/** Also on a busy machine; then the microseconds are what can be compared. */
		anyway: { type: "boolean", default: false },
		/** Beside Next.js, which is installed for it. */
		next: { type: "boolean", default: false },
		/** Beneath the supervisor, as `npm start` runs it. */
		supervised: { type: "boolean", default: false },
		/** Of one measurement. */
		seconds: { type: "string", default: "1" },
	},
});
const seconds = Number(options.seconds);
/** It answers tens of thousands of times a second, always the same. */
const bareSeconds = 1;
const nextSeconds = 1;
const rounds = 3;
const connections = 10;
const crowd = { connections: 50, seconds: 1 };
const starts = 3;
const memoryRequests = { kept: 50_000, signedIn: 50_000 };
// What a server says of the connection, not of the page.
const perConnection = new Set(["connection", "keep-alive", "date", "transfer-encoding"]);

/** The dashboard is measured too. */
const variables = { ADMIN_PASSCODE: "seven-quiet-otters" };

type Page = { name: string; path: string; headers: Record<string, string>; status: 200 | 304 };

const nextPage: Page = {
	name: "Next.js",
	path: "",
	headers: { "accept-encoding": "gzip, deflate, br" },
	status: 200,
};

await using folder = await openFolder();
const startOptions = { dataDir: folder.path, supervised: options.supervised, variables };
let site = await startSite(startOptions);
const firstStart = site.startMilliseconds;
const firstSeconds = await site.processorSeconds();
try {
	if (!options.anyway) await requireQuiet(60);
	console.log(`${describeMachine()}\n`);
	await comparePages(site);
} finally {
	await site.stop();
}

const times: number[] = [];
for (let round = 0; round < starts; round++) {
	site = await startSite(startOptions);
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

type Measured = {
	page: Page;
	site: Sample[];
	bare: Sample[];
	/** Of a page that has its own elements: Next.js with the same. */
	next: Sample[];
};

async function comparePages({ url, processorSeconds }: SiteProcess): Promise<void> {
	const pages = await choosePages(url);
	await waitUntilKept(url, pages);
	const bare = await startBareServer(url, pages);
	// The list of a member for public pages; its own elements for the others.
	const listed = pages.findIndex(({ name }) => name === "/resumes, signed in");
	const next = options.next ? await startNext(await readForNext(url, pages)) : null;
	const others: Sample[] = [];
	try {
		const results = pages.map((page): Measured => ({ page, site: [], bare: [], next: [] }));
		for (const [index, page] of pages.entries()) {
			await load(url + page.path, page, 1);
			if (next && (index === listed || hasOwnElements(page)))
				await load(`${next.url}/${index}`, nextPage, 1);
		}
		for (let round = 0; round < rounds; round++) {
			if (!options.anyway) await requireQuiet(60);
			for (const [index, { page, site, bare: least, next: same }] of results.entries()) {
				site.push(await sample(url + page.path, page, seconds, processorSeconds));
				if (hasOwnElements(page)) {
					if (next) same.push(await sampleNext(index));
					continue;
				}
				least.push(await sample(`${bare.url}/${index}`, page, bareSeconds, bare.processorSeconds));
			}
			if (next) others.push(await sampleNext(listed));
		}
		printRatios(
			results.map(({ page, site, bare: least, next: same }, index) => {
				const compared = { name: page.name, bytes: bare.sizes[index] ?? 0, site, bare: least };
				return { ...compared, next: hasOwnElements(page) ? same : others };
			}),
			others,
		);
		await printCrowd(url, bare.url, results);
	} finally {
		await bare.stop();
		await next?.stop();
	}

	async function sampleNext(index: number): Promise<Sample> {
		if (!next) throw new Error("Next.js was not asked for");
		return sample(`${next.url}/${index}`, nextPage, nextSeconds, next.processorSeconds);
	}
}

/** Such a page is compared with Next.js alone, and with its own elements. */
function hasOwnElements({ name }: Page): boolean {
	return /(?:rendered|composed)$/u.test(name);
}

/** The pages whose elements Next.js is to render. */
async function readForNext(url: string, pages: readonly Page[]): Promise<string[]> {
	const bodies: string[] = [];
	for (const { path, headers } of pages) {
		const { cookie } = headers;
		bodies.push((await fetchBytes(url + path, cookie ? { cookie } : {})).body.toString());
	}
	return bodies;
}

/** How long those wait who are one of fifty, here and at the bare server: the client takes its share of both. */
async function printCrowd(
	url: string,
	bareUrl: string,
	results: readonly Measured[],
): Promise<void> {
	const asked = [...results.entries()].filter(([, { page }]) => page.name.endsWith("signed in"));
	const waits = asked.map(([index, { page }]) => ({
		index,
		page,
		site: [] as Wait[],
		bare: [] as Wait[],
	}));
	for (let round = 0; round < rounds; round++) {
		for (const { index, page, site, bare } of waits) {
			site.push(await waitIn(url + page.path, page));
			bare.push(await waitIn(`${bareUrl}/${index}`, page));
		}
	}
	const of = (list: readonly Wait[], figure: keyof Wait) =>
		formatNumber(median(list.map((one) => one[figure])));
	const rows = waits.map(({ page, site, bare }) => [
		page.name,
		of(site, "p50"),
		of(site, "p99"),
		of(bare, "p50"),
		of(bare, "p99"),
	]);
	const head = [`${crowd.connections} connections`, "p50 ms", "p99 ms", "bare p50", "bare p99"];
	console.log(`\n${formatTable(head, rows)}`);
}

/** Milliseconds until an answer, of a second. */
type Wait = { p50: number; p99: number };

async function waitIn(url: string, page: Page): Promise<Wait> {
	return (await load(url, page, crowd.seconds, crowd.connections)).latency;
}

/** As browsers ask, with and without a session; and as one that has the page already. */
async function choosePages(url: string): Promise<Page[]> {
	const compressed = { "accept-encoding": "gzip, deflate, br" };
	const session = { ...compressed, cookie: await signIn(url) };
	const preference = { ...compressed, cookie: "theme=dark" };
	const paths = {
		"/": "/",
		"/resumes": "/resumes",
		"/resumes?q=engineer": "/resumes?q=engineer",
		"/resumes/:id": await findResumePath(url),
		"/resumes/at/:company": "/resumes/at/google",
		"/guides/:slug": "/guides/tech-resume",
	};
	const reader = { ...compressed, cookie: await signIn(url, "pro@offerfolio.example") };
	const passcode = { passcode: variables.ADMIN_PASSCODE };
	const owner = { ...compressed, cookie: await takeCookies(`${url}/admin`, passcode) };
	// What their loaders ask about a member decides who gets the same page; or it is for the one who asks alone.
	const own = [
		["/pricing, composed", "/pricing", session] as const,
		["/resumes/:id/read, composed", `${paths["/resumes/:id"]}/read`, reader] as const,
		...["/library", "/settings", "/subscription"].map(
			(path) => [`${path}, rendered`, path, session] as const,
		),
		["/admin/resumes, rendered", "/admin/resumes", owner] as const,
	];
	const listTag = (await fetchBytes(`${url}/resumes`)).headers.etag ?? "";
	const status = 200;
	return [
		...Object.entries(paths).map(
			([name, path]) => ({ name, path, headers: compressed, status }) as const,
		),
		{
			name: "/resumes, unchanged",
			path: "/resumes",
			headers: { ...compressed, "if-none-match": listTag },
			status: 304,
		},
		{ name: "/resumes, dark", path: "/resumes", headers: preference, status },
		...Object.entries(paths).map(
			([name, path]) => ({ name: `${name}, signed in`, path, headers: session, status }) as const,
		),
		...own.map(([name, path, headers]) => ({ name, path, headers, status }) as const),
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
	duration: number,
	processorSeconds: () => Promise<number>,
): Promise<Sample> {
	const before = await processorSeconds();
	const { requests, latency } = await load(url, page, duration);
	const used = (await processorSeconds()) - before;
	return {
		rate: requests.average,
		p99: latency.p99,
		microseconds: (1e6 * used) / requests.total,
	};
}

async function load(
	url: string,
	page: Page,
	duration: number,
	many: number = connections,
): Promise<Result> {
	const { headers, status } = page;
	const result = await autocannon({ url, headers, connections: many, duration });
	const others = result.errors + (status === 304 ? result["2xx"] : result.non2xx);
	if (others > 0) throw new Error(`${url}: ${others} errors or answers other than ${status}`);
	return result;
}

async function measureMemory(url: string, residentMegabytes: () => Promise<number>): Promise<void> {
	const pages = await choosePages(url);
	const megabytes = [await residentMegabytes()];
	for (const [kind, amount] of Object.entries(memoryRequests)) {
		const asked = pages.filter(({ name }) => name.endsWith("signed in") === (kind === "signedIn"));
		const result = await autocannon({
			url,
			connections,
			amount,
			requests: asked
				.filter((page) => page.status === 200 && !hasOwnElements(page))
				.map(({ path, headers }) => ({ path, headers })),
		});
		if (result.errors + result.non2xx > 0) throw new Error("Some of the requests failed");
		megabytes.push(await residentMegabytes());
	}
	const [before = 0, kept = 0, signedIn = 0] = megabytes;
	console.log(
		`\nMemory of the process: ${formatNumber(before)} MB after the start, ${formatNumber(kept)} MB after ` +
			`${memoryRequests.kept.toLocaleString("en-US")} requests without a session, ${formatNumber(signedIn)} MB ` +
			`after ${memoryRequests.signedIn.toLocaleString("en-US")} more with one.`,
	);
}
