import {
	AlignmentType,
	Document,
	HeadingLevel,
	LevelFormat,
	Packer,
	Paragraph,
	TabStopType,
	TextRun,
} from "docx";
import { pageHeight, pageWidth } from "#app/domain/reader/sheet/layout.ts";
import type { InlineText, TextBlock } from "#app/domain/reader/text-blocks.ts";
import { looks } from "./word-looks.ts";
import { half, twips } from "./word-paragraphs.ts";

const look = looks.modern;
const headings = {
	1: HeadingLevel.HEADING_1,
	2: HeadingLevel.HEADING_2,
	3: HeadingLevel.HEADING_3,
} as const;
const datesAtRight = {
	tabStops: [{ type: TabStopType.RIGHT, position: twips(pageWidth - 2 * look.margin) }],
};

/** Writes text as a plain Word file: headings, paragraphs and lists. It names nobody as its author. */
export async function cleanDocx(blocks: readonly TextBlock[]): Promise<Uint8Array> {
	const bold = { bold: true, italics: false, color: look.color.ink };
	const level = (format: typeof LevelFormat.BULLET | typeof LevelFormat.DECIMAL, text: string) => ({
		level: 0,
		format,
		text,
		alignment: AlignmentType.LEFT,
		style: { paragraph: { indent: { left: 240, hanging: 240 } } },
	});
	const file = new Document({
		creator: "",
		lastModifiedBy: "",
		title: "",
		styles: {
			default: {
				document: { run: { font: look.font, size: half(look.size), color: look.color.ink } },
				heading1: { run: { ...bold, size: half(look.nameSize) } },
				heading2: { run: { ...bold, size: half(look.sectionSize) } },
				heading3: { run: { ...bold, size: half(look.size + 0.5) } },
			},
		},
		numbering: {
			config: [
				{ reference: "bullets", levels: [level(LevelFormat.BULLET, "•")] },
				{ reference: "numbers", levels: [level(LevelFormat.DECIMAL, "%1.")] },
			],
		},
		sections: [
			{
				properties: {
					page: {
						size: { width: twips(pageWidth), height: twips(pageHeight) },
						margin: {
							top: twips(look.margin),
							bottom: twips(look.margin),
							left: twips(look.margin),
							right: twips(look.margin),
						},
					},
				},
				children: blocks.flatMap(paragraphsOf),
			},
		],
	});
	return Packer.toBuffer(file);
}

function paragraphsOf(block: TextBlock): Paragraph[] {
	if (block.type === "heading") {
		const spacing = { before: twips(block.level === 2 ? look.gaps.section : look.gaps.entry) };
		const runs = [new TextRun({ text: block.text })];
		return [
			new Paragraph({ heading: headings[block.level], spacing, ...datesAtRight, children: runs }),
		];
	}
	if (block.type === "paragraph") {
		const spacing = { before: twips(look.gaps.bullet) };
		return [new Paragraph({ spacing, ...datesAtRight, children: block.runs.map(textRun) })];
	}
	const numbering = { reference: block.ordered ? "numbers" : "bullets", level: 0 };
	return block.items.map((runs) => new Paragraph({ numbering, children: runs.map(textRun) }));
}

const textRun = ({ text, bold, italic }: InlineText): TextRun =>
	new TextRun({ text, ...(bold && { bold }), ...(italic && { italics: true }) });
