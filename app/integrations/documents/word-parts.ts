import { relationsIn } from "./browser/word-xml.ts";
import { ZipError } from "./zip-directory.ts";

/** How long a list of what an archive holds may be when it is unpacked. */
export const largestList = 1024 * 1024;

/** Where an archive says what its parts are, and which of them is the main one. */
export const listOfTypes = "[Content_Types].xml";
export const listOfRelations = "_rels/.rels";

type Archive = {
	has: (name: string) => boolean;
	lengthOf: (name: string) => number;
	read: (name: string) => Uint8Array | Promise<Uint8Array>;
};

/**
 * The part that has the text of a Word file, as the archive itself names it: Word on the web and SharePoint call it
 * "word/document2.xml". One that names none has it under the usual name.
 * @returns null of what is no Word file: the part is not there or elsewhere, or there are several
 * @throws ZipError
 */
export async function mainPart(archive: Archive): Promise<string | null> {
	const named = new Set<string>();
	if (archive.has(listOfRelations)) {
		if (archive.lengthOf(listOfRelations) > largestList) {
			throw new ZipError("too_large", "A list of a megabyte");
		}
		const xml = new TextDecoder().decode(await archive.read(listOfRelations));
		for (const { type, target, isOutside } of relationsIn(xml)) {
			if (type === "officeDocument") named.add(isOutside ? "" : target.replace(/^\//u, ""));
		}
	}
	const [name = "word/document.xml"] = named;
	const isPart = named.size < 2 && /^word\/[\w.-]+\.xml$/u.test(name);
	return isPart && archive.has(listOfTypes) && archive.has(name) ? name : null;
}
