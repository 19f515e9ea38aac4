import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { pressUntilAnswered, type Visitor, visit } from "./browser.ts";
import { post } from "./page-forms.ts";
import type { RunningSite } from "./running-site.ts";

/** What a person who buys does in a browser, on the site and on the sandbox's pages. */

export const buyerPassword = "a-quiet-room";

/** The card that pays, as the payment page writes it. */
export const goodCard = "4242 4242 4242 4242";

/** A person who has just confirmed their address, in a browser of their own. */
export async function signUpBuyer(
	browser: Browser,
	site: RunningSite,
	email: string,
	options: Parameters<typeof visit>[2] = {},
): Promise<Visitor> {
	const visitor = await visit(browser, site.url, options);
	await visitor.context.addCookies([await site.addMember(email, buyerPassword)]);
	return visitor;
}

/** Signs in once more: a month on, by the sandbox's clock, the session has ended. */
export async function signInBuyer(page: Page, email: string): Promise<void> {
	await page.goto("/auth/signin");
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password", { exact: true }).fill(buyerPassword);
	await page.getByRole("main").getByRole("button", { name: "Sign In", exact: true }).click();
	await page.waitForURL((url) => url.pathname !== "/auth/signin");
}

/** Fills in the payment page that is open. */
export async function payWith(page: Page, card: string, button: RegExp): Promise<void> {
	await page.getByRole("radio", { name: new RegExp(card, "u") }).check();
	await page.getByLabel("Name on card").fill("An Invented Person");
	await page.getByRole("button", { name: button }).click();
}

/**
 * Presses something on the sandbox's control page, in a tab beside the others.
 * @param find fills in what has to be filled in, and finds the button
 */
export async function pressInSandbox(
	context: BrowserContext,
	find: (control: Page) => Locator | Promise<Locator>,
): Promise<void> {
	const control = await context.newPage();
	// A jump of the clock is answered when all jobs up to then are done: on a busy machine that takes minutes.
	control.setDefaultTimeout(0);
	await control.goto("/dev/stripe");
	await pressUntilAnswered(await find(control));
	await control.close();
}

/** What goes wrong at the sandbox from now on, by the names of its page's fields; nothing else does. */
export async function setFaults(
	context: BrowserContext,
	faults: Record<string, string> = {},
): Promise<void> {
	const answer = await post(context, "/dev/stripe", { form: { ...faults, action: "faults" } });
	if (!answer.ok()) throw new Error(`The sandbox does not take these faults: ${answer.status()}`);
}

/** Lets the sandbox's time pass. @param button such as "1 month ahead" */
export async function moveClock(context: BrowserContext, button: string): Promise<void> {
	await pressInSandbox(context, (control) => control.getByRole("button", { name: button }));
}

/** Goes to a page again and again until it says something: events take a moment. */
export async function untilSaid(page: Page, path: string, words: string): Promise<void> {
	await expect
		.poll(
			async () => {
				await page.goto(path);
				return page.getByRole("main").innerText();
			},
			{ timeout: 30_000, interval: 200 },
		)
		.toContain(words);
}
