import { foldText } from "./month-names.ts";
import { isKnownTown, isPlace, isTerms } from "./sheet/place-names.ts";
import { titleScore } from "./title-words.ts";

/** What stands above the bullets of a job, told apart. */
export type JobHead = { title: string | null; employer: string | null };

const edges = /^(?:\.\s+|[\s,;:|·•–—)/-]+)|[\s,;:|·•–—(/-]+$/gu;
const clean = (text: string): string =>
	text
		.replace(/\(\s*\)/gu, " ")
		.replace(/\s+/gu, " ")
		.replace(edges, "")
		.replace(/^([^(]*)\)$/u, "$1")
		.replace(/^\(([^)]*)\)?$/u, "$1")
		.trim();
/** What parts a title from an employer; a comma may stand inside of either. */
const parting = /\t|\s+[|•·◆‧∙>]\s+|\s+[–—-]{1,2}\s+|\s+[–—](?=\p{Lu})|\s+@\s+/u;
/** A semicolon does, unless there is a title on both of its sides: "Teacher; Grade Lead from 2024". */
const atSemicolons = (cell: string): string[] => {
	const pieces = cell.split(/;\s+/u);
	return pieces.every((piece) => titleScore(piece) > 0) ? [cell] : pieces;
};
/** "Stage – Assistante": a way to learn says more beside the title that stands behind it, and is no house. */
const withWay = ([first = "", second = "", ...rest]: string[]): string[] =>
	(titleScore(second) >= 2 && isWay(first)) || (titleScore(first) >= 2 && isWay(second))
		? [`${clean(first)} – ${clean(second)}`, ...rest]
		: [first, second, ...rest];
const isWay = (text: string): boolean => ways.test(foldText(clean(text)));
const ways =
	/^(?:stage|stagiaire|intern(?:ship)?|trainee|praktikum|praktikant(?:in)?|werkstudent(?:in)?|pasantia|pasante|becari[oa]|practicas?|estagio|estagiari[oa]|alternan(?:ce|te?)|apprenti(?:e|ce)?)$/u;
const joining = /\s+(?:at|with|bei|chez|w\/|AT|BEI|CHEZ)\s+(?=[\p{Lu}\d])/u;

