import { foldText } from "./month-names.ts";
import { findPeriod } from "./month-ranges.ts";
import { isSectionName, type SectionKind, sectionKindOf } from "./section-names.ts";
import { isCareerBreak } from "./sheet/career-breaks.ts";
import { withoutFormLabels } from "./sheet/labeled-forms.ts";
import { isLoneTime } from "./sheet/times-of-heads.ts";
import { isContact, namesTitle, type SheetLine } from "./sheet-lines.ts";
import { titleScore } from "./title-words.ts";

/** Headings begin the parts of a resume. "head" stands above the first one. */
export type Part = { place: SectionKind | "head"; heading: string | null; lines: SheetLine[] };

/**
 * The parts of a resume, in order.
 * @param sheet its lines without its name
 * @param name which stands at the head of each page once more
 */
export function partsOf(sheet: readonly SheetLine[], name: string): Part[] {
	const lines = withWholeItems(withoutPageHeads(sheet, name));
	const kinds = lines.map((line, index) => kindOfLine(line, lines.slice(index + 1, index + 4)));
	const capitals = lines.filter(({ text }, index) => kinds[index] && isCapital(text)).length;
	const isCapitalStyle =
		capitals > kinds.filter((kind) => kind !== null).length / 2 && capitals > 1;
	const parts: Part[] = [{ place: "head", heading: null, lines: [] }];
	for (const [index, line] of lines.entries()) {
		const kind = kinds[index] ?? null;
		const last = parts.at(-1) as Part;
		// In a list of single words, "Software" is one of them; so is "Service design" where it looks like no heading.
		const isListed =
			wordLists.has(last.place) &&
			line.text.split(/\s+/u).length < 4 &&
			(isCapitalStyle
				? !isCapital(line.text)
				: line.level === null && maybeSkills.has(kind) && !isSectionName(line.text));
		const [, label = "", rest = ""] =
			line.isItem || last.place === "skills" ? [] : (inlineSection.exec(line.text) ?? []);
		const labeled = kind || label === "" ? null : sectionKindOf(label);
		// A break among jobs is a line of theirs, however it is set; so is a label of a form.
		if (isCareerBreak(line.text) && mayHoldJobs.has(last.place)) last.lines.push(line);
		else if (last.place === "work" && formLabel.test(label === "" ? line.text : label))
			last.lines.push(line);
		else if (kind && !isListed) parts.push({ place: kind, heading: line.text, lines: [] });
		else if (
			!kind &&
			isOtherHeading(lines, kinds, index) &&
			(line.level === 1 || !wordLists.has(last.place))
		)
			parts.push({ place: "other", heading: line.text, lines: [] });
		else if (
			labeled &&
			inlineKinds.has(labeled) &&
			!(
				last.place === "work" &&
				(isBetweenJobs(lines, kinds, index) ||
					last.lines.some(({ text }) => text.startsWith(`${label}:`)))
			)
		) {
			parts.push({ place: labeled, heading: `${label}:`, lines: [{ ...line, text: rest }] });
		} else if (isSideEnd(parts, line.text))
			parts.push({ place: "head", heading: null, lines: [line] });
		else last.lines.push(line);
	}
	return withSkills(parts).map((part) =>
		part.place === "work" ? { ...part, lines: withoutFormLabels(part.lines) } : part,
	);
}

/** Of a form for each job, and no heading. */
const formLabel = /^(?:positions? held|main activities)$/iu;

/** Where no heading names skills, a list of names below one that nobody knows has them. */
function withSkills(parts: Part[]): Part[] {
	if (parts.some(({ place }) => place === "skills")) return parts;
	const listed = parts.find(
		({ place, heading, lines }) =>
			place === "other" && heading !== null && sectionKindOf(heading) === null && areNames(lines),
	);
	return listed
		? parts.map((part) => (part === listed ? { ...part, place: "skills" } : part))
		: parts;
}

function areNames(lines: readonly SheetLine[]): boolean {
	const names = lines.flatMap(({ text }) => text.split(/[,;|•·\t]\s*/u));
	return (
		names.length >= fewestNames &&
		names.every(
			(name) =>
				/^[^.:!?]{1,30}$/u.test(name) &&
				name.split(" ").length <= 3 &&
				!/^(?:19|20)\d\d/u.test(name) &&
				findPeriod(name) === null &&
				titleScore(name) < 2,
		)
	);
}
const fewestNames = 4;

/** "… briefs the board on / awards": the only heading in small letters, right below an item, is its end. */
function withWholeItems(lines: readonly SheetLine[]): SheetLine[] {
	const isSmall = (line: SheetLine) => /^\p{Ll}/u.test(line.text) && kindOfLine(line, []) !== null;
	const at = lines.findIndex(isSmall);
	const [item, end] = [lines[at - 1], lines[at]];
	if (!item?.isItem || !end || at !== lines.findLastIndex(isSmall)) return [...lines];
	return lines.toSpliced(at - 1, 2, { ...item, text: `${item.text} ${end.text}` });
}

/**
 * The side column of LinkedIn's files begins with "Contact", and names three skills; the person stands below. Of fewer
 * skills the name tells, which their address has as well.
 */
function isSideEnd(parts: readonly Part[], text: string): boolean {
	const [, contact] = parts;
	const last = parts.at(-1);
	if (contact?.heading !== "Contact" || last === contact || last?.place === "head") return false;
	if (last?.heading === "Top Skills" && last.lines.length > 2) return true;
	const address = contact.lines
		.slice(0, longestContact)
		.map((line) => line.text.slice(0, 100).toLowerCase())
		.join("");
	const words = foldText(text).match(/\p{L}+/gu) ?? [];
	return words.length > 1 && words.length < 5 && words.every((word) => address.includes(word));
}

