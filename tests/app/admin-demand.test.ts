import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { searchDemand } from "#app/data/base/schema/admin.server.ts";
import { savedSearches } from "#app/data/base/schema/keeping.server.ts";
import { resumeViews } from "#app/data/base/schema/library.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { openDashboard } from "#tests/helpers/dashboard.ts";
import type { HtmlElement } from "#tests/helpers/html.ts";
import { passcode } from "#tests/helpers/owner.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";

const dayBefore = (days: number) => addDays(testNow, -days).toISOString().slice(0, 10);

async function openOwner() {
	const site = await createTestSite({ ADMIN_PASSCODE: passcode });
	const { owner } = await openDashboard(site);
	return {
		site,
		owner,
		look: async (query = "") => (await owner.visit(`/admin/demand${query}`)).page,
		/** `words` and `filters` were looked for on a day. */
		search: (words: string, filters: string, days: number, searches: number, foundNothing = 0) =>
			site.services.database
				.insert(searchDemand)
				.values({ day: dayBefore(days), query: words, filters, searches, foundNothing }),
	};
}

/** The lines of a list as the owner reads them, and where their links lead. */
function linesOf(page: HtmlElement, title: string) {
	const [list] = page.all("section", { "aria-label": title });
	return (list?.one("tbody").all("tr") ?? []).map((row) => ({
		text: row.text,
		links: row.all("a").map((link) => link.get("href")),
	}));
}

const textsOf = (page: HtmlElement, title: string) => linesOf(page, title).map(({ text }) => text);

