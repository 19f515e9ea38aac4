import {
	pageHeight,
	pageWidth,
	type SheetBlock,
	type SheetLayout,
	type SheetLine,
	type TextRun,
} from "./layout.ts";

/** How dark a bar is: the person's name, a heading, running text, dates and other asides. */
export const barTones = ["name", "strong", "plain", "faint"] as const;
export type BarTone = (typeof barTones)[number];

/**
 * A page as bars. All lists are flat, in whole points from the top left corner; y is a bar's middle.
 * A tick stands in the middle of each figure and is as wide for "9" as for "$38,000,000".
 */
export type GreekedPage = {
	/** x, y, width of each bar. */
	bars: Record<BarTone, number[]>;
	/** x, y of each bullet. */
	dots: number[];
	/** x, y of each figure. */
	ticks: number[];
	/** x, y, width of each rule; x, y, width, height of each tinted band. */
	rules: number[];
	tints: number[];
};

/** The shape of a resume without a word of it; small, serialisable, the same for the same layout. */
export type GreekedSheet = { version: 1; width: number; height: number; pages: GreekedPage[] };

/**
 * Widths are rounded so that no word can be measured: long lines to 2 points, what stands for a few words
 * only (headings, dates, grades, the end of a sentence) to 6, the person's name, label and addresses to 16.
 */
export const greekSheet = (layout: SheetLayout): GreekedSheet => ({
	version: 1,
	width: pageWidth,
	height: pageHeight,
	pages: layout.pages.map((page) => {
		const greeked: GreekedPage = {
			bars: { name: [], strong: [], plain: [], faint: [] },
			dots: [],
			ticks: [],
			rules: [],
			tints: [],
		};
		for (const block of page.blocks) {
			for (const line of block.lines) greekLine(greeked, block, line);
		}
		for (const { x, y, width, height, tone } of page.shapes) {
			if (tone === "tint") greeked.tints.push(...whole(x, y, width, height));
			else greeked.rules.push(...whole(x, y + height / 2, width));
		}
		return greeked;
	}),
});

function greekLine(greeked: GreekedPage, block: SheetBlock, line: SheetLine): void {
	const middle = line.baseline - (block.kind === "name" ? 7 : 2.5);
	let free = Number.NEGATIVE_INFINITY;
	for (const bar of barsOf(block, line)) {
		if (bar.isBullet) {
			greeked.dots.push(...whole((bar.left + bar.right) / 2, middle));
			continue;
		}
		const [x, width] = roundedBar(bar, line, stepOf(block, bar), free);
		greeked.bars[bar.tone].push(x, Math.round(middle), width);
		free = x + width + leastGap;
		for (const [left, right] of bar.figures) {
			greeked.ticks.push(roundTo((left + right) / 2, 2), Math.round(middle));
		}
	}
}

/** White between two bars on one line. */
const leastGap = 4;

type Bar = {
	left: number;
	right: number;
	tone: BarTone;
	isBullet: boolean;
	figures: TextRun["figures"][number][];
};

/** Neighboring runs of one tone are one bar. */
function barsOf(block: SheetBlock, line: SheetLine): Bar[] {
	const bars: Bar[] = [];
	for (const run of line.runs) {
		const tone = toneOf(block, run);
		const last = bars.at(-1);
		const right = run.x + run.width;
		if (last && !last.isBullet && last.tone === tone && run.x - last.right < 4) {
			last.right = right;
			last.figures.push(...run.figures);
			continue;
		}
		const isBullet = block.kind === "bullet" && run.text === "•";
		bars.push({ left: run.x, right, tone, isBullet, figures: [...run.figures] });
	}
	return bars;
}

function toneOf(block: SheetBlock, run: TextRun): BarTone {
	if (block.kind === "name") return "name";
	if (block.kind === "section" || run.face.endsWith("semibold")) return "strong";
	return run.tone === "quiet" ? "faint" : "plain";
}

function stepOf({ kind, section }: SheetBlock, bar: Bar): number {
	if (section === "header") return 16;
	const sentence = kind === "bullet" || kind === "paragraph";
	return sentence && bar.right - bar.left > 120 ? 2 : 6;
}

/** Keeps the edge to which the text is aligned, rounds the length, stays inside the column and off `free`. */
function roundedBar(
	bar: Bar,
	line: SheetLine,
	step: number,
	free: number,
): [x: number, width: number] {
	const left = Math.ceil(line.column[0]);
	const right = Math.floor(line.column[1]);
	const width = Math.min(right - left, Math.max(step, roundTo(bar.right - bar.left, step)));
	const before = bar.left - line.column[0];
	const after = line.column[1] - bar.right;
	let x = bar.left;
	if (after < 1 && before > 1) x = right - width;
	else if (before > 1 && Math.abs(before - after) < 1) x += (bar.right - bar.left - width) / 2;
	x = Math.round(Math.max(left, free, Math.min(x, right - width)));
	return [x, Math.min(width, right - x)];
}

const roundTo = (value: number, step: number): number => Math.round(value / step) * step;
const whole = (...values: number[]): number[] => values.map(Math.round);
