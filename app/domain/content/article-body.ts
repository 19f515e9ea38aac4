/** A run of a line, bold or not. */
export type ArticleRun = { text: string; bold: boolean };

/** A piece of an article's body. */
export type ArticleBlock =
	| { kind: "heading" | "sub-heading" | "paragraph" | "check"; runs: ArticleRun[] }
	| { kind: "list"; ordered: boolean; items: ArticleRun[][] };

const checkMark = /^(?:✅|✓|✔️?)\s*/u;
const bullet = /^-\s+/u;
const number = /^\d+[.)]?\s+/u;

/**
 * Reads an article's body, line by line (specification, Blog): "## x" is a sub-heading, "# x" a heading, lines
 * that begin with a dash or a number are list items, lines with a check mark are green, others are paragraphs.
 * Markup in the text is text: only `**bold**` means something.
 */
export function readArticleBody(body: string): ArticleBlock[] {
	const blocks: ArticleBlock[] = [];
	for (const line of body.split(/\r?\n/u).map((text) => text.trim())) {
		if (line === "") continue;
		const item = readItem(line);
		const last = blocks.at(-1);
		if (!item) blocks.push(readLine(line));
		else if (last?.kind === "list" && last.ordered === item.ordered) last.items.push(item.runs);
		else blocks.push({ kind: "list", ordered: item.ordered, items: [item.runs] });
	}
	return blocks;
}

function readItem(line: string): { ordered: boolean; runs: ArticleRun[] } | null {
	for (const [mark, ordered] of [
		[bullet, false],
		[number, true],
	] as const) {
		if (mark.test(line)) return { ordered, runs: readRuns(line.replace(mark, "")) };
	}
	return null;
}

function readLine(line: string): ArticleBlock {
	if (line.startsWith("## ")) return { kind: "sub-heading", runs: readRuns(line.slice(3)) };
	if (line.startsWith("# ")) return { kind: "heading", runs: readRuns(line.slice(2)) };
	if (checkMark.test(line)) return { kind: "check", runs: readRuns(line.replace(checkMark, "")) };
	return { kind: "paragraph", runs: readRuns(line) };
}

/** Splits a line at its `**bold**` parts; asterisks that have no partner are text. */
export function readRuns(line: string): ArticleRun[] {
	return line
		.split(/\*\*(.+?)\*\*/u)
		.map((text, index) => ({ text, bold: index % 2 === 1 }))
		.filter(({ text }) => text !== "");
}

const wordsPerMinute = 220;

/** Whole minutes that reading takes at 220 words a minute, at least one. */
export function readMinutes(text: string): number {
	const words = text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
	return Math.max(1, Math.round(words / wordsPerMinute));
}
