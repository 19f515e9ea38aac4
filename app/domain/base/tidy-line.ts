/** Marks where something was taken out of a text, until the line is tidied. */
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

/**
 * Which signs of a text stay when some are removed: all others but the litter. A tidied line has the signs of
 * the line in their order, and fewer; so what stays can be told sign by sign, wherever each one stands.
 */
export function tidiedSigns(text: string, isRemoved: (at: number) => boolean): boolean[] {
	let start = 0;
	return text.split("\n").flatMap((line, index) => {
		const from = start;
		start += line.length + 1;
		const marked = Array.from({ length: line.length }, (_, at) =>
			isRemoved(from + at) ? removedMark : line[at],
		);
		const tidied = tidyLine(marked.join(""));
		let next = 0;
		const stays = Array.from({ length: line.length }, (_, at) => {
			const isNext = !isRemoved(from + at) && line[at] === tidied[next];
			if (isNext) next++;
			return isNext;
		});
		return index === 0 ? stays : [true, ...stays];
	});
}
