import { Link, useLocation, useNavigate, useOutletContext } from "react-router";
import { ArticleDialog } from "#app/components/blog/article-dialog.tsx";
import { ArticleView } from "#app/components/blog/article-view.tsx";
import { findArticle } from "#app/content/blog/articles.server.ts";
import { brand } from "#app/content/brand.ts";
import { readMinutes } from "#app/domain/article-body.ts";
import * as messages from "#app/domain/messages/general.ts";
import { isAskedByPerson } from "#app/middleware/count-search.server.ts";
import { errorAnswer } from "#app/middleware/error-answer.ts";
import { forEachAnswer, servicesContext } from "#app/middleware/request-context.server.ts";
import type { Route } from "./+types/article";

export function loader(args: Route.LoaderArgs) {
	const article = findArticle(args.params.slug);
	if (!article) throw errorAnswer("not_found", messages.general.notFound);
	const { useCounter, publicUrl } = args.context.get(servicesContext);
	forEachAnswer(args, (request) => {
		if (isAskedByPerson(request)) useCounter.countReading(article.slug);
	});
	return { article: { ...article, minutes: readMinutes(article.body) }, publicUrl };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { article, publicUrl } = loaderData;
	const url = `${publicUrl}/blog/${article.slug}`;
	return [
		{ title: `${article.title} · ${brand.name}` },
		{ name: "description", content: article.excerpt },
		{ tagName: "link", rel: "canonical", href: url },
		{ property: "og:type", content: "article" },
		{ property: "og:title", content: article.title },
		{ property: "og:description", content: article.excerpt },
		{ property: "og:url", content: url },
		{ property: "og:image", content: `${url}/share.png` },
		{
			"script:ld+json": {
				"@context": "https://schema.org",
				"@type": "Article",
				headline: article.title,
				description: article.excerpt,
				datePublished: article.date,
				author: { "@type": "Organization", name: article.author },
				publisher: { "@type": "Organization", name: brand.name },
				articleSection: article.category,
				mainEntityOfPage: url,
				image: `${url}/share.png`,
			},
		},
	];
};

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
	const { article } = loaderData;
	const { isOverList } = useOutletContext<{ isOverList: boolean }>();
	const navigate = useNavigate();
	const { state } = useLocation();
	if (isOverList) {
		const close = () =>
			state?.fromList ? navigate(-1) : navigate("/blog", { preventScrollReset: true });
		return (
			<ArticleDialog title={article.title} onClose={close}>
				<ArticleView article={article} />
			</ArticleDialog>
		);
	}
	return (
		<main id="content" className="container-page py-6 md:py-10">
			<Link to="/blog" className="link-quiet">
				All articles
			</Link>
			<ArticleView article={article} />
		</main>
	);
}
