import { use } from "react";
import { Link } from "react-router";
import { DialogHeading } from "#app/components/base/dialog-heading.ts";
import type { ReadingLink } from "#app/content/hubs/page-words.ts";
import { count } from "#app/domain/base/count.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { templatePictureAddress } from "#app/domain/content/templates/addresses.ts";
import type { TemplateAccess } from "#app/domain/content/templates/definition.ts";
import { Rating } from "./document-card.tsx";
import { DownloadTemplate } from "./file-download.tsx";

export type ShownTemplate = {
	slug: string;
	name: string;
	description: string;
	/** Its line of work, or the category. */
	group: string | null;
	access: TemplateAccess;
	level: string;
	layout: { label: string; description: string };
	fonts: readonly string[];
	/** How many lines of experience it offers. */
	bullets: number;
	sections: readonly { title: string; hint: string }[];
	/** Guides and articles that belong to it. */
	reading: readonly ReadingLink[];
	rating: number | null;
	downloads: number;
};

/** A template to look at before it is downloaded: on its page, or in a dialog over the list. */
export function TemplateView({ template }: { template: ShownTemplate }) {
	const dialogHeading = use(DialogHeading);
	const Heading = dialogHeading ?? "h1";
	const SubHeading = dialogHeading ? "h3" : "h2";
	const { slug, name, description, group, access, level, layout, sections, rating, reading } =
		template;
	const titles = sections.map(({ title }) => title).join(", ");
	const facts = [
		["Level", level],
		["Layout", layout.label],
		["Fonts", template.fonts.join(", ")],
		["Pages", "One, Letter"],
		["Notes", `${sections.length + 1} comments in the margin`],
		["Lines to fill in", String(template.bullets)],
		...(rating === null ? [["Downloads", template.downloads.toLocaleString("en-US")]] : []),
	];
	return (
		<article className="template-view grid gap-8 pt-4 lg:gap-y-8 lg:gap-x-12">
			<header>
				<p className="article-category">{group}</p>
				<Heading className="text-3xl md:text-4xl">{name}</Heading>
				<p className="mt-3 text-lg text-quiet">{description}</p>
				{rating === null ? null : (
					<p className="template-figures mt-3">
						<Rating rating={rating} />
						<span>{count(template.downloads, "download")}</span>
					</p>
				)}
				<DownloadTemplate template={template} className="mt-5" />
				<p className="mt-2 text-note text-quiet">
					{access === "member" ? (
						"A Word file, free with an account."
					) : (
						<>
							A Word file. Industry templates come with{" "}
							<Link to="/pricing" className="text-accent underline underline-offset-4">
								{plans.pro.name}
							</Link>
							.
						</>
					)}
				</p>
			</header>
			<a
				href={templatePictureAddress(slug, "large")}
				target="_blank"
				className="template-view-desk block self-start p-3 border border-hairline rounded-md bg-panel md:p-5"
				rel="noopener"
			>
				<img
					src={templatePictureAddress(slug, "large")}
					width={612}
					height={792}
					alt={`The page of the ${name} template, ${layout.label.toLowerCase()}: ${titles}. What is yours to fill in is in brackets.`}
				/>
				<span className="sr-only">, larger, in a new tab</span>
			</a>
			<div className="template-view-facts">
				<dl className="fact-list">
					{facts.map(([label, value]) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
				<p className="mt-5 text-quiet">{layout.description}</p>
				<SubHeading className="mt-6 text-xl">On the page, in this order</SubHeading>
				<ol className="template-outline mt-2 text-note leading-normal">
					{sections.map(({ title, hint }) => (
						<li key={title}>
							<strong>{title}.</strong> {hint}
						</li>
					))}
				</ol>
				<SubHeading className="mt-6 text-xl">How to fill it in</SubHeading>
				<ul className="mt-1">
					{reading.map(({ title, path }) => (
						<li key={path}>
							<Link
								to={path}
								className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
							>
								{title}
							</Link>
						</li>
					))}
				</ul>
			</div>
		</article>
	);
}
