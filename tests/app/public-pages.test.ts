import { sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { articles } from "#app/content/blog/articles.server.ts";
import { findGuide, guides } from "#app/content/guides/guides.server.ts";
import { templates } from "#app/content/templates/templates.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { messages } from "#app/domain/base/messages.ts";
import type { ResumePage } from "#app/domain/library/resume.ts";
import { sheetSvg } from "#app/domain/reader/sheet/page-svg.ts";
import { resumeText } from "#app/domain/reader/sheet/resume-text.ts";
import { layOutDocument } from "#app/operations/reader/lay-out-document.server.ts";
import { openResume } from "#app/operations/reader/open-resume.server.ts";
import { createDemoLibrary } from "#demo/library.ts";
import { openApp } from "#tests/helpers/app.ts";
import { type HtmlElement, parseHtml } from "#tests/helpers/html.ts";
import { addDocument, addOriginal, documentWith } from "#tests/helpers/resume-bodies.ts";
import { testNow } from "#tests/helpers/site.ts";

const id = "11111111-1111-4111-8111-111111111111";
const unknown = "99999999-9999-4999-8999-999999999999";

async function openSite(variables: Record<string, string> = {}) {
	const { site, ask, build } = await openApp(variables);
	return {
		site,
		ask,
		build,
		async see(address: string) {
			const response = await ask(address);
			const html = await response.text();
			return { status: response.status, headers: response.headers, html, page: parseHtml(html) };
		},
	};
}

const metaOf = (page: HtmlElement, name: string) =>
	page
		.all("meta")
		.filter((meta) => meta.get("name") === name || meta.get("property") === name)
		.map((meta) => meta.get("content"));
const canonicalOf = (page: HtmlElement) => page.one("link", { rel: "canonical" }).get("href");
const structuredDataOf = (page: HtmlElement) =>
	page
		.all("script", { type: "application/ld+json" })
		.map((script) => JSON.parse(String(script.children[0])) as Record<string, unknown>);

describe("the preview of a resume", () => {
	test("shows what is public: facts, description, every tag, and both dates in the short form", async () => {
		const { site, see } = await openSite();
		await site.addResume({
			id,
			title: "Ledger lead",
			company: "Kestrel",
			tags: ["one", "two", "three", "four"],
			isFeatured: true,
			viewCount: 1204,
			offerMonth: "2024-11",
			createdAt: new Date("2024-12-30T10:00:00Z"),
			updatedAt: new Date("2025-01-02T10:00:00Z"),
		});
		await addDocument(site, id, documentWith("quicksilver"));
		const { status, page } = await see(`/resumes/${id}`);
		expect(status).toBe(200);
		const detail = page.one("article");
		expect(detail.one("h1").text).toBe("Ledger lead");
		const facts = detail.all("div").flatMap((row) => {
			const [name, value] = row.children;
			if (typeof name === "string" || typeof value === "string") return [];
			return name?.name === "dt" && value ? [`${name.text}: ${value.text}`] : [];
		});
		expect(facts).toEqual(
			expect.arrayContaining([
				"Company: Kestrel",
				"Role: Software Engineer",
				"Industry: Tech",
				"Experience level: Mid-level",
				"Offer: November 2024",
				"Views: 1,204",
				"Added: Dec 30, 2024",
				"Updated: Jan 2, 2025",
			]),
		);
		expect(detail.text).toContain("Skills & Keywords one two three four");
		expect(detail.text).toContain("Featured");
		expect(detail.text).toContain("Four years of ledgers and reconciliation.");
		expect(detail.text).toContain("Invented for this demonstration.");
		const button = detail.one("form", { action: `/resumes/${id}/open` }).one("button");
		expect(button.text).toBe("View Full Resume");
		expect(button.get("disabled")).toBeNull();
	});

	test("says “File Not Available”, and its button is disabled, when there is nothing to open", async () => {
		const { site, see } = await openSite();
		await site.addResume({ id, availability: "none", tags: [], description: null });
		const { page } = await see(`/resumes/${id}`);
		const button = page.one("form", { action: `/resumes/${id}/open` }).one("button");
		expect(button.text).toBe("File Not Available");
		expect(button.get("disabled")).not.toBeNull();
		expect(page.one("article").text).not.toContain("Skills & Keywords");
	});

	test.each(["document", "data", "head"] as const)(
		"is 404 for an unknown or impossible id and 410 for a withdrawn one, as %s",
		async (form) => {
			const { site, ask } = await openSite();
			await site.addResume({ id, withdrawnAt: testNow });
			const open = async (resumeId: string) => {
				const path = `/resumes/${resumeId}${form === "data" ? ".data" : ""}`;
				const response = await ask(path, form === "head" ? { method: "HEAD" } : {});
				return { status: response.status, text: await response.text() };
			};
			for (const wrong of [unknown, "1", "%27%20or%201=1", `${id}0`, "%00"]) {
				const { status, text } = await open(wrong);
				expect(`${wrong}: ${status}`).toBe(`${wrong}: 404`);
				if (form !== "head") expect(text).toContain("Failed to fetch resume");
			}
			const { status, text } = await open(id);
			expect(status).toBe(410);
			if (form !== "head") expect(text).toContain("This resume was withdrawn from the library.");
		},
	);
});

describe("an address that is none of ours", () => {
	test("is answered 404 with the way home", async () => {
		const { see, ask } = await openSite();
		// The router warns of what cannot be decoded.
		vi.spyOn(console, "warn").mockReturnValue();
		for (const path of [
			"/no-such-page",
			"/auth",
			"/admin.php",
			"/.env",
			"/..%2f..%2fetc/passwd",
			"/%E0%A4%A",
			"/constructor",
			"/guides/nobody-wrote-this",
		]) {
			const { status, page } = await see(path);
			expect(`${path}: ${status}`).toBe(`${path}: 404`);
			const main = page.one("main");
			expect(main.text).toMatch(/^404 Oops! Page not found/u);
			expect(page.one("title").text).toBe("Page not found · Offerfolio");
			expect(main.link("Return to Home")).toBe("/");
		}
		expect((await ask("/no-such-page.data")).status).toBe(404);
		expect((await ask("/no-such-page", { method: "HEAD" })).status).toBe(404);
	});

	test("does not know what another method than GET, HEAD and POST would do", async () => {
		const { site, ask } = await openSite();
		await site.addResume({ id });
		for (const method of ["PUT", "PATCH", "DELETE"]) {
			for (const path of ["/", `/resumes/${id}`, `/resumes/${id}/open`, "/auth/signout", "/me"]) {
				const response = await ask(path, { method });
				expect(`${method} ${path}: ${response.status}`).toBe(`${method} ${path}: 405`);
				expect(response.headers.get("Allow")).toBe("GET, HEAD, POST");
			}
		}
	});
});

describe("forms sent to the wrong place", () => {
	test("are told in words that an address can only be read, and leave one line in the log", async () => {
		const { site, ask } = await openSite();
		for (const path of ["/settings/export", "/robots.txt", "/me", "/feed.xml"]) {
			const answer = await ask(path, { form: { a: "b" } });
			expect(`${path}: ${answer.status}`).toBe(`${path}: 405`);
			expect(answer.headers.get("Allow")).toBe("GET, HEAD");
			expect(await answer.text()).toBe(messages.busy.readOnly);
		}
		const page = await ask("/guides", { form: { a: "b" } });
		expect(page.status).toBe(405);
		expect(await page.text()).toContain("This page is read-only.");
		const lines = site.logged().trim().split("\n");
		expect(lines.filter((line) => line.includes("Refused: Method Not Allowed"))).toHaveLength(5);
		expect(site.logged()).not.toContain('"level":"error"');
	});
});

describe("search engines", () => {
	test("get a title, a description and one canonical address of every page", async () => {
		const { site, see } = await openSite();
		await site.addResume({ id, title: "Ledger lead", company: "Kestrel" });
		const table = [
			["/", "Offerfolio · ", "/"],
			["/resumes", "Browse resumes", "/resumes"],
			["/resumes?utm_source=x&sort=featured&after=garbage", "Browse resumes", "/resumes"],
			["/resumes?company=Google&q=go", "go resumes", "/resumes?q=go&company=Google"],
			[
				"/resumes?role=Finance&company=Bain",
				"Bain, Finance resumes",
				"/resumes?company=Bain&role=Finance",
			],
			[`/resumes/${id}?utm_source=x`, "Ledger lead · Kestrel", `/resumes/${id}`],
			["/pricing", "Pricing", "/pricing"],
			["/b?utm_source=x", "Break Into Big Tech · Offerfolio", "/b"],
			["/about", "About · Offerfolio", "/about"],
		] as const;
		const descriptions = new Set<string>();
		for (const [path, title, canonical] of table) {
			const { page } = await see(path);
			expect(page.one("head").one("title").text.startsWith(title)).toBe(true);
			expect(canonicalOf(page)).toBe(`http://localhost${canonical}`);
			const [description, ...others] = metaOf(page, "description");
			expect(others).toEqual([]);
			expect(description?.length).toBeGreaterThan(40);
			descriptions.add(description ?? "");
		}
		expect(descriptions.size).toBeGreaterThanOrEqual(3);
	});

	test("and programs that show links, read what each page of the route table is", async () => {
		const { site, see, ask, build } = await openSite();
		await site.addResume({ id, title: "Ledger lead", company: "Kestrel" });
		const slugs: Record<string, string> = {
			resumes: id,
			guides: "tech-resume",
			templates: "netflix-data-scientist",
			blog: "how-consulting-resumes-are-read",
		};
		const pathOf = (name: string): string => {
			const { parentId, path } = build.routes[name] ?? {};
			return (parentId ? pathOf(parentId) : "") + (path ? `/${path}` : "");
		};
		const names = Object.keys(build.routes).filter((name) =>
			/^routes\/(?:site|tools|fields)\/(?!layout)[\w-]+$/u.test(name),
		);
		const seen: string[] = [];
		for (const name of names) {
			const path = (pathOf(name) || "/").replace(
				/^\/(\w+)\/:\w+$/u,
				(_, list) => `/${list}/${slugs[list]}`,
			);
			if (path.includes(":")) continue;
			const { headers } = await ask(path);
			if (!headers.get("Content-Type")?.startsWith("text/html")) continue;
			const { status, page } = await see(path);
			if (status !== 200 || metaOf(page, "robots").length > 0) continue;
			seen.push(path);
			const head = page.one("head");
			const said = (key: "name" | "property", what: string) =>
				head.all("meta", { [key]: what }).map((meta) => meta.get("content") ?? "");
			const isTab = path === "/resumes/lines" || path.startsWith("/tools/");
			const isHub = /^\/resumes\/(?:at|for)$/u.test(path);
			const article = !isTab && !isHub && /^\/(?:resumes|guides|blog)\/./u.test(path);
			expect([path, said("property", "og:type")]).toEqual([
				path,
				[article ? "article" : "website"],
			]);
			expect(said("property", "og:site_name")).toEqual(["Offerfolio"]);
			expect(said("name", "twitter:card")).toEqual(["summary_large_image"]);
			expect(said("property", "og:url")).toEqual([canonicalOf(page)]);
			expect(said("property", "og:description")).toEqual(said("name", "description"));
			expect(said("property", "og:title")[0]?.length).toBeGreaterThan(3);
			expect(said("property", "og:image")).toEqual([expect.stringMatching(/^http:.+\.png$/u)]);
			const facts = head
				.all("script", { type: "application/ld+json" })
				.map(({ children }) => JSON.parse(String(children[0])) as Record<string, unknown>);
			for (const fact of facts) expect(fact["@context"]).toBe("https://schema.org");
			const types = facts.map((fact) => fact["@type"]);
			const inList = !isTab && /^\/\w+\/./u.test(path);
			expect([path, types.includes("BreadcrumbList")]).toEqual([path, inList]);
			const text = facts.find((fact) => fact["@type"] === "Article");
			if (text) expect(text.datePublished).toMatch(/^\d{4}-\d\d-\d\d$/u);
			if (path === "/pricing") expect(types).toEqual(["FAQPage", "Product", "Product"]);
		}
		const written = [
			"/",
			"/resumes",
			"/resumes/lines",
			"/for-you",
			"/routes",
			"/resumes/at",
			"/resumes/for",
			"/pricing",
			"/about",
			"/contact",
			"/privacy",
			"/terms",
		];
		const others = [
			"/how-we-check",
			"/contribute",
			"/insights",
			"/checklist",
			"/tools/what-a-program-reads",
			"/guides",
			"/templates",
			"/blog",
		];
		const single = Object.entries(slugs).map(([list, slug]) => `/${list}/${slug}`);
		const fields = [..."abcdefg"].map((letter) => `/${letter}`);
		expect(seen.toSorted()).toEqual([...written, ...others, ...single, ...fields].toSorted());
	});

	test("are told not to index searches, filters, and what belongs to one person", async () => {
		const { site, see, ask } = await openSite();
		const person = await site.addPerson();
		await site.addResume({ id });
		await openResume(site.services, person, id, testNow);
		for (const path of ["/", "/resumes", "/pricing", `/resumes/${id}`]) {
			expect(`${path}: ${metaOf((await see(path)).page, "robots")}`).toBe(`${path}: `);
		}
		for (const path of ["/resumes?q=x", "/resumes?company=Google", "/resumes?featured=true"]) {
			expect(metaOf((await see(path)).page, "robots")).toEqual(["noindex, follow"]);
		}
		for (const path of ["/auth/signin", "/auth/signup", "/auth/callback?code=x"]) {
			expect(metaOf((await see(path)).page, "robots")).toEqual(["noindex"]);
		}
		for (const path of ["/library", `/resumes/${id}/read`]) {
			const response = await ask(path, { as: person });
			expect(metaOf(parseHtml(await response.text()), "robots")).toEqual(["noindex"]);
		}
	});

	test("are kept from members' pages by robots.txt, and shown the site map", async () => {
		const { ask } = await openSite();
		const response = await ask("/robots.txt");
		expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
		const lines = (await response.text()).split("\n");
		expect(lines[0]).toBe("User-agent: *");
		for (const path of ["/auth/", "/library", "/me", "/resumes/*/read$", "/resumes/*/download/"]) {
			expect(lines).toContain(`Disallow: ${path}`);
		}
		expect(lines).not.toContain("Disallow: /");
		expect(lines).toContain("Sitemap: http://localhost/sitemap.xml");
	});

	test("find every public page in the site map, and nothing else", async () => {
		const { site, ask } = await openSite();
		await site.addResume({ id, updatedAt: new Date("2026-05-01T10:00:00Z") });
		await site.addResume({ withdrawnAt: testNow });
		const response = await ask("/sitemap.xml");
		expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
		const xml = await response.text();
		const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address = ""]) => address);
		const ofContent = /^http:\/\/localhost\/(?:blog|guides|templates)(?:\/|$)/u;
		const written = articles().length + guides().length + templates.length;
		expect(addresses.filter((address) => ofContent.test(address))).toHaveLength(3 + written);
		expect(addresses.filter((address) => !ofContent.test(address))).toEqual([
			"http://localhost/",
			"http://localhost/resumes",
			"http://localhost/resumes/lines",
			"http://localhost/for-you",
			"http://localhost/routes",
			"http://localhost/resumes/at",
			"http://localhost/resumes/for",
			"http://localhost/pricing",
			"http://localhost/about",
			"http://localhost/how-we-check",
			"http://localhost/contribute",
			"http://localhost/insights",
			"http://localhost/checklist",
			"http://localhost/tools/what-a-program-reads",
			"http://localhost/contact",
			"http://localhost/privacy",
			"http://localhost/terms",
			..."abcdefg".split("").map((letter) => `http://localhost/${letter}`),
			`http://localhost/resumes/${id}`,
		]);
		const { updated } = findGuide("tech-resume") ?? {};
		expect(xml).toContain(`/guides/tech-resume</loc><lastmod>${updated}</lastmod>`);
		expect(xml).toContain(`${id}</loc><lastmod>2026-05-01T10:00:00.000Z</lastmod>`);
		for (const address of addresses) {
			const page = await ask(new URL(address).pathname);
			expect(`${address}: ${page.status}`).toBe(`${address}: 200`);
			expect(canonicalOf(parseHtml(await page.text()))).toBe(address);
		}
	});

	test("read in the structured data that the body is locked, and where it would stand", async () => {
		const { site, see } = await openSite();
		await site.addResume({ id, title: "Ledger lead" });
		await addDocument(site, id, documentWith("quicksilver"));
		const { page } = await see(`/resumes/${id}`);
		const [data, ...others] = structuredDataOf(page);
		expect(others.map((other) => other["@type"])).toEqual(["BreadcrumbList"]);
		expect(data).toMatchObject({
			"@context": "https://schema.org",
			name: "Ledger lead",
			url: `http://localhost/resumes/${id}`,
			image: `http://localhost/resumes/${id}/share.png`,
			isAccessibleForFree: false,
			hasPart: { isAccessibleForFree: false, cssSelector: ".locked-sheet" },
		});
		const locked = page
			.all("*")
			.filter((element) => element.get("class")?.includes("locked-sheet"));
		expect(locked).toHaveLength(1);
		expect(metaOf(page, "og:image")).toContain(`http://localhost/resumes/${id}/share.png`);
	});
});

