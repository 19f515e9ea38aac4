import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { pageMeta } from "#app/components/base/page-meta.ts";
import { BlogPage } from "#app/components/content/blog/article-list-page.tsx";
import { articles } from "#app/content/blog/articles.server.ts";
import { articleCategories } from "#app/content/markdown/front-matter.server.ts";
import { cardOf } from "#app/content/written-text.ts";
import { getContentCounts } from "#app/data/base/content-counts.server.ts";
import { arrangeArticles, parseBlogQuery } from "#app/domain/content/blog.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import stylesheet from "#app/styles/content.css?url";
import type { Route } from "./+types/blog";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

const description =
	"How resumes that led to offers are built, and what to change in yours: short articles with examples and figures.";

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const title = "Career Insights & Resume Tips";
	return pageMeta(loaderData.publicUrl, { title, description, path: "/blog", hasFeed: true });
};

/** The list. An article opened from it is a dialog over it; by its address alone it is a page of its own. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	if (params.slug) return null;
	const { browsing, publicUrl, log } = context.get(servicesContext);
	const query = parseBlogQuery(new URL(request.url).searchParams, articleCategories);
	const names = articles().map(({ slug }) => `article:${slug}` as const);
	// Without the counts the articles are there all the same, in the order of their dates.
	const counts = await getContentCounts(browsing.database, names).catch((error: unknown) => {
		log.error({ error }, "The readings of the articles failed");
		return new Map<string, number>();
	});
	const list = articles().map((article) => ({
		...cardOf(article),
		readings: counts.get(`article:${article.slug}`) ?? 0,
	}));
	const story = list.find(({ category }) => category === "Company Story") ?? null;
	const featured = query.category === null ? story : null;
	const others = list.filter((article) => article !== featured);
	return {
		publicUrl,
		query,
		categories: articleCategories,
		featured,
		...arrangeArticles(others, query),
	};
}

/** The list below a dialog is not loaded again. */
export function shouldRevalidate({ nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
	return nextUrl.pathname === "/blog" && (!formMethod || formMethod === "GET");
}

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
	return (
		<>
			{loaderData && <BlogPage {...loaderData} />}
			<Outlet context={{ isOverList: loaderData !== null }} />
		</>
	);
}
