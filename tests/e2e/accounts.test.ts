import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { drawLate, holdScripts, pressUntilAnswered, visit } from "#tests/helpers/browser.ts";
import { findFreePort } from "#tests/helpers/free-port.ts";
import { browser, openJourneys, site } from "#tests/helpers/journeys.ts";
import { type OpenIdProvider, startOpenIdProvider } from "#tests/helpers/openid-provider.ts";

let provider: OpenIdProvider;

openJourneys(async () => {
	const port = await findFreePort();
	provider = await startOpenIdProvider({
		redirectUris: [`http://localhost:${port}/auth/callback`],
		interactive: true,
	});
	return {
		PORT: String(port),
		GOOGLE_CLIENT_ID: provider.clientId,
		GOOGLE_CLIENT_SECRET: provider.clientSecret,
		GOOGLE_ISSUER: provider.issuer,
		DEMO: "library",
	};
});

afterAll(() => provider?.stop());

const password = "a-quiet-room";

async function signUp(page: Page, email: string): Promise<void> {
	await page.goto("/?auth=signup");
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Email").fill(email);
	await dialog.getByLabel("Password", { exact: true }).fill(password);
	await dialog.getByLabel("Confirm password", { exact: true }).fill(password);
	await dialog.getByRole("button", { name: "Sign Up" }).click();
	await dialog.getByText("Please check your email and click the confirmation link").waitFor();
}

async function signIn(page: Page, email: string, with_ = password): Promise<void> {
	await page.goto("/?auth=signin");
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Email").fill(email);
	await dialog.getByLabel("Password", { exact: true }).fill(with_);
	await dialog.getByRole("button", { name: "Sign In", exact: true }).click();
}

/** Asks for the first resume of the list, which opens the dialog for a visitor. */
async function pressFirstResume(page: Page): Promise<void> {
	const card = page.getByRole("article").first();
	await card.getByRole("button", { name: /View Resume/u }).click();
}

test("A person signs up on a laptop and confirms on a phone", async () => {
	const email = "two.devices@example.com";
	const laptop = await visit(browser, site.url);
	await signUp(laptop.page, email);
	await laptop.expectAccessible();

	// The request for the dialog survives a reload.
	await laptop.page.reload();
	await laptop.page.getByRole("tab", { name: "Sign Up", selected: true }).waitFor();

	const phone = await visit(browser, site.url, { width: 360 });
	await phone.page.goto(await site.mailLink(email, /confirm/iu));
	await phone.page.getByText("Email confirmed successfully! You are now signed in.").waitFor();
	await phone.page.goto("/settings");
	await phone.page.getByText("Free Account").waitFor();
	await phone.expectAccessible();
	// It takes few turns of the thumb, and the index leads to each part.
	const height = () => phone.page.evaluate(() => document.querySelector("main")?.scrollHeight);
	await expect.poll(height).toBeLessThan(1_950);
	const index = phone.page.getByRole("navigation", { name: "Settings" });
	await expect.poll(async () => (await index.boundingBox())?.height).toBeLessThan(50);
	await index.getByRole("link", { name: "Privacy & Security" }).click();
	const privacy = phone.page.getByRole("heading", { name: "Privacy & Security" });
	await expect.poll(async () => (await privacy.boundingBox())?.y).toBeLessThan(200);

	// The used link signs nobody in, and says that it has done its work.
	const stranger = await visit(browser, site.url);
	await stranger.page.goto(await site.mailLink(email, /confirm/iu));
	await stranger.page.getByText("Your email is already confirmed. Please sign in.").waitFor();
	await stranger.page.waitForURL("**/auth/signin");
	await stranger.page.getByRole("link", { name: "Log in" }).first().waitFor();
});

