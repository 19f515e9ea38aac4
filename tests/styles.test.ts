import { posix } from "node:path";
import postcss from "postcss";
import { compile } from "tailwindcss";
import { expect, test } from "vitest";
import { writtenClasses } from "./helpers/class-names.ts";
import { textOf, textPaths } from "./helpers/source-tree.ts";

/** What components write and what the stylesheets say are the same names. */

const stylesheets = textPaths
	.filter((path) => /^app\/styles\/.+\.css$/u.test(path))
	.map((path) => ({ path, tree: postcss.parse(textOf(path)) }));

// Written without a rule, each for a reason.
const marks = new Set([
	// Search engines find by it what is locked (app/components/library/resume-meta.ts).
	"locked-sheet",
]);
// Written by packages.
const foreign = new Set([
	// pdf.js, in the layer of text over a page.
	"markedContent",
]);

test("A rule inside another one says what it is of it: a missing brace is found", () => {
	const strays: string[] = [];
	for (const { path, tree } of stylesheets) {
		tree.walkRules((rule) => {
			if (chainOf(rule).length === 1 || rule.selectors.every((one) => one.includes("&"))) return;
			strays.push(`${path}:${rule.source?.start?.line}: ${rule.selector}`);
		});
	}
	expect(strays).toEqual([]);
});

test("Every class that a component writes has a rule that can match, or is Tailwind's", async () => {
	const written = writtenClasses();
	const matches = matcherOf(written.map(({ name }) => name));
	const alive = new Set(
		stylesheets
			.flatMap(({ tree }) => rulesOf(tree))
			.filter(({ classes }) => classes.every((name) => matches(name) || foreign.has(name)))
			.flatMap(({ classes }) => classes),
	);
	const unknown = written.filter(({ name }) => !isAmong(name, alive) && !marks.has(name));
	const tailwind = await tailwindOf(unknown.map(({ name }) => name));
	const without = unknown
		.filter(({ name }) => !tailwind.has(name))
		.map(({ name, path }) => `${path}: ${name}`);
	expect(without).toEqual([]);
	expect(written.length).toBeGreaterThan(1000);
});

test("No component breaks words in the way that keeps a box as wide as its longest word", () => {
	// The page breaks them so already. Where a box must become narrower it is "wrap-anywhere".
	expect(writtenClasses().filter(({ name }) => name === "break-words")).toEqual([]);
});

test("Every class in a stylesheet is written by a component", () => {
	const matches = matcherOf(writtenClasses().map(({ name }) => name));
	const dead = stylesheets.flatMap(({ path, tree }) =>
		rulesOf(tree).flatMap(({ classes, line }) =>
			classes
				.filter((name) => !matches(name) && !foreign.has(name))
				.map((name) => `${path}:${line}: .${name}`),
		),
	);
	expect([...new Set(dead)]).toEqual([]);
});

test("A class has its rule in one file, and no two rules say the same four things", () => {
	const homes = new Map<string, Set<string>>();
	const bodies = new Map<string, string[]>();
	for (const { path, tree } of stylesheets) {
		tree.walkRules((rule) => {
			const [name, more] = classesIn(rule.selector);
			if (name && !more && rule.selector === `.${name}` && chainOf(rule).length === 1) {
				homes.set(name, (homes.get(name) ?? new Set()).add(path));
			}
			const body = rule.nodes.filter(({ type }) => type !== "comment").map(String);
			if (body.length < 4 || body.length !== rule.nodes.length) return;
			const said = body.toSorted().join(" ").replaceAll(/\s+/gu, " ");
			bodies.set(said, [...(bodies.get(said) ?? []), `${path}: ${rule.selector}`]);
		});
	}
	const torn = [...homes].filter(([, paths]) => paths.size > 1).map(([name]) => name);
	const twins = [...bodies.values()].filter((places) => places.length > 1);
	expect({ torn, twins }).toEqual({ torn: [], twins: [] });
});

test("Paper is white: what is only for the dark theme is only for screens", () => {
	const onPaper: string[] = [];
	let found = 0;
	for (const { path, tree } of stylesheets) {
		tree.walk((node) => {
			const says = node.type === "rule" ? node.selector : node.type === "atrule" ? node.params : "";
			if (!/data-theme="dark"|prefers-color-scheme: dark/u.test(says)) return;
			found += 1;
			if (!isForScreens(node)) onPaper.push(`${path}:${node.source?.start?.line}: ${says}`);
		});
	}
	expect(onPaper).toEqual([]);
	expect(found).toBeGreaterThan(0);
});

