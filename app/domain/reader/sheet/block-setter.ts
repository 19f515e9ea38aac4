import type { SheetStyle } from "#app/domain/reader/resume-document.ts";
import { type EntryHead, headRows } from "./entries.ts";
import { block, type Column, type FlowBlock, runEndingAt, setBeside, setText } from "./flow.ts";
import type { FontMetrics } from "./font-metrics.ts";
import { pageWidth, type SheetBlockKind, type SheetLine, type SheetShape } from "./layout.ts";
import { measure, type Span } from "./line-breaking.ts";
import { type SectionKey, sectionTitles } from "./sections.ts";
import type { StyleRules } from "./style-rules.ts";

/** Which section and which of its entries a block belongs to. */
export type Place = { section: SectionKey; entry?: number };

export type BlockSetter = ReturnType<typeof blockSetter>;

/** Sets the kinds of blocks that sections are made of, in one style. `before` is the white above, in points. */
export function blockSetter(style: SheetStyle, rules: StyleRules, fonts: FontMetrics) {
	const { body, gaps } = rules;
	const page: Column = [rules.margins.left, pageWidth - rules.margins.right];
	const column: Column = [rules.contentLeft, page[1]];
	const classic = style === "classic";

	const ofLines = (
		kind: SheetBlockKind,
		place: Place & { highlight?: number },
		lines: SheetLine[],
		before: number,
		keepWithNext = false,
	): FlowBlock =>
		block({ kind, ...place }, lines, lines.length * body.leading, { before, keepWithNext });

	/** In the modern style a head stands in the margin, beside what follows; a hairline parts the sections. */
	const marginHeading = (section: SectionKey, isFirst: boolean): FlowBlock => {
		const before = isFirst ? gaps.header + 8 : gaps.section;
		const [left, right] = page;
		const head = { ...rules.section, text: sectionTitles[section] };
		const lines = setText([head], [left, column[0] - 10], body.leading, fonts);
		const y = -before / 2 - (isFirst ? 2 : 0);
		const hairline: SheetShape = { x: left, y, width: right - left, height: 0.5, tone: "hairline" };
		const more = { before, shapes: [hairline], keepWithNext: true };
		return block({ kind: "section", section }, lines, 0, more);
	};

	const heading = (section: SectionKey, isFirst: boolean): FlowBlock => {
		if (style === "modern") return marginHeading(section, isFirst);
		const [left, right] = page;
		const { leading } = rules.section;
		const title = sectionTitles[section];
		const head = { ...rules.section, text: classic ? title.toUpperCase() : title };
		const shape: SheetShape = classic
			? { x: left, y: leading + 1, width: right - left, height: 0.6, tone: "hairline" }
			: { x: left - 6, y: 0, width: right - left + 12, height: leading, tone: "tint" };
		const more = { before: gaps.section, shapes: [shape], keepWithNext: true };
		const lines = setText([head], page, leading, fonts);
		return block({ kind: "section", section }, lines, leading + (classic ? 1.6 : 0), more);
	};

	const text = (
		kind: SheetBlockKind,
		place: Place,
		spans: Span[],
		before: number,
		keepWithNext = false,
	): FlowBlock =>
		ofLines(kind, place, setText(spans, column, body.leading, fonts), before, keepWithNext);

	/** Rows of text with the dates at the right end of the first. */
	const dated = (
		kind: SheetBlockKind,
		place: Place,
		rows: Span[][],
		when: string,
		before: number,
		keepWithNext = false,
	): FlowBlock => {
		const dates = when ? runEndingAt(when, column[1], rules.dates, fonts) : undefined;
		const lines: SheetLine[] = [];
		for (const [index, row] of rows.entries()) {
			const right = index === 0 && dates ? dates.x - 14 : column[1];
			const top = lines.length * body.leading;
			lines.push(...setText(row, [column[0], right], body.leading, fonts, "left", top));
		}
		const [first] = lines;
		if (first && dates) {
			first.runs.push(dates);
			first.column = column;
		}
		return ofLines(kind, place, lines, before, keepWithNext);
	};

	const entryHead = (
		place: Place,
		head: EntryHead,
		before: number,
		keepWithNext: boolean,
	): FlowBlock => {
		const roles = { primary: rules.primary, secondary: rules.secondary, plain: body };
		const rows = headRows(style, head).map((row) =>
			row.map(({ role, text: words }): Span => ({ ...roles[role], text: words })),
		);
		return dated("entry", place, rows, head.when, before, keepWithNext);
	};

	/** A bullet that hangs in the margin of its own text. */
	const bullet = (place: Place & { highlight: number }, words: string): FlowBlock => {
		const spans: Span[] = [{ ...body, text: words, markFigures: true }];
		const lines = setText(spans, [column[0] + rules.hang, column[1]], body.leading, fonts);
		const [first] = lines;
		if (first) {
			const dot = { ...body, tone: classic ? ("ink" as const) : ("quiet" as const) };
			const left = column[0] + rules.hang * 0.14;
			first.runs.unshift(runEndingAt("•", left + measure(fonts, "•", dot), dot, fonts));
			first.column = column;
		}
		return ofLines("bullet", place, lines, gaps.bullet);
	};

	/** A label in a column of its own, what it names beside it. */
	const labeled = (
		place: Place,
		label: Span,
		words: Span,
		labelWidth: number,
		before: number,
	): FlowBlock => {
		const middle = column[0] + labelWidth;
		const left = setText([label], [column[0], middle], body.leading, fonts);
		const right = setText([words], [middle, column[1]], body.leading, fonts);
		return ofLines("detail", place, setBeside(left, right), before);
	};

	return { heading, text, dated, entryHead, bullet, labeled };
}
