import { pageMeta } from "#app/components/base/page-meta.ts";
import { RoutesPage } from "#app/components/library/career/routes-page.tsx";
import { routesPage } from "#app/content/insights/route-words.ts";
import { toldOf } from "#app/domain/insights/career/counted-routes.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import flowStyles from "#app/styles/career.css?url";
import styles from "#app/styles/hubs.css?url";
import type { Route } from "./+types/career-routes";

export const links: Route.LinksFunction = () =>
	[styles, flowStyles].map((href) => ({ rel: "stylesheet", href }));

export async function loader({ context }: Route.LoaderArgs) {
	const { library, publicUrl } = context.get(servicesContext);
	const routes = await library.careerRoutes();
	return { routes: routes.map(toldOf), publicUrl };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
	pageMeta(loaderData?.publicUrl, { ...routesPage, path: "/routes" });

export default function CareerRoutesPage({ loaderData }: Route.ComponentProps) {
	return <RoutesPage routes={loaderData.routes} />;
}
