import "#app/integrations/documents/without-canvas.ts";
import { setTimeout } from "node:timers/promises";
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { keeping } from "#app/domain/base/messages/keeping-readings.ts";
import { reading } from "#app/domain/base/messages/reading.ts";
import { checklist } from "#app/domain/base/messages/tools.ts";
import { textOfBlocks } from "#app/domain/insights/pasted-resume.ts";
import { resumeText } from "#app/domain/reader/sheet/resume-text.ts";
import { renderDocx } from "#app/integrations/documents/docx.server.ts";
import { renderPdf } from "#app/integrations/documents/pdf.server.ts";
import { readForeignFile } from "#app/integrations/documents/read-foreign-file.ts";
import { intern } from "#tests/fixtures/documents/intern.ts";
import { pdfWithHyphens } from "#tests/fixtures/documents/soft-hyphens.ts";
import { pdfWithUnembeddedFont } from "#tests/fixtures/documents/unembedded-font.ts";
import {
	drawLate,
	holdScripts,
	openPage,
	pressUntilAnswered,
	untilSettled,
	visit,
} from "#tests/helpers/browser.ts";
import { browser, openJourneys, site } from "#tests/helpers/journeys.ts";
import { translate, wordsOf } from "#tests/helpers/translator.ts";

openJourneys();

const email = "nervous.seeker@example.com";
const password = "a-quiet-room";

test("A job seeker finds a resume, signs up, opens it, reads it, and is told when the allowance is used", async () => {
	const { page, expectAccessible } = await visit(browser, site.url, { allow: /40[13]/u });

	// Finds: search, filter, and the address keeps it.
	await page.goto("/resumes");
	await page.getByRole("combobox", { name: "Search resumes" }).fill("engineer");
	await expect.poll(() => page.url()).toContain("q=engineer");
	await page.getByRole("checkbox", { name: /^Google/u }).click();
	await expect.poll(() => page.url()).toContain("company=Google");
	const cards = page.getByRole("article");
	await expect.poll(() => cards.count()).toBeGreaterThan(1);
	await expectAccessible();

	const list = page.url();

	// Stars three of them, which this browser keeps; as rows more of them are seen at once, also after a reload.
	const stars = page.getByRole("button", { name: /^Shortlist:/u });
	await stars.first().click();
	await page.getByRole("checkbox", { name: "Dense list" }).check();
	await page.reload();
	await page.getByRole("checkbox", { name: "Dense list", checked: true }).waitFor();
	await expectAccessible();
	await stars.nth(1).press("Space");
	await stars.nth(2).press("Space");
	await page.getByRole("link", { name: "Shortlist (3)" }).waitFor();
	await page.getByRole("checkbox", { name: "Dense list" }).press("Space");

	// Compares them before anything is opened, as everybody may.
	await page.getByRole("link", { name: "Shortlist (3)" }).click();
	await page.getByRole("button", { name: "Compare", exact: true }).click();
	await expect.poll(() => page.getByRole("columnheader").count()).toBe(3);
	await expectAccessible();
	const compared = page.url();
	await page.getByRole("link", { name: "Line by line" }).click();
	await page
		.getByRole("img", { name: /^This section as bars/u })
		.first()
		.waitFor();
	await expectAccessible();
	await page.goto(list);

	// A card opens over the list; opening the resume asks to sign up first.
	const title = (await cards.first().getByRole("heading").textContent()) ?? "";
	// It opens at once with what the card knows; the rest arrives.
	const slow = Promise.withResolvers<void>();
	await page.route("**/resumes/*.data*", async (route) => {
		await slow.promise;
		await route.continue();
	});
	await cards.first().getByRole("heading").getByRole("link").click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("heading", { name: title }).waitFor();
	await dialog.getByRole("status").waitFor();
	slow.resolve();
	await dialog.getByText("Updated").waitFor();
	await page.unroute("**/resumes/*.data*");
	await expectAccessible();
	await page.keyboard.press("Escape");
	await expect.poll(() => page.url()).toBe(list);
	await cards.first().getByRole("heading").getByRole("link").click();
	await dialog.getByRole("button", { name: "View Full Resume" }).click();
	await page.getByRole("tab", { name: "Sign Up", selected: true }).waitFor();
	const signUp = page.getByRole("dialog").last();
	await signUp.getByLabel("Email").fill(email);
	await signUp.getByLabel("Password", { exact: true }).fill(password);
	await signUp.getByLabel("Confirm password", { exact: true }).fill(password);
	await expectAccessible();
	await signUp.getByRole("button", { name: "Sign Up" }).click();
	await signUp.getByText("Please check your email and click the confirmation link").waitFor();

	// Confirms from the mailbox, and is led on to what they wanted: the resume opens, as their free one.
	const link = await site.mailLink(email, /confirm/iu);
	await page.goto(link);
	await page.getByText("Email confirmed successfully! You are now signed in.").waitFor();
	await expect.poll(() => page.url()).toMatch(/\/resumes\/[0-9a-f-]+\/read$/u);
	const resume = page.url().replace(/\/read$/u, "");
	await page
		.getByRole("heading", { name: /experience/iu })
		.first()
		.waitFor();
	await expectAccessible();

	// Goes on through the list that they came from: what is not open shows its preview.
	const next = page.getByRole("link", { name: /^Next: /u });
	const nextTitle = ((await next.textContent()) ?? "").replace("Next: ", "");
	await page.keyboard.press("j");
	await page.getByRole("heading", { level: 1, name: nextTitle }).waitFor();
	await page.goto(`${resume}/read`);

	// Who wants no letters as shortcuts switches them off; the arrows and Escape go on.
	await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
	const isTaken = (key: string) =>
		page.evaluate(
			(pressed) =>
				!document.body.dispatchEvent(
					new KeyboardEvent("keydown", { key: pressed, bubbles: true, cancelable: true }),
				),
			key,
		);
	const letters = page.getByLabel("Letters and signs are shortcuts");
	await letters.uncheck();
	await expectAccessible();
	await page.keyboard.press("Escape");
	await expect.poll(() => isTaken("j")).toBe(false);
	await expect.poll(() => isTaken("ArrowRight")).toBe(true);
	await page.reload();
	await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
	await letters.check();
	await page.keyboard.press("Escape");
	await expect.poll(() => isTaken("j")).toBe(true);
	await page.goto(`${resume}/read`);

	// What they starred has come along.
	await page.goto("/shortlist");
	const note = page.getByText("Add a note");
	await expect.poll(() => note.count()).toBe(3);
	await expectAccessible();

	// Beside the others it is read line by line; they stay as they are drawn.
	await page.goto(compared);
	await page.getByText("Already unlocked").waitFor();
	await page.getByRole("link", { name: "Line by line" }).click();
	const inWords = page.getByRole("region", { name: /^Experience of / });
	await expect.poll(() => inWords.count()).toBe(1);
	await page
		.getByRole("img", { name: /^This section as bars/u })
		.first()
		.waitFor();
	await expectAccessible();
	await page.goto(`${resume}/read`);

	// Keeps a line, and checks words of their own beside it: what they type leaves the browser nowhere.
	await page
		.getByRole("button", { name: /^Keep:/u })
		.first()
		.click();
	await page.getByText("Line kept.").first().waitFor();
	await page.goto("/library/lines");
	const kept = (await page.locator("blockquote").textContent()) ?? "";
	const sent: string[] = [];
	page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
	await page.getByLabel("Your own lines").fill(`Zanzibar quince. ${kept} Quince.`);
	await page.getByRole("button", { name: "Check my lines" }).click();
	await page.getByText("1 place of your text stands in the library.").waitFor();
	await expect.poll(() => page.locator("mark").textContent()).toContain(kept.slice(0, 30));
	await expectAccessible();
	expect(sent.filter((request) => request.includes("/library/lines/marks"))).toHaveLength(1);
	const words = ["Zanzibar", ...kept.split(" ").filter((word) => /^[a-z]{8,}$/u.test(word))];
	expect(sent.filter((request) => words.some((word) => request.includes(word)))).toEqual([]);

	// Another one stays closed: the reason, and what there is to buy. On a phone the one covers nothing of the other.
	// Turned before: a window that changes its size while the sheet grows out of its card ends that with an error.
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/resumes?company=Netflix");
	await cards.first().getByRole("heading").getByRole("link").click();
	await page.getByRole("dialog").getByRole("button", { name: "View Full Resume" }).click();
	const denial = "You're out of resumes! Upgrade to Pro for unlimited access to 500+ elite resumes";
	const said = page.locator(".site-toast", { hasText: denial });
	const upgrade = page.getByRole("dialog").filter({ hasText: "Upgrade to Pro" }).last();
	await upgrade.getByRole("button", { name: "Maybe Later" }).waitFor();
	// What the pointer rests on stays.
	await said.hover();
	const [toast, sheet] = await Promise.all([said, upgrade].map((part) => part.boundingBox()));
	expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThan(sheet?.y ?? 0);
	expect(toast?.y).toBeGreaterThanOrEqual(0);
	await page.setViewportSize({ width: 1280, height: 900 });
	await expect.poll(() => upgrade.getByText(denial).count()).toBe(0);
	await upgrade.getByText("$9.99").first().waitFor();
	await upgrade.getByText("$29.99").first().waitFor();
	await upgrade.getByRole("button", { name: "Maybe Later" }).click();

	// The first one opens again. "My library" has it, and finds the line that was kept of it.
	await page.goto(resume);
	await page.getByText("Already unlocked").first().waitFor();
	await page.getByRole("button", { name: "View Full Resume" }).click();
	await expect.poll(() => page.url()).toBe(`${resume}/read`);
	await page.goto("/library");
	await page.getByRole("heading", { level: 1, name: "My library" }).waitFor();
	await page.getByRole("link", { name: title }).first().waitFor();
	await expectAccessible();
	await page.getByLabel(/^Search all of it/u).fill(kept.split(" ").slice(0, 3).join(" "));
	await page.getByRole("button", { name: "Find", exact: true }).click();
	await page.getByRole("heading", { name: "1 kept line" }).waitFor();
	await page.getByText(kept).waitFor();
	await expectAccessible();

	// How the search went is told, with what helped.
	await page.getByRole("link", { name: "Show all" }).click();
	await page.getByRole("link", { name: "Tell us" }).click();
	await page.getByLabel("Yes, I got an offer").check();
	await page.getByLabel("Month of the offer").selectOption({ index: 1 });
	const helped = page.getByRole("checkbox").first();
	await helped.check();
	await page.getByLabel("My answer may be counted").check();
	await expectAccessible();
	await page.getByRole("button", { name: "Save my answer" }).click();
	await page.getByText(/^You answered on/u).waitFor();
	await expect.poll(() => helped.isChecked()).toBe(true);
});

