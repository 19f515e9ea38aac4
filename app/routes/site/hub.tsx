import { redirect } from "react-router";
import { pageMeta } from "#app/components/base/page-meta.ts";
import { HubView } from "#app/components/library/hubs/page-view.tsx";
import { readingFor } from "#app/content/hubs/further-reading.server.ts";
import { openLines } from "#app/content/hubs/open-lines.server.ts";
import { hubCount, hubDescription, hubTitle, wayTo } from "#app/content/hubs/page-words.ts";
import * as messages from "#app/domain/base/messages/general.ts";
import { routeAddress } from "#app/domain/insights/career/counted-routes.ts";
import { hubAddress, hubPicture, isWorthFinding } from "#app/domain/library/hubs/directory.ts";
import { readHub } from "#app/operations/library/read-hub.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import styles from "#app/styles/hubs.css?url";
import type { Route } from "./+types/hub";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** A company, a role, or a role at a company, written by what the library has of it. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const asked = {
		company: "company" in params ? (params.company ?? null) : null,
		role: params.role ?? null,
	};
	const found = await readHub(services, asked);
	if (!found) throw errorResponse("not_found", messages.general.notFound);
	const { unreal, ...page } = found;
	const { company, role } = page.hub;
	const isCanonical =
		(company?.slug ?? null) === asked.company && (role?.slug ?? null) === asked.role;
	if (!isCanonical) throw redirect(page.address, 301);
	const routes = company === null ? await services.library.careerRoutes() : [];
	const mostFrequent = role?.name ?? page.neighbors.roles[0]?.name ?? null;
	return {
		...page,
		counted: hubCount({ ...page.hub, unreal }),
		publicUrl: services.publicUrl,
		routes: routes
			.filter(({ to }) => to === role?.name)
			.map((route) => ({
				value: route.from,
				count: route.people,
				address: routeAddress(route),
			})),
		reading: readingFor(mostFrequent, company?.slug ?? null),
		open: openLineAmong([...page.cards, ...page.sheets]),
	};
}

/** A line that everyone may read, of one of these resumes. */
function openLineAmong(resumes: readonly { id: string; title: string }[]) {
	for (const line of openLines()) {
		const resume = resumes.find(({ title }) => title === line.title);
		if (resume) return { line, resume: `/resumes/${resume.id}` };
	}
	return null;
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { hub, counted, figures, address, publicUrl } = loaderData;
	const { company, role, resumes } = hub;
	const title = hubTitle(hub);
	const description = hubDescription(counted, figures);
	// A role that is all there is of a company says what the company's own page says.
	const isAll = company !== null && role !== null && company.resumes === resumes;
	const path = isAll ? hubAddress({ company: company.slug, role: null }) : address;
	return [
		...pageMeta(publicUrl, {
			title,
			description,
			path,
			within: wayTo(hub),
			picture: figures ? hubPicture(address) : undefined,
			facts: import.meta.env.SSR
				? [
						{
							"@type": "CollectionPage",
							name: title,
							description,
							url: publicUrl + path,
							mainEntity: {
								"@type": "ItemList",
								numberOfItems: resumes,
								itemListElement: loaderData.cards.map(({ id, title: name }, index) => ({
									"@type": "ListItem",
									position: index + 1,
									name,
									url: `${publicUrl}/resumes/${id}`,
								})),
							},
						},
					]
				: [],
		}),
		...(isWorthFinding(hub) || (isAll && figures)
			? []
			: [{ name: "robots", content: "noindex, follow" }]),
	];
};

export default function HubPage({ loaderData }: Route.ComponentProps) {
	return <HubView {...loaderData} />;
}
