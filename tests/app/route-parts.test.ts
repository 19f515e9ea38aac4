import fc from "fast-check";
import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { loadBuild } from "#server/handlers.ts";
import { splitRoutes } from "#server/route-parts.ts";

const build = await loadBuild();
const partFor = splitRoutes(build);
const whole = partFor("/no-route-begins-like-this").routes;

const idsOf = (routes: typeof whole, path: string) =>
	matchRoutes(routes, path)?.map(({ route, params, pathname }) => [route.id, params, pathname]);

/** The address of each route, with its parameters still named. */
const patterns = Object.values(build.routes).flatMap((route) => {
	let path = "";
	for (let at = route; at; at = build.routes[at.parentId ?? ""]) {
		if (at.path) path = `${at.path}/${path}`;
	}
	return route?.path || route?.index ? [`/${path.replace(/\/$/u, "")}`] : [];
});

test("A part of the routes finds for each address what all of them find", () => {
	expect(patterns.length).toBeGreaterThan(100);
	const segment = fc.constantFrom("google", "x y", "%2F", "..", "new", "", "A&B", "admin");
	const address = fc
		.record({
			pattern: fc.constantFrom(...patterns),
			values: fc.array(segment, { minLength: 4, maxLength: 4 }),
			end: fc.constantFrom("", "", "/", "//", "/more", ".data", "/_.data"),
			change: fc.constantFrom(
				(path: string) => path,
				(path: string) => path.toUpperCase(),
				(path: string) => `/${path}`,
				(path: string) =>
					path.replace(/[a-z]/u, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
			),
		})
		.map(({ pattern, values, end, change }) => {
			let place = 0;
			const path = pattern.replace(/:\w+\??|\*/gu, () => values[place++] ?? "");
			return change(path) + end;
		});
	fc.assert(
		fc.property(address, (path) => {
			const part = partFor(path);
			const asked = path.replace(/(?:\/_)?\.data$/u, "");
			const expected = idsOf(whole, asked);
			expect(idsOf(part.routes, asked)).toEqual(expected);
			for (const [id] of expected ?? []) {
				expect(part.build.routes).toHaveProperty([String(id)]);
				expect(part.build.assets.routes).toHaveProperty([String(id)]);
			}
		}),
		{ numRuns: 1_000 },
	);
});

test("Most parts are a small one of all", () => {
	const sizes = patterns
		.map((path) => Object.keys(partFor(path).build.routes).length)
		.sort((a, b) => a - b);
	const all = Object.keys(build.routes).length;
	expect(sizes[Math.floor(sizes.length / 4)]).toBeLessThan(all / 5);
});
