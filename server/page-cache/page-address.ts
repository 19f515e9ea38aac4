import type { IncomingMessage } from "node:http";
import { pageSearch } from "#app/domain/base/page-address.ts";

/** A page by its address: written in one way only, and short. */
export type PageAddress = {
	/** The cache key: path and query. */
	key: string;
	/** The path of the page, also where only its data are asked for. */
	path: string;
	/** Its parameters, as in the key. */
	search: string;
	/** The routes whose data are asked for; null for the whole page, or all of its data. */
	routes: readonly string[] | null;
};

const longestQuery = 512;
// Other spellings of the same path are rendered, and not cached.
const plainPath = /^\/(?:[a-z\d-]+(?:\/[a-z\d-]+)*)?$/u;

/** Reads an address; null when it is written in a way that no link of ours has. */
export function readPageAddress(path: string, query: string): PageAddress | null {
	if (query.length > longestQuery) return null;
	const isData = path.endsWith(".data");
	const page = isData ? path.replace(/(?:^\/_)?\.data$/u, "") || "/" : path;
	if (!plainPath.test(page)) return null;
	if (query === "") return { key: path, path: page, search: "", routes: null };
	if (!isData) {
		const search = pageSearch(query);
		return { key: path + search, path, search, routes: null };
	}
	const all = new URLSearchParams(query);
	const [asked, ...more] = all.getAll("_routes");
	if (more.length > 0) return null;
	all.delete("_routes");
	const search = pageSearch(all.toString());
	const suffix = `${search === "" ? "?" : "&"}_routes=${encodeURIComponent(asked ?? "")}`;
	return {
		key: path + search + (asked === undefined ? "" : suffix),
		path: page,
		search,
		routes: asked?.split(",") ?? null,
	};
}

/** Whether a request only wants to read a page, as far as it says beside its cookies. */
export function isPlainRead({ method, headers }: IncomingMessage): boolean {
	if (method !== "GET" && method !== "HEAD") return false;
	if (headers.authorization !== undefined || headers.expect !== undefined) return false;
	return (
		headers["transfer-encoding"] === undefined && !(Number(headers["content-length"] ?? 0) > 0)
	);
}
