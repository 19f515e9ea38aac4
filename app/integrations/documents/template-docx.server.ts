import {
	AnnotationReference,
	CommentRangeEnd,
	CommentRangeStart,
	CommentReference,
	Document,
	HeadingLevel,
	type ICommentOptions,
	Packer,
	Paragraph,
	TextRun,
} from "docx";
import type { ResumeTemplate } from "#app/domain/content/templates/definition.ts";
import { type TemplateLook, templateLooks } from "#app/domain/content/templates/looks.ts";
import { templateNotes } from "#app/domain/content/templates/notes.ts";
import {
	type TemplateParagraph,
	templateParagraphs,
} from "#app/domain/content/templates/paragraphs.ts";
import { pageHeight, pageWidth } from "#app/domain/reader/sheet/layout.ts";
import { settleArchive } from "./settled-archive.ts";
import { commentStyleIds, runStyleIds, styleIds, wordStyles } from "./template-word-styles.ts";
import { twips, wordBullets } from "./word-paragraphs.ts";

/** Whose comments they are. Not ours by name: a resume that a person sends must not say where it comes from. */
const commentAuthor = { author: "Template notes", initials: "TN" };

/** When the notes were last written, for all of them: the same template gives the same bytes. */
const notesWritten = new Date("2026-11-25T00:00:00Z");

/**
 * Writes a template as a Word file: one Letter page with real headings, lists and named styles, in one column
 * and in reading order, and its notes as comments in the margin. The same template gives the same bytes. Its
 * properties have no name and no date: the program of the person who fills it in writes theirs.
 */
export async function renderTemplateDocx(template: ResumeTemplate): Promise<Uint8Array> {
	const look = templateLooks[template.layout];
	const { x, top, bottom } = look.margins;
	const margin = { top: twips(top), bottom: twips(bottom), left: twips(x), right: twips(x) };
	const file = new Document({
		title: "Resume",
		styles: wordStyles(look),
		numbering: wordBullets(look),
		comments: { children: writeComments(template) },
		sections: [
			{
				properties: {
					page: { size: { width: twips(pageWidth), height: twips(pageHeight) }, margin },
				},
				children: withComments(templateParagraphs(template)).map(({ paragraph, comment }) =>
					write(paragraph, look, comment),
				),
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

/** Each paragraph with the number of its comment, if it has one: the name, then every heading. */
function withComments(paragraphs: readonly TemplateParagraph[]) {
	let next = 0;
	return paragraphs.map((paragraph) => ({
		paragraph,
		comment: paragraph.role === "name" || paragraph.role === "section" ? next++ : null,
	}));
}

/** By their numbers, as `withComments` gives them. */
function writeComments(template: ResumeTemplate): ICommentOptions[] {
	const { steps, hints } = templateNotes(template);
	return [steps, ...hints.map((hint) => [hint])].map((texts, id) => ({
		id,
		...commentAuthor,
		date: notesWritten,
		children: texts.map((text, index) => {
			const mark = new TextRun({
				style: commentStyleIds.reference,
				children: [new AnnotationReference()],
			});
			const words = new TextRun(text);
			return new Paragraph({
				style: commentStyleIds.text,
				children: index === 0 ? [mark, words] : [words],
			});
		}),
	}));
}

function write(
	{ role, runs, aside, isFirst, keepsNext }: TemplateParagraph,
	look: TemplateLook,
	comment: number | null,
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
		children: comment === null ? children : commentOn(children, comment),
	});
}

const commentOn = (words: readonly TextRun[], id: number) => [
	new CommentRangeStart(id),
	...words,
	new CommentRangeEnd(id),
	new TextRun({ style: commentStyleIds.reference, children: [new CommentReference(id)] }),
];
