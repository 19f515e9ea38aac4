import { columnGap, type PlacedPage, type PlacedText, wordGap } from "./placed-line.ts";

/**
 * Hebrew and Arabic in files that place each text: what stands there in the order in which it is seen, from left to
 * right, is put into the order in which it is read. A page that is mostly written from the right is turned over, and
 * is then read from left to right as its people read it.
 */

const right = String.raw`\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}`;
const isRight = new RegExp(`[${right}]`, "u");
const rightLetters = new RegExp(`[${right}]`, "gu");
const rightRun = new RegExp(`[${right}](?:[^\\p{Script=Latin}\\p{N}]*[${right}\\p{M}])?`, "gu");

/** Runs from left to right, in a text that was turned over: a phone number, what has Latin letters, a number. */
const runsIn = (letters: string, left: string, number: string): RegExp =>
	new RegExp(
		String.raw`\p{N}[\p{N} ().-]{6,}\+|(?=[^${letters}]*[${left}])[${left}\p{N}](?:[^${letters}]*[${left}\p{N}])?|${number}`,
		"gu",
	);
const latin = String.raw`\p{Script=Latin}`;
const hebrewNumber = String.raw`%?\p{N}(?:[\p{N}.,:/-]*\p{N})?`;
const hebrewRuns = runsIn(right, latin, hebrewNumber);
/** Between Arabic letters a hyphen is no part of a number, and neither is a sign for percent. */
const arabicRuns = runsIn(right, latin, String.raw`\p{N}(?:[\p{N}.,:/]*\p{N})?`);

const brackets = "()[]{}<>«»";
const turned = (text: string, isMirrored: boolean): string =>
	[...text]
		.reverse()
		.map((sign) => {
			const at = isMirrored ? brackets.indexOf(sign) : -1;
			return at < 0 ? sign : (brackets[at ^ 1] ?? sign);
		})
		.join("");

/** From the order of seeing to that of reading. */
function inOrder(text: string, isFromRight: boolean): string {
	const flip = (run: string) => turned(run, true);
	// Among letters from the right the parts of a phone number would be shown from there too: its people set this sign.
	const set = (run: string) => flip(run).replace(/^\+/u, "\u200e+");
	return isFromRight
		? flip(text).replace(/\p{sc=Arab}/u.test(text) ? arabicRuns : hebrewRuns, set)
		: text.replace(rightRun, flip);
}

/** The letters that pdfjs takes for those from the right; the forms of fonts are none of them. */
const known = String.raw`\u0590-\u08ac`;
const knownLetters = new RegExp(`[${known}]`, "gu");
const knownRun = new RegExp(`[${known}](?:[^\\p{L}\\p{N}]*[${known}])*`, "gu");
const knownRuns = runsIn(known, String.raw`${latin}\ufb1d-\ufefc`, hebrewNumber);

/** A text as it is seen: pdfjs has put each into what it takes for the order of reading. */
function asSeen(text: string): string {
	const count = text.match(knownLetters)?.length ?? 0;
	const flip = (run: string) => turned(run, false);
	if (count < text.length * 0.3 && text.length > 4) return text.replace(knownRun, flip);
	return count === 0 ? text : flip(text).replace(knownRuns, flip);
}

/**
 * A page with its texts in the order of reading; as it is where nothing is written from the right. Its places are no
 * longer those of the file.
 */
export function asRead(page: PlacedPage): PlacedPage {
	const { texts, width } = page;
	if (!texts.some(({ text }) => isRight.test(text))) return page;
	const all = piecesOf(texts.filter(({ angle }) => angle === 0));
	const fromRight = all.filter((piece) => piece.some(({ text }) => isRight.test(text)));
	// By its lines, as the names of tools have more letters than what is said of them.
	const isPageFromRight = fromRight.length > all.length / 2;
	const pieces = new Map(
		(isPageFromRight ? all : fromRight).flatMap((piece) =>
			piece.map((text) => [text, piece] as const),
		),
	);
	const done = new Set<PlacedText[]>();
	const read = texts.flatMap((text) => {
		const piece = pieces.get(text);
		if (!piece) return text;
		if (done.has(piece)) return [];
		done.add(piece);
		const one = joined(piece, isPageFromRight);
		return isPageFromRight ? { ...one, x: width - one.x - one.width } : one;
	});
	return { ...page, texts: read };
}

function isMostlyRight(text: string): boolean {
	const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
	return (text.match(rightLetters)?.length ?? 0) > latin;
}

/** What stands on one baseline without a wide gap, from left to right. */
function piecesOf(texts: readonly PlacedText[]): PlacedText[][] {
	const rows: PlacedText[][] = [];
	for (const text of texts.toSorted((a, b) => a.baseline - b.baseline)) {
		const row = rows.at(-1);
		if (row?.[0] && text.baseline - row[0].baseline < row[0].size * 0.4) row.push(text);
		else rows.push([text]);
	}
	return rows.flatMap((row) => {
		const pieces: PlacedText[][] = [];
		let end = Number.NEGATIVE_INFINITY;
		for (const text of row.toSorted((a, b) => a.x - b.x)) {
			if (text.x - end > text.size * columnGap) pieces.push([text]);
			else pieces.at(-1)?.push(text);
			end = Math.max(end, text.x + text.width);
		}
		return pieces;
	});
}

function joined(piece: readonly PlacedText[], isPageFromRight: boolean): PlacedText {
	let seen = "";
	let end = Number.POSITIVE_INFINITY;
	for (const { text: given, x, width, size } of piece) {
		const text = asSeen(given);
		seen += x - end > size * wordGap && !/\s$/u.test(seen) ? ` ${text}` : text;
		end = x + width;
	}
	const first = piece[0] as PlacedText;
	// Fonts of Arabic have forms of each letter, of which some files name the form.
	const isOnlyLeft = !isRight.test(seen);
	const text = isOnlyLeft
		? seen
		: inOrder(seen, isPageFromRight || isMostlyRight(seen))
				.replace(/[\ufb1d-\ufdff\ufe70-\ufefc]+/gu, (forms) => forms.normalize("NFKC"))
				.replace(/ +(?=[ \p{M}])/gu, "");
	return { ...first, text, width: end - first.x };
}
