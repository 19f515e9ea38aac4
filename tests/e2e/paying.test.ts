import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { visit } from "#tests/helpers/browser.ts";
import {
	buyerPassword,
	goodCard,
	moveClock,
	payWith,
	setFaults,
	signInBuyer,
	signUpBuyer,
	untilSaid,
} from "#tests/helpers/buyer.ts";
import { browser, openJourneys, site } from "#tests/helpers/journeys.ts";

openJourneys();

const newMember = (email: string, options?: Parameters<typeof visit>[2]) =>
	signUpBuyer(browser, site, email, options);

/** Opens resumes of the library by their pages, one after the other; the ids come from the list. */
async function openResumes(page: Page, count: number): Promise<string[]> {
	await page.goto("/resumes?sort=recent");
	// A few of the library have neither document nor file.
	const links = page
		.getByRole("article")
		.filter({ has: page.getByRole("button", { name: /View Resume/u }) })
		.getByRole("heading")
		.getByRole("link");
	const paths = await links.evaluateAll((found) =>
		found.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
	);
	for (const path of paths.slice(0, count)) {
		await page.goto(path);
		await page.getByRole("button", { name: "View Full Resume" }).click();
		await page.waitForURL(`**${path}/read`);
	}
	return paths;
}

test("A person signs up to buy a pack, uses it up, and finds every credit in their library", async () => {
	const { page, expectAccessible } = await visit(browser, site.url, { allow: /403/u });
	const email = "pack.buyer@example.com";
	await page.goto("/pricing");
	await expectAccessible();
	await page.getByRole("link", { name: "Get the Resume Pack" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Email").fill(email);
	await dialog.getByLabel("Password", { exact: true }).fill(buyerPassword);
	await dialog.getByLabel("Confirm password", { exact: true }).fill(buyerPassword);
	await dialog.getByRole("button", { name: "Sign Up" }).click();
	await dialog.getByText("After that, you go to checkout (Resume Pack).").waitFor();

	// The confirmation is told, and leads on into that checkout.
	await page.goto(await site.mailLink(email, /confirm/iu));
	await page.getByText("Email confirmed successfully! You are now signed in.").waitFor();
	await page.getByRole("button", { name: "Continue to checkout" }).click();
	await page.waitForURL("**/dev/stripe/checkout/**");
	await expectAccessible();
	await payWith(page, goodCard, /^Pay \$9\.99/u);
	await page.getByRole("heading", { name: "Purchase Successful" }).waitFor();
	await page.getByText("Your Resume Pack is ready!").waitFor();
	await page.getByText("first month, then $29.99 per month").waitFor();
	await expectAccessible();

	const paths = await openResumes(page, 5);
	await page.goto(`${paths[5]}`);
	// The pack is used up; what is left is the free resume.
	await page.getByText("Uses your 1 free resume").first().waitFor();
	await page.getByRole("button", { name: "View Full Resume" }).click();
	await page.waitForURL(/\/read$/u);
	await page.goto(`${paths[6]}`);
	await page.getByRole("button", { name: "View Full Resume" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Maybe Later" }).waitFor();

	await page.goto("/library/opened");
	await page.getByRole("heading", { name: "Your pack" }).waitFor();
	await expectAccessible();
	await page.goto("/settings");
	await page.getByText("Resume Pack (0 left)").waitFor();
	await page.getByText("5-Resume Access Pack").waitFor();
	await expectAccessible();
	await page
		.getByRole("link", { name: /Receipt/u })
		.first()
		.click();
	await page.getByText("$9.99").first().waitFor();
	await expectAccessible();

	// Another pack, for the one that stayed closed, leads back to it.
	await page.goto(`${paths[6]}`);
	await page.getByRole("button", { name: "View Full Resume" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Get the Resume Pack" }).click();
	await page.waitForURL("**/dev/stripe/checkout/**");
	// Who turns back is where they were, and one press tries it again.
	await page.getByRole("link", { name: /^Back to/u }).click();
	await page.getByText("Nothing was charged. Resume Pack: $9.99 one-time.").waitFor();
	await page.waitForURL((url) => url.pathname === new URL(`${paths[6]}`, url).pathname);
	await expectAccessible();
	await page.getByRole("link", { name: "Try again" }).click();
	await page.waitForURL("**/dev/stripe/checkout/**");
	await payWith(page, goodCard, /^Pay \$9\.99/u);
	await page.getByText("Your Resume Pack is ready!").waitFor();
	await expectAccessible();
	await page.getByRole("link", { name: "Back to the Resume" }).click();
	await page.waitForURL((url) => url.pathname === new URL(`${paths[6]}`, url).pathname);
});

test("A member subscribes, reads, cancels, changes their mind, cancels again, and it ends with the period", async () => {
	const { page, expectAccessible } = await newMember("subscriber@example.com", { allow: /403/u });
	await page.goto("/pricing");
	await page.getByRole("button", { name: "Get Pro" }).click();
	await page.waitForURL("**/dev/stripe/checkout/**");
	await payWith(page, goodCard, /Subscribe|Pay/u);
	await page.getByRole("heading", { name: "Welcome to Pro" }).waitFor();
	await page.getByText("Welcome to Offerfolio Pro!").waitFor();
	await expectAccessible();
	await openResumes(page, 7);

	await page.goto("/subscription");
	await page.getByRole("heading", { name: "My Subscription" }).waitFor();
	await expectAccessible();
	await cancel(page, expectAccessible);
	await page.getByRole("button", { name: "Resume subscription" }).click();
	await page.getByText("Your subscription continues.").waitFor();
	await page.getByRole("link", { name: "Cancel Subscription" }).waitFor();
	await page.getByText("Pause instead", { exact: true }).click();
	await page.getByRole("button", { name: "Pause Pro" }).click();
	await page.getByText("Your pause begins: Pro is closed, and nothing is charged.").waitFor();
	await page.getByRole("button", { name: "Do not pause" }).click();
	await page.getByText("There will be no pause.").waitFor();
	await cancel(page);

	// The portal knows it too, and leads back.
	await page.getByRole("button", { name: "Manage Billing & Payment" }).click();
	await page.waitForURL("**/dev/stripe/portal/**");
	await expectAccessible();
	await page
		.getByRole("link", { name: /Back|Return/u })
		.first()
		.click();
	await page.waitForURL("**/subscription");

	await moveClock(page.context(), "1 month ahead");
	await signInBuyer(page, "subscriber@example.com");
	await untilSaid(page, "/subscription", "Subscription Canceled");
	await page.getByText("No future charges").waitFor();
	await expectAccessible();
	await page.goto("/resumes?company=Netflix");
	await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
	await page.getByRole("dialog").getByText("Uses your 1 free resume").waitFor();
});

async function cancel(page: Page, expectAccessible?: () => Promise<void>): Promise<void> {
	await page.getByRole("link", { name: "Cancel Subscription" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: "Continue to Cancel" }).click();
	await dialog.getByRole("button", { name: "Yes, Cancel My Subscription" }).click();
	const complete = dialog.getByRole("button", { name: "Complete Cancellation" });
	await expect.poll(() => complete.isDisabled()).toBe(true);
	await dialog.getByRole("radio", { name: "Not using it enough" }).check();
	await expectAccessible?.();
	await complete.click();
	await page.getByText("Your subscription has been cancelled.").waitFor();
	await page.getByText("Active (Cancels at period end)").first().waitFor();
}

test("A card that is declined costs nothing, and another one can be tried", async () => {
	const { page } = await newMember("declined@example.com", { allow: /402/u });
	await page.goto("/pricing");
	await page.getByRole("button", { name: "Get the Resume Pack" }).click();
	await page.waitForURL("**/dev/stripe/checkout/**");
	await payWith(page, "4000 0000 0000 0002", /^Pay/u);
	await page
		.getByText(/declined/iu)
		.first()
		.waitFor();
	await page.goto("/settings");
	await page.getByText("Free Account").waitFor();

	// The same checkout is gone on with, and asks the bank this time.
	await page.goto("/pricing");
	await page.getByRole("button", { name: "Get the Resume Pack" }).click();
	await payWith(page, "4000 0025 0000 3155", /^Pay/u);
	await page.getByRole("button", { name: /Complete/u }).click();
	await page.getByRole("heading", { name: "Purchase Successful" }).waitFor();
});

test("A payment is taken back within seven days, and what it paid for ends", async () => {
	const { page, expectAccessible } = await newMember("regretful@example.com");
	await page.goto("/pricing");
	await page.getByRole("button", { name: "Get Pro" }).click();
	await payWith(page, goodCard, /Subscribe|Pay/u);
	await page.getByRole("heading", { name: "Welcome to Pro" }).waitFor();
	await page.goto("/settings");
	await page.getByText("Pro Member").waitFor();
	const order = page.getByRole("region", { name: "Orders" });
	await order.getByText("Get my money back").click();
	await expectAccessible();
	await order.getByRole("button", { name: /Yes, refund/u }).click();
	await page.getByText("Your money is on its way back.").first().waitFor();
	await page.getByText("Free Account").waitFor();
	await order.getByText("Refunded").waitFor();
	await site.mailLink("regretful@example.com", /refund/iu, /\//u);
});

test("A payment that takes days is waited for; when it has not come the page says so and asks no more", async () => {
	const { page, expectAccessible } = await newMember("waiting@example.com");
	// In a context of its own: a clock belongs to all pages of one, and must not meet one that is just loading.
	const { context: elsewhere } = await visit(browser, site.url);
	await setFaults(elsewhere, { settleDays: "2" });
	await page.clock.install();
	await page.goto("/pricing");
	await page.getByRole("button", { name: "Get the Resume Pack" }).click();
	await payWith(page, "4000 0000 0000 0341", /^Pay/u);
	await page.getByRole("heading", { name: "Confirming your payment" }).waitFor();
	await expectAccessible();
	const looks: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/purchase/success.data")) looks.push(request.url());
	});
	// The page looks again when its scripts are there, and not before.
	await expect
		.poll(async () => {
			await page.clock.fastForward(10_000);
			return looks.length;
		})
		.toBeGreaterThan(0);

	await moveClock(elsewhere, "7 days ahead");
	const failed = page.getByText("The payment did not go through. Nothing was charged.");
	await expect
		.poll(async () => {
			await page.clock.fastForward(10_000);
			return failed.count();
		})
		.toBe(1);
	await expectAccessible();
	looks.length = 0;
	await page.clock.fastForward(3_600_000);
	await page.getByRole("link", { name: "Back to the plans" }).click();
	await page.getByRole("button", { name: "Get the Resume Pack" }).waitFor();
	expect(looks).toEqual([]);
	await setFaults(elsewhere);
});

test("The holder of a pack pays one dollar for the first month of Pro, once", async () => {
	const { page } = await newMember("upgrading@example.com");
	await page.goto("/pricing");
	await page.getByRole("button", { name: "Get the Resume Pack" }).click();
	await payWith(page, goodCard, /^Pay/u);
	await page.getByRole("link", { name: "View Pro Plan" }).click();
	await page
		.locator('[data-plan="pro"]')
		.getByText("First month $1, then $29.99 per month")
		.waitFor();
	await page.getByRole("button", { name: "Get Pro" }).click();
	await page.getByText("$1.00").first().waitFor();
	await payWith(page, goodCard, /Subscribe|Pay/u);
	await page.getByRole("heading", { name: "Welcome to Pro" }).waitFor();
	await page.goto("/settings");
	await page.getByRole("region", { name: "Orders" }).getByText("$1", { exact: true }).waitFor();
	await page.goto("/pricing");
	await page.getByRole("button", { name: "Current Plan" }).waitFor();
	await expect.poll(() => page.getByText("First month $1").count()).toBe(0);
});
