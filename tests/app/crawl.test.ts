import { existsSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchPath } from "react-router";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import routes from "#app/routes.ts";
import { projectRoot } from "#server/build-when-stale.ts";
import { createApp, origin } from "#tests/helpers/app.ts";
import { addCareers } from "#tests/helpers/careers.ts";
import { type HtmlElement, parseHtml } from "#tests/helpers/html.ts";
import { addDocument, documentWith } from "#tests/helpers/resume-bodies.ts";
import { createTestSite } from "#tests/helpers/site.ts";
import { structuredData } from "#tests/helpers/structured-data.ts";

/** `depth` is the number of links from the landing page on. */
type Found = { path: string; depth: number; status: number; page: HtmlElement | null };
type Link = { from: string; to: URL };

/** Every address that a visitor can press their way to, from the landing page on. */
async function crawl(): Promise<{ found: Map<string, Found>; links: Link[]; listed: string[] }> {
	const site = await createTestSite();
	const add = (company: string, role: string, count: number) =>
		Promise.all(
			Array.from({ length: count }, (_, at) =>
				site.addResume({
					company,
					role,
					title: `${role} no. ${at} at ${company}`,
					description: `The story of no. ${at}, ${role} at ${company}.`,
				}),
			),
		);
	await add("Google", "Software Engineer", 8);
	await add("Google", "Design", 3);
	await add("Meta", "Software Engineer", 6);
	await add("L’Oréal", "Marketing", 1);
	const open = await site.addResume({
		title: "Open to all",
		company: "Meta",
		openToEveryone: true,
	});
	await addDocument(site, open, documentWith("crawled"));
	await add("Evercore", "Investment Banking", 5);
	await addCareers(site, {
		title: "Teacher",
		role: "Consultant",
		people: 5,
		word: "crawled",
		valuesOf: (at) => ({ company: "BCG", title: `Teacher no. ${at}`, description: `Story ${at}.` }),
	});
	const { ask } = await createApp(site);
	const found = new Map<string, Found>();
	const links: Link[] = [];
	const waiting = [{ path: "/", depth: 0 }];
	for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
		const { path, depth } = next;
		if (found.has(path) || isFile(path)) continue;
		const response = await ask(path);
		const isPage = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
		const page = isPage ? parseHtml(await response.text()) : null;
		found.set(path, { path, depth, status: response.status, page });
		// A list that is narrowed leads to ever more lists.
		if (path.includes("?") && path !== "/blog?all=true") continue;
		const led = response.headers.get("Location");
		for (const target of [...(led ? [led] : []), ...targetsOf(page)]) {
			const to = new URL(target, `${origin}${path}`);
			links.push({ from: path, to });
			if (to.origin === origin) waiting.push({ path: to.pathname + to.search, depth: depth + 1 });
		}
	}
	const siteMap = await (await ask("/sitemap.xml")).text();
	const listed = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(
		([, address = ""]) => new URL(address).pathname,
	);
	return { found, links, listed };
}

function targetsOf(page: HtmlElement | null): string[] {
	const attributes = [
		["a", "href"],
		["link", "href"],
		["img", "src"],
		["script", "src"],
	] as const;
	return attributes.flatMap(([tag, attribute]) =>
		(page?.all(tag) ?? []).flatMap((element) => element.get(attribute) ?? []),
	);
}

/** What lies in a folder of static files, and is no route. */
function isFile(path: string): boolean {
	const [name = ""] = decodeURI(path).split("?");
	return name !== "/" && existsSync(join(projectRoot, "build/client", name));
}

