/** Months as they stand on a resume, counted from the year 0, so that they can be added and compared. */

export type MonthRange = {
	/** The first month. */
	from: number;
	/** The last month, itself included; null while it is still going on. */
	to: number | null;
};

/** The number of `YYYY-MM`. */
export const monthNumber = (month: string): number =>
	Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

const names = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const seasons: Record<string, number> = { spring: 2, summer: 5, fall: 8, autumn: 8, winter: 11 };

const year = String.raw`(?:19|20)\d\d`;
const word = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?|spring|summer|fall|autumn|winter`;
const date = `(?:(?:(?:${word}),? ?['’]?${year})|(?:(?:0?[1-9]|1[0-2])[/.]${year})|(?:${year}-(?:0[1-9]|1[0-2]))|${year})`;
const open = "present|current|now|today|ongoing|to date";
const rangePattern = new RegExp(
	String.raw`\b(${date})\s{0,3}(?:[-–—−]|to|until|till)\s{0,3}(${date}|${open})\b`,
	"iu",
);
const sincePattern = new RegExp(String.raw`\bsince (${date})\b`, "iu");
/** A single date counts where it ends a line: "Summer 2021", "June 2020". */
const singlePattern = new RegExp(String.raw`\b((?:${word}),? ?${year})\)?$`, "iu");

/**
 * The time that a line of a resume names: "Mar 2021 – Present", "06/2019 - 08/2020", "2016 to 2018",
 * "Summer 2021". A year alone begins in January and ends in December.
 * @returns null when the line names none
 */
export function findMonthRange(line: string): MonthRange | null {
	// What names a time is short; a longer line is a sentence.
	if (line.length > 200) return null;
	const range = rangePattern.exec(line);
	if (range) {
		const from = readDate(range[1] ?? "", "first");
		const to = isOpen(range[2] ?? "") ? null : readDate(range[2] ?? "", "last");
		// Written the wrong way round it says nothing.
		return to !== null && to < from ? null : { from, to };
	}
	const since = sincePattern.exec(line);
	if (since) return { from: readDate(since[1] ?? "", "first"), to: null };
	const single = singlePattern.exec(line.trim());
	if (!single) return null;
	return { from: readDate(single[1] ?? "", "first"), to: readDate(single[1] ?? "", "last") };
}

const openPattern = new RegExp(`^(?:${open})$`, "iu");
const isOpen = (text: string): boolean => openPattern.test(text);

function readDate(text: string, end: "first" | "last"): number {
	const years = Number(/(?:19|20)\d\d/u.exec(text)?.[0]) * 12;
	const lower = text.toLowerCase();
	const named = names.indexOf(lower.slice(0, 3));
	if (named >= 0) return years + named;
	const season = Object.keys(seasons).find((name) => lower.startsWith(name));
	// A season has three months.
	if (season) return years + (seasons[season] ?? 0) + (end === "last" ? 2 : 0);
	const digits = /^(\d{1,2})[/.]/u.exec(text)?.[1] ?? /-(\d\d)$/u.exec(text)?.[1];
	if (digits) return years + Number(digits) - 1;
	return years + (end === "first" ? 0 : 11);
}

/**
 * How many months lie in any of the ranges; what overlaps counts once.
 * @param until the month in which what is still going on ends, itself not included
 */
export function monthsCovered(ranges: readonly MonthRange[], until: number): number {
	const closed = ranges
		.map(({ from, to }) => ({ from, end: Math.min(to === null ? until : to + 1, until) }))
		.filter(({ from, end }) => end > from)
		.sort((a, b) => a.from - b.from);
	let covered = 0;
	let reached = Number.NEGATIVE_INFINITY;
	for (const { from, end } of closed) {
		covered += Math.max(0, end - Math.max(from, reached));
		reached = Math.max(reached, end);
	}
	return covered;
}
