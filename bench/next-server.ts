import { execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type HtmlElement, parseHtml } from "#tests/helpers/html.ts";
import { stopProcess } from "./site-process.ts";

const source = fileURLToPath(new URL("next/", import.meta.url));

/**
 * Installs and builds Next.js outside of this repository, with pages of the same elements in the same order
 * as ours, from memory: no database, no search, no session.
 * @param pages the HTML of each of ours
 * @returns each page's address below `url` is its place among them
 */
export async function startNext(pages: readonly string[]) {
	const folder = await mkdtemp(join(tmpdir(), "offerfolio-next-"));
	await cp(source, folder, { recursive: true });
	await writeFile(join(folder, "trees.json"), JSON.stringify(pages.map(elementsOf)));
	const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" };
	const npm = (...words: string[]) =>
		execFileSync("npm", words, { cwd: folder, env, stdio: ["ignore", "ignore", "inherit"] });
	npm("install", "--ignore-scripts", "--no-audit", "--no-fund");
	npm("run", "build");
	const child = fork(join(folder, "server.js"), { cwd: folder, env });
	const [port] = await once(child, "message");
	return {
		url: `http://127.0.0.1:${port}`,
		async processorSeconds() {
			child.send("processor seconds");
			return Number((await once(child, "message"))[0]);
		},
		async stop() {
			await stopProcess(child);
			await rm(folder, { recursive: true, force: true });
		},
	};
}

type Element = { name: string; attributes: Record<string, string>; children: (Element | string)[] };

/** Everything in the body but scripts, as a component can write it again. */
function elementsOf(html: string): Element["children"] {
	const toElement = ({ name, attributes, children }: HtmlElement): Element => ({
		name,
		attributes: Object.fromEntries(
			[...attributes].map(([key, value]) => [renamed[key] ?? key, value]),
		),
		children: childrenOf(children),
	});
	const childrenOf = (children: HtmlElement["children"]): Element["children"] =>
		children
			.filter((child) => typeof child === "string" || child.name !== "script")
			.map((child) => (typeof child === "string" ? child : toElement(child)));
	return childrenOf(parseHtml(html).one("body").children);
}

const renamed: Record<string, string> = { class: "className", for: "htmlFor" };
