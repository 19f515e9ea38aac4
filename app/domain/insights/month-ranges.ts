import { foldText, monthByName, monthByPart, monthBySeason } from "./month-names.ts";

/** Months as they stand on a resume, counted from the year 0, so that they can be added and compared. */

export type MonthRange = {
	/** The first month. */
	from: number;
	/** The last month, itself included; null while it is still going on. */
	to: number | null;
};

/** The number of `YYYY-MM`; of a year alone that of its first month, or of its last. */
export const monthNumber = (month: string, ofYear: "first" | "last" = "first"): number =>
	Number(month.slice(0, 4)) * 12 +
	(month.length === 4 ? (ofYear === "first" ? 0 : 11) : Number(month.slice(5, 7)) - 1);

/** A time, and the part of the line that names it. */
export type FoundPeriod = { period: MonthRange; start: number; end: number };

const longestFirst = (names: Iterable<string>): string =>
	[...names].sort((a, b) => b.length - a.length).join("|");
const month = `(?:${longestFirst(monthByName.keys())})`;
const season = `(?:${longestFirst(monthBySeason.keys())})s?`;
const year = String.raw`(?:19|20)\d\d`;
const shortYear = String.raw`['\u2019\u2018]\d\d`;
const monthAndYear = String.raw`(?:\d{1,2}(?:-|(?:\.|st|nd|rd|th)? (?:de )?))?${month}\b\.?(?: \d{1,2},)?[ ,/-]{0,2}(?:(?:del?|of|do) )?(?:${year}|${shortYear})`;
const seasonAndYear = `(?:${season}|q[1-4])[ ,/]{0,2}(?:del? |of )?(?:${year}|${shortYear})`;
const numbers = String.raw`(?:(?:0?[1-9]|[12]\d|3[01])[./])?(?:0?[1-9]|1[0-2]) ?[./] ?${year}|(?:0[1-9]|1[0-2])-${year}|${year}(?:[.-]| ?/ ?)(?:0[1-9]|1[0-2])(?!\d)`;
/** "2020 Jan", "2017 – Agosto", unless the month is of a year that follows. */
const yearAndMonth = String.raw`${year}(?: ?[-\u2013,/] ?| )${month}\b\.?(?![ ,.]{0,2}['\u2019]?\d)`;
const named = `(?:${yearAndMonth}|${monthAndYear}|${seasonAndYear}|${numbers})`;
const date = `(?:${named}|${year})`;
/** "Late 2016", "Finales de 2016": beside another time, for in a sentence they are a part of it. */
const partAndYear = `(?:${longestFirst(monthByPart.keys())})(?: |-)(?:del? |of |do )?${year}`;
/** Clear only beside another date: "Jan 19 – Mar 20", "03/21 – 05/22". */
const terse = String.raw`(?:${date}|${partAndYear}|${month}\.?[ /-]\d\d|(?:0?[1-9]|1[0-2])/\d\d|${shortYear})(?![\d/])`;
const open =
	"(?:\\(?(?:ate |bis |hasta |until |till |til |to |do )?(?:(?:the )?present(?:e)?(?: day)?|currently|current|now|today|ongoing|continuing|to date|date|till|heute|derzeit|gegenwartig|dato|aktuell|jetzt|laufend|aujourd['’]?hui|ce jour|actuel|en (?:cours|curso)|em andamento|(?:la )?actualidad|actualmente|actual|(?:a )?la fecha|hoy|ahora|(?:o )?momento|atualmente|atual|hoje|oggi|in corso|en poste|attuale|(?:op )?heden|nu|obecnie|nadal|(?:chwili )?obecnej|dzis(?:iaj)?|teraz|halen|devam ediyor|gunumuz|pagaende|nuvarande|idag)\\)?)";
const to =
	"(?:[-–—−‒~→>]+|(?:to|until|till|through|thru|up to|bis|a|ad|al|au|ao|ate|hasta|jusqu['’]?(?:a|au|en)?|tot|do|and)\\b(?: (?:au|le|el|o|la)\\b)?)(?: ?(?:exp(?:ected|\\.)?|anticipated|voraussichtlich|prevue?|prevista?o?))?";
