import { checkUnpacked, damaged, type PackedFile, readDirectory } from "../zip-directory.ts";

/** An archive as a browser unpacks it: by its own inflater, and never more bytes than the directory said. */
export function openZipInBrowser(bytes: Uint8Array) {
	const { names, has, find } = readDirectory(bytes);
	return {
		names,
		has,
		lengthOf: (name: string) => find(name).length,
		read: (name: string) => unpack(find(name)),
	};
}

async function unpack(file: PackedFile): Promise<Uint8Array> {
	const content = file.isDeflated ? await inflate(file) : file.data;
	return checkUnpacked(content, file, crc32(content));
}

async function inflate({ data, length }: PackedFile): Promise<Uint8Array> {
	const content = new Uint8Array(length);
	let filled = 0;
	try {
		// Not by a blob: the browser keeps those elsewhere, and each takes milliseconds to get there.
		const packed = new ReadableStream<Uint8Array<ArrayBuffer>>({
			start(controller) {
				controller.enqueue(data as Uint8Array<ArrayBuffer>);
				controller.close();
			},
		});
		const reader = packed.pipeThrough(new DecompressionStream("deflate-raw")).getReader();
		for (;;) {
			const { done, value } = await reader.read();
			if (done) return content.subarray(0, filled);
			content.set(value, filled);
			filled += value.length;
		}
	} catch (cause) {
		throw Object.assign(damaged("a file cannot be unpacked"), { cause });
	}
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
	let value = byte;
	for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
	return value;
});

function crc32(bytes: Uint8Array): number {
	let sum = 0xffffffff;
	for (const byte of bytes) sum = (table[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
	return (sum ^ 0xffffffff) >>> 0;
}
