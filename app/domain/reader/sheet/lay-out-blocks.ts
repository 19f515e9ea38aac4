import type { InlineText, TextBlock } from "#app/domain/reader/text-blocks.ts";
import { block, type Column, type FlowBlock, runEndingAt, setText } from "./flow.ts";
import type { FontMetrics } from "./font-metrics.ts";
import { pageHeight, pageWidth, type SheetLayout } from "./layout.ts";
import { measure, type Span } from "./line-breaking.ts";
import { paginate } from "./paginate.ts";
import { rulesOf } from "./style-rules.ts";

const style = "classic";
const rules = rulesOf(style, 0);
const column: Column = [rules.margins.left, pageWidth - rules.margins.right];
const bold = "serif-semibold";

/**
 * Sets the text of a foreign file on Letter pages, in our own type: for its drawing and its number of pages.
 * What stands before the first heading is the head, where contact data stands.
 */
export function layOutBlocks(blocks: readonly TextBlock[], fonts: FontMetrics): SheetLayout {
	let isHead = true;
	const flow = blocks.flatMap((one): FlowBlock[] => {
		if (one.type === "heading" && one.level > 1) isHead = false;
		return setBlock(one, isHead, fonts);
	});
	const band = { top: rules.margins.top, bottom: pageHeight - rules.margins.bottom };
	return { style, tightening: 0, pages: paginate(flow, band) };
}

function setBlock(one: TextBlock, isHead: boolean, fonts: FontMetrics): FlowBlock[] {
	const section = isHead ? "header" : "work";
	const { body, gaps } = rules;
	if (one.type === "list") {
		return one.items.map((runs) => {
			const spans = runs.map((run) => spanOf(run, true));
			const [left, right] = column;
			const lines = setText(spans, [left + rules.hang, right], body.leading, fonts);
			const [first] = lines;
			first?.runs.unshift(runEndingAt("•", left + measure(fonts, "•", body), body, fonts));
			const height = lines.length * body.leading;
			return block({ kind: "bullet", section }, lines, height, { before: gaps.bullet });
		});
	}
	if (one.type === "paragraph") {
		return [row({ kind: isHead ? "contact" : "paragraph", section }, one.runs, gaps.detail, fonts)];
	}
	const runs: InlineText[] = [{ text: one.text, bold: true }];
	if (one.level === 3) return [row({ kind: "entry", section }, runs, gaps.entry, fonts)];
	const kind = one.level === 1 && isHead ? "name" : "section";
	const look = rules[kind];
	const lines = setText([{ ...look, text: one.text }], column, look.leading, fonts);
	const more = { before: kind === "name" ? 0 : gaps.section, keepWithNext: kind === "section" };
	return [block({ kind, section }, lines, lines.length * look.leading, more)];
}

/** A row of text; what stands after its last tab goes to the right end. */
function row(
	place: Parameters<typeof block>[0],
	runs: readonly InlineText[],
	before: number,
	fonts: FontMetrics,
): FlowBlock {
	const whole = runs.map(({ text }) => text).join("");
	const tab = whole.lastIndexOf("\t");
	const end = tab < 0 ? "" : whole.slice(tab + 1);
	const right = end ? runEndingAt(end, column[1], rules.dates, fonts) : undefined;
	const isNarrow = right !== undefined && right.width < 200;
	const spans = isNarrow
		? [spanOf({ ...runs[0], text: whole.slice(0, tab) }, false)]
		: runs.map((run) => spanOf(run, true));
	const width: Column = isNarrow ? [column[0], right.x - 14] : column;
	const lines = setText(spans, width, rules.body.leading, fonts).map((line) => ({
		...line,
		column,
	}));
	if (isNarrow) lines[0]?.runs.push(right);
	const height = Math.max(1, lines.length) * rules.body.leading;
	return block(place, lines, height, { before });
}

const spanOf = ({ text, bold: isBold }: InlineText, markFigures: boolean): Span => ({
	...rules.body,
	...(isBold && { face: bold }),
	text: text.replace(/\t/gu, " "),
	markFigures,
});
