import type { Article } from "./article.ts";

/** Every article, the newest first. On the server only: a list does not carry the bodies. */
const modules = import.meta.glob<Article>("./articles/*.ts", { eager: true, import: "article" });

export const articles: readonly Article[] = Object.values(modules).sort((one, other) =>
	one.date === other.date ? one.slug.localeCompare(other.slug) : other.date.localeCompare(one.date),
);

export const findArticle = (slug: string): Article | null =>
	articles.find((article) => article.slug === slug) ?? null;
