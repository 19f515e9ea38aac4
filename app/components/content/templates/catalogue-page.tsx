import { Link } from "react-router";
import { FigureList } from "#app/components/base/figure-list.tsx";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { useViewer } from "#app/components/base/viewer-context.tsx";
import type { ShownFigure } from "#app/content/claims.ts";
import { count } from "#app/domain/base/count.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { templateListAddress } from "#app/domain/content/templates/addresses.ts";
import {
	type TemplateCategory,
	templateCategories,
} from "#app/domain/content/templates/definition.ts";
import { TemplateCard, type TemplateSummary } from "./document-card.tsx";
import { FieldSection, fieldId } from "./field-section.tsx";
import { JumpList } from "./jump-list.tsx";
import { ListSearch } from "./list-search.tsx";

type TemplatesPageProps = {
	category: TemplateCategory | null;
	/** What was searched for; empty for all. */
	search: string;
	/** How many there are in all for each kind of access. */
	offered: { free: number; pro: number };
	stats: readonly ShownFigure[];
	/** Named after a company. */
	named: readonly TemplateSummary[];
	/** The others, by line of work. */
	fields: readonly { name: string; templates: readonly TemplateSummary[] }[];
};

const inlineLink = "text-accent underline underline-offset-4";

/** The templates: first those that every member may download, then the ones of each industry. */
export function TemplatesPage(props: TemplatesPageProps) {
	const { category, search, offered, stats, named, fields } = props;
	const found = fields.reduce((sum, { templates }) => sum + templates.length, named.length);
	const targets = [
		...(named.length > 0 ? [{ id: "named", name: "By company", templates: named.length }] : []),
		...fields.map(({ name, templates }) => ({
			id: fieldId(name),
			name,
			templates: templates.length,
		})),
	];
	return (
		<main id="content" className="container-page py-10 md:py-14">
			<header className="max-w-3xl">
				<h1 className="text-4xl md:text-5xl">Resume templates</h1>
				<p className="mt-4 text-lg text-quiet">
					Not an empty frame: each page is written for one role and level, with its sections in
					order and sentences that wait for your numbers. Word files, one column, easy to read for
					people and for programs:{" "}
					<Link to="/tools/what-a-program-reads" className={inlineLink}>
						see what a program reads
					</Link>{" "}
					of yours.
				</p>
				<p className="mt-3">
					Anyone can look at all of them. The files of {offered.free} are free with an account; the
					other {offered.pro} come with{" "}
					<Link to="/pricing" className={inlineLink}>
						{plans.pro.name}
					</Link>
					.
				</p>
			</header>
			<FigureList figures={stats} />
			<div className="mt-10">
				<ListSearch search={search} category={category} />
			</div>
			<nav
				aria-label="Categories"
				className="flex overflow-x-auto gap-1 mt-4 mb-6 [scrollbar-width:thin]"
			>
				{[null, ...templateCategories].map((name) => (
					<Link
						key={name}
						to={templateListAddress(name, search)}
						preventScrollReset
						aria-current={name === category ? "true" : undefined}
						className="blog-category"
					>
						{name ?? "All"}
					</Link>
				))}
			</nav>
			{search === "" ? null : <Found {...{ search, category, found }} />}
			<div className="template-columns">
				{targets.length > 1 ? <JumpList targets={targets} /> : null}
				<div className="template-list">
					{named.length > 0 ? <NamedTemplates templates={named} /> : null}
					{fields.length > 0 ? <IndustryTemplates {...{ category, fields }} /> : null}
				</div>
			</div>
			<Upsell />
		</main>
	);
}

/** How many a search has found, and what to do when it is none. */
function Found({
	search,
	category,
	found,
}: Pick<TemplatesPageProps, "search" | "category"> & { found: number }) {
	const of = category === null ? "" : ` in ${category}`;
	return (
		<p role="status" className={found > 0 ? "mb-6" : "panel mb-6"}>
			{found > 0 ? count(found, "template") : "There is no template"} for “{search}”{of}.{" "}
			<Link
				to={templateListAddress(found > 0 ? category : null)}
				preventScrollReset
				className={inlineLink}
			>
				See all templates
			</Link>
			{found > 0 ? null : (
				<>
					{" "}
					or{" "}
					<Link to={`/resumes?${new URLSearchParams({ q: search })}`} className={inlineLink}>
						look for it among the resumes
					</Link>
				</>
			)}
			.
		</p>
	);
}

function NamedTemplates({ templates }: { templates: TemplatesPageProps["named"] }) {
	return (
		<section aria-labelledby="named">
			<h2 id="named" tabIndex={-1} className="text-2xl md:text-3xl max-lg:scroll-mt-14">
				By company
			</h2>
			<p className="mt-2 mb-6 max-w-2xl text-quiet">
				Free with an account. We wrote them for the role; the company had no part in it.
			</p>
			<ul className="template-grid grid gap-6">
				{templates.map((template, index) => (
					<li key={template.slug}>
						<TemplateCard template={template} priority={index === 0} />
					</li>
				))}
			</ul>
		</section>
	);
}

function IndustryTemplates({ category, fields }: Pick<TemplatesPageProps, "category" | "fields">) {
	return (
		<section aria-labelledby="industry">
			<h2 id="industry" className="text-2xl md:text-3xl">
				By industry{category === null ? "" : `: ${category}`}
			</h2>
			<p className="mt-2 max-w-2xl text-quiet">
				Anyone can look; the files come with {plans.pro.name}.
			</p>
			{fields.map((field) => (
				<FieldSection key={field.name} {...field} />
			))}
		</section>
	);
}

function Upsell() {
	const isHeld = useViewer()?.isProHeld;
	return (
		<section
			aria-labelledby="upsell"
			className="mt-16 py-12 px-4 border-t border-hairline text-center"
		>
			<h2 id="upsell" className="text-3xl">
				See the same page, filled in
			</h2>
			<p className="mx-auto mt-2 max-w-xl text-quiet">
				A template gives you the order; the resumes show what others wrote into it. {plans.pro.name}{" "}
				opens all of them, and every industry template.
			</p>
			<div className="mt-6 flex flex-wrap justify-center gap-3">
				<Link
					to={isHeld ? "/subscription" : "/pricing"}
					className={buttonVariants({ size: "large" })}
				>
					{isHeld ? "My Subscription" : `Upgrade to ${plans.pro.name}`}
				</Link>
				<Link to="/resumes" className={buttonVariants({ variant: "secondary", size: "large" })}>
					Browse examples
				</Link>
			</div>
		</section>
	);
}
