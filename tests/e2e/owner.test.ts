import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import PDFDocument from "pdfkit";
import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { contributing } from "#app/domain/intake/contribution/contributor-messages.ts";
import { intakeMessages } from "#app/domain/intake/desk/draft-messages.ts";
import { writeZip } from "#tests/fixtures/documents/zip-writer.ts";
import { codeOfApp } from "#tests/helpers/authenticator-app.ts";
import { holdScripts, untilSettled, type Visitor, visit } from "#tests/helpers/browser.ts";
import { buyerPassword, moveClock, signUpBuyer, untilSaid } from "#tests/helpers/buyer.ts";
import { browser, openJourneys, site } from "#tests/helpers/journeys.ts";
import { passcode } from "#tests/helpers/owner.ts";
import { post } from "#tests/helpers/page-forms.ts";

openJourneys(() => ({ ADMIN_PASSCODE: passcode, TRUSTED_PROXIES: "127.0.0.0/8,::1/128" }));

let networks = 0;
async function enter(page: Page): Promise<void> {
	// A network has five tries a minute: each who enters comes from one of their own.
	await page.context().setExtraHTTPHeaders({ "X-Forwarded-For": `192.0.2.${++networks}` });
	await page.goto("/admin");
	await page.getByLabel("Passcode").fill(passcode);
	await page.getByRole("button", { name: "Access Admin" }).click();
	await page.getByRole("heading", { name: "Resume Database" }).waitFor();
}

/** A resume as a person sends it, with what identifies them. */
async function resumePdf(): Promise<Buffer> {
	const document = new PDFDocument({ size: "LETTER", info: { Author: "Zelda Quickwater" } });
	const chunks: Buffer[] = [];
	document.on("data", (chunk: Buffer) => chunks.push(chunk));
	const ended = new Promise((resolve) => document.on("end", resolve));
	document.fontSize(20).text("Product engineer");
	document.fontSize(11).text("zelda.quickwater@example.com");
	document
		.text("Experience")
		.text("Led the ledger of 40 clinics and cut closing from 5 days to 1.");
	document.end();
	await ended;
	return Buffer.concat(chunks);
}

const nurse = (name: string) =>
	`${name}\nRegistered Nurse\nTulsa, OK | ${name.toLowerCase().replace(" ", ".")}@example.com\n\nEXPERIENCE\nRegistered Nurse, Blue Heron Clinic, Tulsa, OK\tMarch 2020 – Present\n- Cut falls by 12% on a ward of 24\n\nEDUCATION\nBSN in Nursing, Harrow State University\tMay 2020\n`;

/** Two nurses and three files that nobody can take. */
function nursesZip(): Uint8Array {
	return writeZip([
		{ name: "nurses/ada.txt", content: nurse("Ada Example") },
		{ name: "nurses/broken.pdf", content: "no PDF" },
		{ name: "nurses/more.zip", content: writeZip([]) },
		{ name: "nurses/list.json", content: "[]" },
		{ name: "nurses/bo.txt", content: nurse("Bo Sample") },
	]);
}

