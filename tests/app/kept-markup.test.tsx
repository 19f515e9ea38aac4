import { expect, test } from "vitest";
import { SiteFooter, SiteHeader } from "#app/components/base/site-shell.tsx";
import { openApp } from "#tests/helpers/app.ts";
import { markupOf } from "#tests/helpers/component-markup.tsx";
import { parseHtml } from "#tests/helpers/html.ts";

test("The parts that the server keeps are those that a browser draws, on every page and for everybody", async () => {
	const { site, ask } = await openApp();
	const person = await site.addPerson();
	const groupsOf = (html: string) =>
		/<section><h2 class="font-sans.*<\/section>/su
			.exec(html)?.[0]
			.replaceAll(' data-discover="true"', "");
	const linksOf = (html: string) =>
		["Main", "Menu"].map((label) =>
			parseHtml(html)
				.one("nav", { "aria-label": label })
				.all("a")
				.map((link) => [link.get("href"), link.get("aria-current"), link.get("class"), link.text]),
		);
	const groups = groupsOf(markupOf(<SiteFooter year={2026} theme="system" />));
	expect(groups).toContain("/tools/what-a-program-reads");
	for (const path of ["/resumes", "/resumes/at", "/PRICING", "/blog", "/about", "/settings"]) {
		const signIn = { signInTo: `/auth/signin?${new URLSearchParams({ returnTo: path })}` };
		const drawn = linksOf(
			markupOf(<SiteHeader viewer={null} pending={false} {...signIn} signUpTo="/" />, path),
		);
		for (const as of [null, person]) {
			if (as === null && path === "/settings") continue;
			for (let time = 0; time < 2; time++) {
				const html = await (await ask(path, as ? { as } : {})).text();
				expect(html).not.toContain("data-kept");
				expect(groupsOf(html)).toBe(groups);
				const [main, menu] = linksOf(html);
				expect(main).toEqual(drawn[0]);
				expect(menu).toEqual(as ? drawn[1]?.slice(0, -1) : drawn[1]);
			}
		}
	}
});
