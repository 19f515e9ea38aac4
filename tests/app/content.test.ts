import { describe, expect, test } from "vitest";
import { guides } from "#app/content/guides/guides.server.ts";
import { getContentCounts } from "#app/data/base/content-counts.server.ts";
import { openApp, origin } from "#tests/helpers/app.ts";
import type { HtmlElement } from "#tests/helpers/html.ts";
import { createVisitor } from "#tests/helpers/visitor.ts";

const browser = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Firefox/142.0" };
/** The list of what was found, without what is featured above it. */
const cardsOf = (page: HtmlElement) =>
	page.all("ul").find((list) => list.all("article").length > 0) ??
	expect.fail("no list of articles");
const robot = { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" };

async function openSite() {
	const { site, app } = await openApp();
	return { site, app, visitor: createVisitor(app) };
}

describe("the blog", () => {
	test("has its title, the story of the house and four articles, and more when they are asked for", async () => {
		const { visitor } = await openSite();
		const { page, html } = await visitor.visit("/blog");
		expect(page.one("h1").text).toBe("Career Insights & Resume Tips");
		expect(html).toContain("Why we show you the sheet before the words");
		expect(page.all("article")).toHaveLength(5);
		const more = page.all("a").find(({ text }) => text === "Load More Articles");
		const all = await visitor.visit(more?.get("href") ?? "");
		expect(all.page.all("article")).toHaveLength(7);
		expect(all.html).not.toContain("Load More Articles");
	});

	test("lists its categories, and shows one when it is chosen", async () => {
		const { visitor } = await openSite();
		const { page } = await visitor.visit("/blog");
		const categories = page.one("nav", { "aria-label": "Categories" }).all("a");
		expect(categories.map(({ text }) => text)).toEqual([
			"All Posts",
			"Career Tips",
			"Engineering",
			"Product Management",
			"Data Science",
			"Consulting",
			"ATS Optimization",
			"Company Story",
		]);
		for (const category of categories.slice(1)) {
			const chosen = await visitor.visit(category.get("href") ?? "");
			const list = cardsOf(chosen.page);
			const names = list.all("p", { class: "article-category" }).map(({ text }) => text);
			expect(new Set(names)).toEqual(new Set([category.text]));
		}
	});

	test("sorts by readings, counts a reading by a person and none by a program", async () => {
		const { site, app, visitor } = await openSite();
		const address = "/blog/how-consulting-resumes-are-read";
		for (const headers of [browser, robot, { ...browser, "Sec-Purpose": "prefetch" }]) {
			expect((await app.ask(address, { headers })).status).toBe(200);
		}
		await site.services.useCounter.settle();
		const name = "article:how-consulting-resumes-are-read";
		const counts = await getContentCounts(site.services.database, [name]);
		expect(counts.get(name)).toBe(1);
		const popular = await visitor.visit("/blog?sort=popular");
		const first = cardsOf(popular.page).all("h3")[0];
		expect(first?.text).toContain("how consulting resumes are read");
	});

	test("is there although the readings cannot be had", async () => {
		const { site, visitor } = await openSite();
		await site.services.pool.query("alter table content_counts rename to away");
		const { status, page } = await visitor.visit("/blog");
		expect(status).toBe(200);
		expect(page.all("article")).toHaveLength(5);
	});

	test("answers 404 for an article that nobody wrote", async () => {
		const { visitor } = await openSite();
		expect((await visitor.visit("/blog/no-such-article")).status).toBe(404);
	});

	test("takes addresses for the newsletter under its own name", async () => {
		const { visitor } = await openSite();
		const { page } = await visitor.visit("/blog");
		const form = page.one("form", { action: "/newsletter" });
		expect(form.one("input", { name: "source" }).get("value")).toBe("blog");
	});
});

describe("the guides", () => {
	test("stand in a list with the tech resume above them", async () => {
		const { visitor } = await openSite();
		const { page } = await visitor.visit("/guides");
		expect(page.one("h1").text).toBe("Career Guides");
		expect(page.one("section", { "aria-label": "Featured guide" }).one("a").get("href")).toBe(
			"/guides/tech-resume",
		);
		expect(cardsOf(page).all("article")).toHaveLength(guides().length);
		for (const figure of ["50+", "95%", "Expert"])
			expect(page.all("strong").map(({ text }) => text)).toContain(figure);
	});

	test("are shown by category, and none stands above the answer to a choice", async () => {
		const { visitor } = await openSite();
		for (const [category, guides] of [
			["Career+Strategy", 5],
			["Interview+Prep", 1],
		] as const) {
			const { page } = await visitor.visit(`/guides?category=${category}`);
			expect(cardsOf(page).all("article")).toHaveLength(guides);
			expect(page.all("section", { "aria-label": "Featured guide" })).toEqual([]);
		}
		const stories = (await visitor.visit("/blog?category=Company+Story")).page;
		expect(stories.all("section", { "aria-label": "Featured" })).toEqual([]);
		expect(cardsOf(stories).all("article")).toHaveLength(1);
	});

	test("tell programs that share a link whose page it is, and mark notes as notes", async () => {
		const { visitor } = await openSite();
		for (const path of ["/guides/tech-resume", "/pricing", "/privacy"]) {
			const { page } = await visitor.visit(path);
			const site = page.one("head").one("meta", { property: "og:site_name" });
			expect(site.get("content")).toBe("Offerfolio");
			const cards = page.one("head").all("meta", { name: "twitter:card" });
			expect(cards.map((card) => card.get("content"))).toEqual(["summary_large_image"]);
			expect(page.one("main").all("aside", { class: "guide-note" })).toEqual([]);
		}
	});

	test.each([
		["tech-resume", 15],
		["quantify-impact", 8],
		["product-manager", 12],
		["consulting", 10],
		["ats-optimization", 7],
		["career-transition", 11],
	])(
		"say how long %s takes, lead back, and every line of the contents leads somewhere",
		async (slug, minutes) => {
			const { visitor } = await openSite();
			const { status, page, html } = await visitor.visit(`/guides/${slug}`);
			expect(status).toBe(200);
			expect(html).toContain(`>${minutes} min read<`);
			expect(page.all("a").some(({ text }) => text === "Back to Guides")).toBe(true);
			const anchors = page.one("nav", { "aria-labelledby": "contents" }).all("a");
			expect(anchors.length).toBeGreaterThanOrEqual(5);
			for (const anchor of anchors) {
				expect(page.all("h2", { id: anchor.get("href")?.slice(1) ?? "" })).toHaveLength(1);
			}
		},
	);
});

test("A guide or an article leads to the resumes that do what it says, and to the one that it quotes", async () => {
	const { site, visitor } = await openSite();
	const title = "Undergraduate who ran and then retired a demand forecast";
	const role = "Machine Learning Engineer";
	const id = await site.addResume({ title, role, isFeatured: true });
	// Someone else's, under the same title.
	await site.addResume({ title, role: "Design" });
	const guide = (await visitor.visit("/guides/tech-resume")).page.one("main");
	expect(guide.link(title)).toBe(`/resumes/${id}`);
	expect(guide.link(`${role} resumes (1)`)).toBe("/resumes/for/machine-learning-engineer");
	expect(guide.link("Say what the model changed, not what it was")).toBe(
		"/blog/say-what-the-model-changed",
	);
	const article = (await visitor.visit("/blog/say-what-the-model-changed")).page.one("main");
	expect(article.link(`${role} resumes (1)`)).toBe("/resumes/for/machine-learning-engineer");
	expect(article.link(title)).toBe(`/resumes/${id}`);
	const general = (await visitor.visit("/guides/ats-optimization")).page.one("main");
	expect(general.link("Design resumes (1)")).toBe("/resumes/for/design");
});

describe("what is shared and subscribed to", () => {
	test("every article and guide has a picture of its own, and stands in the feed", async () => {
		const { app, visitor } = await openSite();
		const feed = await (await app.ask("/feed.xml")).text();
		expect((await visitor.visit("/blog")).page.one("main").link("feed.xml")).toBe("/feed.xml");
		for (const path of ["/blog/lines-an-engineering-manager-believes", "/guides/tech-resume"]) {
			const { page } = await visitor.visit(path);
			const picture = page.one("meta", { property: "og:image" }).get("content") ?? "";
			expect(picture).toBe(`${origin}${path}/share.png`);
			const answer = await app.ask(`${path}/share.png`);
			expect(answer.headers.get("content-type")).toBe("image/png");
			expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
			expect(feed).toContain(`<id>${origin}${path}</id>`);
		}
		expect((await app.ask("/blog/tech-resume/share.png")).status).toBe(404);
		expect((await app.ask("/guides/no-such-guide/share.png")).status).toBe(404);
	});
});
