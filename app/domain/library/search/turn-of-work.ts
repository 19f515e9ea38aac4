/** What a search tells of a change of work: "nurse to product manager", "used to be a chef". */

/** A piece of a search, folded. */
type Worded = { words: readonly string[] };

/** "former teacher", "from nurse", "teacher to product manager": what a person was, and is no more. */
export function isFormer(pieces: readonly Worded[], at: number, end: number): boolean {
	let next = end;
	while (turnWords.has(lastWord(pieces[next])) && !isTowards(pieces, next)) next++;
	return isAway(pieces, at - 1) || isTowards(pieces, next);
}

/**
 * What a search says that a person was: what stands behind a word that leads away, or before one that leads on.
 * @param endOf the place behind the name of a job that begins at a place
 */
export function turnOf(
	pieces: readonly Worded[],
	endOf: (at: number) => number,
): { from: number; to: number } | null {
	const behindAway = pieces.findIndex((_, at) => isAway(pieces, at)) + 1;
	const left = leavingWords.has(lastWord(pieces[behindAway - 1]));
	// Of "doctor leaving the NHS for pharma" both.
	const from = left ? 0 : behindAway;
	const to = pieces.findIndex(
		(piece, at) => at > from && (isTowards(pieces, at) || (left && lastWord(piece) === "for")),
	);
	if (to > 0) return { from, to };
	return from > 0 && from < pieces.length ? { from, to: endOf(from) } : null;
}

const lastWord = (piece: Worded | undefined) => piece?.words.at(-1) ?? "";

function isAway(pieces: readonly Worded[], at: number): boolean {
	if (articles.has(lastWord(pieces[at]))) return isAway(pieces, at - 1);
	const words = [pieces[at - 2], pieces[at - 1], pieces[at]].map(lastWord);
	return formerWords.has(words[2] ?? "") || words.join(" ") === "used to be";
}

function isTowards(pieces: readonly Worded[], at: number): boolean {
	const isLast = at >= pieces.length - 1;
	return !isLast && towardsWords.has(lastWord(pieces[at])) && !doing.has(lastWord(pieces[at + 1]));
}

const articles = new Set(["a", "an", "the"]);
const leavingWords = new Set(["left", "leaving", "leave", "quit"]);
/** Behind these a job or a company is one of the past. */
export const pastWords: ReadonlySet<string> = new Set(["former", "formerly", "ex", "previously"]);
const formerWords = new Set([...pastWords, "from", ...leavingWords]);
const towardsWords = new Set(["to", "into", "turned", "becoming", "now"]);
/** "How to get into", "what it takes to be": to do something, and no change. */
const doing = new Set(["be", "become", "do", "get", "have", "land", "break", "work", "write"]);
/** Words that tell of a change, and say nothing where one is told. */
export const turnWords: ReadonlySet<string> = new Set(
	"move moved moves moving switch switched switching transition transitioned transitioning going used now left leaving leave quit".split(
		" ",
	),
);
