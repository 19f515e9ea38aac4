import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { NewsletterForm } from "#app/components/content/newsletter-form.tsx";
import type { TextCard } from "#app/content/written-text.ts";
import { type BlogQuery, blogAddress } from "#app/domain/content/blog.ts";
import { ArticleCard } from "./article-card.tsx";

type BlogPageProps = {
	query: BlogQuery;
	categories: readonly string[];
	/** The story of the house, while no category is chosen. */
	featured: TextCard | null;
	shown: readonly TextCard[];
	more: number;
};

/** The blog: the story of the house, the articles by category and order, and the monthly mail. */
export function BlogPage({ query, categories, featured, shown, more }: BlogPageProps) {
	const grid = useRef<HTMLUListElement>(null);
	const { state } = useLocation();
	const before: unknown = state?.before;
	// The link that was pressed is gone: the focus goes on to the first article that it brought.
	useEffect(() => {
		if (typeof before !== "number") return;
		grid.current?.children[before]?.querySelector("a")?.focus({ preventScroll: true });
	}, [before]);
	return (
		<main id="content" className="container-page py-10 md:py-14">
			<header className="max-w-3xl">
				<h1 className="text-4xl md:text-5xl">Career Insights & Resume Tips</h1>
				<p className="mt-4 text-lg text-quiet">
					What the resumes in this library have in common, and what to do about yours tonight.
				</p>
			</header>
			{featured ? (
				<section aria-label="Featured" className="mt-10">
					<ArticleCard article={featured} featured />
				</section>
			) : null}
			<div className="grid gap-10 mt-12 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-12">
				<aside className="grid content-start gap-8 min-w-0">
					<CategoryList query={query} categories={categories} />
					<section aria-labelledby="stay-updated" className="panel">
						<h2 id="stay-updated" className="text-xl">
							Stay Updated
						</h2>
						<p className="mt-1 mb-4 text-note text-quiet">
							One email a month: the new resumes, and what stands out in them.
						</p>
						<NewsletterForm source="blog" />
						<p className="mt-4 text-sm text-quiet">
							Or follow articles and guides in a feed reader:{" "}
							<a href="/feed.xml" className="text-accent underline underline-offset-4">
								feed.xml
							</a>
						</p>
					</section>
				</aside>
				<section aria-labelledby="latest" className="min-w-0">
					<div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
						<h2 id="latest" className="text-2xl">
							Latest Articles
						</h2>
						<SortLinks query={query} />
					</div>
					{shown.length > 0 ? (
						<ul ref={grid} className="grid gap-y-10 gap-x-6 sm:grid-cols-2">
							{shown.map((article) => (
								<li key={article.slug}>
									<ArticleCard article={article} />
								</li>
							))}
						</ul>
					) : (
						<p className="panel">
							There is no article on {query.category} yet.{" "}
							<Link to="/blog" preventScrollReset className="text-accent underline">
								See all posts
							</Link>
						</p>
					)}
					{more > 0 ? (
						<Link
							to={blogAddress({ ...query, all: true })}
							state={{ before: shown.length }}
							preventScrollReset
							className={`${buttonVariants({ variant: "secondary" })} mt-8`}
						>
							Load More Articles
						</Link>
					) : null}
				</section>
			</div>
			<section
				aria-labelledby="closing"
				className="mt-16 py-12 px-4 border-t border-hairline text-center"
			>
				<h2 id="closing" className="text-3xl">
					Advice is good. The sheet itself is better.
				</h2>
				<p className="mt-2 text-quiet">
					Read the resumes that led to offers: the first one is free.
				</p>
				<div className="mt-6 flex flex-wrap justify-center gap-3">
					<Link to="/resumes" className={buttonVariants({ size: "large" })}>
						Browse resumes
					</Link>
					<Link to="/pricing" className={buttonVariants({ variant: "secondary", size: "large" })}>
						See plans
					</Link>
				</div>
			</section>
		</main>
	);
}

function CategoryList({ query, categories }: Pick<BlogPageProps, "query" | "categories">) {
	return (
		<nav
			aria-label="Categories"
			className="flex overflow-x-auto gap-1 [scrollbar-width:thin] lg:flex-col"
		>
			{[null, ...categories].map((category) => (
				<Link
					key={category}
					to={blogAddress({ ...query, category, all: false })}
					preventScrollReset
					aria-current={category === query.category ? "true" : undefined}
					className="blog-category"
				>
					{category ?? "All Posts"}
				</Link>
			))}
		</nav>
	);
}

function SortLinks({ query }: { query: BlogQuery }) {
	return (
		<p className="flex flex-wrap gap-1">
			{(
				[
					["recent", "Most Recent"],
					["popular", "Most Popular"],
				] as const
			).map(([sort, name]) => (
				<Link
					key={sort}
					to={blogAddress({ ...query, sort })}
					preventScrollReset
					aria-current={sort === query.sort ? "true" : undefined}
					className="blog-sort"
				>
					{name}
				</Link>
			))}
		</p>
	);
}
