import { Link } from "react-router";
import { FigureList } from "#app/components/base/figure-list.tsx";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import type { ShownFigure } from "#app/content/claims.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { templateListAddress } from "#app/domain/content/templates/addresses.ts";
import {
	type TemplateCategory,
	templateCategories,
} from "#app/domain/content/templates/definition.ts";
import { TemplateCard, type TemplateSummary } from "./document-card.tsx";
import { FieldSection, fieldId } from "./field-section.tsx";

type TemplatesPageProps = {
	category: TemplateCategory | null;
	stats: readonly ShownFigure[];
	/** Named after a company. */
	named: readonly TemplateSummary[];
	/** The others, by line of work. */
	fields: readonly { name: string; templates: readonly TemplateSummary[] }[];
};

/** The templates: first those that every member may download, then the ones of each industry. */
export function TemplatesPage({ category, stats, named, fields }: TemplatesPageProps) {
	return (
		<main id="content" className="container-page py-10 md:py-14">
			<header className="max-w-3xl">
				<h1 className="text-4xl md:text-5xl">Resume templates</h1>
				<p className="mt-4 text-lg text-quiet">
					Not an empty frame: each page is written for one role and level, with its sections in
					order and sentences that wait for your numbers. Word files, one column, easy to read for
					people and for programs:{" "}
					<Link
						to="/tools/what-a-program-reads"
						className="text-accent underline underline-offset-4"
					>
						see what a program reads
					</Link>{" "}
					of yours.
				</p>
			</header>
			<FigureList figures={stats} />
			<nav
				aria-label="Categories"
				className="flex overflow-x-auto gap-1 mt-10 mb-6 [scrollbar-width:thin]"
			>
				{[null, ...templateCategories].map((name) => (
					<Link
						key={name}
						to={templateListAddress(name)}
						preventScrollReset
						aria-current={name === category ? "true" : undefined}
						className="blog-category"
					>
						{name ?? "All"}
					</Link>
				))}
			</nav>
			<section aria-labelledby="named">
				<h2 id="named" className="text-2xl md:text-3xl">
					By company
				</h2>
				<p className="mt-2 mb-6 max-w-2xl text-quiet">
					Free with an account. We wrote them for the role; the company had no part in it.
				</p>
				<ul className="template-grid grid gap-6">
					{named.map((template, index) => (
						<li key={template.slug}>
							<TemplateCard template={template} priority={index < 3} />
						</li>
					))}
				</ul>
			</section>
			<section aria-labelledby="industry" className="mt-16 pt-12 border-t border-hairline">
				<h2 id="industry" tabIndex={-1} className="text-2xl md:text-3xl">
					By industry{category === null ? "" : `: ${category}`}
				</h2>
				<p className="mt-2 max-w-2xl text-quiet">
					Anyone can look; the files come with {plans.pro.name}.
				</p>
				{fields.length > 1 ? (
					<nav aria-label="Fields" className="flex flex-wrap gap-y-0 gap-x-5 mt-4">
						{fields.map(({ name }) => (
							<a
								key={name}
								href={`#${fieldId(name)}`}
								className="template-field-link inline-flex min-h-11 items-center text-accent text-note underline-offset-4"
							>
								{name}
							</a>
						))}
					</nav>
				) : null}
				{fields.map((field) => (
					<FieldSection key={field.name} {...field} />
				))}
			</section>
			<section
				aria-labelledby="upsell"
				className="mt-16 py-12 px-4 border-t border-hairline text-center"
			>
				<h2 id="upsell" className="text-3xl">
					See the same page, filled in
				</h2>
				<p className="mx-auto mt-2 max-w-xl text-quiet">
					A template gives you the order; the resumes show what others wrote into it.{" "}
					{plans.pro.name} opens all of them, and every industry template.
				</p>
				<div className="mt-6 flex flex-wrap justify-center gap-3">
					<Link to="/pricing" className={buttonVariants({ size: "large" })}>
						Upgrade to {plans.pro.name}
					</Link>
					<Link to="/resumes" className={buttonVariants({ variant: "secondary", size: "large" })}>
						Browse examples
					</Link>
				</div>
			</section>
		</main>
	);
}
