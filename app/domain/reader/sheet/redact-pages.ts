import { tidiedSigns } from "#app/domain/base/tidy-line.ts";
import { redactSpans } from "#app/domain/intake/redact-text.ts";
import {
	columnGap,
	type PlacedLine,
	type PlacedPage,
	type PlacedText,
	wordGap,
} from "./placed-line.ts";
import { linesOfPage } from "./placed-text.ts";

/**
 * Pages without the things that were named, and without the labels and separators that they leave behind. Text
 * is set in pieces, a thing may stand in many of them: it is looked for in all the text of a page. What is left
 * of a piece stays where it stood. Pages without a word are left out.
 * @returns one page at least
 */
export function redactPages(
	pages: readonly PlacedPage[],
	removals: readonly string[],
): PlacedPage[] {
	const redacted = pages.map((page) => redactPage(page, removals));
	const left = redacted.filter(({ texts }) => texts.some(({ text }) => text.trim() !== ""));
	return left.length > 0 ? left : redacted.slice(0, 1);
}

/** A letter of a piece of text, or the white between two pieces, which belongs to none. */
type Letter = { sign: string; owner: PlacedText | null; at: number };

function redactPage(page: PlacedPage, removals: readonly string[]): PlacedPage {
	const whole = page.texts.map(({ text }) => text).join("\n");
	const isGone = new Uint8Array(whole.length);
	for (const [from, to] of redactSpans(whole, removals)) isGone.fill(1, from, to);
	const starts = new Map<PlacedText, number>();
	let length = 0;
	for (const text of page.texts) {
		starts.set(text, length);
		length += text.text.length + 1;
	}
	const isRemoved = (letter?: Letter): boolean =>
		letter?.owner != null && isGone[(starts.get(letter.owner) ?? 0) + letter.at] === 1;
	const lines = linesOfPage(page).flatMap(columnsOf);
	const texts = lines.flatMap((letters) => {
		const signs = letters.map(({ sign }) => sign).join("");
		const stays = tidiedSigns(signs, (at) => isRemoved(letters[at]));
		return textsOf(letters.filter((_, at) => stays[at]));
	});
	return { ...page, texts };
}

/** The letters of a line; what stands a wide gap apart is a line of its own. */
function columnsOf({ texts, size }: PlacedLine): Letter[][] {
	const columns: Letter[][] = [[]];
	let right: number | null = null;
	for (const owner of texts) {
		const gap = right === null ? 0 : owner.x - right;
		if (gap > size * columnGap) columns.push([]);
		else if (gap > size * wordGap) columns.at(-1)?.push({ sign: " ", owner: null, at: 0 });
		for (let at = 0; at < owner.text.length; at++) {
			columns.at(-1)?.push({ sign: owner.text[at] ?? "", owner, at });
		}
		right = owner.x + owner.width;
	}
	return columns;
}

/** Letters that follow each other in one piece, as pieces again. */
function textsOf(letters: readonly Letter[]): PlacedText[] {
	const runs: { owner: PlacedText; from: number; to: number }[] = [];
	for (const { owner, at } of letters) {
		const run = runs.at(-1);
		if (run && run.owner === owner && run.to === at) run.to++;
		else if (owner) runs.push({ owner, from: at, to: at + 1 });
	}
	return runs.flatMap(({ owner, from, to }) => {
		const letter = owner.width / owner.text.length;
		const text = owner.text.slice(from, to);
		const isWhole = text === owner.text;
		if (isWhole) return [owner];
		if (text.trim() === "") return [];
		return [{ ...owner, text, x: owner.x + from * letter, width: (to - from) * letter }];
	});
}
