import type { BrowserContext, Cookie, Page, Request } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { messages } from "#app/domain/base/messages.ts";
import { openContext, openPage, untilSettled, visit } from "#tests/helpers/browser.ts";
import { browser, openJourneys, site } from "#tests/helpers/journeys.ts";
import { passcode } from "#tests/helpers/owner.ts";
import {
	anUpload,
	comparedText,
	type FormUser,
	formUsers,
	type PageForm,
	pageForms,
	post,
} from "#tests/helpers/page-forms.ts";
import { until } from "#tests/helpers/until.ts";

openJourneys(() => ({
	ADMIN_PASSCODE: passcode,
	GOOGLE_CLIENT_ID: "a-client",
	GOOGLE_CLIENT_SECRET: "quiet-otters-of-may",
	GOOGLE_ISSUER: "http://localhost:9",
	DEMO: "library",
}));

/** Signs in, from so many devices, and leaves again. @returns the cookies with which one comes back */
async function signIn(who: FormUser, devices = 1): Promise<Cookie[]> {
	const context = await browser.newContext({ baseURL: site.url });
	const enter = async (path: string, form: Record<string, string>): Promise<Cookie[]> => {
		await context.clearCookies();
		const answer = await post(context, path, { form });
		const cookies = await context.cookies();
		if (!answer.ok() || cookies.length === 0) {
			throw new Error(`${path} does not let ${who} in: ${answer.status()}`);
		}
		return cookies;
	};
	const account = { email: `${who}@offerfolio.example`, password: "reading-room" };
	let cookies: Cookie[] = [];
	if (who === "owner") cookies = await enter("/admin", { passcode });
	if (who === "free" || who === "pro") {
		for (let device = 0; device < devices; device++) cookies = await enter("/auth/signin", account);
	}
	await context.close();
	return cookies;
}

/** A browser that has been signed in. */
async function openAs(who: FormUser, devices?: number): Promise<BrowserContext> {
	const context = await openContext(browser, site.url);
	await context.addCookies(await signIn(who, devices));
	return context;
}

/** A page in such a browser, where nobody answering is part of the journey. */
const visitIn = (context: BrowserContext, open?: Page) =>
	visit(browser, site.url, {
		context,
		...(open && { open }),
		allow: /Failed to load resource|net::ERR_/u,
	});

/** What a person who typed into a page sees: its address, its heading, and every field. */
const lookOf = (page: Page) =>
	page.evaluate(() => ({
		address: location.pathname,
		heading: document.querySelector("main")?.id,
		fields: [...document.querySelectorAll("main input, main textarea, main select, dialog input")]
			.filter((field) => field instanceof HTMLElement && field.getAttribute("type") !== "hidden")
			.map((field) => {
				const { checked, value, files } = field as HTMLInputElement;
				const isShown = field.checkVisibility();
				return [isShown, files ? files.length : `${value} ${checked ?? ""}`];
			}),
	}));

/** What stands before the site while it restarts, or answers for it when it is overloaded. */
const busyPage = {
	status: 503,
	contentType: "text/html",
	body: "<title>One moment, please</title><h1>One moment, please</h1>",
};

async function press(page: Page, form: PageForm): Promise<void> {
	const pressed = form.press(page);
	if (!form.file) return pressed.click();
	await pressed.setInputFiles([]);
	return pressed.setInputFiles(form.file);
}

/** Opens and fills in a form. One that its page posts itself has failed by then. */
async function open(page: Page, form: PageForm): Promise<string> {
	const at = typeof form.at === "string" ? form.at : await form.at(page.context());
	if (form.postsItself) {
		await page.route("**/*", (route) =>
			route.request().method() === "POST" ? route.abort() : route.fallback(),
		);
		await page.goto(at);
		await page.getByText(form.says).first().waitFor();
		await page.unroute("**/*");
	} else {
		await page.goto(at);
		await form.fill?.(page);
	}
	await form.press(page).hover();
	// The code that sends the form is fetched at the visitor's first move.
	await untilSettled(page);
	return at;
}

