import { articleFacts, pageMeta } from "#app/components/base/page-meta.ts";
import { ArticleView } from "#app/components/content/blog/article-view.tsx";
import { PageOverList } from "#app/components/content/page-over-list.tsx";
import { findArticle } from "#app/content/blog/articles.server.ts";
import * as messages from "#app/domain/base/messages/general.ts";
import { readFurther } from "#app/operations/content/read-further.server.ts";
import { isAskedByPerson } from "#app/requests/count-search.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { onServe, servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/article";

export const handle = { isOnlyRead: true };

export async function loader(args: Route.LoaderArgs) {
	const article = findArticle(args.params.slug);
	if (!article) throw errorResponse("not_found", messages.general.notFound);
	const services = args.context.get(servicesContext);
	const { useCounter, publicUrl } = services;
	onServe(args, (request) => {
		if (isAskedByPerson(request)) useCounter.countReading(article.slug);
	});
	return {
		// What it answers is for the search alone.
		article: { ...article, answers: {} },
		further: await readFurther(services, "article", article),
		publicUrl,
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { article, publicUrl } = loaderData;
	const { title, description } = article;
	const path = `/blog/${article.slug}`;
	return pageMeta(publicUrl, {
		title,
		description,
		path,
		isArticle: true,
		within: { name: "Blog", path: "/blog" },
		facts: import.meta.env.SSR ? [articleFacts(publicUrl, { ...article, path })] : [],
	});
};

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
	const { article, further } = loaderData;
	return (
		<PageOverList list="/blog" listLabel="All articles">
			<ArticleView article={article} further={further} />
		</PageOverList>
	);
}
