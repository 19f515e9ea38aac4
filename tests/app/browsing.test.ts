import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { resumes } from "#app/data/base/schema/library.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { industries, namedCompanies, roles } from "#app/domain/library/catalogue.ts";
import type { ResumeCard, ResumePage } from "#app/domain/library/resume.ts";
import { resumeSorts, searchMaximumLength } from "#app/domain/library/resume-query.ts";
import { createApp } from "#tests/helpers/app.ts";
import { type HtmlElement, parseHtml } from "#tests/helpers/html.ts";
import { printableAscii } from "#tests/helpers/printable-ascii.ts";
import { createTestSite, type TestSite, testNow } from "#tests/helpers/site.ts";

type Values = Partial<typeof resumes.$inferInsert>;

/** The browse page as a visitor sees it, and the same list as data. */
async function openBrowsing(fill: readonly Values[] = []) {
	const site = await createTestSite();
	for (const values of fill) await site.addResume(values);
	const { ask } = await createApp(site);
	return {
		site,
		ask,
		async see(address: string) {
			const response = await ask(address);
			const page = parseHtml(await response.text());
			return { status: response.status, page, titles: cardsOf(page).map(titleOf) };
		},
		async list(search = "") {
			const response = await ask(`/resumes/cards${search}`);
			return (await response.json()) as { success: true } & ResumePage;
		},
	};
}

const cardsOf = (page: HtmlElement) => page.all("article");
const titleOf = (card: HtmlElement) => card.one("h2").text;
const titlesOf = (cards: readonly ResumeCard[]) => cards.map(({ title }) => title);
const totalOf = (page: HtmlElement) => Number.parseInt(page.one("p", { role: "status" }).text, 10);
const nextPageOf = (page: HtmlElement) => page.all("a").find(({ text }) => text === "Load More");
const panelOf = (page: HtmlElement) => page.one("form", { "aria-label": "Filters" });

/** Every option of the filter panel: its parameter, value, count, and whether it is chosen or marked. */
const optionsOf = (page: HtmlElement) =>
	panelOf(page)
		.all("label")
		.filter((label) => label.all("input", { type: "checkbox" }).length > 0)
		.map((label) => {
			const box = label.one("input", { type: "checkbox" });
			return {
				parameter: box.get("name") ?? "",
				value: box.get("value") ?? "",
				count: Number.parseInt(/([\d,]+) resumes?$/u.exec(label.text)?.[1] ?? "", 10),
				isChosen: box.get("checked") !== null,
				isMarked: label.get("data-empty") !== null,
			};
		});

const at = (days: number) => addDays(testNow, days);

describe("the order of the list", () => {
	const shelf: Values[] = [
		{ title: "old and featured", isFeatured: true, viewCount: 5, createdAt: at(-90) },
		{ title: "newest", viewCount: 1, createdAt: at(-1) },
		{ title: "most viewed", viewCount: 900, createdAt: at(-60) },
		{ title: "newer and featured", isFeatured: true, viewCount: 7, createdAt: at(-30) },
		{ title: "oldest", viewCount: 0, createdAt: at(-400) },
	];
	const orders = {
		// Without words all match alike.
		best: ["newer and featured", "old and featured", "newest", "most viewed", "oldest"],
		featured: ["newer and featured", "old and featured", "newest", "most viewed", "oldest"],
		recent: ["newest", "newer and featured", "most viewed", "old and featured", "oldest"],
		popular: ["most viewed", "newer and featured", "old and featured", "newest", "oldest"],
	};

	test("is featured first and then newest, unless the address asks for recent or popular", async () => {
		const { see, list } = await openBrowsing(shelf);
		expect((await see("/resumes")).titles).toEqual(orders.featured);
		for (const sort of resumeSorts) {
			expect((await see(`/resumes?sort=${sort}`)).titles).toEqual(orders[sort]);
			expect(titlesOf((await list(`?sort=${sort}`)).resumes)).toEqual(orders[sort]);
		}
		expect((await see("/resumes?sort=title;drop table")).titles).toEqual(orders.featured);
	});

	test("goes from best match to recent to popular to featured, and keeps search and filters", async () => {
		const { see } = await openBrowsing(shelf);
		const next = async (address: string) => (await see(address)).page.link(/^Sort:/u);
		const recent = await next("/resumes?q=e&company=Google");
		expect(recent).toBe("/resumes?q=e&company=Google&sort=recent");
		const popular = await next(recent);
		expect(popular).toBe("/resumes?q=e&company=Google&sort=popular");
		const featured = await next(popular);
		expect(featured).toBe("/resumes?q=e&company=Google&sort=featured");
		expect(await next(featured)).toBe("/resumes?q=e&company=Google");
	});
});

