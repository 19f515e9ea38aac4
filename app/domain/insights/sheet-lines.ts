import { groupBy } from "#app/domain/base/group-by.ts";
import { bulletText, letterSign } from "#app/domain/reader/sheet/line-kinds.ts";
import type { TextBlock } from "#app/domain/reader/text-blocks.ts";
import { plainTextOf } from "#app/domain/reader/text-blocks.ts";
import { isDuty } from "./duty-words.ts";
import { findPeriod, type MonthRange } from "./month-ranges.ts";
import { sectionKindOf, withoutLetterSpacing } from "./section-names.ts";
import { joinBrokenLines, type SheetLine } from "./sheet/broken-lines.ts";
import { isPlace, isTerms } from "./sheet/place-names.ts";
import { dateOfHead, icon, isLoneTime, isTimedItem } from "./sheet/times-of-heads.ts";
import { beginsWithTitle, titleScore, wordCount } from "./title-words.ts";

export type { SheetLine };

/** "Page 2 of 3", the mark of a printed form, and lines of nothing but signs. */
const pageMark =
	/^europass(?: curriculum vitae)?$|^(?:[\p{L} ]{0,40}[|–-]? ?)?(?:page|seite|p[áa]gina|pg\.?) ?\d{1,2}(?: ?(?:of|\/|von|de|sur) ?\d{1,2})?$|^\d{1,2} ?\/ ?\d{1,2}$|^[^\p{L}\d]+$/iu;

const contactLine =
	/[\w.+-]{1,64}@[\w-]{1,64}\.|https?:|www\.|linkedin\.com|github\.com|\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}|\+\d[\d ()-]{7,}|^(?:\S+ ){0,2}[\w-]+\.(?:com|net|org|io|dev|me|co|design|studio|page|app)\/\S+$|^(?:tel|phone|mobile|email|e-mail|telefon|t[ée]l[ée]phone|tel[ée]fono|telefone)\b\s*:/iu;

/** What a person is beside their work, with its label. */
const personalData =
	/^(?:date of birth|geb(?:oren|urtsdatum|urtsort)|date de naissance|fecha de nacimiento|data de nascimento|nationalit(?:y|é|ät)|nacionalidade?|staatsangehörigkeit|marital status|familienstand|état civil|estado civil)\b[^:]{0,12}:/iu;

/** What the form of an office asks of each job beside its work. */
const askedOfJobs =
	/^(?:(?:(?:starting|ending|final|base|annual) )?(?:salary|pay(?: plan)?|wages?)|hours(?: per week| worked)?|series|grade|supervisor(?: name)?|(?:okay|ok|may we|permission) (?:to )?contact|reasons? for leaving|duties, accomplishments|(?:employment|job|appointment) type)\b[^:]{0,40}:|^business or sector\b/iu;

/** What stands above the columns of a table of jobs. */
const columnNames =
	/^(?:(?:dates?|years?|period|from|to|(?:job )?title|position|role|employer|company|organi[sz]ation|location|place|duties|responsibilities)(?:\t|$)){2,}/iu;

/** What leads to the person: an address of mail or the web, a phone number. */
export const isContact = (line: string): boolean => contactLine.test(line);

/** "Ada Example – 2/3", "May 4, 2026 | Ada Example · Resume | 2". */
const pageNumber = /(?:^|[\s|·–—-])\d{1,2}(?: ?(?:\/|of|von|de|sur) ?\d{1,2})?$/u;
const longestPageMark = 90;

const isRange = (text: string): boolean => {
	const period = findPeriod(text)?.period;
	return period !== undefined && period.from !== period.to;
};

/** Whether a line is the foot or the head of a page: a number behind the person's name, which stands at the top. */
function pageMarkOf(blocks: readonly TextBlock[]): (text: string) => boolean {
	const names = blocks
		.slice(0, 3)
		.flatMap((block) => plainTextOf(block).split(/[\n\t]/u, 1))
		.filter((text) => /^\p{Lu}[^\d@:,]{3,40}$/u.test(text) && / \p{Lu}/u.test(text))
		.filter((text) => titleScore(text) <= 0 && !isPlace(text) && sectionKindOf(text) === null)
		.map((text) => text.toLowerCase());
	let sheets = 0;
	const lines = blocks.flatMap((block) => plainTextOf(block).split("\n"));
	const times = groupBy(lines, (line) => line.trim());
	const top = new Set(lines.slice(0, 3).map((line) => line.trim()));
	const kept = new Set<string>();
	const isNamed = (text: string) => names.some((name) => text.toLowerCase().includes(name));
	// What stands on each page, with the name or the address of the person: it is read once, in the head of the first.
	const isAgain = (text: string) => {
		const isRunning = (times.get(text)?.length ?? 0) > 1;
		if (!isRunning || !(isNamed(text) || (top.has(text) && isContact(text)))) return false;
		return !top.has(text) || kept.size === kept.add(text).size;
	};
	return (text) =>
		isAgain(text) ||
		pageMark.test(text) ||
		// At the head of each page, after the first.
		(/^(?:curriculum vitae|resume|résumé|lebenslauf)$/iu.test(text) && ++sheets > 1) ||
		(text.length <= longestPageMark && pageNumber.test(text) && isNamed(text) && !isRange(text));
}