test("The owner is asked for the passcode, told when it is wrong, can lock the door again, and adds a code to it", async () => {
	const { page, expectAccessible } = await visit(browser, site.url, { allow: /401/u });
	await page.goto("/admin/audit");
	await expectAccessible();
	await page.getByLabel("Passcode").fill("seven-loud-otters");
	await page.getByRole("button", { name: "Access Admin" }).click();
	await page.getByText("Invalid passcode").waitFor();
	await expect.poll(() => page.getByLabel("Passcode").inputValue()).toBe("");
	await page.getByLabel("Passcode").fill(passcode);
	await page.getByRole("button", { name: "Access Admin" }).click();
	await page.getByRole("cell", { name: "Entered the dashboard" }).waitFor();
	await expectAccessible();

	// Other words: seen by the owner first, then by everybody, then taken back.
	await page.getByRole("link", { name: "Words" }).click();
	await page.getByRole("heading", { name: "Words", exact: true }).waitFor();
	await expectAccessible();
	await page.getByRole("link", { name: "Brand" }).click();
	await page.getByLabel("Name", { exact: true }).fill("Lanternfolio");
	await page.getByRole("button", { name: "Preview" }).click();
	const opened = page.waitForEvent("popup");
	await page.getByRole("link", { name: "Open the preview in a new tab" }).click();
	const preview = await opened;
	await preview.getByRole("link", { name: "Lanternfolio, home" }).first().waitFor();
	await preview.close();
	const visitor = await visit(browser, site.url);
	await visitor.page.goto("/pricing");
	await visitor.page.getByRole("link", { name: "Offerfolio, home" }).first().waitFor();
	await page.getByRole("button", { name: "Save" }).click();
	await page.getByText("Version 1 (now)").waitFor();
	await expectAccessible();
	await visitor.page.goto("/pricing");
	await visitor.page.getByRole("link", { name: "Lanternfolio, home" }).first().waitFor();
	await visitor.page.getByRole("link", { name: "Blog" }).first().click();
	await expect.poll(() => visitor.page.title()).toMatch(/· Lanternfolio$/u);
	// What is typed meanwhile stays.
	await page.getByLabel("Tagline").fill("Half a tagline");
	await page.getByRole("button", { name: "Back to the file" }).click();
	await page.getByText("Version 2 (now)").waitFor();
	await page.getByText(adminMessages.words.typedKept).waitFor();
	await expect.poll(() => page.getByLabel("Tagline").inputValue()).toBe("Half a tagline");
	await visitor.page.goto("/pricing");
	await visitor.page.getByRole("link", { name: "Offerfolio, home" }).first().waitFor();

	// What is typed into a text before the scripts come stays.
	const early = await page.context().newPage();
	const scripts = await holdScripts(early);
	await early.goto("/admin/words/guides/negotiation", { waitUntil: "commit" });
	const text = early.getByLabel("Text");
	await text.press("ControlOrMeta+End");
	await text.pressSequentially("One more line.");
	const typed = await text.inputValue();
	scripts.release();
	await untilSettled(early);
	await expect.poll(() => text.inputValue()).toBe(typed);
	await early.getByRole("button", { name: "Save" }).click();
	await early.getByText("Version 1 (now)").waitFor();
	await early.getByRole("listitem").filter({ hasText: "After: One more line." }).last().waitFor();
	await early.close();

	await page.getByRole("button", { name: "Lock" }).click();
	await page.getByRole("heading", { name: "Admin Access" }).waitFor();
	await page.goto("/admin/resumes");
	await page.getByRole("heading", { name: "Admin Access" }).waitFor();

	await enter(page);
	await page.getByRole("link", { name: "Team" }).click();
	await page.getByRole("button", { name: "Set up an authenticator app" }).click();
	await page.getByRole("img", { name: "QR code" }).waitFor();
	await expectAccessible();
	const secret = await page.locator("#passcode code").innerText();
	await page.getByLabel("Code", { exact: true }).fill(codeOfApp(secret, new Date()));
	await page.getByRole("button", { name: "Turn it on" }).click();
	const recovery = page.getByRole("region", { name: "Recovery codes" }).getByRole("listitem");
	await expect.poll(() => recovery.count()).toBe(10);
	const [first = "", second = ""] = await recovery.allInnerTexts();
	await expectAccessible();
	await page.getByRole("button", { name: "Lock" }).click();
	await page.getByRole("heading", { name: "Admin Access" }).waitFor();
	await page.getByLabel("Passcode").fill(passcode);
	await page.getByLabel("Code", { exact: true }).fill(codeOfApp(secret, new Date(0)));
	await page.getByRole("button", { name: "Access Admin" }).click();
	await page.getByText("This code is wrong").waitFor();
	await expect.poll(() => page.getByLabel("Passcode").inputValue()).toBe(passcode);
	await expectAccessible();
	await page.getByLabel("Code", { exact: true }).fill(first);
	await page.getByRole("button", { name: "Access Admin" }).click();
	await page.getByRole("heading", { name: "Resume Database" }).waitFor();
	await page.goto("/admin/team");
	await page.getByText("9 recovery codes left").waitFor();
	await page.getByLabel("Code", { exact: true }).fill(second);
	await page.getByRole("button", { name: "Turn it off" }).click();
	await page.getByText("The gate asks for the passcode alone now.").waitFor();
});