describe("what an owner or a visitor has typed", () => {
	const nasty = [
		"</script><script>alert(1)</script>",
		'"><img src=x onerror=alert(1)>',
		"<svg/onload=alert(1)>",
		"<!--<script>",
		"]]><b>",
		"{{constructor.constructor('alert(1)')()}}",
		"&lt;b&gt; &amp;",
		"\u2028\u2029",
		"javascript:alert(1)",
	];

	test("stays text on every page, in the structured data and in the page's own data", async () => {
		const { site, ask } = await openSite();
		const person = await site.addPerson();
		for (const [index, text] of nasty.entries()) {
			const resumeId = `11111111-1111-4111-8111-${String(index).padStart(12, "0")}`;
			await site.addResume({
				id: resumeId,
				title: `title ${text}`,
				company: `company ${text}`,
				role: `role ${text}`,
				industry: `industry ${text}`,
				description: `description ${text}`,
				tags: [`tag ${text}`],
				isFeatured: true,
			});
			await site.addSubscription(person);
			await openResume(site.services, person, resumeId, testNow);
			const search = encodeURIComponent(text);
			for (const path of [
				"/",
				"/resumes",
				`/resumes?q=${search}`,
				`/resumes?company=${search}&role=${search}&industry=${search}&experience=${search}`,
				`/resumes/${resumeId}`,
				"/library",
				`/auth/signin?returnTo=/${search}`,
			]) {
				const response = await ask(path, { as: path === "/library" ? person : null });
				const page = parseHtml(await response.text());
				const where = `${path} with ${text}`;
				for (const script of page.all("script")) {
					const isOurs =
						script.get("nonce") === "test-nonce" || script.get("type") === "application/ld+json";
					expect(`${where}: ${isOurs}`).toBe(`${where}: true`);
				}
				const handlers = page
					.all("*")
					.flatMap((element) => [...element.attributes.keys()])
					.filter((name) => name.startsWith("on"));
				expect(`${where}: ${handlers}`).toBe(`${where}: `);
				const foreign = page.all("img").filter((image) => image.get("src") === "x");
				expect(foreign).toEqual([]);
				const links = page.all("a").map((link) => link.get("href") ?? "");
				expect(links.filter((link) => !/^(?:\/(?!\/)|#|mailto:)/u.test(link))).toEqual([]);
			}
			const detail = parseHtml(await (await ask(`/resumes/${resumeId}`)).text());
			const words = text.replace(/\s+/gu, " ").trim();
			expect(detail.one("h1").text).toBe(`title ${words}`.trim());
			expect(detail.one("article").text).toContain(`description ${words}`.trim());
			expect(structuredDataOf(detail)).toMatchObject([
				{ name: `title ${text}`, keywords: `tag ${text}` },
				{ "@type": "BreadcrumbList" },
			]);
			await site.services.database.execute(sql`delete from user_subscriptions`);
			await site.services.database.delete(resumes);
		}
	});
});

describe("nothing of a body", () => {
	test("stands in any public answer: no file address, no key, no word, no contact", async () => {
		const { site, ask } = await openSite();
		const secret = "quicksilver";
		await site.addResume({
			id,
			isFeatured: true,
			fileUrl: `https://files.example/${secret}.pdf`,
		});
		await addDocument(site, id, documentWith(secret));
		const fileOnly = await site.addResume({ title: "A file only" });
		const key = await addOriginal(
			site,
			fileOnly,
			"txt",
			new TextEncoder().encode(`About ${secret}`),
		);
		const paths = [
			"/",
			"/_root.data",
			"/resumes",
			"/resumes.data",
			`/resumes?q=${secret}`,
			`/resumes.data?q=${secret}`,
			"/resumes/cards",
			`/resumes/cards?q=${secret}`,
			...[id, fileOnly].flatMap((resumeId) => [
				`/resumes/${resumeId}`,
				`/resumes/${resumeId}.data`,
				`/resumes/${resumeId}/sheet.svg?page=all`,
				`/resumes/${resumeId}/read`,
				`/resumes/${resumeId}/read.data`,
				`/resumes/${resumeId}/file`,
				`/resumes/${resumeId}/download/txt`,
				`/resumes/${resumeId}/download/original`,
			]),
			"/sitemap.xml",
			"/robots.txt",
		];
		for (const path of paths) {
			const response = await ask(path);
			const whole = `${JSON.stringify([...response.headers])} ${await response.text()}`;
			const shown = whole.replaceAll(`q=${secret}`, "").replaceAll(`“${secret}”`, "");
			for (const word of [
				"files.example",
				key,
				"ada example",
				"kestrel works",
				"mail.example",
				"0100",
			]) {
				const found = shown.toLowerCase().includes(word.toLowerCase());
				expect(`${path} tells ${word}: ${found}`).toBe(`${path} tells ${word}: false`);
			}
			if (!path.includes(secret)) expect(shown).not.toContain(secret);
		}
	});

	test("can be guessed by searching for it, by anyone", async () => {
		const { site, ask } = await openSite();
		const pro = await site.addPerson();
		await site.addSubscription(pro);
		await site.addResume({ id });
		await addDocument(site, id, documentWith("quicksilver"));
		await openResume(site.services, pro, id, testNow);
		for (const text of [
			"quicksilver",
			"quicksil",
			"Kestrel Works",
			"mail.example",
			"Harrow State",
		]) {
			for (const as of [null, pro]) {
				const response = await ask(`/resumes/cards?q=${encodeURIComponent(text)}`, { as });
				expect(((await response.json()) as ResumePage).resumes).toEqual([]);
			}
		}
	});

	test("is in the list as data, which has exactly what a card shows", async () => {
		const { site, ask } = await openSite();
		await site.addResume({ id });
		await addDocument(site, id, documentWith("quicksilver"));
		const { resumes: cards } = (await (await ask("/resumes/cards")).json()) as ResumePage;
		expect(Object.keys(cards[0] ?? {}).sort()).toEqual(
			"company createdAt experienceLevel facts id industry isAvailable isFeatured location offerMonth previousRole provenance role sheetVersion tags title viewCount".split(
				" ",
			),
		);
		expect(Object.keys(cards[0]?.facts ?? {}).sort()).toEqual([
			"bullets",
			"bulletsWithFigure",
			"pages",
		]);
	});
});

describe("the greeked sheet", () => {
	test("of fifty resumes holds lines and counts, and not a word of any of them", () => {
		const shown = createDemoLibrary({ now: testNow, count: 60 })
			.filter(({ document }) => document !== null)
			.slice(0, 50);
		expect(shown).toHaveLength(50);
		const drawn = new RegExp(
			`^<svg xmlns="http://www.w3.org/2000/svg" width="\\d+" height="\\d+" viewBox="[\\d ]+" role="img" aria-label="([^"]*)">(?:${[
				'<path (?:fill|stroke|stroke-width|d|fill-opacity)="[^"]*"(?: (?:fill|stroke|stroke-width|stroke-linecap|d)="[^"]*")*/>',
				'<g transform="translate\\(\\d+\\)">',
				"</g>",
			].join("|")})+</svg>$`,
			"u",
		);
		for (const { document, style } of shown) {
			if (!document) continue;
			const svg = sheetSvg(layOutDocument(document, style).geometry, { page: "all" });
			const label = drawn.exec(svg)?.[1];
			expect(label).toMatch(/^[\w ,:.]+$/u);
			// Of what is left when colors, numbers and drawing commands are gone, nothing may be of the resume.
			const words = svg
				.replace(/#[0-9A-F]{6}/gu, "")
				.toLowerCase()
				.match(/[a-z]{4,}/gu);
			const ofTheResume = new Set(
				resumeText(document)
					.toLowerCase()
					.match(/[a-z]{4,}/gu),
			);
			const ofTheDrawing = new Set(
				"http path fill stroke width height viewbox role aria label translate transform linecap round xmlns page pages bullet bullets with number shape resume sheet figure figures first none".split(
					" ",
				),
			);
			const leaked = (words ?? []).filter(
				(word) => ofTheResume.has(word) && !ofTheDrawing.has(word),
			);
			expect(leaked).toEqual([]);
		}
	});

	test("is sent page by page, kept forever under its version, and may run nothing", async () => {
		const { site, ask } = await openSite();
		const long = createDemoLibrary({ now: testNow, count: 60 }).find(
			({ document, style }) => document && layOutDocument(document, style).facts.pages === 2,
		);
		if (!long?.document) throw new Error("No resume of the demonstration has two pages");
		await site.addResume({ id });
		await addDocument(site, id, long.document, long.style);
		const [row] = await site.services.database.select().from(resumes);
		const get = async (search: string) => {
			const response = await ask(`/resumes/${id}/sheet.svg${search}`);
			return { status: response.status, headers: response.headers, svg: await response.text() };
		};
		const first = await get(`?v=${row?.sheetVersion}`);
		expect(first.headers.get("Content-Type")).toBe("image/svg+xml");
		expect(first.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
		expect(first.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
		expect((await get("?v=old")).headers.get("Cache-Control")).toBe("public, max-age=300");
		const second = await get("?page=2");
		const both = await get("?page=all");
		expect(new Set([first.svg, second.svg, both.svg]).size).toBe(3);
		expect(both.svg.length).toBeGreaterThan(second.svg.length);
		for (const page of ["3", "0", "-1", "x", "1.5", "1e9", ""]) {
			expect(`${page}: ${(await get(`?page=${page}`)).status}`).toBe(`${page}: 404`);
		}
		const pictures = parseHtml(await (await ask(`/resumes/${id}`)).text())
			.one("article")
			.all("img");
		for (const picture of pictures) {
			const response = await ask(picture.get("src") ?? "");
			expect(response.status).toBe(200);
			expect(response.headers.get("Cache-Control")).toContain("immutable");
		}
		expect(pictures).toHaveLength(2);
	});

	test("is 404 for a resume without one, for an unknown and for a withdrawn one", async () => {
		const { site, ask } = await openSite();
		const bare = await site.addResume();
		await site.addResume({ id, withdrawnAt: testNow });
		await addDocument(site, id, documentWith("quicksilver"));
		for (const resumeId of [bare, id, unknown, "nonsense"]) {
			expect((await ask(`/resumes/${resumeId}/sheet.svg`)).status).toBe(404);
			expect((await ask(`/resumes/${resumeId}/share.png`)).status).toBe(404);
		}
	});
});

test("The picture of a shared link is a PNG of 1200 by 630, whatever the title", async () => {
	const { site, ask } = await openSite();
	for (const title of ["Ledger lead", "</text><script>", `${"Wörter 漢字 ".repeat(40)}`, "&#0;"]) {
		const resumeId = await site.addResume({ title, company: title });
		await addDocument(site, resumeId, documentWith("quicksilver"));
		const response = await ask(`/resumes/${resumeId}/share.png`);
		expect(response.status).toBe(200);
		expect(response.headers.get("Content-Type")).toBe("image/png");
		const bytes = Buffer.from(await response.arrayBuffer());
		expect(bytes.subarray(0, 8).toString("latin1")).toBe("\u0089PNG\r\n\u001a\n");
		expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
	}
});

describe("what may be kept, and by whom", () => {
	const publicPaths = [
		"/",
		"/resumes",
		"/resumes?q=go&company=Google",
		`/resumes/${id}`,
		"/pricing",
		"/about",
		"/a",
		"/luna",
		"/auth/signin",
		"/auth/signup",
		"/resumes/cards",
		"/robots.txt",
		"/sitemap.xml",
		`/resumes/${id}/sheet.svg`,
		"/no-such-page",
		`/resumes/${unknown}`,
	];

	test("a visitor's page holds nothing personal, sets no cookie, and depends on the cookie", async () => {
		const { site, ask } = await openSite();
		const person = await site.addPerson({ email: "ada.member@example.com" });
		await site.addResume({ id });
		await addDocument(site, id, documentWith("quicksilver"));
		await openResume(site.services, person, id, testNow);
		for (const path of publicPaths) {
			const [one, other] = await Promise.all([
				ask(path),
				ask(path, { clientAddress: "203.0.113.9", headers: { "Accept-Language": "de" } }),
			]);
			expect(`${path}: ${one.headers.getSetCookie()}`).toBe(`${path}: `);
			const keeping = one.headers.get("Cache-Control");
			const expected = one.ok ? /^(?:no-cache|public, max-age=\d+)/u : /^private, no-store$/u;
			expect(keeping).toMatch(expected);
			// What is the same for everybody depends on no cookie.
			if (!keeping?.startsWith("public")) expect(one.headers.get("Vary")).toContain("Cookie");
			const text = await one.text();
			expect(text).toBe(await other.text());
			expect(text).not.toContain("ada.member");
		}
	});

	/** Drawn from public data alone: a member's browser may keep them like everybody's. */
	const sameForEverybody = ["/robots.txt", "/sitemap.xml", `/resumes/${id}/sheet.svg`];

	test("no answer to a request with a session is kept by anyone, but for what is the same for all", async () => {
		const { site, ask } = await openSite();
		const person = await site.addPerson();
		await site.addResume({ id });
		await addDocument(site, id, documentWith("quicksilver"));
		for (const path of [
			...publicPaths,
			"/library",
			"/me",
			`/resumes/${id}/read`,
			"/resumes.data",
		]) {
			for (const options of [{ as: person }, { cookie: "offerfolio.session_token=forged.x" }]) {
				const { headers } = await ask(path, options);
				const keeping = sameForEverybody.includes(path)
					? /^public, max-age=\d+$/u
					: /^private, no-store$/u;
				expect(headers.get("Cache-Control"), path).toMatch(keeping);
			}
		}
	});

	test("HEAD answers as GET does, without a body", async () => {
		const { site, ask } = await openSite();
		await site.addResume({ id });
		await addDocument(site, id, documentWith("quicksilver"));
		for (const path of publicPaths) {
			const [get, head] = await Promise.all([ask(path), ask(path, { method: "HEAD" })]);
			expect(`${path}: ${head.status}`).toBe(`${path}: ${get.status}`);
			for (const name of ["Content-Type", "Cache-Control", "Vary"]) {
				expect(`${path}: ${head.headers.get(name)}`).toBe(`${path}: ${get.headers.get(name)}`);
			}
			if (get.headers.get("Content-Type")?.startsWith("text/html")) {
				expect(await head.text()).toBe("");
			}
		}
	});

	test("everything in a page comes from this site, and every script carries the answer's nonce", async () => {
		const { site, see } = await openSite();
		await site.addResume({ id, isFeatured: true });
		await addDocument(site, id, documentWith("quicksilver"));
		for (const path of publicPaths.slice(0, 10)) {
			const { page } = await see(path);
			const sources = page
				.all("*")
				.filter(({ name }) => ["img", "script", "link", "iframe", "source"].includes(name))
				.filter((element) => element.get("rel") !== "canonical")
				.flatMap((element) => element.get("src") ?? element.get("href") ?? []);
			expect(sources.filter((source) => !/^\/(?!\/)/u.test(source))).toEqual([]);
			for (const script of page.all("script")) {
				if (script.get("type") === "application/ld+json") continue;
				expect(script.get("nonce")).toBe("test-nonce");
			}
			expect(page.all("*").filter((element) => element.get("style") !== null)).toEqual([]);
		}
	});
});

test("The mailbox of the demonstration is gone where mail goes to a mail server", async () => {
	const { ask } = await openSite({
		SMTP_URL: "smtp://127.0.0.1:9",
		MAIL_FROM: "Offerfolio <mail@offerfolio.example>",
	});
	for (const path of [
		"/dev/mailbox",
		`/dev/mailbox/${id}`,
		`/dev/mailbox/${id}/html`,
		"/dev/mailbox.data",
		`/dev/mailbox/${id}.data?_routes=routes%2Fdev%2Fmail`,
	]) {
		expect(`${path}: ${(await ask(path)).status}`).toBe(`${path}: 404`);
	}
});
