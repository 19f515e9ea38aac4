import { read as readDocument } from "mammoth/lib/docx/docx-reader.js";
import { beginsAs } from "#app/domain/intake/upload-rules.ts";
import {
	gapsToTab,
	looksLikeEntryHead,
	looksLikeName,
	withoutUnseenGaps,
} from "#app/domain/reader/plain-text-blocks.ts";
import { bulletText, looksLikeHeading } from "#app/domain/reader/sheet/line-kinds.ts";
import { hasYear } from "#app/domain/reader/sheet/placed-line.ts";
import type { InlineText, TextBlock } from "#app/domain/reader/text-blocks.ts";
import { ConversionError } from "./conversion.ts";
import { listOfRelations, mainPart } from "./word-parts.ts";

/** An archive as it is read here: at once by Node, in turn by a browser. */
type Archive = {
	names: readonly string[];
	has: (name: string) => boolean;
	lengthOf: (name: string) => number;
	read: (name: string) => Uint8Array | Promise<Uint8Array>;
};

/**
 * The text of a Word file. Of mammoth it takes the reader alone, whose tree of paragraphs never becomes HTML;
 * links stay as their text, pictures are left out and never unpacked.
 * @param open unpacks the archive
 * @throws ConversionError, ZipError
 */
export async function docxBlocks(
	bytes: Uint8Array,
	open: (bytes: Uint8Array) => Archive,
): Promise<TextBlock[]> {
	if (beginsAs("doc", bytes)) {
		throw new ConversionError("encrypted", "An encrypted Word file");
	}
	const archive = open(bytes);
	if (archive.names.some((name) => /vbaproject\.bin$/i.test(name))) {
		throw new ConversionError("unsafe", "The file holds macros");
	}
	const main = await mainPart(archive);
	if (!main) throw new ConversionError("unreadable", "Not a Word file");
	const { value: document } = await readDocument<Node>(guardedFile(archive, main));
	const blocks: TextBlock[] = [];
	for (const paragraph of paragraphsOf(document)) addParagraph(blocks, paragraph);
	return blocks;
}

const types = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/";
const strictTypes = "http://purl.oclc.org/ooxml/officeDocument/relationships/";

/**
 * The archive as mammoth asks for it; a document type could bring entities, and Word writes none. Its main part is
 * the one that we have found, and relations of the strict kind, which mammoth does not know, are of the usual one.
 */
