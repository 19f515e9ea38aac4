import { isDuty } from "./duty-words.ts";
import { readHead } from "./job-heads.ts";
import type { MonthRange } from "./month-ranges.ts";
import { namesTitle, type Row, wordCount } from "./sheet-lines.ts";
import { isPlace, isTerms, titleScore } from "./title-words.ts";

/** Which rows are the head of a job: the short lines around a date, or a title with an employer. */

/** The rows of a job's head, from start to end, both included. */
export type Head = { start: number; end: number; lines: string[]; period: MonthRange | null };

const mostAbove = 3;
const mostBelow = 2;

/** The heads of the jobs among the rows, in order: around dates first, then those without. */
export function headsOf(rows: readonly Row[]): Head[] {
	return withUndated(rows, datedHeads(rows));
}

function datedHeads(rows: readonly Row[]): Head[] {
	const dates = rows.flatMap(({ kind }, index) => (kind === "date" ? [index] : []));
	const { depth, below } = layoutOf(rows, dates);
	const starts = dates.map((date, index) => startOfHead(rows, date, dates[index - 1] ?? -1, depth));
	return dates.map((date, index) => {
		const start = starts[index] ?? date;
		const until = starts[index + 1] ?? rows.length;
		const above = rows.slice(start, date).map(({ text }) => text);
		const lines = [...above, rows[date]?.rest ?? ""];
		const end = endOfHead(rows, lines, date, until, below);
		return { start, end, lines, period: rows[date]?.period ?? null };
	});
}

/** What most jobs have; of two the one that comes first. */
function usualCount(counts: readonly number[]): number {
	const times = (count: number) => counts.filter((other) => other === count).length;
	return counts.reduce(
		(best, count) => (times(count) > times(best) ? count : best),
		counts[0] ?? 0,
	);
}

/** A head that lacks its title takes one in that stands right above. */
function startOfHead(rows: readonly Row[], date: number, after: number, depth: number): number {
	const start = date - shortsAbove(rows, date, after, depth);
	const above = rows[start - 1];
	const lines = [...rows.slice(start, date).map(({ text }) => text), rows[date]?.rest ?? ""];
	const isUntitled = lines.every((line) => titleScore(line) < 2 && !namesTitle(line));
	const isTitle =
		start - 1 > after &&
		above?.kind === "short" &&
		!isDuty(above.text) &&
		titleScore(above.text) >= 3;
	return depth > 0 && isUntitled && isTitle ? start - 1 : start;
}

/** How many short lines belong to a head above and below its dates, as most jobs of this part have them. */
function layoutOf(
	rows: readonly Row[],
	dates: readonly number[],
): { depth: number; below: number } {
	const above = dates.map((date, index) =>
		shortsAbove(rows, date, dates[index - 1] ?? -1, mostAbove),
	);
	const isSigned = rows.some(({ kind }) => kind === "item");
	// Beside items a short line can only belong to a head; among lines without signs it may be a bullet.
	const depth = above[0] === 0 ? 0 : isSigned ? Math.max(0, ...above) : usualCount(above);
	const counts = dates.map((date, index) => {
		const until =
			(dates[index + 1] ?? rows.length) -
			(index + 1 < dates.length ? Math.min(depth, above[index + 1] ?? 0) : 0);
		let count = 0;
		while (date + count + 1 < until && isHeadLine(rows[date + count + 1])) count += 1;
		return count;
	});
	const below = isSigned ? usualCount(counts) : Math.min(...counts);
	return { depth, below: dates.length < 2 ? 0 : Math.min(below, mostBelow) };
}

const isHeadLine = (row: Row | undefined): boolean =>
	row?.kind === "short" && !isDuty(row.text) && !/[:.]$/u.test(row.text) && !isPlace(row.text);

/** How many short lines stand directly above a row, at most so many, and none that says a duty. */
function shortsAbove(rows: readonly Row[], row: number, after: number, most: number): number {
	let count = 0;
	while (count < most) {
		const above = rows[row - count - 1];
		if (row - count - 1 <= after || above?.kind !== "short" || isDuty(above.text)) break;
		count += 1;
	}
	return count;
}

/** Takes in the lines below that the head still lacks: its title, its employer, its place. */
function endOfHead(
	rows: readonly Row[],
	lines: string[],
	date: number,
	until: number,
	below: number,
): number {
	let end = date;
	for (let taken = 0; end + 1 < until; end++) {
		const next = rows[end + 1];
		if (next?.kind !== "short" || /:$/u.test(next.text)) break;
		const isAside = isPlace(next.text) || isTerms(next.text);
		const { title, employer } = readHead(lines);
		const isWanted = taken < below || ((title === null || employer === null) && taken < mostBelow);
		if (!isAside && (!isWanted || isDuty(next.text))) break;
		lines.push(next.text);
		taken += isAside ? 0 : 1;
	}
	return end;
}

/** Jobs without dates: short lines that name a title, with something below, between the dated ones. */
function withUndated(rows: readonly Row[], dated: readonly Head[]): Head[] {
	const heads: Head[] = [];
	let from = 0;
	for (const head of [...dated, null]) {
		heads.push(...undatedHeads(rows, from, head?.start ?? rows.length, dated.length > 0));
		if (head) {
			heads.push(head);
			from = head.end + 1;
		}
	}
	return heads;
}

function undatedHeads(
	rows: readonly Row[],
	from: number,
	until: number,
	isBelowJob: boolean,
): Head[] {
	const heads: Head[] = [];
	const isSigned = rows.some(({ kind }) => kind === "item");
	for (let row = from; row < until; row++) {
		if (rows[row]?.kind !== "short") continue;
		let end = row;
		while (
			end + 1 < until &&
			end - row < 2 &&
			rows[end + 1]?.kind === "short" &&
			!isDuty(rows[end + 1]?.text ?? "")
		)
			end++;
		const lines = rows.slice(row, end + 1).map(({ text }) => text);
		const { title, employer } = readHead(lines);
		const above = rows[row - 1]?.kind;
		const isApart = row === 0 || above === "item" || above === "text" || !isBelowJob;
		const hasText = ["item", "text"].includes(rows[end + 1]?.kind ?? "");
		const isHead =
			isApart &&
			title !== null &&
			employer !== null &&
			titleScore(title) >= 2 &&
			!isDuty(title) &&
			wordCount(title) <= 8 &&
			(isSigned || titleScore(employer) < 0) &&
			!lines.some((line) => /[:.]$/u.test(line)) &&
			(hasText || end + 1 === rows.length || titleScore(employer) < 0);
		if (isHead) heads.push({ start: row, end, lines, period: null });
		row = end;
	}
	return heads;
}
