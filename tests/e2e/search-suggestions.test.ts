import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { holdScripts, visit } from "#tests/helpers/browser.ts";
import { browser, openJourneys, site } from "#tests/helpers/journeys.ts";

openJourneys();

const boxOf = (page: Page) => page.getByRole("combobox", { name: "Search resumes" });
const listOf = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });
const addressOf = (page: Page) => page.url().slice(site.url.length);

test("With the keyboard alone, “goog” becomes the filter Google", async () => {
	const { page, expectAccessible } = await visit(browser, site.url);
	await page.goto("/resumes");
	const box = boxOf(page);
	const list = listOf(page);
	await box.waitFor();
	while (!(await box.evaluate((input) => input === document.activeElement))) {
		await page.keyboard.press("Tab");
	}
	await page.keyboard.type("goog");
	const google = list.getByRole("group", { name: "Companies" }).getByRole("option").first();
	await google.waitFor();
	await expect.poll(() => google.textContent()).toMatch(/^Google\d+ resumes$/u);
	await expect.poll(() => google.locator("mark").textContent()).toBe("Goog");
	await expect.poll(() => box.getAttribute("aria-expanded")).toBe("true");
	await expect.poll(() => box.getAttribute("aria-controls")).toBe(await list.getAttribute("id"));
	await page.getByText("1 suggestion", { exact: true }).waitFor();
	// The list of resumes follows what is typed, and the suggestions stay over it.
	await expect.poll(() => addressOf(page)).toBe("/resumes?q=goog");
	await expectAccessible();

	await page.keyboard.press("ArrowDown");
	const active = await google.getAttribute("id");
	await expect.poll(() => box.getAttribute("aria-activedescendant")).toBe(active);
	await expect.poll(() => google.getAttribute("aria-selected")).toBe("true");
	await expectAccessible();

	await page.keyboard.press("Escape");
	await list.waitFor({ state: "detached" });
	await expect.poll(() => box.inputValue()).toBe("goog");
	await expect.poll(() => box.getAttribute("aria-expanded")).toBe("false");
	await page.keyboard.press("ArrowDown");
	await google.waitFor();
	await page.keyboard.press("Enter");
	await expect.poll(() => addressOf(page)).toBe("/resumes?company=Google");
	await list.waitFor({ state: "detached" });
	await expect.poll(() => box.inputValue()).toBe("");
	await page.getByRole("link", { name: "Remove Company: Google" }).waitFor();
	const cards = page.getByRole("article");
	await expect.poll(() => cards.filter({ hasText: "Google" }).count()).toBeGreaterThan(1);
	await expect.poll(() => cards.filter({ hasNotText: "Google" }).count()).toBe(0);

	// The letters on the way there are not in the history.
	await page.goBack();
	await expect.poll(() => addressOf(page)).toBe("/resumes");
});

test("On a phone in the dark, a word completes the text, and what was typed before it stays", async () => {
	const { page, expectAccessible } = await visit(browser, site.url, {
		width: 360,
		colorScheme: "dark",
	});
	await page.goto("/");
	const box = boxOf(page);
	const list = listOf(page);
	await box.click();
	await box.pressSequentially("python paym");
	const word = list
		.getByRole("group", { name: "Words" })
		.getByRole("option", { name: "python payments" });
	await word.waitFor();
	await expectAccessible();
	const wider = () =>
		page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
	await expect.poll(wider).toBe(0);
	await word.click();
	await expect.poll(() => addressOf(page)).toBe("/resumes?q=python+payments");
	await expect.poll(() => box.inputValue()).toBe("python payments");

	// A role keeps the word before it, too.
	await page.getByRole("heading", { level: 1, name: "Browse resumes" }).waitFor();
	await box.fill("growth product man");
	await list.getByRole("option", { name: /^Product Manager with “growth”/u }).click();
	await expect.poll(() => addressOf(page)).toBe("/resumes?q=growth&role=Product+Manager");
	await expect.poll(() => box.inputValue()).toBe("growth");
});

test.each([360, 1280])(
	"On %i pixels the search box stays where it is, however many resumes it finds",
	async (width) => {
		const { page } = await visit(browser, site.url, { width });
		await page.goto("/resumes");
		const box = boxOf(page);
		const heightOf = async () => (await box.boundingBox())?.y;
		await box.waitFor();
		const height = await heightOf();
		for (const [words, found] of [
			["engineer", /^\d{2,} resumes$/u],
			["diageo", /^[1-9] resumes?$/u],
			["nobodyhasthis", /^0 resumes$/u],
		] as const) {
			await box.fill(words);
			await page.getByRole("status").getByText(found).waitFor();
			await expect.poll(heightOf).toBe(height);
		}
	},
);

test("Enter without an option searches as before; a box that is only visited opens nothing", async () => {
	const { page } = await visit(browser, site.url);
	const asked: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/resumes/suggestions")) asked.push(request.url());
	});
	await page.goto("/");
	const box = boxOf(page);
	await box.waitFor();
	await box.focus();
	// The code of the suggestions has come, and does nothing.
	await page.getByRole("search").getByRole("status").waitFor({ state: "attached" });
	await expect.poll(() => listOf(page).count()).toBe(0);
	expect(asked).toEqual([]);
	await page.keyboard.type("engineer");
	await listOf(page).waitFor();
	await page.keyboard.press("Tab");
	await listOf(page).waitFor({ state: "detached" });
	await box.focus();
	await page.keyboard.press("Enter");
	await expect.poll(() => addressOf(page)).toBe("/resumes?q=engineer");
	await expect.poll(() => listOf(page).count()).toBe(0);
	await page.reload();
	await boxOf(page).waitFor();
	await expect.poll(() => boxOf(page).inputValue()).toBe("engineer");
});

test("What was typed before the scripts came stays, and is completed when they come", async () => {
	const { page } = await visit(browser, site.url, { hurries: true });
	const scripts = await holdScripts(page);
	await page.goto("/resumes", { waitUntil: "commit" });
	const plain = page.getByRole("searchbox", { name: "Search resumes" });
	await plain.click();
	await page.keyboard.type("goog");
	scripts.release();
	await listOf(page)
		.getByRole("option", { name: /^Google/u })
		.waitFor();
	await expect.poll(() => boxOf(page).inputValue()).toBe("goog");
	await expect.poll(() => addressOf(page)).toBe("/resumes?q=goog");
	await expect.poll(() => boxOf(page).inputValue()).toBe("goog");
});

test("Without suggestions the search goes on", async () => {
	const { page } = await visit(browser, site.url, { allow: /503/u });
	await page.route("**/resumes/suggestions*", (route) => route.fulfill({ status: 503 }));
	await page.goto("/resumes");
	const box = boxOf(page);
	await box.waitFor();
	const refused = page.waitForResponse((response) =>
		response.url().includes("/resumes/suggestions"),
	);
	await box.fill("engineer");
	expect((await refused).status()).toBe(503);
	await expect.poll(() => addressOf(page)).toBe("/resumes?q=engineer");
	await expect.poll(() => listOf(page).count()).toBe(0);
	await expect.poll(() => page.getByRole("article").count()).toBeGreaterThan(0);
});