test("Without scripts, everything up to reading still works", async () => {
	const context = await browser.newContext({
		baseURL: site.url,
		javaScriptEnabled: false,
		viewport: { width: 360, height: 640 },
	});
	const page = await context.newPage();
	await page.goto("/resumes?q=product&company=Meta");
	await expect.poll(() => page.getByRole("article").count()).toBeGreaterThan(0);
	await page.goto("/auth/signin");
	await page.getByLabel("Email").fill("free@offerfolio.example");
	await page.getByLabel("Password", { exact: true }).fill("reading-room");
	await page.getByRole("button", { name: "Sign In", exact: true }).click();
	await page.waitForURL((url) => url.pathname !== "/auth/signin");
	await page.goto("/resumes?company=Meta");
	await page
		.getByRole("article")
		.first()
		.getByRole("button", { name: /View Resume/u })
		.click();
	await expect.poll(() => page.url()).toMatch(/\/read$/u);
	await expect
		.poll(() => page.getByRole("heading", { name: /experience/iu }).count())
		.toBeGreaterThan(0);
	// Why another one stays closed is said where it covers nothing.
	await page.goto("/resumes?company=Netflix");
	await page
		.getByRole("article")
		.first()
		.getByRole("button", { name: /View Resume/u })
		.click();
	const said = page.locator("[data-flash]", { hasText: /out of resumes/u });
	const placeOf = async (part: Locator) => {
		const box = await part.boundingBox();
		if (!box) throw new Error("It is not drawn");
		return { from: box.y, to: box.y + box.height };
	};
	await said.waitFor();
	const bar = await placeOf(said);
	expect(bar.from).toBe(0);
	const header = await placeOf(page.locator(".site-header"));
	expect(header.from).toBeGreaterThanOrEqual(bar.to);
	await context.close();
});

test("Filters that were opened and ticked before the scripts came are taken over by them", async () => {
	const { page } = await visit(browser, site.url, { width: 360, hurries: true });
	const scripts = await holdScripts(page);
	await page.goto("/resumes?q=engineer&company=Google", { waitUntil: "commit" });
	await page.getByRole("button", { name: /Filters/u }).click();
	await page.getByRole("checkbox", { name: /^Tech/u }).check();
	await page.getByRole("checkbox", { name: /^Featured only/u }).check();
	await expect.poll(scripts.held).toBeGreaterThan(0);

	scripts.release();
	// Only the scripts say so.
	await page.getByRole("dialog", { name: "Filters" }).waitFor();
	await expect
		.poll(() => new URL(page.url()).search)
		.toBe("?q=engineer&company=Google&industry=Tech&featured=true");
	await expect.poll(() => page.getByRole("checkbox", { checked: true }).count()).toBe(3);
});