const gap = String.raw`[\s]{0,3}`;
const rangePattern = new RegExp(
	String.raw`(?<![\p{L}\d/.])(?:(?:from|between|von|vom|de|du|desde|entre|dal?|van|fran|od):? )?(?<![\p{L}\d/.])(${terse})${gap}${to}${gap}(?:(${open})(?!\p{L})|(${terse})|(\d\d)(?![\d.,%]))(?!\p{L})`,
	"u",
);
/** "June – August 2019": the year stands once. */
const sharedYearPattern = new RegExp(
	String.raw`(?<![\p{L}\d])(${month}|${season})\b\.?${gap}(?:${to}|&|/)${gap}(${monthAndYear}|${seasonAndYear})`,
	"u",
);
/** "3 – 4/2014" as well. */
const sharedNumberPattern = new RegExp(
	String.raw`(?<![\p{L}\d/.-])(0?[1-9]|1[0-2])\.? ?[-\u2013] ?((?:0?[1-9]|1[0-2])[./]${year})(?![\d/.]|${gap}${to}${gap}\d)`,
	"u",
);
/** "2019, Jul–Oct": the year stands once, before both. */
const leadingYearPattern = new RegExp(
	String.raw`(?<![\p{L}\d/.-])(${year})[,:]? (${month})\b\.?${gap}${to}${gap}(${month})\b(?!\.?${gap}['\u2019]?\d)`,
	"u",
);
const sincePattern = new RegExp(
	String.raw`(?<!\p{L})(?:since|seit|depuis|desde|dal|ab|from|starting|sinds|od)(?: (?:le|el|o|dem))? (${date})(?![\p{L}\d])`,
	"u",
);
/** "Summers 2021, 2022". */
const severalPattern = new RegExp(
	String.raw`(?<![\p{L}\d])(${season} ${year})(?:, ${year})*(?:,| and| &| und| et| y| e) (${year})(?!\d)`,
	"u",
);
/** "WS 2021/22", "2021/22": a school year or a winter lies in two years. */
const twoYearsPattern = new RegExp(
	String.raw`(?<![\p{L}\d/.])((?:${season} )?(${year}))/(?:20)?(\d\d)(?![\d/])`,
	"u",
);
/** "2019 –" with nothing behind it. */
const endlessPattern = new RegExp(
	String.raw`(?<![\p{L}\d/.])(${date}) ?[-\u2013\u2014](?=\s*(?:$|[)|\t\u00b7\u2022]))`,
	"u",
);
/** A single date counts at an end of the line or in a cell of its own: "Summer 2021", "June 2020 | Clerk". */
const singlePattern = new RegExp(
	String.raw`(?:^|(?<=[\s(|,\u00b7\u2022]))(${named})\)?(?=$|\s*[|\u00b7\u2022\t:\u2013\u2014)]| - |, ?\p{L}| \(\d)`,
	"u",
);
const loneYearPattern = new RegExp(
	String.raw`(?:^|(?<=[\s(|,\u00b7\u2022])(?<!\b(?:until|from|in|since|by|of|till|bis|ab|before|after|vor|nach|avant|apres|antes de|acquired|founded|closed|merged|sold|opened|est\\.?) ))(${year})\)?(?=$|\s*[|\u00b7\u2022\t:)])`,
	"u",
);
/** "June – August 2019", "Dec. 2015", "2019-03-14": whatever tells the month of a year. */
const monthOfYearPattern = new RegExp(
	String.raw`(?<![\p{L}\d/.])(?:${month}\b\.?${gap}(?:${to}|&|/)${gap})?(?:(?:${numbers})(?:-\d\d(?!\d))?|${yearAndMonth}|${monthAndYear})(?![\p{L}\d])`,
	"gu",
);
/** "(4 yrs 2 mos)" behind a time. */
const durationPattern =
	/^\s*[·,|]?\s*\(?\s*(?:(?:ca|about|approx)\.? )?\d{1,2}(?:[.,]\d)?\+? ?(?:years?|yrs?|y|months?|mos?|m|jahre?n?|monate?n?|ans?|annees?|mois|anos?|mes(?:es)?)\b\.?(?:[ ,]{0,2}(?:and |und |et |y |e )?\d{1,2} ?(?:months?|mos?|m|monate?n?|mois|mes(?:es)?)\b\.?)?(?: (?:of )?experience)?\)?/u;

/**
 * The time that a line of a resume names: "Mar 2021 – Present", "06/2019 - 08/2020", "2016 to 2018",
 * "03/2021 – heute", "Jan '19 – Mar '20", "Summer 2021". A year alone begins in January and ends in December.
 * @returns it with its place in the line, or null when the line names none
 */
export function findPeriod(line: string): FoundPeriod | null {
	// What names a time is short; a longer line is a sentence.
	if (line.length > 200) return null;
	const text = foldText(line);
	return findSeveral(text) ?? findRange(text) ?? findSince(text) ?? findSingle(text, singlePattern);
}

/** A year that stands alone at an end of a line or in a cell of its own; it says less than any other date. */
export const findLoneYear = (line: string): FoundPeriod | null =>
	line.length > 200 ? null : findSingle(foldText(line), loneYearPattern);

/** A text in which every month of a year is the year alone: "Opened in 2020" for "Opened in March 2020". */
export function withoutMonths(text: string): string {
	let changed = "";
	let at = 0;
	for (const { 0: written, index } of foldText(text).matchAll(monthOfYearPattern)) {
		changed += text.slice(at, index) + yearOf(written);
		at = index + written.length;
	}
	return changed + text.slice(at);
}

/** Two months, and what lies between them, whichever is written first. */
const between = (a: string, b: string): MonthRange =>
	readDate(b, "last") < readDate(a, "first")
		? { from: readDate(b, "first"), to: readDate(a, "last") }
		: { from: readDate(a, "first"), to: readDate(b, "last") };

