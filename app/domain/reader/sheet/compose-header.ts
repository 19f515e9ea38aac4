import type { ResumeDocument, SheetStyle } from "#app/domain/reader/resume-document.ts";
import { type Alignment, baselineIn, block, type Column, type FlowBlock, setText } from "./flow.ts";
import type { FontMetrics } from "./font-metrics.ts";
import { pageWidth } from "./layout.ts";
import { measure } from "./line-breaking.ts";
import { contactParts } from "./sections.ts";
import type { StyleRules } from "./style-rules.ts";

type HeaderKind = "name" | "label" | "contact";

/** Wide white around the dot; a line may end after it. */
const separator = "\u00a0\u00a0·\u00a0 ";

/** The name, the label and the contact details: the head of the first page. */
export function composeHeader(
	document: ResumeDocument,
	style: SheetStyle,
	rules: StyleRules,
	fonts: FontMetrics,
): FlowBlock[] {
	const column: Column = [rules.margins.left, pageWidth - rules.margins.right];
	if (style === "modern") return modernHeader(document, rules, fonts, column);
	if (style === "compact") return compactHeader(document, rules, fonts, column);
	const set = (kind: HeaderKind, text: string, before: number) =>
		headerBlock(kind, text, rules, fonts, column, { before, alignment: "center" });
	return [
		set("name", document.basics.name, 0),
		set("label", document.basics.label, 0),
		set("contact", contactParts(document).join(separator), rules.gaps.header),
	].filter(hasLines);
}

/** Name and label at the left, the contact details stacked at the right, ending on the label's baseline. */
function modernHeader(
	document: ResumeDocument,
	rules: StyleRules,
	fonts: FontMetrics,
	[left, right]: Column,
): FlowBlock[] {
	const parts = contactParts(document);
	const contactWidth = Math.max(0, ...parts.map((part) => measure(fonts, part, rules.contact)));
	const stacked = contactWidth < (right - left) * 0.45;
	const names: Column = stacked ? [left, right - contactWidth - 24] : [left, right];
	const name = headerBlock("name", document.basics.name, rules, fonts, names);
	const label = headerBlock("label", document.basics.label, rules, fonts, names);
	if (!stacked) {
		const contact = headerBlock("contact", parts.join(separator), rules, fonts, names, {
			before: 3,
		});
		return [name, label, contact].filter(hasLines);
	}
	const { leading } = rules.contact;
	const lastBaseline = baselineIn(rules.label.leading) - rules.label.leading;
	const lines = parts.flatMap((part, index) =>
		setText(
			[{ ...rules.contact, text: part }],
			[right - contactWidth, right],
			leading,
			fonts,
			"right",
		).map((line) => ({ ...line, baseline: lastBaseline - (parts.length - 1 - index) * leading })),
	);
	return [name, label, block({ kind: "contact", section: "header" }, lines, 0)].filter(hasLines);
}

/** The label beside the name where it fits, the contact details in one line below, a rule across. */
function compactHeader(
	document: ResumeDocument,
	rules: StyleRules,
	fonts: FontMetrics,
	column: Column,
): FlowBlock[] {
	const [left, right] = column;
	const { name, label } = document.basics;
	const nameBlock = headerBlock("name", name, rules, fonts, column);
	const after = left + measure(fonts, name, rules.name) + 12;
	const beside =
		after + measure(fonts, label, rules.label) <= right && nameBlock.lines.length === 1;
	const labelBlock = beside
		? block(
				{ kind: "label", section: "header" },
				setText([{ ...rules.label, text: label }], [after, right], rules.label.leading, fonts).map(
					(line) => ({ ...line, baseline: line.baseline - rules.name.leading }),
				),
				0,
			)
		: headerBlock(
				"label",
				label,
				{ ...rules, label: { ...rules.label, leading: 15 } },
				fonts,
				column,
			);
	const contact = headerBlock(
		"contact",
		contactParts(document).join(separator),
		rules,
		fonts,
		column,
		{
			before: rules.gaps.header,
		},
	);
	const last = contact.lines.length > 0 ? contact : labelBlock;
	last.shapes.push({ x: left, y: last.height + 4, width: right - left, height: 1, tone: "ink" });
	last.height += 6;
	return [nameBlock, labelBlock, contact].filter(hasLines);
}

function headerBlock(
	kind: HeaderKind,
	text: string,
	rules: StyleRules,
	fonts: FontMetrics,
	column: Column,
	more: { before?: number; alignment?: Alignment } = {},
): FlowBlock {
	const style = rules[kind];
	const lines = setText([{ ...style, text }], column, style.leading, fonts, more.alignment);
	return block({ kind, section: "header" }, lines, lines.length * style.leading, more);
}

const hasLines = (flow: FlowBlock): boolean => flow.lines.length > 0;
