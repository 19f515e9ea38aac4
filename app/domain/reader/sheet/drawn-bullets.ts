import { bulletText } from "#app/domain/reader/sheet/line-kinds.ts";
import type { PlacedText } from "./placed-line.ts";

/** A small shape, such as a browser draws before an item of a list; lengths as of placed text. */
export type Mark = { left: number; right: number; middle: number };

/** A page with more small shapes than this is a drawing. */
export const mostMarks = 400;

/**
 * Puts a bullet sign before each text that has a mark at its left, or a sign that stands elsewhere in the file,
 * as `linesOfPage` reads it. Decoration is what stands behind words, beside others, before a bold line, or alone.
 */
export function withBulletSigns(texts: readonly PlacedText[], shapes: readonly Mark[]) {
	const words = texts.filter((text) => !isSign(text) && text.text.trim() !== "");
	const apart = texts.filter((text, at) => isSign(text) && !isBefore(markOf(text), texts[at + 1]));
	const drawn = shapes
		.filter((mark) => isRepeated(mark, shapes))
		.map((mark) => ({ mark, sign: null }));
	const moved = apart.map((sign) => ({ mark: markOf(sign), sign }));
	const bullets = new Map<PlacedText, Mark>();
	const taken = new Set<PlacedText>();
	for (const { mark, sign } of [...moved, ...drawn].slice(0, mostMarks)) {
		const line = words.filter((text) => isLevel(mark, text)).sort((one, other) => one.x - other.x);
		const item = line.find((text) => isBefore(mark, text));
		const isDecoration =
			line.every(({ bold }) => bold) || line.some((text) => isBehind(mark, text));
		if (!item || isDecoration || bulletText(item.text) !== null) continue;
		bullets.set(item, mark);
		if (sign) taken.add(sign);
	}
	return texts.flatMap((text) => {
		const mark = bullets.get(text);
		if (!mark) return taken.has(text) ? [] : [text];
		return [{ ...text, text: "•", x: mark.left, width: widthOf(mark) }, text];
	});
}

const widthOf = ({ left, right }: Mark): number => right - left;

const isSign = ({ text }: PlacedText): boolean => bulletText(`${text.trim()} x`) === "x";

const markOf = ({ x, size, baseline }: PlacedText): Mark => ({
	left: x,
	right: x + size * 0.35,
	middle: baseline - size * 0.35,
});

const isLevel = ({ middle }: Mark, { baseline, size, angle }: PlacedText): boolean =>
	angle === 0 && middle > baseline - size * 0.75 && middle < baseline;

/** Whether a text begins right of a mark. What is larger than half its letters is an icon. */
function isBefore(mark: Mark, text: PlacedText | undefined): boolean {
	if (!text || !isLevel(mark, text)) return false;
	const size = widthOf(mark) / text.size;
	const gap = (text.x - mark.right) / text.size;
	return size > 0.12 && size < 0.5 && gap > 0 && gap < 2.5;
}

const isBehind = ({ left }: Mark, { x, width, size }: PlacedText): boolean =>
	x < left && left - x - width < size * 1.5;

/** Whether others are as large, and none of them is in a row with it, like those that rate a skill. */
function isRepeated(mark: Mark, marks: readonly Mark[]): boolean {
	const width = widthOf(mark);
	const alike = marks.filter((it) => it !== mark && Math.abs(widthOf(it) - width) < width * 0.3);
	const isInRow = alike.some(
		({ left, middle }) =>
			Math.abs(middle - mark.middle) < 1 && Math.abs(left - mark.left) < width * 4,
	);
	return alike.length > 0 && !isInRow;
}