test("A helper gets a role, adds a passkey and opens the dashboard with it, each as far as the role goes", async () => {
	const email = "helper@example.com";
	const helper = await signUpBuyer(browser, site, email, { allow: /ERR_FAILED/u });
	const { page, context } = helper;
	const device = await context.newCDPSession(page);
	await device.send("WebAuthn.enable");
	const { authenticatorId } = await device.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			...{ protocol: "ctap2", transport: "internal", automaticPresenceSimulation: true },
			...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
		},
	});
	await page.goto("/settings");
	const section = page.locator("#passkeys");
	await section.getByText("Add a passkey").first().click();
	await section.getByLabel("Name").fill("Work laptop");
	await section.getByLabel("Current password").fill("a-quiet-room");
	// A device that makes none takes nothing of what was typed along.
	await device.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
	await section.getByRole("button", { name: "Add a passkey" }).click();
	await section.getByText(/No passkey was added/u).waitFor();
	await expect.poll(() => section.getByLabel("Name").inputValue()).toBe("Work laptop");
	await device.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
	// Nor does a network that is gone when the device has made one.
	await page.route("**/settings.data*", (route) =>
		/add-passkey/u.test(route.request().postData() ?? "") ? route.abort() : route.fallback(),
	);
	await section.getByRole("button", { name: "Add a passkey" }).click();
	await section.getByText("Network error").waitFor();
	await section.getByText(/No passkey was added/u).waitFor({ state: "detached" });
	await expect.poll(() => section.getByLabel("Name").inputValue()).toBe("Work laptop");
	await page.unrouteAll();
	await section.getByRole("button", { name: "Add a passkey" }).click();
	await section.getByText("Work laptop", { exact: true }).waitFor();
	// The one whose answer was lost opens nothing: the device does not keep it.
	const { credentials } = await device.send("WebAuthn.getCredentials", { authenticatorId });
	expect(credentials).toHaveLength(1);
	await helper.expectAccessible();

	const owner = await visit(browser, site.url);
	await enter(owner.page);
	await owner.page.getByRole("link", { name: "Team" }).click();
	await owner.page.getByText("Give a role to an account").click();
	await owner.page.getByLabel("Address of the account").fill(email);
	await owner.page.getByLabel("Reason").fill("Answers messages");
	await owner.expectAccessible();
	await owner.page.getByRole("button", { name: "Give the role" }).click();
	await owner.page.getByText("The role of support was given").waitFor();
	await owner.page.getByText("1 passkey", { exact: true }).waitFor();

	// Where no passkey comes the button says so, and the passcode is still there.
	await context.clearCookies();
	await page.goto("/admin");
	const open = page.getByRole("button", { name: "Open with a passkey" });
	await device.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
	await open.click();
	await page.getByText(/No passkey was used/u).waitFor();
	await helper.expectAccessible();
	await device.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
	await open.click();
	await page.waitForURL("**/admin/messages");
	const tabs = page.getByRole("navigation", { name: "Dashboard" }).getByRole("link");
	const names = async () => (await tabs.allInnerTexts()).map((tab) => tab.replace(/\W.*/su, ""));
	await expect.poll(names).toEqual(["People", "Orders", "Messages"]);
	await page.getByRole("button", { name: "Lock" }).click();
	await page.getByRole("button", { name: "Open the dashboard" }).click();
	await page.waitForURL("**/admin/messages");

	// Who came in with the password uses the passkey before another one is added.
	await context.clearCookies();
	// The page offers the passkey while typing: a device that nobody touches does not answer.
	const touch = (enabled: boolean) =>
		device.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
	await touch(false);
	await page.goto("/auth/signin?returnTo=/settings");
	const form = page.locator("main");
	await form.getByLabel("Email").fill(email);
	await form.getByLabel("Password", { exact: true }).fill("a-quiet-room");
	await form.getByRole("button", { name: "Sign In", exact: true }).click();
	await page.waitForURL("**/settings");
	await section.getByText("Your account has a role in the dashboard").waitFor();
	await helper.expectAccessible();
	await section.getByText("Add a passkey").waitFor({ state: "detached" });
	await touch(true);
	await section.getByRole("button", { name: "Sign in with a passkey" }).click();
	await section.getByText("Add a passkey").first().waitFor();
});

