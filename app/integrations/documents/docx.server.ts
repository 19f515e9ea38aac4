import { Document, Footer, Packer, Paragraph, TextRun } from "docx";
import type { ResumeDocument, SheetStyle } from "#app/domain/reader/resume-document.ts";
import { pageHeight, pageWidth } from "#app/domain/reader/sheet/layout.ts";
import { sectionsOf } from "#app/domain/reader/sheet/sections.ts";
import { looks, type WordLook } from "./word-looks.ts";
import { half, twips, wordBullets, wordParagraphs } from "./word-paragraphs.ts";

/**
 * Writes a resume as a Word file that a person can go on editing: real headings, real lists, dates at a right
 * tab stop, no text boxes or tables. Author and title are the person's; nothing names this site.
 * @param note stands small in the footer of every page: what kind of resume this is
 */
export async function renderDocx(
	document: ResumeDocument,
	style: SheetStyle,
	note: string,
): Promise<Uint8Array> {
	const { basics } = document;
	const look = looks[style];
	const write = wordParagraphs(document, style, look);
	const { color } = look;
	const bold = { bold: true, italics: false };
	const file = new Document({
		title: `${basics.name}, ${basics.label}`,
		subject: note,
		creator: basics.name,
		lastModifiedBy: basics.name,
		styles: {
			default: {
				document: {
					run: {
						font: look.font,
						size: half(look.size),
						color: color.ink,
						language: { value: "en-US" },
					},
					paragraph: { spacing: { line: Math.round(look.leading * 240), after: 0 } },
				},
				heading1: { run: { ...bold, size: half(look.nameSize), color: color.ink } },
				heading2: { run: { ...bold, size: half(look.sectionSize), color: color.section } },
				heading3: { run: { ...bold, size: half(look.size + 0.5), color: color.ink } },
			},
		},
		numbering: wordBullets({ column: 0, hang: 12 }),
		sections: [
			{
				properties: {
					page: {
						size: { width: twips(pageWidth), height: twips(pageHeight) },
						margin: {
							top: twips(look.margin - 6),
							bottom: twips(look.margin - 6),
							left: twips(look.margin),
							right: twips(look.margin),
							footer: twips(16),
						},
					},
				},
				footers: { default: new Footer({ children: [noteParagraph(note, look)] }) },
				children: [...write.header(), ...sectionsOf(document).flatMap(write.section)],
			},
		],
	});
	return Packer.toBuffer(file);
}

const noteParagraph = (note: string, { color }: WordLook): Paragraph =>
	new Paragraph({ children: [new TextRun({ text: note, size: half(7.5), color: color.quiet })] });
