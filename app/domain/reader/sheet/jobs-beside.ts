import { hasYear, type PlacedText } from "./placed-line.ts";

type Row<Text> = { baseline: number; size: number; texts: readonly Text[] };

/**
 * Jobs at the left, each with its time, and what was done there at the right: each begins where a part of the right
 * column does, and is followed by it.
 * @returns null where the columns are others
 */
export function jobsBeside<Text extends Pick<PlacedText, "text">>(
	left: readonly Row<Text>[],
	right: readonly Row<Text>[],
): Text[] | null {
	const jobs = partsByWhite(left);
	const told = partsByWhite(right);
	const topOf = (rows: readonly Row<Text>[]) => rows[0]?.baseline ?? 0;
	const isJob = (rows: readonly Row<Text>[]) =>
		rows.some(({ texts }) => texts.some(({ text }) => hasYear.test(text))) &&
		told.some((other) => Math.abs(topOf(other) - topOf(rows)) < (rows[0]?.size ?? 0) * 0.4);
	if (jobs.length < 2 || jobs.filter(isJob).length < jobs.length * 0.75) return null;
	const found = jobs.flatMap((rows, index) => {
		const [top, next] = [topOf(rows) - 3, topOf(jobs[index + 1] ?? []) - 3];
		const isBeside = (other: readonly Row<Text>[]) =>
			(index === 0 || topOf(other) >= top) && (index === jobs.length - 1 || topOf(other) < next);
		return [...rows, ...told.filter(isBeside).flat()];
	});
	return found.flatMap(({ texts }) => texts);
}

/** More white than between lines parts them. */
function partsByWhite<Text>(rows: readonly Row<Text>[]): Row<Text>[][] {
	const parts: Row<Text>[][] = [];
	for (const [index, row] of rows.entries()) {
		const step = row.baseline - (rows[index - 1]?.baseline ?? 0);
		const last = parts.at(-1);
		if (last && step < row.size * 1.7) last.push(row);
		else parts.push([row]);
	}
	return parts;
}