test("A member's tick before the scripts came is kept, and their own resume never leaves their browser", async () => {
	// What the rest of the page loads later fails while the network is cut.
	const offline = { hurries: true, allow: /ERR_INTERNET_DISCONNECTED/u };
	const { page, context } = await visit(browser, site.url, offline);
	await page.goto("/auth/signin?returnTo=/checklist");
	await page.getByLabel("Email").fill("pro@offerfolio.example");
	await page.getByLabel("Password", { exact: true }).fill("reading-room");
	await page.getByRole("button", { name: "Sign In", exact: true }).click();
	const check = page.getByRole("main").getByRole("checkbox").first();
	await check.waitFor();
	const scripts = await holdScripts(page);
	await page.reload({ waitUntil: "commit" });
	await check.check();
	const kept = page.waitForResponse("**/checklist.data*");
	scripts.release();
	await kept;
	await page.reload();
	await expect.poll(() => check.isChecked()).toBe(true);

	// Who goes back does not tick again what was unticked elsewhere meanwhile.
	await page.goto("/about");
	const beside = await openPage(context);
	await beside.goto("/checklist");
	await beside.getByRole("checkbox").nth(1).check();
	const unticked = beside.waitForResponse(
		(answer) => answer.request().postData()?.includes("wanted=no") === true,
	);
	await beside.getByRole("checkbox").first().uncheck();
	await unticked;
	await page.goBack();
	await page.locator("main .check-item:nth-child(2) [type=checkbox]:checked").waitFor();
	await page
		.locator(".check-part:first-child .check-item:first-child [type=checkbox]:not(:checked)")
		.waitFor();

	// Starting over says what became of it, also when no answer comes.
	await beside.route("**/checklist.data*", (route) => route.abort(), { times: 1 });
	await beside.getByText("Start over").click();
	await beside.getByRole("button", { name: "Yes, clear all check marks" }).click();
	await beside.getByText(checklist.failed).waitFor();
	await beside.getByRole("button", { name: "Yes, clear all check marks" }).click();
	await beside.getByText(checklist.reset).waitFor();
	await beside.getByText("0 of 25", { exact: true }).waitFor();
	await beside.close();

	// A resume is compared beside those that won: nothing of it is sent.
	await page.goto("/insights");
	await page.locator("form[data-reading=ready]").waitFor();
	const sent: string[] = [];
	page.on("request", (request) => {
		sent.push(`${decodeURIComponent(request.url())} ${request.postData() ?? ""}`);
		// But for what it has sealed, and what a posting asks for, which are looked at below.
		const isKnown = /\/insights\/(?:kept|counts)$/u.test(request.url());
		if (request.method() !== "GET" && !isKnown) {
			sent.push(`zinnoberrot by ${request.method()}`);
		}
	});
	const person = structuredClone(intern);
	person.work[0]?.highlights.push("Painted <b>zinnoberrot</b> doors for 40 houses");
	const files = {
		"mine.pdf": Buffer.from(await renderPdf(person, "classic", "")),
		"mine.docx": Buffer.from(await renderDocx(person, "modern", "")),
	};
	const text = page.getByLabel("The text of your resume");
	for (const isOffline of [false, true]) {
		await context.setOffline(isOffline);
		for (const [name, buffer] of Object.entries(files)) {
			await text.fill("");
			await page.getByLabel("Or its file").setInputFiles({ name, mimeType: "", buffer });
			await page.getByRole("button", { name: "Compare mine" }).last().click();
			await expect.poll(() => text.inputValue()).toContain("<b>zinnoberrot</b>");
			const reading = await readForeignFile(buffer, name.endsWith("x") ? "docx" : "pdf");
			if (!reading.success) throw new Error(reading.reason);
			await expect.poll(() => text.inputValue()).toBe(textOfBlocks(reading.blocks));
			await page.getByText("Compared with the group that it reads like").waitFor();
		}
		await page.getByRole("button", { name: "Staff+" }).click();
		await page.getByText("You named the level.").waitFor();
	}
	await page.getByLabel("Name of this comparison").fill("Kestrel, second draft");
	await page.getByRole("button", { name: "Keep it" }).click();
	await page.getByText("Kept as “Kestrel, second draft”.").waitFor();
	// What cannot be read is said, and the text stays.
	const locked = { name: "mine.pdf", mimeType: "", buffer: Buffer.from("%PDF-1.7 nothing") };
	await page.getByLabel("Or its file").setInputFiles(locked);
	await page.getByRole("button", { name: "Compare mine" }).last().click();
	await page.getByText("We cannot read this file").waitFor();
	await expect.poll(() => text.inputValue()).toContain("zinnoberrot");
	await page.getByRole("button", { name: "Read it on the server" }).waitFor();
	// Opening what was kept compares that, and not the file that is still chosen.
	await page.getByRole("button", { name: "Open Kestrel, second draft" }).click();
	await page.getByText("Compared with the group that it reads like").waitFor();

	// What was kept under a name is found again.
	await context.setOffline(false);
	await page.goto("/insights");
	await page.locator("form[data-reading=ready]").waitFor();
	await page.getByRole("button", { name: "Open Kestrel, second draft" }).click();
	await page.getByText("Compared with the group that it reads like").waitFor();
	await expect.poll(() => text.inputValue()).toContain("<b>zinnoberrot</b>");

	// Of a posting we are told what it asks for and the role that it names, and not the one that the resume reads like.
	const counted = page.waitForRequest(
		(request) => request.method() === "POST" && request.url().endsWith("/insights/counts"),
	);
	await page
		.getByLabel("The job posting (optional)")
		.fill(`Data Scientist\n\nRequirements\n${"- Knowledge of SQL and of Tableau\n".repeat(4)}`);
	await page.getByRole("button", { name: "Compare mine" }).last().click();
	const told = (await counted).postData() ?? "";
	expect(told.match(/role=[\w+]*|"text":"[^"]*"/gu)).toEqual([
		"role=Data+Scientist",
		'"text":"SQL"',
		'"text":"Tableau"',
	]);

	// What one tab keeps and another one removes is known to both.
	const tab = await context.newPage();
	await tab.goto("/insights");
	await tab.getByRole("button", { name: "Open Kestrel, second draft" }).waitFor();
	await page.getByLabel("Name of this comparison").fill("Kestrel, spare");
	await page.getByRole("button", { name: "Keep it" }).click();
	await tab.getByRole("button", { name: "Remove Kestrel, spare" }).click();
	await page.getByRole("button", { name: "Remove Kestrel, spare" }).waitFor({ state: "detached" });
	await tab.close();

	// By choice the account keeps it too. What is sent is sealed; another browser opens it with the code.
	await page.getByText("Keep them in your account as well").click();
	await page.getByRole("button", { name: "Show me my code" }).click();
	const code = (await page.locator("#kept-account code").textContent()) ?? "";
	await page.getByLabel("I have saved my code.").check();
	await page.getByRole("button", { name: "Keep them in my account" }).click();
	await page.getByText("Your account keeps them as well, encrypted.").waitFor();
	// While the account is asked nothing is removed: it would come back with the answer.
	const held = Promise.withResolvers<void>();
	await page.route("**/insights/kept", async (route) => {
		await held.promise;
		await route.continue();
	});
	await page.evaluate(slowStore, 1_500);
	const keep = async (name: string) => {
		await page.getByLabel("Name of this comparison").fill(name);
		await page.getByRole("button", { name: "Keep it" }).click();
	};
	await keep("Kestrel, third draft");
	const removeThird = page.getByRole("button", { name: "Remove Kestrel, third draft" });
	await expect.poll(() => removeThird.getAttribute("aria-disabled")).toBe("true");
	const sealed = page.waitForResponse((reply) => reply.request().method() === "POST");
	held.resolve();
	await sealed;
	// What is kept while the browser still writes down the answer is not lost by it.
	await keep("Kestrel, fourth draft");
	for (const remove of [
		removeThird,
		page.getByRole("button", { name: "Remove Kestrel, fourth draft" }),
	]) {
		await remove.click();
		await remove.waitFor({ state: "detached" });
	}
	const box = await (await context.request.get("/insights/kept")).body();
	expect(box.toString("latin1")).toMatch(/^OFKEPT2\n(?!.*zinnober)/su);
	const elsewhere = (await visit(browser, site.url)).page;
	await elsewhere.addInitScript(slowStore, 500);
	await elsewhere.goto("/auth/signin?returnTo=/insights");
	await elsewhere.getByLabel("Email").fill("pro@offerfolio.example");
	await elsewhere.getByLabel("Password", { exact: true }).fill("reading-room");
	await elsewhere.getByRole("button", { name: "Sign In", exact: true }).click();
	const typed = elsewhere.getByLabel("Your code", { exact: true });
	for (const given of [
		`${code.slice(0, -1)}${code.endsWith("0") ? "1" : "0"}`,
		code.toLowerCase(),
	]) {
		await typed.fill(given);
		await elsewhere.getByRole("button", { name: "Open them here" }).click();
		if (given === code.toLowerCase()) break;
		await elsewhere.getByText(keeping.wrongCode).waitFor();
		await expect.poll(() => typed.inputValue()).toBe(given);
	}
	await elsewhere.getByRole("button", { name: "Open Kestrel, second draft" }).waitFor();
	// It knows the code from now on, and what is removed in one is gone in the other.
	await elsewhere.reload();
	await elsewhere.getByText("Your account keeps them as well, encrypted.").waitFor();
	await elsewhere.getByRole("button", { name: "Remove Kestrel, second draft" }).click();
	await elsewhere.getByText("Nothing is kept yet.").waitFor();
	await page.goto("/insights");
	await page.getByText("Nothing is kept yet.").waitFor();

	// What a program reads of it is shown in the same way, to everybody.
	await page.goto("/tools/what-a-program-reads");
	await page.locator("form[data-reading=ready]").waitFor();
	await context.setOffline(true);
	const file = page.getByLabel("The file of your resume");
	const show = page.getByRole("button", { name: "Show what it reads" });
	for (const [name, buffer] of Object.entries(files)) {
		await file.setInputFiles({ name, mimeType: "", buffer });
		await show.click();
		await page.getByRole("heading", { name: "Nothing stands in its way" }).waitFor();
		await page.getByText("Painted <b>zinnoberrot</b>").waitFor();
	}
	// What stood there was of another file.
	await file.setInputFiles(locked);
	await show.click();
	await page.getByText("We cannot read this file").waitFor();
	await page.getByText("Painted <b>zinnoberrot</b>").waitFor({ state: "detached" });
	// Who pastes the text then means the text.
	const faulty = resumeText(person).replace("EXPERIENCE", "E X P E R I E N C E");
	await page.getByLabel("Or its text").fill(faulty);
	await show.click();
	await page.getByRole("heading", { name: "A heading is in pieces" }).waitFor();
	expect(sent.filter((request) => request.includes("zinnoberrot"))).toEqual([]);
});

