import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { searchDemand } from "#app/data/base/schema/admin.server.ts";
import { pageSize } from "#app/domain/library/resume.ts";
import { libraryChanged } from "#app/operations/intake/announce-change.server.ts";
import { withdrawResume } from "#app/operations/intake/withdraw-resume.server.ts";
import { cachedPages } from "#app/requests/cached-pages.server.ts";
import { createApp, openApp } from "#tests/helpers/app.ts";
import {
	cachedPaths,
	namedResume as id,
	readableResume as openId,
} from "#tests/helpers/cached-paths.ts";
import { addCareers } from "#tests/helpers/careers.ts";
import { parseHtml } from "#tests/helpers/html.ts";
import { ask } from "#tests/helpers/http-client.ts";
import { ownerOf } from "#tests/helpers/owner.ts";
import { serveSite } from "#tests/helpers/served-site.ts";
import { createTestSite } from "#tests/helpers/site.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0";

async function openSite() {
	const site = await createTestSite();
	const { port, metrics, ruleOf } = await serveSite(site.services);
	const get = async (path: string, headers: Record<string, string> = {}) => {
		const answer = await ask(port, path, { headers });
		return { ...answer, text: answer.body.toString() };
	};
	const countPages = async () => {
		const { body } = await metrics.render();
		return Number(/^offerfolio_page_cache_pages (\d+)$/mu.exec(body)?.[1]);
	};
	return { site, get, countPages, ruleOf };
}

describe("The list of pages that may be cached", () => {
	test("names routes that exist, and each has a page that is looked at here", async () => {
		const { ruleOf } = await openSite();
		const { build } = await createApp(await createTestSite());
		const names = Object.keys(cachedPages);
		expect(names.filter((name) => !(name in build.routes))).toEqual([]);
		const looked = new Set(
			cachedPaths.map((path) => ruleOf(path.split("?")[0] ?? "")?.routes.at(-1)),
		);
		const fields = names.filter((name) => name.startsWith("routes/fields/"));
		expect(names.filter((name) => !looked.has(name) && !fields.includes(name))).toEqual([]);
		expect(fields).toHaveLength(7);
	});

	test("holds nothing that is personal, does something, or is no page", async () => {
		const { ruleOf } = await openSite();
		const others = [
			"/admin",
			"/admin/signups",
			"/auth/signin",
			"/auth/callback",
			"/settings",
			"/library",
			"/subscription",
			"/contact",
			"/orders/1/receipt",
			"/dev/mailbox",
			"/functions/contact",
			"/unsubscribe/news/token",
			"/newsletter/confirm/token",
			"/me",
			"/resumes/cards",
			`/resumes/${id}/file`,
			`/resumes/${id}/sheet.svg`,
			"/a/download/pdf",
			"/templates/netflix-data-scientist/template.docx",
			"/sitemap.xml",
			"/no-such-page",
		];
		expect(others.filter((path) => ruleOf(path) !== null)).toEqual([]);
	});
});

test("A page is made once for all visitors, and apart for members and for a preference", async () => {
	const { site, get, countPages, ruleOf } = await openSite();
	await site.addResume({ id });
	await site.addResume({ id: openId, openToEveryone: true });
	await addCareers(site, { title: "Teacher", role: "Consultant", people: 5, word: "kept" });
	const app = await createApp(site);
	const person = await site.addPerson({ email: "ada.member@example.com" });
	const session = await app.cookieOf(person);
	for (const path of cachedPaths) {
		const pages = await countPages();
		const [before, member, after] = [
			await get(path),
			await get(path, { cookie: session }),
			await get(path, { "user-agent": firefox, "accept-language": "de" }),
		];
		expect([path, before.status, member.status]).toEqual([path, 200, 200]);
		// Once for all visitors, and once for all members like her.
		const times = ruleOf(path.split("?")[0] ?? "")?.asksWhoLooks ? 1 : 2;
		expect([path, await countPages()]).toEqual([path, pages + times]);
		expect(after.text).toBe(before.text);
		for (const { headers, text } of [before, after]) {
			expect(headers["set-cookie"]).toBeUndefined();
			expect(headers.etag).toBe(before.headers.etag);
			expect(headers["cache-control"]).toBe("private, no-cache");
			expect(headers.vary).toBe("Accept-Encoding, Cookie");
			expect(text).not.toContain("ada.member");
		}
		expect(member.text).toContain("ada.member");
		expect(member.headers["cache-control"]).toBe("private, no-store");
		expect(member.headers.etag).toBeUndefined();
	}
	const dark = await get("/about", { cookie: "theme=dark" });
	expect(dark.text).toContain('data-theme="dark"');
	expect((await get("/about")).text).not.toContain('data-theme="dark"');
});

