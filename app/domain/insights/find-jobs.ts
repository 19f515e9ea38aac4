import { sentencesOf } from "./duty-words.ts";
import { type Head, headsOf } from "./head-rows.ts";
import { type JobHead, readHead } from "./job-heads.ts";
import { findPeriod, type MonthRange } from "./month-ranges.ts";
import { rowsOfBreaks } from "./sheet/career-breaks.ts";
import { withoutTowns } from "./sheet/own-towns.ts";
import { isPlace } from "./sheet/place-names.ts";
import { isLoneTime } from "./sheet/times-of-heads.ts";
import { isToolLabel, type Row, rowOf, type SheetLine } from "./sheet-lines.ts";
import { isDegreeLine, isSchoolLine, titleScore, wordCount } from "./title-words.ts";

/** The jobs of a part of a resume: a line with dates makes one, with the short lines around it. */

export type FoundJob = JobHead & { period: MonthRange | null; bullets: string[] };
export type LineUse = "job" | "bullet" | "guessed-bullet" | "school" | "break" | "text" | "lost";
export type FoundJobs = {
	jobs: FoundJob[];
	/** The lines at the head of each job as they stand, with their dates. */
	heads: string[][];
	/** What each line was taken for. */
	uses: LineUse[];
};

/**
 * The jobs among some lines. A career break is none: it is taken out before, so that it tears and names no other.
 * @param towns where the person lives
 */
export function findJobs(lines: readonly SheetLine[], towns: readonly string[] = []): FoundJobs {
	// A year alone may be what was listed, but not where other jobs have their times in items.
	const areListed = lines.some(({ text, isItem }) => isItem && isLoneTime(text));
	const rows = lines.map((line) =>
		rowOf(areListed && /^(?:19|20)\d\d$/u.test(line.text) ? { ...line, isItem: false } : line),
	);
	const isBreak = rowsOfBreaks(rows);
	const isWork = (_: unknown, index: number) => !isBreak[index];
	const found = jobsOfRows(lines.filter(isWork), withoutTowns(rows.filter(isWork), towns));
	const uses = found.uses.values();
	return { ...found, uses: isBreak.map((is) => (is ? "break" : (uses.next().value ?? "text"))) };
}

function jobsOfRows(lines: readonly SheetLine[], rows: readonly Row[]): FoundJobs {
	const heads = withHousesApart(headsOf(rows));
	// A label above other lines tells nothing that could be lost.
	const uses: LineUse[] = rows.map(({ kind, text }) =>
		kind === "item" || (kind === "short" && !text.endsWith(":")) ? "lost" : "text",
	);
	const isProse = areParagraphs(rows);
	const isRoof = roofsOf(heads);
	const titleFirst = standsTitleFirst(heads, isRoof);
	const jobs: HeadedJob[] = [];
	for (const [index, head] of heads.entries()) {
		const until = heads[index + 1]?.start ?? rows.length;
		const job: HeadedJob = {
			...readHead(head.lines, titleFirst && !isRoof[index]),
			period: head.period,
			bullets: [],
			head: lines.slice(head.start, head.end + 1).map(({ text }) => text),
		};
		// A school is where people work as well: then it has something listed below it.
		const isListed = rows[head.end + 1]?.kind === "item" && head.end + 1 < until;
		// So does the roof of titles within its time.
		const isHouse = isRoof[index] && isWithin(heads[index + 1]?.period ?? null, head.period);
		const isSchool =
			head.lines.some(isListed || isHouse ? isDegreeLine : isSchoolLine) &&
			titleScore(job.title ?? "") < 2;
		for (let row = head.start; row < until; row++)
			uses[row] = isSchool ? "school" : (uses[row] ?? "text");
		if (isSchool) continue;
		for (let row = head.start; row <= head.end; row++) uses[row] = "job";
		fillBullets(job, rows, uses, head.end + 1, until, isProse);
		jobs.push(job);
	}
	const named = withEmployers(jobs);
	return {
		jobs: named.map(({ head: _, ...job }) => job),
		heads: named.map(({ head }) => head),
		uses,
	};
}

