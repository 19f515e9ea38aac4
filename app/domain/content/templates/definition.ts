import type { ExperienceLevel } from "#app/domain/library/catalogue.ts";

/**
 * A resume template: the words of a page that its user fills in. What is theirs to write stands in
 * [brackets].
 */

/** What the templates are sorted into, beside all of them. */
export const templateCategories = ["Tech", "Finance", "Consulting", "Product", "Design"] as const;
export type TemplateCategory = (typeof templateCategories)[number];

/** How a page is set; their measures stand in looks.ts. */
export const templateLayouts = [
	"classic",
	"plain",
	"compact",
	"editorial",
	"academic",
	"starter",
] as const;
export type TemplateLayout = (typeof templateLayouts)[number];

export type TemplatePart =
	| { kind: "words"; text: string }
	/** A job, a degree, a project: what it was, where, when, and what was done. */
	| { kind: "entry"; title: string; place: string; when: string; bullets: readonly string[] }
	/** "Languages: Go, Java" */
	| { kind: "line"; label: string; text: string }
	/** An award, a certificate, a paper. */
	| { kind: "dated"; text: string; when: string }
	| { kind: "list"; bullets: readonly string[] };

export type TemplateSection = {
	title: string;
	/** What to write here: the comment at its heading. */
	hint: string;
	parts: readonly TemplatePart[];
};

/** Who may have the file: everyone who is signed in, or members of Pro. */
export type TemplateAccess = "member" | "pro";

export type ResumeTemplate = {
	/** As it is spoken of: "Google Software Engineer". Its address and its file are named after it. */
	name: string;
	/** What people search for when they mean it, and what neither its page nor the library's synonyms say. */
	alsoCalled?: string;
	level: ExperienceLevel;
	layout: TemplateLayout;
	/** For the card and for search engines: 160 characters at most. */
	description: string;
	/** Under the name at the top of the page. */
	headline: string;
	/** The line below it; each field needs other parts. */
	contact: readonly string[];
	sections: readonly TemplateSection[];
};

/** Templates of one line of work. */
export type TemplateField = {
	name: string;
	/** The category under which it is shown; null for a field outside the five. */
	category: TemplateCategory | null;
	templates: readonly ResumeTemplate[];
};

/** "google-software-engineer" */
export const templateSlug = (name: string): string =>
	name
		.toLowerCase()
		.replace(/[^a-z0-9]+/gu, "-")
		.replace(/^-|-$/gu, "");

/** What the file is saved as. */
export const templateFileName = (name: string): string =>
	`${templateSlug(name)}-resume-template.docx`;

/** The bullets of a template: the patterns that it offers. */
export const templateBullets = ({ sections }: ResumeTemplate): string[] =>
	sections.flatMap(({ parts }) => parts.flatMap((part) => ("bullets" in part ? part.bullets : [])));

/* How a template is written. */

export const present = "[Month year] – Present";
export const past = "[Month year] – [Month year]";

export const section = (
	title: string,
	hint: string,
	...parts: readonly TemplatePart[]
): TemplateSection => ({ title, hint, parts });

export const words = (text: string): TemplatePart => ({ kind: "words", text });

export const entry = (
	title: string,
	place: string,
	when: string,
	...bullets: readonly string[]
): TemplatePart => ({ kind: "entry", title, place, when, bullets });

export const line = (label: string, text: string): TemplatePart => ({ kind: "line", label, text });

export const dated = (text: string, when: string): TemplatePart => ({ kind: "dated", text, when });

export const list = (...bullets: readonly string[]): TemplatePart => ({ kind: "list", bullets });
