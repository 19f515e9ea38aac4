import type { Page, Request, Route } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import type { visit } from "#tests/helpers/browser.ts";
import {
	goodCard,
	payWith,
	pressInSandbox,
	setFaults,
	signUpBuyer,
	untilSaid,
} from "#tests/helpers/buyer.ts";
import { browser, openJourneys, site } from "#tests/helpers/journeys.ts";

openJourneys();

beforeEach(async () => {
	const context = await browser.newContext({ baseURL: site.url });
	await setFaults(context);
	await context.close();
});

const newMember = (email: string, options?: Parameters<typeof visit>[2]) =>
	signUpBuyer(browser, site, email, options);

/** Presses a plan on the pricing page and fills in the payment page, with something done just before paying. */
async function buy(
	page: Page,
	button: string,
	beforePaying: () => Promise<void> = async () => {},
): Promise<void> {
	await page.goto("/pricing");
	await page.getByRole("button", { name: button }).click();
	await page.waitForURL("**/dev/stripe/checkout/**");
	await beforePaying();
	await payWith(page, goodCard, /^(?:Pay|Subscribe)/u);
}

test("A payment that is told of late is waited for when neither events nor answers come, and then welcomed by itself", async () => {
	const { page, context, expectAccessible } = await newMember("waiting@example.com");
	await buy(page, "Get Pro", () => setFaults(context, { drop: "on", apiErrors: "999999" }));
	await page.getByRole("heading", { name: "Confirming your payment" }).waitFor();
	await expect.poll(() => page.url()).toContain("/subscription/success?session_id=cs_");
	await expectAccessible();
	// Looked at again, and still waiting: nobody is told that nothing was paid.
	await page.waitForResponse((answer) => answer.url().includes("/subscription/success"));
	await expect
		.poll(() => page.getByRole("heading", { level: 1 }).innerText())
		.toBe("Confirming your payment");
	await expect.poll(() => page.getByText(/welcome|free plan|payment status/iu).count()).toBe(0);

	// Events go on being lost: the page asks, and needs none.
	await setFaults(context, { drop: "on" });
	await page.getByRole("heading", { name: "Welcome to Pro" }).waitFor();
	await page.getByText("Welcome to Offerfolio Pro!").waitFor();
	await page.goto("/settings");
	await page.getByText("Pro Member").waitFor();
});