/** The parts of the lines of a head, without dates, places and terms of employment. */
function cellsOf(lines: readonly string[]): string[] {
	return (
		lines
			// "Fort Bragg, NC; Kandahar" are two places.
			.map((line) =>
				line.replace(/(?<=, [A-Z]{2}); \p{Lu}[\p{L} ]{2,20}$/u, (end) =>
					titleScore(end) > 0 ? end : "",
				),
			)
			.flatMap((line) => withWay(line.split(parting)))
			.flatMap(atSemicolons)
			.flatMap(atColon)
			.flatMap((cell) => {
				const [before = "", ...rest] = cell.split(joining);
				// "University of Hawaii at Hilo" is one, and so is "The Residences at Brickell".
				return rest.length > 0 &&
					titleScore(before.split(/,\s+/u).at(-1) ?? "") > 0 &&
					!/\b(?:University|College|School) of [^,]+$/u.test(before)
					? [before, cell.slice(before.length).replace(joining, "")]
					: [cell];
			})
			.map(clean)
			.filter((cell) => cell !== "" && !isTerms(cell) && /\p{L}/u.test(cell))
			.filter((cell) => !isPlace(cell))
			// "Boise, ID / Remote (Freight broker)" beside a title and a house tells where and of what kind it is.
			.filter(
				(cell, _, all) => all.length < 3 || !/^\p{Lu}[\p{L} .'’-]+, [A-Z]{2}\b.*\(/u.test(cell),
			)
	);
}

/** "Corvane: Senior Buyer": a title may stand behind the house and a colon. */
function atColon(cell: string): string[] {
	const [house = "", ...rest] = cell.split(/:\s+/u);
	const isTitle = rest.length === 1 && titleScore(rest[0] ?? "") >= 3 && titleScore(house) <= 0;
	return isTitle && house.split(/\s+/u).length <= 5 ? [house, ...rest] : [cell];
}

/**
 * Title and employer of a job.
 * @param lines of its head, their dates taken out
 * @param titleFirst what the other jobs of this resume do, for the case that the words say nothing
 */
export function readHead(lines: readonly string[], titleFirst = true): JobHead {
	const cells = cellsOf(lines);
	const hasPlace = lines.some((line) => line.split(parting).some((cell) => isPlace(clean(cell))));
	if (cells.length === 0) return { title: null, employer: null };
	if (cells.length === 1) {
		const { title, employer } = readCell(cells[0] ?? "", titleFirst);
		return { title, employer: employer ?? freelance.exec(lines.join("\n"))?.[1] ?? null };
	}
	const scores = cells.map(titleScore);
	const best = Math.max(...scores);
	// Where two look as much like a title, the order of the other jobs tells.
	const alike = titleFirst ? scores.indexOf(best) : scores.lastIndexOf(best);
	const title = best > 0 ? alike : leastLikeHouse(cells, scores, titleFirst ? 0 : 1);
	const others = cells.map((_, index) => index).filter((index) => index !== title);
	const employer = others.reduce((a, b) => ((scores[b] ?? 0) < (scores[a] ?? 0) ? b : a));
	return { title: cells[title] ?? null, employer: employerName(cells[employer] ?? "", hasPlace) };
}

/** Of cells that no word tells apart: what looks like a house, or has its place behind it, is no title. */
function leastLikeHouse(
	cells: readonly string[],
	scores: readonly number[],
	usual: number,
): number {
	const [first = "", second = ""] = cells;
	const isHouse = (at: number, cell: string) =>
		(scores[at] ?? 0) <= -3 || /^the /iu.test(cell) || hasPlaceBehind(cell);
	const [before, behind] = [isHouse(0, first), isHouse(1, second)];
	return before === behind ? usual : behind ? 0 : 1;
}

const hasPlaceBehind = (cell: string): boolean => {
	const pieces = cell.split(/,\s+/u);
	return pieces.length > 1 && withoutPlace(pieces).length < pieces.length;
};

/** Who works for nobody else says so where others name a house. */
const freelance = /(?:^|[\t|·,–—-])[ \t]*(freelance|self-employed)[ \t]*(?=$|[\t|·,(–—-])/imu;
const houses = /\b(?:University|College|Hospital|Klinikum|Polytechnic|Army|Navy)\b/u;

/** "Software Engineer, Acme Corp, Austin, TX" in one. */
function readCell(cell: string, titleFirst: boolean): JobHead {
	const written = cell
		// "Graduate, then Process Improvement Officer" is one, and so are "Analyst, GS-12" and what stands in brackets.
		.split(
			/,\s+(?![^(]*\)|["“«'‘]|[A-Z]{1,3}-\d|(?:Inc|LLC|LLP|PLLC|L\.?P|Ltd|Corp|P\.C|S\.A)\b|(?:then|later|now|dann|puis|luego|depois|formerly|promoted to)\s)/u,
		)
		.map(clean)
		.filter((piece) => piece !== "");
	const pieces = withoutPlace(written);
	const scores = pieces.map(titleScore);
	const best = Math.max(...scores);
	const [first = ""] = pieces;
	if (pieces.length < 2) {
		// "Corvane, Boise, ID": what no word calls a title has a place behind it as a house has.
		return best < 0 || (best === 0 && pieces.length < written.length)
			? { title: null, employer: employerName(cell) }
			: { title: first, employer: null };
	}
	const titled = scores.findIndex((score) => score >= 3);
	const place = titled < 0 ? scores.indexOf(best) : titled;
	const join = (from: number, to?: number) => pieces.slice(from, to).join(", ") || null;
	if (best <= 0 && !titleFirst) return { title: join(1), employer: first };
	if (best > 0 && place > 0) return { title: join(place), employer: join(0, place) };
	// "Analyst, Health Group, Stillwater Bank": the last is the employer, unless a house stands before its part or town.
	const house = pieces.findIndex((piece, index) => index > 0 && houses.test(piece));
	const last = pieces.length - 1;
	const named = scores.findLastIndex((score, index) => index > 0 && score < 0);
	const isTown = named > 0 && named === last - 1 && mayBeTown(pieces[last] ?? "");
	const employer = house > 0 ? house : isTown ? named : last;
	// "Designer, Senior Designer" are two titles of one job.
	if ((scores[employer] ?? 0) >= 3) return { title: join(0), employer: null };
	return { title: join(0, employer), employer: join(employer, isTown ? last : undefined) };
}

/** One or two words, each of them large, that name neither what someone does nor a house. */
const mayBeTown = (text: string): boolean =>
	/^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)?$/u.test(text) && titleScore(text) === 0;

/** Without "Tulsa, OK" at the end. */
function withoutPlace(pieces: string[]): string[] {
	const [before = "", end = ""] = pieces.slice(-2);
	const last = end.replace(/\.$/u, "");
	const isTown = pieces.length > 3 || !isKnownTown(last) || isPlace(before);
	if (pieces.length > 2 && isTown && isPlace(`${before}, ${last}`)) return pieces.slice(0, -2);
	return pieces.length > 1 && (isPlace(last) || /^(?:[A-Z]{2}|NSW|VIC|QLD|TAS|ACT)$/u.test(last))
		? pieces.slice(0, -1)
		: pieces;
}

/** @param hasPlace it stands elsewhere, and not behind the name */
function employerName(cell: string, hasPlace = false): string {
	const [house = "", town = "", ...rest] = cell.split(/,\s+/u);
	const isTown = !hasPlace && rest.length === 0 && mayBeTown(town);
	if (isTown) return house;
	return withoutPlace(cell.split(/,\s+/u))
		.join(", ")
		.replace(/\s*\((?:[^)]*, )?[A-Z]{2}\)$/u, "");
}
