/**
 * The lines of a posting as they were before it was copied: lines that a margin broke are joined, and lists that
 * stand in one line are taken apart. Only white space changes, so that each letter stands where it stood.
 */
export const withWholeLines = (text: string): string => partItems(joinLines(text));

const sign = "[•▪●◦■▸►]";
const innerSign = new RegExp(String.raw`(?<=\S) (?= *${sign} ?\S)`, "gu");
/** "… each night. WHAT YOU BRING" before an item: a heading, at the end of the one above. */
const headBehind = new RegExp(
	String.raw`(?<=[.!?]) (?=\p{Lu}{2}[\p{Lu} &/'-]{4,50}:?(?:\n *${sign}|$))`,
	"gmu",
);
/** "Boise, ID • part time • $22 an hour" is shorter, and no list. */
const shortestList = 150;

const partItems = (text: string): string =>
	text
		.split("\n")
		.map((line) =>
			line.length < shortestList || (line.match(innerSign)?.length ?? 0) < 2
				? line
				: line.replace(innerSign, "\n").replace(headBehind, "\n"),
		)
		.join("\n");

/** What begins an item. */
const begun = /^ *(?:[^\p{L}\p{N}\s"'(]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]) *(?=\S)/u;
const loneSign = /^ *[·•▪●◦■▸►] *$/u;
const shortestBroken = 60;
/** A single line that goes on in the next may be its writer's own. */
const fewestBroken = 3;

function joinLines(text: string): string {
	const joined: string[] = [];
	/** The line that is gone on with, and the last one, both with something in them. */
	let whole = "";
	let last = "";
	let broken = 0;
	for (const line of text.split("\n")) {
		const isEmpty = line.trim() === "";
		const isBlankAbove = joined.at(-1)?.trim() === "";
		const isOfSign = !isEmpty && !isBlankAbove && loneSign.test(last);
		const goesOn = isOfSign || (!isEmpty && isBroken(whole, last) && isRest(line, whole));
		if (goesOn && (!isBlankAbove || (begun.test(whole) && /^ {2}/u.test(line)))) {
			const from = joined.findLastIndex((other) => other.trim() !== "");
			joined.push([...joined.splice(from), line].join(" "));
			broken++;
		} else {
			joined.push(line);
			if (!isEmpty) whole = line;
		}
		if (!isEmpty) last = line;
	}
	return broken < fewestBroken ? text : joined.join("\n");
}

/** A long line that no sign ends, below a sign or begun with a capital. */
const isBroken = (whole: string, last: string): boolean =>
	last.trim().length >= shortestBroken &&
	!/[.:;!?]\s*$/u.test(last) &&
	(begun.test(whole) || /^\s*\p{Lu}/u.test(whole));

const isRest = (line: string, whole: string): boolean =>
	/^\s*[\p{Ll}(]/u.test(line) && !(begun.test(line) && begun.test(whole));
