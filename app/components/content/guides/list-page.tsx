import { Link } from "react-router";
import { FigureList } from "#app/components/base/figure-list.tsx";
import { Badge } from "#app/components/base/ui/badge.tsx";
import { Drawing } from "#app/components/content/drawing.tsx";
import { NewsletterForm } from "#app/components/content/newsletter-form.tsx";
import type { ShownFigure } from "#app/content/claims.ts";
import type { Guide, TextCard } from "#app/content/written-text.ts";

type GuideCard = TextCard & Pick<Guide, "tags">;

type GuidesPageProps = {
	/** Null for all. */
	category: string | null;
	categories: readonly string[];
	/** Shown at the top while no category is chosen. */
	featured: GuideCard | null;
	shown: readonly GuideCard[];
	stats: readonly ShownFigure[];
};

/** The list of the guides. */
export function GuidesPage({ category, categories, featured, shown, stats }: GuidesPageProps) {
	return (
		<main id="content" className="container-page py-10 md:py-14">
			<header className="max-w-3xl">
				<h1 className="text-4xl md:text-5xl">Career Guides</h1>
				<p className="mt-4 text-lg text-quiet">
					Long enough to be useful, with the line before and the line after.
				</p>
			</header>
			<FigureList figures={stats} />
			{featured ? (
				<section aria-label="Featured guide" className="mt-8">
					<Card guide={featured} featured />
				</section>
			) : null}
			<nav
				aria-label="Categories"
				className="flex overflow-x-auto gap-1 mt-10 mb-6 [scrollbar-width:thin]"
			>
				{[null, ...categories].map((name) => (
					<Link
						key={name}
						to={name === null ? "/guides" : `/guides?${new URLSearchParams({ category: name })}`}
						preventScrollReset
						aria-current={name === category ? "true" : undefined}
						className="blog-category"
					>
						{name ?? "All"}
					</Link>
				))}
			</nav>
			{shown.length > 0 ? (
				<ul className="grid gap-y-10 gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
					{shown.map((guide) => (
						<li key={guide.slug}>
							<Card guide={guide} />
						</li>
					))}
				</ul>
			) : (
				<p className="panel">
					There is no guide on {category} yet. The next one is announced in the monthly email.
				</p>
			)}
			<section
				aria-labelledby="guides-mail"
				className="grid gap-6 mt-16 pt-12 border-t border-hairline lg:grid-cols-2 lg:gap-16"
			>
				<div>
					<h2 id="guides-mail" className="text-3xl">
						The next guide, by email
					</h2>
					<p className="mt-2 text-quiet">One email a month. Unsubscribe with one click.</p>
				</div>
				<NewsletterForm source="guides" />
			</section>
		</main>
	);
}

function Card({ guide, featured = false }: { guide: GuideCard; featured?: boolean }) {
	const { slug, title, description, category, author, minutes, tags, image } = guide;
	return (
		<article className={featured ? "article-card article-card-featured" : "article-card"}>
			<Drawing name={image} text="" eager={featured} />
			<div className="min-w-0">
				<p className="article-category">{featured ? `Featured · ${category}` : category}</p>
				<h2 className={featured ? "text-2xl md:text-3xl" : "text-xl"}>
					<Link to={`/guides/${slug}`} prefetch="intent" className="card-link">
						{title}
					</Link>
				</h2>
				<p className="mt-2 text-quiet">{description}</p>
				<p className="flex flex-wrap gap-y-1 gap-x-4 mt-3 text-quiet text-note">
					<span>{author}</span>
					<span>{minutes} min</span>
				</p>
				<p className="mt-3 flex flex-wrap gap-2">
					{tags.map((tag) => (
						<Badge key={tag}>{tag}</Badge>
					))}
				</p>
			</div>
		</article>
	);
}
