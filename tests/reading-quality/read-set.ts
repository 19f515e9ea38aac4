import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";

/**
 * Every entry of a judging set: the JSON files of a folder in the order of their names, or files with one entry in each line.
 * @throws Error as readSetFile does
 */
export function readSet<T>(folder: URL, schema: z.ZodType<T>): T[] {
	const files = readdirSync(folder).filter((name) => /\.jsonl?$/u.test(name));
	return files.sort().flatMap((name) => readSetFile(new URL(name, folder), schema));
}

/** @throws Error that names the file and the entry that are not as the schema says */
function readSetFile<T>(file: URL, schema: z.ZodType<T>): T[] {
	const name = decodeURIComponent(file.pathname).replace(/.*\//u, "");
	const written = readFileSync(file, "utf8").trim();
	const all = name.endsWith("l") ? `[${written.replaceAll("\n", ",")}]` : written;
	const raw = z.array(z.unknown()).parse(JSON.parse(all));
	return raw.map((value, index) => {
		const { success, data, error } = schema.safeParse(value);
		if (success) return data;
		const id = (value as { id?: unknown } | null)?.id ?? `entry ${index + 1}`;
		throw new Error(`${name}: ${String(id)}: ${z.prettifyError(error)}`);
	});
}
