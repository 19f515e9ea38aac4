import { basename } from "node:path";
import { isMap, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { type Article, blocksOf, type Guide, linesOfBlock } from "#app/content/written-text.ts";
import { wholeText } from "#app/domain/content/asked-texts.ts";
import { readMinutes } from "#app/domain/content/text-runs.ts";
import { frontMatter, type TextKind } from "./front-matter.server.ts";
import { MarkdownError, readBlocks } from "./read-blocks.server.ts";
import { values } from "./values.server.ts";

/** A text, and the links in it with the lines where they stand. */
export type ReadFile = { text: Guide | Article; links: { to: string; line: number }[] };

/**
 * Reads a file of app/content: front matter, then Markdown.
 * @param path whose folder names the kind of text
 * @throws Error "<path>:<line>: what is wrong"
 */
export function readFile(path: string, content: string): ReadFile {
	try {
		return read(path, content);
	} catch (error) {
		if (!(error instanceof MarkdownError)) throw error;
		throw new Error(`${path}:${error.line}: ${error.message}`);
	}
}

function read(path: string, content: string): ReadFile {
	const filled = fillIn(content.replaceAll("\r\n", "\n"));
	const [above, front = ""] = /^---\n([\s\S]*?\n)---\n/u.exec(filled) ?? [];
	if (!above)
		throw new MarkdownError(1, "a file begins with its front matter, between two lines ---");
	const kind = path.split("/").at(-2) as TextKind;
	const { sources = {}, ...facts } = readFront(kind, front) as z.infer<typeof frontMatter.guides>;
	const urls = Object.fromEntries(Object.entries(sources).map(([name, { url }]) => [name, url]));
	const kinds = kind === "legal" ? legalKinds : undefined;
	const body = readBlocks(filled.slice(above.length), urls, above.split("\n").length, kinds);
	const unused = Object.keys(sources).find((name) => !body.used.has(name));
	if (unused) throw new MarkdownError(1, `nothing in the text leads to the source “${unused}”`);
	const { lead, sections } = body;
	const nowhere = Object.keys(facts.answers ?? {}).find(
		(id) => id !== wholeText && !sections.some((section) => section.id === id),
	);
	if (nowhere) {
		const line = lineOf(front, ` ${nowhere}:`);
		throw new MarkdownError(line, `answers: no section is called “${nowhere}”`);
	}
	const titles = sections.map(({ title }) => title);
	const lines = [...titles, ...blocksOf({ lead, sections }).flatMap(linesOfBlock)];
	return {
		text: {
			slug: basename(path, ".md"),
			...facts,
			updated: facts.updated ?? facts.published,
			minutes: readMinutes(lines.join("\n")),
			sources: Object.values(sources),
			lead,
			sections,
		},
		links: [...body.links, ...(facts.related ?? []).map((to) => ({ to, line: lineOf(front, to) }))],
	};
}

/** What `LegalPageView` draws. */
const legalKinds = ["paragraph", "list"] as const;

const lineOf = (front: string, words: string) =>
	front.slice(0, front.indexOf(words)).split("\n").length + 1;

/** The values that stand in braces. */
function fillIn(content: string): string {
	const known = values();
	return content.replaceAll(/\{(\w+)\}/gu, (_, name: string, at: number) => {
		const value = known[name];
		if (value !== undefined) return String(value);
		const line = content.slice(0, at).split("\n").length;
		throw new MarkdownError(line, `no value is called “${name}”: ${Object.keys(known).join(", ")}`);
	});
}

function readFront(kind: TextKind, front: string): unknown {
	const lineCounter = new LineCounter();
	const document = parseDocument(front, { lineCounter });
	const [fault] = document.errors;
	// The first line of the file is the one with the dashes.
	if (fault) throw new MarkdownError((fault.linePos?.[0].line ?? 1) + 1, fault.message);
	const result = frontMatter[kind].safeParse(document.toJS());
	if (result.success) return result.data;
	const [issue] = result.error.issues;
	const extra = issue?.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
	const place = [...(issue?.path ?? []), ...extra].map(String);
	throw new MarkdownError(
		lineOfPlace(document.contents, place, (offset) => lineCounter.linePos(offset).line) + 1,
		`${place.join(".") || "front matter"}: ${issue?.message}`,
	);
}

/** The line of the deepest part of a place that is there. */
function lineOfPlace(node: unknown, place: readonly string[], lineAt: (offset: number) => number) {
	let line = 0;
	let inside = node;
	for (const part of place) {
		if (!isMap(inside)) break;
		const pair = inside.items.find(({ key }) => String(key) === part);
		const range = (pair?.key as { range?: [number, number, number] } | undefined)?.range;
		if (!pair || !range) break;
		line = lineAt(range[0]);
		inside = pair.value;
	}
	return line;
}