test("A page that may be cached depends on its address alone", async () => {
	const { site, app } = await openApp();
	await site.addResume({ id });
	await site.addResume({ id: openId, openToEveryone: true });
	for (const path of cachedPaths) {
		const bare = await app.ask(path, { headers: { Accept: "*/*" } });
		const other = await app.ask(`http://elsewhere.example${path}`, {
			clientAddress: "203.0.113.9",
			headers: {
				"User-Agent": firefox,
				"Accept-Language": "de",
				Referer: "https://elsewhere.example/",
				"Sec-Purpose": "prefetch",
			},
		});
		expect([path, await other.text()]).toEqual([path, await bare.text()]);
	}
});

test("A cached page allows the scripts that it holds, by their hashes, and nothing else that stands in it", async () => {
	const { site, get } = await openSite();
	await site.addResume({ id, title: "</script><script>evil()</script>" });
	await site.addResume({ id: openId, openToEveryone: true });
	await addCareers(site, { title: "Teacher", role: "Consultant", people: 5, word: "kept" });
	for (const path of cachedPaths) {
		const { text, headers } = await get(path);
		const policy = String(headers["content-security-policy"]);
		const [, allowed = ""] = /script-src 'self' ([^;]*);/u.exec(policy) ?? [];
		const page = parseHtml(text);
		const hashes = page
			.all("script")
			.filter((script) => !script.get("src") && script.get("type") !== "application/ld+json")
			.map(({ children }) => {
				const content = children.join("");
				return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
			});
		expect(hashes.length).toBeGreaterThan(2);
		expect([path, allowed.split(" ").toSorted()]).toEqual([path, [...new Set(hashes)].toSorted()]);
		expect(`${path} ${policy}`).not.toMatch(/nonce|unsafe/u);
		expect(page.all("*").filter((element) => element.attributes.has("nonce"))).toEqual([]);
		expect(page.all("style")).toEqual([]);
	}
});

test("Who has a page is told that it has not changed, until it has", async () => {
	const { site, get } = await openSite();
	await site.addResume({ id, title: "Ledgers" });
	for (const path of ["/resumes", `/resumes/${id}`, "/resumes.data", `/resumes/${id}.data`]) {
		const { headers } = await get(path);
		const known = { "if-none-match": String(headers.etag) };
		expect([path, (await get(path, known)).status]).toEqual([path, 304]);
		// The same again, of a version that changed nothing of it.
		site.services.library.version.raise();
		expect([path, (await get(path, known)).status]).toEqual([path, 304]);
	}
	const { headers } = await get("/resumes");
	await site.addResume({ title: "Payments" });
	await libraryChanged(site.services);
	const known = { "if-none-match": String(headers.etag) };
	expect((await get("/resumes", known)).status).toBe(200);
});

test("A change of the library is seen at once: in the list, its data, and the resume that is gone", async () => {
	const { site, get } = await openSite();
	await site.addResume({ id, title: "Ledgers of Lisbon" });
	const paths = ["/resumes", "/resumes.data", "/resumes?q=ledgers", `/resumes/${id}`];
	for (const path of paths) expect((await get(path)).text).toContain("Ledgers of Lisbon");
	// Written by nobody who says so: a cached page stays for its moment.
	await site.addResume({ title: "Quiet Ledgers" });
	expect((await get("/resumes")).text).not.toContain("Quiet Ledgers");
	const order = { id, reason: null, deletesFile: false };
	expect(await withdrawResume(site.services, ownerOf(site), order)).toEqual({ success: true });
	for (const path of paths.slice(0, 3)) {
		const { text } = await get(path);
		expect(text).toContain("Quiet Ledgers");
		expect(text).not.toContain("Ledgers of Lisbon");
	}
	for (const path of [`/resumes/${id}`, `/resumes/${id}.data`]) {
		for (const _ of [1, 2]) expect((await get(path)).status).toBe(410);
	}
});

