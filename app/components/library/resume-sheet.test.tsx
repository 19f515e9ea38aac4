import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { sheetStyles } from "#app/domain/reader/resume-document.ts";
import { layOutResume } from "#app/domain/reader/sheet/lay-out-resume.ts";
import { sectionsOf, sectionTitles } from "#app/domain/reader/sheet/sections.ts";
import { rulesOf } from "#app/domain/reader/sheet/style-rules.ts";
import { fixedMetrics } from "#tests/fixtures/documents/fixed-metrics.ts";
import { principalConsultant } from "#tests/fixtures/documents/principal-consultant.ts";
import { ResumeSheet, TextBlocksSheet } from "./resume-sheet.tsx";

const inside = (html: string, tag: string) =>
	[...html.matchAll(new RegExp(`<${tag}(?:\\s[^>]*)?>(.*?)</${tag}>`, "g"))].map(([, content]) =>
		(content ?? "")
			.replace(/<[^>]+>/g, "")
			.replaceAll("&amp;", "&")
			.replaceAll("&#x27;", "'"),
	);

const note = "Curated example, not of a real person: Bain, Staff+.";

describe.each(sheetStyles)("The sheet as a page in %s", (style) => {
	const layout = layOutResume(principalConsultant, style, fixedMetrics);
	const html = renderToStaticMarkup(
		<ResumeSheet
			document={principalConsultant}
			style={style}
			pages={layout.pages.map(({ references }) => references)}
			note={note}
		/>,
	);

	test("breaks its pages where the layout does, and numbers them for screen readers", () => {
		const labels = [...html.matchAll(/<section[^>]* aria-label="([^"]+)"/g)].map(
			([, label]) => label,
		);
		expect(labels).toEqual(
			layout.pages.map((_, index) => `Page ${index + 1} of ${layout.pages.length}`),
		);
	});

	test("says on every page what kind of resume it is", () => {
		const notes = inside(html, "p").filter((text) => text === note);
		expect(notes).toHaveLength(layout.pages.length);
	});

	test("carries every heading, bullet and month once and in order", () => {
		expect(inside(html, "h1")).toEqual([]);
		expect(inside(html, "h2")).toEqual([
			"Eleanor Brandt-Whitaker",
			...sectionsOf(principalConsultant).map((section) => sectionTitles[section]),
		]);
		const highlights = principalConsultant.work.flatMap((job) => job.highlights);
		expect(inside(html, "li").filter((text) => highlights.includes(text))).toEqual(highlights);
		expect(inside(html, "h3")).toHaveLength(6);
		expect(html).toContain('<time dateTime="2018-01">Jan 2018</time> – Present');
		expect(inside(html, "dt")).toEqual(["Operations", "Sectors", "Tools"]);
	});
});

test("A sheet that was tightened is tightened as a page too", () => {
	const html = renderToStaticMarkup(
		<ResumeSheet
			document={principalConsultant}
			style="modern"
			pages={[[{ section: "header", tightening: 2 }]]}
			note={note}
		/>,
	);
	expect(html).toContain('data-tightening="2"');
});

test("A converted file shows its blocks as text, dates apart", () => {
	const html = renderToStaticMarkup(
		<TextBlocksSheet
			note={note}
			blocks={[
				{ type: "heading", level: 3, text: "Acme\t2020" },
				{
					type: "paragraph",
					runs: [
						{ text: "<b>", bold: true },
						{ text: " and", italic: true },
					],
				},
				{ type: "list", ordered: true, items: [[{ text: "One" }]] },
			]}
		/>,
	);
	expect(inside(html, "p").at(-1)).toBe(note);
	expect(html).toContain('<span>Acme</span> <span class="resume-row-end">2020</span>');
	expect(html).toContain("<p><strong>&lt;b&gt;</strong><em> and</em></p>");
	expect(html).toContain('<ol class="resume-bullets"><li>One</li></ol>');
});

describe("The style sheet", () => {
	const css = readFileSync(new URL("../../styles/resume-sheet.css", import.meta.url), "utf8");
	const measureOf = (selector: string, name: string) => {
		const rule = css.slice(css.indexOf(`.resume-sheet${selector} {`));
		const value = new RegExp(`--${name}: ([\\d.]+);`).exec(rule.slice(0, rule.indexOf("}")))?.[1];
		return value === undefined ? undefined : Number(value);
	};

	test.each(sheetStyles)("has the measures of the layout (%s)", (style) => {
		const rules = rulesOf(style, 0);
		const measures = {
			"margin-top": rules.margins.top,
			"margin-side": rules.margins.left,
			content: rules.contentLeft - rules.margins.left,
			body: rules.body.size,
			leading: rules.body.leading,
			primary: rules.primary.size,
			dates: rules.dates.size,
			"gap-section": rules.gaps.section,
			"gap-after-section": rules.gaps.afterSection,
			"gap-entry": rules.gaps.entry,
			"gap-detail": rules.gaps.detail,
			"gap-bullet": rules.gaps.bullet,
			hang: rules.hang,
		};
		const found = Object.keys(measures).map((name) => [
			name,
			measureOf(`[data-style="${style}"]`, name),
		]);
		expect(Object.fromEntries(found)).toEqual(measures);
	});

	test.each([1, 2, 3])("tightens as the layout does (step %i)", (step) => {
		const designed = rulesOf("classic", 0);
		const rules = rulesOf("classic", step);
		const ratio = (name: string) => measureOf(`[data-tightening="${step}"]`, name) ?? 1;
		expect(ratio("white")).toBeCloseTo(rules.gaps.section / designed.gaps.section);
		expect(ratio("lead")).toBeCloseTo(rules.body.leading / designed.body.leading);
		expect(ratio("type")).toBeCloseTo(rules.body.size / designed.body.size);
	});
});
