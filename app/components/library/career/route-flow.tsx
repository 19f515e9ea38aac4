import type { CareerRoute } from "#app/domain/insights/career/counted-routes.ts";

const width = 1000;
const labels = 250;
const gap = 10;
const perPerson = 7;

/** Where people came from, at the left, and what they became: as wide as there are people. The list below says it in words. */
export function RouteFlow({ routes }: { routes: readonly CareerRoute[] }) {
	const left = stack(routes, "from");
	const right = stack(routes, "to");
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

/** Puts the ends of the ribbons below each other, those of one work together. */
function stack(routes: readonly CareerRoute[], side: "from" | "to") {
	const sizes = new Map<string, number>();
	for (const route of routes) {
		sizes.set(route[side], (sizes.get(route[side]) ?? 0) + route.people * perPerson);
	}
	const tops = new Map<string, number>();
	const names = new Map<string, number>();
	let height = 0;
	for (const [name, size] of [...sizes].sort((a, b) => b[1] - a[1])) {
		tops.set(name, height);
		names.set(name, height + size / 2 + 5);
		height += size + gap;
	}
	const places = new Map<CareerRoute, number>();
	for (const route of routes) {
		const top = tops.get(route[side]) ?? 0;
		places.set(route, top);
		tops.set(route[side], top + route.people * perPerson);
	}
	return { height, names, place: (route: CareerRoute) => places.get(route) ?? 0 };
}
