import { readdir, readFile } from "node:fs/promises";
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
 * How long the answer about a person's own resume takes in their browser: from the choice of the file, with the press
 * right after it, until the first answer stands on the page; and how much of a processor all threads of the page use
 * for it, which work side by side, and for the next one. A browser's own throttle does not reach workers, so what is
 * measured is multiplied by six: a slow phone. `node bench/own-reading.ts [--quiet]`
 */

const { values: options } = parseArgs({ options: { quiet: { type: "boolean", default: false } } });
const slowness = 6;
/** What the machine does besides makes single answers twice as slow. */
const rounds = 3;
const people = readPeople().filter((_, at) => at % 60 === 0);

await using site = await startSite({ timeoutMilliseconds: 600_000 });
await using browser = await launchBrowser();
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
	const shown: number[] = [];
	const times: { first: number[]; next: number[] } = { first: [], next: [] };
	for (const person of people) {
		const file = Buffer.from(await render(person, format));
		const waits: number[] = [];
		for (let round = 0; round < rounds; round++) {
			await openInsights(page);
			const [waited, used] = await answerTime(page, format, file);
			waits.push(waited);
			times.first.push(used);
			times.next.push((await answerTime(page, format, file))[1]);
		}
		shown.push(median(waits));
	}
	const [wait, first, next] = [median(shown), median(times.first), median(times.next)];
	const most = Math.max(...shown);
	const cells = [wait, most, slowness * wait, slowness * most, first, next, slowness * first];
	rows.push([format, ...cells.map(formatNumber)]);
}
const head = [
	"ms",
	"shown after",
	"slowest",
	"× 6",
	"slowest × 6",
	"of a processor",
	"next",
	"× 6",
];
console.log(formatTable(head, rows));
console.log(
	`\n${people.length} resumes in each format, the median of ${rounds} answers about each; the goal is 1,000 until it is shown, × 6.`,
);

/** A new page and a new worker. */
async function openInsights(page: Page): Promise<void> {
	await page.goto(`${site.url}/insights`);
	await page.locator("form[data-reading=ready]").waitFor();
	await page.waitForTimeout(500);
}

/**
 * Chooses the file, which is read at once, and asks for the answer.
 * @returns milliseconds until it is shown, and those of a processor
 */
async function answerTime(
	page: Page,
	format: Format,
	file: Buffer,
): Promise<[shown: number, used: number]> {
	const text = format === "text" ? file.toString() : "";
	await page.getByLabel("The text of your resume").fill(text);
	const files = text === "" ? [{ name: `mine.${format}`, mimeType: "", buffer: file }] : [];
	await page.waitForTimeout(200);
	const before = await usedTime();
	const shown = page.evaluate(pressAfterChoice, text !== "");
	await page.getByLabel("Or its file").setInputFiles(files);
	const waited = await shown;
	// Longer than any answer takes; a page that rests uses nothing.
	await page.waitForTimeout(1_500);
	return [waited, (await usedTime()) - before];
}

/** In the page: presses as soon as a file is chosen, or at once, and says how long the answer takes. */
async function pressAfterChoice(isText: boolean): Promise<number> {
	const input = document.querySelector("input[type=file]");
	const button = document.querySelector<HTMLElement>("form[data-reading] button[type=submit]");
	if (!isText) {
		await new Promise((chosen) => input?.addEventListener("change", chosen, { once: true }));
	}
	const start = performance.now();
	button?.click();
	for (;;) {
		await new Promise(requestAnimationFrame);
		if (document.querySelector("#what-we-read")) return performance.now() - start;
	}
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
