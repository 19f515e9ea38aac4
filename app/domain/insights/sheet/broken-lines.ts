import { findPeriod } from "../month-ranges.ts";
import { titleScore } from "../title-words.ts";
import { isPlace } from "./place-names.ts";

/** A line of a resume as it is read: what a file draws beside its words is gone. */
export type SheetLine = {
	text: string;
	isItem: boolean;
	/** Of a heading, else null. */
	level: number | null;
};

/** Lines that a narrow column broke are joined. */

export const joinBrokenLines = (lines: readonly SheetLine[]): SheetLine[] =>
	joinBrokenHeads(joinBrackets(joinBrokenItems(joinBrokenDates(lines))));

/** Ends before its second date, or within it: "May 2014 – March", "Summers 2020,". */
const brokenDate =
	/(?:[-–—]|\b(?:to|bis|until|à|a|al|até))(?: \p{L}{3,10}\.?(?: de)?)?$|[-–—] a la$|^(?:since|from|depuis|desde|seit|von|ab)$|^\p{L}{3,10} de$|^(?:\p{L}{3,9}\.? )?(?:19|20)\d\d,?$|(?:19|20)\d\d,$/iu;
const longestDate = 45;
const endOfTime = /^((?:\p{L}{3,10}\.? )?(?:19|20)\d\d) (\p{Lu}[^\t]+)$/u;

/** "May 2019 –" over "Present" is one time; what stands beside both stays where it is. */
function joinBrokenDates(lines: readonly SheetLine[]): SheetLine[] {
	const joined: SheetLine[] = [];
	for (let at = 0; at < lines.length; at++) {
		const line = lines[at] as SheetLine;
		const last = joined.at(-1);
		const [above = "", ...besideAbove] = last?.text.split("\t") ?? [];
		// The white behind a time may be too narrow to part it from what stands beside.
		const close = /[-–—]$/u.test(above) && besideAbove.length > 0 && endOfTime.exec(line.text);
		const [below = "", ...besideBelow] = close ? close.slice(1) : line.text.split("\t");
		const joins = last && !last.isItem ? waysToJoin(above, below, line.isItem) : [];
		const both = joins.find((text) => isOneTime(text, above.length));
		// A month and its year may stand on two lines more.
		const more = !both && joins.length > 0 && !line.isItem ? lines[at + 1] : undefined;
		const three =
			more &&
			!more.isItem &&
			/^(?:\p{L}{2,10}\.? )?(?:19|20)\d\d$/u.test(more.text) &&
			`${above} ${below} ${more.text}`;
		const whole = both ?? (three && isOneTime(three, above.length) ? three : undefined);
		if (last && whole) {
			last.text = [whole, ...besideAbove].join("\t");
			if (besideBelow.length > 0) joined.push({ ...line, text: besideBelow.join("\t") });
			if (!both) at++;
		} else joined.push({ ...line });
	}
	return joined;
}

/** How two lines may be one time: the sign between its dates may have been taken for that of an item. */
function waysToJoin(above: string, below: string, isItem: boolean): string[] {
	const [head, end] = [above.trim(), below.trim()];
	if (isItem) {
		const isOpen = /\d\s*[-–—]?$/u.test(head) && end.length < longestDate / 2;
		return isOpen ? [`${head.replace(/\s*[-–—]$/u, "")} – ${end}`] : [];
	}
	const isRest =
		below.length <= 16 &&
		/^(?:\p{L}{3,10}\.? |\d{1,2}[./] ?)?(?:(?:19|20)\d\d|present|heute|now|to date|fecha|actualidad|aujourd['’]hui)$/iu.test(
			end,
		);
	// "Mar" over "2021–Present"
	const isMonth = /^\p{L}{3,9}\.?$/u.test(head) && /^(?:19|20)\d\d/u.test(end);
	const isBroken = brokenDate.test(head) || isMonth;
	if ((above.length + below.length >= longestDate && !isRest) || !isBroken) return [];
	return /\d-$/u.test(head) ? [`${above}${below}`, `${above} ${below}`] : [`${above} ${below}`];
}

/** Whether a time lies on both sides of a place and ends the text. */
function isOneTime(text: string, place: number): boolean {
	const found = findPeriod(text);
	return (
		found !== null && found.start < place && found.end > place + 1 && found.end >= text.length - 1
	);
}

/** What is listed ends with no comma: the line below goes on, also where it begins with a name. */
function joinBrokenItems(lines: readonly SheetLine[]): SheetLine[] {
	const joined: SheetLine[] = [];
	for (const line of lines) {
		const last = joined.at(-1);
		const goesOn =
			last?.isItem &&
			/\p{L},$/u.test(last.text) &&
			!line.isItem &&
			line.level === null &&
			!line.text.includes("\t") &&
			!findPeriod(line.text);
		if (goesOn) last.text += ` ${line.text}`;
		else joined.push(line);
	}
	return joined;
}

/** "Director of Product," over "Member Platform", "Assistente" over "administrativa": a narrow column breaks a title. */
function joinBrokenHeads(lines: readonly SheetLine[]): SheetLine[] {
	const joined: SheetLine[] = [];
	for (const line of lines) {
		const last = joined.at(-1);
		const isShort = (text: string, most: number) =>
			text.split(/\s+/u).length <= most && !text.includes("\t");
		const isBroken =
			last &&
			!last.isItem &&
			!line.isItem &&
			line.level === null &&
			isShort(last.text, 6) &&
			isShort(line.text, 4) &&
			titleScore(last.text) > 0 &&
			!findPeriod(line.text) &&
			(/\p{L},$/u.test(last.text) || (/^\p{Ll}{3,}$/u.test(line.text) && last.text.length < 30));
		// "Clerk, Corvane, Tulsa, OK," over its time.
		const isTimed =
			last &&
			!last.isItem &&
			!line.isItem &&
			last.text.length <= longestHead &&
			/^[^,\t]+, .*,$/u.test(last.text) &&
			titleScore(last.text.split(",")[0] ?? "") > 0 &&
			isPlacedTime(line.text);
		if (isBroken || isTimed) last.text += ` ${line.text}`;
		else joined.push(line);
	}
	return joined;
}

/** "2019 – 2021", "Tulsa, OK, 2019 – 2021" */
function isPlacedTime(text: string): boolean {
	const found = findPeriod(text);
	if (!found || found.end < text.length - 1) return false;
	const place = text.slice(0, found.start).replace(/[\s,|(–-]+$/u, "");
	return place === "" || isPlace(place);
}

const longestHead = 160;
const longestBracket = 30;

/** "Teacher (ages 3–" over "6)" is one line. */
function joinBrackets(lines: readonly SheetLine[]): SheetLine[] {
	const joined: SheetLine[] = [];
	for (const line of lines) {
		const last = joined.at(-1);
		// A time may stand at the right of the first line.
		const [open = "", ...beside] = last?.text.split("\t") ?? [];
		const isClosed =
			last?.isItem === false &&
			!line.isItem &&
			/\([^()]*$/u.test(open) &&
			/^[^()\t]*\)$/u.test(line.text) &&
			line.text.length <= longestBracket;
		if (last && isClosed) {
			const whole = `${open}${/[-–]$/u.test(open) ? "" : " "}${line.text}`;
			last.text = [whole, ...beside].join("\t");
		} else joined.push(line);
	}
	return joined;
}
