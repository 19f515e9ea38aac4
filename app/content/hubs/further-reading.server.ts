import { articles, findArticle } from "#app/content/blog/articles.server.ts";
import type { Field } from "#app/content/fields/field.ts";
import { fields } from "#app/content/fields/fields.server.ts";
import { findGuide, guides } from "#app/content/guides/guides.server.ts";
import { findTemplate } from "#app/content/templates/templates.server.ts";
import type { Article, Guide } from "#app/content/written-text.ts";
import type { ReadingLink } from "./page-words.ts";

/** Guides and articles name their roles themselves; templates are named here. */
const templateOfRole: Readonly<Record<string, string>> = {
	"Software Engineer": "google-software-engineer",
	"Machine Learning Engineer": "machine-learning-engineer",
	"Data Scientist": "netflix-data-scientist",
	"Product Manager": "meta-product-manager",
	Consultant: "mckinsey-consultant",
	Design: "product-designer",
	Marketing: "growth-marketer",
	Finance: "financial-planning-manager",
	"Investment Banking": "investment-banking-summer-analyst",
	Operations: "supply-chain-analyst",
	Law: "associate-attorney",
	Nursing: "registered-nurse",
	Teaching: "high-school-teacher",
};

/** For a role that no text names: what a program and a stranger make of any resume. */
const otherwise = {
	guide: "ats-optimization",
	article: "what-the-machine-does-with-your-file",
	template: "career-changer",
};

const mostGuides = 3;

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
 * The guides, the article, the template and the sample that fit.
 * @param role that of the hub, or of most of its resumes
 * @param companySlug of the hub of a company, whose own template comes first
 */
export function readingFor(role: string | null, companySlug: string | null): ReadingLink[] {
	const fits = ({ roles }: Article) => role !== null && roles.includes(role);
	const own = guides().filter(fits).slice(0, mostGuides);
	return [
		...(own.length > 0 ? own.map(guideLink) : linksTo(`/guides/${otherwise.guide}`)),
		...linksTo(`/blog/${articles().find(fits)?.slug ?? otherwise.article}`),
		...linksTo(
			`/templates/${
				(companySlug !== null && templateOfCompany[companySlug]) ||
				(role !== null && templateOfRole[role]) ||
				otherwise.template
			}`,
		),
		sampleFor(role),
	];
}

const guideLink = ({ title, slug }: Guide): ReadingLink => ({
	kind: "Guide",
	title,
	path: `/guides/${slug}`,
});

/** The guide, the article or the template of an address; none where there is none. */
function linksTo(path: string): ReadingLink[] {
	const [, list, slug = ""] = path.split("/");
	const guide = list === "guides" && findGuide(slug);
	if (guide) return [guideLink(guide)];
	const article = list === "blog" && findArticle(slug);
	if (article) return [{ kind: "Article", title: article.title, path }];
	const template = list === "templates" && findTemplate(slug);
	return template ? [{ kind: "Template", title: template.name, path }] : [];
}

const sampleOf = ({ title, letter }: Field): ReadingLink => ({
	kind: "Sample",
	title,
	path: `/${letter}`,
});

/** The landing page of the first field that is about the role; the general one for any other. */
function sampleFor(role: string | null): ReadingLink {
	const ofRole = Object.values(fields).find(
		({ resumes }) => role !== null && resumes.role?.includes(role) && !resumes.visaSponsoredFirst,
	);
	return sampleOf(ofRole ?? fields.a);
}

/** The landing pages of all fields, each with a whole sample. */
export const samples: readonly ReadingLink[] = Object.values(fields).map(sampleOf);

/** What else to read beside a text: what it names, what names it, then that of its roles, or what fits everyone. */
export function furtherReading(kind: "guide" | "article", text: Article): ReadingLink[] {
	const own = `/${kind === "guide" ? "guides" : "blog"}/${text.slug}`;
	return chooseReading([...text.related.flatMap(linksTo), ...naming(own)], text.roles, own);
}

/** The guides and articles that belong to a template. */
export function readingOfTemplate(slug: string): ReadingLink[] {
	const own = `/templates/${slug}`;
	const roles = Object.keys(templateOfRole).filter((role) => templateOfRole[role] === slug);
	return chooseReading(naming(own), roles, own).filter(({ kind }) => kind !== "Template");
}

/** The guides and articles that name an address as belonging to them. */
const naming = (path: string): ReadingLink[] =>
	[
		...guides().map(({ related, slug }) => ({ related, own: `/guides/${slug}` })),
		...articles().map(({ related, slug }) => ({ related, own: `/blog/${slug}` })),
	].flatMap(({ related, own }) => (related.includes(path) ? linksTo(own) : []));

function chooseReading(named: ReadingLink[], roles: readonly string[], own: string) {
	const fitting = [...named, ...roles.flatMap((role) => readingFor(role, null))];
	if (fitting.length < leastFurther) fitting.push(...readingFor(null, null));
	const others = fitting.filter(({ path, kind }) => path !== own && kind !== "Sample");
	return [...new Map(others.map((link) => [link.path, link])).values()].slice(0, mostFurther);
}

const leastFurther = 3;
const mostFurther = 8;
