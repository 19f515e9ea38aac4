import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import {
	type Browser,
	type BrowserContext,
	type ConsoleMessage,
	chromium,
	type Locator,
	type Page,
	type Request,
} from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { findViolations } from "./axe.ts";

const run = promisify(execFile);

/** The first has no window to draw: a journey in it takes a third less of the processor. */
const systemBrowsers = [
	"/usr/bin/chromium-headless-shell",
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
];

/**
 * The first are Playwright's, whose list this one takes the place of. The next make the address bar, which nobody
 * sees here, out of two pages for each tab: they cost as much as a page of the site. The last starts a process ahead
 * for a page that may come: a tenth of what a journey takes.
 */
const disabledFeatures = [
	"AvoidUnnecessaryBeforeUnloadCheckSync",
	"DestroyProfileOnBrowserClose",
	"DialMediaRouteProvider",
	"GlobalMediaControls",
	"HttpsUpgrades",
	"LensOverlay",
	"MediaRouter",
	"PaintHolding",
	"ThirdPartyStoragePartitioning",
	"BlockOriginHeaderModificationOnRedirect",
	"AvoidCorsURLLoaderRestartOnRedirect",
	"Translate",
	"OptimizationHints",
	"NetworkTimeServiceQuerying",
	"AimEnabled",
	"WebUIOmniboxPopup",
	"WebUIOmniboxAimPopup",
	"WebUIOmniboxFullPopup",
	"SpareRendererForSitePerProcess",
];

const flags = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	`--disable-features=${disabledFeatures.join(",")}`,
];

/**
 * Milliseconds by which each script comes late, to find journeys and pages that rely on a fast network:
 * `LATE_SCRIPTS=1500 npx vitest run --project e2e`.
 */
const scriptDelay = Number(process.env.LATE_SCRIPTS ?? 0);

/**
 * How many times slower the browser runs than it can, to find what looks at a page between two of its states:
 * `SLOW_BROWSER=6 npx vitest run --project e2e --test-timeout=900000`.
 */
const slowness = Number(process.env.SLOW_BROWSER ?? 1);

/** The browser that Playwright brought, or the system's; installed from Debian where that is possible. */
export async function findBrowser(): Promise<string> {
	const candidates = [chromium.executablePath(), ...systemBrowsers];
	const found = candidates.find((path) => path && existsSync(path));
	if (found) return found;
	if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
		await run("apt-get", ["update"]);
		for (const name of ["chromium-headless-shell", "chromium"]) {
			const options = ["install", "-y", "--no-install-recommends", name];
			const isThere = await run("apt-get", options).then(
				() => true,
				() => false,
			);
			if (isThere) return `/usr/bin/${name}`;
		}
	}
	throw new Error("The journeys need Chromium: a package of the system, or Playwright's own");
}

/** A browser whose scripts run as fast as they can: for what is measured. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
	return chromium.launch({ executablePath: await findBrowser(), args: [...flags, ...more] });
}

/**
 * A browser for journeys: it compiles scripts once and does not optimize them. A page is open for moments, and the
 * optimizing compilers take a sixth of the processor, more than they give back.
 */
export const launchForJourneys = (): Promise<Browser> =>
	launchBrowser(["--js-flags=--no-opt --no-maglev"]);

/** Of all visitors: how the texts were drawn whose contrast is known to be enough. */
const drawingsSeen = new Set<string>();

export type Visitor = {
	page: Page;
	context: BrowserContext;
	/** Fails on any violation of the accessibility rules on the page as it is now. */
	expectAccessible(): Promise<void>;
};

/**
 * Waits until the scripts of a page have taken it over; a page without scripts is ready when it is whole. They come
 * after the first paint, and until then links and forms work as the browser knows them. Marks the document, which is
 * not asked again: what its scripts add later is theirs from the start.
 */