test("The owner adds a resume from a PDF, takes the contact data out, edits, features and withdraws it", async () => {
	const waiting = await signUpBuyer(browser, site, "waits-for-one@example.com");
	await waiting.page.goto("/library/searches/new?company=Kestrel+Health");
	await waiting.page.getByRole("button", { name: "Save search" }).click();
	await waiting.page.waitForURL("**/library/searches");

	const { page, context, expectAccessible } = await visit(browser, site.url, { allow: /40[019]/u });
	await enter(page);
	await page.getByRole("link", { name: "Add Resume" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: "Add Resume" }).click();
	await dialog.getByText("Title is required").waitFor();
	await dialog.getByLabel("Title").fill("Product engineer, clinics");
	await dialog.getByLabel("Company").fill("Kestrel Health");
	await dialog.getByLabel("Role", { exact: true }).fill("Software Engineer");
	await dialog.getByLabel("Industry").fill("Tech");
	await dialog.getByLabel("Upload File").check();
	const file = { name: "zelda.pdf", mimeType: "application/pdf", buffer: await resumePdf() };
	const mail = dialog.getByRole("checkbox", { name: /zelda\.quickwater@example\.com/u });
	await dialog.getByLabel(/choose one/u).setInputFiles(file);
	await dialog.getByText("File selected: zelda.pdf").waitFor();
	await mail.waitFor({ timeout: 30_000 });
	// A file that is taken out again takes nothing of the form along.
	await dialog.getByRole("button", { name: "Remove this file" }).click();
	await mail.waitFor({ state: "detached" });
	await dialog.getByLabel(/choose one/u).setInputFiles(file);
	await mail.waitFor({ timeout: 30_000 });
	await expect.poll(() => dialog.getByLabel("Title").inputValue()).toContain("Product engineer");
	await dialog.getByText(/is never published as it was uploaded/u).waitFor();
	await expectAccessible();
	// What is found goes, or stays for a reason.
	await mail.uncheck();
	await dialog.getByRole("button", { name: "Make the clean copy" }).click();
	await dialog.getByText(/Please say why “zelda.quickwater@example.com” may stay/u).waitFor();
	const why = dialog.getByLabel("Why zelda.quickwater@example.com may stay");
	await why.and(page.locator(":focus")).waitFor();
	await expectAccessible();
	await mail.check();
	await dialog.getByRole("button", { name: "Make the clean copy" }).click();
	await dialog.getByText(/· clean copy/u).waitFor({ timeout: 30_000 });
	await dialog.getByText("The pages themselves").click();
	await dialog.getByRole("region", { name: "Page 1 of 1" }).locator("canvas").waitFor();
	const text = dialog.getByLabel("Text of the file");
	await expect.poll(() => text.textContent()).toContain("Led the ledger");
	await expect.poll(() => text.textContent()).not.toContain("zelda");
	// Another tab was quicker: the tick is beside an older state, and the way to the present one has the focus.
	const id = await dialog.locator("[name=uploadId]").inputValue();
	const version = await dialog.locator("#upload-state [name=version]").inputValue();
	const form = { intent: "review", reviewed: "on", version };
	await post(context, `/admin/uploads/${id}`, { form });
	const reviewed = dialog.getByLabel(/may be published/u);
	await reviewed.click();
	const present = dialog.getByRole("link", { name: "See it as it is now" });
	await present.and(page.locator(":focus")).waitFor();
	await expect.poll(() => reviewed.isChecked()).toBe(true);
	await expectAccessible();
	// Nobody but the owner can say where it comes from.
	await dialog.getByRole("button", { name: "Add Resume" }).click();
	await dialog
		.getByText(/Please say where this resume comes from/u)
		.first()
		.waitFor();
	await dialog.getByLabel("Provenance").selectOption("Declared by its author");
	await dialog.getByRole("button", { name: "Add Resume" }).click();
	await page.getByText("Resume added successfully!").waitFor();

	await page.goto("/admin/resumes?query=Kestrel+Health");
	const row = page.getByRole("row").filter({ hasText: "Product engineer, clinics" });
	await row.getByRole("link", { name: /Edit/u }).click();
	const title = dialog.getByLabel("Title");
	await title.fill("Product engineer, 40 clinics");
	// Nothing of a half-written form is lost by Escape, nor by a session that has ended.
	await page.keyboard.press("Escape");
	await dialog.getByText("Discard what you typed?").waitFor();
	await expectAccessible();
	await page.keyboard.press("Enter");
	await expect.poll(() => title.inputValue()).toBe("Product engineer, 40 clinics");
	await context.clearCookies({ name: "offerfolio.admin" });
	await dialog.getByRole("button", { name: "Save changes" }).click();
	const gate = page.getByRole("dialog", { name: "The dashboard has locked itself" });
	await gate.getByLabel("Passcode").fill(passcode);
	await expectAccessible();
	await gate.getByRole("button", { name: "Access Admin" }).click();
	await page.getByText("The dashboard is open again.").waitFor();
	await expect.poll(() => title.inputValue()).toBe("Product engineer, 40 clinics");
	await dialog.getByRole("button", { name: "Save changes" }).click();
	await page.getByText("Resume updated successfully!").waitFor();
	const edited = page.getByRole("row").filter({ hasText: "Product engineer, 40 clinics" });
	await edited.getByRole("button", { name: /^Feature/u }).click();
	await page.getByText("Resume featured successfully!").waitFor();

	const visitor = await visit(browser, site.url, { allow: /410/u });
	await visitor.page.goto("/resumes");
	const first = visitor.page.getByRole("article").first();
	await expect.poll(() => first.textContent()).toContain("Product engineer, 40 clinics");
	const address = await first.getByRole("heading").getByRole("link").getAttribute("href");

	// A member who has saved a search for such a resume hears of it by email, and comes to it from there.
	// The first day finds it, the second tells: finds are collected for some minutes.
	for (let day = 0; day < 2; day++) await moveClock(context, "1 day ahead");
	await untilSaid(waiting.page, "/dev/mailbox", "Kestrel Health");
	await moveClock(context, "Back to now");

	await page.goto("/admin/resumes?query=Kestrel+Health");
	await edited.getByRole("link", { name: /Delete/u }).click();
	await page.getByText("Are you sure you want to delete this resume?").waitFor();
	await page.getByRole("button", { name: "Yes" }).click();
	await page.getByText("Resume deleted successfully!").waitFor();
	await visitor.page.goto(address ?? "");
	await visitor.page.getByText("This resume was withdrawn from the library.").waitFor();
});

