import { findLoneYear, findPeriod } from "#app/domain/insights/month-ranges.ts";

/** A time as a document keeps it: months where the line says them, else years. */
export type Times = { startDate?: string; endDate?: string };

/** A time in a line, and the line without it. */
export type TimedLine = { times: Times; rest: string };

const yearPattern = /(?:19|20)\d\d|['’‘]\d\d/gu;
/** Words that may stand beside a year without being a month. */
const notMonths =
	/\b(?:from|since|until|till|to|and|bis|seit|von|vom|ab|depuis|desde|entre|hasta|ate|until)\b/giu;

/**
 * Finds when something was, as exactly as the line says it.
 * @returns null for a line without a time
 */
export function timesIn(line: string): TimedLine | null {
	const found = findPeriod(line) ?? findLoneYear(line);
	if (!found) return null;
	const { from, to } = found.period;
	const written = line.slice(found.start, found.end);
	const [startsByMonth, endsByMonth] = precisionOf(written);
	const rest = `${line.slice(0, found.start)}\t${line.slice(found.end)}`
		.replace(/\(\s*\)/gu, "")
		.replace(/^[\s,;|·•–—-]+|[\s,;|·•–—(-]+$/gu, "");
	return {
		times: {
			startDate: textOf(from, startsByMonth),
			...(to !== null && { endDate: textOf(to, endsByMonth) }),
		},
		rest,
	};
}

const textOf = (month: number, isExact: boolean): string => {
	const year = String(Math.floor(month / 12));
	return isExact ? `${year}-${String((month % 12) + 1).padStart(2, "0")}` : year;
};

/** A term begins when its school says so, and the seasons of several years in no month; one summer is its months. */
const terms =
	/(?<!\p{L})(?:spring|fall|autumn|winter|herbst|frühjahr|frühling|(?:winter|sommer)semester|wise|sose|[ws]s(?= ?\d)|printemps|automne|hiver|primavera|otoño|outono|invierno|inverno|term|semester)s?(?!\p{L})/iu;
const summer = /(?<!\p{L})(?:summer|sommer|été|verano|verão)(s?)(?!\p{L})/iu;

/** Whether a month stands beside the first year, and beside the last. */
function precisionOf(written: string): [boolean, boolean] {
	const years = [...written.matchAll(yearPattern)];
	const [first, last] = [years[0], years.at(-1)];
	if (!first || !last) return [true, true];
	const saysMonth = (text: string) =>
		!terms.test(text) && /\p{L}{3,}|\d/u.test(text.replace(notMonths, " "));
	const before = written.slice(0, first.index);
	if (first === last) {
		const after = written.slice(first.index + first[0].length);
		// "2019-03", "2019 – 05".
		const isMonth = saysMonth(before) || /^[./-](?:0\d|1[0-2])(?!\d)/u.test(after);
		return [isMonth, isMonth];
	}
	const between = written.slice(first.index + first[0].length, last.index);
	const behind = written.slice(last.index + last[0].length);
	// "Summers 2021 and 2022", "summer 2019 – 2021": not what lies between.
	const isEverySummer = summer.test(before) && !/\p{L}{3,}/u.test(between.replace(notMonths, " "));
	if (isEverySummer) return [false, false];
	const ownMonth = /^[./-]\d\d(?!\d)/u.exec(between)?.[0] ?? "";
	return [
		saysMonth(before) || ownMonth !== "",
		saysMonth(between.slice(ownMonth.length)) || /^[./-]\d\d(?!\d)/u.test(behind),
	];
}
