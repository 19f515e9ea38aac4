import { type SectionKind, sectionKindOf } from "#app/domain/insights/section-names.ts";
import { isSchoolLine, titleScore } from "#app/domain/insights/title-words.ts";
import { bulletText, looksLikeHeading } from "./line-kinds.ts";
import { isLoneSign, joinLoneSigns } from "./lone-signs.ts";

/**
 * Two columns that were copied across: a line of the narrow one after each of the wide one, while there are any.
 * Whole sections then stand in one another, and no reading of lines in their order can be right.
 */

/** Before the columns; of the wide one; of the narrow one; of the wide one after the end of the narrow one. */
type Place = "top" | "wide" | "narrow" | "after";
const places: readonly Place[] = ["top", "wide", "narrow", "after"];

type Line = {
	text: string;
	/** An empty line stands above it. */
	isApart: boolean;
};

/** By so much the columns have to explain a text better than one column does, in the costs below. */
const margin = 3;
const fewestNarrow = 5;
/** Lines of the wide column for one of the narrow one: an empty line of that is one more. */
const mostWide = 1.6;

/**
 * @param lines of a text, with its empty ones
 * @returns them as one column after the other, or as they are where they stand so already, each sign of a list before
 * what it belongs to
 */
export function unmixColumns(lines: readonly string[]): readonly string[] {
	const signed = joinLoneSigns(lines);
	const placed = placedOf(lines, signed);
	if (!placed) return signed;
	const of = (wanted: Place) => placed.flatMap(({ text, place }) => (place === wanted ? text : []));
	const narrow = of("narrow");
	const wide = joinLoneSigns([...of("wide"), ...of("after")]);
	const section = narrow.findIndex(isHeading);
	const contact = section < 0 ? narrow : narrow.slice(0, section);
	const rest = section < 0 ? [] : narrow.slice(section);
	return [...of("top"), ...contact, "", ...wide, "", ...rest];
}

/** The lines that stand among those of another column; none where there is one column. */
export function mixedLines(lines: readonly string[]): string[] {
	const placed = placedOf(lines, joinLoneSigns(lines)) ?? [];
	return placed
		.slice(placed.findIndex(({ place }) => place === "wide"))
		.flatMap(({ text, place }) => (place === "narrow" ? text : []));
}

/** A sign in a line of its own may have a line of the other column below it. */
const placedOf = (lines: readonly string[], signed: readonly string[]) =>
	placedLines(lines) ?? (signed === lines ? null : placedLines(signed));

/** Null where the lines stand one column after the other. */
function placedLines(lines: readonly string[]): { text: string; place: Place }[] | null {
	const rows: Line[] = [];
	for (const [index, text] of lines.entries()) {
		if (text.trim() !== "") rows.push({ text, isApart: lines[index - 1]?.trim() === "" });
	}
	if (!hasContactBelow(rows)) return null;
	const found = placesOf(rows);
	const narrow = found.filter((place) => place === "narrow").length;
	if (narrow < fewestNarrow || !isBetween(rows, found)) return null;
	return rows.map(({ text }, index) => ({ text, place: found[index] ?? "top" }));
}

const year = String.raw`(?:19|20)\d\d`;
const range = new RegExp(
	String.raw`${year}\s*[\u2013\u2014-]|\b(?:present|now|current|heute|hoy|atual)\b`,
	"iu",
);

const contactLine =
	/^\S+@\S+\.\S+$|^\+?[\d ().-]{9,20}$|^(?:https?:\/\/|www\.|linkedin\.com|github\.com)\S+$/iu;
const longestContact = 80;
/** Of a longer line the pattern is not asked: it would go over it once for each "@". Years are no phone number. */
const isContact = (text: string) =>
	text.length <= longestContact && contactLine.test(text.trim()) && !range.test(text);

/** The name may look like one. */
const firstHeading = (rows: readonly Line[]) =>
	rows.findIndex(({ text }, index) => index > 0 && isHeading(text));

/** By its letters, or by its words in any of the languages that are read. */
const isHeading = (text: string): boolean => looksLikeHeading(text) || sectionKindOf(text) !== null;

/** Contact data stands at the top, or under a heading of its own: in a profile or a job another column has brought it. */
function hasContactBelow(rows: readonly Line[]): boolean {
	const first = firstHeading(rows);
	if (first < 0 || sectionKindOf(rows[first]?.text ?? "") === "other") return false;
	return rows.slice(first, first + 10).some(({ text }) => isContact(text));
}

/** Whether all contact data is in the narrow column, and that goes all through the wide one until it ends. */
function isBetween(rows: readonly Line[], found: readonly Place[]): boolean {
	const first = firstHeading(rows);
	const astray = rows.some(({ text }, index) => {
		const place = found[index];
		return isContact(text) && (place === "wide" || (place === "top" && index > first));
	});
	const span = found.slice(found.indexOf("narrow"), found.lastIndexOf("narrow"));
	const wide = span.filter((place) => place === "wide").length;
	return !astray && wide <= mostWide * (span.length - wide);
}

/** What the narrow column had last: nothing but contact data, a heading, or what stands below one. */
type Memory = "contact" | "heading" | "body";
type State = {
	place: Place;
	memory: Memory;
	/** The wide column had a sign that has nothing behind it yet. */
	isOpen: boolean;
	cost: number;
	before: State | null;
};

