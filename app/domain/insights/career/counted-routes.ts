import { countEach } from "#app/domain/base/count.ts";
import { slugOf } from "#app/domain/library/hubs/address-slug.ts";
import { leastSharers } from "../group-limits.ts";
import { medianOf } from "../quantiles.ts";
import type { CareerStep } from "./worked-path.ts";

/** Ways from one work to another, as the people of the library went them: counted, and told of nobody alone. */

/** A route is told when at least this many people went it, and so is what stands on it. */
export const leastOnRoute = 3;
/** Nobody came from a work that lasted less. In months. */
const leastMonths = 6;
/** Of many resumes the first ones are named. */
const mostListed = 24;

export type Career = {
	id: string;
	/** The role of the offer. */
	role: string;
	level: string;
	isInvented: boolean;
	path: readonly CareerStep[];
};

export type Counted = { name: string; people: number };

export type CareerRoute = {
	from: string;
	to: string;
	people: number;
	invented: number;
	/** Medians, in months: of the time in the work they came from, and of all work before the offer. */
	monthsThere: number;
	monthsBefore: number;
	/** The levels of their offers; only those of at least `leastOnRoute` people. */
	levels: Counted[];
	/** What they did after it and before the offer, likewise. */
	between: Counted[];
	/** How many of them went straight from the one to the other. */
	straight: number;
};

export type CountedRoute = CareerRoute & {
	/** Their resumes, in the order that was given; none of fewer than five people, as in the search. */
	resumes: string[];
};

/** What a page tells of a route. */
export const toldOf = ({ resumes: _, ...route }: CountedRoute): CareerRoute => route;

/** Its resumes are named, and search engines may find it. */
export const isOpenRoute = ({ people }: Pick<CareerRoute, "people">): boolean =>
	people >= leastSharers;

/** @param careers in the order in which resumes are listed */
export function findCareerRoutes(careers: Iterable<Career>): CountedRoute[] {
	const byRoute = new Map<string, { from: string; to: string; went: Career[] }>();
	for (const career of careers) {
		const froms = career.path.filter(
			({ work, months }) => work !== career.role && months >= leastMonths,
		);
		for (const from of new Set(froms.map(({ work }) => work))) {
			const key = `${from}\n${career.role}`;
			const route = byRoute.get(key) ?? { from, to: career.role, went: [] };
			route.went.push(career);
			byRoute.set(key, route);
		}
	}
	return [...byRoute.values()]
		.filter(({ went }) => went.length >= leastOnRoute)
		.map(routeOf)
		.sort(
			(a, b) => b.people - a.people || a.from.localeCompare(b.from) || a.to.localeCompare(b.to),
		);
}

function routeOf({ from, to, went }: { from: string; to: string; went: Career[] }): CountedRoute {
	const between = went.map(({ path }) => {
		const last = path.findLastIndex(({ work }) => work === from);
		return new Set(path.slice(last + 1).flatMap(({ work }) => (work === to ? [] : [work])));
	});
	const sum = (steps: readonly CareerStep[]) => steps.reduce((all, { months }) => all + months, 0);
	return {
		from,
		to,
		people: went.length,
		invented: went.filter(({ isInvented }) => isInvented).length,
		monthsThere:
			medianOf(went.map(({ path }) => sum(path.filter(({ work }) => work === from)))) ?? 0,
		monthsBefore: medianOf(went.map(({ path }) => sum(path))) ?? 0,
		levels: tell(went.map(({ level }) => [level])),
		between: tell(between),
		straight: between.filter(({ size }) => size === 0).length,
		resumes: !isOpenRoute({ people: went.length })
			? []
			: went.slice(0, mostListed).map(({ id }) => id),
	};
}

function tell(lists: readonly Iterable<string>[]): Counted[] {
	return [...countEach(lists.flatMap((list) => [...list]))]
		.map(([name, people]) => ({ name, people }))
		.filter(({ people }) => people >= leastOnRoute)
		.sort((a, b) => b.people - a.people || a.name.localeCompare(b.name));
}

export const routeAddress = ({ from, to }: Pick<CareerRoute, "from" | "to">): string =>
	`/resumes/from/${slugOf(from)}/to/${slugOf(to)}`;

/** The route of an address, in whatever way its names are written. */
export const findRoute = (
	routes: readonly CountedRoute[],
	asked: { from: string; to: string },
): CountedRoute | undefined =>
	routes.find(
		({ from, to }) => slugOf(from) === slugOf(asked.from) && slugOf(to) === slugOf(asked.to),
	);
