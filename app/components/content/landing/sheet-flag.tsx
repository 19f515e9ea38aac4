import type { SheetMark } from "#app/domain/reader/sheet/marks.ts";

/** In points of the page, over whose right edge the flags stick out. */
export const flag = { left: 600, width: 58, height: 46 };

/** A numbered flag at the edge of the sheet, and the line that ties it to what it speaks of. */
export function SheetFlag({ mark, number, y }: { mark: SheetMark; number: number; y: number }) {
	const begin = mark.right + (mark.kind === "bullets" ? 16 : 8);
	return (
		<g>
			<path d={`${drawMark(mark)}M${begin} ${mark.y}H${Math.max(begin, 572)}L${flag.left} ${y}`} />
			<rect x={flag.left} y={y - flag.height / 2} width={flag.width} height={flag.height} rx={5} />
			<text x={flag.left + flag.width / 2} y={y + 10}>
				{number}
			</text>
		</g>
	);
}

/** A bracket round the bullets, a ring round the tick, a stroke below the end. */
function drawMark({ kind, x, y, right, top, bottom }: SheetMark): string {
	switch (kind) {
		case "bullets":
			return `M${right + 8} ${top - 6}h8V${bottom + 6}h-8`;
		case "figure":
			return `M${x - 11} ${y}a11 9 0 1 1 22 0a11 9 0 1 1 -22 0`;
		case "end":
			return `M54 ${y + 14}H${right}`;
		case "line":
			return "";
	}
}
