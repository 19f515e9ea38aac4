import { parentPort, workerData } from "node:worker_threads";
import { plainTextOf, type TextBlock } from "#app/domain/text-blocks.ts";
import { ConversionError, type ConversionResult, type ConvertibleKind } from "./conversion.ts";
import { docBlocks } from "./doc-blocks.ts";
import { docxBlocks } from "./docx-blocks.ts";
import { txtBlocks } from "./txt-blocks.ts";
import { ZipError } from "./zip-archive.ts";

/** A resume is a few thousand letters; what is a hundred times longer is no resume. */
const limits = { blocks: 10_000, letters: 400_000 };

const converters: Record<
	ConvertibleKind,
	(bytes: Uint8Array) => TextBlock[] | Promise<TextBlock[]>
> = {
	docx: docxBlocks,
	doc: docBlocks,
	txt: txtBlocks,
};

async function convert(bytes: Uint8Array, kind: ConvertibleKind): Promise<ConversionResult> {
	try {
		const blocks = await converters[kind](bytes);
		const text = blocks.map(plainTextOf).join("");
		if (!/\S/.test(text)) return { success: false, reason: "empty" };
		if (blocks.length > limits.blocks || text.length > limits.letters) {
			return { success: false, reason: "too_large" };
		}
		if ((text.match(/\ufffd/g)?.length ?? 0) > text.length / 20) {
			return { success: false, reason: "unreadable" };
		}
		return { success: true, blocks };
	} catch (error) {
		if (error instanceof ConversionError) return { success: false, reason: error.reason };
		if (error instanceof ZipError) return { success: false, reason: error.problem };
		return { success: false, reason: "unreadable" };
	}
}

const { bytes, kind } = workerData as { bytes: Uint8Array; kind: ConvertibleKind };
parentPort?.postMessage(await convert(bytes, kind));
