import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { brand } from "#app/content/brand.ts";
import privacyPage from "#app/content/legal/privacy.md";
import { processorsOf, withProcessors } from "#app/content/legal/processors.ts";
import termsPage from "#app/content/legal/terms.md";
import { demonstrationSeller, sellerLines } from "#app/content/seller.ts";
import { type LegalPage, linesOfBlock } from "#app/content/written-text.ts";
import { formatLongDate } from "#app/domain/base/dates.ts";
import { freeAllowance, guarantee, plans, prices } from "#app/domain/billing/plans.ts";
import { provenanceLabels } from "#app/domain/library/provenance.ts";
import { markupOf } from "#tests/helpers/component-markup.tsx";
import { parseHtml } from "#tests/helpers/html.ts";
import { LegalPageView } from "./legal-page.tsx";

const pages: readonly [string, LegalPage][] = [
	["/privacy", privacyPage],
	["/terms", termsPage],
];

/** The day of each text, and the text of that day. */
const versions: Record<string, string> = {
	"/privacy": "2026-11-30 9acaf7351481",
	"/terms": "2026-11-29 bcad827ba94c",
};

const draw = (page: LegalPage, address = "/privacy") =>
	parseHtml(markupOf(<LegalPageView page={page} seller={demonstrationSeller} />, address));

describe.each(pages)("%s", (address, page) => {
	const html = draw(page, address);

	test("lists every section, in order, each with a link that finds its heading", () => {
		const links = html.one("nav").all("a");
		expect(links.map(({ text }) => text)).toEqual(page.sections.map(({ title }) => title));
		for (const link of links) {
			const [path, anchor = ""] = (link.get("href") ?? "").split("#");
			expect(path).toBe(address);
			expect(html.one("h2", { id: anchor }).text).toBe(link.text);
		}
	});

	test("gives no two places the same anchor", () => {
		const ids = html.all("*").flatMap((element) => element.get("id") ?? []);
		expect(ids.length).toBe(new Set(ids).size);
	});

	test("has the date of its last change, which goes along with its words", () => {
		const words = JSON.stringify([page.lead, page.sections]);
		const digest = createHash("sha256").update(words).digest("hex").slice(0, 12);
		const known = `${page.updated} ${digest}`;
		expect(known, "The text has changed: set its day to today, and write both here").toBe(
			versions[address],
		);
	});

	test("says at its top when it was written and last changed", () => {
		const header = html.one("header");
		expect(header.one("h1").text).toBe(page.title);
		expect(header.text).toContain("First published December 30, 2024 · Last updated");
		expect(header.text).toContain(`Last updated ${formatLongDate(page.updated)}`);
		const times = header.all("time").map((time) => time.get("dateTime"));
		expect(times).toEqual(["2024-12-30", page.updated]);
	});

	test("is told in short before it is told in full", () => {
		const inShort = page.lead.flatMap(linesOfBlock);
		expect(html.one("section", { "aria-labelledby": "in-short" }).all("li")).toHaveLength(
			inShort.length,
		);
		expect(inShort.length).toBeGreaterThan(2);
	});

	test("ends with the address of the support", () => {
		const last = html.one("section", { "aria-labelledby": page.sections.at(-1)?.id ?? "" });
		expect(last.link(brand.supportAddress)).toBe(`mailto:${brand.supportAddress}`);
	});

	test("names who runs the site, and nobody while that is not known", () => {
		const address = html.one("address");
		expect(address.all("span").map(({ text }) => text)).toEqual(sellerLines(demonstrationSeller));
		expect(address.text).toContain("invented");
		const unknown = parseHtml(markupOf(<LegalPageView page={page} seller={null} />, "/privacy"));
		expect(unknown.all("address")).toEqual([]);
		expect(unknown.text).not.toContain("This site is run by");
	});

	test("leads only to pages of the site and to the support", () => {
		const targets = html.all("a").map((link) => link.get("href")?.replace(/#.*/u, ""));
		const known = new Set([
			address,
			"/contribute",
			"/how-we-check",
			"/privacy",
			"/settings",
			"/terms",
			`mailto:${brand.supportAddress}`,
		]);
		expect(targets.filter((target) => !known.has(target ?? ""))).toEqual([]);
	});

	test("leaves no markup of its source in the text", () => {
		expect(html.text).not.toMatch(/\*\*|\$\{|undefined|\[object/u);
	});
});

test("The terms say what each plan costs and opens, as the price list has it", () => {
	const html = draw(termsPage, "/terms");
	const section = (id: string) => html.one("section", { "aria-labelledby": id }).text;
	expect(section("free")).toContain(`opens ${freeAllowance} resume,`);
	expect(section("pack")).toContain(`costs ${prices.pack} once`);
	expect(section("pack")).toContain(`${plans.pack.resumes} resumes of your choice`);
	expect(section("pack")).toContain(`${plans.pack.days} days`);
	expect(section("pro")).toContain(`costs ${prices.pro} a ${plans.pro.interval}`);
	expect(section("pro")).toContain(`access for ${plans.pro.graceDays} days`);
	expect(section("money-back")).toContain(`within ${guarantee.days} days of the first payment`);
});

test("No page names an amount of money that is not in the price list", () => {
	for (const [address, page] of pages) {
		const amounts = draw(page, address).text.match(/\$\s?\d[\d.,]*\d|\$\s?\d/gu) ?? [];
		expect(
			amounts.filter((amount) => ![prices.pack, prices.pro, prices.firstMonth].includes(amount)),
		).toEqual([]);
	}
});

test("The privacy policy names the sources of resumes as the library does", () => {
	const library = draw(privacyPage).one("section", { "aria-labelledby": "library" });
	const names = library.all("strong").map(({ text }) => text.replace(/:$/u, ""));
	expect(names).toEqual(Object.values(provenanceLabels));
});

test("The privacy policy names whom the configuration sends personal data to, and the grounds of each use", () => {
	const nobody = { stripe: undefined, google: undefined, smtp: undefined, s3: undefined };
	expect(processorsOf(nobody)).toEqual([]);
	expect(withProcessors(privacyPage, [])).toBe(privacyPage);
	const own = { smtp: { url: "smtp://mail.internal" }, s3: { endpoint: "http://127.0.0.1:9000" } };
	expect(processorsOf({ ...nobody, ...own })).toEqual([]);
	const processors = processorsOf({
		stripe: { secretKey: "sk_live_x" },
		google: { clientId: "x" },
		smtp: { url: "smtps://user:word@smtp.postman.example:465" },
		s3: { endpoint: "https://store.cloud.example" },
	});
	const section = (page: LegalPage, id: string) =>
		draw(page).one("section", { "aria-labelledby": id }).text;
	const text = section(withProcessors(privacyPage, processors), "who-sees-it");
	expect(text).toContain("Stripe takes payments.");
	expect(text).toContain("smtp.postman.example delivers our emails.");
	expect(text).toContain("store.cloud.example stores files.");
	expect(text).toContain("Google signs you in");
	expect(text).not.toContain("word");
	for (const ground of ["contract", "legitimate interest", "legal obligation", "consent"]) {
		expect(section(privacyPage, "why")).toContain(ground);
	}
});
