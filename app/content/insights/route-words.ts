import { count } from "#app/domain/base/count.ts";
import { type CareerRoute, leastOnRoute } from "#app/domain/insights/career/counted-routes.ts";

/** What is said of the ways from one work to another. */

export const routesPage = {
	title: "Routes into a role",
	name: "Routes",
	path: "/routes",
	description:
		"What people did before the offer, counted from their resumes: from teaching to consulting, from software to machine learning, step by step.",
	lead: "What people did before the offer, counted from the jobs on their resumes.",
	rule: `A route is shown when at least ${leastOnRoute} people took it, and a step on it when at least ${leastOnRoute} of them took it. Internships and jobs of less than six months are not counted.`,
};

/** The way to a route, from the list of resumes on. */
export const wayToRoute = [{ name: "Resumes", path: "/resumes" }, routesPage];

/** "Teaching to Consultant". */
export const routeName = ({ from, to }: Pick<CareerRoute, "from" | "to">): string =>
	`${from} to ${to}`;

/** What a route tells, one sentence for each thing that it can tell. */
export function routeSentences(route: CareerRoute): string[] {
	const { people, monthsThere, monthsBefore, straight, between } = route;
	const steps = between.map(({ name, people: some }) => `${some} went by way of ${name}`);
	const ways = [...(straight > 0 ? [`${straight} went straight`] : []), ...steps];
	return [
		`Half of the ${people} spent at least ${duration(monthsThere)} there, and at least ${duration(monthsBefore)} at work in all, before the offer.`,
		...(ways.length > 0 ? [`${ways.join("; ")}.`] : []),
	];
}

/** "5 years", "1.5 years", "8 months". */
export function duration(months: number): string {
	if (months < 18) return count(Math.round(months), "month");
	const years = months / 12;
	return `${years < 10 ? Math.round(years * 2) / 2 : Math.round(years)} years`;
}

/** Whose resumes were counted. */
export function routeYardstick({ people, invented }: CareerRoute): string {
	if (invented === 0) return `Counted from ${people} resumes.`;
	return invented === people
		? `Counted from ${people} resumes, all invented.`
		: `Counted from ${people} resumes, ${invented} of them invented.`;
}
