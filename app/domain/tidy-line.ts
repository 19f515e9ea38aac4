/** Stands where something was taken out of a text, until the line is tidied. */
export const removedMark = "\u0000";

const separator = "[|·•,;/–—]";
const label =
	"(?:(?:e-?mail|email me|phone|tel|telephone|mobile|cell|address|linkedin|github|website|web|portfolio|contact)(?: (?:me|details))?|[ptmc](?=\\s*[:.]))";
const lonelyLabel = new RegExp(
	`(^|${separator}\\s*)(?:${label})\\s*[:.]?\\s*(?=$|${separator})`,
	"giu",
);
const around = new RegExp(`(${separator})(?:\\s*${separator})+`, "gu");
const ends = new RegExp(`^\\s*${separator}\\s*|\\s*${separator}\\s*$`, "gu");

/**
 * A line without the litter that a removal leaves: labels that nothing follows, separators that part nothing,
 * empty brackets, "References: , , .".
 */
export function tidyLine(line: string): string {
	if (!line.includes(removedMark)) return line;
	let left = line.replaceAll(removedMark, "").replace(/\(\s*\)|\[\s*\]|<\s*>/gu, "");
	for (let before = ""; before !== left; ) {
		before = left;
		left = left
			.replace(lonelyLabel, (_, mark: string) => mark)
			.replace(around, (_, mark: string) => mark)
			.replace(/:\s*[|·•,;.]\s*/gu, ": ")
			.replace(ends, "");
	}
	left = left
		.replace(/\s+(?=[,;.](?:\s|$))/gu, "")
		.replace(/ {2,}/gu, " ")
		.trimEnd();
	// A label and its colon with nothing behind it, or nothing but signs, says nothing.
	return /^[\p{L} ]{0,24}:?[\s.,;:|·•/–—-]*$/u.test(left) && /[:.,;|]\s*$/u.test(left) ? "" : left;
}
