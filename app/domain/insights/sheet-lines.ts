import { bulletText } from "#app/domain/reader/plain-text-blocks.ts";
import type { TextBlock } from "#app/domain/reader/text-blocks.ts";
import { plainTextOf } from "#app/domain/reader/text-blocks.ts";
import { isDuty } from "./duty-words.ts";
import { type FoundPeriod, findLoneYear, findPeriod, type MonthRange } from "./month-ranges.ts";
import { sectionKindOf, withoutLetterSpacing } from "./section-names.ts";
import { beginsWithTitle, isPlace, isTerms, titleScore } from "./title-words.ts";

/** A line of a resume as it is read: what a file draws beside its words is gone. */
export type SheetLine = {
	text: string;
	isItem: boolean;
	/** Of a heading, else null. */
	level: number | null;
};

/** "Page 2 of 3", and lines of nothing but signs. */
const pageMark =
	/^(?:[\p{L} ]{0,40}[|–-]? ?)?(?:page|seite|p[áa]gina|pg\.?) ?\d{1,2}(?: ?(?:of|\/|von|de|sur) ?\d{1,2})?$|^\d{1,2} ?\/ ?\d{1,2}$|^[^\p{L}\d]+$/iu;

const contactLine =
	/[\w.+-]{1,64}@[\w-]{1,64}\.|https?:|www\.|linkedin\.com|github\.com|\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}|\+\d[\d ()-]{7,}|^(?:tel|phone|mobile|email|e-mail|telefon|t[ée]l[ée]phone|tel[ée]fono|telefone)\b\s*:/iu;

/** What leads to the person: an address of mail or the web, a phone number. */
export const isContact = (line: string): boolean => contactLine.test(line);

/** The lines of some blocks, in their order. */
export function linesOfBlocks(blocks: readonly TextBlock[]): SheetLine[] {
	const headings = blocks.filter(
		(block) => block.type === "heading" && sectionKindOf(block.text) !== null,
	);
	// Where headings stand above their sections, one in the margin is a label.
	const inMargin = headings.length < fewestHeadings;
	const lines = blocks.flatMap((block) => {
		const isItem = block.type === "list";
		const level = block.type === "heading" ? block.level : null;
		return plainTextOf(block)
			.split("\n")
			.map((text) => withoutLetterSpacing(text.trim()))
			.filter((text) => text !== "" && !pageMark.test(text))
			.flatMap((text) => linesOf({ text, isItem, level }, inMargin));
	});
	return joinBrokenHeads(joinBrackets(joinBrokenDates(lines)));
}

const fewestHeadings = 3;

function linesOf(line: SheetLine, inMargin: boolean): SheetLine[] {
	const { text, isItem } = line;
	if (isItem) {
		// A sign may stand before a heading, or before the time of a job on a line of time.
		const isHeading = /^[\p{Lu}\s&/]+$/u.test(text) && sectionKindOf(text) !== null;
		return [
			isHeading || isTimedHead(text) ? { text, isItem: false, level: isHeading ? 2 : null } : line,
		];
	}
	const signed = bulletText(text);
	if (signed !== null) return [{ text: signed, isItem: true, level: null }];
	const [first = "", ...rest] = text.split("\t");
	// A heading in the margin stands beside the first line of its section.
	if (inMargin && rest.length > 0 && sectionKindOf(first)) {
		return [
			{ text: first, isItem: false, level: 2 },
			...linesOf({ ...line, text: rest.join("\t") }, inMargin),
		];
	}
	return [line];
}

/** "2019 – 2021 Shift lead" behind the sign of a line of time; a bullet says more. */
function isTimedHead(text: string): boolean {
	const found = findPeriod(text);
	if (!found || found.period.to === found.period.from) return false;
	const words = text.split(/\s+/u).length;
	return (
		words <= 14 && (found.start === 0 || (found.end >= text.length - 1 && /[\t|]/u.test(text)))
	);
}

/** Ends before its second date, or within it: "May 2014 – March", "Summers 2020,". */
const brokenDate =
	/(?:[-–—]|\b(?:to|bis|until|à|a|al|até))(?: \p{L}{3,10}\.?(?: de)?)?$|^(?:since|from|depuis|desde|seit|von|ab)$|^\p{L}{3,10} de$|^(?:\p{L}{3,9}\.? )?(?:19|20)\d\d,?$|(?:19|20)\d\d,$/u;
const longestDate = 45;

