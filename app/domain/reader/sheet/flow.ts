import type { FontMetrics } from "./font-metrics.ts";
import type { SheetBlockKind, SheetLine, SheetShape, TextRun } from "./layout.ts";
import { breakLines, measure, type Span, type TextStyle } from "./line-breaking.ts";
import type { SectionKey } from "./sections.ts";

/** What a block stands for in the document. */
export type FlowPlace = {
	kind: SheetBlockKind;
	section: SectionKey | "header";
	entry?: number;
	highlight?: number;
};

/** A block before it has its place on a page: baselines and shapes count from its own top edge. */
export type FlowBlock = FlowPlace & {
	/** White above, dropped at the top of a page. */
	before: number;
	height: number;
	lines: SheetLine[];
	shapes: SheetShape[];
	keepWithNext: boolean;
};

export type Column = readonly [left: number, right: number];
export type Alignment = "left" | "right" | "center";

/** Where the baseline stands in a line, from its top: the same for every size, so that columns agree. */
export const baselineIn = (leading: number): number => leading * 0.74;

export const block = (
	place: FlowPlace,
	lines: SheetLine[],
	height: number,
	more: { before?: number; shapes?: SheetShape[]; keepWithNext?: boolean } = {},
): FlowBlock => ({
	...place,
	before: more.before ?? 0,
	height,
	lines,
	shapes: more.shapes ?? [],
	keepWithNext: more.keepWithNext ?? false,
});

/** Sets spans in a column; the first baseline stands `leading` × 0.74 under `top`. */
export function setText(
	spans: Span[],
	column: Column,
	leading: number,
	fonts: FontMetrics,
	alignment: Alignment = "left",
	top = 0,
): SheetLine[] {
	const [left, right] = column;
	return breakLines(spans, right - left, fonts).map(({ runs, width }, index) => {
		const slack = right - left - width;
		const x = left + (alignment === "center" ? slack / 2 : alignment === "right" ? slack : 0);
		return {
			baseline: top + index * leading + baselineIn(leading),
			runs: runs.map((run) => moveRun(run, x)),
			column,
		};
	});
}

/** Two texts side by side from the same first line on; the narrow one is read first, line by line. */
export function setBeside(first: SheetLine[], second: SheetLine[]): SheetLine[] {
	const count = Math.max(first.length, second.length);
	return Array.from({ length: count }, (_, index) => {
		const left = first[index];
		const right = second[index];
		const any = (left ?? right) as SheetLine;
		return {
			baseline: any.baseline,
			runs: [...(left?.runs ?? []), ...(right?.runs ?? [])],
			column: [(left ?? any).column[0], (right ?? any).column[1]],
		};
	});
}

/** One run that ends at `right`, on a given baseline. */
export function runEndingAt(
	text: string,
	right: number,
	style: TextStyle,
	fonts: FontMetrics,
): TextRun {
	const width = measure(fonts, text, style);
	return {
		text,
		x: right - width,
		width,
		face: style.face,
		size: style.size,
		tone: style.tone ?? "ink",
		tracking: style.tracking ?? 0,
		figures: [],
	};
}

const moveRun = (run: TextRun, x: number): TextRun => ({
	...run,
	x: run.x + x,
	figures: run.figures.map(([left, right]) => [left + x, right + x] as const),
});
