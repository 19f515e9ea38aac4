import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { Busboy } from "@fastify/busboy";

/** A file as it was sent; without its bytes when they are more than it may have. */
export type SentFile = { name: string; bytes: Uint8Array | null };

export type FileForm = {
	/** What was typed, by the name of its field; cut where it is longer than it may be. */
	texts: ReadonlyMap<string, string>;
	/** The first in the field "file" that has a name: a browser sends one without where none was chosen. */
	file: SentFile | null;
	/** All of them, in their order, where a form may have several. */
	files: SentFile[];
	/** The body is not a form, has too many parts or files, or is cut off. */
	isMalformed: boolean;
};

/** @property files how many a form for several may have: one with more is malformed. Of others the first counts. */
export type FileFormLimits = { fileBytes: number; textBytes: number; files?: number };

const formLimits = { headerPairs: 20, headerSize: 16_384 };
const textParts = 31;

/**
 * Reads a form that may have a file (RFC 7578) while it comes in. Of a file that is too large nothing is
 * kept, and the rest of the body is read all the same, so that the sender hears the answer: how long a body
 * may be is up to the server.
 */
export async function readFileForm(request: Request, limits: FileFormLimits): Promise<FileForm> {
	const texts = new Map<string, string>();
	const files: { name: string; chunks: Uint8Array[]; isTooLarge: boolean }[] = [];
	let isMalformed = false;
	const most = limits.files ?? 1;
	try {
		const parser = new Busboy({
			headers: { "content-type": request.headers.get("Content-Type") ?? "" },
			limits: {
				...formLimits,
				parts: textParts + most,
				fileSize: limits.fileBytes,
				fieldSize: limits.textBytes,
			},
			isPartAFile: (_field, _type, fileName) => fileName !== undefined,
		});
		parser.on("field", (name, value) => texts.set(name, value));
		parser.on("file", (field, stream, fileName) => {
			// A body that breaks off within a file. Unheard, it would end the process.
			stream.on("error", () => {
				isMalformed = true;
			});
			if (field !== "file" || !fileName) return void stream.resume();
			if (files.length >= most) {
				if (limits.files !== undefined) isMalformed = true;
				return void stream.resume();
			}
			// How a browser writes a quotation mark and the two signs of a line break.
			const name = fileName.replace(/%(?:22|0D|0A)/giu, decodeURIComponent);
			const chunks: Uint8Array[] = [];
			const file = { name, chunks, isTooLarge: false };
			files.push(file);
			stream.on("data", (chunk: Uint8Array) => {
				if (!file.isTooLarge) chunks.push(chunk);
			});
			stream.on("limit", () => {
				file.isTooLarge = true;
				chunks.length = 0;
			});
		});
		parser.on("partsLimit", () => {
			isMalformed = true;
		});
		if (!request.body) throw new TypeError("There is no body");
		await pipeline(Readable.fromWeb(request.body as NodeStream), parser);
	} catch {
		isMalformed = true;
	}
	const sent = files.map(({ name, chunks, isTooLarge }) => ({
		name,
		bytes: isTooLarge ? null : Buffer.concat(chunks),
	}));
	return { texts, file: sent[0] ?? null, files: sent, isMalformed };
}