/** The lines of some blocks, in their order. */
export function linesOfBlocks(blocks: readonly TextBlock[]): SheetLine[] {
	const isPageMark = pageMarkOf(blocks);
	const headings = blocks.flatMap((block) =>
		block.type === "heading" ? (sectionKindOf(block.text) ?? []) : [],
	);
	// Where headings stand above their sections, one in the margin is a label.
	const inMargin =
		headings.length < fewestHeadings ||
		!headings.some((kind) => kind === "work" || kind === "education");
	const hasSigns = haveSignsBefore(blocks);
	const lines = blocks.flatMap((block) => {
		const isItem = block.type === "list";
		const level = block.type === "heading" ? (block.isSet ? 1 : block.level) : null;
		return plainTextOf(block)
			.split("\n")
			.map((text) => withUsualSigns(text).replace(/^\s*_{4,}|_{4,}\s*$/gu, ""))
			.map((text) => withoutLetterSpacing(text.trim()))
			.filter((text) => text !== "" && !isPageMark(text))
			.flatMap((text) =>
				isItem && hasSigns && sectionKindOf(text) !== null
					? [{ text, isItem: false, level: 2 }]
					: linesOf({ text, isItem, level }, inMargin),
			);
	});
	return joinBrokenLines(withTypedSigns(lines));
}

/** The sign of a list in Word may be left as a letter: "o Blueprints". */
function withTypedSigns(lines: readonly SheetLine[]): SheetLine[] {
	const isSigned = ({ text }: SheetLine) => letterSign.test(text);
	if (lines.filter(isSigned).length < fewestSigns) return [...lines];
	return lines.map((line) =>
		isSigned(line) ? { text: line.text.replace(letterSign, ""), isItem: true, level: null } : line,
	);
}

const fewestSigns = 3;

const fewestHeadings = 3;

/** Whether a drawing before each heading was taken for the sign of an item: "Education", "Experience", "Skills". */
function haveSignsBefore(blocks: readonly TextBlock[]): boolean {
	const items = blocks.flatMap((block) =>
		block.type === "list" ? plainTextOf(block).split("\n") : [],
	);
	const kinds = new Set(items.map(sectionKindOf).filter((kind) => kind !== null));
	return kinds.size >= fewestHeadings && kinds.has("work") && kinds.has("education");
}

/**
 * Some fonts and programs have other signs for the hyphen and the dash; they mean the same. A drawing may stand as the
 * name that it has in its font: "map-marker Denver, CO".
 */
const withUsualSigns = (text: string): string =>
	text
		.replace(/[\u2010-\u2012]/gu, "-")
		.replaceAll("\u2015", "—")
		.replace(iconName, "");
const iconName =
	/(?<![\p{L}\d-])(?:(?:map-marker|phone|mobile|calendar|envelope)-(?:alt|o|open|volume|square)|envelope(?=\s+\S+@)|linkedin-(?:in|square)|github-(?:alt|square)|location-(?:dot|arrow)|map-(?:marker|pin))(?![\p{L}-])\s*/gu;