test("A member whose payment is disputed reads what is the matter, cancels, and has the rest when it is won", async () => {
	const email = "disputed@example.com";
	const { page, context, expectAccessible } = await newMember(email);
	const inCustomer = (button: string) =>
		pressInSandbox(context, (control) =>
			control.getByRole("article").filter({ hasText: email }).getByRole("button", { name: button }),
		);
	await buy(page, "Get Pro");
	await page.getByRole("heading", { name: "Welcome to Pro" }).waitFor();
	await inCustomer("Dispute");

	await untilSaid(page, "/subscription", "Your payment is disputed.");
	await page.getByText("What has a check mark is yours without it, too").waitFor();
	await expectAccessible();
	await page.goto("/settings");
	await page.getByText("Your payment is disputed.").waitFor();
	await page.getByText("Free Account").waitFor();
	await expectAccessible();
	// It is not sold a second time, and the way leads back to what is the matter.
	await page.goto("/pricing");
	await expect.poll(() => page.getByRole("button", { name: "Get Pro" }).count()).toBe(0);
	await page.getByRole("link", { name: "See your subscription" }).click();
	await page.getByRole("heading", { name: "My Subscription" }).waitFor();

	await page.getByRole("link", { name: "Cancel Subscription" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByText("Your access is already off.").waitFor();
	await expectAccessible();
	await dialog.getByRole("button", { name: "Continue to Cancel" }).click();
	await dialog.getByRole("button", { name: "Yes, Cancel My Subscription" }).click();
	await dialog.getByRole("radio", { name: "Other" }).check();
	await dialog.getByRole("button", { name: "Complete Cancellation" }).click();
	await page.getByText("Your subscription has been cancelled.").waitFor();
	await page.getByText("Your cancellation takes effect").waitFor();
	await expect.poll(() => page.getByRole("link", { name: "Cancel Subscription" }).count()).toBe(0);

	await inCustomer("Win dispute");
	await untilSaid(page, "/subscription", "Active (Cancels at period end)");
	await page.getByRole("button", { name: "Resume subscription" }).waitFor();
});

describe("A press that leads to the payment provider", () => {
	test("says when the server cannot be reached, and works when it can", async () => {
		const { page, context, expectAccessible } = await newMember("offline@example.com", {
			allow: /net::ERR_/u,
		});
		await page.goto("/pricing");
		const button = page.getByRole("button", { name: "Get Pro" });
		await page.route("**/checkout/**", (route) => route.abort());
		await button.click();
		await page.getByRole("alert").getByText("Failed to start checkout process").waitFor();
		await expect.poll(() => button.getAttribute("aria-disabled")).toBeNull();
		await expectAccessible();
		await page.unroute("**/checkout/**");
		await context.setOffline(true);
		// The alert of the first press stands there still.
		const isPost = (request: Request) => request.method() === "POST";
		await Promise.all([page.waitForEvent("requestfailed", isPost), button.click()]);
		await expect.poll(() => button.getAttribute("aria-disabled")).toBeNull();
		await page.getByRole("alert").getByText("Failed to start checkout process").waitFor();
		await expect.poll(() => page.url()).toBe(`${site.url}/pricing`);
		await context.setOffline(false);
		await button.click();
		await page.waitForURL("**/dev/stripe/checkout/**");
	});

	test("waits, is sent once, and works again after Back, wherever it stands", async () => {
		const { page } = await newMember("pressing@example.com");
		await pressOn(page, "/pricing", "Get the Resume Pack", "Opening checkout");
		await buy(page, "Get Pro");
		await page.getByRole("heading", { name: "Welcome to Pro" }).waitFor();
		await pressOn(page, "/settings", "Manage Billing", "Opening...");
		await pressOn(page, "/subscription", "Manage Billing & Payment", "Loading...");
	});

	async function pressOn(page: Page, path: string, idle: string, busy: string): Promise<void> {
		await page.goto(path);
		const asked: Route[] = [];
		await page.route(
			/\/(?:checkout\/[^/]+|billing\/portal)\.data/u,
			(route) => void asked.push(route),
		);
		const button = page.getByRole("button", { name: idle, exact: true });
		const waiting = page.getByRole("button", { name: busy, exact: true });
		await button.click();
		await waiting.waitFor();
		await expect.poll(() => waiting.getAttribute("aria-busy")).toBe("true");
		await waiting.click({ force: true });
		await waiting.press("Enter");
		await expect.poll(() => asked.length).toBe(1);

		// Back brings the page out of the browser's memory as it was left; what was under way then is over.
		await page.evaluate(() =>
			window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
		);
		await button.waitFor();
		await expect.poll(() => button.getAttribute("aria-busy")).toBeNull();
		await asked[0]?.abort();
		await expect.poll(() => page.url()).toBe(`${site.url}${path}`);

		await button.click();
		await waiting.waitFor();
		await expect.poll(() => asked.length).toBe(2);
		await asked[1]?.continue();
		await page.waitForURL("**/dev/stripe/**");
		expect(asked).toHaveLength(2);
		await page.unrouteAll();
	}
});

test("The way to the subscription says what it waits for", async () => {
	const { page } = await newMember("loading@example.com");
	const held: Route[] = [];
	await page.goto("/settings");
	await page.route("**/subscription.data*", (route) => void held.push(route));
	await page.getByRole("button", { name: /loading@/u }).click();
	await page.getByRole("link", { name: "My Subscription" }).click();
	await page.getByText("Loading subscription details...").waitFor();
	await expect.poll(() => held.length).toBe(1);
	await held[0]?.continue();
	await page.getByText("No Active Subscription").waitFor();
	await expect.poll(() => page.getByText("Loading subscription details...").count()).toBe(0);
});
