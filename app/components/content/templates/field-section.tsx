import { Link } from "react-router";
import { count } from "#app/domain/base/count.ts";
import { templateAddress } from "#app/domain/content/templates/addresses.ts";
import { templateSlug } from "#app/domain/content/templates/definition.ts";
import type { TemplateSummary } from "./document-card.tsx";
import { TemplatePicture } from "./document-picture.tsx";
import { DownloadTemplate } from "./file-download.tsx";

/** The id of a field's section on the page. */
export const fieldId = (name: string): string => `field-${templateSlug(name)}`;

/** The templates of a line of work. */
export function FieldSection({
	name,
	templates,
}: {
	name: string;
	templates: readonly TemplateSummary[];
}) {
	const id = fieldId(name);
	return (
		<section aria-labelledby={id} className="mt-10">
			<h3
				id={id}
				tabIndex={-1}
				className="pb-3 border-b border-hairline text-xl max-lg:scroll-mt-14"
			>
				{name}
			</h3>
			<ul className="template-rows grid gap-y-8 gap-x-10 mt-6">
				{templates.map((template) => (
					<li key={template.slug}>
						<TemplateRow template={template} />
					</li>
				))}
			</ul>
		</section>
	);
}

/** A template in brief: the whole row opens the preview, the button fetches the file. */
function TemplateRow({ template }: { template: TemplateSummary }) {
	const { slug, name, description, level, layout, downloads } = template;
	return (
		<article className="template-row relative grid gap-5 items-start">
			<TemplatePicture template={template} className="template-thumb" />
			<div className="min-w-0">
				<h4 className="font-serif text-lg font-medium">
					<Link
						to={templateAddress(slug)}
						state={{ fromList: true }}
						preventScrollReset
						className="card-link"
					>
						<span className="sr-only">Preview </span>
						{name}
					</Link>
				</h4>
				<p className="mt-0.5 text-quiet text-[0.875rem]">
					{level} · {layout}
					{downloads > 0 ? ` · ${count(downloads, "download")}` : ""}
				</p>
				<p className="mt-1.5 text-note leading-[1.45] max-sm:hidden">{description}</p>
				<DownloadTemplate
					template={template}
					variant="secondary"
					className="max-w-full wrap-anywhere relative z-1 mt-3"
				/>
			</div>
		</article>
	);
}
