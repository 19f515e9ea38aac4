import { isDuty, isTelling } from "./duty-words.ts";
import { readHead } from "./job-heads.ts";
import type { MonthRange } from "./month-ranges.ts";
import { endsWithPlace, isPlace, isTerms } from "./sheet/place-names.ts";
import { withoutSpare } from "./sheet/spare-lines.ts";
import { namesTitle, type Row } from "./sheet-lines.ts";
import { titleScore, wordCount } from "./title-words.ts";

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
	const dates = datesOf(rows);
	const { depth, below } = layoutOf(rows, dates);
	const starts = dates.map((date, index) => {
		// Above the first dates of all there is nothing else that a short line could belong to.
		const start =
			index === 0 && shortsAbove(rows, date, -1, mostAbove) === date
				? 0
				: startOfHead(rows, date, dates[index - 1] ?? -1, { depth, below });
		return withoutSpare(rows, start, date, index);
	});
	return dates.map((date, index) => {
		const start = starts[index] ?? date;
		const until = starts[index + 1] ?? rows.length;
		const above = rows.slice(start, date).map(({ text }) => text);
		const lines = [...above, rows[date]?.rest ?? ""];
		const end = endOfHead(rows, lines, date, until, below);
		return { start, end, lines, period: rows[date]?.period ?? null };
	});
}

/** Among lines without signs, where most dates have a line to themselves, a date in a line of text is no head. */
function datesOf(rows: readonly Row[]): number[] {
	const dates = rows.flatMap(({ kind }, index) => (kind === "date" ? [index] : []));
	const alone = dates.filter((date) => besideDate(rows[date]) === 0);
	const isSigned = rows.some(({ kind }) => kind === "item");
	const atRight = dates.filter((date) => isAtRight(rows[date]));
	if (!isSigned && atRight.length > 2 && atRight.length >= dates.length * 0.6)
		return dates.filter((date) => isAtRight(rows[date]) || titleScore(rows[date]?.rest ?? "") > 0);
	if (isSigned || alone.length < 3 || alone.length < dates.length * 0.7) return dates;
	const isHead = ({ rest, text }: Row) =>
		/[\t|]|^\P{L}/u.test(rest) || !text.startsWith(rest.slice(0, 4)) || titleScore(rest) > 0;
	return dates.filter((date) => rows[date] && (alone.includes(date) || isHead(rows[date])));
}

/** A date in a cell of its own, beside words. */
const isAtRight = (row: Row | undefined): boolean =>
	row !== undefined && besideDate(row) === 1 && row.text.startsWith(`${row.rest}\t`);

/** What most jobs have; of two the one that comes first. */
function usualCount(counts: readonly number[]): number {
	const times = (count: number) => counts.filter((other) => other === count).length;
	return counts.reduce(
		(best, count) => (times(count) > times(best) ? count : best),
		counts[0] ?? 0,
	);
}

