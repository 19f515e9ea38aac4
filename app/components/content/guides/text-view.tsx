import { useEffect } from "react";
import { Link } from "react-router";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { Drawing } from "#app/components/content/drawing.tsx";
import { TextBody } from "#app/components/content/written/body.tsx";
import type { Guide } from "#app/content/written-text.ts";
import { formatLongDate } from "#app/domain/base/dates.ts";
import { type Further, ReadOn } from "../read-on.tsx";
import { markCurrentSection } from "./mark-current-section.ts";

/** A guide to read: the contents beside it where there is room, then section by section. */
export function GuideView({ guide, further }: { guide: Guide; further: Further }) {
	const { title, description, category, author, minutes, updated, sections } = guide;
	return (
		<main id="content" className="container-page py-6 md:py-10">
			<Link to="/guides" className="link-quiet">
				Back to Guides
			</Link>
			<div className="guide-columns grid gap-8 mt-4 lg:justify-between lg:gap-y-10 lg:gap-x-16">
				<header className="lg:col-span-full lg:max-w-3xl">
					<p className="article-category">{category}</p>
					<h1 className="text-4xl md:text-5xl">{title}</h1>
					<p className="mt-4 text-lg text-quiet">{description}</p>
					<p className="flex flex-wrap gap-y-1 gap-x-4 mt-3 text-quiet text-note">
						<span>{author}</span>
						<span>{`${minutes} min read`}</span>
						<span>
							Updated <time dateTime={updated}>{formatLongDate(updated)}</time>
						</span>
					</p>
				</header>
				<Contents key={guide.slug} sections={sections} />
				<article className="prose guide-text min-w-0 max-w-none">
					<Drawing name={guide.image} text={guide.imageText} eager />
					<TextBody text={guide} shown={further.shown} />
				</article>
			</div>
			<ReadOn {...further} />
			<section
				aria-labelledby="next"
				className="mt-16 py-12 px-4 border-t border-hairline text-center"
			>
				<h2 id="next" className="text-3xl">
					Now on paper
				</h2>
				<p className="mt-2 text-quiet">
					Start from a template for the role, or see how others have done it. The first resume is
					free.
				</p>
				<div className="mt-6 flex flex-wrap justify-center gap-3">
					<Link to="/resumes" className={buttonVariants({ size: "large" })}>
						Browse resumes
					</Link>
					<Link to="/templates" className={buttonVariants({ variant: "secondary", size: "large" })}>
						Choose a template
					</Link>
				</div>
			</section>
		</main>
	);
}

function Contents({ sections }: Pick<Guide, "sections">) {
	useEffect(markCurrentSection, []);
	return (
		<nav
			aria-labelledby="contents"
			className="guide-contents text-note lg:sticky lg:top-24 lg:col-start-2 lg:row-start-2 lg:self-start"
		>
			<h2 id="contents" className="text-lg">
				Contents
			</h2>
			<ol>
				{sections.map(({ id, title }) => (
					<li key={id}>
						<a href={`#${id}`} suppressHydrationWarning>
							{title}
						</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