/** Enter in a line saves, once; after a save in another window, what was typed, ticked and added stays. */
async function saveInTwoWindows(page: Page): Promise<void> {
	const asked: Route[] = [];
	const own = `**${new URL(page.url()).pathname}.data*`;
	await page.route(own, (route) =>
		route.request().method() === "POST" ? void asked.push(route) : route.continue(),
	);
	const title = page.getByLabel("Title", { exact: true }).first();
	await title.press("Enter");
	await expect.poll(() => asked.length).toBe(1);
	await page.locator("button[aria-busy=true]").waitFor();
	// It waits for the answer: nothing is published beside it.
	await title.press("Control+Enter");
	expect(asked).toHaveLength(1);
	await asked[0]?.continue();
	await page.getByText(intakeMessages.saved, { exact: true }).waitFor();
	await page.unroute(own);

	await page.evaluate(async () => {
		const form = document.querySelector<HTMLFormElement>("form:has([name=version])");
		const body = new URLSearchParams([...new FormData(form ?? undefined)] as [string, string][]);
		body.set("intent", "save");
		await fetch(location.pathname, { method: "POST", body });
	});
	await page.getByLabel("Years instead of months").check();
	await page.getByRole("button", { name: "Add a job" }).click();
	const added = page.getByRole("group", { name: "Another job" }).getByLabel("Title");
	await added.fill("Nurse Aide");
	await added.press("Enter");
	await page.getByText(intakeMessages.stale).waitFor();
	await expect.poll(() => page.getByLabel("Years instead of months").isChecked()).toBe(true);
	await expect.poll(() => added.inputValue()).toBe("Nurse Aide");
	await page.getByLabel("Years instead of months").uncheck();
	await added.fill("");
}

