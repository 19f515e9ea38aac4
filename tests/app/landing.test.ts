import { expect, test } from "vitest";
import { outcomes } from "#app/data/base/schema/coming-back.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { libraryChanged } from "#app/operations/intake/announce-change.server.ts";
import { createApp, openApp } from "#tests/helpers/app.ts";
import { parseHtml } from "#tests/helpers/html.ts";
import { addDocument, documentWith } from "#tests/helpers/resume-bodies.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";

type NewResume = Partial<typeof resumes.$inferInsert>;

test("The landing page tells of the library as it is, and search engines what the site is", async () => {
	const { site, ask } = await openApp();
	const add = (values: NewResume) => site.addResume({ role: "Consultant", ...values });
	const see = async () => parseHtml(await (await ask("/")).text());
	const sectionOf = async (id: string) => (await see()).one("section", { "aria-labelledby": id });
	for (let index = 0; index < 8; index++) await add({ company: `Wren ${index}` });
	const drawn = await add({ company: "Kestrel", title: "Ledger lead", isFeatured: true });
	await addDocument(site, drawn, documentWith("quicksilver"));
	await add({ company: "Kestrel", role: "Investment Banking" });

	const page = await see();
	const head = page.one("head");
	expect(head.one("title").text).toBe("Offerfolio · The resumes behind the offers");
	expect(head.one("meta", { property: "og:url" }).get("content")).toBe("http://localhost/");
	const data = head.one("script", { type: "application/ld+json" });
	expect(JSON.parse(String(data.children[0]))).toMatchObject({
		"@graph": [
			{ "@type": "Organization", name: "Offerfolio", logo: "http://localhost/icon-512.png" },
			{
				"@type": "WebSite",
				publisher: { "@id": "http://localhost/#organization" },
				potentialAction: {
					"@type": "SearchAction",
					target: { urlTemplate: "http://localhost/resumes?q={search_term_string}" },
				},
			},
		],
	});

	// The search works without scripts.
	const search = page.one("main").one("form", { action: "/resumes", method: "get" });
	expect(search.one("input", { name: "q" }).get("type")).toBe("search");

	// The sheet of the featured one, its notes, and no word of it.
	const hero = page.one("figure", { class: "annotated" });
	expect(hero.link("Ledger lead")).toBe(`/resumes/${drawn}`);
	expect(hero.text).toContain("A bar is a line.");
	expect(page.one("main").text).not.toContain("quicksilver");

	// A count is what the list then finds: these two roles are found together.
	const roles = page.one("section", { "aria-labelledby": "roles" });
	for (const [role, count] of [
		["Consultant", "9 resumes"],
		["Investment Banking", "1 resume"],
		["Finance", "1 resume"],
		["Marketing", "0 resumes"],
	] as const) {
		const tile = roles.all("a").find(({ text }) => text.startsWith(role));
		expect(tile?.text).toBe(`${role} ${count}`);
		const list = parseHtml(await (await ask(tile?.get("href") ?? "")).text());
		expect(list.one("main").text).toContain(count === "0 resumes" ? "No resumes" : count);
	}
	const companies = page.one("section", { "aria-labelledby": "companies" });
	expect(companies.all("a").map(({ text }) => text)).toContain("K Kestrel 2 resumes");

	// What the owner adds is counted by the next look.
	expect((await sectionOf("stats")).text).toContain("resumes 10+ companies 9");
	await add({ company: "Lark", role: "Marketing" });
	await libraryChanged(site.services);
	expect((await sectionOf("roles")).text).toContain("Marketing 1 resume");
	expect((await sectionOf("stats")).text).toContain("resumes 10+ companies 10+");

	// One that is open to everyone takes its place, in words and without scripts; the others keep theirs.
	const open = await add({ company: "Lapwing", title: "Open ledger", openToEveryone: true });
	await addDocument(site, open, documentWith("heliotrope"));
	await libraryChanged(site.services);
	const opened = await see();
	expect(opened.one("article", { class: "resume-sheet" }).text).toContain(
		"Built the heliotrope ledger",
	);
	expect(opened.one("main").text).not.toContain("quicksilver");
	const read = parseHtml(await (await ask(`/resumes/${open}`)).text());
	expect(read.one("article", { class: "resume-sheet" }).text).toContain("heliotrope");
	await site.services.database.update(resumes).set({ openToEveryone: false });
	await libraryChanged(site.services);
	expect((await see()).one("figure", { class: "annotated" }).text).toContain("A bar is a line.");
});

test("A public site shows what it counts and nothing that nobody has proved", async () => {
	const site = await createTestSite();
	await site.addResume();
	for (const _ of [1, 2, 3]) await site.addPerson();
	await site.addPerson({ emailConfirmed: false });
	const { ask } = await createApp(site);
	const textOf = async (path: string) => parseHtml(await (await ask(path)).text()).one("main").text;
	const pages = ["/", "/about", "/guides", "/templates", "/templates/meta-product-manager", "/a"];
	const unproved = /50K\+|95%|63%|100K\+|50\+ Guides|1,654|\bRated/u;
	for (const path of pages) expect(await textOf(path), path).toMatch(unproved);

	Object.assign(site.services, { isDemonstration: false });
	for (const path of pages) expect(await textOf(path), path).not.toMatch(unproved);
	expect(await textOf("/")).toContain("users 3");
	expect(await textOf("/about")).toContain("users 3");
	expect(await textOf("/guides")).toContain("10+ Guides");
	expect(await textOf("/templates")).toContain("0 downloads");
});

test("What members have told stands in place of the claims of results, from twenty-one answers on", async () => {
	const { site, ask } = await openApp();
	const textOf = async (path: string) => parseHtml(await (await ask(path)).text()).one("main").text;
	const add = async (answer: "offer" | "stopped", count: number) => {
		for (let nth = 0; nth < count; nth++) {
			const { id: userId } = await site.addPerson();
			const month = answer === "offer" ? "2026-05" : null;
			await site.services.database
				.insert(outcomes)
				.values({ userId, dueAt: testNow, answeredAt: testNow, answer, month, mayCount: true });
		}
		site.services.outcomeCount.invalidate();
	};
	const pages = ["/", "/about", "/templates", "/a"];
	await add("offer", 12);
	await add("stopped", 8);
	for (const path of pages) expect(await textOf(path), path).not.toContain("12 of 20");
	await add("stopped", 1);
	for (const path of pages) {
		const text = await textOf(path);
		expect(text, path).toContain("57%, 95% interval 37 to 76%");
		expect(text, path).toContain("The members of a demonstration are invented.");
		expect(text, path).not.toMatch(/95% success|success rate|63%/u);
	}
	expect(await textOf("/a")).toContain("12 of 21 members who answered had an offer");
	Object.assign(site.services, { isDemonstration: false });
	expect(await textOf("/about")).not.toMatch(/invented|Illustrative/u);
});

test("Where some resumes are invented and some are not, none is told to be what it is not", async () => {
	const { site, ask } = await openApp();
	const see = async () => {
		await libraryChanged(site.services);
		const text = parseHtml(await (await ask("/about")).text()).one("body").text;
		return {
			all: /every person, resume and offer here is invented|every one of them says so/u.test(text),
			some: text.includes("each resume that is marked so is invented"),
		};
	};
	expect(await see()).toEqual({ all: false, some: false });
	await site.addResume();
	expect(await see()).toEqual({ all: true, some: false });
	await site.addResume({ provenance: "declared" });
	expect(await see()).toEqual({ all: false, some: true });
});