test("A search counts for every person who gets it out of memory, and for no program", async () => {
	const { site, get } = await openSite();
	await site.addResume({ title: "Ledgers" });
	for (const agent of [firefox, "Googlebot/2.1", firefox, "curl/8.15.0", firefox]) {
		await get("/resumes?q=ledgers", { "user-agent": agent });
	}
	await get("/resumes.data?q=ledgers", { "user-agent": firefox });
	await get("/resumes.data?q=ledgers", { "user-agent": firefox });
	// A step from another search, by the page before.
	const { headers } = await get("/resumes?q=zeppelin");
	await get("/resumes?q=zeppelin", {
		"user-agent": firefox,
		referer: "http://localhost/resumes?q=ledgers&sort=recent",
		"if-none-match": String(headers.etag),
	});
	await site.services.useCounter.settle();
	const rows = await site.services.database.select().from(searchDemand);
	const counted = rows.map(({ query, searches, foundNothing }) => [query, searches, foundNothing]);
	expect(counted.toSorted()).toEqual([
		["ledgers", 5, 0],
		["zeppelin", 1, 1],
	]);
});

test("Searches are cached apart, whatever stands in them, and addresses that nobody links are not cached", async () => {
	const { site, get, countPages } = await openSite();
	for (let count = 0; count < pageSize; count++)
		await site.addResume({ title: `Ledgers ${count}` });
	const words = ["ledgers", "Ledgers 1", "a&b", "é€😀", "<script>", "%00", "q=1", "x".repeat(150)];
	for (const word of [...words, ...words]) {
		const { status, text } = await get(`/resumes?q=${encodeURIComponent(word)}`);
		expect([word, status]).toEqual([word, 200]);
		const typed = parseHtml(text).one("input", { type: "search" }).get("value");
		expect(typed).toBe(word);
	}
	expect(await countPages()).toBe(words.length);
	for (let count = 0; count < 30; count++) {
		await get(`/resumes?q=ledgers&cache_buster=${count}`);
		await get(`/resumes?q=ledgers&utm_source=${count}&fbclid=${"x".repeat(100)}${count}`);
		await get(`/guides?q=${count}`);
		await get(`/resumes.data?q=ledgers&_routes=r${count}`);
		await get(`/no-such-page-${count}`);
		await get(`/resumes/1111111-${count}`);
	}
	expect(await countPages()).toBe(words.length);
});

test("The page leads back to itself without what only tracked the way to it", async () => {
	const { get } = await openSite();
	const { text } = await get("/resumes?utm_source=mail&sort=recent&q=a+b&gclid=1");
	expect(text).toContain("returnTo=%2Fresumes%3Fq%3Da%2Bb%26sort%3Drecent");
	expect(text).not.toMatch(/utm_source|gclid/u);
	// What the site does not know stays: someone may need it.
	expect((await get("/resumes?ref=mail")).text).toContain("returnTo=%2Fresumes%3Fref%3Dmail");
});

test("Search engines get the landing pages that people get, with the same invitation", async () => {
	const { get } = await openSite();
	const crawler = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" };
	const [one, engine] = [await get("/a"), await get("/a", crawler)];
	expect(engine.text).toBe(one.text);
	expect(engine.headers.etag).toBe(one.headers.etag);
	expect(engine.text).toContain("to read this operations resume to its last line");
});

test("An address that no line of the route table can match gets the page for it, too, and nobody keeps it", async () => {
	const { get } = await openSite();
	const odd = ["/a%00b", "/a//b", "/..%2fetc"];
	for (const path of odd) {
		const { status, headers, text } = await get(path, { cookie: "theme=dark" });
		expect([path, status, headers["cache-control"]]).toEqual([path, 404, "private, no-store"]);
		expect(parseHtml(text).one("main").text).toMatch(/^404 Oops! Page not found/u);
		expect(parseHtml(text).all("header")).not.toEqual([]);
	}
	const broken = await get("/guides/tech-%0D%0Aresume?a=%0A");
	expect(broken.status).toBe(308);
	expect(broken.headers.location).toBe("/guides/tech-resume?a=%0A");
});
