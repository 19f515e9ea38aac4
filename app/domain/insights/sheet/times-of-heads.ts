import { isDuty } from "../duty-words.ts";
import { type FoundPeriod, findLoneYear, findPeriod } from "../month-ranges.ts";
import { beginsWithTitle, titleScore, wordCount } from "../title-words.ts";
import { isPlace } from "./place-names.ts";

/** Whether the time that a line names is that of a job. */

/** "2019 – 2021 Shift lead" behind the sign of a line of time; a bullet says more. */
export function isTimedItem(text: string): boolean {
	const found = findPeriod(text);
	if (!found || found.period.to === found.period.from) return false;
	const isEnd = found.end >= text.length - 1;
	const before = text.slice(0, found.start);
	// "Postdoctoral Fellow (Oct 2021 – Oct 2023)" below a university
	const isPost = /\(\s*$/u.test(before) && beginsWithTitle(text);
	if (found.start === 0 && isLedByTime(text, found.end)) return true;
	// "Corvane - Support Analyst - Boise, ID - May 2021 - June 2022" above signs of another kind.
	const isTitled =
		isEnd &&
		/\s[|–—-]\s*$/u.test(before) &&
		before.split(/\s[|–—-](?:\s|$)/u).some((part) => titleScore(part) >= 3);
	if (isTitled && wordCount(text) <= 22) return true;
	return wordCount(text) <= 14 && (found.start === 0 || (isEnd && (isPost || /[\t|]/u.test(text))));
}

/** "Mar 2015 – May 2015: internship at the university as …": a title stands behind a time and a colon. */
function isLedByTime(text: string, end: number): boolean {
	const title = text.slice(end);
	return (
		/^:\s/u.test(title) &&
		wordCount(title) <= 24 &&
		(beginsWithTitle(title.slice(1).trim()) || titleScore(title.slice(1).trim()) >= 2)
	);
}

/** "Feb 2019" in an item of its own. The end of a time that goes on in the next line is joined with it before. */
export function isLoneTime(text: string): boolean {
	const found = findPeriod(text);
	return found?.start === 0 && found.end >= text.length - 1;
}

/** A drawing before a time or a place, as the letter that its font has in that place. */
export const icon = /^[^\s\d]\s+$|(?<=\t)[*#]\s/gu;

/** The time of a line that is the head of a job, and not a sentence about a time. */
export function dateOfHead(text: string): FoundPeriod | null {
	const found = findPeriod(text);
	if (!found) return loneYearOfHead(text);
	const before = text.slice(0, found.start).replace(icon, "");
	const after = text.slice(found.end).replace(/^\.$/u, "");
	const words = wordCount(before) + wordCount(after);
	// In brackets at the end of a line that begins with a title it may be longer.
	const isBracketed = /\(\s*$/u.test(before) && /^\s*\)?\s*$/u.test(after) && beginsWithTitle(text);
	// "Feb 2014 – Oct 2017: Analyst, …" as well.
	const isLed =
		before.trim() === "" && isLedByTime(text.slice(found.start), found.end - found.start);
	if (words > (isBracketed || isLed ? 24 : 16)) return null;
	const isParted =
		/(?:^|[\t|,·•(–—:-])\s*$/u.test(before) && /^\s*(?:$|[\t|,·•)–—:-])/u.test(after);
	if (before.trim() === "" && after.trim() === "") return found;
	if (isParted && !(isDuty(`${before.replace(/[\s,]+$/u, "")}${after}`) && !/[\t|(]/u.test(text)))
		return found;
	const isRange = found.period.to !== null && found.period.to !== found.period.from;
	// Some end each line with a full stop: "2019 – 2021 Research Engineer, Corvane, Tulsa."
	const isShort = before.trim() === "" && isRange && words <= 10;
	if (isDuty(text) || (/[.!?]$/u.test(after) && !isShort)) return null;
	if (!isRange && !/\p{N}\s*\P{L}+\s*\p{L}/u.test(text.slice(found.start, found.end))) {
		return before.trim() === "" ? found : null;
	}
	// "Box Office Manager, 01/2013 to 01/2016 Tarn Stage, Boise, ID"
	const isBetween = /,\s*$/u.test(before) && titleScore(before) >= 2;
	return before.trim() === "" ||
		after.trim() === "" ||
		isBetween ||
		(words <= 8 && titleScore(text) > 0)
		? found
		: null;
}

function loneYearOfHead(text: string): FoundPeriod | null {
	const found = wordCount(text) <= 12 && !isDuty(text) ? findLoneYear(text) : null;
	// "Ledgerline (acquired by Orrin 2019)" tells of the house.
	if (!found || /\([^)]*\p{L}[^)]*$/u.test(text.slice(0, found.start))) return null;
	const rest = `${text.slice(0, found.start)} ${text.slice(found.end)}`.trim();
	// "2023 | Halden, France" stands below a title and its house.
	const isWithPlace = found.start === 0 && isPlace(rest.replace(/^[\s|·•,–—-]+/u, ""));
	return rest === "" || titleScore(rest) !== 0 || isWithPlace ? found : null;
}