/** A third nurse gives their own resume. */
async function contribute(): Promise<Visitor> {
	const contributor = await signUpBuyer(browser, site, "cy@example.com", { allow: /400|409/u });
	const { page, expectAccessible } = contributor;
	await page.goto("/contribute");
	await page.getByRole("link", { name: "Begin" }).first().click();
	await page.getByLabel("Or its text, pasted").fill(nurse("Cy Person"));
	await expectAccessible();
	await page.getByRole("button", { name: "Read my resume" }).click();
	await page.getByLabel("Industry", { exact: true }).fill("Healthcare");
	await page.getByLabel("Role", { exact: true }).fill("Nursing");
	await page.getByRole("button", { name: "Save and see the page" }).click();
	await page.getByText(contributing.saved).first().waitFor();
	const sheet = page.getByRole("region", { name: "What readers will see" });
	await sheet.getByRole("heading", { name: "Name withheld" }).waitFor();
	await expectAccessible();
	await page.getByRole("button", { name: "Save and go on" }).click();
	// It names a school and a month: the box that says so is where the next key goes.
	const knows = page.getByLabel(
		"I know that this can lead to me, and want it published like this.",
	);
	await knows.and(page.locator(":focus")).waitFor();
	await knows.check();
	await page.getByRole("button", { name: "Save and go on" }).click();
	await page.getByLabel("I show it").selectOption("Never");
	await page.getByRole("button", { name: "Submit" }).click();
	await page.getByText(contributing.readingMissing).waitFor();
	await page.getByLabel("Readers may open it").check();
	await expectAccessible();
	await page.getByRole("button", { name: "Submit" }).click();
	await page.getByText("With us since").waitFor();
	return contributor;
}