const longestContact = 20;

/** "Skills: Go, SQL" is a section in a line; so is a list beside its name in the margin. */
const inlineSection = /^([\p{L}&/ -]{3,40})(?:\s*:\s+|\t(?=[^\t]*[,;|•·]))(\S.*)$/u;
const inlineKinds: ReadonlySet<SectionKind> = new Set<SectionKind>([
	"skills",
	"languages",
	"interests",
	"certificates",
]);

/** "Technologies: Java, Spring" below a job is none: the time of another one follows before the next heading. */
function isBetweenJobs(
	lines: readonly SheetLine[],
	kinds: readonly (SectionKind | null)[],
	index: number,
): boolean {
	const below = lines.slice(index + 1, index + longestJob);
	const next = below.findIndex(
		({ text, isItem }, at) => kinds[index + 1 + at] || (!isItem && findPeriod(text) !== null),
	);
	return (
		next >= 0 &&
		!kinds[index + 1 + next] &&
		below
			.slice(Math.max(0, next - 2), next + 3)
			.some(
				({ text, isItem }) =>
					!isItem && text.length < 120 && (titleScore(text) >= 2 || namesTitle(text)),
			)
	);
}

/** In lines. */
const longestJob = 40;

const hasCase = (text: string): boolean => /[\p{Lu}\p{Ll}]/u.test(text);
const isCapital = (text: string): boolean => text === text.toUpperCase();
const wordLists: ReadonlySet<Part["place"]> = new Set<Part["place"]>([
	"skills",
	"languages",
	"interests",
	"activities",
]);

const maybeSkills: ReadonlySet<SectionKind | null> = new Set<SectionKind>([
	"skills",
	"activities",
	"other",
]);

const mayHoldJobs: ReadonlySet<Part["place"]> = new Set<Part["place"]>([
	"head",
	"summary",
	"work",
	"other",
]);

/** What stands above the first heading, and once more at the head of a later page. */
function withoutPageHeads(lines: readonly SheetLine[], name: string): SheetLine[] {
	const first = lines.findIndex((line) => kindOfLine(line, []) !== null);
	// A headline says once more what the newest job is called.
	const head = new Set(
		lines
			.slice(0, Math.max(0, Math.min(first, 6)))
			.map(({ text }) => text)
			.filter((text) => titleScore(text) < 2),
	);
	// A head has its name as well, or more than one line.
	const isRepeated = (index: number) =>
		[index - 1, index + 1].some((at) => {
			const { text = "" } = lines[at] ?? {};
			return head.has(text) || (name !== "" && text.startsWith(name));
		}) || isContact(lines[index]?.text ?? "");
	return lines.filter(
		({ text }, index) =>
			text !== name &&
			!isPageNumber(text, name) &&
			(index < first || !head.has(text) || !isRepeated(index)),
	);
}

/** "Ada Example · 2" at the foot of a page. */
const isPageNumber = (text: string, name: string): boolean =>
	name !== "" && text.startsWith(name) && /^\s*[·•|–-]\s*\d{1,2}$/u.test(text.slice(name.length));

/** @param following the lines below: what has no look of a heading is one above the times of jobs alone */
function kindOfLine(
	{ text, isItem, level }: SheetLine,
	following: readonly SheetLine[],
): SectionKind | null {
	if (isItem) return null;
	const kind = sectionKindOf(text);
	if (kind || !jobWords.test(text) || (titleScore(text) > 0 && !/^exp/iu.test(text))) return kind;
	const isAboveJobs = following.some(
		(line) => !line.isItem && line.text.length < 120 && findPeriod(line.text) !== null,
	);
	return level !== null || isAboveJobs ? "work" : null;
}

/** "Data science experience" as a heading; "5 years of experience" is none. */
const jobWords =
	/^(?:(?:\p{L}[\p{L}&/-]*,? ){1,4}(?:experience|employment|erfahrung)|(?:exp[eé]riences?|experi[eê]ncias?) \p{L}+(?: \p{L}+){0,2})$/iu;

/**
 * A heading with words that nobody knows: set like the others, and neither a title nor an employer. In large
 * letters alone it may be either, if a date follows.
 */
function isOtherHeading(
	lines: readonly SheetLine[],
	kinds: readonly (SectionKind | null)[],
	index: number,
): boolean {
	const { text = "", level = null } = lines[index] ?? {};
	const isShort = text.split(/\s+/u).length <= 4 && !/[\t,|:\d]/u.test(text);
	if (level === null || !isShort || titleScore(text) >= 2) return false;
	const same = lines.flatMap((line, row) => (line.level === level ? [kinds[row]] : []));
	const isUsual = same.filter(Boolean).length >= same.length / 2 && same.length > 2;
	// So a file sets its headings.
	if (level === 1 && isUsual) return true;
	if (titleScore(text) !== 0) return false;
	// Letters that are neither large nor small: a heading in another alphabet than that of the sheet.
	if (!hasCase(text))
		return (
			lines.filter((line) => hasCase(line.text)).length > lines.length / 2 &&
			!isLoneTime(lines[index + 1]?.text ?? "")
		);
	if (isCapital(text)) {
		const isCapitalStyle = lines.some((line, row) => kinds[row] && isCapital(line.text));
		return (
			isCapitalStyle && !lines.slice(index + 1, index + 4).some((line) => findPeriod(line.text))
		);
	}
	return isUsual;
}
