import { redirect } from "react-router";
import { pageMeta } from "#app/components/base/page-meta.ts";
import { RoutePage } from "#app/components/library/career/route-page.tsx";
import { readingFor } from "#app/content/hubs/further-reading.server.ts";
import { routeName, routeSentences, wayToRoute } from "#app/content/insights/route-words.ts";
import { findPublishedCards } from "#app/data/library/resume-cards.server.ts";
import * as messages from "#app/domain/base/messages/general.ts";
import {
	findRoute,
	isOpenRoute,
	routeAddress,
	toldOf,
} from "#app/domain/insights/career/counted-routes.ts";
import { slugOf } from "#app/domain/library/hubs/address-slug.ts";
import { findHub, hubPicture } from "#app/domain/library/hubs/directory.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import styles from "#app/styles/hubs.css?url";
import type { Route } from "./+types/career-route";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** A route that fewer than three people went has no page. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const { browsing, library, publicUrl } = context.get(servicesContext);
	const routes = await library.careerRoutes();
	const route = findRoute(routes, params);
	if (!route) throw errorResponse("not_found", messages.general.notFound);
	if (slugOf(params.from) !== params.from || slugOf(params.to) !== params.to) {
		throw redirect(routeAddress(route), 301);
	}
	const others = routes.filter(
		(other) => other !== route && (other.to === route.to || other.from === route.from),
	);
	const role = findHub(await library.hubs(), { company: null, role: route.to });
	return {
		route: toldOf(route),
		others: others.map(toldOf),
		cards: await findPublishedCards(browsing.database, route.resumes),
		role: role && { name: route.to, address: role.address, resumes: role.hub.resumes },
		reading: readingFor(route.to, null),
		publicUrl,
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { route, publicUrl } = loaderData;
	const path = routeAddress(route);
	return [
		...pageMeta(publicUrl, {
			title: `From ${routeName(route)}`,
			description: `${route.people} people went from ${routeName(route)}. ${routeSentences(route)[0]}`,
			path,
			within: wayToRoute,
			picture: isOpenRoute(route) ? hubPicture(path) : undefined,
		}),
		...(isOpenRoute(route) ? [] : [{ name: "robots", content: "noindex, follow" }]),
	];
};

export default function CareerRoutePage({ loaderData }: Route.ComponentProps) {
	return <RoutePage {...loaderData} />;
}
