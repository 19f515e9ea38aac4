import {
	AlignmentType,
	BorderStyle,
	type IBaseParagraphStyleOptions,
	type IParagraphStyleOptions,
	type IRunStylePropertiesOptions,
	type IStylesOptions,
	LineRuleType,
} from "docx";
import { ruleGap } from "#app/domain/content/templates/lay-out-document.ts";
import {
	type TemplateLook,
	type TextLook,
	templateColors,
} from "#app/domain/content/templates/looks.ts";
import type { TextRole } from "#app/domain/content/templates/paragraphs.ts";
import { pageWidth } from "#app/domain/reader/sheet/layout.ts";
import { half, twips } from "./word-paragraphs.ts";

/** The style of Word that a paragraph is given; everything about its look stands there, to be changed once. */
export const styleIds: Record<Exclude<TextRole, "dates">, string> = {
	name: "Heading1",
	section: "Heading2",
	entry: "Heading3",
	headline: "Headline",
	contact: "Contact",
	place: "Place",
	body: "BodyText",
	bullet: "ListBullet",
	detail: "Detail",
};

/** Styles of letters within a line. */
export const runStyleIds = { dates: "Dates", place: "PlaceInLine", strong: "DetailLabel" } as const;

/** By the names that Word itself gives them. */
export const commentStyleIds = { text: "CommentText", reference: "CommentReference" } as const;

const paragraphStyles = {
	headline: "Headline",
	contact: "Contact",
	place: "Place",
	body: "Body Text",
	bullet: "List Bullet",
	detail: "Detail",
} as const;

export function wordStyles(look: TemplateLook): IStylesOptions {
	const { texts } = look;
	const style = (role: keyof typeof paragraphStyles): IParagraphStyleOptions => ({
		...paragraphStyle(role, look),
		id: styleIds[role],
		name: paragraphStyles[role],
		basedOn: "Normal",
		quickFormat: true,
	});
	return {
		default: {
			document: { run: { ...runStyle(texts.body), language: { value: "en-US" } } },
			heading1: paragraphStyle("name", look),
			heading2: paragraphStyle("section", look),
			heading3: paragraphStyle("entry", look),
		},
		paragraphStyles: [
			...(Object.keys(paragraphStyles) as (keyof typeof paragraphStyles)[]).map(style),
			commentStyle,
		],
		characterStyles: [
			{ id: runStyleIds.dates, name: "Dates", run: runStyle(texts.dates) },
			{ id: runStyleIds.place, name: "Place in line", run: runStyle(texts.place) },
			{ id: runStyleIds.strong, name: "Detail label", run: { bold: true } },
			{ id: commentStyleIds.reference, name: "annotation reference", run: { size: half(8) } },
		],
	};
}

function runStyle(text: TextLook): IRunStylePropertiesOptions {
	const { typeface, size, bold = false, italic = false, tone = "ink", tracking, caps } = text;
	return {
		font: typeface,
		size: half(size),
		color: templateColors[tone],
		bold,
		italics: italic,
		...(caps && { allCaps: true }),
		...(tracking && { characterSpacing: twips(tracking) }),
	};
}

function paragraphStyle(role: TextRole, look: TemplateLook): IBaseParagraphStyleOptions {
	const { leading, before } = look.texts[role];
	const isHeader = role === "name" || role === "headline" || role === "contact";
	const hasAside = role === "entry" || role === "detail";
	const stands = role === "entry" || role === "section" || role === "place";
	return {
		run: runStyle(look.texts[role]),
		paragraph: {
			spacing: {
				before: twips(before),
				after: 0,
				line: twips(leading),
				lineRule: LineRuleType.AT_LEAST,
			},
			...(isHeader && look.align === "center" && { alignment: AlignmentType.CENTER }),
			...(stands && { keepNext: true }),
			...(role === "section" && { border: sectionRule(look) }),
			...(role === "bullet" && { numbering: { reference: "bullets", level: 0 } }),
			...(hasAside && look.column > 0 && { indent: hanging(look.column) }),
			...(hasAside && look.column === 0 && { rightTabStop: twips(pageWidth - 2 * look.margins.x) }),
			...(role === "body" && look.column > 0 && { indent: { left: twips(look.column) } }),
		},
	};
}

/** The indent of a hanging paragraph is a tab stop of its own. */
const hanging = (column: number) => ({ left: twips(column), hanging: twips(column) });

function sectionRule({ rule }: TemplateLook) {
	const border = { style: BorderStyle.SINGLE, size: 4, color: templateColors.rule, space: ruleGap };
	if (rule === "none") return {};
	return rule === "below" ? { bottom: border } : { top: border };
}

const commentStyle: IParagraphStyleOptions = {
	id: commentStyleIds.text,
	name: "annotation text",
	basedOn: "Normal",
	run: { size: half(10), color: templateColors.ink },
	paragraph: { spacing: { after: twips(4) } },
};