describe("filters", () => {
	const shelf: Values[] = [
		{ title: "a", company: "Google", role: "Product Manager", isFeatured: true },
		{ title: "b", company: "Google Cloud", industry: "Consulting", experienceLevel: "Intern" },
		{ title: "c", company: "Bain", role: "Finance", experienceLevel: "Entry-level" },
		{ title: "d", company: "Evercore", role: "Investment Banking", experienceLevel: "Staff+" },
		{ title: "e", company: "Ünal & Söhne", industry: "Finance", experienceLevel: "Senior-level" },
		{ title: "f", company: "Kestrel, Inc. (100%)", industry: "Investment Banking" },
	];

	test.each([
		["company=Google", "company", "Google", "ab"],
		["role=Product%20Manager", "role", "Product Manager", "a"],
		["industry=Consulting", "industry", "Consulting", "b"],
		["experience=Mid-level", "experience", "Mid-level", "af"],
		["featured=true", "featured", "true", "a"],
	])(
		"?%s is chosen in the panel and finds only what it names",
		async (search, parameter, value, found) => {
			const { see } = await openBrowsing(shelf);
			const { page, titles } = await see(`/resumes?${search}`);
			expect(titles.sort().join("")).toBe(found);
			expect(totalOf(page)).toBe(found.length);
			expect(optionsOf(page).filter(({ isChosen }) => isChosen)).toMatchObject([
				{ parameter, value, count: found.length },
			]);
		},
	);

	test("find parts of a name in any case, what belongs together together, and levels exactly", async () => {
		const { list } = await openBrowsing(shelf);
		const table = {
			"company=goog": "ab",
			"company=GOOGLE": "ab",
			"company=ünal": "e",
			"company=Inc.+(100%25)": "f",
			"company=Bain&company=Evercore": "cd",
			"company=Bain&company=Google&featured=true": "a",
			"role=manager": "a",
			"role=Finance": "cd",
			"role=investment+banking": "cd",
			"industry=Finance": "ef",
			"industry=Investment+Banking": "ef",
			"experience=Intern": "bc",
			"experience=Entry-level": "bc",
			"experience=Senior-level": "de",
			"experience=senior": "de",
			"experience=Staff%2B": "d",
			"experience=level": "",
			"company=Google&role=Finance": "",
			"featured=false": "abcdef",
		};
		for (const [search, titles] of Object.entries(table)) {
			const found = titlesOf((await list(`?${search}`)).resumes).sort();
			expect(`${search}: ${found.join("")}`).toBe(`${search}: ${titles}`);
		}
	});

	test("offer the named values first, then every other company of the library", async () => {
		const { see } = await openBrowsing(shelf);
		const { page } = await see("/resumes");
		const values = (parameter: string) =>
			optionsOf(page)
				.filter((option) => option.parameter === parameter)
				.map(({ value }) => value);
		expect(values("company")).toEqual(namedCompanies);
		// Google Cloud, Kestrel and Ünal are not among the named.
		expect(panelOf(page).text).toContain(`Show all ${namedCompanies.length + 3}`);
		expect(panelOf(page).one("input", { "aria-label": "Find in company" }).get("name")).toBe(
			"company",
		);
		expect(values("role")).toEqual(roles);
		expect(values("industry")).toEqual(industries);
		expect(values("experience")).toEqual([
			"Intern",
			"Entry-level",
			"Mid-level",
			"Senior-level",
			"Staff+",
		]);
		const chosen = await see(`/resumes?company=${encodeURIComponent("Ünal & Söhne")}`);
		expect(optionsOf(chosen.page).map(({ value }) => value)).toContain("Ünal & Söhne");
	});

	test("are answered in full on a request for those that the page leaves out", async () => {
		const { ask, see } = await openBrowsing(shelf);
		const inFull = async (path: string) =>
			(await ask(path)).json() as Promise<{
				success: true;
				options: { value: string; count: number }[];
			}>;
		const { options } = await inFull("/resumes/options/company");
		expect(options.slice(0, namedCompanies.length).map(({ value }) => value)).toEqual(
			namedCompanies,
		);
		const others = options.slice(namedCompanies.length).map(({ value }) => value);
		expect(others).toEqual(["Google Cloud", "Kestrel, Inc. (100%)", "Ünal & Söhne"]);
		// They follow the query as the page's own do, and those are the same.
		const { page } = await see("/resumes?role=Finance");
		const narrowed = (await inFull("/resumes/options/company?role=Finance")).options;
		for (const { parameter, value, count } of optionsOf(page)) {
			if (parameter !== "company") continue;
			expect(narrowed).toContainEqual({ value, count });
		}
		expect((await ask("/resumes/options/salary")).status).toBe(404);
	});

	test("say what each option would find beside the other fields, and mark those that find nothing", async () => {
		const { see } = await openBrowsing(shelf);
		for (const others of ["", "&q=engineer&industry=Finance"]) {
			const { page } = await see(`/resumes?${others}`);
			const options = optionsOf(page).filter(({ parameter }) => !others.includes(`${parameter}=`));
			expect(options.length).toBeGreaterThan(20);
			for (const { parameter, value, count, isMarked } of options) {
				const found = await see(`/resumes?${parameter}=${encodeURIComponent(value)}${others}`);
				expect(`${value}${others}: ${count}, ${isMarked}`).toBe(
					`${value}${others}: ${totalOf(found.page)}, ${totalOf(found.page) === 0}`,
				);
			}
		}
	});

	test("stand above the list, each with a link that takes it away, and one that clears all", async () => {
		const { see } = await openBrowsing(shelf);
		const { page } = await see(
			"/resumes?q=a&company=Google&company=Bain&featured=true&sort=recent",
		);
		const chips = page.one("ul", { "aria-label": "Applied filters" });
		const links = Object.fromEntries(
			chips.all("a").map((link) => [link.get("aria-label") ?? link.text, link.get("href")]),
		);
		expect(links).toEqual({
			"Remove Search: “a”": "/resumes?company=Google&company=Bain&featured=true&sort=recent",
			"Remove Filter: Featured only": "/resumes?q=a&company=Google&company=Bain&sort=recent",
			"Remove Company: Google": "/resumes?q=a&company=Bain&featured=true&sort=recent",
			"Remove Company: Bain": "/resumes?q=a&company=Google&featured=true&sort=recent",
			Clear: "/resumes?sort=recent",
			"Save this search": `/auth/signup?${new URLSearchParams({
				returnTo: "/library/searches/new?q=a&company=Google&company=Bain&featured=true&sort=recent",
			})}`,
		});
		const cleared = await see(chips.link("Clear"));
		expect(cleared.titles).toHaveLength(shelf.length);
		expect(cleared.page.all("ul", { "aria-label": "Applied filters" })).toEqual([]);
	});

	test("that find nothing together lead to an empty state with ways out, not to a blank grid", async () => {
		const { see } = await openBrowsing(shelf);
		const { status, page, titles } = await see("/resumes?q=engineer&company=Tesla&sort=popular");
		expect([status, titles]).toEqual([200, []]);
		expect(page.one("main").text).toContain("No resumes found");
		expect(page.link("Search without filters")).toBe("/resumes?q=engineer&sort=popular");
		expect(page.link("Show all resumes")).toBe("/resumes?sort=popular");
		expect((await see("/resumes?sort=popular")).titles).toHaveLength(shelf.length);
	});

	test("work as forms without scripts: the search keeps the filters, the filters keep the search", async () => {
		const { see, ask } = await openBrowsing(shelf);
		const { page } = await see("/resumes?q=a&role=Finance&experience=Intern&sort=recent");
		// A form sends its empty fields as well: the address that stays is the short one.
		const short = async (sent: string) => (await ask(`/resumes${sent}`)).headers.get("Location");
		expect(await short("?company=&company=Google&location=&sort=recent")).toBe(
			"/resumes?company=Google&sort=recent",
		);
		expect(await short("?q=&company=")).toBe("/resumes");
		expect(await short("?company=Google")).toBeNull();
		const kept = (form: HtmlElement) =>
			form
				.all("input", { type: "hidden" })
				.map((input) => `${input.get("name")}=${input.get("value")}`);
		const search = page.one("search").one("form");
		expect([search.get("method"), search.get("action")]).toEqual(["get", "/resumes"]);
		expect(search.one("input", { type: "search" }).get("value")).toBe("a");
		expect(kept(search)).toEqual(["role=Finance", "experience=Intern", "sort=recent"]);
		const panel = panelOf(page);
		expect([panel.get("method"), panel.get("action")]).toEqual(["get", "/resumes"]);
		expect(kept(panel)).toEqual(["q=a", "sort=recent"]);
		expect(panel.all("button", { type: "submit" }).map(({ text }) => text)).toEqual([
			"Apply filters",
		]);
	});
});

