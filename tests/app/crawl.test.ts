import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectRoot } from "#server/build-when-stale.ts";
import { createApp, origin } from "#tests/helpers/app.ts";
import { type HtmlElement, parseHtml } from "#tests/helpers/html.ts";
import { createTestSite } from "#tests/helpers/site.ts";

type Found = { path: string; status: number; page: HtmlElement | null };
type Link = { from: string; to: URL };

/** Every address that a visitor can press their way to, from the landing page on. */
async function crawl(): Promise<{ found: Map<string, Found>; links: Link[] }> {
	const site = await createTestSite();
	for (const company of ["Google", "Meta", "McKinsey", "Evercore"])
		await site.addResume({ company });
	const { ask } = await createApp(site);
	const found = new Map<string, Found>();
	const links: Link[] = [];
	const waiting = ["/"];
	for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
		if (found.has(path) || isFile(path)) continue;
		const response = await ask(path);
		const isPage = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
		const page = isPage ? parseHtml(await response.text()) : null;
		found.set(path, { path, status: response.status, page });
		// A list that is narrowed leads to ever more lists.
		if (path.includes("?")) continue;
		const led = response.headers.get("Location");
		for (const target of [...(led ? [led] : []), ...targetsOf(page)]) {
			const to = new URL(target, `${origin}${path}`);
			links.push({ from: path, to });
			if (to.origin === origin) waiting.push(to.pathname + to.search);
		}
	}
	return { found, links };
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

describe("A visitor who follows every link of the public site", () => {
	let crawled: ReturnType<typeof crawl> | undefined;
	/** Once for all tests here, within the first of them. */
	async function walk() {
		crawled ??= crawl();
		const { found, links } = await crawled;
		const pages = [...found.values()].filter(({ page, status }) => page && status === 200);
		return { found, links, pages };
	}

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

	test("is led to another site by Luna alone, who is linked from nowhere", async () => {
		const { found, links } = await walk();
		const away = links.filter(({ to }) => to.protocol.startsWith("http") && to.origin !== origin);
		expect(away).toEqual([]);
		expect(found.has("/luna")).toBe(false);
	});

	test("reads no placeholder, and one title, description and heading of each page's own", async () => {
		const { pages } = await walk();
		const titles = new Map<string, string[]>();
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
			const title = page?.one("title").text ?? "";
			titles.set(title, [...new Set([...(titles.get(title) ?? []), canonical])]);
		}
		const shared = [...titles].filter(([, of]) => of.length > 1);
		expect(shared.filter(([title]) => !/^(?:Sign|Forgot|Backend engineer)/u.test(title))).toEqual(
			[],
		);
	});
});
