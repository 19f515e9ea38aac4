import { Link } from "react-router";
import { Drawing } from "#app/components/content/drawing.tsx";
import type { TextCard } from "#app/content/written-text.ts";
import { formatShortDate } from "#app/domain/base/dates.ts";

/** An article in the list: the whole card is pressed by its title's link. */
export function ArticleCard({
	article,
	featured = false,
}: {
	article: TextCard;
	featured?: boolean;
}) {
	const { slug, title, description, category, author, published, image, minutes } = article;
	const Heading = featured ? "h2" : "h3";
	return (
		<article className={featured ? "article-card article-card-featured" : "article-card"}>
			<Drawing name={image} text="" eager={featured} />
			<div className="min-w-0">
				<p className="article-category">{category}</p>
				<Heading className={featured ? "text-2xl md:text-3xl" : "text-xl"}>
					<Link
						to={`/blog/${slug}`}
						state={{ fromList: true }}
						preventScrollReset
						className="card-link"
					>
						{title}
					</Link>
				</Heading>
				<p className="mt-2 text-quiet">{description}</p>
				<p className="flex flex-wrap gap-y-1 gap-x-4 mt-3 text-quiet text-note">
					<span>{author}</span>
					<time dateTime={published}>{formatShortDate(published)}</time>
					<span>{`${minutes} min read`}</span>
				</p>
			</div>
		</article>
	);
}
