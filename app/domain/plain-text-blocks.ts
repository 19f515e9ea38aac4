import type { TextBlock } from "./text-blocks.ts";

/** Headings that resumes use, in the singular and without decoration. */
const sectionNames =
	/^(?:(?:professional|work|relevant|research|teaching|leadership|industry|other|additional|selected|technical|core|key|personal|academic|volunteer)\s+)*(?:(?:executive\s+|career\s+)?summary|profile|objective|about(?: me)?|(?:work\s+)?(?:experience|history)|employment(?: history)?|education(?: and training)?|skills?(?: (?:and|&) \w+)?|competenc(?:y|ies)|projects?|publications?|patents?|certifications?|certificates?|licenses?|awards?|honou?rs?(?: (?:and|&) awards)?|achievements?|activities|extracurriculars?|interests?|hobbies|languages?|coursework|volunteering|references?|contact|training|affiliations?)$/i;

/** Whether a line that stands alone is a heading, judged by its words and case. */
export function looksLikeHeading(line: string): boolean {
	const text = line.trim().replace(/[:：]$/, "");
	if (text.length < 3 || text.length > 48 || /[.!?;,|@\t]$|@|\t/.test(text)) return false;
	if (sectionNames.test(text)) return true;
	const letters = text.match(/\p{L}/gu) ?? [];
	return letters.length >= 4 && letters.length > text.length / 2 && text === text.toUpperCase();
}

const bullet = /^\s*(?:[•●○◦▪▫■□‣⁃∙·➤►▸❖✓✔*–—-]|o(?=\s{2,}))\s+(?=\S)/u;
const numbered = /^\s*\d{1,2}[.)]\s+(?=\S)/;
const underline = /^\s*[=_*~─━—–-]{3,}\s*$/;

/**
 * Reads structure out of plain text: headings, bullets (with lines that go on), numbered lists, paragraphs.
 * The first line is taken for the name. Wide gaps inside a line become one tab.
 */
export function plainTextBlocks(text: string): TextBlock[] {
	const blocks: TextBlock[] = [];
	let isOpen = false;
	for (const raw of text.split(/\r\n|[\n\r\f\v\u2028\u2029]/)) {
		const line = raw.replace(/[\u00a0\u200b\ufeff]/g, " ").trimEnd();
		if (line.trim() === "") {
			isOpen = false;
			continue;
		}
		if (underline.test(line)) {
			raiseLast(blocks);
			isOpen = false;
			continue;
		}
		isOpen = addLine(blocks, line, isOpen);
	}
	return blocks;
}

/** @returns whether the next line may go on with this block */
function addLine(blocks: TextBlock[], line: string, isOpen: boolean): boolean {
	const last = blocks.at(-1);
	const words = gapsToTab(line.trim());
	const ordered = numbered.test(line);
	if (ordered || bullet.test(line)) {
		const item = [{ text: gapsToTab(line.replace(ordered ? numbered : bullet, "").trim()) }];
		if (last?.type === "list" && last.ordered === ordered) last.items.push(item);
		else blocks.push({ type: "list", ordered, items: [item] });
		return true;
	}
	if (!last && words.length <= 60 && !/[.!?@]$|@|\d/.test(words)) {
		blocks.push({ type: "heading", level: 1, text: words });
		return false;
	}
	if (looksLikeHeading(line)) {
		blocks.push({ type: "heading", level: 2, text: words.replace(/[:：]$/, "") });
		return false;
	}
	const item = last?.type === "list" ? last.items.at(-1)?.[0] : undefined;
	if (isOpen && item && /^\s/.test(line)) {
		item.text += ` ${words}`;
		return true;
	}
	// A long line that was broken at a margin goes on in the next one; short lines stand for themselves.
	const open = last?.type === "paragraph" ? last.runs[0] : undefined;
	if (isOpen && open && goesOn(open.text, words)) {
		open.text += ` ${words}`;
		return true;
	}
	blocks.push({ type: "paragraph", runs: [{ text: words }] });
	return true;
}

const goesOn = (before: string, next: string): boolean => {
	const lastLine = before.length % 80;
	return before.length >= 60 && lastLine > 0 && !before.includes("\t") && /^[\p{Ll}\d(]/u.test(next);
};

/** A line of dashes under a short line makes that line a heading. */
function raiseLast(blocks: TextBlock[]): void {
	const last = blocks.at(-1);
	if (last?.type !== "paragraph") return;
	const text = last.runs[0]?.text ?? "";
	if (text.length <= 48 && !text.includes("\t")) {
		blocks[blocks.length - 1] = { type: "heading", level: 2, text };
	}
}

const gapsToTab = (text: string): string => text.replace(/\s*\t\s*| {4,}/g, "\t").replace(/ {2,}/g, " ");
