import { createCsvParser } from "./parser.ts";
import type { CsvRecord } from "./record.ts";
import {
	createEncodingDetector,
	decoderOf,
	type EncodingGuess,
	type TextEncoding,
} from "./text-encoding.ts";

/** A file's bytes in their order, cut anywhere. */
export type ByteChunks = AsyncIterable<Uint8Array>;

/** What a file is written in: all of it is looked at, and none of it kept. */
export async function detectEncoding(chunks: ByteChunks): Promise<EncodingGuess> {
	const detector = createEncodingDetector();
	for await (const chunk of chunks) detector.push(chunk);
	return detector.end();
}

/**
 * The rows of a file, as they come in: what is held is one piece of the file and the row that it cuts.
 * @param encoding what `detectEncoding` has said of the same bytes
 */
export async function* readCsv(
	chunks: ByteChunks,
	encoding: TextEncoding,
): AsyncGenerator<CsvRecord[]> {
	const decoder = decoderOf(encoding);
	const parser = createCsvParser();
	for await (const chunk of chunks) yield parser.push(decoder.decode(chunk, { stream: true }));
	yield parser.push(decoder.decode());
	yield parser.end();
}