describe("the search", () => {
	const shelf: Values[] = [
		{ title: "Ledger lead", company: "Kestrel", role: "Consultant", tags: ["M&A", "c++"] },
		{ title: "100% growth_team", description: "Moved it's back\\slash, (twice)", company: "Bain" },
		{ title: "Größe", industry: "Private Equity", description: null },
	];

	test("finds every word over title, company, role, industry, description and tags", async () => {
		const { list, see } = await openBrowsing(shelf);
		const table = [
			["LEDGER", "kestr", "consultant lead", "m&a", "c++"],
			["100%", "growth_team", "it's", "back\\slash,", "(twice)"],
			["größe", "private equity"],
		];
		for (const [index, texts] of table.entries()) {
			for (const text of texts) {
				const search = `?q=${encodeURIComponent(text)}`;
				const found = titlesOf((await list(search)).resumes);
				expect(`${text}: ${found}`).toBe(`${text}: ${shelf[index]?.title}`);
				const { page, titles } = await see(`/resumes${search}`);
				expect(titles).toEqual(found);
				expect(page.one("search").one("input", { type: "search" }).get("value")).toBe(text);
			}
		}
	});

	test("marks what matched, and nothing else", async () => {
		const { see } = await openBrowsing([
			{ title: "Ledger ledgers", company: "Kestrel", tags: ["ledger"] },
		]);
		const { page } = await see("/resumes?q=LEDGER+kest");
		expect(page.all("mark").map(({ text }) => text)).toEqual([
			"Kest",
			"Ledger",
			"ledgers",
			"ledger",
		]);
	});

	test("takes every sign for the text that it is", async () => {
		const { list } = await openBrowsing([{ title: "nothing of the kind", description: null }]);
		for (const text of ["a%b", "%_z", "\\n1", "' or 1=1 --", "$1", ".*x", "n.thing"]) {
			const { resumes: found } = await list(`?q=${encodeURIComponent(text)}`);
			expect(`${text}: ${found.length}`).toBe(`${text}: 0`);
		}
	});

	test("shows what the nearest words find when it finds nothing, and says so", async () => {
		const { see } = await openBrowsing(shelf);
		const { page } = await see("/resumes?q=ledgr&sort=recent");
		expect(page.one("main").text).toContain("No resume has “ledgr”. These match ledger");
		expect(page.link("ledger")).toBe("/resumes?q=ledger&sort=recent");
	});

	test("that asks for advice is offered the section that gives it, and no other search is", async () => {
		const { see } = await openBrowsing([{ title: "Photo editor" }, { title: "Editor" }]);
		const path = "/guides/tech-resume#shape";
		const linksOf = (page: HtmlElement) => page.all("a", { href: path });
		const asked = await see("/resumes?q=should+i+put+my+photo+on+my+resume");
		expect(linksOf(asked.page).map(({ text }) => text)).toEqual(["The shape of the page"]);
		expect(asked.page.one("main").text).toContain("Guide: The tech resume, line by line");
		const other = await see("/resumes?q=photo+editor");
		expect(other.titles).toEqual(["Photo editor"]);
		expect(linksOf(other.page)).toEqual([]);
	});

	test("names the page, and says “resumes” once", async () => {
		const { see } = await openBrowsing();
		for (const search of ["night+shift", "night+shift+resume", "night+shift+Resumes"]) {
			const { page } = await see(`/resumes?q=${search}`);
			expect(page.one("title").text).toBe("night shift resumes · Offerfolio");
		}
	});

	test("takes words for the filters that they mean, as chips that can be taken off", async () => {
		const { see } = await openBrowsing([
			{ title: "Ledgers", role: "Software Engineer", company: "Meta" },
			{ title: "SWE tooling", role: "Marketing" },
		]);
		const { titles, page } = await see("/resumes?q=facebook+swe+ledgers");
		expect(titles).toEqual(["Ledgers"]);
		const chips = Object.fromEntries(
			page.all("a").map(({ attributes }) => [attributes.get("aria-label"), attributes.get("href")]),
		);
		expect(chips["Remove Role: swe → Software Engineer"]).toBe("/resumes?q=facebook+ledgers");
		expect(chips["Remove Company: facebook → Meta"]).toBe("/resumes?q=swe+ledgers");
		expect((await see('/resumes?q="swe"')).titles).toEqual(["SWE tooling"]);
	});

	test("that finds nothing offers what one word less finds", async () => {
		const { see } = await openBrowsing([{ title: "Ledgers" }, { title: "Payroll" }]);
		const { page } = await see("/resumes?q=zookeeper+payroll");
		expect(page.link("payroll (1)")).toBe("/resumes?q=payroll");
	});

	test("never fails, whatever is typed into the address", async () => {
		const { ask } = await openBrowsing(shelf);
		const texts = [
			"%",
			"_",
			",",
			"(",
			")",
			"'",
			'"',
			"\\",
			"\\\\'",
			"';drop table resumes;--",
			"{{7*7}}",
			"[a-z]+(",
			"<script>alert(1)</script>",
			"\u0000",
			"\u202e\u200b",
			"\u{1F600}",
			"é".repeat(5_000),
			"a ".repeat(2_000),
		].map(encodeURIComponent);
		texts.push("%ED%A0%80", "%FF%FE", "%E0%A4%A");
		const keys = ["q", "search", "company", "role", "industry", "experience", "featured", "sort"];
		keys.push("after", "limit", "q[]", "sort[]", "__proto__", "constructor[prototype]");
		for (const key of keys) {
			const name = key.replaceAll("[", "%5B").replaceAll("]", "%5D");
			const drawn = key === "q";
			const answers = await Promise.all(
				texts.flatMap((text) => [
					...(drawn ? [ask(`/resumes?${name}=${text}`)] : []),
					ask(`/resumes/cards?${name}=${text}`),
				]),
			);
			const statuses = new Set(answers.map(({ status }) => status));
			const bad = ["limit", "after"].includes(key) ? [400] : [200];
			expect(`${key}: ${[...statuses].sort()}`).toBe(`${key}: ${bad}`);
		}
	});

	test("is answered with every sign of ASCII that is no letter: alone, between words, and at both ends", async () => {
		const { ask, see, list } = await openBrowsing([
			...shelf,
			{ title: "Signs everywhere", description: null, tags: [printableAscii.join("")] },
		]);
		const whole = (await list()).resumes.length;
		const signs = printableAscii.filter((sign) => !/[a-z\d]/iu.test(sign));
		for (const sign of signs) {
			for (const text of [sign, `ledger ${sign} lead`, `${sign} ledger`, `b${sign}`]) {
				const q = new URLSearchParams({ q: text });
				const answers = [
					await ask(`/resumes?${q}`),
					await ask(`/resumes/cards?${q}`),
					await ask(`/resumes/suggestions?${q}`),
				];
				const statuses = answers.map(({ status }) => status);
				expect(`${text}: ${statuses}`).toBe(`${text}: 200,200,200`);
			}
			expect((await list(`?${new URLSearchParams({ q: sign })}`)).resumes).toHaveLength(whole);
			const { titles } = await see(`/resumes?${new URLSearchParams({ q: `ledger ${sign}` })}`);
			expect(`${sign} ${titles}`).toBe(`${sign} Ledger lead`);
		}
	});

	test("is cut where it is too long, and says what it looked for", async () => {
		const { see } = await openBrowsing(shelf);
		const { page } = await see(`/resumes?q=${"x".repeat(5_000)}`);
		const box = page.one("search").one("input", { type: "search" });
		expect(box.get("value")).toBe("x".repeat(searchMaximumLength));
		expect(box.get("maxLength")).toBe(String(searchMaximumLength));
	});
});