async function untilScriptsRun(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		const isReady = () => {
			if (!("__reactRouterContext" in window)) return document.readyState !== "loading";
			// A page that is only read holds what is pressed until its scripts run.
			const isOnlyRead = [...document.scripts].some(({ text }) =>
				text.includes("function untilUsed()"),
			);
			if (isOnlyRead) return document.readyState === "complete";
			// Parts with a file of their own, such as the menu of the header, are taken over after the others.
			return [...document.querySelectorAll("main, button")].every((element) =>
				Object.keys(element).some((key) => key.startsWith("__reactFiber")),
			);
		};
		return isReady() && document.documentElement.toggleAttribute("data-scripts-run", true);
	});
}

/**
 * Waits until a page has done what it does by itself and fetched what it wants. Playwright's "networkidle" is of the
 * document: a page that idled before its scripts ran has reached it for good.
 */
export async function untilSettled(page: Page): Promise<void> {
	const pending = new Set<Request>();
	let quietRounds = 0;
	const begin = (request: Request) => {
		quietRounds = 0;
		// Of a prefetch that is called off the browser never says that it ended.
		if (request.headers()["sec-purpose"] === "prefetch") return;
		if (["script", "fetch", "xhr"].includes(request.resourceType())) pending.add(request);
	};
	const end = (request: Request) => pending.delete(request);
	page.on("request", begin).on("requestfinished", end).on("requestfailed", end);
	// Nor is anything waited for any longer than this.
	for (let round = 0; round < 40 && (quietRounds < 3 || pending.size > 0); round++) {
		quietRounds++;
		await page.evaluate(
			() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
		);
		// The router gathers the addresses it has found for 100 ms before it asks for their routes.
		await setTimeout(150);
	}
	page.off("request", begin).off("requestfinished", end).off("requestfailed", end);
}

/**
 * Holds the scripts of the page's next document back, as a slow line does.
 * @returns how many wait, and what lets them come
 */
export async function holdScripts(page: Page): Promise<{ held(): number; release(): void }> {
	const released = Promise.withResolvers<void>();
	let held = 0;
	await page.route("**/*.js", async (route) => {
		held++;
		await released.promise;
		await route.continue();
	});
	return { held: () => held, release: () => released.resolve() };
}

/**
 * Lets the pages to come draw late while answers of the server go on coming, as on a slow phone with a fast line.
 * @returns makes the page that is open so slow: it draws only when it has waited for no answer for so many milliseconds
 */
export async function drawLate(page: Page): Promise<(milliseconds: number) => Promise<void>> {
	await page.addInitScript(() => {
		const post = MessagePort.prototype.postMessage;
		const ask = window.fetch;
		let waiting = 0;
		let answeredAt = 0;
		window.fetch = async (...request) => {
			waiting++;
			try {
				return await ask(...request);
			} finally {
				waiting--;
				answeredAt = performance.now();
			}
		};
		MessagePort.prototype.postMessage = function (...message) {
			const delay = Number(document.documentElement.dataset.busy ?? 0);
			const draw = () => {
				const rest = waiting > 0 ? delay : answeredAt + delay - performance.now();
				if (rest > 0) window.setTimeout(draw, rest);
				else Reflect.apply(post, this, message);
			};
			window.setTimeout(draw, delay);
		};
	});
	return (milliseconds) =>
		page.evaluate((delay) => {
			document.documentElement.dataset.busy = String(delay);
		}, milliseconds);
}

/** Presses what sends a form, and waits for the server's answer: what comes next may be on another page. */
export async function pressUntilAnswered(button: Locator): Promise<void> {
	const page = button.page();
	await Promise.all([
		page.waitForResponse((answer) => answer.request().method() === "POST"),
		button.click(),
	]);
	// A page that is closed while it comes is never closed.
	await page.waitForLoadState();
}

