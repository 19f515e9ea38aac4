import { describe, expect, test } from "vitest";
import type { FontMetrics } from "#app/domain/reader/sheet/font-metrics.ts";
import {
	dated,
	entry,
	line,
	list,
	type ResumeTemplate,
	section,
	templateBullets,
	templateFileName,
	templateLayouts,
	templateSlug,
	words,
} from "./definition.ts";
import { layOutTemplate, type TemplatePage } from "./lay-out-document.ts";
import { templateLooks } from "./looks.ts";
import { templateNotes } from "./notes.ts";
import { templateParagraphs } from "./paragraphs.ts";
import { templateCardSvg } from "./picture-svg.ts";

const template: ResumeTemplate = {
	name: "Clock Maker, Towers & Stations",
	level: "Mid-level",
	layout: "classic",
	description: "For those who keep towers on time.",
	headline: "Clock maker, [towers]",
	contact: ["[City]", "[phone]"],
	sections: [
		section("Profile", "Say how many.", words("Keeper of [n] clocks & <bells>.")),
		section(
			"Work",
			"Minutes count.",
			entry("Clock maker", "[Town]", "[Year] – Present", "Cut the drift of [clock] to [n] seconds"),
			entry("Apprentice", "[Town]", "[Year]"),
		),
		section("More", "Short.", line("Tools", "[files]"), dated("[Prize]", "[Year]"), list("Sings")),
	],
};

/** Every letter half as wide as it is high. */
const fonts: FontMetrics = { widthOf: (text, _face, size) => text.length * size * 0.5 };

test("A template's address and file are made of its name", () => {
	expect(templateSlug("Google Software Engineer")).toBe("google-software-engineer");
	expect(templateSlug(template.name)).toBe("clock-maker-towers-stations");
	expect(templateFileName("Meta Product Manager")).toBe(
		"meta-product-manager-resume-template.docx",
	);
});

test("The patterns that it offers are its bullets", () => {
	expect(templateBullets(template)).toEqual(["Cut the drift of [clock] to [n] seconds", "Sings"]);
});

test("The notes say of every section what to write in it, in the order of the page", () => {
	const { hints } = templateNotes(template);
	expect(hints).toEqual(template.sections.map(({ hint }) => hint));
	expect(hints[1]).toBe("Minutes count.");
});

describe("the paragraphs of a page", () => {
	const written = (layout: ResumeTemplate["layout"]) =>
		templateParagraphs({ ...template, layout }).map(({ role, runs, aside }) => [
			role,
			runs.map(({ text }) => text).join(""),
			aside?.text ?? "",
		]);

	test("stand in the order in which they are read", () => {
		expect(written("classic")).toEqual([
			["name", "[Your name]", ""],
			["headline", "Clock maker, [towers]", ""],
			["contact", "[City]  ·  [phone]", ""],
			["section", "Profile", ""],
			["body", "Keeper of [n] clocks & <bells>.", ""],
			["section", "Work", ""],
			["entry", "Clock maker, [Town]", "[Year] – Present"],
			["bullet", "Cut the drift of [clock] to [n] seconds", ""],
			["entry", "Apprentice, [Town]", "[Year]"],
			["section", "More", ""],
			["detail", "Tools: [files]", ""],
			["detail", "[Prize]", "[Year]"],
			["bullet", "Sings", ""],
		]);
	});

	test("put the place on a line of its own where the layout has two", () => {
		expect(written("plain").slice(6, 9)).toEqual([
			["entry", "Clock maker", "[Year] – Present"],
			["place", "[Town]", ""],
			["bullet", "Cut the drift of [clock] to [n] seconds", ""],
		]);
	});

	test("put labels beside their text where the layout has a column", () => {
		expect(written("academic")).toContainEqual(["detail", "[files]", "Tools"]);
	});

	test("keep a heading with what it is above, and an entry with its first line", () => {
		const kept = templateParagraphs(template).filter(({ keepsNext }) => keepsNext);
		expect(kept.map(({ runs }) => runs[0]?.text)).toEqual([
			"Profile",
			"Work",
			"Clock maker",
			"More",
		]);
	});
});

describe.each(templateLayouts)("a page in %s", (layout) => {
	const page: TemplatePage = layOutTemplate({ ...template, layout }, fonts);
	const { margins } = templateLooks[layout];

	test("keeps within its margins, and its lines go down the page", () => {
		for (const { x, width } of page.runs) {
			expect(x).toBeGreaterThanOrEqual(margins.x - 0.01);
			expect(x + width).toBeLessThanOrEqual(612 - margins.x + 0.01);
		}
		const baselines = page.runs.map(({ baseline }) => baseline);
		expect(baselines).toEqual(baselines.toSorted((one, other) => one - other));
		expect(page.bottom).toBeGreaterThan(Math.max(...baselines));
	});

	test("has its dates at the right edge, or in the column at the left", () => {
		const date = page.runs.find(({ text }) => text === "[Year] – Present");
		const edge = templateLooks[layout].column > 0 ? margins.x : 612 - margins.x;
		const end = (date?.x ?? 0) + (templateLooks[layout].column > 0 ? 0 : (date?.width ?? 0));
		expect(end).toBeCloseTo(edge, 5);
	});

	test("draws as text that stands alone, with its signs escaped", () => {
		const svg = templateCardSvg(page);
		expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="612" height="792"/u);
		expect(svg).toContain("clocks &#38; &#60;bells&#62;.");
		expect(svg).not.toMatch(/<(?:style|script|image|foreignObject)|href|url\(/u);
	});
});
