import { expect, test } from "vitest";
import { brand } from "#app/content/brand.ts";
import { offerFor } from "#app/domain/billing/offer.ts";
import { type plans, prices } from "#app/domain/billing/plans.ts";
import { markupOf } from "#tests/helpers/component-markup.tsx";
import { type HtmlElement, parseHtml } from "#tests/helpers/html.ts";
import { PricingPage } from "./pricing-page.tsx";

type Shown = Parameters<typeof PricingPage>[0];

function draw(shown: Partial<Shown> = {}) {
	const page: Shown = {
		...{ addedLast30Days: 12, hadGuarantee: false },
		...{ offer: offerFor(null), pending: [], isProHeld: false },
	};
	return parseHtml(markupOf(<PricingPage {...page} {...shown} />, "/pricing"));
}

const card = (html: HtmlElement, plan: keyof typeof plans) =>
	html.one("li", { "data-plan": plan }).text;

test("Four cards say what each plan costs and opens", () => {
	const html = draw();
	const names = html.all("li").flatMap((item) => (item.get("data-plan") ? [item] : []));
	expect(names.map((item) => item.one("h2").text)).toEqual([
		"Free",
		"Resume Pack",
		"Pro",
		"Enterprise",
	]);
	expect(card(html, "free")).toContain("$0");
	for (const words of [prices.pack, "one-time", "5 resumes", "PDF", "30-day access"]) {
		expect(card(html, "pack")).toContain(words);
	}
	for (const words of [prices.pro, "per month", "Unlimited access"]) {
		expect(card(html, "pro")).toContain(words);
	}
	expect(card(html, "enterprise")).toContain("Custom");
});

test("The lower price of the first month is named to those who would pay it, and to nobody else", () => {
	const offer = `First month ${prices.firstMonth}, then ${prices.pro} per month`;
	expect(card(draw({ offer: offerFor({ hasFirstMonth: true }) }), "pro")).toContain(offer);
	expect(card(draw(), "pro")).not.toContain("First month");
});

test("The guarantee, cancelling and the true number of new resumes stand below the cards", () => {
	const { text } = draw();
	expect(text).toContain("7-day money-back guarantee");
	expect(text).toMatch(/cancel anytime/iu);
	expect(text).toContain("New resumes added weekly 12 added in the last 30 days");
});

test("What cannot be counted gets no number, and a month without new resumes no claim", () => {
	const uncounted = draw({ addedLast30Days: null }).text;
	expect(uncounted).toContain("New resumes added weekly");
	expect(uncounted).not.toContain("in the last 30 days");
	expect(draw({ addedLast30Days: 0 }).text).not.toMatch(/added weekly|last 30 days/u);
});

test("Every row of the table has a name and a word for each plan, also where it shows a mark", () => {
	const table = draw().one("table");
	expect(table.all("th", { scope: "col" }).map(({ text }) => text)).toEqual([
		"Free",
		"Resume Pack",
		"Pro",
	]);
	const rows = table.all("tr").filter((row) => row.all("th", { scope: "row" }).length > 0);
	expect(rows.length).toBeGreaterThan(10);
	for (const row of rows) {
		const cells = row.all("td").map(({ text }) => text.replace("–", "").trim());
		expect(cells).toHaveLength(3);
		expect(cells).not.toContain("");
	}
});

test("A wide table scrolls in a region that the keyboard reaches", () => {
	const region = draw().one("section", { "aria-label": "Table of the plans" });
	expect(region.get("tabindex")).toBe("0");
	expect(region.all("table")).toHaveLength(1);
});

test("The questions stand at #faq, each with its answer and none twice", () => {
	const faq = draw().one("section", { id: "faq" });
	const questions = faq.all("details").map((item) => item.one("summary").text);
	expect(new Set(questions).size).toBe(questions.length);
	expect(questions.length).toBeGreaterThanOrEqual(8);
	for (const item of faq.all("details")) {
		expect(item.one("p").text).not.toMatch(/\*\*|\$\{|undefined/u);
		expect(item.one("p").text.length).toBeGreaterThan(40);
	}
	expect(faq.text).toContain("within 24 hours");
	expect(faq.link(brand.supportAddress)).toBe(`mailto:${brand.supportAddress}`);
});

test("No amount of money stands there that is not in the price list", () => {
	const amounts =
		draw({ offer: offerFor({ hasFirstMonth: true }) }).text.match(/\$\d+(?:\.\d\d)?/gu) ?? [];
	expect(new Set(amounts)).toEqual(new Set(["$0", prices.pack, prices.pro, prices.firstMonth]));
});

test("The page ends with a way into the library", () => {
	const closing = draw().one("section", { "aria-labelledby": "closing" });
	expect(closing.link("Browse resumes")).toBe("/resumes");
});
