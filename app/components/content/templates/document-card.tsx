import { Link } from "react-router";
import { IllustrativeMark } from "#app/components/base/illustrative-mark.tsx";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { count } from "#app/domain/base/count.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { templateAddress } from "#app/domain/content/templates/addresses.ts";
import type { TemplateAccess } from "#app/domain/content/templates/definition.ts";
import { TemplatePicture } from "./document-picture.tsx";
import { DownloadTemplate } from "./file-download.tsx";

export type TemplateSummary = {
	slug: string;
	name: string;
	description: string;
	category: string | null;
	access: TemplateAccess;
	featured: boolean;
	level: string;
	layout: string;
	/** The headings of its page, in their order. */
	sections: readonly string[];
	/** Of 5; null where nobody has rated. */
	rating: number | null;
	downloads: number;
};

/** A template on its desk, with what to do with it. */
export function TemplateCard({
	template,
	priority = false,
}: {
	template: TemplateSummary;
	/** In the first view: its picture is fetched at once. */
	priority?: boolean;
}) {
	const { slug, name, description, category, featured, level, rating, downloads } = template;
	return (
		<article className="resume-card template-card">
			<div className="desk">
				{featured ? <span className="featured-badge">Featured</span> : null}
				<TemplatePicture template={template} priority={priority} />
			</div>
			<div className="resume-card-text">
				<p className="article-category">
					{category} · {level}
				</p>
				<h3 className="resume-card-title">{name}</h3>
				<p>{description}</p>
				<p className="template-figures">
					{rating === null ? null : <Rating rating={rating} />}
					<span>{count(downloads, "download")}</span>
					<span>
						{template.access === "pro" ? `With ${plans.pro.name}` : "Free with an account"}
					</span>
				</p>
			</div>
			<div className="template-buttons grid gap-3 m-4">
				<Link
					to={templateAddress(slug)}
					state={{ fromList: true }}
					preventScrollReset
					className={buttonVariants({ variant: "secondary" })}
				>
					Preview<span className="sr-only"> {name}</span>
				</Link>
				<DownloadTemplate template={template} />
			</div>
		</article>
	);
}

/** Nobody can rate yet: only a demonstration shows ratings, and marks them. */
export function Rating({ rating }: { rating: number }) {
	return (
		<span className="text-ink font-medium">
			<span aria-hidden="true" className="text-amber">
				★
			</span>
			<span className="sr-only">Rated</span> {rating.toFixed(1)}
			<span className="sr-only"> of 5</span> <IllustrativeMark />
		</span>
	);
}
