import { linesIn, relationsIn, unescapeXml } from "./browser/word-xml.ts";
import type { FileRemark } from "./file-reading.ts";
import { openZip } from "./zip-archive.ts";

/** What a Word file has besides its body: margins, addresses of links, properties. */
export type WordExtras = {
	hidden: string[];
	remarks: FileRemark[];
	/** Who wrote it and changed it, and its title. */
	properties: string[];
	/** What stands above and below its pages. */
	margins: string[];
};

const largestPart = 4 * 1024 * 1024;

/** @throws ZipError */
export function docxExtras(bytes: Uint8Array): WordExtras {
	const archive = openZip(bytes);
	const textOf = (name: string) => {
		const content = archive.read(name);
		return content.length > largestPart ? "" : new TextDecoder().decode(content);
	};
	const hidden: string[] = [];
	const properties = new Set<string>();
	const margins: string[] = [];
	const remarks = new Set<FileRemark>();
	for (const name of archive.names) {
		for (const said of namesSaid(name, textOf)) properties.add(said);
		if (/^word\/(?:header|footer|footnotes|endnotes|comments)\d*\.xml$/u.test(name)) {
			const words = linesIn(textOf(name));
			if (words.length > 0) remarks.add("page_margins");
			hidden.push(...words);
			if (/header|footer/u.test(name)) margins.push(...words);
		} else if (/^docProps\/[\w-]+\.xml$/u.test(name)) {
			hidden.push(
				textOf(name)
					.replace(/<[^>]*>/gu, " ")
					.replace(/\s+/gu, " ")
					.trim(),
			);
		} else if (/\.rels$/u.test(name)) {
			for (const { type, target, isOutside } of relationsIn(textOf(name))) {
				if (!isOutside) continue;
				if (type === "hyperlink") {
					remarks.add("links");
					hidden.push(target.replace(/^mailto:|^tel:/iu, ""));
				} else remarks.add("outside_parts");
			}
		} else if (/^word\/(?:embeddings|activeX)\//u.test(name)) {
			remarks.add("embedded_objects");
		}
	}
	hidden.push(...properties);
	return {
		hidden: hidden.filter((line) => line !== ""),
		remarks: [...remarks],
		properties: [...properties],
		margins,
	};
}

/** Who is named as an author: of the file, of comments, of tracked changes; and the file's title. */
function namesSaid(name: string, textOf: (name: string) => string): string[] {
	const isProperties = name === "docProps/core.xml";
	if (!isProperties && !/^word\/[\w.-]+\.xml$/u.test(name)) return [];
	const pattern = isProperties
		? /<(?:dc:creator|dc:title|cp:lastModifiedBy)>([^<]{1,200})</gu
		: /\bw(?:15)?:author="([^"]{1,200})"/gu;
	return [...textOf(name).matchAll(pattern)].map(([, said = ""]) => unescapeXml(said).trim());
}

export async function docExtras(bytes: Uint8Array): Promise<WordExtras> {
	const { default: WordExtractor } = await import("word-extractor");
	const document = await new WordExtractor().extract(Buffer.from(bytes));
	const margins = [document.getHeaders(), document.getFootnotes(), document.getTextboxes()]
		.flatMap((text) => text.split(/[\r\n]+/u))
		.map((line) => line.trim())
		.filter((line) => line !== "");
	const remarks: FileRemark[] = margins.length > 0 ? ["page_margins"] : [];
	return { hidden: margins, remarks, properties: [], margins };
}