/** "Programmer / Corvane", "Programmer (Corvane)": where no other sign parts a house, what most heads have does. */
function withHousesApart(heads: readonly Head[]): readonly Head[] {
	for (const sign of [" / ", " ("]) {
		const parted = new Set(heads.filter(({ lines }) => isPartedBy(lines, sign)));
		if (parted.size < 2 || parted.size < heads.length * 0.75) continue;
		const apart = (line: string) => line.replace(sign, "\t");
		return heads.map((head) =>
			parted.has(head) ? { ...head, lines: head.lines.map(apart) } : head,
		);
	}
	return heads;
}

function isPartedBy(lines: readonly string[], sign: string): boolean {
	const { title, employer } = readHead(lines);
	const isOne = title === null || employer === null;
	return isOne && lines.filter((line) => line.split(sign).length === 2).length === 1;
}

type HeadedJob = FoundJob & { head: string[] };

function standsTitleFirst(heads: readonly Head[], isRoof: readonly boolean[]): boolean {
	let votes = 0;
	for (const [index, { lines }] of heads.entries()) {
		const { title, employer } = readHead(lines);
		if (!title || !employer || titleScore(title) < 2 + Math.max(0, titleScore(employer))) continue;
		const whole = lines.join("\n");
		votes += (whole.indexOf(title) < whole.indexOf(employer) ? 1 : -1) * (isRoof[index] ? 0.1 : 1);
	}
	return votes >= 0;
}

/** Which heads have a title alone below them: a house above several titles stands first, whatever the others do. */
const roofsOf = (heads: readonly Head[]): boolean[] =>
	heads.map((_, index) => {
		const { title, employer } = readHead(heads[index + 1]?.lines ?? []);
		return title !== null && employer === null && titleScore(title) >= 2;
	});