test("What a browser cannot read of a resume is said, and the server reads it when it is asked", async () => {
	// What is loaded when the page is idle may not have come before the network is cut.
	const { page, context } = await visit(browser, site.url, { allow: /ERR_INTERNET_DISCONNECTED/u });
	const japanese = ["\u682a\u5f0f\u4f1a\u793e", "\u5c65\u6b74\u66f8"];
	const plain = resumeText(intern).split("\n").slice(0, 45);
	const fileOf = async (name: string, lines: readonly string[]) => {
		const buffer = await pdfWithUnembeddedFont([{ plain: lines, japanese }]);
		return { name, mimeType: "", buffer };
	};
	const [half, whole] = [await fileOf("half.pdf", plain), await fileOf("whole.pdf", [])];
	await page.goto("/tools/what-a-program-reads");
	await page.locator("form[data-reading=ready]").waitFor();
	await context.setOffline(true);
	const show = page.getByRole("button", { name: "Show what it reads" });
	await page.getByLabel("The file of your resume").setInputFiles(half);
	await show.click();
	await page.getByRole("heading", { name: "A font does not say its letters" }).waitFor();
	await page.getByText("Text on page 1 is missing below.").waitFor();
	await page.getByLabel("The file of your resume").setInputFiles(whole);
	await show.click();
	await page.getByText(reading.unreadFonts).waitFor();
	// Its reader is another build of pdf.js than the server's: soft hyphens are drawn there as well.
	const soft = { name: "soft.pdf", mimeType: "", buffer: Buffer.from(pdfWithHyphens("00AD")) };
	await page.getByLabel("The file of your resume").setInputFiles(soft);
	await show.click();
	await page.getByText("Sep. 2023 - Mar. 2024").first().waitFor();
	await page.getByText("Seeks a start-up, high-impact or low-risk").first().waitFor();
	await context.setOffline(false);

	await page.goto("/auth/signin?returnTo=/insights");
	await page.getByLabel("Email").fill("pro@offerfolio.example");
	await page.getByLabel("Password", { exact: true }).fill("reading-room");
	await page.getByRole("button", { name: "Sign In", exact: true }).click();
	await page.locator("form[data-reading=ready]").waitFor();
	const file = page.getByLabel("Or its file");
	const text = page.getByLabel("The text of your resume");
	const onServer = page.getByRole("button", { name: "Read it on the server" });
	await context.setOffline(true);
	await file.setInputFiles(half);
	await page.getByRole("button", { name: "Compare mine" }).last().click();
	const note = page.getByText("Text on page 1 is missing here");
	await note.waitFor();
	await expect.poll(() => text.inputValue()).toContain(intern.basics.name);
	await onServer.waitFor();
	// Another level is named of the same file.
	await page.getByRole("button", { name: "Staff+" }).click();
	await page.getByText("You named the level.").waitFor();
	await note.waitFor();
	await context.setOffline(false);
	await onServer.click();
	await expect.poll(() => text.inputValue()).toContain(japanese[0]);
	await note.waitFor({ state: "detached" });
	await onServer.waitFor({ state: "detached" });
	await expect.poll(() => file.inputValue()).toBe("");
});

