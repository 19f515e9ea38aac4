import { redirect } from "react-router";
import type { ProvidedFile } from "#app/domain/reader/file-kinds.ts";
import type { FileStore } from "#app/integrations/files/files.ts";

/**
 * Sends a protected file. The caller has just been allowed to have it; nothing on the way may keep it.
 *A single byte range is honored, so that a broken download can go on.
 */
export async function fileResponse(
	files: FileStore,
	file: ProvidedFile,
	request: Request,
	disposition: "attachment" | "inline",
): Promise<Response | null> {
	const facts = await files.head(file.key);
	if (!facts) return null;
	const headers = protectedHeaders(file, disposition);
	headers.set("Accept-Ranges", "bytes");
	const range = parseRange(request.headers.get("Range"), facts.totalSize);
	if (range === "unsatisfiable") {
		headers.set("Content-Range", `bytes */${facts.totalSize}`);
		return new Response(null, { status: 416, headers });
	}
	const size = range ? range.end - range.start + 1 : facts.totalSize;
	headers.set("Content-Length", String(size));
	if (range) headers.set("Content-Range", `bytes ${range.start}-${range.end}/${facts.totalSize}`);
	const status = range ? 206 : 200;
	if (request.method === "HEAD") return new Response(null, { status, headers });
	const content = await files.get(file.key, range ?? undefined);
	return content && new Response(content.body, { status, headers });
}

/** Sends a protected file that was made in memory. */
export function bytesResponse(
	bytes: Uint8Array,
	file: Omit<ProvidedFile, "key">,
	request: Request,
): Response {
	const headers = protectedHeaders(file, "attachment");
	headers.set("Content-Length", String(bytes.byteLength));
	return new Response(request.method === "HEAD" ? null : Uint8Array.from(bytes), { headers });
}

function protectedHeaders(
	file: Omit<ProvidedFile, "key">,
	disposition: "attachment" | "inline",
): Headers {
	return new Headers({
		"Content-Type": file.contentType,
		"Content-Disposition": `${disposition}; filename="${file.fileName}"`,
		"Cache-Control": "private, no-store",
		"X-Content-Type-Options": "nosniff",
		"Content-Security-Policy": "default-src 'none'; sandbox",
		"X-Robots-Tag": "noindex",
	});
}

/** Redirects an allowed person to a file on another site. The server never fetches that file. */
export function redirectElsewhere(address: string): Response {
	return redirect(address, {
		headers: { "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" },
	});
}

/** One range of bytes; null for none, or for a form that may be ignored. */
function parseRange(
	header: string | null,
	size: number,
): { start: number; end: number } | "unsatisfiable" | null {
	const match = /^bytes=(\d*)-(\d*)$/u.exec(header ?? "");
	if (!match || (match[1] === "" && match[2] === "")) return null;
	const isSuffix = match[1] === "";
	const start = isSuffix ? Math.max(0, size - Number(match[2])) : Number(match[1]);
	const end = isSuffix || match[2] === "" ? size - 1 : Math.min(Number(match[2]), size - 1);
	return start < size && start <= end ? { start, end } : "unsatisfiable";
}

/** A public picture, which browsers and proxies may keep for a day. */
export function pictureResponse(png: Uint8Array): Response {
	return new Response(png as Uint8Array<ArrayBuffer>, {
		headers: { "Content-Type": "image/png", "Cache-Control": "public, max-age=86400" },
	});
}
