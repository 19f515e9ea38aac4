import { Document, HeadingLevel, Packer, Paragraph, TextRun } from "docx";
import type { ResumeTemplate } from "#app/domain/content/templates/definition.ts";
import { type TemplateLook, templateLooks } from "#app/domain/content/templates/looks.ts";
import { templateNotes } from "#app/domain/content/templates/notes.ts";
import {
	type TemplateParagraph,
	templateParagraphs,
} from "#app/domain/content/templates/paragraphs.ts";
import { pageHeight, pageWidth } from "#app/domain/reader/sheet/layout.ts";
import { settleArchive } from "./settled-archive.ts";
import { noteStyleIds, runStyleIds, styleIds, wordStyles } from "./template-word-styles.ts";
import { twips, wordBullets } from "./word-paragraphs.ts";

/**
 * Writes a template as a Word file: a Letter page with real headings, lists and named styles, in one column
 * and in reading order, and a second page of notes. The same template gives the same bytes. Its properties
 * have no name and no date: a resume that a person sends must not say where its template comes from.
 */
export async function renderTemplateDocx(template: ResumeTemplate): Promise<Uint8Array> {
	const look = templateLooks[template.layout];
	const { x, top, bottom } = look.margins;
	const margin = { top: twips(top), bottom: twips(bottom), left: twips(x), right: twips(x) };
	const file = new Document({
		title: "Resume",
		styles: wordStyles(look),
		numbering: wordBullets(look),
		sections: [
			{
				properties: {
					page: { size: { width: twips(pageWidth), height: twips(pageHeight) }, margin },
				},
				children: [
					...templateParagraphs(template).map((paragraph) => write(paragraph, look)),
					...writeNotes(template),
				],
			},
		],
	});
	return settleArchive(await Packer.toBuffer(file));
}

const headings = {
	name: HeadingLevel.HEADING_1,
	section: HeadingLevel.HEADING_2,
	entry: HeadingLevel.HEADING_3,
} as const;

function write(
	{ role, runs, aside, isFirst, keepsNext }: TemplateParagraph,
	look: TemplateLook,
): Paragraph {
	const isColumn = look.column > 0;
	const style =
		role === "name" || role === "section" || role === "entry"
			? { heading: headings[role] }
			: { style: styleIds[role] };
	const words = runs.map(
		(run) =>
			new TextRun({
				text: run.text,
				...(run.role === "place" && role === "entry" && { style: runStyleIds.place }),
				...(run.bold && { style: runStyleIds.strong }),
			}),
	);
	const beside = (text: string) =>
		new TextRun({ text, style: aside?.bold ? runStyleIds.strong : runStyleIds.dates });
	const children = !aside
		? words
		: isColumn
			? [beside(`${aside.text}\t`), ...words]
			: [...words, beside(`\t${aside.text}`)];
	return new Paragraph({
		...style,
		// In the paragraph too: simple readers of Word files do not look for lists in the styles.
		...(role === "bullet" && { numbering: { reference: "bullets", level: 0, custom: true } }),
		...(keepsNext && { keepNext: true }),
		...(isFirst && { spacing: { before: twips(look.afterSection) } }),
		children,
	});
}

function writeNotes(template: ResumeTemplate): Paragraph[] {
	const { title, steps, hints } = templateNotes(template);
	const note = (children: TextRun[]) => new Paragraph({ style: noteStyleIds.text, children });
	return [
		new Paragraph({
			style: noteStyleIds.title,
			pageBreakBefore: true,
			children: [new TextRun(title)],
		}),
		...steps.map((step) => note([new TextRun(step)])),
		...hints.map(({ section, text }) =>
			note([new TextRun({ text: `${section}. `, bold: true }), new TextRun(text)]),
		),
	];
}