/** What stands below a head: its items; without any, its sentences and short lines. */
function fillBullets(
	job: FoundJob,
	rows: readonly Row[],
	uses: LineUse[],
	from: number,
	until: number,
	isProse: boolean,
): void {
	const body = rows.slice(from, until);
	const isListed = body.some(({ kind }) => kind === "item");
	const first = body.findIndex(({ kind }) => kind === "item");
	const bullets: { text: string; row: number }[] = [];
	let isLabeled = false;
	for (const [index, row] of body.entries()) {
		if (row.kind === "aside") continue;
		const isItem = row.kind === "item";
		// What it was done with is no bullet, and may go on behind a comma; a sentence among sentences is one.
		isLabeled =
			!isItem &&
			((isToolLabel(row.text) && (isListed || !row.text.endsWith("."))) ||
				(isLabeled && /,$/u.test(body[index - 1]?.text ?? "")));
		if (isLabeled) continue;
		const last = bullets.at(-1);
		if (
			!isItem &&
			last &&
			(/^[\p{Ll}(]/u.test(row.text) || (isListed && /[,–-]$/u.test(last.text)))
		) {
			last.text += ` ${row.text}`;
			uses[from + index] = uses[last.row] ?? "bullet";
			continue;
		}
		if (/:$/u.test(row.text) && !isItem) continue;
		if (isListed && !isItem && (index < first || row.kind === "short")) continue;
		bullets.push({ text: row.text, row: from + index });
		uses[from + index] = isItem ? "bullet" : "guessed-bullet";
	}
	const texts = bullets.map(({ text }) => text);
	job.bullets = !isListed && (isProse || texts.length === 1) ? ofParagraphs(texts) : texts;
}

/** Whether work is told in paragraphs of several sentences, and not in lines. */
function areParagraphs(rows: readonly Row[]): boolean {
	const texts = rows.flatMap(({ kind, text }) => (kind === "text" ? [text] : []));
	const lengthOf = (some: readonly string[]) => some.join("").length;
	const long = texts.filter((text) => text.length > 110 && sentencesOf(text).length > 1);
	return lengthOf(long) > lengthOf(texts) * 0.6;
}

/** A paragraph that was broken into lines is one; its sentences are its bullets. */
function ofParagraphs(texts: readonly string[]): string[] {
	const whole: string[] = [];
	for (const text of texts) {
		const last = whole.at(-1);
		if (last !== undefined && !/[.!?]["”’)]?$/u.test(last))
			whole[whole.length - 1] = `${last} ${text}`;
		else whole.push(text);
	}
	return whole.flatMap(sentencesOf);
}

/** Several titles under one employer: a line with the whole time is no job, and its name goes to those below. */
function withEmployers(jobs: readonly HeadedJob[]): HeadedJob[] {
	const named: HeadedJob[] = [];
	let roof: HeadedJob | null = null;
	for (const [index, job] of jobs.entries()) {
		const next = jobs[index + 1];
		const isRoof =
			next &&
			job.bullets.length === 0 &&
			titleScore(job.title ?? "") <= 0 &&
			(next.employer === null || isPart(next)) &&
			isWithin(next.period, job.period);
		if (isRoof) {
			roof = { ...job, employer: job.employer ?? job.title };
			continue;
		}
		if (roof && isPart(job) && isWithin(job.period, roof.period)) {
			named.push({ ...job, title: `${job.title}, ${job.employer}`, employer: roof.employer });
			continue;
		}
		const above = named.at(-1);
		if (job.employer !== null && !(roof && isWithin(job.period, roof.period))) roof = null;
		const isNext =
			above?.employer &&
			job.period &&
			above.period &&
			areBeside(job.period.to ?? 0, above.period.from);
		const isBelow = above !== undefined && isBelowHouse(job, above);
		if (above?.employer && (isNext || isBelow) && isDepartment(job, above, isBelow)) {
			named.push({ ...job, title: `${job.title}, ${job.employer}`, employer: above.employer });
			continue;
		}
		const inherited = roof
			? roof.employer
			: (isNext || isBelow) && job.title !== null
				? (above?.employer ?? null)
				: null;
		named.push({ ...job, employer: job.employer ?? inherited });
	}
	return named;
}

/** "Registered Nurse, Telemetry" in a line of its own: what stands behind the comma looks like no house. */
const isPart = (job: HeadedJob): boolean =>
	job.title !== null &&
	job.employer !== null &&
	titleScore(job.title) >= 2 &&
	titleScore(job.employer) >= -1 &&
	wordsOfHead(job) === 1 &&
	job.head.some((line) => line.includes(`${job.title}, ${job.employer}`));

/** A title alone, below one that has its house above it. */
const isBelowHouse = (job: HeadedJob, above: HeadedJob): boolean =>
	above.employer !== null &&
	wordsOfHead(job) === 1 &&
	titleScore(job.title ?? "") >= 2 &&
	(wordsOfHead(above) === 1 ||
		(above.head
			.find((line) => !/^\P{L}*$/u.test(line) && !findPeriod(line))
			?.startsWith(above.employer) ??
			false));

/** The end of one job and the beginning of the next: months apart, or one year that both name. */
const areBeside = (end: number, begin: number): boolean =>
	Math.abs(end - begin) <= 2 || Math.floor(end / 12) === Math.floor(begin / 12);

/**
 * "Registered Nurse, Cardiac Step-Down" below a job whose house stands in a line of its own: what is behind the comma
 * is no house of its own.
 */
const isDepartment = (job: HeadedJob, above: HeadedJob, isBelow: boolean): boolean =>
	job.title !== null &&
	job.employer !== null &&
	(titleScore(job.employer) >= -1 ||
		departments.test(job.employer) ||
		(isBelow && wordCount(job.employer) === 1)) &&
	wordsOfHead(job) === 1 &&
	wordsOfHead(above) > 1 &&
	job.head.some((line) => line.includes(`${job.title}, ${job.employer}`));

const departments =
	/\b(?:services|care|unit|department|division|team|group|office|systems|technology)$/iu;

/** How many lines of a head say more than a time. */
const wordsOfHead = ({ head }: HeadedJob): number =>
	head.filter((line) => {
		const found = findPeriod(line);
		const rest = found ? line.slice(0, found.start) + line.slice(found.end) : line;
		return /\p{L}{2,}/u.test(rest) && !isPlace(rest.replace(/^\P{L}+|[\s|·,–-]+$/gu, ""));
	}).length;

const isWithin = (inner: MonthRange | null, outer: MonthRange | null): boolean =>
	inner !== null &&
	outer !== null &&
	inner.from >= outer.from &&
	(outer.to === null || (inner.to !== null && inner.to <= outer.to));
