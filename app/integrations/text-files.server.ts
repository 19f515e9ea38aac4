import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");
const folders = ["guides", "blog", "legal"];

/** The Markdown of the texts as their files have it, by folder and slug, and the names of the drawings. */
export async function readTextFiles(): Promise<{
	texts: Map<string, string>;
	drawings: Set<string>;
}> {
	const texts = new Map<string, string>();
	for (const folder of folders) {
		const path = join(root, "app", "content", folder);
		const names = (await readdir(path)).filter((name) => name.endsWith(".md")).sort();
		for (const name of names) {
			texts.set(`${folder}/${name.slice(0, -3)}`, await readFile(join(path, name), "utf8"));
		}
	}
	const drawings = await readdir(join(root, "public", "drawings"));
	return { texts, drawings: new Set(drawings.map((name) => name.replace(/\.svg$/u, ""))) };
}
