import { Breadcrumbs } from "#app/components/base/breadcrumbs.tsx";
import { CardGrid } from "#app/components/library/card-grid.tsx";
import type { ReadingLink } from "#app/content/hubs/page-words.ts";
import {
	routeName,
	routeSentences,
	routesPage,
	routeYardstick,
	wayToRoute,
} from "#app/content/insights/route-words.ts";
import { type CareerRoute, routeAddress } from "#app/domain/insights/career/counted-routes.ts";
import type { HubLink } from "#app/domain/library/hubs/directory.ts";
import type { ResumeCard } from "#app/domain/library/resume.ts";
import { NeighborLinks } from "../hubs/neighbor-links.tsx";
import { ReadingLinks } from "../hubs/reading-links.tsx";
import { PeopleBar } from "./people-bar.tsx";

type RoutePageProps = {
	route: CareerRoute;
	cards: readonly ResumeCard[];
	/** To the same role, and from the same work. */
	others: readonly CareerRoute[];
	/** The hub of that role. */
	role: HubLink | null;
	reading: readonly ReadingLink[];
};

/** One way from one work to another: what its people have in common, and their resumes. */
export function RoutePage({ route, cards, others, role, reading }: RoutePageProps) {
	const { people, levels, to } = route;
	return (
		<main id="content" className="container-page py-4 md:py-8">
			<Breadcrumbs way={wayToRoute} here={routeName(route)} />
			<h1 className="mt-1 text-4xl md:text-5xl">From {routeName(route)}</h1>
			<p className="mt-3 max-w-prose text-lg text-quiet">
				{people} people of this library went this way.
			</p>
			<div className="mt-8 grid gap-10 md:grid-cols-2">
				<section aria-labelledby="way">
					<h2 id="way" className="text-2xl">
						How they went
					</h2>
					{routeSentences(route).map((sentence) => (
						<p key={sentence} className="mt-3 max-w-prose">
							{sentence}
						</p>
					))}
					<p className="mt-3 text-note text-quiet">{routeYardstick(route)}</p>
				</section>
				{levels.length > 0 ? (
					<section aria-labelledby="levels">
						<h2 id="levels" className="text-2xl">
							The level of their offers
						</h2>
						<ul className="mt-3 max-w-md">
							{levels.map(({ name, people: some }) => (
								<li key={name} className="route-row grid gap-x-3 border-b border-hairline py-2">
									<PeopleBar label={name} people={some} most={people} />
								</li>
							))}
						</ul>
					</section>
				) : null}
			</div>
			<section aria-labelledby="resumes" className="mt-12">
				<h2 id="resumes" className="text-2xl">
					Their resumes
				</h2>
				{cards.length > 0 ? (
					<div className="mt-4">
						<CardGrid cards={cards} label="Their resumes" />
					</div>
				) : (
					<p className="mt-3 max-w-prose text-quiet">
						Fewer than five people went this way, so the resumes are not told apart.
					</p>
				)}
			</section>
			<ReadingLinks links={reading} />
			<div className="mt-14 border-t border-hairline">
				<NeighborLinks title={`All resumes for ${to}`} links={role ? [role] : []} />
				<NeighborLinks
					title="Other routes"
					links={others.map((other) => ({
						name: routeName(other),
						address: routeAddress(other),
						resumes: other.people,
					}))}
				/>
			</div>
			<p className="mt-10 max-w-prose text-note text-quiet">{routesPage.rule}</p>
		</main>
	);
}