const isOfData = (request: Request) => request.url().includes(".data");

/** Lets a page that reaches nobody ask for all of its data again, as another tab does whose person changes. */
const askAgain = (page: Page) =>
	Promise.all([
		page.waitForEvent("requestfailed", isOfData),
		page.evaluate(() => new BroadcastChannel("session").postMessage(false)),
	]);

/** Presses a form without a network, and then behind a page of 503. */
async function pressUnanswered(page: Page, form: PageForm): Promise<void> {
	const at = await open(page, form);
	const before = await lookOf(page);
	const says = page.getByText(form.says).first();
	// What a form that posts itself says stands there already: what was sent has to fail as well.
	const isPost = (request: Request) => request.method() === "POST";
	await page.context().setOffline(true);
	await Promise.all([page.waitForEvent("requestfailed", isPost), press(page, form)]);
	await says.waitFor();
	await expect.poll(() => lookOf(page)).toEqual(before);
	if (!form.isWithoutTabs) {
		await askAgain(page);
		await expect.poll(() => lookOf(page)).toEqual(before);
	}
	if (form.beside) {
		await form.beside.press(page).click();
		await page.getByText(form.beside.says).last().waitFor();
		await expect.poll(() => lookOf(page)).toEqual(before);
	}

	await page.route("**/*", (route) => route.fulfill(busyPage));
	await page.context().setOffline(false);
	const refused = page.waitForResponse((answer) => isPost(answer.request()));
	await Promise.all([refused, press(page, form)]);
	await says.waitFor();
	await expect.poll(() => lookOf(page)).toEqual(before);
	await page.waitForURL((url) => url.pathname === new URL(at, site.url).pathname);
}

describe.each(formUsers)(
	"Every form of the site, used as %s, stays as it was filled in, and says that it failed, when nobody answers:",
	(who) => {
		// One page for all: a new one is a new process, which reads and compiles all scripts.
		let context: BrowserContext;
		let open: Page;
		beforeAll(async () => {
			// With others to be signed out.
			context = await openAs(who, 3);
			open = await openPage(context);
		});
		afterAll(() => context?.close());

		const forms = pageForms.filter((form) => form.who === who);
		test.each(forms.map((form) => ({ ...form, title: form.name ?? "its form" })))(
			"$route, $title",
			async (form) => {
				const { page } = await visitIn(context, open);
				onTestFinished(() => context.setOffline(false));
				await pressUnanswered(page, form);
			},
		);
	},
);

test("A file that a proxy refuses for its size is not said to be too large for the site", async () => {
	const context = await openAs("owner");
	const { page } = await visitIn(context);
	const body = "<h1>413 Request Entity Too Large</h1>";
	await page.route("**/admin/uploads", (route) =>
		route.request().method() === "POST" ? route.fulfill({ status: 413, body }) : route.fallback(),
	);
	await page.goto("/admin/uploads/new");
	await untilSettled(page);
	const file = { name: "resume.txt", mimeType: "text/plain", buffer: Buffer.from("A resume") };
	await page.locator("input[type=file]").first().setInputFiles(file);
	await page.getByText(adminMessages.uploads.reasons.proxy).first().waitFor();
});

