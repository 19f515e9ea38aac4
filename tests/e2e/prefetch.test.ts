import type { Page, Request } from "playwright-core";
import { expect, test } from "vitest";
import { visit } from "#tests/helpers/browser.ts";
import { browser, openJourneys, site } from "#tests/helpers/journeys.ts";

openJourneys();

/** What the page asks for from now on. */
function record(page: Page) {
	const asked: Request[] = [];
	page.on("request", (request) => asked.push(request));
	return {
		paths: () => asked.map((request) => new URL(request.url()).pathname),
		changing: () => asked.filter((request) => request.method() !== "GET"),
	};
}

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });

/** Points at cards of the list, more than one row of them, and waits until the code of a preview has come. */
async function pointAtCards(page: Page, paths: () => string[]) {
	const links = page.getByRole("article").getByRole("heading").getByRole("link");
	await expect.poll(() => links.count()).toBe(24);
	for (const link of (await links.all()).slice(0, 6)) {
		await link.hover();
		await link.focus();
	}
	await expect.poll(paths).toContainEqual(expect.stringMatching(/^\/assets\/resume-.*\.js$/u));
}

test("What a visitor points at is prefetched, once, and nothing is opened or counted by it", async () => {
	const { page } = await visit(browser, site.url);
	await page.goto("/resumes");
	const { paths, changing } = record(page);
	await pointAtCards(page, paths);
	for (const name of ["Pricing", "Blog"]) {
		await main(page).getByRole("link", { name }).hover();
		const data = `/${name.toLowerCase()}.data`;
		await expect.poll(paths).toContain(data);
	}
	expect(changing()).toEqual([]);
	// A card's page is its code alone: neither its data nor any file of the resume.
	const ofResumes = paths().filter((path) => /^\/resumes\/[0-9a-f-]{36}/u.test(path));
	expect(ofResumes.filter((path) => !path.endsWith("/sheet.svg"))).toEqual([]);

	await main(page).getByRole("link", { name: "Blog" }).click();
	await page.getByRole("heading", { level: 1, name: /Career Insights/u }).waitFor();
	expect(paths().filter((path) => /^\/assets\/blog-.*\.js$/u.test(path))).toHaveLength(1);
});

test("Pointing at cards and links spends nothing of a person's allowance, and no view is counted", async () => {
	const { page } = await visit(browser, site.url);
	await page.goto("/auth/signin");
	await page.getByLabel("Email").fill("pack@offerfolio.example");
	await page.getByLabel("Password", { exact: true }).fill("reading-room");
	await page.getByRole("main").getByRole("button", { name: "Sign In", exact: true }).click();
	await page.getByRole("button", { name: /account/iu }).waitFor();
	const rights = () => page.evaluate(async () => (await fetch("/me")).json());
	await page.goto("/resumes?sort=popular");
	const views = () => page.getByRole("article").locator(".resume-card-small").allTextContents();
	await expect.poll(async () => (await views()).length).toBe(24);
	const before = { rights: await rights(), views: await views() };

	const { paths, changing } = record(page);
	await pointAtCards(page, paths);
	for (const link of await main(page).getByRole("link").all()) await link.hover();
	expect(changing()).toEqual([]);
	// No browser keeps a member's own pages, so they are not prefetched.
	expect(paths().filter((path) => path.endsWith(".data"))).toEqual([]);
	await page.reload();
	await expect.poll(async () => (await views()).length).toBe(24);
	expect({ rights: await rights(), views: await views() }).toEqual(before);
});

