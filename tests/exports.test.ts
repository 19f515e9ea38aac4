import { matchesGlob } from "node:path";
import { expect, test } from "vitest";
import { type Node, type SourceFile, sourceFiles } from "./helpers/source-tree.ts";

/** Nothing is kept that the product does not use. */

const product = sourceFiles().filter(
	({ path }) =>
		/^(?:app|server|packages|demo)\//u.test(path) && !/\/tests\/|\.test\.tsx?$/u.test(path),
);

/** Named by programs, not by imports. */
const asked = [
	// React Router reads what a route, the root and the entries export.
	"app/routes.ts",
	"app/{root,entry.*}.tsx",
	"app/routes/**",
	// Gathered by import.meta.glob.
	"app/content/templates/fields/*.ts",
	// Vite puts it in the place of a package, is configured with it, and loads it when it serves for developers.
	"app/components/base/ui/adopted-styles.ts",
	"app/content/markdown/files-plugin.server.ts",
	"server/development-app.ts",
	// What a package offers to tests.
	"packages/*/src/testing.ts",
];

type Specifier = Node & { imported?: { name: string }; local: { name: string } };

/** What a file takes of others, as "file#name"; all of it is "file#*", a package of ours is "@#name". */
function takenBy({ nodes, imports }: SourceFile): string[] {
	return nodes.flatMap((node) => {
		const specifier = (node.source as { value?: unknown } | null | undefined)?.value;
		const found = imports.find((one) => one.specifier === specifier);
		const isOurs = found?.target ?? (found?.specifier.startsWith("@offerfolio/") ? "@" : null);
		if (!isOurs) return [];
		const names = ((node.specifiers ?? []) as Specifier[]).map(({ type, imported, local }) => {
			if (type === "ImportDefaultSpecifier") return "default";
			return type === "ImportNamespaceSpecifier" ? "*" : (imported?.name ?? local.name);
		});
		return (names.length > 0 ? names : ["*"]).map((name) => `${isOurs}#${name}`);
	});
}

const isName = ({ type }: Node) => type === "Identifier" || type === "JSXIdentifier";

/** The names that a file exports, types among them, and does not use itself. */
function idleExports({ nodes, exports }: SourceFile): string[] {
	const types = nodes.flatMap(({ type, declaration }) => {
		const { id, type: kind } = (declaration ?? {}) as { id?: { name: string }; type?: string };
		return type === "ExportNamedDeclaration" && /^TS(?:Type|Interface)/u.test(kind ?? "")
			? [id?.name ?? ""]
			: [];
	});
	const passedOn = new Set(
		nodes
			.filter(({ type }) => type === "ExportSpecifier")
			.flatMap(({ local, exported }) => [local, exported]),
	);
	const uses = Map.groupBy(
		nodes.filter((node) => isName(node) && !passedOn.has(node)),
		({ name }) => name,
	);
	return [...exports, ...types].filter((name) => (uses.get(name)?.length ?? 0) < 2);
}

test("What is exported is used by the product, and not by its tests alone", () => {
	const taken = new Set(product.flatMap(takenBy));
	const unused = product
		.filter(({ path }) => !asked.some((glob) => matchesGlob(path, glob)))
		.flatMap((file) =>
			idleExports(file)
				.filter((name) => {
					const isPackage = file.path.startsWith("packages/") && taken.has(`@#${name}`);
					return !isPackage && !taken.has(`${file.path}#${name}`) && !taken.has(`${file.path}#*`);
				})
				.map((name) => `${file.path}: ${name}`),
		);
	expect(unused).toEqual([]);
});

test("Every sentence of the catalogue is said somewhere", () => {
	const isCatalogue = /^app\/domain\/(?:base\/messages\/|admin\/owner-messages\.ts)/u;
	const said = new Set(
		product.flatMap(({ nodes }) =>
			nodes.flatMap((node) => {
				if (node.type === "MemberExpression") return [(node.property as Node).name];
				if (node.type === "Literal") return [node.value];
				return node.type === "ObjectPattern"
					? (node.properties as { key?: { name: string } }[]).map(({ key }) => key?.name)
					: [];
			}),
		),
	);
	const unsaid = product
		.filter(({ path }) => isCatalogue.test(path))
		.flatMap(({ path, nodes }) =>
			nodes
				.filter(({ type }) => type === "Property")
				.map(({ key }) => (key as Node).name)
				.filter((name) => !said.has(name))
				.map((name) => `${path}: ${name}`),
		);
	expect(unsaid).toEqual([]);
});
