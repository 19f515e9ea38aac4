import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { launchForJourneys } from "./browser.ts";
import { type RunningSite, startSite } from "./running-site.ts";

/** The site and the browser of a file of journeys: files of journeys share no modules. */
export let site: RunningSite;
export let browser: Browser;

type Variables = Parameters<typeof startSite>[0];

/** Both are there before the first journey, and gone after the last. */
export function openJourneys(variables: () => Variables | Promise<Variables> = () => ({})): void {
	beforeAll(async () => {
		const chosen = await variables();
		[site, browser] = await Promise.all([startSite(chosen), launchForJourneys()]);
	});
	afterAll(async () => {
		await browser?.close();
		await site?.stop();
	});
}
