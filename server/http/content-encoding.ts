import { promisify } from "node:util";
import zlib, { constants } from "node:zlib";

export type Encoding = "br" | "gzip";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Bodies below this gain nothing: they fit into one packet anyway. */
export const compressFrom = 1024;

const compressible =
	/^(?:text\/(?!event-stream)|image\/svg\+xml|application\/(?:[\w.+-]*\+)?(?:json|xml|javascript|manifest)|font\/(?:ttf|otf))/iu;

export function isCompressible(contentType: string | null | undefined): boolean {
	return compressible.test(contentType ?? "");
}

/**
 * The better of the encodings that a client takes; undefined when it takes none, or says "not this".
 * @param offered the better ones first
 */
export function chooseEncoding(
	accepted: string | undefined,
	offered: readonly Encoding[] = ["br", "gzip"],
): Encoding | undefined {
	if (!accepted) return undefined;
	const weights = new Map<string, number>();
	for (const part of accepted.toLowerCase().split(",")) {
		const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
		const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
		weights.set(name, weight === undefined ? 1 : Number(weight));
	}
	const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
	return offered.find((encoding) => weightOf(encoding) > 0);
}

/** To hand so much to another thread, and to hear from it, takes longer than to compress it quickly. */
const atOnceUpTo = 256 * 1024;

/**
 * Compresses a whole body. What takes long, a large one or the best effort, leaves the main thread free.
 * @param effort `quick` for what is sent once (brotli 1, gzip 1), `best` for what is kept
 */
export async function compress(
	body: Uint8Array,
	encoding: Encoding,
	effort: "quick" | "best",
): Promise<Buffer> {
	const isQuick = effort === "quick";
	const isAtOnce = isQuick && body.length <= atOnceUpTo;
	if (encoding === "gzip") {
		const options = { level: isQuick ? 1 : 9 };
		return isAtOnce ? zlib.gzipSync(body, options) : gzip(body, options);
	}
	const options = {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: isQuick ? 1 : 11,
			[constants.BROTLI_PARAM_SIZE_HINT]: body.length,
			// A window beyond the body's size would only cost memory.
			[constants.BROTLI_PARAM_LGWIN]: isQuick ? 18 : 22,
		},
	};
	return isAtOnce ? zlib.brotliCompressSync(body, options) : brotli(body, options);
}

/** Compresses a body piece by piece; every piece goes out at once. */
export function createCompressor(encoding: Encoding) {
	return encoding === "gzip"
		? zlib.createGzip({ level: 1, flush: constants.Z_SYNC_FLUSH })
		: zlib.createBrotliCompress({
				flush: constants.BROTLI_OPERATION_FLUSH,
				params: {
					[constants.BROTLI_PARAM_QUALITY]: 1,
					[constants.BROTLI_PARAM_LGWIN]: 18,
				},
			});
}