test("Signing in from the dialog leaves the person where they were, and the header knows them", async () => {
	const { page, context } = await visit(browser, site.url);
	await page.goto("/resumes?q=product");
	const other = await context.newPage();
	await other.goto("/pricing?auth=signin");
	await other.getByRole("dialog").waitFor();
	await page.getByRole("link", { name: "Log in" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Email").fill("  Pack@Offerfolio.example ");
	await dialog.getByLabel("Password", { exact: true }).fill("reading-room");
	await Promise.all([
		page.getByText("Successfully signed in!").waitFor(),
		dialog.getByRole("button", { name: "Sign In", exact: true }).click(),
	]);
	for (const tab of [page, other]) {
		await tab.getByRole("button", { name: /pack@offerfolio\.example/u }).waitFor();
	}
	await expect.poll(() => page.url()).toBe(`${site.url}/resumes?q=product`);
	// The other tab has nothing left to ask.
	await expect.poll(() => other.url()).toBe(`${site.url}/pricing`);
	await expect.poll(() => page.getByRole("dialog").count()).toBe(0);

	// A link to the dialog does the same, and its request leaves the address.
	await context.clearCookies();
	await page.goto("/pricing?auth=signup");
	await dialog.getByRole("tab", { name: "Sign In" }).click();
	await dialog.getByRole("tab", { name: "Sign In", selected: true }).waitFor();
	await dialog.getByLabel("Email").fill("pack@offerfolio.example");
	await dialog.getByLabel("Password", { exact: true }).fill("reading-room");
	await dialog.getByRole("button", { name: "Sign In", exact: true }).click();
	const account = page.getByRole("button", { name: /pack@offerfolio\.example/u });
	await account.waitFor();
	await expect.poll(() => page.url()).toBe(`${site.url}/pricing`);

	// A person who is signed in is not asked, whatever the address says.
	await page.goto("/?auth=signin", { waitUntil: "networkidle" });
	await account.waitFor();
	await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
});

test("A browser too busy to draw between two answers signs in, goes on and signs out like any other", async () => {
	const { page } = await visit(browser, site.url);
	const beBusy = await drawLate(page);
	await page.goto("/resumes?q=engineer");
	await pressFirstResume(page);
	const dialog = page.getByRole("dialog");
	await beBusy(250);
	// Its form is there before the address names it: what is typed at once stays.
	await dialog.getByRole("tab", { name: "Sign In" }).click();
	await dialog.getByLabel("Email").fill("pro@offerfolio.example");
	await dialog.getByLabel("Password", { exact: true }).fill("reading-room");
	// It is said for four seconds: on a slow machine a press may take as long.
	await Promise.all([
		page.getByText("Successfully signed in!").waitFor(),
		dialog.getByRole("button", { name: "Sign In", exact: true }).click(),
	]);
	await expect.poll(() => page.url()).toMatch(/\/resumes\/[0-9a-f-]{36}\/read$/u);
	await dialog.waitFor({ state: "detached" });

	await page.goto("/pricing");
	await page.getByRole("button", { name: /pro@offerfolio\.example/u }).click();
	await beBusy(250);
	await page.getByRole("button", { name: "Sign Out" }).click();
	await page.getByText("Successfully signed out!").waitFor();
	await page.getByRole("link", { name: "Sign up" }).first().waitFor();
});

test("A forgotten password is reset from the dialog, and every other device is signed out", async () => {
	const email = "forgetful@example.com";
	await site.addMember(email, password);
	const other = await visit(browser, site.url);
	await signIn(other.page, email);
	await other.page.getByText("Successfully signed in!").waitFor();

	const { page, expectAccessible } = await visit(browser, site.url, { allow: /401/u });
	await page.goto("/resumes?auth=signin");
	const dialog = page.getByRole("dialog");
	// What was typed before the password would not come to mind goes along.
	await dialog.getByLabel("Email").fill(email);
	await dialog.getByRole("link", { name: "Forgot your password?" }).click();
	await dialog.getByRole("heading", { name: "Reset your password" }).waitFor();
	await expect.poll(() => dialog.getByLabel("Email").inputValue()).toBe(email);
	await expectAccessible();
	await dialog.getByRole("button", { name: "Send Reset Email" }).click();
	await dialog.getByText("Password reset email sent! Check your inbox.").waitFor();
	await dialog.getByRole("link", { name: "Back to sign in" }).click();
	await dialog.getByRole("tab", { name: "Sign In", selected: true }).waitFor();

	await page.goto(await site.mailLink(email, /reset|password/iu));
	await page.getByRole("heading", { name: "Reset Your Password" }).waitFor();
	await expect.poll(() => page.url()).toBe(`${site.url}/auth/reset-password`);
	await expectAccessible();
	await page.getByLabel("New Password", { exact: true }).fill("another-room");
	await page.getByLabel("Confirm New Password").fill("another-door");
	await page.getByRole("button", { name: "Update Password" }).click();
	await page.getByText("Passwords do not match").waitFor();
	await page.getByLabel("Confirm New Password").fill("another-room");
	await page.getByRole("button", { name: "Update Password" }).click();
	await page.getByText("Your password has been updated. You are now signed in.").waitFor();

	await other.page.goto("/settings");
	await expect.poll(() => other.page.url()).toContain("/auth/signin?returnTo=%2Fsettings");
	await page.context().clearCookies();
	await signIn(page, email);
	await page.getByText("That email and password do not match an account.").waitFor();
	await signIn(page, email, "another-room");
	await page.getByText("Successfully signed in!").waitFor();
});

test("Who presses Enter in a field that is refused hears why, each time, and who comes back to it reads it", async () => {
	const { page } = await visit(browser, site.url);
	await page.goto("/auth/forgot-password");
	const email = page.getByLabel("Email");
	await email.fill("nobody");
	await email.press("Enter");
	const spoken = page.getByRole("alert").filter({ hasText: "Please enter a valid email address" });
	await spoken.waitFor();
	// Only new words are spoken.
	const words = await spoken.evaluateHandle((sentence) => sentence.firstChild);
	await email.press("Enter");
	await page.waitForFunction((text) => !text?.isConnected, words);
	await spoken.waitFor();
	await page.getByRole("button", { name: "Send Reset Email" }).press("Enter");
	await spoken.waitFor({ state: "detached" });
	await page.locator("input:focus[aria-describedby$='-error']").and(email).waitFor();
});

test("A reset link that leads nowhere says so until its reader has found the way to a new one", async () => {
	const { page, expectAccessible } = await visit(browser, site.url);
	await page.clock.install();
	await page.goto(`/auth/reset-password?code=${"a".repeat(43)}`);
	const invalid = page.getByText("Invalid or expired reset link. Please request a new one.");
	await invalid.waitFor();
	await expect.poll(() => new URL(page.url()).pathname).toBe("/");
	await page.clock.fastForward(3_600_000);
	await expect.poll(() => invalid.isVisible()).toBe(true);
	await expectAccessible();
	await page.getByRole("link", { name: "Request a new link" }).click();
	await page.getByRole("heading", { level: 1, name: "Reset your password" }).waitFor();
	await expect.poll(() => invalid.isVisible()).toBe(false);
});

test("Google signs a new person in and leads back to the resume they wanted", async () => {
	provider.setNext({ subject: "g-1", email: "by.google@example.com", emailVerified: true });
	const { page, expectAccessible } = await visit(browser, site.url, {
		otherHosts: [provider.issuer],
	});
	await page.goto("/resumes?q=engineer");
	await pressFirstResume(page);
	const dialog = page.getByRole("dialog");
	await dialog.getByText("Sign up to read this resume").waitFor();
	await expectAccessible();
	await dialog.getByRole("button", { name: "Continue with Google" }).click();
	await page.getByRole("button", { name: "Continue" }).click();
	await page.getByText("Successfully signed in!").waitFor();
	// They asked to read it, it is their free one, and nobody has to ask twice.
	await expect.poll(() => page.url()).toMatch(/\/resumes\/[0-9a-f-]+\/read$/u);
	await page.goto("/settings");
	await page.getByText("Your account has no password.").waitFor();
	await expectAccessible();
});

test("A person who changes their mind at Google is told, and can sign in another way", async () => {
	provider.setNext({ subject: "g-2", email: "undecided@example.com", emailVerified: true });
	const { page } = await visit(browser, site.url, { otherHosts: [provider.issuer] });
	await page.goto("/auth/signin");
	await page.getByRole("button", { name: "Continue with Google" }).click();
	await page.getByRole("button", { name: "Cancel" }).click();
	await page.getByText("Google sign in failed: it was canceled.").waitFor();

	// From page to page the address goes along, and a reload knows it.
	const email = page.getByLabel("Email");
	await email.fill("typed.once@example.com");
	await page.getByRole("link", { name: "Forgot your password?" }).click();
	await page.getByRole("heading", { level: 1, name: "Reset your password" }).waitFor();
	await expect.poll(() => email.inputValue()).toBe("typed.once@example.com");
	await page.reload();
	await expect.poll(() => email.inputValue()).toBe("typed.once@example.com");
	await page.getByRole("link", { name: "Create a free account" }).click();
	await page.getByRole("heading", { level: 1, name: "Join Offerfolio" }).waitFor();
	await expect.poll(() => email.inputValue()).toBe("typed.once@example.com");
});

test("Who signs in with a browser that keeps no cookies is told so", async () => {
	const { page } = await visit(browser, site.url);
	await page.goto("/auth/signin");
	const sentence = page.getByText("Your browser keeps no cookies.");
	await page.getByRole("main").getByRole("button", { name: "Show password" }).click();
	await expect.poll(() => sentence.count()).toBe(0);
	await page.addInitScript(() => {
		Object.defineProperty(Navigator.prototype, "cookieEnabled", { value: false });
	});
	await page.reload();
	await sentence.waitFor();
});

test("An address that was typed before the scripts came goes along, too", async () => {
	const { page } = await visit(browser, site.url, { hurries: true });
	const scripts = await holdScripts(page);
	await page.goto("/auth/signin", { waitUntil: "commit" });
	await page.getByLabel("Email").fill("early@example.com");
	scripts.release();
	// With them the browser's own messages go.
	await page.locator("main form[novalidate]").first().waitFor();
	await page.getByRole("link", { name: "Forgot your password?" }).click();
	await page.getByRole("heading", { level: 1, name: "Reset your password" }).waitFor();
	await expect.poll(() => page.getByLabel("Email").inputValue()).toBe("early@example.com");
});

test("What was typed stays where an extension has put nodes beside the fields before the scripts came", async () => {
	// React says that it draws the page again.
	const { page } = await visit(browser, site.url, {
		hurries: true,
		allow: /Minified React error #418|40[01]/u,
	});
	await page.addInitScript(() => {
		const known = new Set<Element>();
		new MutationObserver(() => {
			for (const field of document.querySelectorAll("main input:not([type=hidden])")) {
				if (known.has(field)) continue;
				known.add(field);
				field.after(document.createElement("div"));
			}
		}).observe(document, { childList: true, subtree: true });
	});
	const scripts = await holdScripts(page);
	await page.goto("/auth/signup", { waitUntil: "commit" });
	await page.getByLabel("Email").fill("early@example.com");
	const again = page.getByLabel("Confirm password");
	await again.pressSequentially("reading-rom");
	await again.press("ArrowLeft");
	const came = await again.elementHandle();
	scripts.release();
	await page.locator("main form[novalidate]").first().waitFor();
	await expect.poll(() => came?.evaluate((field) => field.isConnected)).toBe(false);
	await expect.poll(() => page.getByLabel("Email").inputValue()).toBe("early@example.com");
	// It goes on where it was.
	await page.locator("input[name=confirmPassword]:focus").waitFor();
	await page.keyboard.type("o");
	await expect.poll(() => again.inputValue()).toBe("reading-room");

	const late = await holdScripts(page);
	await page.goto("/auth/signin", { waitUntil: "commit" });
	const main = page.getByRole("main");
	await main.getByLabel("Email").fill("early@example.com");
	await main.locator("[name=password]").fill("another-room");
	const button = main
		.locator("form", { has: page.locator("[name=password]") })
		.locator("[type=submit]");
	await button.hover();
	const pressed = await button.elementHandle();
	await page.mouse.down();
	late.release();
	await expect.poll(() => pressed?.evaluate((element) => element.isConnected)).toBe(false);
	await page.mouse.up();
	await main.locator(".alert-error").waitFor();
	await expect.poll(() => main.getByLabel("Email").inputValue()).toBe("early@example.com");
});

test("Preferences are kept, and one press in a mail ends a list without signing in", async () => {
	const email = "reader@example.com";
	await site.addMember(email, password);
	const { page, expectAccessible } = await visit(browser, site.url);
	await signIn(page, email);
	await page.getByText("Successfully signed in!").waitFor();
	await page.goto("/settings");
	const marketing = page.getByRole("switch", { name: "Marketing Emails" });
	await expect.poll(() => marketing.getAttribute("aria-checked")).toBe("true");
	await marketing.click();
	await page.getByText("Email preferences updated successfully").waitFor();
	await page.reload();
	await expect.poll(() => marketing.getAttribute("aria-checked")).toBe("false");
	await marketing.click();
	await expect.poll(() => marketing.getAttribute("aria-checked")).toBe("true");
	await page.getByRole("button", { name: "Unsubscribe All" }).click();
	await page.getByText("Unsubscribed from all marketing emails successfully").waitFor();
	const updates = page.getByRole("switch", { name: "Product Updates" });
	await expect.poll(() => updates.getAttribute("aria-checked")).toBe("false");
	const security = page.getByRole("switch", { name: "Security Alerts" });
	await expect.poll(() => security.getAttribute("aria-checked")).toBe("true");
	await expect.poll(() => security.isDisabled()).toBe(true);
	await expectAccessible();

	// A mail of news: its link needs no sign-in, and looking at it changes nothing.
	await pressUntilAnswered(updates);
	await expect.poll(() => updates.getAttribute("aria-checked")).toBe("true");
	await page.goto("/dev/mailbox");
	await page.getByRole("button", { name: "Send the monthly email now" }).click();
	const link = await site.mailLink(email, /in the Offerfolio library/u, /unsubscribe/u);
	const phone = await visit(browser, site.url, { width: 360 });
	await phone.page.goto(link);
	await phone.expectAccessible();
	await page.goto("/settings");
	await expect.poll(() => updates.getAttribute("aria-checked")).toBe("true");
	await phone.page.getByRole("button", { name: "Unsubscribe" }).click();
	await phone.page.getByRole("heading", { name: "You are unsubscribed" }).waitFor();
	await page.reload();
	await expect.poll(() => updates.getAttribute("aria-checked")).toBe("false");

	// The newsletter: joined from the landing page, confirmed and left by the mail's own links.
	const guest = await visit(browser, site.url);
	await guest.page.goto("/");
	const form = guest.page.getByRole("region", { name: "Get early access to new resumes" });
	await form.getByLabel("Email").fill("newsletter.reader@example.com");
	await form.getByRole("button", { name: "Keep me posted" }).click();
	await guest.page
		.getByText("Email saved! One step left: open the link in the email that we sent you.")
		.waitFor();
	await form.getByText("You're in!").waitFor();
	await guest.page.goto(
		await site.mailLink("newsletter.reader@example.com", /newsletter|confirm/iu),
	);
	// A mail gateway that runs scripts has confirmed nothing: a person presses.
	await guest.page.getByRole("button", { name: "Confirm my email" }).click();
	await guest.page.getByText("Your address is confirmed. You will get the next email.").waitFor();
});

test("An account is changed, exported and deleted by its owner", async () => {
	const email = "leaving@example.com";
	await site.addMember(email, password);
	const { page, context, expectAccessible } = await visit(browser, site.url, {
		allow: /40[013]/u,
		otherHosts: [provider.issuer],
	});
	await signIn(page, email);
	await page.getByText("Successfully signed in!").waitFor();

	// The session ends while they look at resumes: opening one asks them in again, each time, on the list and over it.
	const again = page.getByRole("dialog", { name: "Your session has ended" });
	await page.goto("/resumes");
	await context.clearCookies({ name: /session_token/u });
	await page
		.getByRole("button", { name: /^View Resume/u })
		.first()
		.click();
	await again.waitFor();
	await page.keyboard.press("Escape");
	await again.waitFor({ state: "detached" });
	await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
	await page.getByRole("button", { name: "View Full Resume" }).click();
	await again.getByLabel("Password", { exact: true }).fill(password);
	await again.getByRole("button", { name: "Sign In", exact: true }).click();
	await again.waitFor({ state: "detached" });
	await page.getByRole("button", { name: "View Full Resume" }).click();
	await page.waitForURL(/\/resumes\/[0-9a-f-]+\/read$/u);
	await page.goto("/settings");

	// Asking for another address says in its place where a link is, after the toast as well.
	const account = page.getByRole("region", { name: "Account Information" });
	await account.getByText("Change email").click();
	await account.getByLabel("New email").fill("staying@example.com");
	await account.getByLabel("Current password").fill(password);
	await account.getByRole("button", { name: "Send confirmation link" }).click();
	await account
		.getByText(
			`We sent a link to staying@example.com. Until you open it, your address stays ${email}.`,
		)
		.waitFor();

	const password_ = page.getByRole("region", { name: "Password" });
	await password_.getByText("Change your password").click();
	await password_.getByLabel("Current password").fill("not-this-one");
	await password_.getByLabel("New password", { exact: true }).fill("another-room");
	await password_.getByLabel("Confirm new password").fill("another-room");
	await password_.getByRole("button", { name: "Change password" }).click();
	await password_.getByText("That is not your current password.").waitFor();
	await password_.getByLabel("Current password").fill(password);
	// The session ends meanwhile: what was typed waits until they are signed in again.
	await context.clearCookies({ name: /session_token/u });
	await password_.getByRole("button", { name: "Change password" }).click();
	// By Google as well, which opens beside the page; without signing in there, nothing changes here.
	provider.setNext({ subject: "g-3", email, emailVerified: true });
	const byGoogle = again.getByRole("button", { name: "Continue with Google" });
	const [google] = await Promise.all([context.waitForEvent("page"), byGoogle.click()]);
	await google.getByRole("button", { name: "Continue" }).waitFor();
	// A headless browser shows every tab at once, and tells none that it has come back.
	const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
	await comeBack();
	await expectAccessible();
	await google.getByRole("button", { name: "Continue" }).click();
	await google.getByText("Successfully signed in!").waitFor();
	await google.close();
	await comeBack();
	await again.waitFor({ state: "detached" });
	await context.clearCookies({ name: /session_token/u });
	await password_.getByRole("button", { name: "Change password" }).click();
	await expect.poll(() => again.getByLabel("Email").inputValue()).toBe(email);
	// In the form alone: a toast would lie on the dialog's buttons.
	const said = page.getByText("Your session has ended. Sign in and press again");
	await expect.poll(() => said.count()).toBe(1);
	await again.getByLabel("Password", { exact: true }).fill(password);
	await again.getByRole("button", { name: "Sign In", exact: true }).click();
	await again.waitFor({ state: "detached" });
	await password_.getByRole("button", { name: "Change password" }).click();
	await page.getByText("Your password has been changed. Other devices were signed out.").waitFor();
	await expect.poll(() => password_.getByText("Password strength").count()).toBe(0);

	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("link", { name: "Download my data" }).click(),
	]);
	expect(download.suggestedFilename()).toMatch(/^offerfolio-data-\d{4}-\d\d-\d\d\.json$/u);

	// What this browser keeps for the account goes with it; what it keeps for another one stays.
	const id = await page.locator("form:has([value=delete-account]) [name=account]").inputValue();
	await page.evaluate(
		([own = ""]) => {
			for (const account of [own, "another"])
				localStorage.setItem(`kept-readings ${account}`, "[]");
		},
		[id],
	);
	await page.getByText("Delete account").click();
	const form = page.getByRole("region", { name: "Privacy & Security" });
	await form.getByLabel("Current password").fill("another-room");
	await form.getByRole("button", { name: "Delete my account" }).click();
	await form.getByText("Please tick the box to confirm").waitFor();
	await expectAccessible();
	await form.getByLabel("Delete my account and everything in it.").check();
	await form.getByLabel("Current password").fill("another-room");
	await form.getByRole("button", { name: "Delete my account" }).click();
	await page.getByText("Your account has been deleted.").waitFor();
	await page.getByRole("link", { name: "Log in" }).first().waitFor();
	await expect
		.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /^kept/u.test(key))))
		.toEqual(["kept-readings another"]);
	await signIn(page, email, "another-room");
	await page.getByText("That email and password do not match an account.").waitFor();
});
