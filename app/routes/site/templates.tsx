import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { pageMeta } from "#app/components/base/page-meta.ts";
import { TemplatesPage } from "#app/components/content/templates/catalogue-page.tsx";
import { claimedFigure, claimOf, countedFigure, templateFigures } from "#app/content/claims.ts";
import { templates } from "#app/content/templates/templates.server.ts";
import { resultFigure } from "#app/content/told-results.ts";
import { getContentCounts } from "#app/data/base/content-counts.server.ts";
import { parseTemplateCategory } from "#app/domain/content/templates/addresses.ts";
import { findByWords } from "#app/domain/content/templates/find-by-words.ts";
import { templateLooks } from "#app/domain/content/templates/looks.ts";
import { cleanSearch } from "#app/domain/library/resume-query.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import contentStyles from "#app/styles/content.css?url";
import stylesheet from "#app/styles/templates.css?url";
import type { Route } from "./+types/templates";

export const links: Route.LinksFunction = () => [
	{ rel: "stylesheet", href: contentStyles },
	{ rel: "stylesheet", href: stylesheet },
];

const description =
	"Resume templates in Word, each written for one role and level: its sections, their order, and sentences with gaps for your figures.";

export const meta: Route.MetaFunction = ({ loaderData }) =>
	pageMeta(loaderData?.publicUrl, { title: "Resume templates", description, path: "/templates" });

/** The list. A template opened from it is a dialog over it; by its address alone it is a page of its own. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	if (params.slug) return null;
	const { browsing, publicUrl, log, outcomeCount, isDemonstration } = context.get(servicesContext);
	const { searchParams } = new URL(request.url);
	const category = parseTemplateCategory(searchParams);
	const search = cleanSearch(searchParams.get("q") ?? "");
	const names = templates.map(({ slug }) => `template:${slug}` as const);
	// Without the counts the templates are there all the same.
	const counts = await getContentCounts(browsing.database, names).catch((error: unknown) => {
		log.error({ error }, "The downloads of the templates failed");
		return new Map<string, number>();
	});
	const downloads = [...counts.values()].reduce((sum, count) => sum + count, 0);
	const outcomes = await outcomeCount().catch(() => null);
	const ofCategory = templates.filter((one) => category === null || one.category === category);
	const shown = findByWords(ofCategory, search).map(
		({ slug, name, description, category, field, access, featured, ...template }) => ({
			slug,
			name,
			description,
			category,
			field,
			access,
			featured,
			level: template.level,
			layout: templateLooks[template.layout].label,
			sections: template.sections.map(({ title }) => title),
			...templateFigures(slug, isDemonstration, counts.get(`template:${slug}`) ?? 0),
		}),
	);
	return {
		publicUrl,
		category,
		search,
		offered: {
			free: templates.filter(({ access }) => access === "member").length,
			pro: templates.filter(({ access }) => access === "pro").length,
		},
		stats: [
			countedFigure(templates.length, "templates"),
			...claimedFigure(claimOf("downloads"), isDemonstration, downloads),
			...resultFigure(claimOf("success"), outcomes, isDemonstration),
		],
		named: shown.filter(({ field }) => field === null),
		fields: Object.entries(Object.groupBy(shown, ({ field }) => field ?? ""))
			.filter(([name]) => name !== "")
			.map(([name, list]) => ({ name, templates: list ?? [] })),
	};
}

/** The list below a dialog is not loaded again. */
export function shouldRevalidate({ nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
	return nextUrl.pathname === "/templates" && (!formMethod || formMethod === "GET");
}

export default function TemplatesRoute({ loaderData }: Route.ComponentProps) {
	return (
		<>
			{loaderData && <TemplatesPage {...loaderData} />}
			<Outlet context={{ isOverList: loaderData !== null }} />
		</>
	);
}
