import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { fieldLetters } from "#app/content/fields/field.ts";
import { fields } from "#app/content/fields/fields.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { openApp } from "#tests/helpers/app.ts";
import { parseHtml } from "#tests/helpers/html.ts";
import { markupProblems } from "#tests/helpers/markup-problems.ts";
import { testNow } from "#tests/helpers/site.ts";

async function openSite() {
	const { site, app } = await openApp();
	const see = async (path: string, options: Parameters<typeof app.ask>[1] = {}) => {
		const response = await app.ask(path, options);
		const html = await response.text();
		return { status: response.status, headers: response.headers, html, page: parseHtml(html) };
	};
	return { site, see, ...app };
}

/** Everything of a sample that only members read; numbers and short words stand everywhere. */
function secretsOf(letter: (typeof fieldLetters)[number]): string[] {
	const { basics, work, education, projects = [], ...rest } = fields[letter].sample.document;
	const [first, ...others] = work;
	return [
		basics.name,
		...basics.name.split(" "),
		basics.email ?? "",
		basics.url ?? "",
		...(first?.highlights.slice(2) ?? []),
		...others.flatMap(({ name, position, highlights }) => [name, position, ...highlights]),
		...education.map(({ institution }) => institution),
		...projects.flatMap(({ name, highlights }) => [name, ...highlights]),
		...rest.skills.map(({ keywords }) => keywords.join(", ")),
	];
}

/** A text as it was, and as it would stand in HTML, in data and in a script. */
const formsOf = (text: string) => [
	text,
	text.replaceAll("&", "&amp;").replaceAll("’", "&#x2019;"),
	JSON.stringify(text).slice(1, -1),
];
const told = (answer: string, secrets: readonly string[]) =>
	secrets.filter((secret) => formsOf(secret).some((form) => answer.includes(form)));

const client = fileURLToPath(new URL("../../build/client/", import.meta.url));

describe("the closed part of a sample", () => {
	test("is in no answer to a visitor: not in the page, not in its data, not in one route's data", async () => {
		const { ask } = await openSite();
		for (const letter of fieldLetters) {
			const secrets = secretsOf(letter);
			const summary = fields[letter].sample.document.basics.summary ?? "";
			for (const path of [
				`/${letter}`,
				`/${letter}.data`,
				`/${letter}.data?_routes=routes%2Ffields%2F${letter}`,
				`/${letter}/download/pdf`,
				`/${letter}/download/docx`,
			]) {
				const answer = await (await ask(path)).text();
				expect(`${path}: ${told(answer, secrets)}`).toBe(`${path}: `);
				if (!path.includes("download")) expect(told(answer, [summary])).toEqual([summary]);
			}
		}
	});

	test("is in no file that a browser can load", () => {
		const secrets = fieldLetters.flatMap(secretsOf);
		expect(existsSync(client)).toBe(true);
		const files = readdirSync(client, { recursive: true, withFileTypes: true }).filter((entry) =>
			entry.isFile(),
		);
		expect(files.length).toBeGreaterThan(50);
		for (const { parentPath, name } of files) {
			const text = readFileSync(`${parentPath}/${name}`, "utf8");
			expect(`${name}: ${told(text, secrets)}`).toBe(`${name}: `);
		}
	});

	test("is read by every member, whatever the plan", async () => {
		const { site, see } = await openSite();
		const person = await site.addPerson();
		for (const letter of fieldLetters) {
			const { html, page } = await see(`/${letter}`, { as: person });
			// The page has the title; the name on the sheet stands below it.
			expect(page.all("h1").map(({ text }) => text)).toEqual([fields[letter].title]);
			const { basics, work } = fields[letter].sample.document;
			const expected = [basics.name, basics.email ?? "", work.at(-1)?.highlights.at(-1) ?? ""];
			expect(told(html, expected)).toEqual(expected);
		}
	});
});

