import { pageMeta } from "#app/components/base/page-meta.ts";
import { RoutePage } from "#app/components/library/career/route-page.tsx";
import { routeName, routeSentences, routesPage } from "#app/content/insights/route-words.ts";
import { findPublishedCards } from "#app/data/library/resume-cards.server.ts";
import * as messages from "#app/domain/base/messages/general.ts";
import { routeAddress, toldOf, workSlug } from "#app/domain/insights/career/counted-routes.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/career-route";

/** A route that fewer than three people went has no page. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const { database, library, publicUrl } = context.get(servicesContext);
	const routes = await library.careerRoutes();
	const route = routes.find(
		({ from, to }) => workSlug(from) === params.from && workSlug(to) === params.to,
	);
	if (!route) throw errorResponse("not_found", messages.general.notFound);
	const others = routes.filter(
		(other) => other !== route && (other.to === route.to || other.from === route.from),
	);
	return {
		route: toldOf(route),
		others: others.map(toldOf),
		cards: await findPublishedCards(database, route.resumes),
		publicUrl,
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { route, publicUrl } = loaderData;
	return pageMeta(publicUrl, {
		title: `From ${routeName(route)}`,
		description: `${route.people} people went from ${routeName(route)}. ${routeSentences(route)[0]}`,
		path: routeAddress(route),
		within: { name: routesPage.title, path: "/routes" },
	});
};

export default function CareerRoutePage({ loaderData }: Route.ComponentProps) {
	return <RoutePage {...loaderData} />;
}
