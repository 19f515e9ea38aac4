import { articles } from "#app/content/blog/articles.server.ts";
import { brand } from "#app/content/brand.ts";
import { guides } from "#app/content/guides/guides.server.ts";
import type { Article } from "#app/content/written-text.ts";
import { writeFeed } from "#app/domain/base/feed.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/feed";

/** Articles and guides for feed readers. Public. */
export function loader({ context }: Route.LoaderArgs) {
	const { publicUrl } = context.get(servicesContext);
	const feed = writeFeed({
		title: `Articles and guides · ${brand.name}`,
		url: `${publicUrl}/feed.xml`,
		home: `${publicUrl}/blog`,
		entries: [
			...articles().map((article) => entryOf(`${publicUrl}/blog/${article.slug}`, article)),
			...guides().map((guide) => entryOf(`${publicUrl}/guides/${guide.slug}`, guide)),
		],
	});
	return new Response(feed, {
		headers: {
			"Content-Type": "application/atom+xml; charset=utf-8",
			"Cache-Control": "public, max-age=3600",
		},
	});
}

const entryOf = (url: string, { title, description, category, author, updated }: Article) => ({
	url,
	title,
	summary: description,
	category,
	author,
	date: updated,
});
