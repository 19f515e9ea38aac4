import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Page } from "playwright-core";
import { demoPassword } from "#demo/accounts.ts";
import { launchBrowser } from "#tests/helpers/browser.ts";
import { readPeople } from "#tests/reading-quality/people.ts";
import { type Format, formats, openRenderer } from "#tests/reading-quality/sheets/render.ts";
import { describeMachine, waitForQuiet } from "./machine.ts";
import { median } from "./percentiles.ts";
import { startSite } from "./site-process.ts";
import { formatNumber, formatTable } from "./tables.ts";

/**
 * How much of a processor the answer about a person's own resume takes in their browser: the first one after the page
 * has loaded, and the next one. A browser's own throttle does not reach workers, so the time of the processor is
 * multiplied by six: a slow phone. `node bench/own-reading.ts [--quiet]`
 */

const { values: options } = parseArgs({ options: { quiet: { type: "boolean", default: false } } });
const slowness = 6;
const people = readPeople().filter((_, at) => at % 60 === 0);

const dataDir = await mkdtemp(join(tmpdir(), "offerfolio-bench-"));
const site = await startSite(dataDir, { timeoutMilliseconds: 600_000 });
const browser = await launchBrowser();
try {
	const render = await openRenderer(browser);
	const context = await browser.newContext();
	context.setDefaultTimeout(300_000);
	const page = await context.newPage();
	await page.goto(`${site.url}/auth/signin?returnTo=/insights`);
	await page.getByLabel("Email").fill("pro@offerfolio.example");
	await page.getByLabel("Password", { exact: true }).fill(demoPassword);
	await page.getByRole("button", { name: "Sign In", exact: true }).click();
	await page.waitForURL(`${site.url}/insights`);
	await openInsights(page);
	if (options.quiet) await waitForQuiet(300);
	console.log(`${describeMachine()}\n`);
	const rows: string[][] = [];
	for (const format of formats) {
		const times: { first: number[]; next: number[] } = { first: [], next: [] };
		for (const person of people) {
			const file = Buffer.from(await render(person, format));
			await openInsights(page);
			times.first.push(await answerTime(page, format, file));
			times.next.push(await answerTime(page, format, file));
		}
		const most = Math.max(...times.first);
		const [first, next] = [median(times.first), median(times.next)];
		const cells = [first, most, next, first / next, slowness * first, slowness * most];
		rows.push([format, ...cells.map(formatNumber)]);
	}
	const head = ["ms of a processor", "first", "most", "next", "first / next", "× 6", "most × 6"];
	console.log(formatTable(head, rows));
	console.log(`\n${people.length} resumes in each format; the goal is 1,000 in the last columns.`);
} finally {
	await browser.close();
	await site.stop();
	await rm(dataDir, { recursive: true, force: true });
}

/** A new page and a new worker. */
async function openInsights(page: Page): Promise<void> {
	await page.goto(`${site.url}/insights`);
	await page.locator("form[data-reading=ready]").waitFor();
	await page.waitForTimeout(500);
}

/** From the choice of the file, which is read at once, to the answer on the page. */
async function answerTime(page: Page, format: Format, file: Buffer): Promise<number> {
	const text = format === "text" ? file.toString() : "";
	await page.getByLabel("The text of your resume").fill(text);
	const files = text === "" ? [{ name: `mine.${format}`, mimeType: "", buffer: file }] : [];
	await page.waitForTimeout(200);
	const before = await usedTime();
	await page.getByLabel("Or its file").setInputFiles(files);
	await page.getByRole("button", { name: "Compare mine" }).last().click();
	await page.locator("#what-we-read").waitFor();
	// Longer than any answer takes; a page that rests uses nothing.
	await page.waitForTimeout(1_500);
	return (await usedTime()) - before;
}

/** Milliseconds of a processor that the threads of all pages have used. */
async function usedTime(): Promise<number> {
	let nanoseconds = 0;
	for (const id of await readdir("/proc")) {
		if (!/^\d+$/u.test(id)) continue;
		try {
			if (!(await readFile(`/proc/${id}/cmdline`, "utf8")).includes("--type=renderer")) continue;
			for (const thread of await readdir(`/proc/${id}/task`)) {
				const [used] = (await readFile(`/proc/${id}/task/${thread}/schedstat`, "utf8")).split(" ");
				nanoseconds += Number(used);
			}
		} catch {
			// It has ended meanwhile.
		}
	}
	return nanoseconds / 1e6;
}
