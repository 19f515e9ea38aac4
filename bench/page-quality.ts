import { execFile } from "node:child_process";
import { parseArgs, promisify } from "node:util";
import { findBrowser } from "#tests/helpers/browser.ts";
import { publicPages } from "./budgets.ts";
import { describeMachine, waitForQuiet } from "./machine.ts";
import { median } from "./percentiles.ts";
import { openFolder } from "./scope.ts";
import { findResumePath, startSite } from "./site-process.ts";
import { formatTable } from "./tables.ts";

/**
 * What Lighthouse says of the public pages.
 * `node bench/page-quality.ts [--quiet] [--runs=3] [--pages=/a,/b]`
 */

const { values: options } = parseArgs({
	options: {
		quiet: { type: "boolean", default: false },
		runs: { type: "string", default: "3" },
		pages: { type: "string" },
	},
});

/** No dependency of the project: npm keeps it in its cache. */
const lighthouse = "lighthouse@13.5.0";
const run = promisify(execFile);
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

await using site = await startSite();
if (options.quiet) await waitForQuiet(300);
console.log(`${new Date().toISOString().slice(0, 10)}, ${describeMachine()}\n`);
const budgeted = publicPages(await findResumePath(site.url)).map(({ path }) => path);
await askLighthouse(options.pages?.split(",") ?? [...budgeted, "/b", "/c", "/d", "/e", "/f", "/g"]);

type Report = {
	categories: Record<(typeof categories)[number], { score: number | null }>;
	audits: Record<string, { numericValue?: number }>;
};

/** Medians of several runs, each in a browser of its own. */
async function askLighthouse(paths: readonly string[]): Promise<void> {
	await using folder = await openFolder();
	const chrome = await findBrowser();
	const rows: string[][] = [];
	for (const path of paths) {
		const reports: Report[] = [];
		for (let round = 0; round < Number(options.runs); round++) {
			const report = await oneReport(site.url + path, folder.path, chrome).catch((error) => {
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