test("Paper cannot be pushed sideways: what scrolls so scrolls on screens alone", () => {
	const onPaper: string[] = [];
	let found = 0;
	for (const { path, tree } of stylesheets) {
		tree.walkDecls("overflow-x", (node) => {
			if (node.value !== "auto") return;
			found += 1;
			if (!isForScreens(node)) onPaper.push(`${path}:${node.source?.start?.line}`);
		});
	}
	expect(onPaper).toEqual([]);
	expect(found).toBeGreaterThan(0);
});

test("Tailwind writes no class that is only a word of our code", async () => {
	const sources = textPaths.filter(
		(path) => /^app\/.+\.tsx$/u.test(path) && !path.endsWith(".test.tsx"),
	);
	const words = sources.flatMap((path) => textOf(path).split(/[\s"'`<>={}(),;?!$&|]+/u));
	const written = new Set(writtenClasses().map(({ name }) => name));
	const unwritten = words
		.map((word) => word.replace(/[.:]+$/u, ""))
		.filter((word) => !written.has(word));
	const ours = await tailwindOf([]);
	const utilities = await tailwindOf([...new Set(unwritten)]);
	expect([...utilities].filter((name) => !ours.has(name))).toEqual([]);
});

/** What stands in a query for screens, or is one. */
function isForScreens(node: postcss.Node): boolean {
	for (let one: postcss.Node | undefined = node; one; one = one.parent) {
		if (one.type === "atrule" && /^screen\b/u.test((one as postcss.AtRule).params)) return true;
	}
	return false;
}

/** The rule and those that it stands in. */
function chainOf(rule: postcss.Rule): postcss.Rule[] {
	const chain: postcss.Rule[] = [];
	for (let node: postcss.Node | undefined = rule; node; node = node.parent) {
		if (node.type === "rule") chain.push(node as postcss.Rule);
	}
	return chain;
}

/** Each selector with the classes that it and the rules around it ask for. */
function rulesOf(tree: postcss.Root): { classes: string[]; line: number }[] {
	const rules: { classes: string[]; line: number }[] = [];
	tree.walkRules((rule) => {
		const around = chainOf(rule)
			.slice(1)
			.map(({ selector }) => selector);
		for (const selector of rule.selectors) {
			const classes = [selector, ...around].flatMap(classesIn);
			rules.push({ classes, line: rule.source?.start?.line ?? 0 });
		}
	});
	return rules;
}

function classesIn(selector: string): string[] {
	return [...selector.matchAll(/\.((?:[\w-]|\\.|[^\0-\x7F])+)/gu)].map(([, name = ""]) =>
		name.replaceAll(/\\(.)/gu, "$1"),
	);
}

function patternOf(name: string): RegExp {
	const parts = name.split("*").map((part) => part.replaceAll(/[.*+?^${}()|[\]\\/]/gu, "\\$&"));
	return new RegExp(`^${parts.join("[\\w-]+")}$`, "u");
}

function matcherOf(written: readonly string[]): (name: string) => boolean {
	const whole = new Set(written);
	const patterns = [...whole].filter((name) => name.includes("*")).map(patternOf);
	return (name) => whole.has(name) || patterns.some((pattern) => pattern.test(name));
}

function isAmong(name: string, classes: ReadonlySet<string>): boolean {
	if (!name.includes("*")) return classes.has(name);
	const pattern = patternOf(name);
	return [...classes].some((one) => pattern.test(one));
}

/** Those of the names for which Tailwind writes a rule, with our theme and variants. */
async function tailwindOf(names: readonly string[]): Promise<Set<string>> {
	const { build } = await compile(textOf("app/styles/app.css"), {
		base: "app/styles",
		loadStylesheet: async (id, base) => {
			const path =
				id === "tailwindcss" ? "node_modules/tailwindcss/index.css" : posix.join(base, id);
			return { path, base: posix.dirname(path), content: textOf(path) };
		},
	});
	return new Set(rulesOf(postcss.parse(build([...names]))).flatMap(({ classes }) => classes));
}