test("The page of a file that is being read keeps what it said while nobody answers, and goes on asking", async () => {
	const context = await openAs("owner");
	const { page } = await visitIn(context);
	const at = await anUpload(context);
	let asked = 0;
	let isCut = false;
	// The reading takes as long as this journey.
	await page.route(`**${at}.data*`, async (route) => {
		asked++;
		if (isCut) return route.abort();
		const response = await route.fetch();
		const body = (await response.text()).replace('"status","read"', '"status","waiting"');
		return route.fulfill({ response, body });
	});
	const goesOnAsking = async () => {
		asked = 0;
		await expect.poll(() => asked).toBeGreaterThan(2);
	};
	await page.goto("/admin/uploads/new");
	await page.locator(`a[href="${at}"]`).first().click();
	await page.getByText(adminMessages.uploads.waiting).waitFor();

	isCut = true;
	await page.getByRole("button", { name: "Remove this file" }).click();
	const says = page.getByText(adminMessages.admin.network).first();
	await says.waitFor();
	await goesOnAsking();
	await expect.poll(() => says.isVisible()).toBe(true);

	isCut = false;
	await goesOnAsking();
	await page.getByRole("button", { name: "Remove this file" }).click();
	await page.getByText(adminMessages.uploads.removed).first().waitFor();
});

test("While nobody answers, opening a comparison that was kept with another group, or choosing a group, leaves the draft", async () => {
	const context = await openAs("pro");
	const { page } = await visitIn(context);
	const text = page.getByLabel("The text of your resume");
	const goTo = async (at: string) => {
		await page.goto(at);
		await page.locator("form[data-reading=ready]").waitFor();
	};
	const other = "/insights?role=Data+Scientist";
	await goTo(other);
	await text.fill(comparedText);
	await page.getByRole("button", { name: "Compare mine" }).last().click();
	await page.getByLabel("Name of this comparison").fill("Kestrel");
	await page.getByRole("button", { name: "Keep it" }).click();
	await page.getByText("Kept as “Kestrel”.").waitFor();

	await goTo("/insights");
	await text.fill("A draft");
	await untilSettled(page);
	await context.setOffline(true);
	const open = page.getByRole("button", { name: "Open Kestrel" });
	const choose = page.getByRole("checkbox", { name: /^Data Scientist/u }).first();
	const scrolled = () => page.evaluate(() => scrollY);
	for (const press of [open, open, choose]) {
		await press.scrollIntoViewIfNeeded();
		const before = await scrolled();
		const failed = page.waitForEvent("requestfailed");
		await press.click();
		await failed;
		await page.getByText(messages.unanswered.notLoaded).last().waitFor();
		await page.waitForURL("/insights#here");
		await expect.poll(() => text.inputValue()).toBe("A draft");
		await expect.poll(scrolled).toBe(before);
	}

	await context.setOffline(false);
	await open.click();
	await page.waitForURL(other);
	await expect.poll(() => text.inputValue()).toBe(comparedText);
	await page.getByRole("heading", { name: "What we read" }).waitFor();
});

test("A page that is not loaded again after a good press stays, and so does one that looks for something", async () => {
	const context = await openAs("pro");
	const { page } = await visitIn(context);
	await page.goto("/library");
	const words = page.getByLabel(/^Search all of it/u);
	await words.fill("nurse");
	await untilSettled(page);
	await context.setOffline(true);
	await page.getByRole("main").getByRole("button", { name: "Find" }).click();
	await page.getByText(messages.unanswered.notLoaded).waitFor();
	await page.waitForURL("/library#here");
	await expect.poll(() => words.inputValue()).toBe("nurse");
	await context.setOffline(false);

	await page.goto("/settings");
	const typed = page.getByLabel("New email", { exact: true });
	await page.getByRole("main").getByText("Change email", { exact: true }).click();
	await typed.fill("new@example.com");
	await untilSettled(page);
	await page.route("**/*", (route) =>
		route.request().method() === "GET" ? route.abort() : route.fallback(),
	);
	const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
	const notLoaded = page.waitForEvent("requestfailed", isOfData);
	await page.getByRole("switch", { name: "Product Updates" }).click();
	await Promise.all([answered, notLoaded]);
	await askAgain(page);
	await expect.poll(() => typed.inputValue()).toBe("new@example.com");
});

