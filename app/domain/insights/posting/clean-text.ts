import { withWholeLines } from "./whole-lines.ts";

/** A posting without markup, and where each of its characters stood. */
export type CleanText = { text: string; placeOf: (index: number) => number };

const entities: Record<string, string> = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: '"',
	apos: "'",
	nbsp: " ",
	ndash: "–",
	mdash: "—",
	rsquo: "'",
	lsquo: "'",
	bull: "•",
	middot: "·",
	hellip: "…",
	eacute: "é",
	pound: "£",
	euro: "€",
};

const markup =
	/\*\*|__(?=\S)|(?<=\S)__|^#{1,4} |<(?<closing>\/?)(?<tag>[a-z][a-z0-9]*)\b[^<>]*>|&(?:#(?<code>\d{1,5})|(?<name>[a-z]+));/gimu;

/** The text of what was pasted: leftovers of HTML and Markdown become line breaks, bullets and signs. */
export function cleanText(given: string): CleanText {
	let text = "";
	const places: number[] = [];
	const add = (piece: string, from: number, isCopied: boolean) => {
		for (let index = 0; index < piece.length; index++) {
			places.push(isCopied ? from + index : from);
		}
		text += piece;
	};
	let from = 0;
	for (const match of given.matchAll(markup)) {
		add(given.slice(from, match.index), from, true);
		add(signOf(match), match.index, false);
		from = match.index + match[0].length;
	}
	add(given.slice(from), from, true);
	places.push(given.length);
	const plain = text.replace(/[’‘]/gu, "'").replace(/[\u00a0\t\r]/gu, " ");
	return { text: withWholeLines(plain), placeOf: (index) => places[index] ?? given.length };
}

function signOf({ 0: whole, groups = {} }: RegExpExecArray): string {
	const { closing, tag, code, name } = groups;
	// Of Markdown.
	if (!tag && !code && !name) return "";
	if (code) return String.fromCharCode(Number(code));
	if (name) return entities[name.toLowerCase()] ?? whole;
	if (/^(?:b|i|em|strong|span|a|u|font|sup|sub)$/iu.test(tag ?? "")) return "";
	return /^li$/iu.test(tag ?? "") && !closing ? "\n• " : "\n";
}