/** "May 2019 –" over "Present" is one time; what stands beside both stays where it is. */
function joinBrokenDates(lines: readonly SheetLine[]): SheetLine[] {
	const joined: SheetLine[] = [];
	for (let at = 0; at < lines.length; at++) {
		const line = lines[at] as SheetLine;
		const last = joined.at(-1);
		const [above = "", ...besideAbove] = last?.text.split("\t") ?? [];
		const [below = "", ...besideBelow] = line.text.split("\t");
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
		below.length <= 16 && /^(?:\p{L}{3,10}\.? )?(?:(?:19|20)\d\d|present|heute|now)$/iu.test(end);
	if ((above.length + below.length >= longestDate && !isRest) || !brokenDate.test(head)) return [];
	return /\d-$/u.test(head) ? [`${above}${below}`, `${above} ${below}`] : [`${above} ${below}`];
}

/** Whether a time lies on both sides of a place and ends the text. */
function isOneTime(text: string, place: number): boolean {
	const found = findPeriod(text);
	return (
		found !== null && found.start < place && found.end > place + 1 && found.end >= text.length - 1
	);
}

/** "Director of Product," over "Member Platform", "Assistente" over "administrativa": a narrow column breaks a title. */
function joinBrokenHeads(lines: readonly SheetLine[]): SheetLine[] {
	const joined: SheetLine[] = [];
	for (const line of lines) {
		const last = joined.at(-1);
		const isShort = (text: string, most: number) => wordCount(text) <= most && !text.includes("\t");
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
		if (isBroken) last.text += ` ${line.text}`;
		else joined.push(line);
	}
	return joined;
}

const longestBracket = 30;

/** "Teacher (ages 3–" over "6)" is one line. */
function joinBrackets(lines: readonly SheetLine[]): SheetLine[] {
	const joined: SheetLine[] = [];
	for (const line of lines) {
		const last = joined.at(-1);
		const isClosed =
			last?.isItem === false &&
			!line.isItem &&
			/\([^()\t]*$/u.test(last.text) &&
			/^[^()\t]*\)$/u.test(line.text) &&
			line.text.length <= longestBracket;
		if (last && isClosed) last.text += `${/[-–]$/u.test(last.text) ? "" : " "}${line.text}`;
		else joined.push(line);
	}
	return joined;
}

/** A line of a part of a resume, by itself, before jobs are found among them. */
export type Row = {
	/** aside: contact data at the head of a page. */
	kind: "date" | "item" | "text" | "short" | "aside";
	text: string;
	/** Without its time. */
	rest: string;
	period: MonthRange | null;
	/** The person's own town stood behind it, and was taken off. */
	hasTown?: boolean;
};

export const wordCount = (text: string): number =>
	text.split(/\s+/u).filter((word) => word !== "").length;

/** What a line may be by itself: a date, an item, a sentence, a short line or contact data. */
export function rowOf({ text, isItem }: SheetLine): Row {
	if (isItem) return { kind: "item", text, rest: text, period: null };
	if (isContact(text)) return { kind: "aside", text, rest: text, period: null };
	const found = dateOfHead(text);
	if (found) {
		const after = text.slice(found.end);
		// "2019 – 2021, 25 hrs/week": how much it was.
		const beside = isTerms(after.replace(/^[\s,;|·()–—-]+|[\s)]+$/gu, "")) ? "" : after;
		const rest = `${text.slice(0, found.start)}\t${beside}`
			.replace(/\(\s*\t\s*\)/u, "\t")
			.replace(/^\s*\t|\t\s*$/gu, "");
		return { kind: "date", text, rest, period: found.period };
	}
	return { kind: isSentence(text) ? "text" : "short", text, rest: text, period: null };
}

function isSentence(text: string): boolean {
	const words = wordCount(text);
	if (
		/[.!?;]$/u.test(text) &&
		!/\b(?:inc|co|corp|ltd|jr|sr|st|dept|llc|s\.a|hrs?|[A-Z])\.$/iu.test(text)
	)
		return true;
	// "Office of the Attorney General, Water, Environment and Utilities Division": each long word begins large.
	if (
		words <= 16 &&
		words >= 3 &&
		!/(?<![\p{L}'’-])\p{Ll}{4}/u.test(text) &&
		!/^\p{Ll}/u.test(text)
	)
		return false;
	if (/[\t|]/u.test(text) || /\S\s[–—·•-]\s\S/u.test(text))
		return (
			!isPlace(text.split(/[\t|]|\s[–—·•-]\s/u).at(-1) ?? "") &&
			(words > 16 || (words >= 10 && !namesTitle(text)))
		);
	if (words >= 10) return words > 16 || isDuty(text) || !beginsWithTitle(text);
	return words >= 3 && /^\p{Ll}/u.test(text);
}

/** Whether one of its parts is a title. */
export const namesTitle = (text: string): boolean =>
	text.split(/[\t|]|\s[–—·•-]\s/u).some((part) => titleScore(part) >= 3);

/** The time of a line that is the head of a job, and not a sentence about a time. */
function dateOfHead(text: string): FoundPeriod | null {
	const found = findPeriod(text);
	if (!found) return loneYearOfHead(text);
	const [before, after] = [text.slice(0, found.start), text.slice(found.end)];
	const words = wordCount(before) + wordCount(after);
	// In brackets at the end of a line that begins with a title it may be longer.
	const isBracketed = /\(\s*$/u.test(before) && /^\s*\)?\s*$/u.test(after) && beginsWithTitle(text);
	if (words > (isBracketed ? 24 : 16)) return null;
	const isParted =
		/(?:^|[\t|,·•(–—:-])\s*$/u.test(before) && /^\s*(?:$|[\t|,·•)–—:-])/u.test(after);
	if (before.trim() === "" && after.trim() === "") return found;
	if (isParted && !(isDuty(`${before.replace(/[\s,]+$/u, "")}${after}`) && !/[\t|(]/u.test(text)))
		return found;
	if (isDuty(text) || /[.!?]$/u.test(text)) return null;
	const isRange = found.period.to !== null && found.period.to !== found.period.from;
	if (!isRange && !/\p{N}\s*\P{L}+\s*\p{L}/u.test(text.slice(found.start, found.end))) {
		return before.trim() === "" ? found : null;
	}
	return before.trim() === "" || after.trim() === "" || (words <= 8 && titleScore(text) > 0)
		? found
		: null;
}

function loneYearOfHead(text: string): FoundPeriod | null {
	const found = wordCount(text) <= 12 && !isDuty(text) ? findLoneYear(text) : null;
	// "Ledgerline (acquired by Orrin 2019)" tells of the house.
	if (!found || /\([^)]*\p{L}[^)]*$/u.test(text.slice(0, found.start))) return null;
	const rest = `${text.slice(0, found.start)} ${text.slice(found.end)}`.trim();
	return rest === "" || titleScore(rest) !== 0 ? found : null;
}
