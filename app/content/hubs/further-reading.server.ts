import { findArticle } from "#app/content/blog/articles.server.ts";
import type { Field } from "#app/content/fields/field.ts";
import { fields } from "#app/content/fields/fields.server.ts";
import { findGuide } from "#app/content/guides/guides.server.ts";
import { findTemplate } from "#app/content/templates/templates.server.ts";
import type { ReadingLink } from "./page-words.ts";

/** What there is to read for each role: its guide, its article and its template. */

type Reading = { guide: string; article: string; template: string };

const general = { guide: "quantify-impact", article: "spend-the-first-seconds-well" };

const readingOfRole: Readonly<Record<string, Reading>> = {
	"Software Engineer": {
		guide: "tech-resume",
		article: "lines-an-engineering-manager-believes",
		template: "google-software-engineer",
	},
	"Machine Learning Engineer": {
		guide: "tech-resume",
		article: "say-what-the-model-changed",
		template: "machine-learning-engineer",
	},
	"Data Scientist": {
		guide: "quantify-impact",
		article: "say-what-the-model-changed",
		template: "netflix-data-scientist",
	},
	"Product Manager": {
		guide: "product-manager",
		article: "a-product-resume-is-a-list-of-decisions",
		template: "meta-product-manager",
	},
	Consultant: {
		guide: "consulting",
		article: "how-consulting-resumes-are-read",
		template: "mckinsey-consultant",
	},
	Design: { ...general, template: "product-designer" },
	Marketing: { ...general, template: "growth-marketer" },
	Finance: { ...general, template: "financial-planning-manager" },
	"Investment Banking": { ...general, template: "investment-banking-summer-analyst" },
	Operations: { ...general, template: "supply-chain-analyst" },
	Law: { ...general, template: "associate-attorney" },
	Nursing: { ...general, template: "registered-nurse" },
	Teaching: { ...general, template: "high-school-teacher" },
};

/** A role that is not in the table: what a program and a stranger make of any resume. */
const otherwise: Reading = {
	guide: "ats-optimization",
	article: "what-the-machine-does-with-your-file",
	template: "career-changer",
};

/** Templates that are named after a company, by its slug. */
const templateOfCompany: Readonly<Record<string, string>> = {
	google: "google-software-engineer",
	mckinsey: "mckinsey-consultant",
	meta: "meta-product-manager",
	"goldman-sachs": "goldman-sachs-analyst",
	apple: "apple-design-lead",
	netflix: "netflix-data-scientist",
};

/**
 * The guide, the article, the template and the sample that fit.
 * @param role that of the hub, or of most of its resumes
 * @param companySlug of the hub of a company, whose own template comes first
 */
export function readingFor(role: string | null, companySlug: string | null): ReadingLink[] {
	const fitting = (role !== null && readingOfRole[role]) || otherwise;
	const guide = findGuide(fitting.guide);
	const article = findArticle(fitting.article);
	const template = findTemplate(
		(companySlug !== null && templateOfCompany[companySlug]) || fitting.template,
	);
	const links: (ReadingLink | null)[] = [
		guide && { kind: "Guide", title: guide.title, path: `/guides/${guide.slug}` },
		article && { kind: "Article", title: article.title, path: `/blog/${article.slug}` },
		template && { kind: "Template", title: template.name, path: `/templates/${template.slug}` },
		sampleFor(role),
	];
	return links.filter((link) => link !== null);
}

const sampleOf = ({ title, letter }: Field): ReadingLink => ({
	kind: "Sample",
	title,
	path: `/${letter}`,
});

/** The landing page of the first field that has the role; the general one for any other. */
function sampleFor(role: string | null): ReadingLink {
	const ofRole = Object.values(fields).find(
		({ resumes }) => role !== null && resumes.role?.includes(role),
	);
	return sampleOf(ofRole ?? fields.a);
}

/** The landing pages of all fields, each with a whole sample. */
export const samples: readonly ReadingLink[] = Object.values(fields).map(sampleOf);

/** The roles whose resumes do what a guide or an article says. */
export function rolesFor(kind: "guide" | "article", slug: string): string[] {
	return Object.entries(readingOfRole)
		.filter(([, reading]) => reading[kind] === slug)
		.map(([role]) => role);
}

/** What else to read beside a text: the texts and the template of its roles, then the guides that fit everyone. */
export function furtherReading(kind: "guide" | "article", slug: string): ReadingLink[] {
	const own = `/${kind === "guide" ? "guides" : "blog"}/${slug}`;
	const links = [...rolesFor(kind, slug), null].flatMap((role) => readingFor(role, null));
	const others = links.filter(({ path, kind: of }) => path !== own && of !== "Sample");
	const unique = [...new Map(others.map((link) => [link.path, link])).values()];
	return unique.slice(0, mostFurther);
}

const mostFurther = 4;
