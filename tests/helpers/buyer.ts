import type { Browser, BrowserContext, Page } from "playwright-core";
import { type Visitor, visit } from "./browser.ts";
import type { RunningSite } from "./running-site.ts";

/** What somebody who buys does in a browser, on the site and on the sandbox's pages. */

export const buyerPassword = "a-quiet-room";

/** The card that pays, as the payment page writes it. */
export const goodCard = "4242 4242 4242 4242";

/** Somebody who has just confirmed their address, in a browser of their own. */
export async function signUpBuyer(
	browser: Browser,
	site: RunningSite,
	email: string,
	options: Parameters<typeof visit>[2] = {},
): Promise<Visitor> {
	const visitor = await visit(browser, site.url, options);
	const { page } = visitor;
	await page.goto("/auth/signup");
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password", { exact: true }).fill(buyerPassword);
	await page.getByLabel("Confirm password", { exact: true }).fill(buyerPassword);
	await page.getByRole("button", { name: "Sign Up" }).click();
	await page.getByText("Please check your email").waitFor();
	await page.goto(await site.mailLink(email, /confirm/iu));
	await page.getByText("Email confirmed successfully!").waitFor();
	return visitor;
}

/** Fills in the payment page that is open. */
export async function payWith(page: Page, card: string, button: RegExp): Promise<void> {
	await page.getByRole("radio", { name: new RegExp(card, "u") }).check();
	await page.getByLabel("Name on card").fill("An Invented Person");
	await page.getByRole("button", { name: button }).click();
}

/** Does something on the sandbox's control page that ends with one press, in a tab beside the others. */
export async function pressInSandbox(
	context: BrowserContext,
	press: (control: Page) => Promise<void>,
): Promise<void> {
	const control = await context.newPage();
	await control.goto("/dev/stripe");
	const done = control.waitForResponse((answer) => answer.request().method() === "POST");
	await Promise.all([done, press(control)]);
	await control.getByRole("heading", { name: "The payment sandbox" }).waitFor();
	await control.close();
}