describe("The demand", () => {
	test("says of every list that there is nothing yet", async () => {
		const { look } = await openOwner();
		const page = await look();
		expect(page.text).toContain("Nobody searched by words in this period.");
		expect(page.text).toContain("Every search in this period found something.");
		expect(page.text).toContain("Every filter used in this period finds enough resumes.");
		expect(page.text).toContain("Nobody opened a resume in this period.");
		expect(page.text).toContain("No search is saved by 5 people.");
	});

	test("counts saved searches once five people have them, and names nobody", async () => {
		const { site, look } = await openOwner();
		const save = async (query: string, people: number) => {
			for (let nth = 0; nth < people; nth++) {
				const { id } = await site.addPerson({ email: `${query}${nth}@example.com` });
				const alert = nth === 0 ? "never" : "weekly";
				await site.services.database
					.insert(savedSearches)
					.values({ userId: id, query, name: "Of mine", alert, savedAt: testNow });
			}
		};
		await save("q=ledgers", 5);
		await save("company=Google", 6);
		await save("q=compilers", 4);
		await save("q=ada%40example.com", 5);
		const page = await look();
		expect(linesOf(page, "Saved searches")).toEqual([
			{ text: "Company: Google 6 5", links: ["/resumes?company=Google"] },
			{ text: "ledgers 5 4", links: ["/resumes?q=ledgers"] },
		]);
		expect(page.text).not.toMatch(/Of mine|example\.com/u);
	});

	test("sums searches over days and filters, for the days that are asked for", async () => {
		const { look, search } = await openOwner();
		await search("ledgers", "", 0, 3, 1);
		await search("ledgers", "company=Google", 6, 4);
		await search("ledgers", "", 7, 10);
		await search("compilers", "", 27, 100, 100);
		await search("compilers", "", 28, 1000);
		await search("lutes", "", 89, 5);
		await search("lutes", "", 90, 5000);
		const title = "Top searches";
		expect(textsOf(await look("?days=7"), title)).toEqual(["ledgers 7 1"]);
		expect(textsOf(await look(), title)).toEqual(["compilers 100 100", "ledgers 17 1"]);
		expect(textsOf(await look("?days=90"), title)).toEqual([
			"compilers 1,100 100",
			"ledgers 17 1",
			"lutes 5 0",
		]);
		expect(textsOf(await look("?days=9999"), title)).toHaveLength(2);
		const chosen = (await look("?days=90")).all("option", { value: "90" })[0];
		expect(chosen?.get("selected")).not.toBe(null);
	});

	test("names searches without results, and leads to them and to a resume for them", async () => {
		const { look, search } = await openOwner();
		await search("glass blower", "", 3, 2, 2);
		await search("", "company=Google&experience=Intern", 1, 3, 3);
		await search("", "company=Google&experience=Intern", 2, 3, 3);
		await search("ledgers", "", 1, 50);
		expect(linesOf(await look(), "Searches without results")).toEqual([
			{
				text: expect.stringMatching(/^Company: Google · Experience level: Intern 6 Jun 14 Add/u),
				links: [
					"/resumes?company=Google&experience=Intern",
					"/admin/resumes/new?company=Google&experience=Intern",
				],
			},
			{
				text: expect.stringMatching(/^glass blower 2 Jun 12 Add/u),
				links: ["/resumes?q=glass+blower", "/admin/resumes/new?title=glass+blower"],
			},
		]);
	});

	test("leads to a form in which what was looked for is filled in", async () => {
		const { owner, look, search } = await openOwner();
		await search("", "company=Nowhere&role=Consultant&experience=Intern", 0, 3, 3);
		const [line] = linesOf(await look(), "Searches without results");
		const { page } = await owner.visit(line?.links[1] ?? "");
		const typedIn = (name: string) => page.all("*", { name }).map((field) => field.get("value"));
		expect(typedIn("company")).toContain("Nowhere");
		expect(typedIn("role")).toContain("Consultant");
		const level = page.all("select", { name: "experienceLevel" })[0];
		expect(level?.all("option", { value: "Intern" })[0]?.get("selected")).not.toBe(null);
	});

	test("compares filters with the library as the list itself would find it", async () => {
		const { site, look, search } = await openOwner();
		for (let number = 0; number < 10; number++) await site.addResume({ company: "Meta" });
		await site.addResume({ company: "Kestrel", role: "Investment Banking" });
		await site.addResume({ company: "Kestrel Labs", role: "Consultant" });
		await site.addResume({ company: "Kestrel", withdrawnAt: testNow });
		await search("", "company=Meta", 0, 900);
		await search("", "company=kestrel&role=Finance", 0, 30);
		await search("ledgers", "company=Kestrel", 1, 5);
		await search("", "company=Nowhere&featured=true", 0, 20);
		await search("", "industry=Tech&experience=wizard", 0, 10);
		// The other role is found with it, other letters are the same company; ten are enough.
		const lines = linesOf(await look(), "Filters with little supply");
		expect(lines.map(({ text }) => text.replace(/ Add.*$/u, ""))).toEqual([
			"kestrel Company 35 2",
			"Finance Role 30 1",
			"Nowhere Company 20 0",
		]);
		expect(lines[2]?.links).toEqual([
			"/resumes?company=Nowhere",
			"/admin/resumes/new?company=Nowhere",
		]);
	});

	test("names the resumes that were opened most, once a person and day", async () => {
		const { site, look } = await openOwner();
		const [first, second, third] = [
			await site.addResume({ title: "First", company: "Meta", role: "Consultant" }),
			await site.addResume({ title: "Second" }),
			await site.addResume({ title: "Third" }),
		];
		const view = (resumeId: string, viewer: string, days: number) => ({
			resumeId,
			viewerKey: viewer,
			day: dayBefore(days),
		});
		await site.services.database
			.insert(resumeViews)
			.values([
				view(first, "a", 0),
				view(first, "a", 1),
				view(first, "b", 27),
				view(second, "a", 0),
				view(third, "a", 28),
				view(third, "b", 28),
			]);
		const lines = linesOf(await look(), "Most opened resumes");
		expect(lines.map(({ text }) => text.replace(/ Add.*$/u, ""))).toEqual([
			"First Meta · Consultant 3",
			"Second Google · Software Engineer 1",
		]);
		expect(lines[0]?.links).toEqual([
			`/resumes/${first}`,
			"/admin/resumes/new?company=Meta&role=Consultant",
		]);
	});

	test("a list that cannot be read leaves the others where they are", async () => {
		const { site, look, search } = await openOwner();
		await search("ledgers", "", 0, 3);
		await site.services.database.execute(sql`alter table resume_views rename to away`);
		const page = await look();
		expect(page.text).toContain("This list could not be read in time.");
		expect(textsOf(page, "Top searches")).toEqual(["ledgers 3 0"]);
	});

	test("writes what people have typed as text, whatever it is", async () => {
		const { look, search } = await openOwner();
		await search("<script>alert(1)</script>", "company=%22%3E%3Cimg+src%3Dx%3E", 0, 1, 1);
		const page = await look();
		expect(textsOf(page, "Top searches")[0]).toContain("<script>alert(1)</script>");
		expect(page.one("main").all("img")).toEqual([]);
		expect(linesOf(page, "Searches without results")[0]?.links[0]).toBe(
			"/resumes?q=%3Cscript%3Ealert%281%29%3C%2Fscript%3E&company=%22%3E%3Cimg+src%3Dx%3E",
		);
	});
});