test("Words and filters that are chosen while the list is slow are all kept", async () => {
	const { page } = await visit(browser, site.url);
	const asked: string[] = [];
	const released = Promise.withResolvers<void>();
	await page.route("**/resumes.data*", async (route) => {
		asked.push(new URL(route.request().url()).search);
		await released.promise;
		// The browser gives up an answer that a later question made useless.
		await route.continue().catch(() => undefined);
	});
	await page.goto("/resumes");
	await page.getByRole("checkbox", { name: /^Google/u }).click();
	await page.getByRole("combobox", { name: "Search resumes" }).pressSequentially("engineer");
	await page.getByRole("checkbox", { name: /^Featured only/u }).click();
	const all = "?q=engineer&company=Google&featured=true";
	await expect.poll(() => asked.some((search) => search.startsWith(all))).toBe(true);
	expect(new URL(asked[0] ?? "", site.url).searchParams.get("company")).toBe("Google");

	// What is slow says so, and stops when it has come.
	const progress = page.locator(".page-progress");
	await progress.waitFor();
	released.resolve();
	await progress.waitFor({ state: "detached" });
	await expect.poll(() => page.url()).toBe(`${site.url}/resumes${all}`);
	await page.getByRole("link", { name: "Remove Company: Google" }).waitFor();
	await page.getByRole("checkbox", { name: /^Google/u, checked: true }).waitFor();

	// With the keyboard the results are one link away.
	await page.getByRole("link", { name: "Skip to the results" }).last().press("Enter");
	await page.keyboard.press("Tab");
	await page.getByRole("region", { name: "Results" }).locator(":focus").waitFor();
});

test("A visitor who goes on to a resume is not called back by what they typed just before", async () => {
	// A view transition times out after 4 s; without one the page changes all the same.
	const { page } = await visit(browser, site.url, { allow: /Transition was aborted/u });
	const beBusy = await drawLate(page);
	const searches: string[] = [];
	page.on("request", (request) => {
		if (/resumes\.data.*q=engineer/u.test(request.url())) searches.push(request.url());
	});
	await page.goto("/resumes");
	const card = page.getByRole("article").first().getByRole("heading").getByRole("link");
	await card.hover();
	// Longer than the pause of the search.
	await beBusy(400);
	await page.getByRole("combobox", { name: "Search resumes" }).evaluate(
		(box, link) => {
			(box as HTMLInputElement).value = "engineer";
			box.dispatchEvent(new Event("input", { bubbles: true }));
			(link as HTMLElement).click();
		},
		await card.elementHandle(),
	);
	await page.getByRole("dialog").getByRole("heading").first().waitFor();
	await expect.poll(() => page.url()).toMatch(/\/resumes\/[0-9a-f-]{36}$/u);
	expect(searches).toEqual([]);
});

