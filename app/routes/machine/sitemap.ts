import { href } from "react-router";
import { findResumeAddresses } from "#app/data/resumes.server.ts";
import { servicesContext } from "#app/middleware/request-context.server.ts";
import type { Route } from "./+types/sitemap";

/** A site map may hold this many addresses. */
const addressLimit = 50_000;

const pages = [href("/"), href("/resumes"), href("/pricing")];

/** Every public page, and every published resume by its last change. */
export async function loader({ context }: Route.LoaderArgs) {
	const { database, publicUrl } = context.get(servicesContext);
	const resumes = await findResumeAddresses(database, addressLimit - pages.length);
	const entries = [
		...pages.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`),
		...resumes.map(
			({ id, updatedAt }) =>
				`<url><loc>${publicUrl}${href("/resumes/:id", { id })}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
		),
	];
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
