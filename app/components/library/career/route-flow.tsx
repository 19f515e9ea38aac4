import { groupBy } from "#app/domain/base/group-by.ts";
import type { CareerRoute } from "#app/domain/insights/career/counted-routes.ts";

const width = 1000;
const labels = 250;
const gap = 10;
const perPerson = 3.5;
/** Less would hold no name. */
const leastSize = 20;

/** Where people came from, at the left, and what they became: as wide as there are people. The list below says it in words. */
export function RouteFlow({ routes }: { routes: readonly CareerRoute[] }) {
	const left = stack(routes, "from", ({ people }) => people);
	// Beside where most of its people come from, so that few ribbons cross.
	const right = stack(routes, "to", (route) => -route.people * left.place(route));
	const height = Math.max(left.height, right.height);
	const bend = (labels + width - labels) / 2;
	return (
		<svg
			viewBox={`0 0 ${width} ${height}`}
			className="route-flow hidden w-full md:block"
			aria-hidden="true"
		>
			{routes.map((route) => {
				const size = route.people * perPerson;
				const from = left.place(route);
				const to = right.place(route);
				const end = width - labels;
				return (
					<path
						key={`${route.from} ${route.to}`}
						d={`M${labels} ${from}C${bend} ${from} ${bend} ${to} ${end} ${to}v${size}C${bend} ${to + size} ${bend} ${from + size} ${labels} ${from + size}Z`}
					/>
				);
			})}
			{[...left.names].map(([name, y]) => (
				<text key={name} x={labels - 12} y={y} textAnchor="end">
					{name}
				</text>
			))}
			{[...right.names].map(([name, y]) => (
				<text key={name} x={width - labels + 12} y={y}>
					{name}
				</text>
			))}
		</svg>
	);
}

/** Puts the ends of the ribbons below each other, those of one work together, the heaviest first. */
function stack(
	routes: readonly CareerRoute[],
	side: "from" | "to",
	weight: (route: CareerRoute) => number,
) {
	const ends = [...groupBy(routes, (route) => route[side])].map(([name, ways]) => {
		const people = ways.reduce((sum, route) => sum + route.people, 0);
		const heavy = ways.reduce((sum, route) => sum + weight(route), 0);
		return { name, ways, people, heavy: side === "from" ? heavy : heavy / people };
	});
	const places = new Map<CareerRoute, number>();
	const names = new Map<string, number>();
	let height = 0;
	for (const { name, ways, people } of ends.sort((a, b) => b.heavy - a.heavy)) {
		const size = Math.max(leastSize, people * perPerson);
		names.set(name, height + size / 2 + 5);
		let top = height + (size - people * perPerson) / 2;
		for (const route of ways) {
			places.set(route, top);
			top += route.people * perPerson;
		}
		height += size + gap;
	}
	return { height, names, place: (route: CareerRoute) => places.get(route) ?? 0 };
}