describe("a card", () => {
	test("shows title, company, role, level, date, views, provenance and at most three tags", async () => {
		const { see } = await openBrowsing([
			{
				title: "Ledger lead",
				company: "Kestrel",
				tags: ["one", "two", "three", "four", "five", "six", "seven"],
				isFeatured: true,
				viewCount: 1204,
				createdAt: new Date("2024-12-30T23:59:59Z"),
			},
		]);
		const { page } = await see("/resumes");
		const card = page.one("article");
		expect(card.text).toContain("Kestrel Ledger lead Software Engineer · Mid-level");
		expect(
			card
				.one("ul", { "aria-label": "Tags" })
				.all("li")
				.map(({ text }) => text),
		).toEqual(["one", "two", "three", "+4 more"]);
		expect(card.text).toContain("Dec 30, 2024 · 1,204 views Demonstration");
		expect(card.text).toMatch(/^Featured /u);
		expect(card.text).toContain("View Resume");
		const id = /^\/resumes\/([0-9a-f-]+)$/u.exec(card.link("Ledger lead"))?.[1];
		const form = card.one("form");
		expect([form.get("method"), form.get("action")]).toEqual(["post", `/resumes/${id}/open`]);
	});

	test("has no badge when it is not featured, no “more” for three tags, and says when there is no file", async () => {
		const { see } = await openBrowsing([
			{ tags: ["a", "b", "c"], availability: "none", viewCount: 1 },
		]);
		const card = (await see("/resumes")).page.one("article");
		expect(card.text).not.toMatch(/Featured|more/u);
		expect(card.text).toContain("· 1 view ");
		const button = card.one("button");
		expect(button.text).toMatch(/^File Not Available/u);
		expect(button.get("disabled")).not.toBeNull();
	});
});

