import {
	type ResumeTemplate,
	type TemplateAccess,
	type TemplateCategory,
	type TemplateField,
	templateSlug,
} from "#app/domain/content/templates/definition.ts";
import { namedTemplates } from "./named.ts";

/** A template as the site offers it. */
export type OfferedTemplate = ResumeTemplate & {
	/** Its address: /templates/<slug>. */
	slug: string;
	/** Under which button it is found; null for what belongs to none of the five. */
	category: TemplateCategory | null;
	/** The line of work; null for those that are named after a company. */
	field: string | null;
	access: TemplateAccess;
	featured: boolean;
};

const modules = import.meta.glob<TemplateField>("./fields/*.ts", { eager: true, import: "field" });

/** The fields in the order in which they are shown: where most people look first. */
const order = [
	"Software engineering",
	"Data and AI",
	"Cloud, security and IT",
	"Product",
	"Design",
	"Banking and investing",
	"Accounting and corporate finance",
	"Consulting",
	"Marketing and communications",
	"Sales and customers",
	"Operations and supply chain",
	"Engineering",
	"Healthcare",
	"Education and research",
	"Law and public service",
	"People and office",
	"Starting out, starting again",
];

const fields: readonly TemplateField[] = Object.values(modules).toSorted(
	(one, other) => order.indexOf(one.name) - order.indexOf(other.name),
);

/** Every template, those named after a company first. On the server only: lists do not carry the texts. */
export const templates: readonly OfferedTemplate[] = [
	...namedTemplates.map((template) => ({
		...template,
		slug: templateSlug(template.name),
		field: null,
		access: "member" as const,
	})),
	...fields.flatMap(({ name, category, templates }) =>
		templates.map((template) => ({
			...template,
			slug: templateSlug(template.name),
			category,
			field: name,
			access: "pro" as const,
			featured: false,
		})),
	),
];

const bySlug = new Map(templates.map((template) => [template.slug, template]));

export const findTemplate = (slug: string): OfferedTemplate | null => bySlug.get(slug) ?? null;