/** What is drawn for visitors, as the route table has it: the patterns of their pages. */
function publicPatterns(entries: readonly RouteConfigEntry[], parent = ""): string[] {
	return entries.flatMap(({ path = "", file, children = [] }) => {
		const pattern = `${parent}/${path}`.replace(/(?<=.)\/$|^\/\//u, "");
		const isPage = /^routes\/(?:(?:site|fields|tools|auth)\/.+|billing\/subscription)\.tsx$/u.test(
			file,
		);
		const own = isPage && !file.endsWith("/layout.tsx") ? [pattern || "/"] : [];
		return [...own, ...publicPatterns(children, path ? pattern : parent)];
	});
}

/** Pages that no page leads a visitor to, and who does. */
const ledToBy: Readonly<Record<string, string>> = {
	"/luna": "nobody",
	"/auth/callback": "an email",
	"/auth/reset-password": "an email",
	"/auth/undo-email-change/:token": "an email",
	"/unsubscribe/:list/:token": "an email",
	"/newsletter/confirm/:token": "an email",
	"/work-address/:token": "an email",
	"/resumes/:id/versions": "the reader, where a resume has an earlier version",
	"/shortlist": "a star, which is in the browser",
	"/subscription": "an email, and the menu of a member",
};

describe("A visitor who follows every link of the public site", () => {
	let crawled: ReturnType<typeof crawl> | undefined;
	/** Once for all tests here, within the first of them. */
	async function walk() {
		crawled ??= crawl();
		const { found, links, listed } = await crawled;
		const pages = [...found.values()].filter(({ page, status }) => page && status === 200);
		return { found, links, listed, pages };
	}
	/** What search engines may keep, by the address that it names as its own. */
	async function indexable() {
		const { pages } = await walk();
		const open = pages.filter(
			({ page }) => !page?.all("meta", { name: "robots" })[0]?.get("content")?.includes("noindex"),
		);
		return open.map(({ page, ...rest }) => {
			const canonical = page?.one("link", { rel: "canonical" }).get("href") ?? "";
			return { ...rest, page, canonical: new URL(canonical).pathname };
		});
	}

	test("finds each page that search engines are told of, within three links", async () => {
		const { listed } = await walk();
		const open = await indexable();
		const least = new Map<string, number>();
		for (const { canonical, path, depth } of open) {
			if (path === canonical) least.set(canonical, depth);
		}
		expect(listed.filter((path) => (least.get(path) ?? 9) > 3)).toEqual([]);
		for (const hub of [
			"/resumes/at/google",
			"/resumes/at/google/software-engineer",
			"/resumes/for/software-engineer",
			"/resumes/from/teaching/to/consultant",
		]) {
			expect(listed).toContain(hub);
		}
		expect(listed.filter((path) => path.startsWith("/resumes/at/google/"))).toHaveLength(1);
		const unlisted = open
			.map(({ canonical }) => canonical)
			.filter((path) => !listed.includes(path));
		expect([...new Set(unlisted)]).toEqual([]);
	});

	test("finds every kind of page that is drawn for them, within three links", async () => {
		const { pages } = await walk();
		const near = pages
			.filter(({ depth }) => depth <= 3)
			.map(({ path }) => path.split("?")[0] ?? "");
		const orphans = publicPatterns(routes)
			.filter((pattern) => pattern !== "/*")
			.filter((pattern) => !near.some((path) => matchPath(pattern, path)))
			.toSorted();
		expect(orphans).toEqual(Object.keys(ledToBy).toSorted());
	});

	test("finds no dead one", async () => {
		const { found, links, pages } = await walk();
		expect(pages.length).toBeGreaterThan(60);
		const dead = [...found.values()].filter(({ status }) => status >= 400);
		const named = dead.map(({ path, status }) => {
			const from = links.find(({ to }) => to.pathname + to.search === path)?.from;
			return `${path} (${status}) on ${from}`;
		});
		expect(named).toEqual([]);
	});

	test("arrives at the place in a page that a link names", async () => {
		const { found, links } = await walk();
		const missing = links
			.filter(({ to }) => to.origin === origin && to.hash.length > 1)
			.filter(({ to }) => {
				const page = found.get(to.pathname + to.search)?.page;
				return page && page.all("*", { id: decodeURIComponent(to.hash.slice(1)) }).length !== 1;
			})
			.map(({ from, to }) => `${to.pathname}${to.hash} on ${from}`);
		expect(missing).toEqual([]);
	});

	test("is led to another site by Luna, who is linked from nowhere, and by texts to their sources", async () => {
		const { found, links } = await walk();
		const away = links.filter(({ to }) => to.protocol.startsWith("http") && to.origin !== origin);
		expect(away.filter(({ from }) => !/^\/(?:guides|blog)\/./u.test(from))).toEqual([]);
		expect(found.has("/luna")).toBe(false);
	});

	test("and a program, reads what a page is in the words of schema.org", async () => {
		const kinds = new Set<string>();
		for (const { path, page } of await indexable()) {
			for (const script of page?.all("script", { type: "application/ld+json" }) ?? []) {
				const said: unknown = JSON.parse(String(script.children[0]));
				const read = structuredData.safeParse(said);
				expect(`${path}: ${read.error ? z.prettifyError(read.error) : "valid"}`).toBe(
					`${path}: valid`,
				);
				kinds.add(String((said as Record<string, unknown>)["@type"] ?? "@graph"));
			}
		}
		expect([...kinds].toSorted()).toEqual([
			"@graph",
			"Article",
			"BreadcrumbList",
			"CollectionPage",
			"CreativeWork",
			"FAQPage",
			"Product",
		]);
	});

	test("reads no placeholder, and one title, description and heading of each page's own", async () => {
		const { pages } = await walk();
		const titles = new Map<string, string[]>();
		const descriptions = new Map<string, string[]>();
		for (const { path, page } of pages) {
			const text = page?.text ?? "";
			expect(`${path}: ${/\{\w+\}|lorem ipsum|undefined|\bNaN\b|\[object/iu.exec(text)?.[0]}`).toBe(
				`${path}: undefined`,
			);
			expect(`${path}: ${page?.all("h1").length}`).toBe(`${path}: 1`);
			if (page?.all("meta", { name: "robots" })[0]?.get("content")?.includes("noindex")) continue;
			const description = page?.one("meta", { name: "description" }).get("content") ?? "";
			expect(`${path}: ${description.length > 30}`).toBe(`${path}: true`);
			const canonical = page?.all("link", { rel: "canonical" })[0]?.get("href") ?? path;
			const title = page?.one("head").one("title").text ?? "";
			for (const [all, text] of [
				[titles, title],
				[descriptions, description],
			] as const) {
				all.set(text, [...new Set([...(all.get(text) ?? []), canonical])]);
			}
		}
		for (const all of [titles, descriptions]) {
			const shared = [...all].filter(([, of]) => of.length > 1);
			expect(shared.filter(([text]) => !/^(?:Sign|Forgot)/u.test(text))).toEqual([]);
		}
	});
});
