import { textsOf } from "#app/content/own/own-texts.server.ts";
import type { Article } from "#app/content/written-text.ts";

const files = import.meta.glob<Article>("./*.md", { eager: true, import: "default" });

/** Every article, the newest first. On the server only: a list does not carry the bodies. */
export const articles = textsOf(
	"blog",
	Object.values(files),
	(one, other) =>
		other.published.localeCompare(one.published) || one.slug.localeCompare(other.slug),
);

export const findArticle = (slug: string): Article | null =>
	articles().find((article) => article.slug === slug) ?? null;
