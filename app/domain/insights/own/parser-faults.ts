import { directionOf, inLanguage, unreadJobs } from "#app/domain/base/messages/languages.ts";
import type { TextBlock } from "#app/domain/reader/text-blocks.ts";
import { findPeriod } from "../month-ranges.ts";
import { readResume } from "../read-resume.ts";
import type { ReadLanguage, ReadLine } from "../resume-reading.ts";
import { sectionKindOf, withoutLetterSpacing } from "../section-names.ts";

/** What stands in the way of a program that reads a resume, found by rules and without a group. */

/** A resume as a program gets it. */
export type MachineText = {
	/** Line by line, as a simple program puts them together. */
	raw: readonly string[];
	blocks: readonly TextBlock[];
	/** What stands above and below the pages of a Word file. */
	margins: readonly string[];
	/** Lines that mix two columns, or stand among those of another one; a sentence where the lines are not known. */
	columns: readonly string[];
	/** Pages of a PDF with text that is missing, because this browser cannot read its font. */
	unread?: readonly number[];
};

export type FaultKind =
	| "split-headings"
	| "columns"
	| "contact-in-margins"
	| "no-contact"
	| "missing-months"
	| "no-jobs"
	| "lost-lines"
	| "unread-font";
export type ParserFault = { kind: FaultKind; lines: string[] };

/** What the page shows: each line with the faults that it belongs to, and the faults. */
export type MachineView = {
	language: ReadLanguage;
	direction: ReturnType<typeof directionOf>;
	/** What cannot be said of a resume in this language; null of those that are known. */
	note: string | null;
	lines: { text: string; faults: FaultKind[] }[];
	faults: ParserFault[];
};

const address = /[\w.+-]{1,64}@[\w-]{1,64}\.\w/u;
/** "01.11.2026" and "2018 - 2023" are no numbers to call. */
const phone =
	/(?<!\d[.-]?)(?!\d{1,4}([.-])\d\d?\1\d{2,4}(?![.-]?\d)|(?:19|20)\d\d ?- ?(?:19|20)\d\d)\+?\(?\d[\d().\s-]{7,}\d/u;

/**
 * Reads a text as programs do.
 * @param now when what is still going on is measured
 */
export function viewAsMachine(text: MachineText, now: Date): MachineView {
	const { language, isOutlined: isKnown, lines, jobs } = readResume(text.blocks, now, null);
	// Elsewhere only we do not know its jobs.
	const dated = isKnown ? lines : lines.filter(({ mark }) => mark === "read");
	const { unread = [] } = text;
	const found: [FaultKind, string[]][] = [
		["split-headings", splitHeadings(text.raw)],
		["columns", [...text.columns]],
		["contact-in-margins", text.margins.filter((line) => address.test(line) || phone.test(line))],
		["missing-months", dated.filter(isYearsOnly).map(({ text }) => text)],
		["lost-lines", dated.filter(isLostTime).map(({ text }) => text)],
		["unread-font", unread.map((page) => `Text on page ${page} is missing below.`)],
	];
	const faults = found.flatMap(([kind, lines]) => (lines.length > 0 ? [{ kind, lines }] : []));
	// What was not found may stand elsewhere.
	const isElsewhere = (...kinds: FaultKind[]) => faults.some(({ kind }) => kinds.includes(kind));
	const hasAddress = text.raw.some((line) => address.test(line));
	if (!hasAddress && !isElsewhere("contact-in-margins", "unread-font")) {
		faults.push({ kind: "no-contact", lines: [] });
	}
	if (isKnown && jobs.length === 0 && !isElsewhere("unread-font"))
		faults.push({ kind: "no-jobs", lines: [] });
	return {
		language,
		direction: directionOf(language),
		note: isKnown ? null : `Your resume is ${inLanguage(language)}. ${unreadJobs}`,
		lines: text.raw.filter((line) => line.trim() !== "").map(marked(text.raw, faults)),
		faults,
	};
}

const bare = (text: string): string => text.replace(/\s+/gu, "");

/** Says of a line which faults name it; they may name it without its gaps, or a part of it. */
function marked(raw: readonly string[], faults: readonly ParserFault[]) {
	const whole = new Set(raw.map(bare));
	const isNamed = (text: string) => (line: string) =>
		whole.has(line) ? text === line : text.includes(line);
	const named = faults.map(({ kind, lines }) => ({ kind, lines: lines.map(bare) }));
	return (text: string) => ({
		text,
		faults: named
			.filter(({ lines }) => lines.filter((line) => line !== "").some(isNamed(bare(text))))
			.map(({ kind }) => kind),
	});
}

/** "E X P E R I E N C E", and a heading that goes on in the next line. */
function splitHeadings(raw: readonly string[]): string[] {
	return raw.flatMap((line, index) => {
		// Short words are no pieces: "QA HR PR BI Go".
		const isSpaced =
			/^(?:\p{L}{1,2} ){3,}\p{L}{1,2}$/u.test(line.trim()) &&
			(withoutLetterSpacing(line) !== line || sectionKindOf(bare(line)));
		if (isSpaced) return [line];
		const next = raw[index + 1] ?? "";
		const both = `${line} ${next}`;
		const isShort = both.length < 40 && !/[\t.,]/u.test(both) && /^\p{Lu}/u.test(line);
		const isSplit = isShort && sectionKindOf(both) && !sectionKindOf(line) && !sectionKindOf(next);
		return isSplit ? [`${line} / ${next}`] : [];
	});
}

/** A time that belongs to no job: whatever it was, a program does not count it. */
const isLostTime = ({ mark, text }: ReadLine): boolean =>
	mark === "lost" && findPeriod(text) !== null;

/** "2015 – 2018" at a job: nobody knows whether that is one year or three. */
function isYearsOnly({ text, kind }: ReadLine): boolean {
	if (kind !== "job") return false;
	const found = findPeriod(text);
	if (!found || found.period.to === found.period.from) return false;
	const said = text.slice(found.start, found.end);
	return /^(?:19|20)\d\d\D{1,12}(?:(?:19|20)\d\d|\p{L}+)?\W*$/u.test(said);
}
