import { use } from "react";
import { DialogHeading } from "#app/components/base/dialog-heading.ts";
import { Drawing } from "#app/components/content/drawing.tsx";
import { type Further, ReadOn } from "#app/components/content/read-on.tsx";
import { formatLongDate } from "#app/domain/base/dates.ts";
import { ArticleBody } from "./article-body.tsx";
import type { ArticleSummary } from "./article-card.tsx";

type ShownArticle = ArticleSummary & { body: string };

/** An article, on its page or in a dialog over the list. */
export function ArticleView({ article, further }: { article: ShownArticle; further: Further }) {
	const Heading = use(DialogHeading) ?? "h1";
	const { title, category, author, date, minutes, image, imageText, body } = article;
	return (
		<article className="article max-w-[44rem] mx-auto">
			<p className="article-category">{category}</p>
			<Heading className="text-3xl md:text-4xl">{title}</Heading>
			<p className="flex flex-wrap gap-y-1 gap-x-4 mt-3 text-quiet text-note">
				<span>{author}</span>
				<time dateTime={date}>{formatLongDate(date)}</time>
				<span>{minutes} min read</span>
			</p>
			<Drawing name={image} text={imageText} eager />
			<ArticleBody body={body} />
			<ReadOn {...further} />
		</article>
	);
}
