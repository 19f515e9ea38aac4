import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import {
	type Node,
	root,
	type SourceFile,
	sourceFiles,
	targetOfName,
} from "./helpers/source-tree.ts";

/**
 * Without a network the router cannot fetch the code that posts to another page's address. It would load the page
 * again, and what was typed would be lost: so each page has that code at hand (app/components/base/at-hand.tsx).
 */

const app = new Map(
	sourceFiles()
		.filter(({ path }) => /^app\/.+\.tsx?$/u.test(path) && !/\.test\.tsx?$/u.test(path))
		.map((file) => [file.path, file]),
);

/** A page, with the files that its part of the route table loads. */
type Page = { file: string; loads: ReadonlySet<string>; around: readonly string[] };

const isNode = (value: unknown): value is Node =>
	typeof value === "object" && value !== null && "type" in value;
const partOf = (node: Node, key: string) => {
	const part = node[key];
	return isNode(part) ? part : null;
};
const nameIn = (node: Node | null): string => String(node?.name ?? node?.value ?? "");

/** Every file that a file loads, by whatever way. */
function loadedBy(start: string): Set<string> {
	const loaded = new Set([start]);
	for (const path of loaded) {
		for (const { target, isType } of app.get(path)?.imports ?? []) {
			if (target && !isType && app.has(target)) loaded.add(target);
		}
	}
	return loaded;
}

function pagesOf(entries: readonly RouteConfigEntry[], around: readonly string[]): Page[] {
	return entries.flatMap(({ file: name, children = [] }) => {
		const file = `app/${name}`;
		return [{ file, loads: loadedBy(file), around }, ...pagesOf(children, [...around, file])];
	});
}
const pages = pagesOf(routes, ["app/root.tsx"]);
pages.push({ file: "app/root.tsx", loads: loadedBy("app/root.tsx"), around: [] });

const toMatch = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
	entries.map(({ file, path, index, children }) =>
		index
			? { id: `app/${file}`, index: true, ...(path && { path }) }
			: {
					handle: `app/${file}`,
					...(path && { path }),
					...(children && { children: toMatch(children) }),
				},
	) as RouteObject[];
const table = toMatch(routes);

