import { bulletText } from "#app/domain/reader/plain-text-blocks.ts";
import type { TextBlock } from "#app/domain/reader/text-blocks.ts";
import { plainTextOf } from "#app/domain/reader/text-blocks.ts";
import { findPeriod } from "./month-ranges.ts";
import { sectionKindOf, withoutLetterSpacing } from "./section-names.ts";

/** A line of a resume as it is read: what a file draws beside its words is gone. */
export type SheetLine = { text: string; isItem: boolean; isHeading: boolean };

/** "Page 2 of 3", and lines of nothing but signs. */
const pageMark =
	/^(?:[\p{L} ]{0,40}[|–-]? ?)?(?:page|seite|p[áa]gina|pg\.?) ?\d{1,2}(?: ?(?:of|\/|von|de|sur) ?\d{1,2})?$|^\d{1,2} ?\/ ?\d{1,2}$|^[^\p{L}\d]+$/iu;

const contactLine =
	/[\w.+-]{1,64}@[\w-]{1,64}\.|https?:|www\.|linkedin\.com|github\.com|\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}|\+\d[\d ()-]{7,}|^(?:tel|phone|mobile|email|e-mail|telefon|t[ée]l[ée]phone|tel[ée]fono|telefone)\b\s*:/iu;

/** What leads to the person: an address of mail or the web, a phone number. */
export const isContact = (line: string): boolean => contactLine.test(line);

/** The lines of some blocks, in their order. */
export function linesOfBlocks(blocks: readonly TextBlock[]): SheetLine[] {
	const lines = blocks.flatMap((block) => {
		const isItem = block.type === "list";
		return plainTextOf(block)
			.split("\n")
			.map((text) => withoutLetterSpacing(text.trim()))
			.filter((text) => text !== "" && !pageMark.test(text))
			.flatMap((text) => linesOf({ text, isItem, isHeading: block.type === "heading" }));
	});
	return joinBrokenDates(lines);
}

function linesOf(line: SheetLine): SheetLine[] {
	const { text, isItem } = line;
	if (isItem) {
		// A sign may stand before a heading, or before the time of a job on a line of time.
		const isHeading = /^[\p{Lu}\s&/]+$/u.test(text) && sectionKindOf(text) !== null;
		return [isHeading || isTimedHead(text) ? { text, isItem: false, isHeading } : line];
	}
	const signed = bulletText(text);
	if (signed !== null) return [{ text: signed, isItem: true, isHeading: false }];
	const [first = "", ...rest] = text.split("\t");
	// A heading in the margin stands beside the first line of its section.
	if (rest.length > 0 && sectionKindOf(first)) {
		return [
			{ text: first, isItem: false, isHeading: true },
			...linesOf({ ...line, text: rest.join("\t") }),
		];
	}
	return [line];
}

/** "2019 – 2021 Shift lead" behind the sign of a line of time; a bullet says more. */
function isTimedHead(text: string): boolean {
	const found = findPeriod(text);
	if (!found || found.period.to === found.period.from) return false;
	const words = text.split(/\s+/u).length;
	return (
		words <= 14 && (found.start === 0 || (found.end >= text.length - 1 && /[\t|]/u.test(text)))
	);
}

/** "May 2019 –" over "Present" is one time; what stands beside both stays where it is. */
function joinBrokenDates(lines: readonly SheetLine[]): SheetLine[] {
	const joined: SheetLine[] = [];
	for (const line of lines) {
		const last = joined.at(-1);
		const [above = "", ...besideAbove] = last?.text.split("\t") ?? [];
		const [below = "", ...besideBelow] = line.text.split("\t");
		const both = `${above} ${below}`;
		const isBroken =
			last &&
			!line.isItem &&
			!last.isItem &&
			both.length < 45 &&
			/(?:[-–—]|\b(?:to|bis|until|à|a|al|até))$/u.test(above.trim());
		const found = isBroken ? findPeriod(both) : null;
		if (last && found && found.end >= both.length - 1 && found.end > above.length) {
			last.text = [both, ...besideAbove].join("\t");
			if (besideBelow.length > 0) joined.push({ ...line, text: besideBelow.join("\t") });
		} else joined.push({ ...line });
	}
	return joined;
}
