import { describe, expect, test } from "vitest";
import { footerGroups } from "#app/content/navigation.ts";
import { markupOf, textOf } from "#tests/helpers/component-markup.tsx";
import { DemoBanner } from "./demo-banner.tsx";
import { SiteFooter, SiteHeader } from "./site-shell.tsx";

const header = (pending: boolean) =>
	markupOf(
		<SiteHeader viewer={null} pending={pending} signInTo="/auth/signin" signUpTo="/auth/signup" />,
	);

describe("The header", () => {
	test("leads visitors to signing in and up, also without scripts", () => {
		expect(header(false)).toContain('href="/auth/signin"');
		expect(header(false)).toContain('href="/auth/signup"');
		expect(header(false)).toContain('popoverTarget="');
	});

	test("shows a spinner instead while it is not known who looks", () => {
		expect(header(true)).not.toContain("/auth/");
		expect(textOf(header(true))).toContain("Checking whether you are signed in");
	});
});

test("The footer has its four groups, the support address and the year", () => {
	const html = markupOf(<SiteFooter year={2026} theme="system" />);
	const text = textOf(html);
	for (const title of ["Product", "Company", "Resources", "Legal", "© 2026"]) {
		expect(text).toContain(title);
	}
	expect(html).toContain('href="mailto:support@offerfolio.example"');
	expect(html).not.toMatch(/ style=/u);
});

test("Every link of the footer within the site goes to a page that exists", () => {
	const pages = footerGroups.flatMap(({ links }) =>
		links.map(({ to }) => to.split(/[?#]/u)[0] ?? ""),
	);
	expect(new Set(pages.filter((page) => page.startsWith("/")))).toEqual(
		new Set([
			"/contribute",
			"/resumes",
			"/resumes/at",
			"/resumes/at/goldman-sachs",
			"/resumes/at/google",
			"/resumes/at/mckinsey",
			"/resumes/for",
			"/resumes/for/consultant",
			"/resumes/for/product-manager",
			"/resumes/for/software-engineer",
			"/insights",
			"/checklist",
			"/for-you",
			"/routes",
			"/tools/what-a-program-reads",
			"/pricing",
			"/guides",
			"/templates",
			"/blog",
			"/about",
			"/contact",
			"/how-we-check",
			"/privacy",
			"/terms",
		]),
	);
});

test("What the footer leaves out on a phone lies behind another of its links", () => {
	const paths = footerGroups.flatMap(({ links }) => links.map(({ to }) => to));
	const isLeftOut = (to: string) => /^\/resumes\/(?:at|for)\/|sort=popular$/u.test(to);
	const kept = paths.filter((to) => !isLeftOut(to));
	const left = paths.filter(isLeftOut);
	expect(left).toHaveLength(7);
	expect(left.filter((to) => !kept.includes(to.replace(/(?<=.)(?:\?.*|\/[^/]+)$/u, "")))).toEqual(
		[],
	);
	expect(kept).toContain("/resumes?featured=true");
});

test("Help in the footer leads to the questions and answers", () => {
	const links = footerGroups.flatMap(({ links }) => links);
	expect(links.find(({ label }) => /help/iu.test(label))?.to).toBe("/pricing#faq");
});

test("The notice of the demonstration is gone once it was put away", () => {
	expect(textOf(markupOf(<DemoBanner>all invented.</DemoBanner>))).toContain(
		"Demonstration: all invented.",
	);
	expect(markupOf(<DemoBanner dismissed>all invented.</DemoBanner>)).toBe("");
});