describe("a landing page", () => {
	test("has its headline, its strips, its ways on, and asks people and search engines alike to sign up", async () => {
		const { see } = await openSite();
		const { page } = await see("/d");
		expect(page.one("h1").text).toBe("Break Into Finance");
		expect(markupProblems(page)).toEqual([]);
		const main = page.one("main");
		for (const text of [
			"Resume landed interviews at:",
			"Landed offers at:",
			"Make this format yours",
			"Other resumes people viewed:",
			"An invented person",
			"Users who explored our resumes received 63% more interviews Illustrative",
			...fields.d.interviews,
		]) {
			expect(main.text).toContain(text);
		}
		expect(main.link("Browse more resumes")).toBe("/resumes");
		expect(main.link("Unlock the full resume")).toBe("/auth/signup?returnTo=%2Fd");
		const header = page.one("header", { class: "site-header" });
		expect(header.all("a").map((link) => link.get("href"))).toEqual(["/pricing", "/resumes"]);
		expect(header.text).toContain("Get Started");

		// What the dialog says stands in the page as well, and the page is the same for every program that asks.
		expect(main.one("aside").text).toContain(
			"Sign up or sign in to read this banker’s resume to its last line. Your first resume from the library is free as well. No card needed.",
		);
		// What the whole sheet comes to is told of the closed part, too.
		expect(main.one("aside").one("dl").text.replace(/\s+/gu, " ")).toMatch(
			/page ?1.*jobs ?\d.*bullets ?\d+.*with a number ?\d+%/u,
		);
		expect(main.one("aside").text).toContain("Summary · Experience · Education");
		const engine = await see("/d", {
			headers: { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" },
		});
		expect(engine.page.one("main").text).toBe(main.text);
	});

	test("shows five resumes of its field, of five companies, the most viewed first", async () => {
		const { site, see } = await openSite();
		const finance = { role: "Finance", industry: "Finance" };
		const companies = ["Lazard", "Lazard", "Citi", "Baird", "Nomura", "Stifel", "UBS"];
		for (const [index, company] of companies.entries()) {
			await site.addResume({
				...finance,
				company,
				title: `Resume ${index}`,
				viewCount: 90 - index,
			});
		}
		await site.addResume({ title: "Of another field", viewCount: 999 });
		await site.addResume({ ...finance, company: "KKR", viewCount: 998, withdrawnAt: testNow });
		const { page } = await see("/d");
		const cards = page.one("section", { "aria-labelledby": "viewed" }).all("article");
		expect(cards.map((card) => card.one("h3").text)).toEqual(
			[0, 2, 3, 4, 5].map((n) => `Resume ${n}`),
		);
		for (const card of cards) {
			expect(card.text).toContain("Finance");
			expect(card.text).toContain("Four years of ledgers");
			expect(card.all("span", { "aria-hidden": "true" }).length).toBeGreaterThan(0);
			expect((await see(card.one("a").get("href") ?? "")).status).toBe(200);
		}
		expect(page.one("main").link("Browse More Than 8 Resumes")).toBe("/resumes");
	});

	test("for visas shows the sponsored ones first, of whatever role, and fills up with others", async () => {
		const { site, see } = await openSite();
		await site.addResume({ title: "Other", viewCount: 50 });
		await site.addResume({
			title: "Sponsored",
			role: "Finance",
			visaSponsored: true,
			company: "Citi",
		});
		const { page } = await see("/g");
		const cards = page.one("section", { "aria-labelledby": "viewed" }).all("article");
		expect(cards.map((card) => card.one("h3").text)).toEqual(["Sponsored", "Other"]);
	});

	test("is there although the library cannot be had", async () => {
		const { site, see } = await openSite();
		await site.services.pool.query("alter table resumes rename to away");
		const { status, page } = await see("/a");
		expect(status).toBe(200);
		expect(page.one("main").link("Browse All Resumes")).toBe("/resumes");
	});
});

test("Each kind of person finds the download that their plan gives, and gets no other", async () => {
	const { site, see, ask } = await openSite();
	const people = {
		visitor: null,
		free: await site.addPerson(),
		pack: await site.addPerson(),
		ended: await site.addPerson(),
		given: await site.addPerson(),
		pro: await site.addPerson(),
	};
	// A pack with nothing left in it still runs.
	await site.addPack(people.pack, { resumesRemaining: 0 });
	await site.addPack(people.ended, { expiresAt: addDays(testNow, -1) });
	await site.addProGrant(people.given);
	await site.addSubscription(people.pro);
	const signUp = "Sign Up to Download This Resume";
	const upgrade = "Upgrade to Download This Resume";
	const table = [
		["visitor", { [signUp]: "/pricing", "Download (PDF/Word)": "/pricing" }, 401, 401],
		["free", { [upgrade]: "/pricing", "Download (PDF/Word)": "/pricing" }, 403, 403],
		["ended", { [upgrade]: "/pricing" }, 403, 403],
		["pack", { "Download PDF": "/b/download/pdf", Pro: "/pricing" }, 200, 403],
		["given", { "Download Word": "/b/download/docx" }, 200, 200],
		["pro", { PDF: "/b/download/pdf", "Download Word": "/b/download/docx" }, 200, 200],
	] as const;
	for (const [who, links, pdf, docx] of table) {
		const { page } = await see("/b", { as: people[who] });
		const main = page.one("main");
		for (const [label, to] of Object.entries(links)) expect(main.link(label), who).toBe(to);
		for (const [format, status] of [
			["pdf", pdf],
			["docx", docx],
		] as const) {
			const answer = await ask(`/b/download/${format}`, { as: people[who] });
			expect(`${who} ${format}: ${answer.status}`).toBe(`${who} ${format}: ${status}`);
		}
	}
	const file = await ask("/b/download/pdf", { as: people.pro });
	expect(file.headers.get("Content-Type")).toBe("application/pdf");
	expect(file.headers.get("Cache-Control")).toBe("private, no-store");
	expect(file.headers.get("Content-Disposition")).toBe(
		'attachment; filename="senior-software-engineer-distributed-systems-resume.pdf"',
	);
	const bytes = new Uint8Array(await file.arrayBuffer());
	expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe("%PDF-");
	expect(file.headers.get("Content-Length")).toBe(String(bytes.length));
	const head = await ask("/b/download/docx", { as: people.pro, method: "HEAD" });
	expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
	expect((await ask("/b/download/txt", { as: people.pro })).status).toBe(404);
	expect((await ask("/h/download/pdf", { as: people.pro })).status).toBe(404);
});

describe("the pages about the house", () => {
	test("tell in figures what the landing page tells, and lead to the resumes and the prices", async () => {
		const { site, see } = await openSite();
		for (let index = 0; index < 12; index++) await site.addResume({ company: `Company ${index}` });
		const { page } = await see("/about");
		expect(markupProblems(page)).toEqual([]);
		const about = page.one("main");
		const figures = about
			.one("dl")
			.all("dd")
			.map(({ text }) => text);
		expect(figures).toEqual(["10+", "50K+", "Illustrative", "10+", "95%", "Illustrative"]);
		const home = (await see("/")).page.one("main").text;
		for (const counted of ["10+ resumes", "10+ companies"]) expect(home).toContain(counted);
		expect(about.one("section", { "aria-labelledby": "values" }).all("li")).toHaveLength(4);
		expect(about.one("section", { "aria-labelledby": "reasons" }).all("li")).toHaveLength(4);
		expect(about.link("Browse resumes")).toBe("/resumes");
		expect(about.link("See plans and prices")).toBe("/pricing");
		expect(about.text).toContain("are invented");
	});

	test("have a hidden one that nothing links to and no search engine lists", async () => {
		const { see, ask } = await openSite();
		const { status, headers, page } = await see("/luna");
		expect(status).toBe(200);
		expect(headers.get("X-Robots-Tag")).toBe("noindex");
		expect(page.one("meta", { name: "robots" }).get("content")).toBe("noindex");
		expect(page.one("h1").text).toBe("Luna");
		expect(markupProblems(page)).toEqual([]);
		const [music] = page.one("main").all("a");
		expect(music?.get("href")).toMatch(/^https:\/\//u);
		expect(music?.get("rel")).toBe("noopener noreferrer");
		for (const path of ["/", "/about", "/a", "/resumes", "/blog", "/sitemap.xml", "/robots.txt"]) {
			expect(`${path}: ${(await (await ask(path)).text()).includes("/luna")}`).toBe(
				`${path}: false`,
			);
		}
	});
});
