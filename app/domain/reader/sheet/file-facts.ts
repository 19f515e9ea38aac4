import { sectionNameOf } from "#app/domain/reader/sheet/line-kinds.ts";
import { plainTextOf, type TextBlock } from "#app/domain/reader/text-blocks.ts";
import type { SheetFacts } from "./facts.ts";
import { hasFigure } from "./figures.ts";

const period =
	/\b(?:19|20)\d\d\b.{0,20}?(?:[-–—]|\bto\b|\buntil\b).{0,20}?\b(?:(?:19|20)\d\d|present|now|current|today)\b/iu;
const jobSections = /experience|employment|work|history/iu;

/**
 * What may be public about a resume that is a file: counts, and the sections by their usual names. A heading
 * that is no usual name is left out: it could be a person's or a company's.
 */
export function factsOfFile(blocks: readonly TextBlock[], pages: number): SheetFacts {
	const sections: string[] = [];
	const bullets: string[] = [];
	let jobs = 0;
	let words = 0;
	for (const block of blocks) {
		const text = plainTextOf(block);
		words += text.match(/[\p{L}\d][^\s]*/gu)?.length ?? 0;
		const section = block.type === "heading" ? sectionNameOf(text) : null;
		if (section && !sections.includes(section)) sections.push(section);
		if (block.type === "list") {
			bullets.push(...text.split("\n"));
			continue;
		}
		if (!section && jobSections.test(sections.at(-1) ?? "") && period.test(text)) jobs++;
	}
	return {
		pages,
		jobs,
		bullets: bullets.length,
		bulletsWithFigure: bullets.filter(hasFigure).length,
		sections,
		words: Math.round(words / 10) * 10,
	};
}
