import {
	AlignmentType,
	BorderStyle,
	HeadingLevel,
	type INumberingOptions,
	type IParagraphOptions,
	type IRunOptions,
	LevelFormat,
	Paragraph,
	TabStopType,
	TextRun,
} from "docx";
import type { ResumeDocument, SheetStyle } from "#app/domain/reader/resume-document.ts";
import {
	type Distinction,
	distinctionsOf,
	entriesOf,
	headRows,
	paragraphOf,
	type SheetEntry,
} from "#app/domain/reader/sheet/entries.ts";
import { pageWidth } from "#app/domain/reader/sheet/layout.ts";
import { contactParts, type SectionKey, sectionTitles } from "#app/domain/reader/sheet/sections.ts";
import type { WordLook } from "./word-looks.ts";

/** Word counts type in half points and lengths in twentieths of a point. */
export const half = (points: number): number => Math.round(points * 2);
export const twips = (points: number): number => Math.round(points * 20);

/** Real lists: the bullet hangs before the text, also where the text stands in a column. Lengths in points. */
export function wordBullets(place: { column: number; hang: number }): INumberingOptions {
	const { column, hang } = place;
	return {
		config: [
			{
				reference: "bullets",
				levels: [
					{
						level: 0,
						format: LevelFormat.BULLET,
						text: "•",
						alignment: AlignmentType.LEFT,
						style: { paragraph: { indent: { left: twips(column + hang), hanging: twips(hang) } } },
					},
				],
			},
		],
	};
}

/** Gives the functions that write the header and the sections of one document as paragraphs of Word. */
export function wordParagraphs(document: ResumeDocument, style: SheetStyle, look: WordLook) {
	const { gaps, color } = look;
	const centered = style === "classic" ? { alignment: AlignmentType.CENTER } : {};
	const datesAtRight = {
		tabStops: [{ type: TabStopType.RIGHT, position: twips(pageWidth - 2 * look.margin) }],
	};
	const paragraph = (runs: TextRun[], more: Omit<IParagraphOptions, "children"> = {}): Paragraph =>
		new Paragraph({ ...more, children: runs });
	const text = (words: string, more: IRunOptions = {}) =>
		new TextRun({ text: words.replaceAll("\u00a0", " "), ...more });
	const dates = (when: string): TextRun[] =>
		when
			? [text(`\t${when}`, { bold: false, size: half(look.size - 0.5), color: color.quiet })]
			: [];

	const header = (): Paragraph[] => {
		const { name, label } = document.basics;
		const contact = contactParts(document).join("  ·  ");
		const lines = [
			paragraph([text(name)], {
				...centered,
				heading: HeadingLevel.HEADING_1,
				spacing: { after: twips(3) },
			}),
			paragraph(
				[
					text(label, {
						size: half(look.size + 1.5),
						color: color.label,
						italics: style === "classic",
					}),
				],
				centered,
			),
		];
		if (contact) {
			const quiet = { size: half(look.size - 0.5), color: color.quiet };
			lines.push(paragraph([text(contact, quiet)], { ...centered, spacing: { before: 60 } }));
		}
		return lines;
	};

	const heading = (section: SectionKey): Paragraph => {
		const title = sectionTitles[section];
		const run = style === "classic" ? { allCaps: true, characterSpacing: twips(0.5) } : {};
		const rule = { style: BorderStyle.SINGLE, size: 4, color: color.rule, space: 2 };
		return paragraph([text(title, run)], {
			heading: HeadingLevel.HEADING_2,
			keepNext: true,
			spacing: { before: twips(gaps.section), after: twips(gaps.afterSection) },
			...(style === "compact"
				? { shading: { type: "clear", fill: color.tint } }
				: { border: { bottom: rule } }),
		});
	};

	const entry = ({ head, details, highlights }: SheetEntry, index: number): Paragraph[] => {
		const gap = details.length + highlights.length === 0 ? gaps.entry / 2 : gaps.entry;
		const roles: Record<"primary" | "secondary" | "plain", IRunOptions> = {
			primary: {},
			secondary:
				style === "classic" ? { bold: false, italics: true } : { bold: false, color: color.quiet },
			plain: { bold: false },
		};
		const rows = headRows(style, head).map((row, position) => {
			const runs = row.map(({ role, text: words }) => text(words, roles[role]));
			if (position > 0)
				return paragraph(runs, { keepNext: details.length + highlights.length > 0 });
			return paragraph([...runs, ...dates(head.when)], {
				...datesAtRight,
				heading: HeadingLevel.HEADING_3,
				keepNext: true,
				spacing: { before: index === 0 ? 0 : twips(gap) },
			});
		});
		return [
			...rows,
			...details.map((words) => paragraph([text(words)], { keepNext: highlights.length > 0 })),
			...highlights.map((words) =>
				paragraph([text(words)], {
					numbering: { reference: "bullets", level: 0 },
					keepLines: true,
					spacing: { before: twips(gaps.bullet) },
				}),
			),
		];
	};

	const distinction = ({ name, by, when }: Distinction): Paragraph =>
		paragraph(
			[text(name), ...(by ? [text(`, ${by}`, { color: color.quiet })] : []), ...dates(when)],
			{
				...datesAtRight,
				spacing: { before: twips(gaps.bullet) },
			},
		);

	const content = (section: SectionKey): Paragraph[] => {
		switch (section) {
			case "summary":
			case "languages":
			case "interests":
				return [paragraph([text(paragraphOf(document, section))])];
			case "skills":
				return document.skills.map(({ name, keywords }) =>
					paragraph([text(`${name}: `, { bold: true }), text(keywords.join(", "))], {
						spacing: { before: twips(gaps.bullet) },
					}),
				);
			case "certificates":
			case "awards":
				return distinctionsOf(document, section).map(distinction);
			default:
				return entriesOf(document, section).flatMap(entry);
		}
	};

	return {
		header,
		section: (section: SectionKey): Paragraph[] => [heading(section), ...content(section)],
	};
}