/** What they have once it is published: readers as a number, notes, a consent that changes, and the withdrawal. */
async function afterPublication({ page, expectAccessible }: Visitor): Promise<void> {
	await page.goto("/contribute/new");
	await page
		.getByRole("main")
		.getByRole("link", { name: /Registered Nurse/u })
		.click();
	await page.getByText("Fewer than three people").first().waitFor();
	const own = page.url();
	await page.getByRole("link", { name: "Write notes" }).click();
	await page.getByLabel("Cut falls by 12% on a ward of 24").fill("A board above each bed");
	await expectAccessible();
	await page.getByRole("button", { name: "Save my notes" }).click();
	await page.getByText(contributing.notesSaved).waitFor();
	await page.goto(own);
	await page.getByLabel("It may be counted").check();
	await page.getByRole("button", { name: "Save what I agree to" }).click();
	await page.getByText(contributing.consentSaved).waitFor();
	const link = page.getByRole("link", { name: "See its page" });
	const address = (await link.getAttribute("href")) ?? "";
	const reader = await signUpBuyer(browser, site, "reader-1@example.com", { allow: /410/u });
	await reader.page.goto(address);
	await reader.page.getByRole("button", { name: "View Full Resume" }).first().click();
	await reader.page.getByText("From the person whose resume this is").first().waitFor();
	await reader.page.getByText("A board above each bed").waitFor();
	for (const email of ["reader-2@example.com", "reader-3@example.com"]) {
		const { name, value } = await site.addMember(email, buyerPassword);
		const headers = { Cookie: `${name}=${value}`, Origin: site.url };
		await fetch(`${site.url}${address}/open`, { method: "POST", headers, redirect: "manual" });
	}
	await page.reload();
	await page.getByText("3 people", { exact: true }).waitFor();
	await expectAccessible();
	await page.getByRole("link", { name: "Withdraw my resume" }).click();
	await expectAccessible();
	await page.getByRole("button", { name: "Withdraw it for good" }).click();
	await page.getByText(contributing.withdrawn).waitFor();
	await page.getByText("[x] It may be counted").waitFor({ state: "attached" });
	await reader.page.goto(address);
	await reader.page.getByText("was withdrawn").first().waitFor();
}

