import type { FontFace, FontMetrics } from "#app/domain/reader/sheet/font-metrics.ts";
import { pageHeight, pageWidth, type TextRun } from "#app/domain/reader/sheet/layout.ts";
import { breakLines, measure, type Span } from "#app/domain/reader/sheet/line-breaking.ts";
import type { ResumeTemplate } from "./definition.ts";
import { type TemplateLook, type Typeface, templateLooks } from "./looks.ts";
import { type TemplateParagraph, type TemplateRun, templateParagraphs } from "./paragraphs.ts";

/** The page of a template as it is drawn for its picture; lengths in points from the top left corner. */
export type TemplatePage = {
	/** In reading order. */
	runs: PlacedRun[];
	rules: { x: number; y: number; width: number }[];
	/** Where the last line ends. */
	bottom: number;
	/** How far down the page the text may go. */
	limit: number;
};

export type PlacedRun = Omit<TextRun, "figures"> & { baseline: number };

/**
 * The faces that stand in for Word's fonts in pictures, and how large they must be set to be as wide: so
 * the lines of a picture break where Word's do, give or take a word.
 */
const standIns: Record<Typeface, Record<"plain" | "bold" | "italic", [FontFace, number]>> = {
	Cambria: {
		plain: ["serif", 0.868],
		bold: ["serif-semibold", 0.937],
		italic: ["serif-italic", 0.929],
	},
	"Times New Roman": {
		plain: ["serif", 0.853],
		bold: ["serif-semibold", 0.892],
		italic: ["serif-italic", 0.92],
	},
	Calibri: { plain: ["sans", 0.859], bold: ["sans-semibold", 0.863], italic: ["sans", 0.859] },
	Arial: { plain: ["sans", 0.925], bold: ["sans-semibold", 0.985], italic: ["sans", 0.925] },
};

/** Between a heading and the line at it; in Word a part of the border. */
export const ruleGap = 2;

/** Between words and the dates at the end of their line, at least. */
const asideGap = 14;

/** Sets the page of a template, top to bottom; a page that is too full goes on below its limit. */
export function layOutTemplate(template: ResumeTemplate, fonts: FontMetrics): TemplatePage {
	const look = templateLooks[template.layout];
	const page: TemplatePage = {
		runs: [],
		rules: [],
		bottom: look.margins.top,
		limit: pageHeight - look.margins.bottom,
	};
	for (const paragraph of templateParagraphs(template)) setParagraph(page, paragraph, look, fonts);
	return page;
}

function setParagraph(
	page: TemplatePage,
	{ role, runs, aside, isFirst }: TemplateParagraph,
	look: TemplateLook,
	fonts: FontMetrics,
): void {
	const { margins, align, column, hang, rule, afterSection } = look;
	const text = look.texts[role];
	const isHeader = role === "name" || role === "headline" || role === "contact";
	const inColumn = isHeader || role === "section" ? 0 : column;
	const left = margins.x + inColumn + (role === "bullet" ? hang : 0);
	const right = pageWidth - margins.x;
	page.bottom += isFirst ? afterSection : text.before;
	if (role === "section" && rule === "above") {
		addRule(page, look);
		page.bottom += ruleGap;
	}

	const beside = aside && { ...spanOf(aside, look), width: 0 };
	if (beside) beside.width = measure(fonts, beside.text, beside);
	const isAtRight = beside !== null && column === 0;
	const width = right - left - (isAtRight ? beside.width + asideGap : 0);
	const spans = runs.map((run) => spanOf(run, look));
	for (const [index, line] of breakLines(spans, width, fonts).entries()) {
		const baseline = page.bottom + text.leading * 0.5 + text.size * 0.3;
		const start = align === "center" && isHeader ? (pageWidth - line.width) / 2 : left;
		const first = index === 0;
		if (first && beside && !isAtRight) page.runs.push(placed(beside, margins.x, baseline));
		if (first && role === "bullet") page.runs.push(placed(bulletOf(spans), left - hang, baseline));
		for (const { figures: _, ...run } of line.runs) {
			page.runs.push({ ...run, x: start + run.x, baseline });
		}
		if (first && isAtRight) page.runs.push(placed(beside, right - beside.width, baseline));
		page.bottom += text.leading;
	}
	if (role === "section" && rule === "below") {
		page.bottom += ruleGap;
		addRule(page, look);
	}
}

function addRule(page: TemplatePage, { margins }: TemplateLook): void {
	page.rules.push({ x: margins.x, y: page.bottom, width: pageWidth - 2 * margins.x });
}

const bulletOf = ([span]: readonly Span[]): Span => ({ ...(span as Span), text: "•" });

const placed = (
	{ text, face, size, tone = "ink", tracking = 0, width = 0 }: Span & { width?: number },
	x: number,
	baseline: number,
): PlacedRun => ({ text, face, size, tone, tracking, width, x, baseline });

function spanOf({ text, role, bold }: TemplateRun, look: TemplateLook): Span {
	const style = look.texts[role];
	const weight = bold || style.bold ? "bold" : style.italic ? "italic" : "plain";
	const [face, scale] = standIns[style.typeface][weight];
	return {
		text: style.caps ? text.toUpperCase() : text,
		face,
		size: style.size * scale,
		tone: style.tone ?? "ink",
		...(style.tracking && { tracking: style.tracking * scale }),
	};
}
