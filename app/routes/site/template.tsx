import { pageMeta } from "#app/components/base/page-meta.ts";
import { PageOverList } from "#app/components/content/page-over-list.tsx";
import { TemplateView } from "#app/components/content/templates/document-view.tsx";
import { templateFigures } from "#app/content/claims.ts";
import { readingOfTemplate } from "#app/content/hubs/further-reading.server.ts";
import { findTemplate } from "#app/content/templates/templates.server.ts";
import { getContentCounts } from "#app/data/base/content-counts.server.ts";
import * as messages from "#app/domain/base/messages/tools.ts";
import { templateBullets } from "#app/domain/content/templates/definition.ts";
import { templateLooks } from "#app/domain/content/templates/looks.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/template";

export async function loader({ params, context }: Route.LoaderArgs) {
	const template = findTemplate(params.slug);
	if (!template) throw errorResponse("not_found", messages.templates.unknown);
	const { browsing, publicUrl, log, isDemonstration } = context.get(servicesContext);
	const { slug, name, description, category, field, access, level } = template;
	const counts = await getContentCounts(browsing.database, [`template:${slug}`]).catch(
		(error: unknown) => {
			log.error({ error }, "The downloads of a template failed");
			return new Map<string, number>();
		},
	);
	const look = templateLooks[template.layout];
	return {
		publicUrl,
		template: {
			slug,
			name,
			description,
			group: field ?? category,
			access,
			level,
			layout: { label: look.label, description: look.description },
			fonts: [...new Set(Object.values(look.texts).map(({ typeface }) => typeface))],
			bullets: templateBullets(template).length,
			reading: readingOfTemplate(slug),
			sections: template.sections.map(({ title, hint }) => ({ title, hint })),
			...templateFigures(slug, isDemonstration, counts.get(`template:${slug}`) ?? 0),
		},
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { template, publicUrl } = loaderData;
	return pageMeta(publicUrl, {
		title: `${template.name} resume template`,
		description: template.description,
		path: `/templates/${template.slug}`,
		within: { name: "Resume templates", path: "/templates" },
	});
};

export default function TemplatePage({ loaderData: { template } }: Route.ComponentProps) {
	return (
		<PageOverList list="/templates" listLabel="All templates">
			<TemplateView template={template} />
		</PageOverList>
	);
}
