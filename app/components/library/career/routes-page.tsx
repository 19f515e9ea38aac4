import { Link } from "react-router";
import { BlankSlate } from "#app/components/base/blank-slate.tsx";
import { routesPage } from "#app/content/insights/route-words.ts";
import { groupBy } from "#app/domain/base/group-by.ts";
import { type CareerRoute, routeAddress } from "#app/domain/insights/career/counted-routes.ts";
import { PeopleBar } from "./people-bar.tsx";
import { RouteFlow } from "./route-flow.tsx";

/** All routes, as a picture and by the role that they lead to. */
export function RoutesPage({ routes }: { routes: readonly CareerRoute[] }) {
	const most = Math.max(1, ...routes.map(({ people }) => people));
	return (
		<main id="content" className="container-page py-8 md:py-12">
			<h1 className="text-4xl md:text-5xl">{routesPage.title}</h1>
			<p className="mt-3 max-w-prose text-lg text-quiet">{routesPage.lead}</p>
			{routes.length === 0 ? (
				<div className="mt-10">
					<BlankSlate title="Too few to say">
						No route has been gone by three people of this library yet.
					</BlankSlate>
				</div>
			) : (
				<>
					<div className="mt-10 max-w-4xl">
						<RouteFlow routes={routes} />
					</div>
					<div className="mt-10 grid gap-10 md:grid-cols-2 xl:grid-cols-3">
						{[...groupBy(routes, ({ to }) => to)].map(([to, ways]) => (
							<section key={to} aria-label={`To ${to}`}>
								<h2 className="text-2xl">To {to}</h2>
								<ul className="mt-3 grid gap-1">
									{ways.map((route) => (
										<li key={route.from} className="border-b border-hairline">
											<Link
												to={routeAddress(route)}
												className="route-row grid min-h-11 items-center gap-x-3 py-2 hover:underline"
											>
												<PeopleBar label={`From ${route.from}`} people={route.people} most={most} />
											</Link>
										</li>
									))}
								</ul>
							</section>
						))}
					</div>
				</>
			)}
			<p className="mt-10 max-w-prose text-note text-quiet">{routesPage.rule}</p>
		</main>
	);
}
