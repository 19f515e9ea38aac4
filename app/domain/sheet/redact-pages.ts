import { redactSpans } from "../redact-text.ts";
import type { PlacedPage, PlacedText } from "./placed-text.ts";

/**
 * Pages without the things that were named. Text is set in pieces, a thing may stand in many of them: it is
 * looked for in all the text of a page. What is left of a piece stays where it stood.
 */
export function redactPages(
	pages: readonly PlacedPage[],
	removals: readonly string[],
): PlacedPage[] {
	return pages.map((page) => {
		const whole = page.texts.map(({ text }) => text).join("\n");
		const spans = redactSpans(whole, removals);
		let start = 0;
		const texts = page.texts.flatMap((text) => {
			const left = partsOf(text, spans, start);
			start += text.text.length + 1;
			return left;
		});
		return { ...page, texts };
	});
}

/** @param offset where the piece begins in the text of the page */
function partsOf(
	placed: PlacedText,
	spans: readonly (readonly [number, number])[],
	offset: number,
): PlacedText[] {
	const { text, x, width } = placed;
	const letter = width / Math.max(1, text.length);
	const parts: PlacedText[] = [];
	const keep = (from: number, to: number) => {
		const part = text.slice(from, to);
		if (part.trim() === "" && parts.length > 0) return;
		if (part === "") return;
		parts.push({ ...placed, text: part, x: x + from * letter, width: part.length * letter });
	};
	let position = 0;
	for (const [from, to] of spans) {
		if (to - offset <= 0 || from - offset >= text.length) continue;
		keep(position, Math.max(position, from - offset));
		position = Math.min(text.length, to - offset);
	}
	if (position === 0) return [placed];
	keep(position, text.length);
	return parts;
}
