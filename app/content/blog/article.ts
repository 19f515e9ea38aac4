/** What the blog is sorted into. */
export const articleCategories = [
	"Career Tips",
	"Engineering",
	"Product Management",
	"Data Science",
	"Consulting",
	"ATS Optimization",
	"Company Story",
] as const;

export type ArticleCategory = (typeof articleCategories)[number];

/** An article of the blog. */
export type Article = {
	/** Its address: /blog/<slug>. */
	slug: string;
	title: string;
	/** One or two sentences for the card, and for search engines: 160 characters at most. */
	excerpt: string;
	category: ArticleCategory;
	author: string;
	/** YYYY-MM-DD */
	date: string;
	/** The drawing above it: public/drawings/<name>.svg, 1200 by 630. */
	image: string;
	/** What the drawing shows, in words. */
	imageText: string;
	/**
	 * Line by line: "## x" is a sub-heading, "# x" a heading, **x** bold; lines that start with "-" or a number
	 * are list items, lines with a check mark are green; every other line is a paragraph.
	 */
	body: string;
};
