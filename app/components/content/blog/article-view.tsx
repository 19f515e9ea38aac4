import { use } from "react";
import { DialogHeading } from "#app/components/base/dialog-heading.ts";
import { Drawing } from "#app/components/content/drawing.tsx";
import { type Further, ReadOn } from "#app/components/content/read-on.tsx";
import { TextBody } from "#app/components/content/written/body.tsx";
import type { Article } from "#app/content/written-text.ts";
import { formatLongDate } from "#app/domain/base/dates.ts";

/** An article, on its page or in a dialog over the list. */
export function ArticleView({ article, further }: { article: Article; further: Further }) {
	const Heading = use(DialogHeading) ?? "h1";
	const { title, category, author, published, minutes, image, imageText } = article;
	return (
		<article className="article max-w-[44rem] mx-auto">
			<p className="article-category">{category}</p>
			<Heading className="text-3xl md:text-4xl">{title}</Heading>
			<p className="flex flex-wrap gap-y-1 gap-x-4 mt-3 text-quiet text-note">
				<span>{author}</span>
				<time dateTime={published}>{formatLongDate(published)}</time>
				<span>{`${minutes} min read`}</span>
			</p>
			<Drawing name={image} text={imageText} eager />
			<div className="prose">
				<TextBody text={article} shown={further.shown} />
			</div>
			<ReadOn {...further} />
		</article>
	);
}