describe("“Load More”", () => {
	const many = (count: number): Values[] =>
		Array.from({ length: count }, (_, index) => ({
			id: randomUUID(),
			title: `resume ${index}`,
			// Many share an instant and a count, so that the order needs its last key.
			createdAt: at(-Math.floor(index / 9)),
			isFeatured: index % 20 === 0,
			viewCount: index % 4,
		}));

	async function fill(site: TestSite, count: number) {
		for (const values of many(count)) await site.addResume(values);
	}

	test("leads on without scripts, page by page to the end, where it is disabled and reads “Coming Soon”", async () => {
		const { site, see } = await openBrowsing();
		await fill(site, 60);
		let address: string | undefined = "/resumes?company=Google&sort=recent";
		const seen: string[] = [];
		const sizes: number[] = [];
		while (address) {
			const { page, titles } = await see(address);
			expect(totalOf(page)).toBe(60);
			seen.push(...titles);
			sizes.push(titles.length);
			const more = nextPageOf(page);
			const end = page.all("button").filter(({ text }) => text === "Coming Soon");
			expect(end).toHaveLength(more ? 0 : 1);
			if (!more) expect(end[0]?.get("disabled")).not.toBeNull();
			address = more?.get("href") ?? undefined;
			if (address) expect(address).toMatch(/^\/resumes\?company=Google&sort=recent&after=/u);
		}
		expect(sizes).toEqual([24, 24, 12]);
		expect(new Set(seen).size).toBe(60);
	});

	test.each(resumeSorts)(
		"gives every resume once as data, in the order %s, for any size of page",
		async (sort) => {
			const { site, list } = await openBrowsing();
			await fill(site, 60);
			const whole = titlesOf((await list(`?sort=${sort}&limit=100`)).resumes);
			expect(new Set(whole).size).toBe(60);
			for (const limit of [1, 7, 30, 60]) {
				const seen: string[] = [];
				let after: string | null = "";
				while (after !== null) {
					const page: ResumePage = await list(
						`?sort=${sort}&limit=${limit}${after && `&after=${after}`}`,
					);
					seen.push(...titlesOf(page.resumes));
					after = page.nextCursor;
				}
				expect(seen).toEqual(whole);
			}
		},
	);

	test("neither repeats nor loses a resume when others come and go between two pages", async () => {
		const { site, list } = await openBrowsing();
		await fill(site, 30);
		const first = await list("?sort=recent&limit=10");
		await site.addResume({ title: "added meanwhile", createdAt: at(1) });
		await site.services.database.execute(
			sql`update resumes set withdrawn_at = now() where title = ${first.resumes[9]?.title}`,
		);
		const rest = await list(`?sort=recent&limit=100&after=${first.nextCursor}`);
		expect(new Set([...titlesOf(first.resumes), ...titlesOf(rest.resumes)])).toEqual(
			new Set(many(30).map(({ title }) => title)),
		);
		expect(rest.resumes).toHaveLength(20);
	});

	test("takes no page without bounds, and no end of a page that it has not written", async () => {
		const { ask } = await openBrowsing(many(3));
		const limits = ["0", "101", "-1", "1e9", "NaN", "", "2.5", "9999999999999999999999", "0x10z"];
		const ends = ["garbage", "WyJyZWNlbnQiXQ", "A".repeat(5_000), "%00"];
		for (const search of [
			...limits.map((limit) => `limit=${limit}`),
			...ends.map((end) => `after=${end}`),
		]) {
			const response = await ask(`/resumes/cards?${search}`);
			expect(`${search}: ${response.status}`).toBe(`${search}: 400`);
			expect(await response.json()).toMatchObject({
				success: false,
				error: expect.stringMatching(/limit \(1 to 100\)/u),
			});
		}
		expect((await ask("/resumes?after=garbage")).status).toBe(200);
	});

	test("does not continue a list of another order", async () => {
		const { ask, list } = await openBrowsing(many(5));
		const { nextCursor } = await list("?sort=recent&limit=2");
		const response = await ask(`/resumes/cards?sort=popular&after=${nextCursor}`);
		expect(response.status).toBe(400);
	});
});

