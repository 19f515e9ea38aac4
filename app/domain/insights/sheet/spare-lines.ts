import { isTelling } from "../duty-words.ts";
import { readHead } from "../job-heads.ts";
import type { Row } from "../sheet-lines.ts";
import { titleScore, wordCount } from "../title-words.ts";
import { endsWithPlace } from "./place-names.ts";

/** Short lines above a date that belong to no head. */

/**
 * Where a head begins when the lines that it does not need are left out: "Recent" above a title and a house, or what
 * the job above ends with.
 */
export function withoutSpare(
	rows: readonly Row[],
	start: number,
	date: number,
	index: number,
): number {
	for (let from = date - 1; from >= start; from--) {
		if (!isSpare(rows, from, date, index)) continue;
		// A house above it is needed.
		return rows.slice(start, from).some(isSurelyHouse) ? start : from + 1;
	}
	return start;
}

const isSurelyHouse = ({ text, hasTown }: Row): boolean =>
	hasTown === true || endsWithPlace(text) || (titleScore(text) <= -2 && !isTelling(text));

function isSpare(rows: readonly Row[], from: number, date: number, index: number): boolean {
	const row = rows[from];
	const top = row?.text ?? "";
	const lines = [
		...rows.slice(from + 1, date).map(({ text }) => text),
		rows[date]?.rest ?? "",
	].filter((line) => /\p{L}/u.test(line));
	const { title, employer } = readHead(lines);
	if (titleScore(title ?? "") < 2 || row?.hasTown || endsWithPlace(top)) return false;
	const isHoused =
		titleScore(top) === 0 &&
		employer !== null &&
		(titleScore(employer) < 0 ||
			lines.some(
				(line) => endsWithPlace(line) && line.includes(employer) && !line.includes(title ?? ""),
			));
	const isLong = wordCount(top) >= 5 || (wordCount(top) === 4 && titleScore(title ?? "") >= 3);
	const isTold =
		index > 0 &&
		rows[from - 1]?.kind !== "item" &&
		saysSmall(top) &&
		(isLong || (wordCount(top) >= 4 && Math.abs(titleScore(top)) < 2));
	return isHoused || isTold;
}

/** "Night school, every second week": a name has only short words that begin small. */
const saysSmall = (text: string): boolean => /(?<![\p{L}'’-])\p{Ll}{4}/u.test(text);
