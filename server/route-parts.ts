import type { RouteObject, ServerBuild } from "react-router";

/** The routes of some addresses: enough of the site to answer for these. */
export type RoutePart = { build: ServerBuild; routes: RouteObject[] };

type Route = NonNullable<ServerBuild["routes"][string]>;

/**
 * Splits the route table by the first segment of an address. React Router goes through all routes several
 * times for each request: of 162 that is 8 for `/settings`.
 * @returns the part for a path, whole where the first segment is no route's: parts decide no address, they only
 * leave out what could not match it. Asked for the same segment it is the same object.
 */
export function splitRoutes(build: ServerBuild): (path: string) => RoutePart {
	const all = Object.values(build.routes).filter((route) => route !== undefined);
	const whole = { build, routes: routesBelow(all, undefined) };
	const ends = all.filter(({ index, path }) => index || path !== undefined);
	const firsts = new Map(ends.map((route) => [route, firstSegment(build, route)]));
	const segments = new Set(firsts.values());
	const parts = new Map<string, RoutePart>();
	function makePart(segment: string): RoutePart {
		// The pages at `/` and for everything else belong to each: every page tells the browser of the first.
		const kept = new Set<string>();
		for (const [route, first] of firsts) {
			if (first && first !== segment) continue;
			for (let at: Route | undefined = route; at; at = build.routes[at.parentId ?? ""]) {
				kept.add(at.id);
			}
		}
		const isKept = ([id]: [string, unknown]) => kept.has(id);
		const only = <T>(routes: Record<string, T>): Record<string, T> =>
			Object.fromEntries(Object.entries(routes).filter(isKept));
		const routes = only(build.routes);
		const assets = { ...build.assets, routes: only(build.assets.routes) };
		const part = {
			build: { ...build, routes, assets },
			routes: routesBelow(
				all.filter(({ id }) => kept.has(id)),
				undefined,
			),
		};
		parts.set(segment, part);
		return part;
	}
	return (path) => {
		const [, first = ""] = path.split("/", 2);
		const segment = first.toLowerCase().replace(/\.data$/u, "");
		if (segment === "" || !segments.has(segment)) return whole;
		return parts.get(segment) ?? makePart(segment);
	};
}

/** In lower case, as routes are matched; empty at the root, null where any segment would do. */
function firstSegment(build: ServerBuild, route: Route): string | null {
	let path = "";
	for (let at: Route | undefined = route; at; at = build.routes[at.parentId ?? ""]) {
		if (at.path) path = `${at.path}/${path}`;
	}
	const [first = ""] = path.split("/", 1);
	return /^:|^\*|\?$/u.test(first) ? null : first.toLowerCase();
}

/** The route table as a tree, for finding the routes of an address. */
function routesBelow(all: readonly Route[], parentId: string | undefined): RouteObject[] {
	return all
		.filter((route) => route.parentId === parentId)
		.map(({ id, path, index, caseSensitive }) =>
			index
				? { id, index, ...(path !== undefined && { path }) }
				: {
						id,
						...(path !== undefined && { path }),
						...(caseSensitive !== undefined && { caseSensitive }),
						children: routesBelow(all, id),
					},
		);
}
