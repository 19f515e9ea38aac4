import WordExtractor from "word-extractor";
import type { FileRemark } from "./file-reading.ts";
import { openZip } from "./zip-archive.ts";

/** What stands in a Word file beside its body: margins, addresses of links, properties. */
export type WordExtras = { hidden: string[]; remarks: FileRemark[] };

const largestPart = 4 * 1024 * 1024;

/** @throws ZipError */
export function docxExtras(bytes: Uint8Array): WordExtras {
	const archive = openZip(bytes);
	const textOf = (name: string) => {
		const content = archive.read(name);
		return content.length > largestPart ? "" : new TextDecoder().decode(content);
	};
	const hidden: string[] = [];
	const remarks = new Set<FileRemark>();
	for (const name of archive.names) {
		if (/^word\/(?:header|footer|footnotes|endnotes|comments)\d*\.xml$/u.test(name)) {
			const words = paragraphsIn(textOf(name));
			if (words.length > 0) remarks.add("page_margins");
			hidden.push(...words);
		} else if (/^docProps\/[\w-]+\.xml$/u.test(name)) {
			hidden.push(
				textOf(name)
					.replace(/<[^>]*>/gu, " ")
					.replace(/\s+/gu, " ")
					.trim(),
			);
		} else if (/\.rels$/u.test(name)) {
			for (const { type, target } of outsideTargets(textOf(name))) {
				if (type === "hyperlink") {
					remarks.add("links");
					hidden.push(target.replace(/^mailto:|^tel:/iu, ""));
				} else remarks.add("outside_parts");
			}
		} else if (/^word\/(?:embeddings|activeX)\//u.test(name)) {
			remarks.add("embedded_objects");
		}
	}
	return { hidden: hidden.filter((line) => line !== ""), remarks: [...remarks] };
}

/** The words of each paragraph, by the text elements alone: nothing else of the XML is looked at. */
function paragraphsIn(xml: string): string[] {
	return xml
		.split(/<\/w:p>/u)
		.map((paragraph) =>
			[...paragraph.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>/gu)].map(([, text]) => text).join(""),
		)
		.map(unescapeXml)
		.filter((text) => text.trim() !== "");
}

function outsideTargets(xml: string): { type: string; target: string }[] {
	return [...xml.matchAll(/<Relationship\s[^>]*>/gu)]
		.map(([tag]) => ({
			outside: /TargetMode\s*=\s*"External"/iu.test(tag),
			type: /\bType\s*=\s*"[^"]*\/([^"/]*)"/u.exec(tag)?.[1] ?? "",
			target: unescapeXml(/\bTarget\s*=\s*"([^"]*)"/u.exec(tag)?.[1] ?? ""),
		}))
		.filter(({ outside }) => outside);
}

const entities: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };
const unescapeXml = (text: string): string =>
	text.replace(/&(lt|gt|amp|quot|apos);/gu, (_, name: string) => entities[name] ?? "");

export async function docExtras(bytes: Uint8Array): Promise<WordExtras> {
	const document = await new WordExtractor().extract(Buffer.from(bytes));
	const margins = [document.getHeaders(), document.getFootnotes(), document.getTextboxes()]
		.flatMap((text) => text.split(/[\r\n]+/u))
		.map((line) => line.trim())
		.filter((line) => line !== "");
	return { hidden: margins, remarks: margins.length > 0 ? ["page_margins"] : [] };
}
