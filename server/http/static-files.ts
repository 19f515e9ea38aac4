import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import {
	chooseEncoding,
	compress,
	compressFrom,
	type Encoding,
	isCompressible,
} from "./content-encoding.ts";
import { endAnswer } from "./end-answer.ts";
import { addVary, type OutgoingHeaders } from "./outgoing-response.ts";

/** The files of the build, by their address. */
export type StaticFiles = {
	/**
	 * Answers a request for a file.
	 * @param path of the request, still encoded
	 * @param base headers that every answer carries
	 * @returns false when the address is not that of a file; nothing has been sent then
	 */
	answer(outgoing: ServerResponse, path: string, base: OutgoingHeaders): boolean;
};

type StaticFile = {
	type: string;
	cacheControl: string;
	etag: string;
	bytes: Buffer;
	/** The compressed forms: made with the build, or at the first request. */
	encoded: Partial<Record<Encoding, Buffer | Promise<void>>>;
};

const types: Record<string, string> = {
	".css": "text/css; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".ico": "image/x-icon",
	".jpg": "image/jpeg",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json",
	".mjs": "text/javascript; charset=utf-8",
	".pdf": "application/pdf",
	".png": "image/png",
	".svg": "image/svg+xml",
	".txt": "text/plain; charset=utf-8",
	".ttf": "font/ttf",
	".wasm": "application/wasm",
	".webmanifest": "application/manifest+json",
	".webp": "image/webp",
	".woff2": "font/woff2",
};

export const suffixes = { br: ".br", gzip: ".gz" } as const;

/** Whether a file of this name is text, which the build keeps in compressed forms as well. */
export function isWorthCompressing(name: string): boolean {
	return isCompressible(types[extname(name)]);
}

/** Source maps are ours alone; what begins with a dot was never meant to be seen. */
export function isServed(path: string): boolean {
	return !path.endsWith(".map") && !path.split(sep).some((part) => part.startsWith("."));
}

/**
 * Reads a folder once, so that a new build does not pull the files from under a running process. Only exact
 * addresses of these files are answered; no path of a request ever reaches the file system. One after the other
 * and blocking: of some hundred small files a promise for each takes five times as long, and nobody is served yet.
 * @param folder absolute path; a missing folder has no files
 */
export function loadStaticFiles(folder: string): StaticFiles {
	const files = new Map<string, StaticFile>();
	const entries = existsSync(folder)
		? readdirSync(folder, { recursive: true, withFileTypes: true })
		: [];
	const paths = entries
		.filter((entry) => entry.isFile())
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)));
	const known = new Set(paths);
	for (const path of paths.filter(isServed)) {
		const original = path.replace(/\.(?:br|gz)$/u, "");
		if (original !== path && known.has(original)) continue;
		const file = loadFile(folder, path, known);
		files.set(`/${path.split(sep).map(encodeURIComponent).join("/")}`, file);
	}

	return {
		answer(outgoing, path, base) {
			const file = files.get(path);
			if (!file && !path.startsWith("/assets/")) return false;
			const { method } = outgoing.req;
			if (method !== "GET" && method !== "HEAD") {
				sendText(outgoing, 405, "Method Not Allowed", { ...base, allow: "GET, HEAD" });
			} else if (!file) {
				sendText(outgoing, 404, "Not Found", { ...base, "cache-control": "no-store" });
			} else {
				sendFile(outgoing, file, base);
			}
			return true;
		},
	};
}

/** A short answer of the server itself, in plain words. */
export function sendText(
	outgoing: ServerResponse,
	status: number,
	text: string,
	headers: OutgoingHeaders,
): void {
	const body = `${text}\n`;
	const described = {
		"cache-control": "no-store",
		...headers,
		"content-type": "text/plain; charset=utf-8",
		"content-length": String(Buffer.byteLength(body)),
	};
	endAnswer(outgoing, status, described, outgoing.req.method === "HEAD" ? undefined : body);
}

function loadFile(folder: string, path: string, known: Set<string>): StaticFile {
	const bytes = readFileSync(join(folder, path));
	const encoded: StaticFile["encoded"] = {};
	for (const encoding of ["br", "gzip"] as const) {
		const sibling = path + suffixes[encoding];
		if (known.has(sibling)) encoded[encoding] = readFileSync(join(folder, sibling));
	}
	return {
		type: types[extname(path)] ?? "application/octet-stream",
		// The build puts a fingerprint into every name under assets/.
		cacheControl: path.startsWith(`assets${sep}`)
			? "public, max-age=31536000, immutable"
			: "public, max-age=3600",
		etag: createHash("sha256").update(bytes).digest("base64url").slice(0, 22),
		bytes,
		encoded,
	};
}

function sendFile(outgoing: ServerResponse, file: StaticFile, base: OutgoingHeaders): void {
	const { headers: asked, method } = outgoing.req;
	const headers: OutgoingHeaders = { ...base, "cache-control": file.cacheControl };
	let body = file.bytes;
	let tag = file.etag;
	if (isCompressible(file.type) && body.length > compressFrom) {
		addVary(headers, "Accept-Encoding");
		const encoding = chooseEncoding(String(asked["accept-encoding"] ?? ""));
		const encoded = encoding && takeEncoded(file, encoding);
		if (encoding && encoded) {
			body = encoded;
			tag = `${tag}-${encoding}`;
			headers["content-encoding"] = encoding;
		}
	}
	headers.etag = `"${tag}"`;
	// The same bytes in another encoding are still the same file.
	if (String(asked["if-none-match"] ?? "").includes(file.etag)) {
		delete headers["content-encoding"];
		outgoing.writeHead(304, headers).end();
		return;
	}
	headers["content-type"] = file.type;
	headers["content-length"] = String(body.length);
	outgoing.writeHead(200, headers).end(method === "HEAD" ? undefined : body);
}

/** The compressed form if it is there; else it is made for the next one who asks. */
function takeEncoded(file: StaticFile, encoding: Encoding): Buffer | undefined {
	const encoded = file.encoded[encoding];
	if (Buffer.isBuffer(encoded)) return encoded;
	file.encoded[encoding] ??= compress(file.bytes, encoding, "best").then((bytes) => {
		file.encoded[encoding] = bytes;
	});
	return undefined;
}