function guardedFile(archive: Archive, main: string) {
	const relation = `<Relationship Type="${types}officeDocument" Target="${main}"/>`;
	return {
		exists: (name: string) => name === listOfRelations || archive.has(name),
		read: async (name: string, encoding?: string) => {
			if (name === listOfRelations)
				return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation}</Relationships>`;
			const content = await archive.read(name);
			if (!encoding) return content;
			const text = new TextDecoder(encoding === "base64" ? "latin1" : encoding).decode(content);
			if (text.includes("<!DOCTYPE")) throw new ConversionError("unsafe", "A document type");
			return name.endsWith(".rels") ? text.replaceAll(strictTypes, types) : text;
		},
	};
}

/** A node of mammoth's document tree, as far as we read it. */
type Node = {
	type: string;
	children?: Node[];
	value?: string;
	styleName?: string | null;
	numbering?: { isOrdered: boolean } | null;
	isBold?: boolean;
	isItalic?: boolean;
};

type Paragraph = { styleName: string; list: "ordered" | "bulleted" | null; runs: InlineText[] };

/** Paragraphs in reading order; a table row of single lines becomes one line with tabs. */
function paragraphsOf(node: Node): Paragraph[] {
	if (node.type === "paragraph") return splitAtBreaks(node);
	const parts = (node.children ?? []).map(paragraphsOf);
	if (node.type !== "tableRow") return parts.flat();
	if (parts.some((cell) => cell.length > 1)) return withTimesBeside(parts).flat();
	const cells = parts.flat();
	if (cells.length < 2) return cells;
	const runs = cells.flatMap((cell, index) =>
		index > 0 ? [{ text: "\t" }, ...cell.runs] : cell.runs,
	);
	return [{ styleName: cells[0]?.styleName ?? "", list: null, runs }];
}

const wordsOf = ({ runs }: Paragraph): string => runs.map(({ text }) => text).join("");
const mostAside = 2;
const longestAside = 40;

/** A time in the last cell of a row, beside a job with all its text, stands at the right of its first lines. */
function withTimesBeside(cells: Paragraph[][]): Paragraph[][] {
	const aside = cells.at(-1) ?? [];
	const [job, ...others] = cells.slice(0, -1).filter((cell) => cell.length > 0);
	const words = aside.map(wordsOf);
	const isTime =
		aside.length <= mostAside &&
		words.every((text) => text.length <= longestAside) &&
		words.some((text) => hasYear.test(text));
	const heads = job?.slice(0, aside.length) ?? [];
	if (!job || others.length > 0 || !isTime || heads.length < aside.length) return cells;
	if (heads.some((head) => head.list || hasYear.test(wordsOf(head)))) return cells;
	const beside = heads.map((head, index) => ({
		...head,
		runs: [...head.runs, { text: "\t" }, ...(aside[index]?.runs ?? [])],
	}));
	return [[...beside, ...job.slice(aside.length)]];
}

function splitAtBreaks(node: Node): Paragraph[] {
	const list = node.numbering ? (node.numbering.isOrdered ? "ordered" : "bulleted") : null;
	const lines: InlineText[][] = [[]];
	for (const run of runsOf(node, {})) {
		for (const [index, text] of run.text.split("\n").entries()) {
			if (index > 0) lines.push([]);
			if (text) lines.at(-1)?.push({ ...run, text });
		}
	}
	return lines
		.map(tidy)
		.filter((runs) => runs.length > 0)
		.map((runs) => ({ styleName: node.styleName ?? "", list, runs }));
}

function runsOf(node: Node, style: Omit<InlineText, "text">): InlineText[] {
	if (node.type === "text") return [{ text: node.value ?? "", ...style }];
	if (node.type === "tab") return [{ text: "\t", ...style }];
	if (node.type === "break") return [{ text: "\n", ...style }];
	const own: Omit<InlineText, "text"> = {
		...style,
		...(node.isBold && { bold: true }),
		...(node.isItalic && { italic: true }),
	};
	return (node.children ?? []).flatMap((child) => runsOf(child, own));
}

/** Joins runs of one look, makes gaps tabs, and takes the white off both ends. */
function tidy(runs: InlineText[]): InlineText[] {
	const joined: InlineText[] = [];
	for (const run of runs) {
		const last = joined.at(-1);
		if (last && last.bold === run.bold && last.italic === run.italic) last.text += run.text;
		else joined.push({ ...run });
	}
	for (const [index, run] of joined.entries()) {
		run.text = gapsToTab(withoutUnseenGaps(run.text).replace(/[\u00a0\r]/g, " "));
		if (index === 0) run.text = run.text.trimStart();
		if (index === joined.length - 1) run.text = run.text.trimEnd();
	}
	return joined.filter(({ text }) => text !== "");
}

function addParagraph(blocks: TextBlock[], { styleName, list, runs }: Paragraph): void {
	const text = runs.map((run) => run.text).join("");
	const level = headingLevel(styleName, text, runs, blocks.length === 0);
	if (level && !list) {
		blocks.push({ type: "heading", level, text });
		return;
	}
	const [first, ...rest] = runs;
	const typed = list || !first ? null : bulletText(`${first.text}${rest.length > 0 ? "x" : ""}`);
	if (list || typed !== null) {
		const ordered = list === "ordered";
		const item =
			typed !== null && first ? [{ ...first, text: withoutBullet(first.text) }, ...rest] : runs;
		const last = blocks.at(-1);
		if (last?.type === "list" && last.ordered === ordered) last.items.push(item);
		else blocks.push({ type: "list", ordered, items: [item] });
		return;
	}
	blocks.push({ type: "paragraph", runs });
}

const withoutBullet = (text: string): string => bulletText(`${text}x`)?.slice(0, -1) ?? text;

function headingLevel(styleName: string, text: string, runs: InlineText[], isFirst: boolean) {
	const style = /^heading\s*(\d)/i.exec(styleName)?.[1];
	if (style) return Math.min(3, Math.max(1, Number(style))) as 1 | 2 | 3;
	if (/^title$/i.test(styleName) || (isFirst && looksLikeName(text))) return 1;
	const isSetOff = runs.every(({ bold }) => bold) || text === text.toUpperCase();
	if (isSetOff && looksLikeHeading(text)) return 2;
	return runs[0]?.bold && looksLikeEntryHead(text) ? 3 : null;
}
