import { findPeriod } from "../month-ranges.ts";
import { isContact, type Row, type SheetLine } from "../sheet-lines.ts";
import { titleScore } from "../title-words.ts";
import { isPlace } from "./place-names.ts";

/** Small towns are in no list; the one where a person lives stands in the head of their resume, and behind jobs. */

/** The towns that the lines above the first heading name: with their land, beside a mailbox, or in one word. */
export function townsOf(head: readonly SheetLine[]): string[] {
	// Where no heading is known, the head of a job may stand there as well.
	const time = head.findIndex(({ text }) => findPeriod(text) !== null);
	const most = time < 0 ? mostLines : Math.min(mostLines, Math.max(0, time - 1));
	const towns = head.slice(0, most).flatMap(({ text }) => {
		const hasContact = isContact(text);
		return text.split(/\t|\s*[|•·]\s+|\s{3,}/u).flatMap((cell) => {
			const [town = "", land] = cell.trim().split(/,\s*/u);
			const isAlone = land === undefined && (hasContact || !town.includes(" "));
			return mayBeTown(town) && (isAlone || isPlace(cell)) ? [town] : [];
		});
	});
	return towns.slice(0, mostTowns);
}
const mostLines = 10;
const mostTowns = 4;

/** "Halden Bau GmbH, Uslar": what stands behind a firm is a town. */
export function townsBehindFirms(lines: readonly SheetLine[]): string[] {
	const seen = new Set<string>();
	for (const { text } of lines) {
		if (text.length > longestLine) continue;
		for (const cell of text.split("\t")) {
			const [before = "", last = ""] = cell.trim().split(/,\s+/u).slice(-2);
			const town = last.replace(/\.$/u, "");
			if (last !== "" && mayBeTown(town) && firms.test(before)) seen.add(town);
		}
	}
	return [...seen].slice(0, mostOthers);
}
const longestLine = 160;
const mostOthers = 20;
const firms =
	/(?:gmbh|mbh|[ .](?:ag|kg|ug|ohg|gbr|inc|llc|ltd|corp|plc|sarl|sas|srl|s\.l|lda|ltda))\.?$/iu;

/** One to three words, each of them large, that name neither what someone does nor a house. */
const mayBeTown = (text: string): boolean =>
	/^\p{Lu}[\p{L}.'’-]+(?: \p{L}[\p{L}.'’-]+){0,2}$/u.test(text) && titleScore(text) === 0;

/**
 * The rows without the person's own town behind a title or a house. Where it stands behind two commas, the last of
 * three parts is a town in the other jobs as well.
 */
export function withoutTowns(rows: readonly Row[], towns: readonly string[]): readonly Row[] {
	if (towns.length === 0) return rows;
	const names = towns.map((town) => town.replace(/[.\\]/gu, "."));
	const own = new RegExp(
		`(?<=\\S)(?:,\\s+|\\s+[|·•–—-]\\s+|\\t)(?:${names.join("|")})\\.?(?=\\s*(?:$|\\t))`,
		"u",
	);
	const endInTowns = rows.some(
		({ kind, rest }) =>
			kind === "date" && /^[^,]+,.+$/u.test(own.exec(rest) ? rest.replace(own, "") : ""),
	);
	const shorten = (text: string): string => {
		const short = text.replace(own, "");
		const [, before, last = ""] = /^([^,\t|]+,[^\t|]+), ([^,\t|]+?)\s*$/u.exec(short) ?? [];
		return short === text && endInTowns && before && mayBeTown(last) ? before : short;
	};
	return rows.map((row) => {
		if (row.kind === "date") return { ...row, rest: shorten(row.rest) };
		if (row.kind !== "short") return row;
		const text = row.text.replace(own, "");
		return { ...row, text, rest: text, hasTown: text !== row.text };
	});
}