/** A house and its place: "Corvane Partners – Brisbane", "New Look | Loughborough". */
const isHouseLine = ({ text, hasTown }: Row): boolean =>
	titleScore(text) <= 0 &&
	!isDuty(text) &&
	(hasTown ||
		endsWithPlace(text) ||
		/^[\p{Lu}\d][^.:;]*, \p{Lu}[\p{L} .'’-]+, \p{Lu}{2,3}$/u.test(text) ||
		/^[\p{Lu}\d][^,.:;]*(?:\s[|·–]|,)\s\p{Lu}[\p{L} .'’-]+$/u.test(text)) &&
	text.split(/\s+/u).every((word) => !/^\p{Ll}{4}/u.test(word));

/** A head that lacks its title takes one in that stands right above. */
function startOfHead(
	rows: readonly Row[],
	date: number,
	after: number,
	{ depth, below }: { depth: number; below: number | null },
): number {
	const start = date - shortsAbove(rows, date, after, depth);
	const above = rows[start - 1];
	const lines = [...rows.slice(start, date).map(({ text }) => text), rows[date]?.rest ?? ""];
	const isUntitled = lines.every((line) => titleScore(line) < 2 && !namesTitle(line));
	const isTitle =
		start - 1 > after &&
		above?.kind === "short" &&
		!isDuty(above.text) &&
		titleScore(above.text) >= 3;
	// "Corvane Partners – Brisbane" above a title of its own.
	const isHouse =
		// Where houses stand below their titles, this one is of the job above.
		(depth > 0 || (below ?? 0) < 2 || rows[date + 1]?.kind === "item") &&
		start - 1 > after &&
		above?.kind === "short" &&
		!isUntitled &&
		lines.every((line) => titleScore(line) >= 0) &&
		isHouseLine(above);
	return (depth > 0 && isUntitled && isTitle) || isHouse ? start - 1 : start;
}

/**
 * How many short lines belong to a head above and below its dates, as most jobs of this part have them; null below
 * a single one, which tells nothing.
 */
function layoutOf(
	rows: readonly Row[],
	dates: readonly number[],
): { depth: number; below: number | null } {
	const above = dates.map((date, index) =>
		shortsAbove(rows, date, dates[index - 1] ?? -1, mostAbove),
	);
	const isSigned = rows.some(({ kind }) => kind === "item");
	// Beside items a short line can only belong to a head; among lines without signs it may be a bullet.
	const depth =
		above[0] === 0 && !standBelowTitles(rows, dates, above)
			? 0
			: isSigned
				? Math.max(0, ...above)
				: usualCount(above);
	const counts = dates.map((date, index) => {
		const until =
			(dates[index + 1] ?? rows.length) -
			(index + 1 < dates.length ? Math.min(depth, above[index + 1] ?? 0) : 0);
		let count = 0;
		while (date + count + 1 < until && isHeadLine(rows[date + count + 1])) count += 1;
		return count + besideDate(rows[date]);
	});
	// One that has less than the others says nothing of them.
	const [least = 0, second = least] = counts.toSorted((a, b) => a - b);
	const below = isSigned ? usualCount(counts) : counts.length > 3 ? second : least;
	return { depth, below: dates.length < 2 ? null : Math.min(below, mostBelow) };
}

/** All but the first, which stands right below the heading of the part, have their titles above times that name none. */
function standBelowTitles(
	rows: readonly Row[],
	dates: readonly number[],
	above: readonly number[],
): boolean {
	const titled = dates.filter(
		(date, index) =>
			(above[index] ?? 0) > 0 &&
			titleScore(rows[date]?.rest ?? "") <= 0 &&
			namesTitle(rows[date - 1]?.text ?? ""),
	);
	return titled.length > 1 && titled.length > (dates.length - 1) * 0.6;
}

/** 1 where a part of the head stands in the line of the date. */
const besideDate = (row: Row | undefined): number => (row && /\p{L}/u.test(row.rest) ? 1 : 0);

const isHeadLine = (row: Row | undefined): boolean =>
	row?.kind === "short" && !isTelling(row.text) && !/[:.]$/u.test(row.text) && !isPlace(row.text);

/** How many short lines stand directly above a row, at most so many, and none that says a duty. */
function shortsAbove(rows: readonly Row[], row: number, after: number, most: number): number {
	let count = 0;
	while (count < most) {
		const above = rows[row - count - 1];
		if (
			row - count - 1 <= after ||
			above?.kind !== "short" ||
			(isTelling(above.text) && !endsWithPlace(above.text))
		)
			break;
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
	below: number | null,
): number {
	let end = date;
	for (let taken = besideDate(rows[date]); end + 1 < until; end++) {
		const next = rows[end + 1];
		// The address of a house, or what a form asks, may stand between its name and the title.
		const beyond = rows.findIndex(({ kind }, row) => row > end && kind !== "aside");
		if (next?.kind === "aside" && beyond > 0 && beyond < until && rows[beyond]?.kind === "short")
			continue;
		if (next?.kind !== "short" || /:$/u.test(next.text)) break;
		const isAside = isPlace(next.text) || isTerms(next.text);
		const { title, employer } = readHead(lines);
		// What stands behind a comma may be a part of the title, above the house.
		const isPart =
			employer !== null &&
			titleScore(employer) >= 0 &&
			titleScore(next.text) <= 0 &&
			endsWithPlace(next.text);
		const isMissing =
			title === null ||
			isPart ||
			(titleScore(title) <= 0 && titleScore(next.text) >= 2) ||
			(employer === null && (below !== 0 || titleScore(next.text) < 0));
		const isWanted = taken < (below ?? 0) || (isMissing && taken < mostBelow);
		if (!isAside && (!isWanted || (isTelling(next.text) && !endsWithPlace(next.text)))) break;
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
			!isDuty(rows[end + 1]?.text ?? "") &&
			!/:$/u.test(rows[end + 1]?.text ?? "")
		)
			end++;
		const lines = rows.slice(row, end + 1).map(({ text }) => text);
		const { title, employer } = readHead(lines);
		const above = rows[row - 1]?.kind;
		const isApart = row === 0 || above === "item" || above === "text" || !isBelowJob;
		const hasItems = rows[end + 1]?.kind === "item";
		const hasText = ["item", "text"].includes(rows[end + 1]?.kind ?? "");
		const isHead =
			isApart &&
			title !== null &&
			(employer !== null || (hasItems && lines.length === 2 && isPlace(lines[1] ?? ""))) &&
			titleScore(title) >= (employer === null ? 3 : 2) &&
			!isDuty(title) &&
			wordCount(title) <= 8 &&
			(isSigned || titleScore(employer ?? "") < 0) &&
			!lines.some((line) => /[:.]$|;|(?:19|20)\d\d/u.test(line)) &&
			(hasText || end + 1 === rows.length || titleScore(employer ?? "") < 0);
		if (isHead) heads.push({ start: row, end, lines, period: null });
		row = end;
	}
	return heads;
}