function linesOf(line: SheetLine, inMargin: boolean): SheetLine[] {
	const { text, isItem } = line;
	if (isItem) {
		// A sign may stand before a heading, or before the time of a job on a line of time.
		const isHeading = /^[\p{Lu}\s&/]+$/u.test(text) && sectionKindOf(text) !== null;
		return [
			isHeading || isTimedItem(text) || isHouseWithPlace(text)
				? { text, isItem: false, level: isHeading ? 2 : null }
				: line,
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
	const led = timeBeforeProse.exec(text);
	const [, time = "", prose = ""] = led ?? [];
	if (isRange(time) && wordCount(prose) > 16 && !beginsWithTitle(prose))
		return [time, prose].map((part) => ({ ...line, text: part }));
	return [line];
}

/** "2020, Jul-Okt. Die Firma baut …": the time of a job may begin its paragraph. */
const timeBeforeProse = /^(?=\D{0,12}\d)([^.:]{6,40})\.\s+(\p{Lu}.*)$/u;

/** "Corvane Partners	Brisbane, QLD" behind a sign, as a house above its titles: no bullet has its place at the right. */
function isHouseWithPlace(text: string): boolean {
	const [house = "", place = "", ...rest] = text.split("\t");
	return rest.length === 0 && wordCount(house) <= 8 && isPlace(place) && !isDuty(house);
}

/** A line of a part of a resume, by itself, before jobs are found among them. */
export type Row = {
	/** aside: contact data at the head of a page, and what a form asks beside the work. */
	kind: "date" | "item" | "text" | "short" | "aside";
	text: string;
	/** Without its time. */
	rest: string;
	period: MonthRange | null;
	/** The person's own town stood behind it, and was taken off. */
	hasTown?: boolean;
};

/** What a line may be by itself: a date, an item, a sentence, a short line or contact data. */
export function rowOf({ text: written, isItem }: SheetLine): Row {
	if (isItem && !isLoneTime(written))
		return { kind: "item", text: written, rest: written, period: null };
	const text = withoutAddress(written);
	if (
		isContact(text) ||
		personalData.test(text) ||
		columnNames.test(text) ||
		(askedOfJobs.test(text) && !findPeriod(text))
	)
		return { kind: "aside", text, rest: text, period: null };
	const found = dateOfHead(text);
	if (found) {
		const after = text.slice(found.end).replace(/^\.$/u, "");
		// "2019 – 2021, 25 hrs/week": how much it was.
		const beside = isTerms(after.replace(/^[\s,;|·()–—-]+|[\s)]+$/gu, "")) ? "" : after;
		const rest = `${text.slice(0, found.start).replace(icon, "")}\t${beside}`
			.replace(icon, "")
			.replace(/\(\s*\t\s*\)/u, "\t")
			.replace(/^\s*\t|\t\s*$/gu, "");
		return { kind: "date", text, rest, period: found.period };
	}
	return { kind: isSentence(text) ? "text" : "short", text, rest: text, period: null };
}

/** "Clerk, Corvane (www.corvane.example)	2019 – 2021": the head of a job may tell where its house is in the web. */
function withoutAddress(text: string): string {
	const rest = text.replace(webAddress, "").trim();
	return rest !== text && (beginsWithTitle(rest) || findPeriod(rest)) ? rest : text;
}
const webAddress = /[\s,|·–-]*\(?(?:https?:|www\.)[^\s()]+\)?/giu;

function isSentence(text: string): boolean {
	const words = wordCount(text);
	if (
		/[.!?;]$/u.test(text) &&
		// "Yahoo!" is a name.
		!(words < 3 && text.endsWith("!")) &&
		!/\b(?:inc|co|corp|ltd|jr|sr|st|dept|llc|s\.a|hrs?|[A-Z])\.$/iu.test(text) &&
		// "Motor Transport Operator, Spc.": a rank.
		!/, \p{Lu}\p{Ll}{1,3}\.$/u.test(text)
	)
		return true;
	if (isListOfTools(text) || isToolLabel(text)) return true;
	// "Office of the Attorney General, Water, Environment and Utilities Division": each long word begins large.
	if (
		words <= 16 &&
		words >= 3 &&
		!/(?<![\p{L}'’-])\p{Ll}{4}/u.test(text) &&
		!/^\p{Ll}/u.test(text)
	)
		return false;
	// "Corvane Homes Ltd | Level 5, the old mall, …": a house may have its whole address behind it.
	const [house = "", address] = text.split(/\s\|\s/u);
	if (address !== undefined && words <= 18 && wordCount(house) <= 5 && titleScore(house) <= -3)
		return false;
	if (/[\t|]/u.test(text) || /\S\s[–—·•-]\s\S/u.test(text))
		return (
			!isPlace(text.split(/[\t|]|\s[–—·•-]\s/u).at(-1) ?? "") &&
			(words > 16 || (words >= 10 && !namesTitle(text)))
		);
	if (words >= 10) return words > 16 || isDuty(text) || !beginsWithTitle(text);
	return words >= 3 && /^\p{Ll}/u.test(text);
}

/** "Environment: Java, Spring" says what a job was done with; so does "Back-end: Python, Django, Flask". */
export const isToolLabel = (text: string): boolean => toolLabel.test(text) || isLabeledList(text);
const toolLabel =
	/^(?:schlagworte|keywords|environment|environnement(?: technique)?|umgebung|entorno|technolog\p{L}+|tools?|skills|tech stack|outils|herramientas|ferramentas)\s?:\s/iu;

function isLabeledList(text: string): boolean {
	const [, label = "", list = ""] = /^(\p{L}[\p{L} /&-]{1,20}\p{L})\s?:\s(.*)$/u.exec(text) ?? [];
	const words = list.split(/,\s*/u);
	// "Chef" is a tool as well.
	const titled = words.filter((word) => titleScore(word) >= 2);
	return (
		words.length > 2 &&
		titleScore(label) >= 0 &&
		titled.length <= (words.length > 3 ? 1 : 0) &&
		titled.every((word) => wordCount(word) === 1) &&
		words.every((word) => wordCount(word) < 4 && !isPlace(word)) &&
		// Tools have names.
		words.filter((word) => /^[\p{Lu}.\d]/u.test(word)).length > words.length * 0.6
	);
}

/** "Kotlin | Postgres | Kafka | Helm" below the head of a job: what it was done with. */
function isListOfTools(text: string): boolean {
	const parts = text.split(/\s\|\s/u);
	return (
		parts.length > 3 &&
		!parts.some((part) => isPlace(part) || isTerms(part) || Math.abs(titleScore(part)) >= 3)
	);
}

/** Whether one of its parts is a title. */
export const namesTitle = (text: string): boolean =>
	text.split(/[\t|]|\s[–—·•-]\s/u).some((part) => titleScore(part) >= 3);