/** The file of the route that answers an address, if a page's scripts can post to it. */
function postedAt(address: string): string | null {
	const match = matchRoutes(table, address.split(/[?#]/u)[0] ?? "")?.at(-1);
	const file = String(match?.route.handle ?? match?.route.id ?? "");
	return app.get(file)?.exports.includes("clientAction") ? file : null;
}

const anything = "11111111-1111-4111-8111-111111111111";

/** The addresses that an expression may be; none of one that is given to the component. */
async function addressesIn(node: Node | null, file: SourceFile): Promise<string[]> {
	const values = node ? await valuesOf(node, file) : [];
	return values.filter((value) => typeof value === "string").filter((text) => text.startsWith("/"));
}

async function valuesOf(node: Node, file: SourceFile): Promise<unknown[]> {
	const inside = (key: string) => {
		const part = partOf(node, key);
		return part ? valuesOf(part, file) : [];
	};
	switch (node.type) {
		case "Literal":
			return [node.value];
		case "TemplateLiteral": {
			const texts = (node.quasis as { value: { cooked: string } }[]).map(
				({ value }) => value.cooked,
			);
			const holes = await Promise.all(
				(node.expressions as Node[]).map((one) => valuesOf(one, file)),
			);
			// What stands right behind a word is a query or a hash.
			const fill = (text: string, at: number) =>
				at === holes.length
					? text
					: text + (holes[at]?.[0] ?? (text.endsWith("/") ? anything : "?"));
			return [texts.map(fill).join("")];
		}
		case "JSXExpressionContainer":
		case "TSAsExpression":
		case "ParenthesizedExpression":
			return inside("expression");
		case "ConditionalExpression":
			return [...(await inside("consequent")), ...(await inside("alternate"))];
		case "Identifier":
			return namedValue(String(node.name), file);
		case "MemberExpression": {
			if (node.computed) return [];
			const objects = await inside("object");
			return objects.map(
				(one) => (one as Record<string, unknown>)?.[nameIn(partOf(node, "property"))],
			);
		}
		case "CallExpression": {
			if (nameIn(partOf(node, "callee")) === "href") {
				return (await valuesOf((node.arguments as Node[])[0] as Node, file)).map((pattern) =>
					String(pattern).replaceAll(/:\w+\??/gu, anything),
				);
			}
			return (await inside("callee")).flatMap((one) => {
				try {
					return typeof one === "function" ? [one(anything, anything)] : [];
				} catch {
					// It is made of more than names.
					return [];
				}
			});
		}
		default:
			return [];
	}
}

/** What a name of a file stands for: a constant of it, or of the file that it is imported from. */
async function namedValue(name: string, file: SourceFile): Promise<unknown[]> {
	const target = targetOfName(name, file);
	if (target?.startsWith("app/domain/")) {
		return [((await import(join(root, target))) as Record<string, unknown>)[name]];
	}
	const from = target && app.get(target);
	if (from) return namedValue(name, from);
	const made = file.nodes.find(
		({ type, id, init }) =>
			type === "VariableDeclarator" && isNode(id) && id.name === name && isNode(init),
	);
	return made ? valuesOf(made.init as Node, file) : [];
}

/** The routes to which the forms and scripts of a file post. */
async function postsOf(file: SourceFile): Promise<Set<string>> {
	const expressions = file.nodes.flatMap((node) => {
		if (node.type === "Property" && nameIn(partOf(node, "key")) === "action")
			return [partOf(node, "value")];
		if (node.type !== "JSXOpeningElement") return [];
		const named = new Map(
			(node.attributes as Node[]).map((one) => [nameIn(partOf(one, "name")), partOf(one, "value")]),
		);
		// The browser posts a plain form by itself, and asks for a page by the router's own.
		const element = nameIn(partOf(node, "name"));
		const isPlain = nameIn(named.get("as") ?? null) === "form" || /^[a-z]/u.test(element);
		const isRead = element === "Form" && nameIn(named.get("method") ?? null) !== "post";
		const drawn = app.get(targetOfName(element, file) ?? "");
		return isPlain || isRead || (drawn && isGiven(drawn)) ? [] : [named.get("action") ?? null];
	});
	const addresses = await Promise.all(expressions.map((one) => addressesIn(one, file)));
	return new Set(addresses.flat().flatMap((one) => postedAt(one) ?? []));
}

const pagesAtHand = (file: SourceFile) =>
	file.nodes.flatMap((node) =>
		node.type === "JSXOpeningElement" && nameIn(partOf(node, "name")) === "AtHand"
			? (node.attributes as Node[]).map((one) => partOf(one, "value"))
			: [],
	);

/** Whether a file has at hand what it posts to, by the name that its form has for it. */
const isGiven = (file: SourceFile) =>
	pagesAtHand(file).some((one) => nameIn(one && partOf(one, "expression")) === "action");

/** The routes that a file has at hand. */
async function atHandIn(file: SourceFile): Promise<Set<string>> {
	const addresses = await Promise.all(pagesAtHand(file).map((one) => addressesIn(one, file)));
	const named = addresses.flat().flatMap((one) => postedAt(one) ?? []);
	return new Set([...named, ...(isGiven(file) ? await postsOf(file) : [])]);
}

test("What a page posts to another page's address is at hand before it is pressed", async () => {
	const known = new Map<string, { posts: Set<string>; atHand: Set<string> }>();
	for (const file of app.values()) {
		known.set(file.path, { posts: await postsOf(file), atHand: await atHandIn(file) });
	}
	const postedTo = new Set<string>();
	const missing = new Set<string>();
	for (const { file: page, loads, around } of pages) {
		const drawn = [...loads, ...around.flatMap((one) => [...loadedBy(one)])];
		const atHand = new Set(drawn.flatMap((path) => [...(known.get(path)?.atHand ?? [])]));
		for (const path of loads) {
			for (const route of known.get(path)?.posts ?? []) {
				if (route === page) continue;
				postedTo.add(route);
				if (!atHand.has(route)) missing.add(`${path} on ${page}: ${route}`);
			}
		}
	}
	expect([...missing]).toEqual([]);
	// One that nothing is found to post to would be forgotten in silence.
	expect(postedTo.size).toBeGreaterThan(15);
});
