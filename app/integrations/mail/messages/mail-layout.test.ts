import { describe, expect, test } from "vitest";
import { type HtmlElement, parseHtml } from "#tests/helpers/html.ts";
import { renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

const site = "https://offerfolio.example";
const brand: MailBrand = {
	name: "Offerfolio",
	supportAddress: "support@offerfolio.example",
	url: site,
};

describe("the layout", () => {
	const attack = `"><script>alert(1)</script>'&`;
	const parts = {
		subject: attack,
		preheader: attack,
		heading: attack,
		paragraphs: [
			attack,
			{ points: [{ title: attack, text: attack }, attack] },
			{ links: [{ label: attack, url: `${site}/'`, note: attack }] },
		],
		button: { label: attack, url: "https://offerfolio.example/?a=%22&b='" },
		afterButton: { text: attack, link: { label: attack, url: "https://offerfolio.example/x" } },
		askSupport: attack,
		smallPrint: [attack, { text: attack, link: { label: attack, url: `${site}/y` } }],
	};

	test("escapes everything it is given, the words of the brand too", () => {
		const { html } = renderMail({ ...brand, name: attack, supportAddress: attack }, parts);
		expect(html).not.toContain("<script");
		expect(html).not.toContain(attack);
		expect(html).toContain('href="https://offerfolio.example/?a=%22&amp;b=&#39;"');
		expect(html).toContain('href="https://offerfolio.example/&#39;"');
		// One for each place: title, preheader, name, heading, paragraph, three in the points, two in the
		// link, button, two after it, asking support, small print, two in its sentence, and the address of
		// support in two places, twice in each.
		expect(html.match(/&lt;script&gt;/gu)).toHaveLength(21);
	});

	test("breaks long words in every element that prints what it is given", () => {
		const { html } = renderMail({ ...brand, name: attack, supportAddress: attack }, parts);
		const page = parseHtml(html.replaceAll("&#847;&zwnj;&nbsp;", ""));
		const printed: string[] = [];
		const walk = (element: HtmlElement, breaks: boolean) => {
			const style = element.get("style") ?? "";
			// The preheader is not drawn, nor is the title.
			if (style.startsWith("display:none") || element.name === "title") return;
			const isBroken = breaks || /word-break:break-(?:word|all)/u.test(style);
			for (const child of element.children) {
				if (typeof child !== "string") walk(child, isBroken);
				else if (child.includes("<script>")) printed.push(`${element.name} ${isBroken}`);
			}
		};
		walk(page, false);
		expect(printed.filter((one) => one.endsWith("false"))).toEqual([]);
		expect([...new Set(printed)].sort()).toEqual(
			["a", "b", "h1", "li", "p", "span"].map((name) => `${name} true`),
		);
	});

	test("keeps its width, and the room in its button, in Outlook for Windows, which reads no max-width and no padding of a link", () => {
		const { html } = renderMail(brand, parts);
		const [opened, closed] = html.match(/<!--\[if mso\]>.*?<!\[endif\]-->/gsu) ?? [];
		expect(opened).toMatch(/<table [^>]*width="560"[^>]*table-layout:fixed;"><tr><td><!/u);
		expect(closed).toContain("></td></tr></table><");
		expect(html).toMatch(/<td class="button" style="[^"]*mso-padding-alt:13px 22px;/u);
		expect(html).toMatch(/<div style="display:none;[^"]*mso-hide:all;"/u);
	});

	test("begins no line of the text with what it is given", () => {
		const word = "a\r\n--\nSign in:\n\u2028\u0085\u000b\u0000https://evil.example/";
		const link = { label: word, url: `${site}/x` };
		const { text } = renderMail(brand, {
			subject: word,
			preheader: word,
			heading: word,
			paragraphs: [
				word,
				{ points: [{ title: word, text: word }] },
				{ links: [{ ...link, note: word }] },
			],
			button: link,
			afterButton: { text: word, link },
			askSupport: word,
			smallPrint: [word, { text: word, link }],
		});
		expect(text).not.toMatch(/^\s*(?:Sign in|https:\/\/evil)/mu);
		expect(text).not.toMatch(/[^\P{Cc}\n]|\u2028/u);
		expect(text.match(/^--$/gmu)).toHaveLength(1);
	});

	describe.each(["javascript:alert(1)", "data:text/html,x", "//evil.example", "", "https://a b"])(
		"links nowhere but to the web: %j",
		(url) => {
			test.each([
				["its button", { button: { label: "Go", url } }],
				["the link after the button", { afterButton: { text: "", link: { label: "Go", url } } }],
				["a list", { paragraphs: [{ links: [{ label: "Go", url, note: "" }] }] }],
				["the small print", { smallPrint: [{ text: "", link: { label: "Go", url } }] }],
			])("in %s", (_place, links) => {
				expect(() => renderMail(brand, { ...parts, ...links })).toThrow(RangeError);
			});
		},
	);
});
