import type { MetaDescriptor } from "react-router";
import { brand } from "#app/content/brand.ts";

/** A page on the way to another one. */
export type Crumb = { name: string; path: string };

/** What a public page says of itself to search engines, and to programs that show a link to it. */
export type PageMeta = {
	/** Without the name of the site, unless it is `whole`. */
	title: string;
	whole?: boolean;
	/** What a shared link is called, where that is something else. */
	shareTitle?: string;
	description: string;
	/** With the slash in front, and the query that belongs to it. */
	path: string;
	/** A text with an author; it has a picture of its own. */
	isArticle?: boolean;
	/** The list that it stands in, or the way to it from the widest one on. */
	within?: Crumb | readonly Crumb[];
	/** The path of its own share picture; an article has one in any case. */
	picture?: string | undefined;
	/** Feed readers can follow what is new in it. */
	hasFeed?: boolean;
	/** Further facts, in the words of schema.org; made on the server only. */
	facts?: readonly Record<string, unknown>[];
};

/**
 * The head of a public page; one function for all of them. Programs read a page as it comes from the server:
 * what is for them alone stays out of the browser's scripts.
 * @param publicUrl the site's own origin; undefined where the page could not be loaded
 */
export function pageMeta(publicUrl: string | undefined, page: PageMeta): MetaDescriptor[] {
	if (publicUrl === undefined) return [];
	const { title, description, path } = page;
	return [
		{ title: page.whole ? title : `${title} · ${brand.name}` },
		{ name: "description", content: description },
		{ tagName: "link", rel: "canonical", href: publicUrl + path },
		...(import.meta.env.SSR ? shareMeta(publicUrl, page) : []),
	];
}

/** The head of a page that is for one viewer, and for no search engine. */
export const privateMeta = (title: string): MetaDescriptor[] => [
	{ title: `${title} · ${brand.name}` },
	{ name: "robots", content: "noindex" },
];

function shareMeta(publicUrl: string, page: PageMeta): MetaDescriptor[] {
	const { title, description, within, facts = [] } = page;
	const url = publicUrl + page.path;
	const picture = page.picture ?? (page.isArticle ? `${page.path}/share.png` : "/og.png");
	return [
		{ property: "og:type", content: page.isArticle ? "article" : "website" },
		{ property: "og:title", content: page.shareTitle ?? title },
		{ property: "og:description", content: description },
		{ property: "og:url", content: url },
		{ property: "og:image", content: publicUrl + picture },
		...(page.hasFeed ? [feedLink] : []),
		...[...facts, ...(within ? [crumbs(publicUrl, [within].flat(), page)] : [])].map((fact) => ({
			"script:ld+json": { "@context": "https://schema.org", ...fact },
		})),
	];
}

const feedLink: MetaDescriptor = {
	tagName: "link",
	rel: "alternate",
	type: "application/atom+xml",
	href: "/feed.xml",
};

function crumbs(publicUrl: string, lists: readonly Crumb[], page: PageMeta) {
	const way = [...lists, { name: page.shareTitle ?? page.title, path: page.path }];
	return {
		"@type": "BreadcrumbList",
		itemListElement: way.map(({ name, path }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: publicUrl + path,
		})),
	};
}

/** An article or a guide as schema.org has it. */
export function articleFacts(
	publicUrl: string,
	text: {
		path: string;
		title: string;
		description: string;
		author: string;
		category: string;
		/** Days, `YYYY-MM-DD`. */
		published: string;
		updated?: string;
	},
) {
	const url = publicUrl + text.path;
	return {
		"@type": "Article",
		headline: text.title,
		description: text.description,
		datePublished: text.published,
		dateModified: text.updated ?? text.published,
		author: { "@type": "Organization", name: text.author },
		publisher: { "@type": "Organization", name: brand.name },
		articleSection: text.category,
		mainEntityOfPage: url,
		image: `${url}/share.png`,
	};
}
