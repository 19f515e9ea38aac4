import { isDuty, sentencesOf } from "./duty-words.ts";
import { type JobHead, readHead } from "./job-heads.ts";
import { type FoundPeriod, findLoneYear, findPeriod, type MonthRange } from "./month-ranges.ts";
import { isContact, type SheetLine } from "./sheet-lines.ts";
import { beginsWithTitle, isPlace, isSchoolLine, isTerms, titleScore } from "./title-words.ts";

/** The jobs of a part of a resume: a line with dates makes one, with the short lines around it. */

export type FoundJob = JobHead & { period: MonthRange | null; bullets: string[] };
export type LineUse = "job" | "bullet" | "guessed-bullet" | "school" | "text" | "lost";
export type FoundJobs = {
	jobs: FoundJob[];
	/** What each line was taken for. */
	uses: LineUse[];
};

type Row = {
	/** aside: contact data at the head of a page. */
	kind: "date" | "item" | "text" | "short" | "aside";
	text: string;
	/** Without its time. */
	rest: string;
	period: MonthRange | null;
};
/** The rows of a job's head, from start to end, both included. */
type Head = { start: number; end: number; lines: string[]; period: MonthRange | null };

const mostAbove = 3;
const mostBelow = 2;
const wordCount = (text: string): number => text.split(/\s+/u).filter((word) => word !== "").length;

export function findJobs(lines: readonly SheetLine[]): FoundJobs {
	const rows = lines.map(rowOf);
	const dated = datedHeads(rows);
	const heads = withUndated(rows, dated);
	const uses: LineUse[] = rows.map(({ kind }) =>
		kind === "item" || kind === "short" ? "lost" : "text",
	);
	const titleFirst = standsTitleFirst(heads);
	const jobs: FoundJob[] = [];
	for (const [index, head] of heads.entries()) {
		const until = heads[index + 1]?.start ?? rows.length;
		const job: FoundJob = { ...readHead(head.lines, titleFirst), period: head.period, bullets: [] };
		const isSchool = head.lines.some(isSchoolLine) && titleScore(job.title ?? "") < 3;
		for (let row = head.start; row < until; row++)
			uses[row] = isSchool ? "school" : (uses[row] ?? "text");
		if (isSchool) continue;
		for (let row = head.start; row <= head.end; row++) uses[row] = "job";
		fillBullets(job, rows, uses, head.end + 1, until);
		jobs.push(job);
	}
	return { jobs: withEmployers(jobs), uses };
}

