import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page } from "playwright-core";
import { findBrowser, launchBrowser, untilSettled } from "#tests/helpers/browser.ts";
import { publicPages } from "./budgets.ts";
import { describeMachine, waitForQuiet } from "./machine.ts";
import { median } from "./percentiles.ts";
import { fetchBytes, findResumePath, startSite } from "./site-process.ts";
import { formatTable } from "./tables.ts";

/**
 * What Lighthouse and axe say of the public pages, and how much of each can be read without scripts.
 * `node bench/page-quality.ts [--quiet] [--runs=3] [--only=lighthouse|axe] [--pages=/a,/b]`
 */

const { values: options } = parseArgs({
	options: {
		quiet: { type: "boolean", default: false },
		runs: { type: "string", default: "3" },
		only: { type: "string" },
		pages: { type: "string" },
	},
});

/** No dependency of the project: npm keeps it in its cache. */
const lighthouse = "lighthouse@13.5.0";
const run = promisify(execFile);
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** What no search engine is told of, and everyone may see. */
const unlisted = [
	...["/resumes/lines", "/resumes/compare", "/shortlist", "/privacy", "/terms", "/luna"],
	...["/auth/signin", "/auth/signup", "/auth/forgot-password", "/subscription", "/no-such-page"],
	...["/resumes?q=engineer", "/resumes?q=zebra", "/templates?q=nurse", "/templates?q=zebra"],
];

/** Of pages that are made by one rule, such as those of resumes, so many are looked at. */
const ofOneKind = 3;

const dataDir = await mkdtemp(join(tmpdir(), "offerfolio-bench-"));
const site = await startSite(dataDir);
try {
	if (options.quiet) await waitForQuiet(300);
	console.log(`${new Date().toISOString().slice(0, 10)}, ${describeMachine()}\n`);
	const asked = options.pages?.split(",");
	if (options.only !== "axe") {
		const budgeted = publicPages(await findResumePath(site.url)).map(({ path }) => path);
		await askLighthouse(asked ?? [...budgeted, "/b", "/c", "/d", "/e", "/f", "/g"]);
	}
	if (options.only !== "lighthouse") await askAxe(asked ?? [...(await listedPages()), ...unlisted]);
} finally {
	await site.stop();
	await rm(dataDir, { recursive: true, force: true });
}

/** What the site map has: every page, but for those of which there are many. */
async function listedPages(): Promise<string[]> {
	const map = (await fetchBytes(`${site.url}/sitemap.xml`)).body.toString();
	const counts = new Map<string, number>();
	return [...map.matchAll(/<loc>([^<]+)<\/loc>/gu)]
		.map(([, address = ""]) => new URL(address).pathname)
		.filter((path) => {
			const [first = "", second = "", ...rest] = path.slice(1).split("/");
			if (second === "" || first === "blog" || first === "guides") return true;
			const kind = [first, rest.length > 0 ? second : "", rest.length].join("/");
			counts.set(kind, (counts.get(kind) ?? 0) + 1);
			return (counts.get(kind) ?? 0) <= ofOneKind;
		});
}

type Report = {
	categories: Record<(typeof categories)[number], { score: number | null }>;
	audits: Record<string, { numericValue?: number }>;
};

/** Medians of several runs, each in a browser of its own. */
async function askLighthouse(paths: readonly string[]): Promise<void> {
	const folder = await mkdtemp(join(tmpdir(), "offerfolio-lighthouse-"));
	const chrome = await findBrowser();
	const rows: string[][] = [];
	try {
		for (const path of paths) {
			const reports: Report[] = [];
			for (let round = 0; round < Number(options.runs); round++) {
				const report = await oneReport(site.url + path, folder, chrome).catch((error) => {
					console.error(`${path}: ${error}`);
					return null;
				});
				if (report) reports.push(report);
			}
			const of = (name: string) =>
				median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
			const row = [
				`\`${path}\``,
				...categories.map((name) =>
					String(Math.round(100 * median(reports.map((one) => one.categories[name].score ?? 0)))),
				),
				`${(of("first-contentful-paint") / 1000).toFixed(1)} s`,
				`${(of("largest-contentful-paint") / 1000).toFixed(1)} s`,
				`${of("total-blocking-time").toFixed(0)} ms`,
				of("cumulative-layout-shift").toFixed(3),
				(of("total-byte-weight") / 1000).toFixed(0),
			];
			console.error(row.join("  "));
			rows.push(row);
		}
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
	const paints = ["first paint", "largest paint", "blocked", "shift", "KB"];
	const scores = ["performance", "accessibility", "best practices", "SEO"];
	console.log(`${formatTable(["page", ...scores, ...paints], rows)}\n\n${describeMachine()}\n`);
}

async function oneReport(url: string, folder: string, chrome: string): Promise<Report> {
	const flags =
		"--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-sync";
	const { stdout } = await run(
		"npx",
		["--yes", lighthouse, url, "--output=json", "--quiet", `--chrome-flags=${flags}`],
		{ cwd: folder, env: { ...process.env, CHROME_PATH: chrome }, maxBuffer: 64 * 2 ** 20 },
	);
	return JSON.parse(stdout);
}

/** Four screens of each page, and its words with scripts and without. */
async function askAxe(paths: readonly string[]): Promise<void> {
	const browser = await launchBrowser();
	const found = new Map<string, string[]>();
	const less: string[] = [];
	try {
		for (const width of [360, 1280]) {
			for (const colorScheme of ["light", "dark"] as const) {
				const screen = { viewport: { width, height: 900 }, colorScheme };
				const context = await browser.newContext({ ...screen, reducedMotion: "reduce" });
				const page = await context.newPage();
				for (const path of paths) {
					await page.goto(site.url + path);
					await untilSettled(page);
					const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
					for (const { id, impact, nodes } of violations) {
						const name = `${id} (${impact}): ${nodes.map(({ target }) => target).join(" | ")}`;
						found.set(name, [...(found.get(name) ?? []), `${path} ${width} ${colorScheme}`]);
					}
				}
				await context.close();
			}
		}
		for (const path of paths) {
			const { share, missing } = await readWithoutScripts(browser, path);
			if (share < 1) less.push(`${path}: ${(100 * share).toFixed(1)} %, not: ${missing.join(" ")}`);
		}
	} finally {
		await browser.close();
	}
	console.log(`axe: ${paths.length} pages on 4 screens each, ${found.size} findings`);
	for (const [name, places] of found) console.log(`- ${name}: ${places.join(", ")}`);
	console.log(`Without scripts: ${paths.length - less.length} of ${paths.length} pages say all`);
	for (const line of less) console.log(`- ${line}`);
}

/** Which part of the words of a page, as it is drawn with scripts, is there without them. */
async function readWithoutScripts(browser: Browser, path: string) {
	const [live, still] = [await wordsOf(browser, path, true), await wordsOf(browser, path, false)];
	const missing: string[] = [];
	for (const word of live) {
		const at = still.indexOf(word);
		if (at < 0) missing.push(word);
		else still.splice(at, 1);
	}
	return { share: 1 - missing.length / Math.max(1, live.length), missing: missing.slice(0, 12) };
}

async function wordsOf(browser: Browser, path: string, javaScriptEnabled: boolean) {
	const context = await browser.newContext({ javaScriptEnabled });
	const page = await context.newPage();
	await page.goto(site.url + path);
	if (javaScriptEnabled) await untilSettled(page);
	const text = await readMain(page);
	await context.close();
	return text.split(/\s+/u).filter(Boolean);
}

const readMain = (page: Page): Promise<string> => page.locator("main").first().innerText();
