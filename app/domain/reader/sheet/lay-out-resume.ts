import type { ResumeDocument, SheetStyle } from "#app/domain/reader/resume-document.ts";
import { composeHeader } from "./compose-header.ts";
import { pageNumber, sectionComposer } from "./compose-sections.ts";
import type { FontMetrics } from "./font-metrics.ts";
import { pageHeight, type SheetLayout, type SheetPage } from "./layout.ts";
import { addFooter, paginate } from "./paginate.ts";
import { sectionsOf } from "./sections.ts";
import { rulesOf, type StyleRules, tightest } from "./style-rules.ts";

/** A last page with fewer lines than this looks like a mistake. */
const leastLines = 4;
/** This many lines on a last page can usually be won back by tightening. */
const winnableLines = 8;

/**
 * Sets a document on Letter pages. The same document, style and metrics give the same layout.
 * A sheet that runs over by a few lines is tightened in up to three small steps; where that does not help,
 * the pages before end earlier, so that the last one carries at least four lines.
 */
export function layOutResume(
	document: ResumeDocument,
	style: SheetStyle,
	fonts: FontMetrics,
): SheetLayout {
	const designed = attempt(document, style, fonts, 0);
	const lines = linesOnLastPage(designed.pages);
	if (designed.pages.length === 1 || lines > winnableLines) return designed;
	for (let step = 1; step <= tightest; step++) {
		const tightened = attempt(document, style, fonts, step);
		if (tightened.pages.length < designed.pages.length) return tightened;
	}
	if (lines >= leastLines) return designed;
	const spread = attempt(document, style, fonts, 0, leastLines * rulesOf(style, 0).body.leading);
	return spread.pages.length === designed.pages.length ? spread : designed;
}

function attempt(
	document: ResumeDocument,
	style: SheetStyle,
	fonts: FontMetrics,
	tightening: number,
	reserve = 0,
): SheetLayout {
	const rules = rulesOf(style, tightening);
	const compose = sectionComposer(document, style, rules, fonts);
	const blocks = [
		...composeHeader(document, style, rules, fonts),
		...sectionsOf(document).flatMap((section, index) => compose(section, index === 0)),
	];
	const pages = paginate(blocks, { top: rules.margins.top, bottom: bottomOf(rules) - reserve });
	for (const [index, page] of pages.entries()) {
		if (index > 0) addFooter(page, pageNumber(document, index + 1, rules, fonts));
	}
	const [header] = pages[0]?.references ?? [];
	if (header?.section === "header" && tightening > 0) header.tightening = tightening;
	return { style, tightening, pages };
}

const bottomOf = (rules: StyleRules): number => pageHeight - rules.margins.bottom;

const linesOnLastPage = (pages: SheetPage[]): number =>
	(pages.at(-1)?.blocks ?? [])
		.filter((flow) => flow.kind !== "page-number")
		.reduce((count, flow) => count + flow.lines.length, 0);