describe("when the library cannot be read", () => {
	const breakLibrary = (site: TestSite) =>
		site.services.database.execute(sql`alter table resumes rename to broken`);

	test("the list says so with status 503, and offers to try again", async () => {
		const { site, ask, see } = await openBrowsing();
		await breakLibrary(site);
		for (const [search, sentence] of [
			["", "Failed to load resumes"],
			["?company=Google&sort=recent", "Failed to load resumes"],
			["?q=ledger", "Failed to search resumes"],
		]) {
			const { status, page } = await see(`/resumes${search}`);
			expect(status).toBe(503);
			const alert = page.one("div", { role: "alert" });
			expect(alert.text).toContain(sentence);
			expect(alert.link("Try again")).toBe(`/resumes${search}`);
			expect(page.one("main").text).not.toMatch(/select|relation|postgres|\bat \//iu);
			const response = await ask(`/resumes/cards${search}`);
			expect(response.status).toBe(503);
			expect(await response.json()).toEqual({ success: false, error: sentence });
		}
		expect(site.logged()).toContain("The list of resumes failed");
	});

	test("the landing page and the other pages still work", async () => {
		const { site, ask } = await openBrowsing();
		await breakLibrary(site);
		const home = await ask("/");
		expect(home.status).toBe(200);
		const page = parseHtml(await home.text());
		expect(page.one("main").text).toContain("Failed to fetch featured resumes");
		expect(page.one("main").text).toContain("Start with your role");
		for (const path of ["/pricing", "/auth/signin", "/auth/signup"]) {
			expect((await ask(path)).status).toBe(200);
		}
	});

	test("a resume's page fails with an error page that tells nothing of the inside", async () => {
		const { site, see } = await openBrowsing();
		const id = await site.addResume();
		await breakLibrary(site);
		const { status, page } = await see(`/resumes/${id}`);
		expect(status).toBe(500);
		expect(page.one("main").text).toContain("Something went wrong");
		expect(
			page
				.one("html")
				.all("script")
				.map(({ children }) => children.join(""))
				.join(""),
		).not.toMatch(/select |relation|withdrawn_at|postgres/iu);
	});
});

test("The landing page shows at most six featured resumes, the most viewed first", async () => {
	const { ask } = await openBrowsing([
		...Array.from({ length: 8 }, (_, index) => ({
			title: `featured ${index}`,
			isFeatured: true,
			viewCount: index * 10,
		})),
		{ title: "viewed but not featured", viewCount: 999 },
		{ title: "withdrawn", isFeatured: true, viewCount: 999, withdrawnAt: testNow },
	]);
	const page = parseHtml(await (await ask("/")).text());
	const strip = page.one("section", { "aria-labelledby": "featured" });
	expect(strip.all("h3").map(({ text }) => text)).toEqual(
		[7, 6, 5, 4, 3, 2].map((index) => `featured ${index}`),
	);
	expect(page.one("main").text).toContain("9 resumes");
});
