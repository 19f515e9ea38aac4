import type { ResumeTemplate, TemplatePart } from "./definition.ts";
import { type TemplateLook, templateLooks } from "./looks.ts";

/** A page as paragraphs in reading order: what Word is given and what the picture draws. */

export type TextRole = keyof TemplateLook["texts"];
export type TemplateRun = { text: string; role: TextRole; bold?: true };

export type TemplateParagraph = {
	role: Exclude<TextRole, "dates">;
	runs: readonly TemplateRun[];
	/** Stands at the right end of the first line, or in the column at the left. */
	aside: TemplateRun | null;
	/** Follows its section's heading, so that no more white is needed. */
	isFirst: boolean;
	/** Belongs to what comes next: no page ends between them. */
	keepsNext: boolean;
};

/** What parts the pieces of the line under the name. */
const separator = "  ·  ";

export function templateParagraphs(template: ResumeTemplate): TemplateParagraph[] {
	const look = templateLooks[template.layout];
	return [
		paragraph("name", "[Your name]"),
		paragraph("headline", template.headline),
		paragraph("contact", template.contact.join(separator)),
		...template.sections.flatMap(({ title, parts }) => [
			{ ...paragraph("section", title), keepsNext: true },
			...parts.flatMap((part, index) =>
				paragraphsOfPart(part, look).map((each, position) => ({
					...each,
					isFirst: index === 0 && position === 0,
				})),
			),
		]),
	];
}

function paragraph(role: TemplateParagraph["role"], text: string): TemplateParagraph {
	return { role, runs: [{ text, role }], aside: null, isFirst: false, keepsNext: false };
}

function paragraphsOfPart(part: TemplatePart, look: TemplateLook): TemplateParagraph[] {
	switch (part.kind) {
		case "words":
			return [paragraph("body", part.text)];
		case "list":
			return part.bullets.map((text) => paragraph("bullet", text));
		case "dated":
			return [{ ...paragraph("detail", part.text), aside: datesRun(part.when) }];
		case "line":
			return [lineOf(part, look)];
		case "entry":
			return entryOf(part, look);
	}
}

const datesRun = (text: string): TemplateRun => ({ text, role: "dates" });

function lineOf(
	{ label, text }: Extract<TemplatePart, { kind: "line" }>,
	{ entryOrder }: TemplateLook,
): TemplateParagraph {
	const plain = paragraph("detail", text);
	const name = { role: "detail", bold: true } as const;
	return entryOrder === "column"
		? { ...plain, aside: { ...name, text: label } }
		: { ...plain, runs: [{ ...name, text: `${label}: ` }, ...plain.runs] };
}

function entryOf(
	{ title, place, when, bullets }: Extract<TemplatePart, { kind: "entry" }>,
	{ entryOrder }: TemplateLook,
): TemplateParagraph[] {
	const isOneLine = entryOrder !== "two lines";
	const goesOn = bullets.length > 0;
	const head = paragraph("entry", title);
	const named: TemplateParagraph = isOneLine
		? { ...head, runs: [...head.runs, { text: `, ${place}`, role: "place" }], keepsNext: goesOn }
		: { ...head, keepsNext: true };
	return [
		{ ...named, aside: datesRun(when) },
		...(isOneLine ? [] : [{ ...paragraph("place", place), keepsNext: goesOn }]),
		...bullets.map((text) => paragraph("bullet", text)),
	];
}
