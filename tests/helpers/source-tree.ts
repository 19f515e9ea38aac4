import { readdirSync, readFileSync } from "node:fs";
import { extname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";

/** The repository as text and syntax, for the tests that check how it is built. */

export const root = fileURLToPath(new URL("../../", import.meta.url));

// Made by programs, or not ours.
const generated = new Set([
	".git",
	".react-router",
	"build",
	"node_modules",
	"screenshots",
	"test-results",
]);
const textFiles = new Set(
	".css .html .json .md .mjs .sql .svg .ts .tsx .txt .yml .yaml .toml".split(" "),
);

/** Every text file of the repository, by its path from the root; generated folders are left out. */
export const textPaths: readonly string[] = listFolder("").filter(
	(path) =>
		textFiles.has(extname(path)) || extname(path) === "" || posix.basename(path).startsWith("."),
);

export function textOf(path: string): string {
	return readFileSync(join(root, path), "utf8");
}

export type Import = {
	/** As it is written. */
	specifier: string;
	/** The file it means, from the root; null for a package. */
	target: string | null;
	/** Nothing of it is left when the types are taken away. */
	isType: boolean;
};

export type Node = { type: string; [key: string]: unknown };

export type SourceFile = {
	path: string;
	text: string;
	imports: readonly Import[];
	/** The names that the file exports, "default" among them. */
	exports: readonly string[];
	/** Every node of the syntax tree. */
	nodes: readonly Node[];
};

let known: readonly SourceFile[] | undefined;

/** Every TypeScript file of the repository. They take seconds to read, once. */
export function sourceFiles(): readonly SourceFile[] {
	known ??= textPaths.filter((path) => /\.tsx?$/u.test(path)).map(readSource);
	return known;
}

/** The file of ours that a name is imported from; null for what is declared here, built in or a package's. */
export function targetOfName(name: string, { nodes, imports }: SourceFile): string | null {
	const declaration = nodes.find(
		({ type, specifiers }) =>
			type === "ImportDeclaration" &&
			(specifiers as Node[]).some(({ local }) => (local as Node).name === name),
	);
	const specifier = (declaration?.source as { value?: unknown } | undefined)?.value;
	return imports.find((found) => found.specifier === specifier)?.target ?? null;
}

/** The comments of a file; what looks like one inside a text or an element is none. */
export function commentsOf({ path, text }: SourceFile): readonly string[] {
	return parseSync(path, text).comments.map(({ value }) => value);
}

/** What a file is called without its folder and its endings. */
export function nameOf(path: string): string {
	return posix.basename(path).split(".")[0] ?? "";
}

function listFolder(folder: string): string[] {
	return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
		const path = posix.join(folder, entry.name);
		if (generated.has(entry.name)) return [];
		if (!entry.isDirectory()) return entry.isFile() ? [path] : [];
		// The database and the files of the demonstration; not app/data.
		return path === "data" ? [] : listFolder(path);
	});
}

function readSource(path: string): SourceFile {
	const text = textOf(path);
	const { program, module, errors } = parseSync(path, text);
	if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
	const nodes = [...walk(program)];
	const found: [specifier: string, isType: boolean][] = [
		...module.staticImports.map(({ moduleRequest, entries }): [string, boolean] => [
			moduleRequest.value,
			entries.length > 0 && entries.every((entry) => entry.isType),
		]),
		...module.staticExports.flatMap(({ entries }) =>
			entries.flatMap(({ moduleRequest, isType }): [string, boolean][] =>
				moduleRequest ? [[moduleRequest.value, isType]] : [],
			),
		),
		...nodes.flatMap((node): [string, boolean][] => {
			const isType = node.type === "TSImportType";
			if (!isType && node.type !== "ImportExpression") return [];
			const { value } = node.source as { value?: unknown };
			return typeof value === "string" ? [[value, isType]] : [];
		}),
	];
	return {
		path,
		text,
		nodes,
		imports: found.map(([specifier, isType]) => ({
			specifier,
			target: targetOf(path, specifier),
			isType,
		})),
		exports: module.staticExports.flatMap(({ entries }) =>
			entries
				.filter(({ isType }) => !isType)
				.map(({ exportName }) =>
					exportName.kind === "Default" ? "default" : (exportName.name ?? "*"),
				),
		),
	};
}

function targetOf(path: string, specifier: string): string | null {
	const plain = specifier.split("?")[0] ?? "";
	if (plain.startsWith("#")) return plain.slice(1);
	return plain.startsWith(".") ? posix.join(posix.dirname(path), plain) : null;
}

function* walk(value: unknown): Generator<Node> {
	if (Array.isArray(value)) for (const item of value) yield* walk(item);
	else if (typeof value === "object" && value !== null && "type" in value) {
		yield value as Node;
		for (const child of Object.values(value)) yield* walk(child);
	}
}