test("A page that is only read fetches its scripts when they are wanted, and does what was pressed before", async () => {
	const { page } = await visit(browser, site.url, { allow: /ERR_FAILED|imported module/u });
	const { paths } = record(page);
	const scripts = () => paths().filter((path) => path.endsWith(".js"));
	const guide = "/guides/tech-resume";
	const logIn = page.getByRole("banner").getByRole("link", { name: "Log in" });
	await page.goto(guide);
	await page
		.locator("article h2")
		.nth(2)
		.evaluate((heading) => heading.scrollIntoView());
	const marked = page.getByRole("navigation", { name: "Contents" }).locator("[aria-current]");
	await expect.poll(() => marked.count()).toBe(1);
	expect(scripts()).toEqual([]);
	const place = () => page.evaluate(() => Math.round(scrollY));
	const before = await place();
	// As a program for people who cannot see presses it: with no pointer, and Playwright would scroll.
	await logIn.evaluate((link) => (link as HTMLElement).click());
	await page.getByRole("dialog").getByRole("tab", { name: "Sign In", selected: true }).waitFor();
	await expect.poll(place).toBe(before);
	await page.keyboard.press("Escape");
	await expect.poll(() => page.url()).toMatch(/tech-resume$/u);
	await expect.poll(() => marked.count()).toBe(1);

	// The router made these entries, and the page that was loaded again has no router yet.
	await page.getByRole("link", { name: "Back to Guides" }).click();
	await page.getByRole("heading", { level: 1, name: "Career Guides" }).waitFor();
	await page.goBack();
	await page.getByRole("link", { name: "Back to Guides" }).waitFor();
	await page.reload();
	await page.goForward();
	await page.getByRole("heading", { level: 1, name: "Career Guides" }).waitFor();

	const asked = scripts().length;
	await page.goto("/privacy");
	await page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).first().hover();
	await expect.poll(() => scripts().length).toBeGreaterThan(asked);

	await page.route("**/*.js", (route) => route.abort());
	await page.goto(guide);
	await logIn.click();
	await page.waitForURL(/\/auth\/signin\?returnTo=/u);
});

test("Every company is found in the filter on request, and follows the other choices", async () => {
	const { page } = await visit(browser, site.url);
	await page.goto("/resumes");
	const company = page.getByRole("group", { name: "Company" });
	const others = company.getByRole("checkbox", { name: /^Airbnb/u });
	await expect.poll(() => others.count()).toBe(0);
	// What is typed before the scripts come is not lost either.
	await company.getByRole("searchbox", { name: "Find in company" }).fill("airb");
	await others.waitFor();
	await others.click();
	await expect.poll(() => page.url()).toContain("company=Airbnb");
	await company.getByRole("searchbox", { name: "Find in company" }).fill("");
	await company.getByRole("button", { name: /^Show all 2\d\d$/u }).click();
	await company.getByRole("checkbox", { name: /^ZS Associates 1/u }).waitFor();
	await page.getByRole("checkbox", { name: /^Marketing \d/u }).click();
	await company.getByRole("checkbox", { name: /^ZS Associates 0/u }).waitFor();
	await expect.poll(() => company.getByRole("checkbox").count()).toBeGreaterThan(200);
});

test("Without a network, more cards and all of a filter are asked for in vain, and nothing is lost", async () => {
	const { page } = await visit(browser, site.url, {
		allow: /Failed to (?:load resource|fetch)|ERR_/u,
	});
	await page.goto("/resumes");
	const { paths } = record(page);
	await page.getByRole("link", { name: "Load More" }).hover();
	for (const code of [/^\/assets\/resume-cards-.*\.js$/u, /^\/assets\/filter-options-.*\.js$/u]) {
		await expect.poll(paths).toContainEqual(expect.stringMatching(code));
	}
	await page.context().setOffline(true);
	await page.getByRole("link", { name: "Load More" }).click();
	await page.getByText("Failed to load resumes").first().waitFor();
	await page.getByRole("button", { name: /^Show all 2\d\d$/u }).click();
	await expect.poll(() => page.getByText("Failed to load resumes").count()).toBe(2);
	await expect.poll(() => page.getByRole("article").count()).toBe(24);
});

test("Nobody who uses the keyboard is thrown back to the top, and what has come is said", async () => {
	const { page } = await visit(browser, site.url);
	const said = () => page.locator('[aria-live="polite"], [role="status"]').allInnerTexts();
	const place = () => page.evaluate(() => document.activeElement?.tagName.toLowerCase());

	await page.goto("/resumes/at");
	await page.getByRole("link", { name: "Google 26" }).press("Enter");
	await page.getByRole("heading", { level: 1, name: /Google/u }).waitFor();
	await expect.poll(place).toBe("main");
	await expect.poll(said).toContain(await page.title());

	await page.goto("/resumes?company=Google");
	await page.getByRole("link", { name: "Load More" }).press("Enter");
	await expect.poll(said).toContainEqual(expect.stringMatching(/^2 more resumes, 26 in all$/u));
	const added = page.getByRole("article").nth(24).getByRole("link").first();
	await expect.poll(() => added.evaluate((link) => link === document.activeElement)).toBe(true);
	await page.getByRole("link", { name: "Remove Company: Google" }).press("Enter");
	await expect.poll(() => page.getByRole("article").count()).toBe(24);
	await expect.poll(place).toBe("section");
	await expect.poll(said).toContainEqual(expect.stringMatching(/^\d{3} resumes$/u));
});