/** A browser that keeps cookies and code of its own. */
export async function openContext(
	browser: Browser,
	site: string,
	{ width = 1280, colorScheme = "light" }: { width?: number; colorScheme?: "light" | "dark" } = {},
): Promise<BrowserContext> {
	const context = await browser.newContext({
		baseURL: site,
		viewport: { width, height: 900 },
		colorScheme,
		reducedMotion: "reduce",
	});
	context.setDefaultTimeout(30_000 * slowness);
	if (slowness > 1) {
		context.on("page", async (page) => {
			const session = await context.newCDPSession(page);
			await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
		});
	}
	if (scriptDelay > 0) {
		await context.route(/\/assets\/.*\.js$/u, async (route) => {
			await setTimeout(scriptDelay);
			await route.continue().catch(() => undefined);
		});
	}
	return context;
}

/**
 * An empty page for visitors.
 * @param hurries presses and types before the scripts have come
 */
export async function openPage(context: BrowserContext, hurries = false): Promise<Page> {
	const page = await context.newPage();
	if (hurries) return page;
	const ready = () =>
		untilScriptsRun(page).catch((error) => {
			// The step that waited for it says so itself.
			if (!page.isClosed()) throw error;
		});
	const unmarked = page.locator("html:not([data-scripts-run])");
	await page.addLocatorHandler(unmarked, ready, { noWaitAfter: true });
	return page;
}

/**
 * A person with a browser of their own. When the test has finished, anything that the page complained
 * about (console errors, failed scripts) and any request to another host fails it.
 * @param allow errors that belong to the journey, such as the 403 of a denial
 * @param otherHosts origins to which the journey leads on purpose
 * @param context of another visitor, with what that browser has kept; it stays open
 * @param open the page that another visitor has left; it stays open as well
 * @param hurries presses and types before the scripts have come, as people do; without it every press waits for them,
 * so that a journey does not depend on how fast the machine is
 */
export async function visit(
	browser: Browser,
	site: string,
	options: {
		width?: number;
		colorScheme?: "light" | "dark";
		allow?: RegExp;
		otherHosts?: readonly string[];
		hurries?: boolean;
		context?: BrowserContext;
		open?: Page;
	} = {},
): Promise<Visitor> {
	const left = options.open?.context() ?? options.context;
	const context = left ?? (await openContext(browser, site, options));
	const page = options.open ?? (await openPage(context, options.hurries));
	const complaints: string[] = [];
	const hearConsole = (message: ConsoleMessage) => {
		if (message.type() === "error" && !options.allow?.test(message.text())) {
			complaints.push(`${message.text()} (${message.location().url})`);
		}
	};
	const hearError = (error: Error) => {
		if (!options.allow?.test(String(error))) complaints.push(String(error));
	};
	const hearRequest = (request: Request) => {
		const url = new URL(request.url());
		const isOurs = [site, ...(options.otherHosts ?? [])].some(
			(host) => new URL(host).origin === url.origin,
		);
		if (/^https?:$/u.test(url.protocol) && !isOurs) {
			complaints.push(`A request to another host: ${request.url()}`);
		}
	};
	page.on("console", hearConsole).on("pageerror", hearError).on("request", hearRequest);
	onTestFinished(async ({ task }) => {
		if (task.result?.state === "fail") {
			const places = context.pages().map((open) => open.url());
			console.error(`The journey ended at ${places.join(" and ")}`, complaints);
		}
		page.off("console", hearConsole).off("pageerror", hearError).off("request", hearRequest);
		if (options.open) await page.unrouteAll();
		else await (options.context ? page : context).close();
		expect(complaints).toEqual([]);
	});
	return {
		page,
		context,
		async expectAccessible() {
			// What is still fading in counts as unseen. Asked again and again: the promise of an animation of
			// something out of sight that nobody draws is never kept.
			await expect
				.poll(() => page.evaluate(() => document.getAnimations().length), {
					message: "Nothing moves for those who want no motion",
				})
				.toBe(0);
			const { pathname } = new URL(page.url());
			const violations = await findViolations(page, { seen: drawingsSeen });
			const found = violations.map(
				({ id, help, places }) => `${pathname}: ${id}: ${help} (${places})`,
			);
			expect(found).toEqual([]);
		},
	};
}
