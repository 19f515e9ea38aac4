import { href } from "react-router";
import { articles } from "#app/content/blog/articles.server.ts";
import { fieldLetters } from "#app/content/fields/field.ts";
import { guides } from "#app/content/guides/guides.server.ts";
import { templates } from "#app/content/templates/templates.server.ts";
import { findHubChanges } from "#app/data/library/hub-rows.server.ts";
import { walkResumeAddresses } from "#app/data/library/resumes.server.ts";
import { isOpenRoute, routeAddress } from "#app/domain/insights/career/counted-routes.ts";
import { hubsToFind, latestByHub } from "#app/domain/library/hubs/directory.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/sitemap";

/** A site map may hold this many addresses. */
const addressLimit = 50_000;

/** No more of them than would leave room for the resumes. */
const hubLimit = 10_000;

/** Pages by their address; of a text with the day of its last change. */
const listPages = (): (string | { path: string; changed: string })[] => [
	href("/"),
	href("/resumes"),
	href("/resumes/lines"),
	href("/for-you"),
	href("/routes"),
	href("/resumes/at"),
	href("/resumes/for"),
	href("/pricing"),
	href("/about"),
	href("/how-we-check"),
	href("/contribute"),
	href("/insights"),
	href("/checklist"),
	href("/tools/what-a-program-reads"),
	href("/contact"),
	href("/privacy"),
	href("/terms"),
	...fieldLetters.map((letter) => `/${letter}`),
	href("/blog"),
	...articles().map(({ slug, updated }) => ({ path: `/blog/${slug}`, changed: updated })),
	href("/guides"),
	...guides().map(({ slug, updated }) => ({ path: `/guides/${slug}`, changed: updated })),
	href("/templates"),
	...templates.map(({ slug }) => href("/templates/:slug", { slug })),
];

const entryOf = (address: string, changed?: string) =>
	`<url><loc>${address}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>`;

/** Every public page, the pages of companies, roles and routes, and every published resume by its last change. */
export async function loader({ context }: Route.LoaderArgs) {
	const { browsing, library, publicUrl } = context.get(servicesContext);
	const entries = listPages().map((page) =>
		typeof page === "string"
			? entryOf(publicUrl + page)
			: entryOf(publicUrl + page.path, page.changed),
	);
	const routes = (await library.careerRoutes()).filter(isOpenRoute);
	entries.push(...routes.map((route) => entryOf(publicUrl + routeAddress(route))));
	const changed = latestByHub(await findHubChanges(browsing.database));
	for (const { address } of hubsToFind(await library.hubs()).slice(0, hubLimit)) {
		entries.push(entryOf(publicUrl + address, changed.get(address)?.toISOString()));
	}
	for await (const resumes of walkResumeAddresses(
		browsing.database,
		addressLimit - entries.length,
	)) {
		for (const { id, updatedAt } of resumes) {
			const address = `${publicUrl}${href("/resumes/:id", { id })}`;
			entries.push(entryOf(address, updatedAt.toISOString()));
		}
	}
	return new Response(
		`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`,
		{
			headers: {
				"Content-Type": "application/xml; charset=utf-8",
				"Cache-Control": "public, max-age=3600",
			},
		},
	);
}