function rowOf({ text, isItem }: SheetLine): Row {
	if (isItem) return { kind: "item", text, rest: text, period: null };
	if (isContact(text)) return { kind: "aside", text, rest: text, period: null };
	const found = dateOfHead(text);
	if (found) {
		const rest = `${text.slice(0, found.start)}\t${text.slice(found.end)}`.replace(
			/^\s*\t|\t\s*$/gu,
			"",
		);
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
	if (/[\t|]/u.test(text) || /\S\s[–—·•-]\s\S/u.test(text))
		return words > 16 || (words >= 10 && !namesTitle(text));
	if (words >= 10) return words > 16 || isDuty(text) || !beginsWithTitle(text);
	return words >= 3 && /^\p{Ll}/u.test(text);
}

/** Whether one of its parts is a title. */
const namesTitle = (text: string): boolean =>
	text.split(/[\t|]|\s[–—·•-]\s/u).some((part) => titleScore(part) >= 3);

/** The time of a line that is the head of a job, and not a sentence about a time. */
function dateOfHead(text: string): FoundPeriod | null {
	const found = findPeriod(text);
	if (!found) return loneYearOfHead(text);
	const [before, after] = [text.slice(0, found.start), text.slice(found.end)];
	const words = wordCount(before) + wordCount(after);
	if (words > 16) return null;
	const isParted =
		/(?:^|[\t|,·•(–—:-])\s*$/u.test(before) && /^\s*(?:$|[\t|,·•)–—:-])/u.test(after);
	if (isParted && !(isDuty(text) && !/[\t|(]/u.test(text))) return found;
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
	if (!found) return null;
	const rest = `${text.slice(0, found.start)} ${text.slice(found.end)}`.trim();
	return rest === "" || titleScore(rest) !== 0 ? found : null;
}

function datedHeads(rows: readonly Row[]): Head[] {
	const dates = rows.flatMap(({ kind }, index) => (kind === "date" ? [index] : []));
	const { depth, below } = layoutOf(rows, dates);
	const starts = dates.map((date, index) => startOfHead(rows, date, dates[index - 1] ?? -1, depth));
	return dates.map((date, index) => {
		const start = starts[index] ?? date;
		const until = starts[index + 1] ?? rows.length;
		const above = rows.slice(start, date).map(({ text }) => text);
		const lines = [...above, rows[date]?.rest ?? ""];
		const end = endOfHead(rows, lines, date, until, below);
		return { start, end, lines, period: rows[date]?.period ?? null };
	});
}

/** What most jobs have; of two the one that comes first. */
function usualCount(counts: readonly number[]): number {
	const times = (count: number) => counts.filter((other) => other === count).length;
	return counts.reduce(
		(best, count) => (times(count) > times(best) ? count : best),
		counts[0] ?? 0,
	);
}

/** A head that lacks its title takes one in that stands right above. */
function startOfHead(rows: readonly Row[], date: number, after: number, depth: number): number {
	const start = date - shortsAbove(rows, date, after, depth);
	const above = rows[start - 1];
	const lines = [...rows.slice(start, date).map(({ text }) => text), rows[date]?.rest ?? ""];
	const isUntitled = lines.every((line) => titleScore(line) < 2 && !namesTitle(line));
	const isTitle =
		start - 1 > after &&
		above?.kind === "short" &&
		!isDuty(above.text) &&
		titleScore(above.text) >= 3;
	return depth > 0 && isUntitled && isTitle ? start - 1 : start;
}

/** How many short lines belong to a head above and below its dates, as most jobs of this part have them. */
function layoutOf(
	rows: readonly Row[],
	dates: readonly number[],
): { depth: number; below: number } {
	const above = dates.map((date, index) =>
		shortsAbove(rows, date, dates[index - 1] ?? -1, mostAbove),
	);
	const isSigned = rows.some(({ kind }) => kind === "item");
	// Beside items a short line can only belong to a head; among lines without signs it may be a bullet.
	const depth = above[0] === 0 ? 0 : isSigned ? Math.max(0, ...above) : usualCount(above);
	const counts = dates.map((date, index) => {
		const until =
			(dates[index + 1] ?? rows.length) -
			(index + 1 < dates.length ? Math.min(depth, above[index + 1] ?? 0) : 0);
		let count = 0;
		while (date + count + 1 < until && isHeadLine(rows[date + count + 1])) count += 1;
		return count;
	});
	const below = isSigned ? usualCount(counts) : Math.min(...counts);
	return { depth, below: dates.length < 2 ? 0 : Math.min(below, mostBelow) };
}

const isHeadLine = (row: Row | undefined): boolean =>
	row?.kind === "short" && !isDuty(row.text) && !/[:.]$/u.test(row.text) && !isPlace(row.text);

/** How many short lines stand directly above a row, at most so many, and none that says a duty. */
function shortsAbove(rows: readonly Row[], row: number, after: number, most: number): number {
	let count = 0;
	while (count < most) {
		const above = rows[row - count - 1];
		if (row - count - 1 <= after || above?.kind !== "short" || isDuty(above.text)) break;
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
	below: number,
): number {
	let end = date;
	for (let taken = 0; end + 1 < until; end++) {
		const next = rows[end + 1];
		if (next?.kind !== "short" || /:$/u.test(next.text)) break;
		const isAside = isPlace(next.text) || isTerms(next.text);
		const { title, employer } = readHead(lines);
		const isWanted = taken < below || ((title === null || employer === null) && taken < mostBelow);
		if (!isAside && (!isWanted || isDuty(next.text))) break;
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
			!isDuty(rows[end + 1]?.text ?? "")
		)
			end++;
		const lines = rows.slice(row, end + 1).map(({ text }) => text);
		const { title, employer } = readHead(lines);
		const above = rows[row - 1]?.kind;
		const isApart = row === 0 || above === "item" || above === "text" || !isBelowJob;
		const hasText = ["item", "text"].includes(rows[end + 1]?.kind ?? "");
		const isHead =
			isApart &&
			title !== null &&
			employer !== null &&
			titleScore(title) >= 2 &&
			!isDuty(title) &&
			wordCount(title) <= 8 &&
			(isSigned || titleScore(employer) < 0) &&
			!lines.some((line) => /[:.]$/u.test(line)) &&
			(hasText || end + 1 === rows.length || titleScore(employer) < 0);
		if (isHead) heads.push({ start: row, end, lines, period: null });
		row = end;
	}
	return heads;
}

function standsTitleFirst(heads: readonly Head[]): boolean {
	let votes = 0;
	for (const { lines } of heads) {
		const { title, employer } = readHead(lines);
		if (!title || !employer || titleScore(title) < 2) continue;
		const whole = lines.join("\n");
		votes += whole.indexOf(title) < whole.indexOf(employer) ? 1 : -1;
	}
	return votes >= 0;
}

/** What stands below a head: its items; without any, its sentences and short lines. */
function fillBullets(
	job: FoundJob,
	rows: readonly Row[],
	uses: LineUse[],
	from: number,
	until: number,
): void {
	const body = rows.slice(from, until);
	const isListed = body.some(({ kind }) => kind === "item");
	const first = body.findIndex(({ kind }) => kind === "item");
	const bullets: { text: string; row: number }[] = [];
	for (const [index, row] of body.entries()) {
		if (row.kind === "aside") continue;
		const isItem = row.kind === "item";
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
	const [only] = bullets;
	job.bullets =
		!isListed && only && bullets.length === 1
			? sentencesOf(only.text)
			: bullets.map(({ text }) => text);
}

/** Several titles under one employer: a line with the whole time is no job, and its name goes to those below. */
function withEmployers(jobs: readonly FoundJob[]): FoundJob[] {
	const named: FoundJob[] = [];
	let roof: FoundJob | null = null;
	for (const [index, job] of jobs.entries()) {
		const next = jobs[index + 1];
		const isRoof =
			next &&
			job.bullets.length === 0 &&
			titleScore(job.title ?? "") <= 0 &&
			next.employer === null &&
			isWithin(next.period, job.period);
		if (isRoof) {
			roof = { ...job, employer: job.employer ?? job.title };
			continue;
		}
		const above = named.at(-1);
		if (job.employer !== null && !(roof && isWithin(job.period, roof.period))) roof = null;
		const isNext =
			above?.employer &&
			job.period &&
			above.period &&
			Math.abs((job.period.to ?? 0) - above.period.from) <= 2;
		const inherited = roof ? roof.employer : isNext && job.title !== null ? above.employer : null;
		named.push({ ...job, employer: job.employer ?? inherited });
	}
	return named;
}

const isWithin = (inner: MonthRange | null, outer: MonthRange | null): boolean =>
	inner !== null &&
	outer !== null &&
	inner.from >= outer.from &&
	(outer.to === null || (inner.to !== null && inner.to <= outer.to));
