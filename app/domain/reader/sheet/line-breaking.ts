import { findFigures } from "./figures.ts";
import type { FontFace, FontMetrics } from "./font-metrics.ts";
import type { TextRun, TextTone } from "./layout.ts";

export type TextStyle = { face: FontFace; size: number; tone?: TextTone; tracking?: number };
export type Span = TextStyle & { text: string; markFigures?: boolean };
/** A line whose runs begin at x = 0. */
export type BrokenLine = { runs: TextRun[]; width: number };

type Word = {
	span: Span;
	text: string;
	offset: number;
	width: number;
	figures: [number, number][];
};
/** Words that touch: the end of one span and the begin of the next without a space between. */
type Box = { words: Word[]; width: number; space: number };

/** Points by which a word may stand out: sums of widths end a hair above or below each other. */
const tolerance = 0.001;

/** Width of one run; letter space stands between letters only. */
export function measure(fonts: FontMetrics, text: string, style: TextStyle): number {
	const width = fonts.widthOf(text, style.face, style.size);
	return style.tracking ? width + style.tracking * Math.max(0, [...text].length - 1) : width;
}

/**
 * Sets spans in lines of at most `column` points: as many words a line as fit, and no last line that is one
 * short word. A word wider than the line is cut. Spaces are single; a no-break space is not broken at.
 */
export function breakLines(spans: Span[], column: number, fonts: FontMetrics): BrokenLine[] {
	const width = column + tolerance;
	const lines: Box[][] = [];
	let line: Box[] = [];
	let used = 0;
	for (const box of boxesOf(spans, fonts, width)) {
		const advance = (line.length === 0 ? 0 : box.space) + box.width;
		if (line.length > 0 && used + advance > width) {
			lines.push(line);
			line = [];
			used = 0;
		}
		used += line.length === 0 ? box.width : advance;
		line.push(box);
	}
	if (line.length > 0) lines.push(line);
	fillShortLastLine(lines, width);
	return lines.map((boxes) => setLine(boxes, fonts));
}

function boxesOf(spans: Span[], fonts: FontMetrics, width: number): Box[] {
	const boxes: Box[] = [];
	let spaceWaits = false;
	for (const span of spans) {
		const text = span.text.replace(/[ \t\r\n]+/g, " ");
		const figures = span.markFigures ? findFigures(text) : [];
		/** Figures stand in the order of the words: each is looked at once. */
		let figure = 0;
		const space = fonts.widthOf(" ", span.face, span.size) + 2 * (span.tracking ?? 0);
		for (const match of text.matchAll(/ |[^ ]+/g)) {
			if (match[0] === " ") {
				spaceWaits = true;
				continue;
			}
			const own: [number, number][] = [];
			for (const end = match.index + match[0].length; ; figure++) {
				const next = figures[figure];
				if (!next || next[0] >= end) break;
				own.push(next);
			}
			for (const word of wordsOf(match[0], match.index, span, own, fonts, width)) {
				const last = boxes.at(-1);
				if (last && !spaceWaits && word.offset === match.index) {
					last.words.push(word);
					last.width += word.width;
				} else {
					boxes.push({ words: [word], width: word.width, space: spaceWaits ? space : 0 });
				}
				spaceWaits = false;
			}
		}
	}
	return boxes;
}

/** The word itself, or its pieces when it is wider than a line. */
function wordsOf(
	text: string,
	offset: number,
	span: Span,
	figures: [number, number][],
	fonts: FontMetrics,
	width: number,
): Word[] {
	const whole = measure(fonts, text, span);
	if (whole <= width) return [{ span, text, offset, width: whole, figures }];
	const pieces: Word[] = [];
	let piece = "";
	let before = "";
	let start = offset;
	let used = 0;
	const push = () => {
		const ownWidth = measure(fonts, piece, span);
		pieces.push({ span, text: piece, offset: start, width: ownWidth, figures: [] });
	};
	for (const letter of text) {
		// Letters are kerned in pairs: what a letter adds is told by the one before it alone.
		const added = measure(fonts, before + letter, span) - measure(fonts, before, span);
		if (piece !== "" && used + added > width) {
			push();
			start += piece.length;
			piece = "";
			used = measure(fonts, letter, span);
		} else used += added;
		piece += letter;
		before = letter;
	}
	push();
	return pieces;
}

/** Fetches words from the line before until the last line is no stub, as long as that one stays full enough. */
function fillShortLastLine(lines: Box[][], width: number): void {
	const last = lines.at(-1);
	const before = lines.at(-2);
	if (!last || !before) return;
	while (before.length > 3 && widthOfBoxes(last) < width * 0.16) {
		const moved = before.at(-1);
		if (!moved || !last[0]?.space || widthOfBoxes(before.slice(0, -1)) < width * 0.7) return;
		last.unshift(moved);
		before.pop();
	}
}

const widthOfBoxes = (boxes: Box[]): number =>
	boxes.reduce((width, box, index) => width + box.width + (index > 0 ? box.space : 0), 0);

function setLine(boxes: Box[], fonts: FontMetrics): BrokenLine {
	const words = boxes.flatMap((box, index) =>
		box.words.map((word, position) => ({
			word,
			spaced: index > 0 && position === 0 && box.space > 0,
		})),
	);
	const runs: TextRun[] = [];
	let x = 0;
	for (let index = 0; index < words.length; ) {
		const first = words[index]?.word as Word;
		const { span } = first;
		let text = "";
		const figures: [number, number][] = [];
		while (words[index]?.word.span === span) {
			const { word, spaced } = words[index] as (typeof words)[number];
			if (spaced && text !== "") text += " ";
			for (const [start, end] of word.figures) {
				const left = text.length + start - word.offset;
				figures.push([left, left + end - start]);
			}
			text += word.text;
			index++;
		}
		if (words[index]?.spaced) text += " ";
		text = text.replaceAll("\u00a0", " ");
		const widthUntil = (end: number) => measure(fonts, text.slice(0, end), span);
		runs.push({
			text,
			x,
			width: widthUntil(text.length),
			face: span.face,
			size: span.size,
			tone: span.tone ?? "ink",
			tracking: span.tracking ?? 0,
			figures: figures.map(([start, end]) => [x + widthUntil(start), x + widthUntil(end)]),
		});
		x += widthUntil(text.length) + (span.tracking ?? 0);
	}
	const last = runs.at(-1);
	return { runs, width: last ? last.x + last.width : 0 };
}
