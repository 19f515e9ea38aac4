import { groupBy } from "#app/domain/base/group-by.ts";
import { type SectionKind, sectionKindOf } from "#app/domain/insights/section-names.ts";
import type { Headings } from "../plain-text-blocks.ts";
import { bulletText } from "./line-kinds.ts";
import type { PlacedLine, PlacedText } from "./placed-line.ts";

/** How the letters of a line look; alike for lines that are set alike. */
export function lookOf({ texts, size }: PlacedLine): string {
	const { text, bold, italic, family } = texts.at(-1) as PlacedText;
	return [Math.round(size * 2), bold, italic, family, text === text.toUpperCase()].join();
}

const fewestKinds = 3;

/** What is set as most headings that we know is one; the number or the drawing before it is no part of it. */
export function headingsOf(lines: readonly { look: string; text: string }[]): Headings {
	const headings = new Map<string, string>();
	const short = lines
		.map(({ look, text }) => ({ look, text, words: bare(text) }))
		.filter(({ words }) => /^[^\t@,:;.\d]{3,48}$/u.test(words) && words.split(" ").length < 6);
	for (const group of groupBy(short, ({ look }) => look).values()) {
		const kinds = group.map(({ words }) => sectionKindOf(words)).filter((kind) => kind !== null);
		if (kinds.length * 2 < group.length || new Set<SectionKind>(kinds).size < fewestKinds) continue;
		for (const { text, words } of group) headings.set(text, words);
	}
	return headings;
}

const bare = (text: string): string =>
	(bulletText(text) ?? text).replace(/^(?:\d{1,2}|[IVX]{1,4})[.)]?\s+/u, "").trim();