function findRange(text: string): FoundPeriod | null {
	const leading = leadingYearPattern.exec(text);
	if (leading) {
		const [, years = "", first = "", second = ""] = leading;
		return foundAt(text, leading, between(`${first} ${years}`, `${second} ${years}`));
	}
	const shared = sharedYearPattern.exec(text) ?? sharedNumberPattern.exec(text);
	const range = rangePattern.exec(text);
	if (shared && (!range || shared.index < range.index)) {
		const [, first = "", second = ""] = shared;
		const end = readDate(second, "last");
		const years = Math.floor(readDate(second, "first") / 12);
		const start = readDate(`${first}${/^\d/u.test(first) ? "/" : " "}${years}`, "first");
		return foundAt(text, shared, { from: start > end ? start - 12 : start, to: end });
	}
	if (!range) return null;
	const [, first = "", isOpen, second, digits] = range;
	if (isOpen) return foundAt(text, range, { from: readDate(first, "first"), to: null });
	// "2019–21", "2019/20": the century stands once.
	const last = digits ? `${first.slice(0, 2)}${digits}` : (second ?? "");
	if (digits && !/^\d{4}$/u.test(first)) return null;
	return foundAt(text, range, between(first, last));
}

function findSeveral(text: string): FoundPeriod | null {
	const several = severalPattern.exec(text);
	if (!several) return findTwoYears(text);
	const [, first = "", last = ""] = several;
	const to = readDate(first.replace(/\d{4}$/u, last), "last");
	return foundAt(text, several, { from: readDate(first, "first"), to });
}

function findTwoYears(text: string): FoundPeriod | null {
	const found = twoYearsPattern.exec(text);
	const [, first = "", begin = "", end = ""] = found ?? [];
	const isNext = (Number(begin) + 1) % 100 === Number(end);
	// "2009/10" may be a month as well.
	if (!found || !isNext || (first === begin && Number(end) <= 12)) return null;
	// A range goes on behind it.
	if (/^\s*[-–—]/u.test(text.slice(found.index + found[0].length))) return null;
	const to =
		first === begin ? readDate(String(Number(begin) + 1), "last") : readDate(first, "first") + 5;
	return foundAt(text, found, { from: readDate(first, "first"), to });
}

function findSince(text: string): FoundPeriod | null {
	const since = sincePattern.exec(text) ?? endlessPattern.exec(text);
	return since && foundAt(text, since, { from: readDate(since[1] ?? "", "first"), to: null });
}

function findSingle(text: string, pattern: RegExp): FoundPeriod | null {
	const single = pattern.exec(text);
	const [, written = ""] = single ?? [];
	return (
		single &&
		foundAt(text, single, { from: readDate(written, "first"), to: readDate(written, "last") })
	);
}

function foundAt(text: string, match: RegExpExecArray, period: MonthRange): FoundPeriod {
	const end = match.index + match[0].length;
	const duration = durationPattern.exec(text.slice(end))?.[0].length ?? 0;
	return { period, start: match.index, end: end + duration };
}

/** @param text folded */
function readDate(text: string, end: "first" | "last"): number {
	const years = yearOf(text) * 12;
	const name =
		/\p{L}{2,}/u.exec(text.replace(/^\d{1,2}(?:\.|st|nd|rd|th)? (?:de )?/u, ""))?.[0] ?? "";
	const named = monthByName.get(name);
	if (named !== undefined) return years + named;
	const season =
		monthByPart.get(name) ?? monthBySeason.get(name) ?? monthBySeason.get(name.replace(/s$/u, ""));
	const quarter = /^q(\d)/u.exec(text)?.[1];
	const first = season ?? (quarter ? Number(quarter) * 3 - 3 : undefined);
	// A season has three months.
	if (first !== undefined) return years + first + (end === "last" ? 2 : 0);
	const digits =
		/^(?:\d{1,2}[./])?(\d{1,2}) ?[./-] ?(?:\d{4}|\d\d)$/u.exec(text)?.[1] ??
		/^\d{4} ?[./-] ?(\d\d)$/u.exec(text)?.[1];
	if (digits) return years + Number(digits) - 1;
	return years + (end === "first" ? 0 : 11);
}

function yearOf(text: string): number {
	const full = /(?:19|20)\d\d/u.exec(text)?.[0];
	if (full) return Number(full);
	const short = Number(/(\d\d)$/u.exec(text)?.[1]);
	return short > 60 ? 1900 + short : 2000 + short;
}

/**
 * How many months lie in any of the ranges; what overlaps counts once.
 * @param until the month in which what is still going on ends, itself included as every last month is
 */
export function monthsCovered(ranges: readonly MonthRange[], until: number): number {
	const closed = ranges
		.map(({ from, to }) => ({ from, end: Math.min(to ?? until, until) + 1 }))
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
