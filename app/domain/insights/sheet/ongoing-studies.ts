import { isSchoolLine } from "../title-words.ts";

/** "PhD candidate", "pursuing an MBA", "B.S., expected May 2027": who is a candidate of the CFA may have any degree. */
export const studying =
	/expected|anticipated|(?<!c[fp]a.{0,9})candidate|pursuing|in progress|(?:ph\.?d\.?|mba|doctoral|master['’]?s|undergraduate) student/iu;
const goesOn =
	/\bpresent\b|voraussichtlich|heute|en cours|en curso|em andamento|\bcurrently\b|\bcurrent:? \p{L}|(?:to|[–—-]) current\b/iu;
/** A time that belongs to the line above. */
export const timeAlone =
	/^(?:\P{L}|(?:expected|active|current|through|until|present|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{Ll}*)+$/iu;

/** The places of lines by which a school ends after this year, or is said to go on. */
export const ongoingStudies = (school: readonly string[], year: number): number[] =>
	[...school.keys()].filter((index) => {
		const text = school[index] ?? "";
		const line = timeAlone.test(text) ? `${school[index - 1] ?? ""} ${text}` : text;
		const years = [...text.matchAll(/(?:19|20)\d\d/gu)].map(([match]) => Number(match));
		return (
			(studying.test(text) || goesOn.test(text) || Math.max(0, ...years) > year) && !isLicense(line)
		);
	});

/** What is valid for a time: its years are no school's, unless the rest of the line speaks of one. */
function isLicense(line: string): boolean {
	const rest = line.replace(/\p{L}*(?:licens|certif)\p{L}*|registered|registration|\bRN\b/giu, "");
	return lapses.test(line) || (rest !== line && !isSchoolLine(rest));
}
const lapses =
	/\bvalid\b|expir|renew(?!ab)|life support|first aid|\b(?:[BAP]LS|ACLS|PALS|CPR|NRP|TNCC|CCRN)\b/iu;
