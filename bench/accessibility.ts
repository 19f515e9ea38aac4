import { parseArgs } from "node:util";
import type { Browser, Page } from "playwright-core";
import { findViolations } from "#tests/helpers/axe.ts";
import { launchBrowser, untilSettled } from "#tests/helpers/browser.ts";
import { describeMachine } from "./machine.ts";
import { publicPaths } from "./public-paths.ts";
import { startSite } from "./site-process.ts";

/**
 * What axe says of the public pages, on a phone and a laptop, in light and dark, and whether their words are there
 * without scripts. Says each page as it is done; fails on a finding of any weight.
 * `node bench/accessibility.ts [--pages=/a,/b] [--at-once=4]`
 */

const { values: options } = parseArgs({
	options: { pages: { type: "string" }, "at-once": { type: "string", default: "4" } },
});

const widths = [360, 1280];
const height = 900;
const looks = ["light", "dark"] as const;

/** What can be different in the dark: there the same elements have other colors. */
const rulesOfColor = ["color-contrast", "link-in-text-block"];

/** What only scripts can do, and what they say of it: a visitor's shortlist is in the browser. */
const needsScripts = "button, output, .needs-script, a[href='/shortlist']";

await using site = await startSite();
await using browser = await launchBrowser();
const start = performance.now();
/** Each finding with the pages and screens that have it. */
const found = new Map<string, string[]>();
console.log(`${new Date().toISOString().slice(0, 10)}, ${describeMachine()}\n`);
const paths = options.pages?.split(",") ?? (await publicPaths(site.url));
// They take from one queue.
const queue = paths.values();
await Promise.all(Array.from({ length: Number(options["at-once"]) }, () => lookAt(queue)));
const seconds = Math.round((performance.now() - start) / 1000);
console.log(`\n${paths.length} pages in ${seconds} s, ${found.size} findings`);
for (const [finding, places] of found) console.log(`- ${finding}: ${places.join(", ")}`);
process.exitCode = found.size > 0 ? 1 : 0;

async function lookAt(queue: Iterable<string>): Promise<void> {
	const [live, still] = await Promise.all([openPage(browser, true), openPage(browser, false)]);
	for (const path of queue) {
		const findings = await findingsOf(live, still, path).catch((error: unknown) => [
			{ finding: `cannot be looked at: ${String(error).split("\n", 1)}`, place: path },
		]);
		console.log(`${findings.length === 0 ? "✓" : "✗"} ${path}`);
		for (const { finding, place } of findings)
			found.set(finding, [...(found.get(finding) ?? []), place]);
	}
}

async function openPage(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
	const context = await browser.newContext({ javaScriptEnabled, reducedMotion: "reduce" });
	return context.newPage();
}

type Finding = { finding: string; place: string };

async function findingsOf(live: Page, still: Page, path: string): Promise<Finding[]> {
	const findings: Finding[] = [];
	await live.emulateMedia({ colorScheme: "light" });
	await live.setViewportSize({ width: widths[0] ?? 360, height });
	await still.setViewportSize({ width: widths[1] ?? 1280, height });
	// At once: a site that has just been started still learns what its searches find.
	await Promise.all([live.goto(site.url + path), still.goto(site.url + path)]);
	await untilSettled(live);
	for (const width of widths) {
		await live.setViewportSize({ width, height });
		for (const colorScheme of looks) {
			await live.emulateMedia({ colorScheme });
			await live.evaluate(
				() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })),
			);
			const place = `${path} ${width} ${colorScheme}`;
			for (const finding of await askAxe(live, colorScheme)) findings.push({ finding, place });
		}
	}
	const missing = wordsMissing(await wordsOf(live), await wordsOf(still));
	if (missing.length > 0) {
		const finding = `Not there without scripts: ${missing.slice(0, 12).join(" ")}`;
		findings.push({ finding, place: path });
	}
	return findings;
}

async function askAxe(page: Page, look: (typeof looks)[number]): Promise<string[]> {
	const violations = await findViolations(page, look === "dark" ? { rules: rulesOfColor } : {});
	return violations.map(({ id, impact, places }) => `${id} (${impact}): ${places}`);
}

/** Words of the page as it is drawn with scripts that are not there without them, each as often as it is missing. */
function wordsMissing(live: readonly string[], still: readonly string[]): string[] {
	const left = Map.groupBy(still, (word) => word);
	return live.filter((word) => left.get(word)?.pop() === undefined);
}

async function wordsOf(page: Page): Promise<string[]> {
	const main = page.locator("main").first();
	const text = await main.evaluate((element: HTMLElement, selector) => {
		for (const part of element.querySelectorAll(selector)) part.remove();
		return element.innerText;
	}, needsScripts);
	return text.split(/\s+/u).filter(Boolean);
}