test("The list is there with what was loaded after a dialog over it, and after a resume of it was read", async () => {
	const { page } = await visit(browser, site.url, { allow: /401/u });
	await page.goto("/");
	await page.goto("/resumes");
	const cards = page.getByRole("article");
	const first = await cards.count();
	await page.getByRole("link", { name: "Load More" }).press("Enter");
	await expect.poll(() => cards.count()).toBeGreaterThan(first);
	const loaded = await cards.count();
	// On a slow line as well: nothing of the list is loaded again, and a second press goes no further back.
	await page.route("**/resumes.data*", (route) => setTimeout(1000).then(() => route.continue()));
	await page.getByRole("link", { name: "Log in" }).click();
	await page.getByRole("dialog").waitFor();
	await page.keyboard.press("Escape");
	await page.keyboard.press("Escape");
	await expect.poll(() => page.url()).toBe(`${site.url}/resumes`);
	await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
	await expect.poll(() => cards.count()).toBe(loaded);
	await page.unroute("**/resumes.data*");

	await page.getByRole("link", { name: "Log in" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Email").fill("pro@offerfolio.example");
	await dialog.getByLabel("Password", { exact: true }).fill("reading-room");
	await dialog.getByRole("button", { name: "Sign In", exact: true }).click();
	await page.getByRole("button", { name: /pro@offerfolio\.example/u }).waitFor();
	await cards.first().getByRole("heading").getByRole("link").click();
	await dialog.getByRole("button", { name: "View Full Resume" }).click();
	await page.locator(".reader-stage").waitFor();
	await page.goBack();
	await page.getByRole("button", { name: "View Full Resume" }).waitFor();
	await page.goBack();
	await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(first);
	await cards.first().getByRole("heading").getByRole("link").click();
	await dialog.getByRole("button", { name: "View Full Resume" }).click();
	await page.getByRole("main").getByRole("link", { name: "Back", exact: true }).click();
	await page.getByRole("link", { name: "All resumes" }).click();
	await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(first);
});

test("A key that is held opens a resume's dialog, and does not press the button that has the focus in it", async () => {
	const { page } = await visit(browser, site.url);
	await page.goto("/resumes");
	await page.getByRole("article").first().getByRole("heading").getByRole("link").focus();
	await page.keyboard.down("Enter");
	const open = page.getByRole("button", { name: "View Full Resume" });
	await page.locator(":focus").and(open).waitFor();
	await open.evaluate((button) => {
		button.addEventListener("click", () => button.setAttribute("data-pressed", ""));
	});
	// Down while it is down: the keyboard repeats it.
	await page.keyboard.down("Enter");
	await open.and(page.locator(":not([data-pressed])")).waitFor();
	await page.keyboard.up("Enter");
	await page.keyboard.press("Enter");
	await page.getByRole("tab", { name: "Sign Up", selected: true }).waitFor();
});

test("With colors of one's own a star is seen, and nothing of one's reading is out of reach in a small window", async () => {
	const { page } = await visit(browser, site.url, { width: 320 });
	await page.emulateMedia({ forcedColors: "active" });
	await page.goto("/auth/signin?returnTo=/resumes");
	await page.getByLabel("Email").fill("pro@offerfolio.example");
	await page.getByLabel("Password", { exact: true }).fill("reading-room");
	await page.getByRole("button", { name: "Sign In", exact: true }).click();
	await page.waitForURL("/resumes");
	const star = page.locator(".star-button").first();
	const isSeen = () =>
		star.evaluate(
			(button) =>
				getComputedStyle(button, "::before").backgroundColor !==
				getComputedStyle(document.body).backgroundColor,
		);
	await expect.poll(isSeen).toBe(true);

	await page.goto("/resumes?q=engineer");
	await page.getByRole("link", { name: "Save this search" }).first().click();
	await page.getByLabel(/name/iu).first().fill("W".repeat(80));
	await pressUntilAnswered(page.getByRole("button", { name: "Save search" }));
	await page.goto("/library/searches");
	await page.getByRole("link", { name: /^W+$/u }).waitFor();
	const overflow = () =>
		page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
	await expect.poll(overflow).toBe(0);

	await page.goto("/resumes?q=engineer");
	await page
		.getByRole("button", { name: /^View Resume/u })
		.first()
		.click();
	await page.waitForURL(/\/read$/u);
	for (const height of [256, 568]) {
		await page.setViewportSize({ width: 320, height });
		await page.locator(".reader-tools button:visible").nth(2).waitFor();
		await expect.poll(overflow).toBe(0);
		const farthest = () =>
			page
				.locator(".reader-tools button:visible")
				.evaluateAll((buttons) =>
					Math.max(...buttons.map((button) => button.getBoundingClientRect().right)),
				);
		await expect.poll(farthest).toBeLessThanOrEqual(320);
	}

	// Nor does a long address in a note make the reader wider.
	await page
		.getByRole("button", { name: /^Keep:/u })
		.first()
		.click();
	await page.getByText("Line kept.").first().waitFor();
	await page.getByText("Add a note or group").first().click();
	await page
		.getByLabel("Your note")
		.first()
		.fill(`https://example.com/${"w".repeat(150)}`);
	await page.getByRole("button", { name: "Save", exact: true }).first().click();
	await page
		.getByRole("paragraph")
		.filter({ hasText: /w{150}/u })
		.first()
		.waitFor();
	await expect.poll(overflow).toBe(0);

	// Nor does a company with a long name make the pages wider that say it.
	await page.goto("/resumes?company=Netflix");
	const cards = page.getByRole("article").getByRole("heading").getByRole("link");
	await cards.first().waitFor();
	const paths = await cards.evaluateAll((links) =>
		links.map((link) => (link as HTMLAnchorElement).pathname),
	);
	const ids = [...paths, ...paths].slice(0, 4).map((path) => path.split("/")[2]);
	for (const path of [page.url(), String(paths[0]), `/resumes/compare?ids=${ids}`]) {
		await page.goto(path);
		await page.getByText("Netflix").first().waitFor();
		await page.evaluate(() => {
			const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
			while (texts.nextNode()) {
				const text = texts.currentNode as Text;
				text.data = text.data.replaceAll("Netflix", "Netflix".repeat(9));
			}
		});
		await expect.poll(overflow, { message: path }).toBe(0);
	}

	// What can be undone is said, and covers nothing that takes the focus.
	await page.goto("/resumes");
	for (const nth of [0, 1, 2, 3, 4]) {
		await page.locator(".star-button").nth(nth).click();
		await page.locator(`.star-button[aria-pressed="true"]`).nth(nth).waitFor();
	}
	for (const [width, height] of [
		[320, 256],
		[1280, 800],
	] as const) {
		await page.setViewportSize({ width, height });
		await page.goto("/shortlist");
		await pressUntilAnswered(page.getByRole("button", { name: /^Remove/u }).nth(1));
		await page.getByRole("button", { name: "Undo" }).waitFor();
		const covered: string[] = [];
		for (const key of ["Tab", "Shift+Tab"]) {
			for (let press = 0; press < 16; press++) {
				await page.keyboard.press(key);
				const name = await page.evaluate(() => {
					const focused = document.activeElement;
					if (!focused?.closest("main")) return null;
					const { left, right, top, bottom } = focused.getBoundingClientRect();
					const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
					const isSeen = focused.contains(seen) || seen?.contains(focused);
					return isSeen ? null : focused.textContent;
				});
				if (name !== null) covered.push(`${key} at ${width} px: ${name}`);
			}
		}
		expect(covered).toEqual([]);
	}
});

test("Signing out in one tab signs the other tab out", async () => {
	const { page, context } = await visit(browser, site.url);
	// Its scripts wait: it is a page that is only read.
	const guide = await context.newPage();
	await guide.goto("/guides/tech-resume");
	await page.goto("/auth/signin");
	await page.getByLabel("Email").fill("pro@offerfolio.example");
	await page.getByLabel("Password", { exact: true }).fill("reading-room");
	await page.getByRole("button", { name: "Sign In", exact: true }).click();
	await page.getByText("Successfully signed in!").waitFor();
	const account = /pro@offerfolio\.example/u;
	await guide.getByRole("button", { name: account }).waitFor();
	const other = await context.newPage();
	await other.goto("/resumes");
	await other.getByRole("button", { name: account }).waitFor();
	// One with something typed on it, and one without.
	const [typing, reading] = [await context.newPage(), await context.newPage()];
	const errors: string[] = [];
	for (const tab of [typing, reading]) tab.on("pageerror", (error) => errors.push(String(error)));
	await reading.goto("/library/searches/new?q=ledgers");
	// What is typed before the scripts come is typed.
	const scripts = await holdScripts(typing);
	await typing.goto("/library/searches/new?q=ledgers", { waitUntil: "commit" });
	const name = typing.getByLabel("Name", { exact: true });
	await name.fill("Half typed");
	scripts.release();
	await untilSettled(typing);
	// As do the drafts of other pages.
	const settings = await openPage(context);
	await settings.goto("/settings");
	await settings.getByText("Delete account", { exact: true }).click();
	const contribute = await openPage(context);
	await contribute.goto("/contribute/new");
	const drafts = [
		settings.locator("form", { hasText: "Delete my account" }).getByLabel("Current password"),
		contribute.getByLabel("Or its text, pasted"),
	];
	for (const draft of drafts) await draft.fill("Half typed");
	await page.getByRole("button", { name: account }).click();
	await page.getByRole("button", { name: "Sign Out" }).click();
	await page.getByText("Successfully signed out!").waitFor();
	await page.getByRole("link", { name: "Sign up" }).first().waitFor();
	await other.getByRole("link", { name: "Sign up" }).first().waitFor();
	await guide.getByRole("link", { name: "Sign up" }).first().waitFor();
	await reading.waitForURL("**/auth/signin?returnTo=*");

	// The next person at the device reads nothing of it, and it waits for who has typed it.
	const dialog = typing.getByRole("dialog", { name: "Your session has ended" });
	await dialog.waitFor();
	await expect.poll(() => name.isVisible()).toBe(false);
	await expect.poll(() => typing.title()).toBe("Signed out");
	await expect.poll(() => typing.getByText(account).count()).toBe(0);
	await expect.poll(() => dialog.getByLabel("Email").inputValue()).toBe("");
	await typing.keyboard.press("Escape");
	await typing.getByRole("heading", { name: "You are signed out" }).waitFor();
	await expect.poll(() => typing.getByText("Checking whether").isVisible()).toBe(false);
	for (const draft of drafts) await expect.poll(() => draft.isVisible()).toBe(false);
	// What is called off half read is no error of the page.
	await typing.evaluate(() => void Promise.reject(AbortSignal.abort().reason));
	expect(errors).toEqual([]);
	const signIn = async (email: string) => {
		await typing.getByRole("main").getByRole("button", { name: "Sign In" }).click();
		await dialog.getByLabel("Email").fill(email);
		await dialog.getByLabel("Password", { exact: true }).fill("reading-room");
		await dialog.getByRole("button", { name: "Sign In", exact: true }).click();
		await name.waitFor();
		await dialog.waitFor({ state: "detached" });
	};
	await signIn("pro@offerfolio.example");
	await expect.poll(() => name.inputValue()).toBe("Half typed");
	await typing.getByRole("button", { name: account }).waitFor();
	// The other tabs hear of it.
	for (const draft of drafts) {
		await draft.waitFor();
		await expect.poll(() => draft.inputValue()).toBe("Half typed");
	}
	for (const tab of [settings, contribute]) await tab.close();

	// Another person gets the page as if nothing had been typed.
	await page.goto("/resumes");
	await page.getByRole("button", { name: account }).click();
	await page.getByRole("button", { name: "Sign Out" }).click();
	await dialog.waitFor();
	await typing.keyboard.press("Escape");
	await signIn("pack@offerfolio.example");
	await typing.getByRole("button", { name: /pack@offerfolio\.example/u }).waitFor();
	await expect.poll(() => name.inputValue()).not.toBe("Half typed");
	expect(errors).toEqual([]);
});

const kindsOfPages = [
	"/",
	"/resumes",
	"/pricing",
	"/about",
	"/blog",
	"/blog/lines-an-engineering-manager-believes",
	"/guides",
	"/guides/tech-resume",
	"/templates",
	"/templates/google-software-engineer",
	"/contact",
	"/privacy",
	"/b",
	"/luna",
	"/auth/signin",
	"/auth/signup",
	"/no-such-page",
];

test.each([
	{ who: "A phone of 360 pixels in light", width: 360, colorScheme: "light" },
	{ who: "A laptop in the dark", width: 1280, colorScheme: "dark" },
] as const)("$who shows every kind of page, whole and accessible", async (screen) => {
	const { page, expectAccessible } = await visit(browser, site.url, { ...screen, allow: /404/u });
	for (const path of kindsOfPages) {
		await page.goto(path);
		const wider = await page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
		expect(`${path}: ${wider}`).toBe(`${path}: 0`);
		await expectAccessible();
		// With a text twice as large a phone still scrolls in one direction.
		if (screen.width > 360) continue;
		const widerAtTwice = await page.evaluate(() => {
			document.documentElement.style.fontSize = "32px";
			return document.documentElement.scrollWidth - document.documentElement.clientWidth;
		});
		expect(`${path} at 200 %: ${widerAtTwice}`).toBe(`${path} at 200 %: 0`);
	}
	if (screen.width > 360) return;
	// The row of companies, which moves for others, can be stopped there too.
	await page.setViewportSize({ width: 360, height: 640 });
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await page.goto("/");
	await page.evaluate(() => {
		document.documentElement.style.fontSize = "32px";
	});
	const pause = page.getByRole("checkbox", { name: "Pause the moving row" });
	await pause.check();
	const { wide, right, state } = await pause.evaluate((button) => {
		const track = button.closest("section")?.querySelector(".carousel-track");
		const { right } = button.getBoundingClientRect();
		const wide = document.documentElement.scrollWidth;
		return { wide, right, state: track && getComputedStyle(track).animationPlayState };
	});
	expect({ wide, state }).toEqual({ wide: 360, state: "paused" });
	expect(right).toBeLessThanOrEqual(360);
});

test("A visitor reads one resume on a landing page of eight screens, without scripts too, and in the reader", async () => {
	const { page, expectAccessible } = await visit(browser, site.url, { width: 360 });
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/");
	const sheet = page.getByRole("article", { name: /^Resume of/u });
	await expect.poll(() => sheet.count()).toBe(1);
	const screens = () => page.evaluate(() => document.documentElement.scrollHeight / 740);
	await expect.poll(screens).toBeLessThanOrEqual(8);
	// Its bars turn into its words, and nothing moves.
	const places = () =>
		sheet.evaluate((it) =>
			[...it.querySelectorAll("h2, h3, p, li")].map((line) => line.getBoundingClientRect().top),
		);
	const still = await places();
	await page.emulateMedia({ reducedMotion: "no-preference" });
	const moving = await page.evaluate(() => document.getAnimations().length);
	expect(moving).toBeGreaterThan(10);
	await expect.poll(places).toEqual(still);
	const clipped = await sheet.evaluate((it) => it.clientHeight);
	await page.getByRole("checkbox", { name: "Show the whole page" }).check();
	await expect.poll(() => sheet.evaluate((it) => it.clientHeight)).toBeGreaterThan(clipped);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await expectAccessible();

	await page
		.getByRole("figure")
		.getByRole("link", { name: /^Read /u })
		.click();
	await expect.poll(() => page.url()).toMatch(/\/read$/u);
	await sheet.getByRole("heading", { name: "Experience" }).waitFor();
	await expectAccessible();
	const words = await sheet.getByRole("listitem").first().textContent();
	await page.getByRole("link", { name: "Back" }).click();
	await page.getByText("Open to everyone", { exact: true }).waitFor();
	await expectAccessible();
	const plain = await page.request.get(page.url());
	const html = await plain.text();
	expect(html).toContain(words?.slice(0, 40));
});

test("On paper nothing is cut off: closed answers are open, rows to push along stand whole, and nothing moves", async () => {
	const { page } = await visit(browser, site.url);
	await page.emulateMedia({ media: "print", reducedMotion: "no-preference" });
	// A4 with its margins, and half of that.
	for (const width of [718, 480]) {
		await page.setViewportSize({ width, height: 1000 });
		for (const path of ["/", "/pricing", "/resumes/at/google"]) {
			await page.goto(path);
			const cut = await page.evaluate(() =>
				[...document.querySelectorAll("body *")]
					.filter((it) => it.checkVisibility() && it.clientWidth > 1)
					.filter((it) => getComputedStyle(it).overflowX !== "visible")
					.filter((it) => it.scrollWidth > it.clientWidth + 1)
					.map((it) => it.className),
			);
			const moving = await page.evaluate(() => document.getAnimations().length);
			expect([path, width, cut, moving]).toEqual([path, width, [], 0]);
		}
	}
	await page.goto("/pricing");
	const answer = page.getByText("Yes, 30 days after you pay.");
	await expect.poll(() => answer.isVisible()).toBe(true);
	await page.emulateMedia({ media: "screen" });
	await expect.poll(() => answer.isVisible()).toBe(false);
});

test("A phone has its menu, its filters and the button of a resume at hand, and Back leads to the list after a reload", async () => {
	const { page } = await visit(browser, site.url, {
		width: 360,
		allow: /ERR_FAILED|status of 400/u,
	});
	await page.goto("/resumes");
	await page.getByRole("button", { name: "Open menu" }).click();
	await page
		.getByRole("navigation", { name: "Menu" })
		.getByRole("link", { name: "Pricing" })
		.click();
	await page.getByRole("heading", { level: 1 }).waitFor();
	await page.goto("/resumes");
	await page.getByRole("button", { name: /Filters/u }).click();
	// A toast over the filters is taken away without them.
	await page.route("**/resumes.data*", (route) => route.abort());
	await page.getByRole("checkbox", { name: /^Consulting/u }).click();
	const toast = page.locator(".site-toast");
	await toast.getByRole("button").first().click();
	await toast.waitFor({ state: "detached" });
	await expect.poll(() => page.locator("#filters:popover-open").count()).toBe(1);
	await page.unroute("**/resumes.data*");

	await page.goto("/resumes");
	await page.getByRole("button", { name: /Filters/u }).click();
	await page.getByRole("checkbox", { name: /^Consulting/u }).click();
	await page.getByRole("button", { name: /^Show \d+ resumes$/u }).click();
	await expect.poll(() => page.url()).toContain("industry=Consulting");
	const list = page.url();

	// The button stays at the lower edge while the words above it are read, on a small phone too.
	await page.setViewportSize({ width: 360, height: 560 });
	await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
	const open = page.getByRole("button", { name: "View Full Resume" });
	await page.getByRole("dialog").getByText("Updated").waitFor();
	const below = () => open.evaluate((it) => it.getBoundingClientRect().bottom - window.innerHeight);
	await expect.poll(below).toBeLessThanOrEqual(0);
	await page.reload();
	await open.waitFor();
	await expect.poll(below).toBeLessThanOrEqual(0);
	await page.goBack();
	await expect.poll(() => page.url()).toBe(list);
	await page.getByRole("link", { name: "Remove Industry: Consulting" }).waitFor();
	await expect.poll(() => page.getByRole("dialog").count()).toBe(0);

	// What is found lies far below the posting: it is seen next.
	await page.goto("/for-you");
	await page.getByText("Take the answers from a job posting").click();
	const posting = page.getByLabel("The job posting", { exact: true });
	const read = page.getByRole("button", { name: "Read the posting" });
	await posting.fill("Nothing");
	await pressUntilAnswered(read);
	await expect.poll(() => posting.evaluate((it) => it === document.activeElement)).toBe(true);
	await posting.fill("Data Scientist\nGoogle\nYou measure what works. ".repeat(20));
	await read.click();
	const found = page.getByRole("heading", { name: /nearest$/u });
	await expect.poll(() => found.evaluate((it) => it === document.activeElement)).toBe(true);
	const top = () => found.evaluate((it) => it.getBoundingClientRect().top);
	await expect.poll(top).toBeLessThan(200);
});

test("A landing page invites everyone once in a visit, and again when they press its button", async () => {
	const { page, expectAccessible } = await visit(browser, site.url, { width: 360 });
	await page.goto("/c");
	const dialog = page.getByRole("dialog", { name: "VIEW RESUMES" });
	await dialog.waitFor();
	await expectAccessible();
	await page.keyboard.press("Escape");
	await dialog.waitFor({ state: "detached" });
	await page.reload();
	// It would stand in the way of the button.
	await page.getByRole("link", { name: "Unlock the full resume" }).click();
	await dialog.waitFor();
	await page.goBack();
	await dialog.waitFor({ state: "detached" });
	await page.goto("/d");
	await dialog.waitFor();
});

/** Answers of IndexedDB that come late, as they do on a busy disk. Runs in the page. @param wait in ms */
function slowStore(wait: number) {
	const put = IDBObjectStore.prototype.put;
	// The transaction stays open as long as it is asked for something.
	IDBObjectStore.prototype.put = function slowPut(...given) {
		const until = performance.now() + wait;
		const ask = () => {
			this.get("").onsuccess = () => (performance.now() < until ? ask() : put.apply(this, given));
		};
		ask();
		return this.get("");
	};
}

for (const way of ["an element for each text", "new texts for a paragraph"] as const) {
	test(`A page that a browser translates with ${way} says what has changed, and nothing fails`, async () => {
		const { page, context } = await visit(browser, site.url, { allow: /40[01]|error #418/u });
		const fresh = await openPage(context);
		/** The page says what it says to one who comes to its address. */
		const expectNothingOld = async () => {
			await untilSettled(page);
			await fresh.goto(page.url());
			await untilSettled(fresh);
			const words = await wordsOf(fresh);
			await expect.poll(() => wordsOf(page)).toBe(words);
		};
		await page.goto("/resumes");
		await untilSettled(page);
		await translate(page, way);
		await page.getByRole("combobox", { name: "Search resumes" }).fill("engineer");
		await page.keyboard.press("Enter");
		await page.waitForURL(/q=engineer/u);
		await expectNothingOld();
		await page.getByRole("link", { name: /Sort: / }).click();
		await page.waitForURL(/sort=/u);
		await expectNothingOld();
		await page.locator("[data-more]").click();
		await page.getByRole("article").nth(24).waitFor();

		await page.goto("/guides/tech-resume");
		await translate(page, way);
		// What is pressed before the scripts run is pressed again on what they draw.
		await page
			.getByRole("banner")
			.getByRole("link", { name: /Log in/u })
			.click();
		await page.getByRole("dialog").waitFor();
		await page.keyboard.press("Escape");
		await untilSettled(page);
		await page.locator("main a[href^='/guides/']").last().click();
		await page.waitForURL((url) => url.pathname !== "/guides/tech-resume");
		await expectNothingOld();

		await page.goto("/auth/signin");
		await untilSettled(page);
		await translate(page, way);
		const main = page.getByRole("main");
		await main.locator("[name=email]").fill("pro@offerfolio.example");
		await main.locator("[name=password]").fill("another-room");
		await pressUntilAnswered(main.locator("button[type=submit]"));
		await main.locator(".alert-error").waitFor();
		const typed = (name: string) => main.locator(`[name=${name}]`).inputValue();
		await expect.poll(() => typed("email")).toBe("pro@offerfolio.example");
		await expect.poll(() => typed("password")).toBe("another-room");
	});
}
