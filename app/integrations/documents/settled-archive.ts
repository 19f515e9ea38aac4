import { crc32, deflateRawSync } from "node:zlib";
import { openZip } from "./zip-archive.ts";

/** The first day that an archive can name, as Word itself writes it; it shows in no program. */
const dosDate = 0x21;

/**
 * Writes an Office file again without who made it and when: the properties are for the person who fills it in,
 * whose program writes them with the first change. So the same content gives the same bytes. Its list of
 * contents comes first, as programs that look at the first bytes expect.
 */
export function settleArchive(bytes: Uint8Array): Uint8Array {
	const archive = openZip(bytes);
	const contents = "[Content_Types].xml";
	const names = [contents, ...archive.names.filter((name) => name !== contents).toSorted()];
	return writeZip(
		names.map((name) => {
			const content = Buffer.from(archive.read(name));
			return { name, content: name === "docProps/core.xml" ? withoutMaker(content) : content };
		}),
	);
}

function withoutMaker(core: Buffer): Buffer {
	const made =
		/<(dc:creator|cp:lastModifiedBy|dcterms:created|dcterms:modified)\b[^>]*>[^<]*<\/\1>/gu;
	return Buffer.from(core.toString().replace(made, ""));
}

/** PKWARE's format with nothing in it but names and deflated content. */
function writeZip(files: readonly { name: string; content: Buffer }[]): Uint8Array {
	const parts: Buffer[] = [];
	const directory: Buffer[] = [];
	let offset = 0;
	for (const { name, content } of files) {
		const path = Buffer.from(name);
		const packed = deflateRawSync(content, { level: 9 });
		const facts = Buffer.alloc(26);
		facts.writeUInt16LE(20, 0);
		facts.writeUInt16LE(8, 4);
		facts.writeUInt16LE(dosDate, 8);
		facts.writeUInt32LE(crc32(content), 10);
		facts.writeUInt32LE(packed.length, 14);
		facts.writeUInt32LE(content.length, 18);
		facts.writeUInt16LE(path.length, 22);
		const local = Buffer.concat([signature(0x04034b50), facts, path, packed]);
		const rest = Buffer.alloc(14);
		rest.writeUInt32LE(offset, 10);
		parts.push(local);
		directory.push(signature(0x02014b50), Buffer.from([20, 0]), facts, rest, path);
		offset += local.length;
	}
	const central = Buffer.concat(directory);
	const end = Buffer.alloc(18);
	end.writeUInt16LE(files.length, 4);
	end.writeUInt16LE(files.length, 6);
	end.writeUInt32LE(central.length, 8);
	end.writeUInt32LE(offset, 12);
	return Buffer.concat([...parts, central, signature(0x06054b50), end]);
}

function signature(number: number): Buffer {
	const bytes = Buffer.alloc(4);
	bytes.writeUInt32LE(number);
	return bytes;
}
