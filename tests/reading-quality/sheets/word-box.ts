import { ImportedXmlComponent, Paragraph } from "docx";

/**
 * A text box of Word: the drawing that Word has written since 2010 with its older twin beside it, or the older one
 * alone.
 * @param lines one paragraph each; the first is bold
 */
export function textBox(lines: readonly string[], isNew: boolean): Paragraph {
	const run = element("w:r", [isNew ? withTwin(lines) : oldBox(lines)]);
	return new Paragraph({}).addChildElement(run) as Paragraph;
}

type Element = ImportedXmlComponent;

function element(
	name: string,
	children: readonly (Element | string)[],
	attributes: Record<string, string> = {},
): Element {
	const made = new ImportedXmlComponent(name, attributes);
	for (const child of children) made.push(child);
	return made;
}

const oldBox = (lines: readonly string[]): Element =>
	element("w:pict", [
		element("v:shape", [element("v:textbox", [contentOf(lines)])], {
			style: `width:460pt;height:${20 + 16 * lines.length}pt`,
		}),
	]);

const shapes = "http://schemas.microsoft.com/office/word/2010/wordprocessingShape";
const drawings = "http://schemas.openxmlformats.org/drawingml/2006/main";

function withTwin(lines: readonly string[]): Element {
	const shape = element("wps:wsp", [
		element("wps:txbx", [contentOf(lines)]),
		element("wps:bodyPr", []),
	]);
	const inline = element("wp:inline", [
		element("wp:extent", [], { cx: "5842000", cy: `${12_700 * (20 + 16 * lines.length)}` }),
		element("wp:docPr", [], { id: "1", name: "Text Box" }),
		element("a:graphic", [element("a:graphicData", [shape], { uri: shapes })], {
			"xmlns:a": drawings,
		}),
	]);
	return element("mc:AlternateContent", [
		element("mc:Choice", [element("w:drawing", [inline])], { Requires: "wps" }),
		element("mc:Fallback", [oldBox(lines)]),
	]);
}

const contentOf = (lines: readonly string[]): Element =>
	element(
		"w:txbxContent",
		lines.map((line, index) => paragraphOf(line, index === 0)),
	);

function paragraphOf(line: string, isBold: boolean): Element {
	const look = isBold ? [element("w:rPr", [element("w:b", [])])] : [];
	const parts = line
		.split("\t")
		.flatMap((part, index) => [
			...(index > 0 ? [element("w:tab", [])] : []),
			element("w:t", [part], { "xml:space": "preserve" }),
		]);
	return element("w:p", [element("w:r", [...look, ...parts])]);
}
