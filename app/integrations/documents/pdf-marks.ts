import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { type Mark, mostMarks } from "#app/domain/reader/sheet/drawn-bullets.ts";

/** What a page is drawn by. */
export type Operators = { fnArray: ArrayLike<number>; argsArray: ArrayLike<unknown> };
export type Matrix = readonly [number, number, number, number, number, number];

const paints = new Set<unknown>([
	OPS.fill,
	OPS.eoFill,
	OPS.stroke,
	OPS.fillStroke,
	OPS.closeStroke,
]);
/** In points: a sign of a list is no larger than the letters behind it. */
const longest = 12;

/**
 * The small shapes of a page that are about as wide as high, as a browser draws the signs of a list.
 * @param place of the page in space
 */
export function marksOfPage({ fnArray, argsArray }: Operators, place: Matrix): Mark[] {
	const marks: Mark[] = [];
	const saved: Matrix[] = [];
	let matrix = place;
	for (let index = 0; index < fnArray.length; index++) {
		const operator = fnArray[index];
		const args = argsArray[index] as unknown[] | null;
		if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) saved.push(matrix);
		if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd)
			matrix = saved.pop() ?? matrix;
		if (operator === OPS.transform) matrix = times(matrix, args as unknown as Matrix);
		if (operator === OPS.paintFormXObjectBegin && args?.[0])
			matrix = times(matrix, args[0] as Matrix);
		if (operator !== OPS.constructPath || !args?.[2] || !paints.has(args[0])) continue;
		const [left, top, right, bottom] = boxIn(matrix, args[2] as ArrayLike<number>);
		const [width, height] = [right - left, bottom - top];
		const isMark = width < longest && width > height * 0.6 && width < height * 1.7;
		if (isMark && marks.length <= mostMarks)
			marks.push({ left, right, middle: (top + bottom) / 2 });
	}
	return marks.length > mostMarks ? [] : marks;
}

/** What does the second first. */
export const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
	a * g + c * h,
	b * g + d * h,
	a * i + c * j,
	b * i + d * j,
	a * k + c * l + e,
	b * k + d * l + f,
];

/** @returns left, top, right and bottom of a box after a transformation */
function boxIn([a, b, c, d, e, f]: Matrix, box: ArrayLike<number>) {
	const [left = 0, top = 0, right = 0, bottom = 0] = Array.from(box);
	const corners = [left, right].flatMap((x) => [top, bottom].map((y) => [x, y] as const));
	const xs = corners.map(([x, y]) => a * x + c * y + e);
	const ys = corners.map(([x, y]) => b * x + d * y + f);
	return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
}
