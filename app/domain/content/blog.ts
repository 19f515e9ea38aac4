/** How the list of articles is sorted. */
export type ArticleSort = "recent" | "popular";

/** What the blog's address says: a category, or all; the order; and whether the rest is shown too. */
export type BlogQuery = { category: string | null; sort: ArticleSort; all: boolean };

/** The list shows this many before "Load More Articles" is pressed. */
export const articlesAtFirst = 4;

/** @param categories the ones that exist; any other is none */
export function parseBlogQuery(params: URLSearchParams, categories: readonly string[]): BlogQuery {
	const category = params.get("category");
	return {
		category: category !== null && categories.includes(category) ? category : null,
		sort: params.get("sort") === "popular" ? "popular" : "recent",
		all: params.get("all") === "true",
	};
}

/** The address of the blog in a state; what is as at first is left out. */
export function blogAddress({ category, sort, all }: BlogQuery): string {
	const params = new URLSearchParams({
		...(category !== null && { category }),
		...(sort !== "recent" && { sort }),
		...(all && { all: "true" }),
	});
	return params.size > 0 ? `/blog?${params}` : "/blog";
}

/**
 * The articles of a state, in its order.
 * @param list the newest first
 * @returns those that are shown, and how many more there are
 */
export function arrangeArticles<Item extends { category: string; readings: number }>(
	list: readonly Item[],
	{ category, sort, all }: BlogQuery,
): { shown: Item[]; more: number } {
	const chosen = list.filter((article) => category === null || article.category === category);
	const sorted =
		sort === "popular" ? chosen.toSorted((one, other) => other.readings - one.readings) : chosen;
	const shown = all ? sorted : sorted.slice(0, articlesAtFirst);
	return { shown, more: sorted.length - shown.length };
}
