import { pageMeta } from "#app/components/base/page-meta.ts";
import { LandingPage } from "#app/components/content/landing/home-page.tsx";
import { brand } from "#app/content/brand.ts";
import { readLanding } from "#app/operations/content/read-landing.server.ts";
import { readOpenResume } from "#app/operations/content/read-open-resume.server.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import stylesheet from "#app/styles/landing.css?url";
import type { Route } from "./+types/home";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const meta: Route.MetaFunction = ({ loaderData }) => {
	const publicUrl = loaderData?.publicUrl;
	const organization = { "@id": `${publicUrl}/#organization` };
	const { name, description } = brand;
	return pageMeta(publicUrl, {
		title: `${name} · ${brand.tagline}`,
		whole: true,
		description,
		path: "/",
		facts: import.meta.env.SSR
			? [
					{
						"@graph": [
							{
								...organization,
								"@type": "Organization",
								name,
								url: `${publicUrl}/`,
								logo: `${publicUrl}/icon-512.png`,
								email: brand.supportAddress,
							},
							{
								"@type": "WebSite",
								"@id": `${publicUrl}/#website`,
								name,
								description,
								url: `${publicUrl}/`,
								publisher: organization,
								potentialAction: {
									"@type": "SearchAction",
									target: {
										"@type": "EntryPoint",
										urlTemplate: `${publicUrl}/resumes?q={search_term_string}`,
									},
									"query-input": "required name=search_term_string",
								},
							},
						],
					},
				]
			: [],
	});
};

/** The landing page. What the library cannot deliver is missing or says so; the page works without it. */
export async function loader({ context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const { requestId, now } = context.get(requestInfoContext);
	const [landing, open] = await Promise.all([
		readLanding(services, requestId),
		readOpenResume(services, now),
	]);
	return { publicUrl: services.publicUrl, ...landing, open };
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
	return <LandingPage {...loaderData} />;
}
