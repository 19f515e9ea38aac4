import { Link } from "react-router";
import { count } from "#app/domain/base/count.ts";
import { templateAddress } from "#app/domain/content/templates/addresses.ts";
import { templateSlug } from "#app/domain/content/templates/definition.ts";
import type { TemplateSummary } from "./document-card.tsx";
import { TemplatePicture } from "./document-picture.tsx";
import { DownloadTemplate } from "./file-download.tsx";

/** Where a field stands in the page. */
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
		<section aria-labelledby={id} className="template-field">
			<h3 id={id} tabIndex={-1} className="text-xl">
				{name}
			</h3>
			<ul className="template-rows">
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
		<article className="template-row">
			<TemplatePicture template={template} className="template-thumb" />
			<div className="template-row-text">
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
				<p className="template-row-facts">
					{level} · {layout}
					{downloads > 0 ? ` · ${count(downloads, "download")}` : ""}
				</p>
				<p className="template-row-description">{description}</p>
				<DownloadTemplate template={template} variant="secondary" className="template-row-button" />
			</div>
		</article>
	);
}
