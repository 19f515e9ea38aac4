import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { findArticle } from "#app/content/blog/articles.server.ts";
import { findGuide } from "#app/content/guides/guides.server.ts";
import { readFile } from "#app/content/markdown/read-file.server.ts";
import { findTemplate } from "#app/content/templates/templates.server.ts";
import { roles } from "#app/domain/library/catalogue.ts";
import { slugOf } from "#app/domain/library/hubs/address-slug.ts";
import routes from "#app/routes.ts";
import {
	type Node,
	root,
	type SourceFile,
	sourceFiles,
	textOf,
	textPaths,
} from "./helpers/source-tree.ts";

/** Every address that the product writes is one of the route table, or a file that it serves. */

/** The pattern of every route that answers, such as /resumes/:id/read. */
function patternsOf(entries: readonly RouteConfigEntry[], parent = ""): string[] {
	return entries.flatMap(({ path, children = [] }) => {
		const own = path ? `${parent}/${path}` : parent;
		return [...(path ? [own] : []), ...patternsOf(children, own)];
	});
}
// What ends with a part that may be left out is two patterns.
const patterns = ["/", ...patternsOf(routes)]
	.flatMap((pattern) =>
		pattern.endsWith("?") ? [pattern.slice(0, -1), dirname(pattern)] : [pattern],
	)
	.filter((pattern) => !pattern.endsWith("*"));

/** What stands for an expression in a template. */
const hole = "\u0000";
// How far an address goes: an expression right behind a word is a query or a hash.
const pathOf = (address: string) =>
	(address.split(/[?#]/u)[0] ?? "").replace(new RegExp(`(?<=[^/])${hole}.*$`, "u"), "");

const isKnown = (path: string): boolean => {
	const parts = path.split("/");
	return patterns.some((pattern) => {
		const wanted = pattern.split("/");
		return (
			wanted.length === parts.length &&
			wanted.every((part, at) => part.startsWith(":") || part === parts[at] || parts[at] === hole)
		);
	});
};

// Beginnings and ends of addresses, which code compares with or adds to the address of a page.
const isPart = (path: string) =>
	patterns.some(
		(pattern) => pattern.startsWith(path.replace(/\/?$/u, "/")) || pattern.endsWith(path),
	);
const isFile = (path: string) =>
	existsSync(join(root, "public", path.includes(hole) ? dirname(path) : path));

// "/files" is a folder of the computer there.
const skipped =
	/^app\/(?:routes\.ts|compose-services\.server\.ts|integrations\/documents\/)|\.test\.tsx?$/u;
const app = sourceFiles().filter(({ path }) => path.startsWith("app/") && !skipped.test(path));

/** The texts of a file that are addresses of the site, expressions as holes. */
function addressesOf({ nodes }: SourceFile): string[] {
	return nodes.flatMap((node) => {
		const text = addressIn(node);
		return text && /^\/[a-z]/u.test(text) ? [text] : [];
	});
}

function addressIn(node: Node): string | null {
	if (node.type === "Literal" && typeof node.value === "string") return node.value;
	if (node.type !== "TemplateLiteral") return null;
	const texts = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
	// `${publicUrl}/pricing` is an address too.
	if (texts[0] === "" && texts[1]?.startsWith("/")) texts.shift();
	return texts.join(hole);
}

test("No address is written that the site does not answer", () => {
	const unknown = app.flatMap((file) =>
		addressesOf(file)
			.map(pathOf)
			.filter((path) => !isKnown(path) && !isPart(path) && !isFile(path))
			.map((path) => `${file.path}: ${path.replaceAll(hole, "…")}`),
	);
	expect(unknown).toEqual([]);
});

/** Whether there is such a page, by its name too: a guide, an article, a template, the hub of a role. */
function isWritten(address: string): boolean {
	const path = pathOf(address);
	const [, list, name = "", slug = ""] = path.split("/");
	if (list === "guides" && name) return findGuide(name) !== null;
	if (list === "blog" && name) return findArticle(name) !== null;
	if (list === "templates" && name) return findTemplate(name) !== null;
	if (list === "resumes" && name === "for" && slug) return roles.map(slugOf).includes(slug);
	return isKnown(path);
}

test("No text leads to a page or a section that there is not", () => {
	const files = textPaths.filter((path) => /^app\/content\/.+\.md$/u.test(path));
	expect(files.length).toBeGreaterThan(20);
	const dead = files.flatMap((path) => {
		const { text, links } = readFile(path, textOf(path));
		return links
			.filter(({ to }) =>
				to.startsWith("#")
					? !text.sections.some(({ id }) => `#${id}` === to)
					: to.startsWith("/") && !isWritten(to),
			)
			.map(({ to, line }) => `${path}:${line}: ${to}`);
	});
	expect(dead).toEqual([]);
});

test.each([
	["/guides/tech-resume", true],
	["/guides/no-such-guide", false],
	["/blog/tech-resume", false],
	["/templates/career-changer", true],
	["/resumes/for/software-engineer", true],
	["/resumes/for/falconer", false],
	["/price", false],
])("A text may lead to a page or not: %j %s", (address, written) => {
	expect(isWritten(address)).toBe(written);
});

test.each([
	["/pricing", true],
	["/pricing#faq", true],
	["/resumes?sort=popular", true],
	[`/resumes/${hole}/read`, true],
	[`/admin/resumes${hole}`, true],
	["/guides/tech-resume", true],
	["/price", false],
	["/resumes/1/reed", false],
	[`/admin/orders/${hole}/refunds`, false],
	["/nowhere/at/all", false],
])("An address is known or not: %j %s", (address, known) => {
	expect(isKnown(pathOf(address))).toBe(known);
});