test("What is said while nobody answers is seen above an open sheet or dialog, can be pressed there, and is read out", async () => {
	const context = await openContext(browser, site.url, { width: 360 });
	await context.addCookies(await signIn("pro"));
	const { page } = await visitIn(context);
	const said = page.getByRole("region", { name: /^Notifications/u }).getByRole("listitem");
	/** Whether each toast is what lies uppermost where it is. */
	const areOnTop = () =>
		said.evaluateAll((toasts) =>
			toasts.map((toast) => {
				const { left, top, width, height } = toast.getBoundingClientRect();
				const uppermost = document.elementFromPoint(left + width / 2, top + height / 2);
				return toast.contains(uppermost);
			}),
		);
	const sheet = page.getByRole("dialog", { name: "Filters" });
	await page.goto("/insights");
	await untilSettled(page);
	const openSheet = async () => {
		await page.getByRole("button", { name: /^Choose a group/u }).click();
		await sheet.waitFor();
	};
	await openSheet();
	await context.setOffline(true);
	await sheet.getByRole("checkbox", { name: "Featured only" }).click();
	await said.filter({ hasText: messages.unanswered.notLoaded }).waitFor();
	await expect.poll(areOnTop).toEqual([true]);
	await page.keyboard.press("Escape");
	await sheet.waitFor({ state: "detached" });
	// The sheet is the newer one now.
	await openSheet();
	await expect.poll(areOnTop).toEqual([true]);

	// A dialog lets nothing beside it be pressed but this.
	await context.setOffline(false);
	await context.clearCookies();
	await page.goto("/auth/reset-password");
	const way = said.getByRole("link", { name: "Request a new link" });
	await way.waitFor();
	await page.getByRole("banner").getByRole("link", { name: "Sign up" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.waitFor();
	await expect.poll(areOnTop).toEqual([true]);
	await said.getByText("Invalid or expired reset link").click();
	await expect.poll(() => dialog.isVisible()).toBe(true);
	await way.click();
	await page.waitForURL("/auth/forgot-password");
});

test("What was refused without scripts stays in sight when the page is asked for again", async () => {
	const context = await openAs("pro");
	const { page } = await visitIn(context);
	const formOf = (route: string, name?: string) =>
		pageForms.find((form) => form.route === route && form.name === name) ?? expect.fail(route);
	await open(page, formOf("routes/site/shortlist.tsx", "note"));
	const note = page.getByLabel("Your note").first();
	// As a browser posts where no scripts run.
	await note.evaluate((field: HTMLTextAreaElement) => {
		field.value = "A long story. ".repeat(200);
		field.form?.submit();
	});
	const said = page.getByRole("main").getByRole("alert").first();
	await said.waitFor();
	await untilSettled(page);
	const asked = page.waitForResponse((answer) => isOfData(answer.request()));
	await page.evaluate(() => new BroadcastChannel("session").postMessage(false));
	await asked;
	await untilSettled(page);
	await expect.poll(() => said.isVisible()).toBe(true);
	await expect.poll(() => note.inputValue()).toContain("A long story. A long story.");
});

test("More than a form takes stays in its box, which says so before anything is sent", async () => {
	const context = await openAs("visitor");
	const { page } = await visitIn(context);
	await page.goto("/contact");
	await untilSettled(page);
	await page.getByLabel("Name").fill("Ada Example");
	await page.getByLabel("Email").fill("ada@mail.example");
	await page.getByLabel("Subject").fill("A long story");
	const message = page.getByRole("textbox", { name: "Message" });
	await message.fill("a".repeat(5_001));
	const problem = (box: Element) => (box as HTMLTextAreaElement).validationMessage;
	await until(async () => (await message.evaluate(problem)) === "5001 of 5000 characters");
	await page.getByRole("button", { name: "Send message" }).click();
	// The browser shows the sentence beside the box, which it goes to.
	await page.locator("textarea:invalid:focus").waitFor();
	await until(async () => (await message.inputValue()).length === 5_001);
	await message.fill("a".repeat(5_000));
	await page.getByRole("button", { name: "Send message" }).click();
	await page.getByText(messages.contact.sent).waitFor();
});
