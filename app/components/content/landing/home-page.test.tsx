import { describe, expect, test } from "vitest";
import { ViewerContext } from "#app/components/base/viewer-context.tsx";
import { claimedFigure, claims } from "#app/content/claims.ts";
import { stories, testimonials } from "#app/content/landing/stories.ts";
import { roles } from "#app/domain/library/catalogue.ts";
import { markupOf, textOf } from "#tests/helpers/component-markup.tsx";
import { cardOf } from "#tests/helpers/shown.ts";
import { LandingPage, type LandingPageProps } from "./home-page.tsx";

const card = cardOf({
	...{ isFeatured: true, sheetVersion: "v1" },
	facts: { pages: 2, bullets: 12, bulletsWithFigure: 9 },
});
const companies = Array.from({ length: 8 }, (_, index) => ({ value: `House ${index}`, count: 3 }));
const place = { x: 400, right: 400, y: 100, top: 100, bottom: 100, count: 1 };
const whole: LandingPageProps = {
	open: null,
	featured: [card],
	failure: null,
	marks: [
		{ ...place, kind: "line" },
		{ ...place, kind: "bullets", y: 110, bottom: 120, count: 5 },
		{ ...place, kind: "figure", y: 300, count: 2 },
		{ ...place, kind: "end", y: 700 },
	],
	counts: { resumes: "500+", companies: "200+", addedLast30Days: 50 },
	figures: [
		{ figure: "500+", label: "resumes" },
		{ figure: "200+", label: "companies" },
		...claimedFigure(claims.success, true),
		{ figure: "63%", label: "more interviews", note: "Survey, May 31, 2026" },
	],
	shelves: { roles: roles.map((value) => ({ value, count: 10 })), levels: [], companies },
	quoted: [
		{
			before: "Handled mail.",
			after: "Answered 60 a day",
			title: "Clerk",
			company: "Lark",
			path: "/resumes/1",
		},
	],
};
const nothing: LandingPageProps = {
	open: null,
	featured: [],
	failure: "Failed to fetch featured resumes",
	marks: [],
	counts: null,
	figures: [],
	shelves: null,
	quoted: [],
};
const html = markupOf(<LandingPage {...whole} />, "/");
/** The section with this heading. */
const sectionOf = (id: string, page = html) =>
	new RegExp(`<section[^>]*aria-labelledby="${id}".*?</section>`, "su").exec(page)?.[0] ?? "";
const linksIn = (part: string) =>
	[...part.matchAll(/<a[^>]* href="([^"]*)"/gu)].map(([, to]) => to?.replaceAll("&amp;", "&"));

describe("the landing page", () => {
	test("says what each mark on its sheet means, with the sheet's own figures", () => {
		const notes = textOf(/<ol class="annotated-notes[^"]*">.*?<\/ol>/su.exec(html)?.[0] ?? "");
		expect(notes).toBe(
			"A bar is a line. As long as the words that it stands for. " +
				"A dot is a bullet. The longest run here: 5. " +
				"A tick is a number. 9 of 12 bullets have one. " +
				"It goes on. This is the first of 2 pages.",
		);
	});

	test("leads from each role to its list, and from each company", () => {
		expect(linksIn(sectionOf("roles"))).toEqual(
			roles.map((role) => `/resumes?${new URLSearchParams({ role })}`),
		);
		expect(textOf(sectionOf("roles"))).toContain("Consultant 10 resumes");
		expect(linksIn(sectionOf("companies"))).toContain("/resumes?company=House+7");
	});

	test("has its row of companies once for a screen reader and the keyboard", () => {
		const [, row = "", echo = ""] = sectionOf("companies").split(/(?=<ul)/u);
		expect(row).not.toMatch(/aria-hidden="true" *>|tabindex/iu);
		expect(echo).toMatch(/^<ul aria-hidden="true"/u);
		expect(echo.match(/<a /gu)).toHaveLength(companies.length);
		expect(echo.match(/<a [^>]*tabindex="-1"/gu)).toHaveLength(companies.length);
		expect(sectionOf("companies")).toMatch(/<input type="checkbox" aria-label="Pause/u);
	});

	test("has three persona cards", () => {
		const names = [...sectionOf("personas").matchAll(/<h3>(.*?)<\/h3>/gu)].map(([, name]) => name);
		expect(names).toEqual(["Ambitious Underdog", "Stressed Striver", "Career Switcher"]);
	});

	test("marks everybody in the stories and testimonials as illustrative", () => {
		const people = [...stories, ...testimonials];
		const parts = sectionOf("stories").split(/<li/u).slice(1);
		expect(parts).toHaveLength(people.length);
		for (const [index, { name }] of people.entries()) {
			const text = textOf(`<li${parts[index]}`);
			expect(text).toContain(name);
			expect(text).toContain("Illustrative");
		}
	});

	test("shows what people of the library changed, else what the invented ones did, marked so", () => {
		const changes = textOf(sectionOf("changes"));
		expect(changes).toContain("Before Handled mail. After Answered 60 a day Clerk , Lark");
		expect(changes).not.toContain("Illustrative");
		expect(changes).toContain("What changed on one person’s page");
		const others = textOf(sectionOf("changes", markupOf(<LandingPage {...nothing} />, "/")));
		expect(others.match(/Illustrative/gu)).toHaveLength(stories.length);
		expect(others).toContain("What changed on three people’s pages");
	});

	test("says of each sheet what opening it costs", () => {
		const free = "Free with an account: your first resume costs nothing";
		expect(textOf(sectionOf("featured"))).toContain(free);
		const open = { ...card, openToEveryone: true as const };
		const page = markupOf(<LandingPage {...whole} featured={[open]} />, "/");
		expect(textOf(sectionOf("featured", page))).toContain("Open to everyone");
	});

	test("shows what is counted, what is claimed with its mark, and what is proved with its source", () => {
		expect(textOf(sectionOf("stats"))).toContain(
			"resumes 500+ companies 200+ success rate 95% Illustrative more interviews 63% Survey, May 31, 2026",
		);
	});

	test("speaks of the free one to visitors only", () => {
		const member = markupOf(
			<ViewerContext
				value={{
					pending: false,
					viewer: { id: "p", email: "ada@example.com", unlocked: [] } as never,
				}}
			>
				<LandingPage {...whole} featured={[]} />
			</ViewerContext>,
			"/",
		);
		const free = "The first one you read is free, no card needed.";
		expect(textOf(html)).toContain(free);
		expect(textOf(member)).not.toContain(free);
	});

	test("goes on without what could not be had of the library", () => {
		const bare = markupOf(<LandingPage {...nothing} />, "/");
		expect(textOf(bare)).toContain("Failed to fetch featured resumes");
		expect(linksIn(sectionOf("roles", bare))).toHaveLength(roles.length);
		expect(sectionOf("companies", bare)).toBe("");
		expect(textOf(sectionOf("stats", bare))).not.toMatch(/resumes \d|companies \d/u);
		expect(textOf(bare)).not.toMatch(/null|undefined|NaN/u);
	});
});
