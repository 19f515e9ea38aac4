import {
	AlignmentType,
	BorderStyle,
	Document,
	type FileChild,
	Header,
	HeadingLevel,
	Packer,
	Paragraph,
	Table,
	TableCell,
	TableRow,
	TabStopType,
	TextRun,
	WidthType,
} from "docx";
import { type Look, pick } from "./look.ts";
import type { Entry, Line, Part, Row, Sheet } from "./sheet.ts";
import { textBox } from "./word-box.ts";

/** A sheet as a Word file: tables for columns, boxes, page headers, real lists and typed signs. */
export async function wordFile(sheet: Sheet): Promise<Uint8Array> {
	const { look, id } = sheet;
	const inHeader = look.layout === "page-header" ? headLines(sheet) : null;
	const document = new Document({
		styles: { default: { document: { run: { font: fontOf(sheet), size: 20 } } } },
		numbering: {
			config: [
				{
					reference: "signs",
					levels: [{ level: 0, format: "bullet", text: look.sign, alignment: AlignmentType.LEFT }],
				},
			],
		},
		sections: [
			{
				...(inHeader && { headers: { default: new Header({ children: inHeader }) } }),
				children: childrenOf(sheet),
			},
		],
	});
	const bytes = await Packer.toBuffer(document);
	if (bytes.length === 0) throw new Error(`An empty file for ${id}`);
	return bytes;
}

const fontOf = ({ look }: Sheet): string =>
	look.layout === "dense-serif" ? "Times New Roman" : "Calibri";

function childrenOf(sheet: Sheet): FileChild[] {
	const { look, main, side } = sheet;
	const body = main.flatMap((part) => partOf(part, sheet));
	if (look.layout === "page-header") return body;
	if (look.layout === "text-boxes") return boxed(sheet);
	if (side.length === 0) return [...headLines(sheet), ...body];
	const aside = side.flatMap((part) => partOf(part, sheet));
	const cells = [cell(aside, 30), cell(body, 70)];
	const row = new TableRow({ children: look.layout === "sidebar-left" ? cells : cells.reverse() });
	return [...headLines(sheet), table([row])];
}

/** Name and contact in a box, and some of the parts in boxes of their own. */
function boxed(sheet: Sheet): FileChild[] {
	const { id, name, contact, main } = sheet;
	const isNew = pick(id, "new boxes", [true, false]);
	const parts = main.flatMap((part) => {
		const hasJobs = part.entries.some(({ rows }) => rows.length > 0);
		if (hasJobs && pick(id, "jobs in boxes", [true, false, false])) {
			return [textBox(boxLines(part, sheet), isNew)];
		}
		return hasJobs ? partOf(part, sheet) : [textBox(boxLines(part, sheet), isNew)];
	});
	return [textBox([name, ...contact], isNew), ...parts];
}

const boxLines = ({ heading, entries }: Part, { look }: Sheet): string[] => [
	...(heading ? [heading] : []),
	...entries.flatMap(({ rows, lines }) => [
		...rows.map(({ left, right }) => (right ? `${left}\t${right}` : left)),
		...lines.map(({ text, isListed }) => (isListed ? `${look.sign}\t${text}` : text)),
	]),
];

function headLines({ name, contact, look }: Sheet): Paragraph[] {
	const alignment = look.layout === "centered" ? AlignmentType.CENTER : AlignmentType.LEFT;
	const isSpaced = look.layout === "letter-spaced";
	const run = new TextRun({
		text: name,
		bold: true,
		size: 36,
		characterSpacing: isSpaced ? 60 : 0,
	});
	return [
		new Paragraph({ alignment, children: [run] }),
		...(contact.length > 0 ? [new Paragraph({ alignment, text: contact.join(" | ") })] : []),
	];
}

function partOf({ heading, entries }: Part, sheet: Sheet): FileChild[] {
	return [
		...(heading ? [headingOf(heading, sheet)] : []),
		...entries.flatMap((entry) => entryOf(entry, sheet)),
	];
}

function headingOf(heading: string, { id, look }: Sheet): Paragraph {
	const isSpaced = look.layout === "letter-spaced";
	const alignment = look.layout === "centered" ? AlignmentType.CENTER : AlignmentType.LEFT;
	// Spaced by the program, or by the person, who typed the spaces.
	const isTyped = isSpaced && pick(id, "typed spaces", [true, false]);
	const text = isTyped ? [...heading.toUpperCase()].join(" ") : heading;
	const children = [
		new TextRun({ text, bold: true, size: 24, characterSpacing: isSpaced && !isTyped ? 80 : 0 }),
	];
	const hasStyle = pick(id, "heading style", [true, false]);
	return new Paragraph({
		alignment,
		children,
		...(hasStyle && { heading: HeadingLevel.HEADING_1 }),
	});
}

function entryOf({ dates, rows, lines }: Entry, sheet: Sheet): FileChild[] {
	const body = [...rows.map((row, index) => rowOf(row, index, sheet)), ...linesOf(lines, sheet)];
	if (dates === null) return body;
	const left = [new Paragraph(dates)];
	const columns =
		sheet.look.layout === "timeline"
			? [cell(left, 20), cell([new Paragraph("●")], 4), cell(body, 76)]
			: [cell(left, 22), cell(body, 78)];
	return [table([new TableRow({ children: columns })])];
}

/** Where dates end at the right, in twentieths of a point. */
const rightTab = ({ layout }: Look) => (layout.startsWith("sidebar-") ? 6_200 : 9_000);

function rowOf({ left, right }: Row, index: number, { look }: Sheet): Paragraph {
	const alignment = look.layout === "centered" ? AlignmentType.CENTER : AlignmentType.LEFT;
	const children = [
		new TextRun({ text: left, bold: index === 0 }),
		...(right ? [new TextRun(`\t${right}`)] : []),
	];
	const tabStops = right ? [{ type: TabStopType.RIGHT, position: rightTab(look) }] : [];
	return new Paragraph({ alignment, children, tabStops });
}

/** A list of Word's, signs that were typed, or one paragraph of broken lines. */
function linesOf(lines: readonly Line[], { id, look }: Sheet): Paragraph[] {
	const way = pick(id, "list", ["real", "real", "typed", "typed-tab", "broken"]);
	const typed = (text: string) => `${look.sign}${way === "typed-tab" ? "\t" : " "}${text}`;
	if (way === "broken" && lines.length > 0 && lines.every(({ isListed }) => isListed)) {
		const runs = lines.map(
			({ text }, index) =>
				new TextRun({ text: `${look.sign} ${text}`, ...(index && { break: 1 }) }),
		);
		return [new Paragraph({ children: runs })];
	}
	return lines.map(({ text, isListed }) => {
		if (!isListed) return new Paragraph(text);
		if (way !== "real") return new Paragraph(typed(text));
		return new Paragraph({ text, numbering: { reference: "signs", level: 0 } });
	});
}

const none = { style: BorderStyle.NONE, size: 0, color: "FFFFFF" };
const borders = { top: none, bottom: none, left: none, right: none };

const cell = (children: readonly FileChild[], percent: number): TableCell =>
	new TableCell({
		children: children.length > 0 ? (children as Paragraph[]) : [new Paragraph("")],
		width: { size: percent, type: WidthType.PERCENTAGE },
		borders,
	});

const table = (rows: TableRow[]): Table =>
	new Table({ rows, width: { size: 100, type: WidthType.PERCENTAGE } });
