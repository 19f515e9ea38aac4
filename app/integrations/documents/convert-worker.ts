import { parentPort, workerData } from "node:worker_threads";
import { blocksOfFile, failureOf } from "./blocks-of-file.ts";
import type { ConversionResult, ConvertibleKind } from "./conversion.ts";

async function convert(bytes: Uint8Array, kind: ConvertibleKind): Promise<ConversionResult> {
	try {
		return { success: true, blocks: await blocksOfFile(bytes, kind) };
	} catch (error) {
		return { success: false, reason: failureOf(error) };
	}
}

const { bytes, kind } = workerData as { bytes: Uint8Array; kind: ConvertibleKind };
parentPort?.postMessage(await convert(bytes, kind));