test("The owner uploads a file of resumes with good and bad rows, and takes the list of signups along", async () => {
	const { page, expectAccessible } = await visit(browser, site.url, { allow: /409/u });
	await enter(page);
	await page.getByRole("link", { name: "CSV Upload" }).click();
	await page.getByRole("heading", { name: "Mass Upload Resumes" }).waitFor();
	await page.getByLabel("CSV file", { exact: true }).setInputFiles({
		name: "resumes.csv",
		mimeType: "text/csv",
		buffer: Buffer.from(
			'Title,Company,Role,Industry,Experience Level\r\n"Nurse, night shifts",Harrow Clinics,Consultant,Consulting,Senior\r\n,Harrow Clinics,Consultant,Consulting,\r\nToo short,Harrow\r\n',
		),
	});
	await page.getByRole("button", { name: /Upload|Check/u }).click();
	await page.getByText("Title is required").waitFor();
	await expectAccessible();
	await page.getByRole("button", { name: /^Add 1 resume/u }).click();
	await page
		.getByText("CSV Upload Complete! 1 added, 2 errors")
		.first()
		.waitFor({ timeout: 30_000 });
	await page.goto("/resumes?q=Harrow");
	await page.getByText("Nurse, night shifts").first().waitFor();

	// Many files at once, three of them bad, published one after the other by keys.
	await page.goto("/admin/intake");
	await page.getByText("The desk is empty.").waitFor();
	const answered = Promise.withResolvers<void>();
	await page.route(
		"**/admin/intake/files",
		(route) => answered.promise.then(() => route.continue()),
		{ times: 1 },
	);
	// On a slow line the page learns all the same how far the reading is.
	await page.route("**/admin/intake.data*", async (route) => {
		if ((await page.getByText("Being read").count()) > 0) await setTimeout(1200);
		await route.continue().catch(() => undefined);
	});
	const chooser = page.getByLabel(/choose them/u);
	const nurses = Buffer.from(nursesZip());
	await chooser.setInputFiles({ name: "nurses.zip", mimeType: "application/zip", buffer: nurses });
	// They are sent once it is said where they come from; what comes meanwhile waits.
	await page.getByText(intakeMessages.originMissing).waitFor();
	await page.getByLabel("Where they come from").selectOption("Declared by its author");
	await page.getByText("1 of 1: nurses.zip").waitFor();
	const notes = { name: "notes.exe", mimeType: "text/plain", buffer: Buffer.from("MZ") };
	await chooser.setInputFiles(notes);
	await page.getByText("1 of 2: nurses.zip").waitFor();
	answered.resolve();
	await page.getByText("2 drafts were added. 4 files could not be taken.").waitFor();
	await page.getByText(intakeMessages.archive.nested).first().waitFor();
	await expect.poll(() => page.getByRole("cell", { name: /^Ready/u }).count()).toBe(2);
	await page.unroute("**/admin/intake.data*");
	await expectAccessible();
	await page.getByRole("button", { name: "Throw away what could not be taken" }).click();
	await page.getByText("2 drafts", { exact: true }).waitFor();
	await page.getByRole("link", { name: "Begin with the first" }).click();
	for (const [left, people] of [
		[1, "1 person"],
		[0, "2 people"],
	] as const) {
		await page.getByLabel("Industry", { exact: true }).fill("Healthcare");
		await page.getByLabel("Role", { exact: true }).fill("Nursing");
		if (left > 0) await saveInTwoWindows(page);
		// On a slow line the answer is there before the draft as it was saved: what is typed between them is kept.
		await page.route("**/admin/intake/*.data*", async (route) => {
			if (route.request().method() === "GET") await setTimeout(1200);
			await route.continue().catch(() => undefined);
		});
		await page.getByLabel("Title", { exact: true }).first().press("Control+Enter");
		// Fewer than three in this library: not without a reason.
		await page.getByText(intakeMessages.tooFew(people)).waitFor();
		// The field for it is where the next key goes.
		const why = page.getByLabel("Why it may be published all the same");
		await why.and(page.locator(":focus")).waitFor();
		await why.fill("They agreed in writing");
		await page.unroute("**/admin/intake/*.data*");
		await expectAccessible();
		await why.press("Control+Enter");
		await page
			.getByText(/^Published: /u)
			.first()
			.waitFor();
		if (left > 0) await page.getByText(`Intake desk, ${left} draft`).waitFor();
	}
	await page.getByText("The desk is empty.").waitFor();
	const contributor = await contribute();
	await page.goto("/admin/intake");
	await page.getByText("Contributed by its person").waitFor();
	await page.getByRole("link", { name: "Begin with the first" }).click();
	await page.getByText("Yes: Readers may open it").waitFor();
	await page.getByText("No: It may be counted").waitFor();
	await expectAccessible();
	// Words for its person are sent by the buttons below them: the key of the other fields publishes nothing there.
	await page.evaluate(() => {
		const mark = () => document.documentElement.toggleAttribute("data-sent", true);
		document.addEventListener("submit", mark, { capture: true, once: true });
	});
	await page.getByLabel("Words for its person").press("Control+Enter");
	const sent = () => page.evaluate(() => document.documentElement.dataset.sent);
	await expect.poll(sent).toBeUndefined();
	await page.getByRole("button", { name: "Publish", exact: true }).click();
	await page.getByText("The desk is empty.").waitFor();
	await afterPublication(contributor);
	await page.goto("/resumes?q=Blue+Heron+Clinic");
	await page.getByText("Registered Nurse").first().waitFor();

	await fetch(`${site.url}/newsletter`, {
		method: "POST",
		body: new URLSearchParams({ email: "reader@example.com" }),
		headers: { Origin: site.url },
	});
	await page.goto("/admin/signups");
	await page.getByText("reader@example.com").waitFor();
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: "Export CSV" }).click(),
	]);
	expect(download.suggestedFilename()).toMatch(/^email-signups-\d{4}-\d{2}-\d{2}\.csv$/u);
	await page.getByText("Emails exported successfully!").waitFor();
	const text = await readFile(await download.path(), "utf8");
	expect(text).toMatch(/^Email,Source,Status,Created At\r\nreader@example\.com,landing_page,/u);
});