/** The likeliest place of each line: the path with the least costs. */
function placesOf(rows: readonly Line[]): Place[] {
	let states: State[] = (["top", "wide"] as const).map((place) => ({
		place,
		memory: "contact",
		isOpen: false,
		cost: 0,
		before: null,
	}));
	let asOne = 0;
	for (const [index, row] of rows.entries()) {
		const costs = costsOf(row.text);
		const odd = oddOf(rows, index);
		const told = toldBy(row.text);
		asOne += costs.one + odd;
		const next = new Map<string, State>();
		for (const before of states) {
			for (const place of places) {
				if (index === 0 && place !== before.place) continue;
				const { memory, isOpen, cost } = remembered(before, place, told);
				const sum =
					before.cost +
					(index === 0 ? 0 : step(before.place, place, row.isApart)) +
					cost +
					costs[place] +
					(place === "after" ? odd : 0);
				const key = place + memory + isOpen;
				if (sum < (next.get(key)?.cost ?? Infinity))
					next.set(key, { place, memory, isOpen, cost: sum, before });
			}
		}
		states = [...next.values()];
	}
	let state: State | null = states.reduce((best, one) => (one.cost < best.cost ? one : best));
	if (state.cost > asOne - margin) return rows.map(() => "top");
	const found: Place[] = [];
	for (; state?.before; state = state.before) found.unshift(state.place);
	return found;
}

/**
 * What the columns have had after a line, and what it costs: above its first heading the narrow one has how the person
 * is reached, below each heading something, and the wide one something behind each sign.
 */
function remembered(
	{ memory, isOpen }: State,
	place: Place,
	{ isHead, isReach, isSign }: ReturnType<typeof toldBy>,
): Pick<State, "memory" | "isOpen" | "cost"> {
	if (place === "narrow") {
		if (isHead) return { memory: "heading", isOpen, cost: memory === "heading" ? empty : 0 };
		if (memory !== "contact") return { memory: "body", isOpen, cost: 0 };
		return { memory, isOpen, cost: isReach ? 0 : 1.5 };
	}
	const isEmpty = (isOpen && isSign) || (place === "after" && memory === "heading");
	return { memory, isOpen: isSign, cost: isEmpty ? empty : 0 };
}

const toldBy = (text: string) => ({
	isHead: isHeading(text),
	isReach: isContact(text) || text.trim().length <= longestPlace,
	isSign: isLoneSign(text),
});

/** A heading or a sign with nothing behind it. */
const empty = 3;
const longestPlace = 30;

/** What it costs that a line at one place is followed by one at another. */
function step(from: Place, to: Place, isApart: boolean): number {
	if (to === "top") return from === "top" ? 0 : Infinity;
	if (from === "after") return to === "after" ? 0 : Infinity;
	if (to === "after") return from === "top" ? Infinity : 1;
	if (from === "top") return 0;
	// An empty line was one of the wide column.
	if (isApart) return to === "narrow" ? 0 : from === "narrow" ? 0.7 : 1.2;
	if (from !== to) return 0;
	return from === "wide" ? 1 : Infinity;
}

/** How odd a line is in one column: another one between two items, or a section with nothing in it. */
function oddOf(rows: readonly Line[], index: number): number {
	const [before, { text }, after] = [rows[index - 1], rows[index] as Line, rows[index + 1]];
	if (!before || !after) return 0;
	if (sectionKindOf(text) !== null) return isHeading(after.text) ? 1.5 : 0;
	const isItem = (row: Line) => bulletText(row.text) !== null;
	const goesOn = before.text.length >= 60 && /^[\s\p{Ll}\d(]/u.test(text);
	return isItem(before) && isItem(after) && !isItem({ ...before, text }) && !goesOn ? 1.5 : 0;
}

/** Sections of the wide column. */
const mainKinds: readonly (SectionKind | null)[] = ["work", "summary"];
const sideKinds: readonly (SectionKind | null)[] = [
	"education",
	"skills",
	"languages",
	"certificates",
	"interests",
	"awards",
	"other",
];

const longestTitle = 80;

/** How unlikely a line is at each place, and in the one column of a text without others. */
function costsOf(text: string): Record<Place | "one", number> {
	const line = text.trim();
	const isItem = bulletText(`${text} x`) !== null;
	if (isHeading(line)) {
		const kind = sectionKindOf(line);
		const side = sideKinds.includes(kind) ? 1 : 0;
		// Behind the first of the sections there is no top.
		const narrow = mainKinds.includes(kind) ? 4 : 0;
		return { top: 3, wide: side, after: side, one: side, narrow: isItem ? 6 : narrow };
	}
	if (isContact(line)) return { top: 0, wide: 3, after: 3, one: 3, narrow: 0 };
	const title = line.length <= longestTitle ? titleScore(line) : 0;
	const isRange = range.test(line);
	// A year alone is that of a degree or a certificate.
	const ofSchool =
		!isItem &&
		(isSchoolLine(line) ||
			/^ausbildung |schule\b/iu.test(line) ||
			(!isRange && /(?:19|20)\d\d/u.test(line)));
	const isTerm = line.length <= longestPlace && !/\d/u.test(line) && !isItem && title < 2;
	const one = isTerm ? 0.8 : 0;
	const wide = ofSchool ? 0.8 : one;
	const narrow =
		0.02 +
		(ofSchool
			? Math.min(1.5, Math.max(0, (line.length - 85) / 10))
			: Math.max(0, (line.length - 55) / 10) + (isRange ? 2.5 : 0) + (title >= 3 ? 1.5 : 0)) +
		(line.length > 40 && /[.!?;]$/u.test(line) ? 2 : 0);
	return { top: one, one, wide, after: wide, narrow: isItem ? 6 : narrow };
}
