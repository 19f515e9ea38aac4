import type { Article } from "#app/content/written-text.ts";

/** Every article, the newest first. On the server only: a list does not carry the bodies. */
const files = import.meta.glob<Article>("./*.md", { eager: true, import: "default" });

export const articles: readonly Article[] = Object.values(files).sort(
	(one, other) =>
		other.published.localeCompare(one.published) || one.slug.localeCompare(other.slug),
);

export const findArticle = (slug: string): Article | null =>
	articles.find((article) => article.slug === slug) ?? null;
